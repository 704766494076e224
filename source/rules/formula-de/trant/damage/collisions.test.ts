// Collisions of Trant: who checks with whom, against which number, and what an elimination shakes (TR-86 to TR-95, TR-119).
import { describe, expect, test } from 'vitest';
import { expectDiceUsedUp } from '../../../../testing/expect-dice-used-up.ts';
import {
  type CarSpec,
  car,
  dice,
  type RaceSpec,
  race,
  type Situation,
  toldOf,
  track,
  where,
} from '../../../../testing/formula-de/builders.ts';
import { trant } from '../trant.ts';

// Corner A: x 20 to 25 (2 stops). Straight to 40. Corner B: x 40 to 45 (1 stop).
const BOARD = track('20 2R6 14 1R6 40');
const UNHURT = { injuries: 'off' } as const;
const CHAIN = { ...UNHURT, chainReaction: 'on' } as const;

/** The cars as they stand when the move of car 0 is over, and what the checks make of them. */
function checked(
  cars: readonly CarSpec[],
  faces: readonly number[],
  rest: Partial<RaceSpec> = {},
): Situation {
  const now = race({
    book: trant,
    board: BOARD,
    cars,
    dice: faces,
    tasks: [{ step: 'collisionChecks', seats: [0] }],
    toPlay: [],
    options: UNHURT,
    ...rest,
  });
  expectDiceUsedUp(now.race);
  return now;
}

const checks = (now: Situation) =>
  toldOf(now, 'testMade').map(({ seat, other, roll, upTo }) => [seat, other, roll, upTo]);
const body = (now: Situation) => now.race.cars.map(({ points }) => points.body);
const seats = (now: Situation) => toldOf(now, 'carRetired').map(({ seat }) => seat);
const debris = (now: Situation) => toldOf(now, 'spaceMarked').map(({ seat }) => seat);

describe('a car that ends its move inside a corner', () => {
  test('checks with each car on an adjacent space: ahead, behind and beside (TR-86, TRR-38)', () => {
    const around = ['1@23.5', '1@21.5', '0@22', '2@22'];
    const now = checked(
      [{ space: '1@22.5' }, ...around.map(space => ({ space }))],
      Array<number>(8).fill(20),
    );
    expect(checks(now).map(([seat, other]) => [seat, other])).toEqual([
      [0, 1],
      [1, 0],
      [0, 3],
      [3, 0],
      [0, 4],
      [4, 0],
      [0, 2],
      [2, 0],
    ]);
  });

  test('checks with cars beside it from front to back (TRR-39)', () => {
    const now = checked(
      [{ space: '1@22.5' }, { space: '0@22' }, { space: '2@23' }, { space: '0@23' }],
      Array<number>(6).fill(20),
    );
    const others = checks(now).flatMap(([seat, other]) => (seat === 0 ? [other] : []));
    expect(others).toEqual([3, 2, 1]);
  });

  test('touches no car farther off (TRR-38)', () => {
    const now = checked([{ space: '1@22.5' }, { space: '1@24.5' }, { space: '1@20.5' }], []);
    expect(checks(now)).toEqual([]);
  });

  test('checks with a car outside the corner too (TRR-38)', () => {
    const now = checked([{ space: '1@25.5' }, { space: '1@26.5' }], dice(20, 20));
    expect(checks(now).map(([seat]) => seat)).toEqual([0, 1]);
  });
});

test('a check that costs both cars a point is over with that, and the race goes on (TR-87, TR-93)', () => {
  const now = checked([{ space: '1@22.5' }, { space: '1@23.5' }], dice(1, 1));
  expect(body(now)).toEqual([2, 2]);
  expect(trant.decisions(now.race, BOARD).map(({ step }) => step)).toContain('setGears');
});

test('a car that ends its move on a straight checks with nobody, not even with one inside a corner (TR-86)', () => {
  const now = checked([{ space: '1@26.5' }, { space: '1@25.5' }, { space: '0@26' }], []);
  expect(checks(now)).toEqual([]);
});

describe('in a check', () => {
  test('a result not above the flag number costs that car a body point: flag 2, rolls 2 and 3 (TR-87, TRR-39)', () => {
    const now = checked([{ space: '1@22.5' }, { space: '1@23.5' }], dice(2, 3));
    expect(checks(now)).toEqual([
      [0, 1, 2, 2],
      [1, 0, 3, 2],
    ]);
    expect(body(now)).toEqual([2, 3]);
    expect(debris(now)).toEqual([0]);
  });

  test('both may lose one (TR-87)', () => {
    const now = checked([{ space: '1@42.5' }, { space: '1@43.5' }], dice(1, 1));
    expect(body(now)).toEqual([2, 2]);
    expect(debris(now)).toEqual([0, 1]);
  });

  test('the number is that of the corner where the mover ended, and one more in rain (TR-87, TR-119, TRR-39)', () => {
    const dry = checked([{ space: '1@42.5' }, { space: '1@43.5' }], dice(2, 2));
    expect(body(dry)).toEqual([3, 3]);
    const wet = { trackState: 'wet', sky: 'rain' } as const;
    expect(body(checked([{ space: '1@42.5' }, { space: '1@43.5' }], dice(2, 2), wet))).toEqual([
      2, 2,
    ]);
    expect(body(checked([{ space: '1@22.5' }, { space: '1@23.5' }], dice(3, 4), wet))).toEqual([
      2, 3,
    ]);
    // Car 1 stands outside the corner.
    expect(
      checks(checked([{ space: '1@25.5' }, { space: '1@26.5' }], dice(4, 5), wet)),
    ).toMatchObject([
      [0, 1, 4, 3],
      [1, 0, 5, 3],
    ]);
  });

  test('a car without body points goes out, at once, and leaves debris on its space (TR-92, TR-96, TRR-37)', () => {
    const now = checked(
      [{ space: '1@22.5' }, { space: '1@23.5', points: { body: 0 } }],
      dice(20, 2),
    );
    expect(toldOf(now, 'carRetired')).toMatchObject([{ seat: 1, why: 'collision' }]);
    expect(car(now, 1).onBoard).toBe(false);
    expect(toldOf(now, 'spaceMarked', 1)).toMatchObject([{ seat: 1, space: car(now, 1).space }]);
  });

  test('the last point may go, and the car drives on without (TR-92)', () => {
    const now = checked(
      [{ space: '1@22.5', points: { body: 1 } }, { space: '1@23.5' }],
      dice(1, 20),
    );
    expect(car(now, 0)).toMatchObject({ status: 'racing', points: { body: 0 } });
  });
});

test('a car that goes out in a check makes no more of them (TR-86, TRR-37)', () => {
  const now = checked(
    [
      { space: '1@22.5', points: { body: 0 } },
      { space: '1@23.5', points: { body: 2 } },
      { space: '1@21.5' },
    ],
    // Car 1 loses a point in the same check, so nobody else is shaken.
    dice(1, 1),
  );
  expect(seats(now)).toEqual([0]);
  expect(body(now)).toEqual([0, 1, 3]);
});

describe('after an elimination in which no adjacent car lost a body point', () => {
  // Car 0 has no body; car 1 is ahead of it, car 2 beside, car 3 farther off.
  const cars: readonly CarSpec[] = [
    { space: '1@22.5', points: { body: 0 } },
    { space: '1@23.5' },
    { space: '0@22' },
    { space: '2@25' },
  ];

  test('all cars adjacent to the one that is out check again, and the lowest roll loses 1 (TR-93, TRR-40)', () => {
    const now = checked(cars, dice(1, 20, 7, 6));
    expect(seats(now)).toEqual([0]);
    expect(toldOf(now, 'secondCheckMade')).toMatchObject([
      {
        chain: false,
        rolls: [
          { seat: 1, roll: 7 },
          { seat: 2, roll: 6 },
        ],
        loser: 2,
      },
    ]);
    expect(body(now)).toEqual([0, 3, 2, 3]);
    expect(debris(now)).toEqual([0, 2]);
  });

  test('equal lowest rolls are made again (TRR-40)', () => {
    const now = checked(cars, dice(1, 20, 6, 6, 9, 4));
    expect(toldOf(now, 'secondCheckMade')).toMatchObject([{ loser: 2 }]);
    expect(body(now)).toEqual([0, 3, 2, 3]);
  });

  test('a single car loses the point without a roll (TRR-40)', () => {
    const now = checked(cars.slice(0, 2), dice(1, 20));
    expect(toldOf(now, 'secondCheckMade')).toMatchObject([{ rolls: [], loser: 1 }]);
    expect(body(now)).toEqual([0, 2]);
  });

  test('it is the cars around the one that is out, not those around the mover (TRR-40)', () => {
    const now = checked(
      [{ space: '1@21.5' }, { space: '1@22.5', points: { body: 0 } }, { space: '1@23.5' }],
      dice(20, 2, 5, 9),
    );
    expect(toldOf(now, 'secondCheckMade')).toMatchObject([
      {
        rolls: [
          { seat: 2, roll: 5 },
          { seat: 0, roll: 9 },
        ],
        loser: 2,
      },
    ]);
  });

  test('a second one follows only in a chain reaction (TR-93, TR-95)', () => {
    const frail = cars.map(one => ({ ...one, points: { body: 0 } }));
    const now = checked(frail, dice(1, 20, 7, 6));
    expect(seats(now)).toEqual([0, 2]);
    expect(toldOf(now, 'secondCheckMade')).toHaveLength(1);
  });

  test('a car that went out in the same check is hit hard enough: nobody else is (TR-93)', () => {
    const [first, second, ...others] = cars.map(one => ({ ...one, points: { body: 0 } }));
    if (first === undefined || second === undefined) throw new Error('there are four cars');
    const now = checked([first, second, ...others], dice(1, 1));
    expect(seats(now)).toEqual([0, 1]);
    expect(toldOf(now, 'secondCheckMade')).toEqual([]);
  });
});

test('no second check follows where an adjacent car lost a point in the same check (TR-93)', () => {
  const hitFirst = checked(
    [{ space: '1@22.5' }, { space: '1@23.5', points: { body: 0 } }, { space: '2@24' }],
    dice(2, 2),
  );
  expect(seats(hitFirst)).toEqual([1]);
  expect(body(hitFirst)).toEqual([2, 0, 3]);
  const hitLast = checked(
    [{ space: '1@22.5', points: { body: 0 } }, { space: '1@23.5' }, { space: '0@22' }],
    dice(2, 2),
  );
  expect(seats(hitLast)).toEqual([0]);
  expect(body(hitLast)).toEqual([0, 2, 3]);
});

test('a car that has crossed the line for the last time checks with nobody (R-87)', () => {
  const now = checked([{ space: '1@22.5', laps: 4 }, { space: '1@23.5' }], []);
  expect(checks(now)).toEqual([]);
});

test('the mover goes on to its other checks when the car in one of them is out (TRR-39)', () => {
  const now = checked(
    [{ space: '1@22.5' }, { space: '1@23.5', points: { body: 0 } }, { space: '1@21.5' }],
    // The first check, the point that only car 0 can lose, and the check with car 2.
    dice(20, 1, 20, 20),
  );
  expect(seats(now)).toEqual([1]);
  expect(checks(now).slice(2)).toEqual([
    [0, 2, 20, 2],
    [2, 0, 20, 2],
  ]);
  expect(body(now)).toEqual([2, 0, 3]);
});

describe('in a chain reaction', () => {
  test('the cars around roll whatever the check has cost them, and the lowest loses 1 (TR-94)', () => {
    const now = checked(
      [{ space: '1@22.5', points: { body: 0 } }, { space: '1@23.5' }, { space: '0@22' }],
      dice(2, 2, 5, 4),
      { options: CHAIN },
    );
    expect(toldOf(now, 'secondCheckMade')).toMatchObject([{ chain: true, loser: 2 }]);
    expect(body(now)).toEqual([0, 2, 2]);
  });

  test('they come behind the check itself and that of the driver who is out, and the race goes on (TR-94, TR-143)', () => {
    const now = checked(
      [{ space: '1@22.5', points: { body: 0 } }, { space: '1@23.5' }],
      // Car 0 in the check, its driver, and car 1 in the check, which is then alone around.
      dice(2, 20, 1),
      { options: { chainReaction: 'on' } },
    );
    expect(checks(now).map(([seat]) => seat)).toEqual([0, 1]);
    expect(toldOf(now, 'injuryChecked')).toHaveLength(1);
    expect(body(now)).toEqual([0, 1]);
    expect(trant.decisions(now.race, BOARD).map(({ step }) => step)).toContain('setGears');
  });

  test('they roll once for a car that is out, not in a second check besides (TR-93, TR-94)', () => {
    const now = checked(
      [{ space: '1@22.5', points: { body: 0 } }, { space: '1@23.5' }, { space: '0@22' }],
      dice(2, 20, 5, 4),
      { options: CHAIN },
    );
    expect(toldOf(now, 'secondCheckMade')).toHaveLength(1);
    expect(body(now)).toEqual([0, 3, 2]);
  });

  test('it goes on as long as a car that goes out by it has no body point (TR-95)', () => {
    const now = checked(
      [
        { space: '1@22.5', points: { body: 0 } },
        { space: '1@23.5', points: { body: 0 } },
        { space: '1@24.5', points: { body: 0 } },
        { space: '1@25.5' },
      ],
      // Car 0 is out; car 1 alone is next to it, then car 2, then car 3, which has a point.
      dice(1, 20),
      { options: CHAIN },
    );
    expect(seats(now)).toEqual([0, 1, 2]);
    expect(toldOf(now, 'secondCheckMade').map(({ loser }) => loser)).toEqual([1, 2, 3]);
    expect(body(now)).toEqual([0, 0, 0, 2]);
  });

  test('it begins with a car that others run into in a swerve too (TR-85, TR-94, TRR-36)', () => {
    const now = race({
      book: trant,
      board: BOARD,
      cars: [
        { space: '1@30.5', points: { brakes: 0, tires: 0 } },
        { space: '1@31.5', points: { body: 0 } },
        { space: '1@32.5' },
      ],
      tasks: [{ step: 'blocking', seats: [0] }],
      toPlay: [],
      options: CHAIN,
    });
    const stranded = { ...now.race, agenda: [{ step: 'blocking', seats: [0] } as const] };
    const { events } = trant.resumeAt(
      { ...stranded, play: { ...stranded.play, missing: 4 } },
      BOARD,
    );
    const kinds = events.flatMap(one => (one.kind === 'secondCheckMade' ? [one.loser] : []));
    expect(kinds).toEqual([2]);
  });

  test('both cars of a check that are out shake those around them (TR-94)', () => {
    const now = checked(
      [
        { space: '1@22.5', points: { body: 0 } },
        { space: '1@23.5', points: { body: 0 } },
        { space: '1@21.5' },
        { space: '1@24.5' },
      ],
      dice(1, 1),
      { options: CHAIN },
    );
    const losers = toldOf(now, 'secondCheckMade').map(({ loser }) => loser);
    expect(losers.toSorted()).toEqual([2, 3]);
  });
});

test('what a move may bring is foretold: the check of the mover with each car (TR-87)', () => {
  const asked = race({
    book: trant,
    board: BOARD,
    cars: [{ space: '1@20.5', gear: 1 }, { space: '1@23.5' }, { space: '2@50' }],
    dice: dice(10),
    tasks: [
      { step: 'beginPlay', seats: [0] },
      { step: 'chooseDice', seats: [0] },
      { step: 'readChart', seats: [0] },
      { step: 'moveCar', seats: [0] },
      { step: 'markStop', seats: [0] },
      { step: 'collisionChecks', seats: [0] },
    ],
    toPlay: [],
  });
  const [d20] = trant.decisions(asked.race, BOARD)[0]?.choices ?? [];
  if (d20 === undefined) throw new Error('nothing is asked');
  const { race: rolled } = trant.apply(asked.race, 0, d20, BOARD);
  const [decision] = trant.decisions(rolled, BOARD);
  const move = decision?.choices.find(one => one.kind === 'move' && one.brakes === 0);
  if (move === undefined) throw new Error('no move is offered');
  // The roll of the other car is none of the mover's.
  const said = trant.consequences(rolled, 0, move, BOARD);
  expect(said.filter(({ kind }) => kind === 'collisionTest')).toEqual([
    { kind: 'collisionTest', seats: [1], percent: 10 },
  ]);
  expect(where({ ...asked, race: rolled }, 0)).toBe('1@20.5');
});
