// The solved laps of a race against the same race solved slowly by the rules alone, in random states.
import { describe, expect, test } from 'vitest';
import { spaceAt } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { drawBelow, seededRandom } from '../../drivers/levels/random-generator.ts';
import { BudgetLaps } from '../../drivers/solver/budget-laps.ts';
import { lapNumbers } from '../../drivers/solver/lap-numbers.ts';
import { PENALTIES, RaceValues, raceOrder, raceValues } from '../../drivers/solver/race-values.ts';
import { usualBudget } from '../../drivers/solver/stop-costs.ts';
import { firstBook } from '../../rules/books.ts';
import { masters2005Definition } from '../../rules/formula-de/masters/masters-2005.ts';
import { TIRE_TYPES, type TireType } from '../../rules/formula-de/state.ts';
import { track } from '../../testing/formula-de/builders.ts';
import { volume } from '../../testing/volume.ts';
import { optimalRace } from './alone.ts';
import { type PlainCar, PlainRace } from './plain-race.ts';

const { values } = masters2005Definition;
const LAPS = 3;
/** Rolls by which the two may differ. */
const APART = 0.02;

/** Returns a source of whole numbers below a count. */
function draws(): (count: number) => number {
  let state = seededRandom(16, 0);
  return count => {
    const { value, random } = drawBelow(state, count);
    state = random;
    return value;
  };
}

function randomCar(
  board: FormulaBoard,
  type: TireType,
  laps: number,
  below: (count: number) => number,
): PlainCar {
  const onTrack = board.spaces.filter(({ kind }) => kind === 'track');
  const { index, corner } = onTrack[below(onTrack.length)] ?? spaceAt(board, 0);
  const required = board.corners[corner]?.stops ?? 0;
  return {
    space: index,
    stops: corner < 0 ? 0 : below(required + 1),
    laps,
    lever: 1 + below(6),
    tires: below(7),
    brakes: below(2),
    type,
    fittedFor: 1 + below(laps),
    pit: 'none',
  };
}

/** Returns the greatest difference in random states of a lap, in rolls. */
function apart(
  board: FormulaBoard,
  plain: PlainRace,
  type: TireType,
  lap: number,
  table = raceValues(board, values),
  raced = LAPS,
): number {
  const below = draws();
  const differences = Array.from({ length: volume(40, 1000) }, () => {
    const car = randomCar(board, type, lap, below);
    const { space, lever, stops, tires, brakes, laps, fittedFor } = car;
    const set = { type, age: laps - fittedFor + 1 };
    const budget = { tires, brakes, gearbox: 0 };
    const rolls = table.rollsLeft(space, lever, stops, raced - laps, budget, set);
    return Math.abs(rolls - plain.rolls(car));
  });
  return Math.max(...differences);
}

describe('every set is worth what trying everything finds', () => {
  const board = track('14 1R3/4 12 2L6/5 9', 2);
  const plain = new PlainRace({ board, values, laps: LAPS, penalties: PENALTIES });

  test.each(TIRE_TYPES)('%s tires in the last lap, in their first lap and later', type => {
    expect(apart(board, plain, type, LAPS)).toBeLessThan(APART);
  });

  test.each(TIRE_TYPES)('%s tires over three laps', type => {
    expect(apart(board, plain, type, 1)).toBeLessThan(APART);
  });
});

describe('with stops at the end of each lap but the last', () => {
  const board = track('16 1R3 19 PR6/3<6,5>2,3', 2);
  const stop = { box: 1, tires: usualBudget(values).tires };
  const plain = new PlainRace({ board, values, laps: LAPS, penalties: PENALTIES, stop });

  test.each(TIRE_TYPES)('%s tires over three laps', type => {
    expect(apart(board, plain, type, 1)).toBeLessThan(APART);
  });
});

describe('with a pit of its own', () => {
  const RACED = 2;
  const board = track('12 1R3 15 PR9/6<9,8>2,3', 2);
  const { tires } = usualBudget(values);
  const solved = (box: number) => {
    const order = raceOrder(board, values, 'dry', RACED, box);
    const { table } = new BudgetLaps(board, lapNumbers(values), PENALTIES, order);
    return new RaceValues(board, values, table, RACED);
  };
  const [near, far] = [solved(0), solved(5)];

  test.each([
    ['the first along the lane', 0, near],
    ['the last', 5, far],
  ])('a car is worth what trying everything finds: %s', (_place, box, table) => {
    const stop = { box, tires };
    const plain = new PlainRace({ board, values, laps: RACED, penalties: PENALTIES, stop });
    for (const type of ['hard', 'soft'] as const) {
      expect(apart(board, plain, type, 1, table, RACED)).toBeLessThan(APART);
    }
  });

  test('a car is valued by where it is, as long as it may stop', () => {
    const few = { tires: 1, brakes: 0, gearbox: 0 };
    const rolls = (table: RaceValues, toCome: number) => table.rollsLeft(0, 4, 0, toCome, few);
    expect(Math.abs(rolls(far, 1) - rolls(near, 1))).toBeGreaterThan(0.1);
    expect(rolls(far, 0)).toBe(rolls(near, 0));
  });

  test('the yardstick takes the one that the car on pole has', () => {
    const [own, first, last] = [undefined, 0, 5].map(box =>
      optimalRace(board, 'sun', firstBook, box),
    );
    expect(own).toBe(first);
    expect(own).not.toBeCloseTo(last ?? Number.NaN, 2);
  });
});
