// Every mix of the options that an organiser sets starts, races and ends once. All of them, and nothing else:
//   npx vitest run --config source/check/vitest.config.ts --mode fresh source/check/formula-de/option-races.test.ts
import { describe, expect, test } from 'vitest';
import { books } from '../../rules/books.ts';
import type { FormulaDeBook } from '../../rules/formula-de/book.ts';
import { fittingOptions, offeredOptions } from '../../rules/kit/options.ts';
import { volume } from '../../testing/volume.ts';
import { boardNamed, formulaDeGame, setupOf } from '../contract/games.ts';
import { turnFaults } from '../contract/promises.ts';
import { biasedDriver } from '../contract/random-drivers.ts';
import { fromGrid, randomStateOf, turnsOf } from '../contract/turns.ts';

const TRACK = 'tiny-corners';
const CARS = 4;
// With a stop between them.
const LAPS = 2;
const MIXES_OF_A_BOOK = volume(3, 1000);

type Mix = Readonly<Record<string, string>>;

/** Returns every mix of the options of a book. */
function mixesOf({ definition }: FormulaDeBook): readonly Mix[] {
  let mixes: readonly Mix[] = [{}];
  for (const { name, values } of offeredOptions(definition.options)) {
    mixes = mixes.flatMap(mix => values.map(value => ({ ...mix, [name]: value })));
  }
  const fitting = mixes.map(mix => fittingOptions(definition.options, mix));
  return [...new Map(fitting.map(mix => [JSON.stringify(mix), mix])).values()];
}

// Evenly, with the first and the last, in which every option is on.
function sampled(mixes: readonly Mix[]): readonly Mix[] {
  const count = Math.min(mixes.length, MIXES_OF_A_BOOK);
  const places = Array.from({ length: count }, (_, index) =>
    Math.round((index * (mixes.length - 1)) / Math.max(1, count - 1)),
  );
  return mixes.filter((_mix, place) => places.includes(place));
}

function inWords(mix: Mix): string {
  return Object.entries(mix)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}

// Half of them differ in the clock of the qualifying alone (BR-54).
test('the advanced BGA book has 256 mixes of options and the basic one 8', () => {
  const counts = new Map(books.map(book => [book.id, mixesOf(book).length]));
  expect(counts.get('bga-advanced')).toBe(256);
  expect(counts.get('bga-basic')).toBe(8);
});

describe.each(books.map(book => [book.name, book] as const))('%s', (_name, book) => {
  const game = formulaDeGame(book, boardNamed(TRACK), TRACK);
  const named = sampled(mixesOf(book)).map((mix, seed) => [inWords(mix), mix, seed] as const);

  test.each(named)('starts, races and ends: %s', (_mix, mix, seed) => {
    const opening = fromGrid(game.book, game.board, setupOf(game, seed, CARS, LAPS, mix));
    const driver = biasedDriver(seed);
    const turns = [...turnsOf(game.book, game.board, opening, driver, randomStateOf(seed))];
    // The fuzzer keeps an eye on every turn.
    const last = turns.at(-1);
    expect(last && turnFaults(game, last)).toEqual([]);
    expect(last?.events.at(-1)?.kind).toBe('raceEnded');
    expect(turns.flatMap(({ events }) => events.map(({ kind }) => kind))).toContain('carMoved');
  });
});
