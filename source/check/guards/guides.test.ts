// What the guides tell to type can be typed: blocks of the kind `sh` are run, those of the kind `console` are read as a
// command line, because they begin something that waits for somebody.
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import yargs, { type CommandModule } from 'yargs';
import { addEveryCommand } from '../../cli/every-command.ts';
import { bookNamed } from '../../rules/games.ts';
import { freshFolder } from '../../testing/fresh-folder.ts';
import { runWords } from '../../testing/run-words.ts';
import { writtenRace } from '../../testing/saved-race.ts';

const ROOT = join(import.meta.dirname, '../../..');
const GUIDES = join(ROOT, 'source/guides');
const PAGES = [
  'README.md',
  ...readdirSync(GUIDES)
    .filter(name => name.endsWith('.md'))
    .map(name => `source/guides/${name}`),
];
/** What fetches and starts the program: `check/e2e/first-race.test.ts` begins there. */
const STARTS = ['npm ci', 'npm start'];
/** What stands before the words of a command line. */
const PROGRAM = /^(?:npm start(?: --)?|chicane|node source\/launcher\.cjs)(?: |$)/;

function textOf(page: string): string {
  return readFileSync(join(ROOT, page), 'utf8');
}

/** Returns the lines of the blocks of a kind, without remarks. */
function linesOf(page: string, kind: 'sh' | 'console'): readonly string[] {
  return [...textOf(page).matchAll(/^```(\w+)\n(.*?)^```/gms)]
    .filter(([, found]) => found === kind)
    .flatMap(([, , block = '']) => block.split('\n'))
    .map(line => line.replace(/ +# .*$/, ''))
    .filter(line => line !== '');
}

interface CommandLine {
  readonly words: readonly string[];
  /** The file to which the output goes. */
  readonly file: string | undefined;
}

function commandOf(line: string): CommandLine {
  expect(line).toMatch(PROGRAM);
  const [said = '', file] = line.replace(/ \| \w+$/, '').split(' > ');
  const words = [...said.replace(PROGRAM, '').matchAll(/"([^"]*)"|\S+/g)];
  return { words: words.map(([word, quoted]) => quoted ?? word), file };
}

/** Reads a command line as the program does, and does nothing. */
async function read(words: readonly string[]): Promise<void> {
  const parser = yargs()
    .strict()
    .exitProcess(false)
    .fail((message, error) => {
      throw error ?? new Error(message);
    });
  const add = parser.command.bind(parser) as (module: CommandModule) => typeof parser;
  Object.assign(parser, {
    command: (module: CommandModule) => add({ ...module, handler: () => undefined }),
  });
  const names = addEveryCommand(parser, { words, done: () => undefined });
  const [first = 'race', second] = words;
  expect([...names.keys()]).toContain(first);
  const members = names.get(first) ?? [];
  if (members.length > 0 && second !== undefined) expect(members).toContain(second);
  await parser.parseAsync([...words]);
}

/** Expects circuits and books that a command line names to exist. */
function expectNamesToExist(words: readonly string[]): void {
  const values = (flag: string) =>
    words.flatMap((word, at) => (word === flag ? (words[at + 1] ?? '').split(',') : []));
  for (const track of [...values('--track'), ...values('--calendar')]) {
    if (!track.endsWith('.yaml'))
      expect(existsSync(join(ROOT, 'tracks', `${track}.yaml`))).toBe(true);
  }
  for (const book of values('--rules'))
    expect({ book, there: bookNamed(book) !== undefined }).toEqual({ book, there: true });
}

describe.each(PAGES)('%s', page => {
  const waiting = linesOf(page, 'console');
  test.skipIf(waiting.length === 0)(
    'names commands, flags, circuits and books that exist',
    async () => {
      for (const line of waiting) {
        const { words } = commandOf(line);
        await read(words);
        expectNamesToExist(words);
      }
    },
  );

  const runs = linesOf(page, 'sh').filter(line => !STARTS.includes(line));
  test.skipIf(runs.length === 0)('has commands that can be run as they stand', async () => {
    const saves = freshFolder();
    vi.stubEnv('CHICANE_SAVES', saves);
    onTestFinished(() => void vi.unstubAllEnvs());
    renameSync(writtenRace(saves, 'bga-basic'), join(saves, 'my-race.json'));
    for (const line of runs) {
      const { words, file } = commandOf(line);
      const placed = words.map(word =>
        existsSync(join(saves, word)) && /\.\w+$/.test(word) ? join(saves, word) : word,
      );
      const { exitCode, out, err } = await runWords(...placed);
      expect({ line, exitCode, err: exitCode === 0 ? '' : err }).toEqual({
        line,
        exitCode: 0,
        err: '',
      });
      if (file !== undefined) writeFileSync(join(saves, file), out);
    }
  });

  test('links to what is there', () => {
    for (const [, to = ''] of textOf(page).matchAll(/\]\(([^):]+)\)/g)) {
      const [file = ''] = to.split('#');
      expect({ to, there: existsSync(join(ROOT, dirname(page), file)) }).toEqual({
        to,
        there: true,
      });
    }
  });
});

test('the README says what matters first in at most 120 lines', () => {
  expect(textOf('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120);
});
