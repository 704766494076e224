// Backmarkers on the track: when and how far they move, which way, and what contact with them costs (TR-136 to TR-140, TRR-42, TRR-52,
// TRR-53).
import { describe, expect, test } from 'vitest';
import { expectDiceUsedUp } from '../../../../testing/expect-dice-used-up.ts';
import {
  type CarSpec,
  choices,
  dice,
  ends,
  layoutName,
  type MarkerSpec,
  type RaceSpec,
  race,
  type Situation,
  toldOf,
  track,
} from '../../../../testing/formula-de/builders.ts';
import { BrokenRace } from '../../../kit/errors.ts';
import type { FormulaDeTask } from '../../state.ts';
import { trant } from '../trant.ts';
import { backmarkerOf } from './backmarkers-moving.ts';

// Corner A: x 20 to 26 (2 stops), straight to 60, corner B: x 60 to 66 (1 stop). Lane 1 begins half a space later.
const BOARD = track('20 2R6 34 1R6 40');
// On the left the inside of both corners.
const LEFT = track('20 1L3/4/5 34 1L3/4/5 40');
const ROUND = 7;

/** Backmarkers that have not moved in this round, and cars of which the first is about to play. */
function moved(
  backmarkers: readonly MarkerSpec[],
  cars: readonly CarSpec[],
  faces: readonly number[],
  rest: Partial<RaceSpec> = {},
): Situation {
  const now = race({
    book: trant,
    board: BOARD,
    cars,
    backmarkers: backmarkers.map(one => ({ round: ROUND - 1, ...one })),
    dice: faces,
    toPlay: [0],
    round: ROUND,
    // No checks of drivers between those of cars.
    options: { injuries: 'off' },
    ...rest,
  });
  expectDiceUsedUp(now.race);
  return now;
}

const FAR: CarSpec = { space: '0@5', gear: 2 };
const at = ({ race: { backmarkers = [] }, board }: Situation, marker = 0) =>
  layoutName(board, backmarkers[marker]?.space ?? '');
const body = (now: Situation) => now.race.cars.map(({ points }) => points.body);
const checks = (now: Situation) =>
  toldOf(now, 'testMade').map(({ seat, marker, roll, upTo }) => [seat, marker, roll, upTo]);

describe('a backmarker', () => {
  test.each([
    [1, 4, '1@44.5'],
    [5, 6, '1@46.5'],
    [15, 8, '1@48.5'],
  ])('moves by a d20 in 3rd gear: a %i is %i (TR-136)', (roll, points, end) => {
    const now = moved([{ space: '1@40.5' }], [FAR], dice(roll));
    expect(toldOf(now, 'backmarkerMoved')).toMatchObject([{ marker: 0, roll, points }]);
    expect(at(now)).toBe(end);
  });

  test('strains no engine, wants no stop and knows no rain (TRR-52)', () => {
    const wet = { trackState: 'wet', sky: 'rain' } as const;
    // From the straight through the whole corner with 2 stops; a 16 costs nobody anything.
    const now = moved([{ space: '1@19.5' }], [FAR], dice(16), wet);
    expect(at(now)).toBe('1@27.5');
    expect(toldOf(now, 'pointsPaid')).toEqual([]);
    const inCorner = moved([{ space: '1@19.5' }], [FAR], dice(1), wet);
    expect(at(inCorner)).toBe('1@23.5');
  });

  test('enters debris without a roll (TRR-42)', () => {
    const now = moved([{ space: '1@40.5' }], [FAR], dice(1), { dangerous: ['1@42.5', '1@44.5'] });
    expect(at(now)).toBe('1@44.5');
  });

  test('follows the arrows in a corner (TR-137)', () => {
    // Car 1 is ahead of it in the corner; the arrow leads to the right.
    const now = moved([{ space: '1@20.5' }], [FAR, { space: '1@21.5', laps: 0 }], dice(1));
    const path = toldOf(now, 'backmarkerMoved')[0]?.path ?? [];
    expect(path.map(id => layoutName(BOARD, id))).toEqual(['2@21', '2@22', '2@23', '2@24']);
  });

  test('goes back to the centre lane as soon as it can, and stays there (TR-137)', () => {
    const now = moved([{ space: '0@40' }], [FAR], dice(1));
    const path = toldOf(now, 'backmarkerMoved')[0]?.path ?? [];
    expect(path.map(id => layoutName(BOARD, id))).toEqual(['1@40.5', '1@41.5', '1@42.5', '1@43.5']);
  });

  test('takes the most direct way behind a corner too, whose stops are none of its business (TR-57, TRR-52)', () => {
    // To and fro it could end on the centre lane, behind the car.
    const now = moved([{ space: '1@25.5' }], [FAR, { space: '1@29.5', laps: 0 }], dice(1));
    const path = toldOf(now, 'backmarkerMoved')[0]?.path ?? [];
    expect(path.map(id => layoutName(BOARD, id))).toEqual(['1@26.5', '1@27.5', '1@28.5', '0@29']);
  });

  test('passes a car on the outside of the next corner, on the way back to the centre (TR-137)', () => {
    const cars: readonly CarSpec[] = [FAR, { space: '1@42.5', laps: 0 }];
    const right = moved([{ space: '1@40.5' }], cars, dice(1), { board: LEFT });
    const path = toldOf(right, 'backmarkerMoved')[0]?.path ?? [];
    expect(path.map(id => layoutName(LEFT, id))).toEqual(['1@41.5', '2@42', '2@43', '1@43.5']);
  });

  test('passes on the inside where the outside is shut (TR-137)', () => {
    const cars: readonly CarSpec[] = [
      FAR,
      { space: '1@42.5', laps: 0 },
      { space: '2@43', laps: 0 },
      { space: '2@46', laps: 0 },
    ];
    const now = moved([{ space: '1@40.5' }], cars, dice(1), { board: LEFT });
    const path = toldOf(now, 'backmarkerMoved')[0]?.path ?? [];
    expect(path.map(id => layoutName(LEFT, id))).toEqual(['1@41.5', '0@42', '0@43', '1@43.5']);
  });

  test('goes as far as it can behind cars that shut its way, and pays nothing (TRR-52)', () => {
    const wall = ['0@42', '1@42.5', '2@42'].map((space): CarSpec => ({ space, laps: 0 }));
    const now = moved([{ space: '1@40.5' }], [FAR, ...wall], dice(20));
    expect(at(now)).toBe('1@41.5');
  });

  test('arrives later than all before it, unless it stays (TRR-15)', () => {
    const arrivals = ({ race: now }: Situation) => [now.arrivals, now.backmarkers?.[0]?.arrival];
    const marker = { space: '1@40.5', arrival: 1 };
    const shut = (x: number) =>
      [`0@${x}`, `1@${x + 0.5}`, `2@${x}`].map((space): CarSpec => ({ space, laps: 0 }));
    expect(arrivals(moved([marker], [FAR], dice(1)))).toEqual([3, 3]);
    // Five of them have arrived; a way of one space is one.
    expect(arrivals(moved([marker], [FAR, ...shut(42)], dice(1)))).toEqual([6, 6]);
    expect(arrivals(moved([marker], [FAR, ...shut(41)], dice(1)))).toEqual([5, 1]);
  });

  test('crosses the line without finishing (TR-142)', () => {
    const now = moved([{ space: '1@104.5', laps: 3 }], [FAR], dice(1));
    expect(now.race.backmarkers?.[0]).toMatchObject({ laps: 4 });
  });
});

describe('a space that would close the road with cars or other backmarkers', () => {
  const wings: readonly CarSpec[] = [FAR, { space: '0@44', laps: 0 }, { space: '2@44', laps: 0 }];

  test('is left out: the backmarker stops before it (TR-138)', () => {
    // A 1 leads to 1@44.5, between two cars; on 1@43.5 it would shut the same gap.
    const now = moved([{ space: '1@40.5' }], wings, dice(1));
    expect(at(now)).toBe('1@42.5');
  });

  test('is one between backmarkers too (TR-138)', () => {
    const others = [
      { space: '1@40.5', laps: 3 },
      { space: '0@44', round: ROUND },
      { space: '2@44', round: ROUND },
    ];
    expect(at(moved(others, [FAR], dice(1)))).toBe('1@42.5');
  });

  test('is judged without the space that the backmarker leaves (TR-138)', () => {
    const pairs = ['0@43', '2@43', '0@46', '2@46'].map((space): CarSpec => ({ space, laps: 0 }));
    // It shuts the first gap itself; a 1 leads into the second.
    expect(at(moved([{ space: '1@42.5' }], [FAR, ...pairs], dice(1)))).toBe('1@44.5');
  });

  test('is taken when it closes nothing, and passed when the roll leads on (TR-138)', () => {
    expect(at(moved([{ space: '1@40.5' }], wings.slice(0, 2), dice(1)))).toBe('1@44.5');
    expect(at(moved([{ space: '1@40.5' }], wings, dice(10)))).toBe('1@47.5');
  });

  test('may be every one that it could reach: then it stays (TR-138)', () => {
    const gap = ['0@44', '2@44', '0@46', '2@46'].map((space): CarSpec => ({ space, laps: 0 }));
    const now = moved([{ space: '1@42.5' }], [FAR, ...gap], dice(1));
    expect(toldOf(now, 'backmarkerMoved')).toMatchObject([{ path: [] }]);
    expect(at(now)).toBe('1@42.5');
  });
});

describe('backmarkers roll', () => {
  test('before the leader moves, when they are ahead of it (TR-140)', () => {
    const now = moved([{ space: '1@40.5' }], [FAR], dice(1));
    const kinds = now.events.map(({ kind }) => kind);
    expect(kinds.indexOf('backmarkerMoved')).toBeLessThan(kinds.indexOf('playBegan'));
  });

  test('the front one first (TR-140, TRR-52)', () => {
    const now = moved([{ space: '1@40.5' }, { space: '1@50.5' }], [FAR], dice(1, 1));
    expect(toldOf(now, 'backmarkerMoved').map(({ marker }) => marker)).toEqual([1, 0]);
  });

  test('by their position like other cars, those behind after the car (TRR-52)', () => {
    const behind = moved([{ space: '1@4.5' }], [{ space: '0@50', gear: 2 }], []);
    expect(toldOf(behind, 'backmarkerMoved')).toEqual([]);
    expect(choices(behind, 'throwDice')).toHaveLength(2);
    // The car is a lap ahead of one that stands farther along the loop.
    const lapped = moved([{ space: '1@60.5' }], [{ space: '0@50', gear: 2, laps: 2 }], []);
    expect(toldOf(lapped, 'backmarkerMoved')).toEqual([]);
  });

  test('level with a car by their gear (TRR-15, TRR-52)', () => {
    // A space of the middle lane on the tick of one in the corner.
    const slow = moved([{ space: '1@50.5' }], [{ space: '0@50', gear: 2 }], dice(1));
    expect(toldOf(slow, 'backmarkerMoved')).toHaveLength(1);
    const level = { space: '2@50', laps: 1 };
    expect(
      toldOf(moved([level], [{ space: '0@50', gear: 2 }], dice(1)), 'backmarkerMoved'),
    ).toHaveLength(1);
    expect(toldOf(moved([level], [{ space: '0@50', gear: 4 }], []), 'backmarkerMoved')).toEqual([]);
  });

  test('once in a round, and those behind everybody at its end (TRR-52)', () => {
    const now = moved(
      [
        { space: '1@4.5', laps: 0, kept: true },
        { space: '1@50.5', round: ROUND },
      ],
      [{ space: '0@50', gear: 2 }],
      dice(1),
      {
        toPlay: [],
      },
    );
    expect(toldOf(now, 'backmarkerMoved')).toMatchObject([{ marker: 0 }]);
    expect(now.race.backmarkers).toMatchObject([{ round: ROUND }, { round: ROUND }]);
    expect(now.race.round).toBe(ROUND + 1);
  });

  test('for none that there is not: such a race is broken', () => {
    expect(() => backmarkerOf({ backmarkers: [] }, 0)).toThrow(BrokenRace);
  });

  test('not when they have been taken off (TR-141)', () => {
    const now = moved([{ space: '1@40.5', removed: true }], [FAR], []);
    expect(toldOf(now, 'backmarkerMoved')).toEqual([]);
  });
});

describe('contact with a backmarker', () => {
  // The marker drives 4 from 1@17.5 to 1@21.5 in corner A.
  const START = { space: '1@17.5' };

  test('is checked where it ends in a corner, with each adjacent car, which alone rolls (TRR-53, TR-86)', () => {
    const cars: readonly CarSpec[] = [
      FAR,
      { space: '1@22.5', laps: 0 },
      { space: '0@21', laps: 0 },
      { space: '2@27', laps: 0 },
    ];
    const now = moved([START], cars, dice(1, 2, 3));
    expect(checks(now)).toEqual([
      [1, 0, 2, 2],
      [2, 0, 3, 2],
    ]);
    expect(body(now)).toEqual([3, 2, 3, 3]);
    expect(toldOf(now, 'spaceMarked')).toMatchObject([{ seat: 1 }]);
  });

  test('is none of two backmarkers with each other (TR-139, TRR-53)', () => {
    const other = { space: '1@22.5', round: ROUND };
    const now = moved([START, other], [FAR, { space: '0@21', laps: 0 }], dice(1, 20));
    expect(checks(now)).toEqual([[1, 0, 20, 2]]);
  });

  test('is none where it ends on a straight (TR-86, TRR-53)', () => {
    const now = moved([{ space: '1@40.5' }], [FAR, { space: '1@45.5', laps: 0 }], dice(1));
    expect(checks(now)).toEqual([]);
  });

  /** The checks of car 0, whose move has ended on 1@22.5. */
  const ended = (
    markers: readonly MarkerSpec[],
    faces: readonly number[],
    own: Partial<CarSpec> = {},
    others: readonly CarSpec[] = [],
  ) => {
    const tasks: readonly FormulaDeTask[] = [{ step: 'collisionChecks', seats: [0] }];
    const backmarkers = markers.map(one => ({ ...one, round: ROUND + 1 }));
    return moved(backmarkers, [{ space: '1@22.5', ...own }, ...others], faces, {
      tasks,
      toPlay: [],
      laps: 1,
    });
  };

  test('is checked by a car that ends beside backmarkers in a corner, with each (TRR-53)', () => {
    const now = ended([{ space: '1@23.5' }, { space: '0@22' }], dice(1, 20));
    expect(checks(now)).toEqual([
      [0, 0, 1, 2],
      [0, 1, 20, 2],
    ]);
    expect(body(now)).toEqual([2]);
  });

  test('comes in the order of cars and backmarkers around, the one ahead first (TRR-39, TRR-53)', () => {
    const now = ended([{ space: '1@23.5' }], dice(20, 20, 20), {}, [{ space: '1@21.5' }]);
    expect(toldOf(now, 'testMade').map(({ seat, other, marker }) => [seat, other, marker])).toEqual(
      [
        [0, -1, 0],
        [0, 1, undefined],
        [1, 0, undefined],
      ],
    );
  });

  test('costs the backmarker nothing and leaves no debris of it (TR-139)', () => {
    const now = ended([{ space: '1@23.5' }], dice(3));
    expect(toldOf(now, 'spaceMarked')).toEqual([]);
    expect(at(now)).toBe('1@23.5');
  });

  test('puts a car without body points out, and the cars around it check again (TR-92, TR-93, TR-139)', () => {
    const now = ended([{ space: '1@23.5' }], dice(1), { points: { body: 0 } }, [{ space: '0@22' }]);
    expect(toldOf(now, 'carRetired')).toMatchObject([{ seat: 0, why: 'collision' }]);
    expect(toldOf(now, 'secondCheckMade')).toMatchObject([{ rolls: [], loser: 1 }]);
    expect(body(now)).toEqual([0, 2]);
  });

  test('that puts the last car out after its round ends the race (TR-139)', () => {
    const now = moved(
      [{ ...START, laps: 0 }],
      [{ space: '1@22.5', points: { body: 0 } }],
      dice(1, 1),
      {
        toPlay: [],
      },
    );
    expect(toldOf(now, 'raceEnded')).toHaveLength(1);
    expect(now.race.round).toBe(ROUND);
    expect(now.race.agenda).toEqual([]);
  });
});

test('a backmarker is in the way of cars like any of them', () => {
  const spec = (backmarkers: readonly MarkerSpec[]): Situation =>
    race({
      book: trant,
      // No checks of drivers between those of cars.
      options: { injuries: 'off' },
      board: BOARD,
      cars: [{ space: '1@40.5', gear: 1 }],
      backmarkers: backmarkers.map(one => ({ ...one, round: ROUND })),
      dice: dice(10),
      tasks: [
        { step: 'beginPlay', seats: [0] },
        { step: 'chooseDice', seats: [0] },
        { step: 'readChart', seats: [0] },
        { step: 'moveCar', seats: [0] },
      ],
      toPlay: [],
      round: ROUND,
    });
  const reached = (now: Situation) => {
    const [d20] = choices(now, 'throwDice');
    if (d20 === undefined) throw new Error('no throw is offered');
    const { race: after } = trant.apply(now.race, 0, d20, BOARD);
    return ends({ ...now, race: after });
  };
  expect(reached(spec([]))).toEqual(['0@42', '1@42.5', '2@42']);
  expect(reached(spec([{ space: '1@42.5' }]))).toEqual(['0@42', '2@42']);
  expect(reached(spec([{ space: '1@42.5', removed: true }]))).toEqual(['0@42', '1@42.5', '2@42']);
});

test('a car that crashes behind a backmarker hits nobody else (TR-85, TR-139, TRR-36)', () => {
  const crashed = (backmarkers: readonly MarkerSpec[]) => {
    const { race: written } = moved(
      backmarkers.map(one => ({ ...one, round: ROUND })),
      [{ space: '1@40.5', points: { brakes: 0, tires: 0 } }, { space: '0@45' }],
      [],
    );
    const agenda = [{ step: 'blocking', seats: [0] } as const];
    const { race: after } = trant.resumeAt(
      { ...written, agenda, play: { ...written.play, missing: 4 } },
      BOARD,
    );
    return after.cars.map(({ status, points }) => [status, points.body]);
  };
  expect(crashed([{ space: '1@41.5' }])).toEqual([
    ['retired', 3],
    ['racing', 3],
  ]);
  expect(crashed([{ space: '1@43.5' }])).toEqual([
    ['retired', 3],
    ['racing', 2],
  ]);
});
