// Where the points of a part lie, and what the last one does: as the book has it.
import { describe, expect, test } from 'vitest';
import {
  car,
  gear,
  gears,
  play,
  type RaceSpec,
  race,
  to,
  track,
} from '../../testing/formula-de/builders.ts';
import { makeBook } from './book.ts';
import { masters2005Definition } from './masters/masters-2005.ts';
import type { BookValues } from './values.ts';

const BOARD = track('80 1R5 15');

function bookWith(parts: Partial<BookValues['parts']>) {
  const { values } = masters2005Definition;
  const changed = { ...values, parts: { ...values.parts, ...parts } };
  return makeBook({ ...masters2005Definition, id: 'other-parts', values: changed });
}

function inFifth(spec: Partial<RaceSpec> & Pick<RaceSpec, 'book'>, points: object) {
  return race({
    board: BOARD,
    cars: [{ space: '0@20', gear: 5, points }, { space: '0@2' }],
    toPlay: [0, 1],
    dice: [2],
    ...spec,
  });
}

describe('parts that share their points', () => {
  const book = bookWith({ brakes: { pool: 'gearbox', last: 'nothing', oneTooMany: 'out' } });

  test('pay a price together', () => {
    // Skipping two gears costs a point of gearbox and one of brakes (M-13-T).
    expect(gears(inFifth({ book }, { gearbox: 2, engine: 3 }))).toContain(2);
    expect(gears(inFifth({ book }, { gearbox: 1, engine: 3 }))).not.toContain(2);
  });

  test('lose them from the same stock', () => {
    const down = play(inFifth({ book }, { gearbox: 3 }), gear(2));
    expect(car(down, 0).points).toMatchObject({ gearbox: 1 });
    expect(car(down, 0).points).not.toHaveProperty('brakes');
  });
});

describe('the last engine point', () => {
  // Three gears skipped cost one of the engine as well (M-13-T).
  const skipped = (book: ReturnType<typeof bookWith>) =>
    play(inFifth({ book, dice: [1] }, { gearbox: 3, brakes: 3, engine: 1 }), gear(1));

  test('ends the race when gears are skipped with it', () => {
    expect(car(skipped(bookWith({})), 0)).toMatchObject({ retirement: 'overRevving' });
  });

  test('does nothing in a book that says so', () => {
    const without = bookWith({ engine: { pool: 'engine', last: 'nothing', oneTooMany: 'out' } });
    expect(car(skipped(without), 0)).toMatchObject({ status: 'racing' });
  });

  // A 20 in 5th, and the test that it makes is lost (M-16-0-1, M-16-0-2).
  const tested = (book: ReturnType<typeof bookWith>) =>
    play(inFifth({ book, dice: [20, 1] }, { engine: 1 }), gear(5), to('0@40'));

  test.each([
    ['inertia', { status: 'racing', condition: 'blown' }, 4],
    ['out', { status: 'retired', retirement: 'engine' }, undefined],
    ['nothing', { status: 'racing', condition: 'sound' }, undefined],
  ] as const)('lost in an engine test is what the book says: %s', (last, then, gear) => {
    const by = bookWith({ engine: { pool: 'engine', last, oneTooMany: 'out' } });
    const after = car(tested(by), 0);
    expect(after).toMatchObject(then);
    expect(after.inertia?.gear).toBe(gear);
  });
});
