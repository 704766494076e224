// What a player or a bot may give wrong for a race by the BGA books: each is refused in a sentence or two.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { bgaAdvanced } from '../../rules/formula-de/bga/advanced.ts';
import { bgaBasic } from '../../rules/formula-de/bga/basic.ts';
import type { FormulaDeBook } from '../../rules/formula-de/book.ts';
import { runWords } from '../../testing/run-words.ts';
import { circuitNamed } from '../tracks/circuits.ts';

const folder = mkdtempSync(join(tmpdir(), 'bga-input-'));
afterAll(() => rmSync(folder, { recursive: true }));

const COMMANDS = ['race', 'drive', 'simulate'];

describe.each(COMMANDS)('chicane %s', command => {
  test.each([
    [
      '--rules bga-advanced --with wether',
      '--with wether: BGA advanced has no such option; did you mean weather? It has: ',
    ],
    ['--rules bga-basic --with weather', '--with weather: BGA basic has no such option. It has: '],
    [
      '--rules bga-basic --weather rain',
      'BGA basic has no option --weather. Books with it: masters-2005, masters-2002, bga-advanced, trant.',
    ],
    ['--rules bga-basic --with construction,weather', 'BGA basic has no such option. It has: '],
  ])('%s ends with 2 (BR-70)', async (flags, sentence) => {
    const { exitCode, out, err } = await runWords(command, ...flags.split(' '));
    expect([exitCode, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
  });
});

test('a book that has the option is named where the book of the race has none like it', async () => {
  const { err } = await runWords('race', '--rules', 'bga-basic', '--with', 'weather');
  expect(err).toMatch(/Books with it: .*bga-advanced/);
});

/** Returns what `chicane drive --from` says of a race of two cars with something changed. */
async function refused(book: FormulaDeBook, change: (race: Race) => object): Promise<string> {
  const { board } = circuitNamed('monza');
  const seats = [{ name: 'Ada' }, { name: 'Ben' }];
  const setup = { book: book.id, track: 'monza', seed: 7, laps: 1, seats, options: {} };
  const { race } = book.start(setup, board);
  const file = join(folder, 'race.json');
  writeFileSync(file, JSON.stringify({ ...race, ...change(race) }));
  const { exitCode, out, err } = await runWords('drive', '--rules', book.id, '--from', file);
  expect([exitCode, out]).toEqual([1, '']);
  return err.replaceAll(file, 'race.json');
}

type Race = ReturnType<FormulaDeBook['start']>['race'];

describe('chicane drive --from', () => {
  test('refuses points of wear in a race that has six kinds (BGA-A-22)', async () => {
    const err = await refused(bgaAdvanced, ({ cars: [one, ...others] }) => ({
      cars: [{ ...one, points: { wear: 18 } }, ...others],
    }));
    expect(err).toContain('race.json: cars.0.points.wear: there is no such field\n');
    expect(err).toContain('race.json: cars.0.points.tires: it is missing\n');
  });

  test('refuses points of tires where one pool pays for all (BGA-B-40)', async () => {
    const err = await refused(bgaBasic, ({ cars: [one, ...others] }) => ({
      cars: [{ ...one, points: { tires: 6 } }, ...others],
    }));
    expect(err).toBe(
      'race.json: cars.0.points.tires: there is no such field\nrace.json: cars.0.points.wear: it is missing\n',
    );
  });

  test('refuses a pit stop in a race of one lap (BR-41)', async () => {
    const err = await refused(bgaBasic, ({ cars: [one, ...others] }) => ({
      cars: [{ ...one, pits: { pit: 0, stop: 'waiting' } }, ...others],
    }));
    expect(err).toBe('race.json: cars.0.pits.stop: a race of one lap has no pit stops\n');
  });

  test('refuses rain in a basic race (BR-70)', async () => {
    const err = await refused(bgaBasic, ({ options }) => ({
      options: { ...options, weather: 'rain' },
    }));
    expect(err).toBe('race.json: options.weather: "rain" is not one of sun\n');
  });

  test('names the option that was meant', async () => {
    const err = await refused(bgaAdvanced, ({ options }) => ({
      options: { ...options, wether: 'rain' },
    }));
    expect(err).toBe('race.json: options.wether: there is no such option; did you mean weather?\n');
  });
});
