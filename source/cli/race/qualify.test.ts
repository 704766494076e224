import { describe, expect, test } from 'vitest';
import { anyBook, firstBook } from '../../rules/books.ts';
import type { FormulaDeBook } from '../../rules/formula-de/book.ts';
import type { NewSession } from '../../session/begin-session.ts';
import { anotherBook } from '../../testing/formula-de/another-book.ts';
import { runWords } from '../../testing/run-words.ts';
import { circuitNamed } from '../tracks/circuits.ts';
import { withTrials } from './qualify-flags.ts';

/** Returns the drivers of the grid printed at the beginning of a race, pole first. */
function gridPrinted(out: string): readonly string[] {
  const [, grid = ''] = out.split('level, style\n');
  return [...grid.matchAll(/^\d+ +(\w+) .*for tests/gm)].map(([, name = '']) => name);
}

const WHERE = ['--track', 'otterbrook', '--seed', '4'];
const CPUS = ['random:Bob', 'random:Cleo', 'random:Dan'].flatMap(one => ['--cpu', one]);
const RACE = ['race', ...WHERE, '--laps', '1', '--grid', '3', ...CPUS];

describe('chicane qualify in a pipe', () => {
  test('prints the lap of a CPU driver roll by roll, its time and how it stands to par', async () => {
    const { out, exitCode } = await runWords('qualify', ...WHERE, '--cpu', 'random:Bob');
    expect(exitCode).toBe(0);
    expect(out).toMatch(
      /^Otterbrook: timed trials, 1 session, 1 driver, Masters 2005, seed 4, par/,
    );
    expect(out).toContain('session 1: sun, dry track');
    expect(out).toMatch(/Bob on \w+ tires: 1st \d, /);
    expect(out).toMatch(/Bob: \d+ rolls.* = \d+ in \d'\d\d"\d\d; par \d+\.\d: [+-]|too many stops/);
  });

  test('holds several sessions, whose best results count, and is the same for the same seed', async () => {
    const words = ['qualify', ...WHERE, '--cpu', 'random', '--cpu', 'random', '--sessions', '2'];
    const { out } = await runWords(...words, '--weather', 'roll');
    expect(out).toMatch(/session 2: a roll of \d+/);
    expect(out).toContain('all sessions');
    expect((await runWords(...words, '--weather', 'roll')).out).toBe(out);
  });

  test('makes the grid of a race', async () => {
    const { out } = await runWords(...RACE, '--qualify', 'timed');
    const ranking = [...out.matchAll(/^(\d) {2}(\w+)\s.*\d'\d\d"\d\d|^(\d) {2}(\w+)\s.*aborted/gm)];
    const names = ranking.map(([, , finished, , aborted]) => finished ?? aborted);
    expect(names).toHaveLength(3);
    expect(gridPrinted(out)).toEqual(names);
    expect(out).toContain('Otterbrook: 1 lap, 3 cars');
  });

  test('--qualify none puts the drivers on the grid as they are named', async () => {
    const { out } = await runWords(...RACE, '--qualify', 'none');
    expect(gridPrinted(out)).toEqual(['Bob', 'Cleo', 'Dan']);
  });
});

describe('a driver who is hurt in his lap alone (TR-145)', () => {
  const trant = (seed: number, ...names: readonly string[]) =>
    runWords(
      ...['race', '--track', 'otterbrook', '--rules', 'trant', '--qualify', 'timed'],
      ...['--weather', 'sun', '--laps', '2', '--seed', String(seed), '--grid', `${names.length}`],
      ...names.flatMap(name => ['--cpu', `random:${name}`]),
    );

  test('is told, and does not start in the race', async () => {
    const { out, exitCode } = await trant(10, 'Ida', 'Joe', 'Mia');
    expect(exitCode).toBe(0);
    expect(out).toContain('Mia was killed in the timed lap and does not start in the race.');
    expect(gridPrinted(out)).not.toContain('Mia');
    expect(gridPrinted(out)).toHaveLength(2);
  });

  test('is told what put him out, an engine or a corner (TRR-9)', async () => {
    const { out } = await trant(11, 'Ida', 'Joe', 'Mia');
    expect(out).toContain('Joe is out, engine failure: last in this session.');
    expect(out).toContain('Mia is out, overshot a corner: last in this session.');
  });

  test('leaves no race where nobody else would start', async () => {
    const { out, exitCode } = await trant(9, 'Ida');
    expect(exitCode).toBe(0);
    expect(out).toMatch(/\nNobody is fit to start: there is no race\.\n$/);
  });
});

test('--with untimed drives the trials of a BGA book without a clock (BR-54)', async () => {
  const words = ['qualify', ...WHERE, '--rules', 'bga-advanced', '--cpu', 'random:Bob'];
  expect((await runWords(...words)).out).toMatch(/\d'\d\d"\d\d/);
  const { out, exitCode } = await runWords(...words, '--with', 'untimed');
  expect(exitCode).toBe(0);
  expect(out).toMatch(/Bob: \d+ rolls/);
  expect(out).not.toMatch(/\d'\d\d"\d\d/);
});

test('--with untimed marks the places of a Trant book that a random draw decided (TRR-11)', async () => {
  const untimed = ['--rules', 'trant', '--with', 'untimed'];
  const cpus = Array.from({ length: 8 }, (_, at) => ['--cpu', `club:Car${at}`]).flat();
  const { out } = await runWords('qualify', ...WHERE, ...untimed, ...cpus);
  const turns = [...out.matchAll(/^(\d)(~?) +\S+ +(\d+)$/gm)].map(([, , mark, count]) => [
    mark,
    count,
  ]);
  expect(turns).toHaveLength(8);
  expect(turns.some(([mark]) => mark === '~')).toBe(true);
  for (const [mark, count] of turns) {
    expect(mark === '~').toBe(turns.filter(([, other]) => other === count).length > 1);
  }
  expect(out).toContain('~ level in everything: a random draw decided');
});

test.each(['race', 'simulate'])(
  'chicane %s refuses technical stops in a race of one lap, with the mend',
  async command => {
    const short = [
      command,
      '--track',
      'otterbrook',
      '--rules',
      'bga-advanced',
      '--with',
      'technical',
    ];
    const { err, exitCode } = await runWords(...short, '--laps', '1');
    expect(exitCode).toBe(2);
    expect(err).toContain(
      '--with technical needs a race of 2 laps or more, not 1. Give --laps 2, or leave --with technical out.',
    );
  },
);

test('trials alone may have any option, as no race follows', async () => {
  const words = ['qualify', ...WHERE, '--rules', 'bga-advanced', '--cpu', 'random'];
  expect((await runWords(...words, '--with', 'technical')).exitCode).toBe(0);
});

describe('wrong wishes', () => {
  test.each([
    [['qualify', '--sessions', '4'], '--sessions takes a whole number from 1 to 3.'],
    [['qualify', '--track', 'nowhere'], 'nowhere'],
    [['race', '--qualify', 'maybe'], 'qualify'],
    [
      ['race', '--rules', 'bga-basic', '--qualify', 'timed', '--sessions', '2'],
      'BGA basic has no more than 1 session of timed trials.',
    ],
    [
      ['qualify', '--rules', 'bga-advanced', '--sessions', '2'],
      'BGA advanced has no more than 1 session of timed trials.',
    ],
  ])('%s is told in a sentence', async (words, sentence) => {
    const { err, exitCode } = await runWords(...words);
    expect(err).toContain(sentence);
    expect(err.trim().split('\n').length).toBeLessThan(4);
    expect(exitCode).toBeGreaterThan(0);
  });
});

function raceBy(book: FormulaDeBook): NewSession {
  const { board, text: circuitText } = circuitNamed('otterbrook');
  return { book: anyBook(book), board, circuitText, seats: [], laps: 1, seed: 1, levels: [] };
}

test('timed trials by a book that has none are refused with the books that have them', () => {
  expect(() => withTrials(raceBy(anotherBook))).toThrow(
    'Another book has no timed trials. Books with timed trials: masters-2005, masters-2002, bga-advanced, bga-basic, trant.',
  );
  expect(() => withTrials(raceBy(firstBook))).not.toThrow();
});
