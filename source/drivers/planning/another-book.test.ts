// CPU drivers in a race by a made-up book, which must reckon with its numbers and no others.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { spaceOf } from '../../circuit/board.ts';
import { firstBook } from '../../rules/books.ts';
import type { FormulaDeBook } from '../../rules/formula-de/book.ts';
import { masters2002 } from '../../rules/formula-de/masters/masters-2002.ts';

import type { BookValues } from '../../rules/formula-de/values.ts';
import { anotherBook } from '../../testing/formula-de/another-book.ts';
import type { Answer } from '../../testing/formula-de/answers.ts';
import { choices, gear, play, race, track } from '../../testing/formula-de/builders.ts';
import { lapNumbers } from '../solver/lap-numbers.ts';
import {
  adoptLaps,
  budgetFor,
  lapsName,
  raceValues,
  solvedLaps,
  tracksOfRaces,
} from '../solver/race-values.ts';
import { trialValues } from '../solver/value-table.ts';

const FIRST = firstBook.definition.values;
const ANOTHER = anotherBook.definition.values;
const BOARD = track('40 1L4 12 2R3/5/7 25');

describe('the numbers of a lap', () => {
  test('have one name for books that agree in them, whatever else differs', () => {
    const { values } = masters2002.definition;
    expect(values.eliminations).not.toEqual(FIRST.eliminations);
    expect(lapNumbers(values).id).toBe(lapNumbers(FIRST).id);
    expect(lapNumbers(FIRST)).toBe(lapNumbers(FIRST));
  });

  test('have another name when dice, fatal exits or the price of down-shifts differ', () => {
    const others: readonly Partial<BookValues>[] = [
      { gearDice: ANOTHER.gearDice },
      { overshoot: ANOTHER.overshoot },
      { gearbox: ANOTHER.gearbox },
    ];
    const names = others.map(other => lapNumbers({ ...FIRST, ...other }).id);
    expect(new Set([lapNumbers(FIRST).id, ...names]).size).toBe(4);
  });

  test('tell each face once with its odds, and the longest move', () => {
    expect(lapNumbers(ANOTHER).gears[1]).toEqual([{ faces: [2, 4, 7], odds: [0.25, 0.5, 0.25] }]);
    // Soft tires make a move a space longer.
    expect(lapNumbers(ANOTHER).longest).toBe(12);
    expect(lapNumbers(FIRST).longest).toBe(31);
  });
});

describe('solved tables', () => {
  test('are shared by books with equal numbers, and by no others', () => {
    const { values } = masters2002.definition;
    expect(raceValues(BOARD, values)).toBe(raceValues(BOARD, FIRST));
    expect(raceValues(BOARD, ANOTHER)).not.toBe(raceValues(BOARD, FIRST));
    const hard = { slide: 0, bonus: false };
    expect(trialValues(BOARD, values, hard, 1)).toBe(trialValues(BOARD, FIRST, hard, 1));
    expect(trialValues(BOARD, ANOTHER, hard, 1)).not.toBe(trialValues(BOARD, FIRST, hard, 1));
  });

  test('are kept under a name that tells board, numbers and state of the track apart', () => {
    const name = lapsName(BOARD, FIRST, 'dry');
    expect(lapsName(BOARD, masters2002.definition.values, 'dry')).toBe(name);
    const others = [
      lapsName(BOARD, ANOTHER, 'dry'),
      lapsName(BOARD, FIRST, 'wet'),
      lapsName(track('30 1L4 40'), FIRST, 'dry'),
    ];
    expect(new Set([name, ...others]).size).toBe(4);
  });

  test('that were solved for one book are not taken for another', () => {
    const board = track('20 1L3/4/5 14 2R7/8/9 11');
    const budget = { tires: 6, brakes: 3, gearbox: 3 };
    const rolls = (book: BookValues) => raceValues(board, book).rollsLeft(0, 3, 0, 1, budget);
    const before = rolls(FIRST);
    adoptLaps(
      board,
      ANOTHER,
      'dry',
      solvedLaps(board, ANOTHER, 'dry').map(lap => lap.fill(7)),
    );
    expect(rolls(ANOTHER)).toBe(7);
    expect(rolls(FIRST)).toBe(before);
  });

  test('are wanted for each state of the track that a race may meet', () => {
    expect(tracksOfRaces(FIRST, false)).toEqual(['dry', 'wet']);
    expect(tracksOfRaces(FIRST, true)).toEqual(['dry']);
  });
});

describe('the plan', () => {
  let plan: typeof import('./plan.ts');

  // The drivers' modules are loaded again with one more book, and afterwards without it, for the tests that follow.
  beforeAll(async () => {
    vi.resetModules();
    vi.doMock(import('../../rules/books.ts'), async original => {
      const house = await original();
      return { ...house, books: [...house.books, anotherBook] };
    });
    plan = await import('./plan.ts');
  });
  afterAll(() => {
    vi.doUnmock(import('../../rules/books.ts'));
    vi.resetModules();
  });

  /** Returns the first question to a car in 4th, `far` spaces before a corner of one stop and four spaces. */
  const asked = (book: FormulaDeBook, far: number, ...answers: readonly Answer[]) => {
    const cars = [
      { space: `0@${40 - far}`, gear: 4 },
      { space: '2@2', gear: 1 },
    ];
    const begun = race({ book, board: BOARD, cars, toPlay: [0], dice: [9] });
    const situation = play(begun, ...answers);
    const [decision] = book.decisions(situation.race, BOARD);
    if (decision === undefined) throw new Error('nobody is asked');
    return { view: situation.race, decision, situation };
  };

  test('picks the gear by the dice of the book', () => {
    // The corner lies 9 to 12 spaces ahead: 4th goes 7 to 12; in the other book only 4 to 9, and 5th 5 to 10.
    const gearBy = (book: FormulaDeBook) => {
      const { view, decision } = asked(book, 9);
      return plan.bestChoice(view, decision, BOARD);
    };
    expect(gearBy(firstBook)).toEqual({ kind: 'chooseGear', gear: 4 });
    expect(gearBy(anotherBook)).toEqual({ kind: 'chooseGear', gear: 5 });
  });

  test('prices a place by what is still to drive with these dice', () => {
    const priced = (book: FormulaDeBook) => {
      const { view, decision, situation } = asked(book, 25, gear(4));
      const [move] = choices(situation, 'move').filter(({ brakes }) => brakes === 0);
      const [seat] = view.cars;
      if (move === undefined || seat === undefined) throw new Error('no move');
      const [judged] = plan.judge(view, { ...decision, choices: [move] }, BOARD);
      const { index } = spaceOf(BOARD, move.to);
      const table = raceValues(BOARD, book.definition.values);
      const budget = budgetFor(seat.points, book.definition.values);
      const rolls = table.rollsLeft(index, 4, 0, view.laps - seat.laps, budget);
      return { cost: judged?.cost ?? 0, rolls };
    };
    const [first, another] = [priced(firstBook), priced(anotherBook)];
    expect(another.rolls - first.rolls).toBeGreaterThan(5);
    expect(another.cost - first.cost).toBeCloseTo(another.rolls - first.rolls, 6);
  });
});
