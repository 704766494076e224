// Work in the pit and backmarkers, as a plan sees them.
import { describe, expect, test } from 'vitest';
import { spaceOf } from '../../circuit/board.ts';
import { bgaAdvanced } from '../../rules/formula-de/bga/advanced.ts';
import type { FormulaDeBook } from '../../rules/formula-de/book.ts';
import { masters2005 } from '../../rules/formula-de/masters/masters-2005.ts';
import type { Points } from '../../rules/formula-de/state.ts';
import { trant } from '../../rules/formula-de/trant/trant.ts';
import { race, type Situation, track } from '../../testing/formula-de/builders.ts';
import { asked, best } from '../../testing/formula-de/driver-answers.ts';
import { markerCost } from './backmarkers.ts';
import { PitTurns } from './pits/pit-turns.ts';

const BOARD = track('20 3R9 10 2L6 6 3R9 30 PR14/6<14,13>2,3');
const OTHERS = Array.from({ length: 5 }, (_, at) => ({ space: `0@${2 + 3 * at}` }));

/** Returns the question to a car that has reached its pit. */
function inPit(points: Partial<Points>): Situation {
  const configuration = { tires: 6, body: 3, handling: 2 };
  return race({
    book: trant,
    options: { injuries: 'off' },
    board: BOARD,
    cars: [{ space: 'B1', gear: 4, laps: 1, box: 0, points, configuration }, ...OTHERS],
    tasks: [{ step: 'orderWork', seats: [0] }],
    toPlay: [],
    laps: 3,
  });
}

describe('work in the pit (TR-132)', () => {
  test('renews the tires alone where nothing is lost that tests take', () => {
    const now = inPit({ tires: 0 });
    expect(asked(now).step).toBe('orderWork');
    expect(best(now)).toMatchObject({ kind: 'orderWork', repairs: [] });
  });

  test('repairs a body without a point, which would be out at the next contact (TR-129)', () => {
    const now = inPit({ tires: 0, body: 0 });
    expect(best(now)).toMatchObject({ repairs: expect.arrayContaining(['body']) });
  });

  test('costs the turns that it takes, half as much again for a repair (TR-129, TR-131)', () => {
    const turns = (repairs: number) => {
      const { race: now } = inPit({ tires: 0 });
      const [car] = now.cars;
      if (car === undefined) throw new Error('no car');
      return new PitTurns(now, car, trant.terms(now.options).values).turns(repairs, true);
    };
    expect(turns(1) / turns(0)).toBeCloseTo(1.5, 6);
    expect(turns(2) / turns(0)).toBeCloseTo(2.5, 6);
  });
});

test('movement left over in the pit is work where stops are work, and lost elsewhere (TR-123, BGA-B-72)', () => {
  const { race: now } = inPit({ tires: 0 });
  const [car] = now.cars;
  if (car === undefined) throw new Error('no car');
  const turnsMore = ({ terms }: FormulaDeBook) =>
    new PitTurns(now, car, terms({}).values).turnsMore(6);
  expect(turnsMore(trant)).toBeGreaterThan(0);
  expect([bgaAdvanced, masters2005].map(turnsMore)).toEqual([0, 0]);
});

describe('a backmarker (TR-135)', () => {
  const road = track('60 1R5 40');
  const cars = [
    { space: '0@50', laps: 2 },
    { space: '0@20', laps: 2 },
  ];
  const now = race({ book: trant, board: road, cars, toPlay: [] });
  const costs = (seat: number, space: string) => {
    const car = now.race.cars[seat];
    if (car === undefined) throw new Error('no car');
    return markerCost(now.race, car, road, space);
  };
  const near = road.spaces.find(({ lane, corner }) => lane === 1 && corner === 0)?.id ?? '';
  const far = road.spaces.findLast(({ lane, kind }) => lane === 1 && kind === 'track')?.id ?? '';

  test('is put far ahead by the leader, who meets it first', () => {
    expect(spaceOf(road, far).tick).toBeGreaterThan(spaceOf(road, near).tick);
    expect(costs(0, far)).toBeLessThan(costs(0, near));
  });

  test('is put close before the leader by the car behind', () => {
    expect(costs(1, near)).toBeLessThan(costs(1, far));
  });
});
