import yargs from 'yargs';
import { quote } from '../circuit/file/faults.ts';
import { DiceUsedUp, ImpossibleFace } from '../rules/kit/errors.ts';
import { codeOf, reasonOf } from '../storage/disk.ts';
import { LedgerTrouble } from '../storage/seasons/ledger-trouble.ts';
import { safeText } from '../storage/untrusted-text.ts';
import { type AddCommand, addGroup, type Call, memberNames } from './command.ts';
import { COMPLETE } from './completion/scripts.ts';
import { spokenLanguage } from './language.ts';
import { print, tellPerson } from './printer.ts';
import { EXIT, Problem, wrongUse } from './problem.ts';
import { SEASON_GROUP } from './season/season-group.ts';
import type { Translate } from './spoken-help.ts';
import { versionLine } from './version.ts';
import { type CommandNames, plainComplaint, refuseWrongWords } from './wrong-words.ts';

/** Members of `season` that are loaded alone, because they are asked for most often and have little to do. */
const ALONE: Readonly<Record<string, () => Promise<(add: AddCommand) => void>>> = {
  standings: async () => {
    const { standingsCommand } = await import('./season/pages/standings.ts');
    return add => add(standingsCommand);
  },
  open: async () => {
    const { openCommand } = await import('./season/open.ts');
    return add => add(openCommand);
  },
};

/**
 * Runs the command named by `words` (without node and script).
 * @returns the exit code: 0 success, 1 failure, 2 wrong use
 */
export async function runCommandLine(words: readonly string[]): Promise<number> {
  if (words[0] === COMPLETE) {
    const { candidates } = await import('./completion/candidates.ts');
    for (const one of candidates(words.slice(1))) print(one);
    return EXIT.fine;
  }
  const asked = asFlags(words);
  let exitCode: number = EXIT.fine;
  const french = asksForHelp(asked) && spokenLanguage() === 'fr' ? await frenchHelp() : undefined;
  const call: Call = {
    words: asked,
    ...(french === undefined ? {} : { translate: french.helpInFrench }),
    done: code => {
      exitCode = code;
    },
  };
  const parser = newParser(french?.helpInFrench ?? (text => text));
  if (french !== undefined) parser.updateStrings(french.FRAME_IN_FRENCH);
  const names = await addCommandsFor(parser, call);
  parser.fail((message, error) => {
    // Without a message, a command has thrown the error.
    throw message ? wrongUse(plainComplaint(message, asked, names)) : error;
  });
  listenForBrokenPipes();
  try {
    refuseWrongWords(asked, names);
    await parser.parseAsync([...asked], {}, (_error, _args, output) => {
      // Help and version, which yargs would otherwise print itself.
      if (output !== '') print(output);
    });
  } catch (error) {
    return tell(error);
  }
  return exitCode;
}

// Accepts `chicane help race` and `chicane version`, as many programs do.
function asFlags([first, ...others]: readonly string[]): readonly string[] {
  if (first === 'help') return [...others, '--help'];
  if (first === 'version') return ['--version', ...others];
  return first === undefined ? [] : [first, ...others];
}

function asksForHelp(words: readonly string[]): boolean {
  return words.includes('--help') || words.includes('-h');
}

function frenchHelp(): Promise<typeof import('./french/help.ts')> {
  return import('./french/help.ts');
}

function newParser(translate: Translate): ReturnType<typeof yargs> {
  return yargs()
    .scriptName('chicane')
    .usage(translate('$0 [command]\n\nMotor-racing board games in the terminal.'))
    .version(versionLine())
    .help()
    .alias('help', 'h')
    .locale('en')
    .strict()
    .exitProcess(false)
    .wrap(Math.max(HELP_LEAST, Math.min(HELP_MOST, process.stdout.columns || 80)))
    .epilogue(
      translate(
        'chicane help COMMAND explains a command. In a checkout, npm start -- ARGS is chicane ARGS.',
      ),
    );
}

/** Columns of a help text: a narrower table is unreadable, and wider lines are hard to read. */
const HELP_LEAST = 40;
const HELP_MOST = 100;

function listenForBrokenPipes(): void {
  process.stdout.on('error', leaveBrokenPipe);
  // There is no place left to report it.
  process.stderr.on('error', () => {});
}

// The reader of a closed pipe (`| head`) has had enough, so nothing is reported; output lost to a full disk is.
function leaveBrokenPipe(error: Error): void {
  if (codeOf(error) === 'EPIPE') process.exit(EXIT.fine);
  // The screen handles a terminal that has gone.
  if (process.stdout.isTTY) return;
  complain(`The output cannot be written: ${reasonOf(error)}.`);
  process.exit(EXIT.failed);
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

// Makes sentences safe, because words of files and flags quoted in them must not control the terminal.
function complain(sentences: string): void {
  for (const line of sentences.split('\n')) {
    tellPerson(safeText(line, Number.POSITIVE_INFINITY));
  }
}

/** Reports what a command has thrown, in a sentence or two; returns the exit code. */
export function tell(error: unknown): number {
  if (error instanceof Problem) {
    complain(error.message);
    return error.exitCode;
  }
  if (error instanceof LedgerTrouble) {
    complain(error.message);
    return EXIT.failed;
  }
  if (error instanceof DiceUsedUp || error instanceof ImpossibleFace) {
    complain(`${sentenceCase(error.message)}.`);
    return EXIT.failed;
  }
  if (process.env['CHICANE_DEBUG']) {
    tellPerson(error instanceof Error ? String(error.stack) : String(error));
    return EXIT.failed;
  }
  if (isOfTheSystem(error)) {
    complain(`${quote(error.path)}: ${reasonOf(error)}.`);
    return EXIT.failed;
  }
  const what = error instanceof Error ? error.message : String(error);
  complain(
    `Chicane failed because of an internal error: ${what}. Set CHICANE_DEBUG=1 to see where, and please report it.`,
  );
  return EXIT.failed;
}

// Reports whether an error comes from the file system and so is no bug of the program.
function isOfTheSystem(error: unknown): error is Error & { readonly path: string } {
  return (
    error instanceof Error &&
    'path' in error &&
    typeof error.path === 'string' &&
    codeOf(error) !== ''
  );
}

async function addCommandsFor(parser: ReturnType<typeof yargs>, call: Call): Promise<CommandNames> {
  const [group, member = ''] = call.words;
  const load =
    group === SEASON_GROUP.command && Object.hasOwn(ALONE, member) ? ALONE[member] : undefined;
  if (load === undefined) {
    const { addEveryCommand } = await import('./every-command.ts');
    return addEveryCommand(parser, call);
  }
  const season = { ...SEASON_GROUP, addMembers: await load() };
  addGroup(parser, season, call);
  return new Map([[season.command, memberNames(season)]]);
}
