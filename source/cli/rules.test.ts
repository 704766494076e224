import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import yargs from 'yargs';
import { addCommand } from './command.ts';
import { Problem } from './problem.ts';
import { rules } from './rules.ts';

let written = '';

beforeEach(() => {
  written = '';
  vi.spyOn(process.stdout, 'write').mockImplementation(chunk => {
    written += String(chunk);
    return true;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

async function run(...words: readonly string[]): Promise<number> {
  let exitCode = -1;
  const parser = yargs()
    .exitProcess(false)
    .strict()
    .fail((message, error) => {
      throw error ?? new Error(message);
    });
  const line = ['rules', ...words];
  const done = (code: number) => {
    exitCode = code;
  };
  addCommand(parser, rules, { words: line, done });
  await parser.parseAsync(line);
  return exitCode;
}

async function refusal(...words: readonly string[]): Promise<Problem> {
  const thrown = await run(...words).catch((error: unknown) => error);
  if (thrown instanceof Problem) return thrown;
  throw new Error(`not refused: ${words.join(' ')}`);
}

test('a book is printed whole: chapters, house rulings, and at the end the options', async () => {
  expect(await run('masters-2005')).toBe(0);
  const places = ['Masters 2005', '0  Definitions', 'M-10-2-1 ', 'R-19 ', '22  Equipment'].map(
    part => written.indexOf(part),
  );
  expect(places.every(place => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(written.indexOf('pitFirstGear')).toBeGreaterThan(written.indexOf('22  Equipment'));
});

test('the editions say different things', async () => {
  await run('masters-2002', '19');
  expect(written).toContain('11-20: not done.');
  expect(written).not.toContain('M-19-1-8');
  written = '';
  await run('masters-2005', '19');
  expect(written).toContain('11-20: it failed.');
  expect(written).toContain('M-19-1-8');
});

test.each(['10', 'overshooting', 'Overshoot', 'M-10-2-1', 'm-10-2', 'R-19'])(
  'the chapter %s is printed alone',
  async name => {
    expect(await run('masters-2005', name)).toBe(0);
    expect(written.startsWith('10  Overshooting\n')).toBe(true);
    expect(written).not.toContain('11  Braking');
    expect(written).not.toContain('pitFirstGear');
  },
);

test('without a name the book offered first is printed', async () => {
  expect(await run()).toBe(0);
  expect(written.startsWith('Masters 2005\n')).toBe(true);
});

test('JSON holds the book, its chapters and its options', async () => {
  expect(await run('masters-2002', '--json')).toBe(0);
  const { book, edition, chapters, options } = JSON.parse(written);
  expect([book, edition, chapters.length, options.length]).toEqual([
    'masters-2002',
    '2002',
    23,
    25,
  ]);
  expect(chapters[10].statements[4]).toMatchObject({ rule: 'M-10-2-1', kind: 'rule' });
});

test('an unknown book or chapter is refused with the ones there are', async () => {
  const book = await refusal('masters-1999');
  expect(book.message).toContain('masters-2002, masters-2005');
  expect(book.exitCode).toBe(2);
  const chapter = await refusal('masters-2005', 'sunroof');
  expect(chapter.message).toContain("no chapter 'sunroof'");
  expect(chapter.message).toContain('10 Overshooting');
  expect(chapter.exitCode).toBe(2);
});
