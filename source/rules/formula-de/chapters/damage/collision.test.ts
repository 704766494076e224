// Chapter 14: which cars test their body when a car ends its movement in contact with others.
import { describe, expect, test } from 'vitest';
import { expectDiceUsedUp } from '../../../../testing/expect-dice-used-up.ts';
import {
  type CarSpec,
  car,
  gear,
  pay,
  play,
  race,
  type Situation,
  spaceId,
  stayBehind,
  to,
  toldOf,
  track,
} from '../../../../testing/formula-de/builders.ts';
import { PIT_LAP } from '../../../../testing/formula-de/pit-lap.ts';

const BOARD = track('80 1R5 15');

/**
 * Returns the situation after car 0 has come from 1@28.5 to 0@30 with a 2 in 2nd gear and the black dice have fallen;
 * the last car is far away and plays next.
 */
function contact(
  black: readonly number[],
  others: readonly CarSpec[],
  own: Partial<CarSpec> = {},
): Situation {
  const situation = race({
    board: BOARD,
    cars: [{ space: '1@28.5', gear: 2, ...own }, ...others, { space: '2@60' }],
    toPlay: [0, others.length + 1],
    dice: [2, ...black],
  });
  return play(situation, gear(2), to('0@30'));
}

/** Returns the seats that tested, in order, each with the highest bad face. */
function tests(situation: Situation): readonly (readonly [seat: number, upTo: number])[] {
  return toldOf(situation, 'testMade').map(event => [event.seat, event.upTo]);
}

const B = { space: '0@29', gear: 2 } as const;
const C = { space: '0@31', gear: 2 } as const;
const D = { space: '1@30.5', gear: 2 } as const;

describe('contact', () => {
  test('is with the car directly in front (M-14-1)', () => {
    expect(tests(contact([20, 20], [C]))).toEqual([
      [1, 1],
      [0, 1],
    ]);
  });

  test('is with a car beside, half a space ahead or half a space behind (R-03)', () => {
    for (const space of ['1@30.5', '1@29.5']) {
      // 1@29.5 lies on the way from 1@28.5, so the car comes along lane 0.
      const start = race({
        board: BOARD,
        cars: [
          { space: '0@28', gear: 2 },
          { space, gear: 2 },
        ],
        toPlay: [0],
        dice: [2, 20, 20],
      });
      expect(tests(play(start, gear(2), to('0@30')))).toHaveLength(2);
    }
  });

  test('is not with the car directly behind (M-14-1, R-03)', () => {
    const done = contact([], [B]);
    expect(tests(done)).toEqual([]);
    expectDiceUsedUp(done.race);
  });

  test('is not with a car that touches at a point or two lanes away (R-03)', () => {
    const done = contact(
      [],
      [
        { space: '1@31.5', gear: 2 },
        { space: '2@30', gear: 2 },
        { space: '0@32', gear: 2 },
      ],
    );
    expect(tests(done)).toEqual([]);
  });

  test('is judged at the end of a movement only, not on the way (R-40)', () => {
    const start = race({
      board: BOARD,
      cars: [
        { space: '0@28', gear: 3 },
        { space: '1@30.5', gear: 2 },
        { space: '1@34.5', gear: 2, arrival: 9 },
      ],
      toPlay: [0],
      dice: [4],
    });
    const done = play(start, gear(3), to('0@32'));
    expect(tests(done)).toEqual([]);
  });

  test('in a corner is the same (M-14-1)', () => {
    const start = race({
      board: BOARD,
      cars: [
        { space: '2@80', gear: 2 },
        { space: '2@83', gear: 2 },
      ],
      toPlay: [0],
      dice: [2, 20, 20],
    });
    expect(tests(play(start, gear(2), to('2@82')))).toEqual([
      [1, 1],
      [0, 1],
    ]);
  });
});

describe('the test', () => {
  test('is lost by a 1 on a dry track only (M-14-1, M-A2-4)', () => {
    expect(car(contact([1, 2], [C]), 1).points.body).toBe(2);
    expect(car(contact([1, 2], [C]), 0).points.body).toBe(3);
    expect(car(contact([2, 1], [C]), 1).points.body).toBe(3);
    expect(car(contact([2, 1], [C]), 0).points.body).toBe(2);
  });

  test('costs one body point and marks the space of the car that lost it (M-14-1, R-43)', () => {
    const done = contact([1, 20], [C]);
    expect(done.race.dangerous).toEqual([spaceId(BOARD, '0@31')]);
    expect(toldOf(done, 'pointsPaid')).toEqual([
      { kind: 'pointsPaid', seat: 1, part: 'body', amount: 1, why: 'collision' },
    ]);
  });

  test('is made with the black die at the end of the play, after the stop (M-6-3-s13)', () => {
    const done = contact([20, 20], [C]);
    expect(toldOf(done, 'dieRolled').map(event => [event.seat, event.die])).toEqual([
      [0, 'gear2'],
      [1, 'black'],
      [0, 'black'],
    ]);
  });

  test('of a car that stays is made again (M-17-2-1, R-40)', () => {
    const start = race({
      board: BOARD,
      cars: [
        { space: '0@30', gear: 2 },
        { space: '0@31', gear: 2 },
      ],
      toPlay: [0],
      dice: [2, 20, 20],
    });
    const stays = play(start, gear(2), to('0@30', { brakes: 2 }));
    expect(tests(stays)).toHaveLength(2);
  });

  test('is not made by a car whose neighbour moved away from it (R-40)', () => {
    const start = race({
      board: BOARD,
      cars: [
        { space: '0@30', gear: 2 },
        { space: '0@29', gear: 2 },
      ],
      toPlay: [0],
      dice: [2],
    });
    expect(tests(play(start, gear(2), to('0@32')))).toEqual([]);
  });
});

describe('a collision with C in front, D beside and B behind (M-14-5)', () => {
  const crash = (black: readonly number[], bodies: { c?: number; d?: number; a?: number } = {}) =>
    contact(
      black,
      [B, { ...C, points: { body: bodies.c ?? 3 } }, { ...D, points: { body: bodies.d ?? 3 } }],
      { points: { body: bodies.a ?? 3 } },
    );

  test('C and D roll, B does not, then A rolls twice', () => {
    const done = crash([20, 20, 20, 20]);
    expect(tests(done).map(([seat]) => seat)).toEqual([2, 3, 0, 0]);
    expectDiceUsedUp(done.race);
  });

  test('of level cars the one in the higher gear rolls first, as in the order of play (R-37)', () => {
    const start = race({
      board: BOARD,
      cars: [
        { space: '1@28.5', gear: 2 },
        { space: '0@31', gear: 2 },
        { space: '2@31', gear: 4 },
        { space: '0@60' },
      ],
      toPlay: [0, 3],
      dice: [2, 20, 20, 20, 20],
    });
    const done = play(start, gear(2), to('1@30.5'));
    expect(tests(done).map(([seat]) => seat)).toEqual([2, 1, 0, 0]);
  });

  test('a lapped car rolls where it stands on the track, as in the order of play (R-37, R-61)', () => {
    // Seat 1 leads; seat 2 is half a space ahead of seat 3, but a lap down.
    const start = race({
      board: BOARD,
      cars: [
        { space: '1@28.5', gear: 2, laps: 2 },
        { space: '0@60', laps: 2 },
        { space: '0@31', gear: 2, laps: 1 },
        { space: '1@30.5', gear: 2, laps: 2 },
      ],
      toPlay: [0],
      dice: [2, 20, 20, 20, 20],
    });
    const done = play(start, gear(2), to('0@30'));
    expect(tests(done).map(([seat]) => seat)).toEqual([2, 3, 0, 0]);
  });

  test('A may lose both of its rolls (R-37)', () => {
    expect(car(crash([20, 20, 1, 1]), 0).points.body).toBe(1);
  });

  test('if one of C and D is eliminated, A loses a point outright and rolls once', () => {
    const done = crash([1, 20, 20], { c: 1 });
    expect(tests(done).map(([seat]) => seat)).toEqual([2, 3, 0]);
    expect(car(done, 2)).toMatchObject({ condition: 'wreck', retirement: 'collision' });
    expect(car(done, 0).points.body).toBe(2);
    expectDiceUsedUp(done.race);
    const other = crash([20, 1, 1], { d: 1 });
    expect(car(other, 3).condition).toBe('wreck');
    expect(car(other, 0).points.body).toBe(1);
  });

  test('if both are eliminated, A loses two points and does not roll', () => {
    const done = crash([1, 1], { c: 1, d: 1 });
    expect(tests(done).map(([seat]) => seat)).toEqual([2, 3]);
    expect(car(done, 0).points.body).toBe(1);
    expectDiceUsedUp(done.race);
  });

  test('A stops rolling when it is eliminated (R-37)', () => {
    const done = crash([20, 20, 1], { a: 1 });
    expect(tests(done).map(([seat]) => seat)).toEqual([2, 3, 0]);
    expect(car(done, 0)).toMatchObject({ condition: 'wreck', retirement: 'collision' });
    expectDiceUsedUp(done.race);
  });

  test('a point lost outright may eliminate A before it rolls (M-14-4)', () => {
    for (const done of [crash([1, 20], { c: 1, a: 1 }), crash([20, 1], { d: 1, a: 1 })]) {
      expect(car(done, 0)).toMatchObject({ condition: 'wreck', retirement: 'collision' });
      expectDiceUsedUp(done.race);
    }
  });

  test('every car that lost a body point marks its space (M-17-0-1)', () => {
    const done = crash([1, 1, 1, 20]);
    expect([...(done.race.dangerous ?? [])].sort()).toEqual(
      ['0@31', '1@30.5', '0@30'].map(name => spaceId(BOARD, name)).sort(),
    );
  });

  test('the point lost outright marks the space of A too (M-17-0-1)', () => {
    const done = crash([1, 20, 20], { c: 1 });
    expect(done.race.dangerous).toContain(spaceId(BOARD, '0@30'));
  });
});

describe('aggravated tests (M-14-3, R-38)', () => {
  test('with a spun car both roll on 1 and 2 (M-10-4-3)', () => {
    const spun = { ...C, gear: 4, condition: 'spun', points: { tires: 0 } } as const;
    expect(tests(contact([20, 20], [spun]))).toEqual([
      [1, 2],
      [0, 2],
    ]);
    expect(car(contact([2, 2], [spun]), 0).points.body).toBe(2);
    expect(car(contact([2, 2], [spun]), 1).points.body).toBe(2);
  });

  test('are pair by pair: the tests with sound cars stay normal', () => {
    const spun = { ...D, gear: 4, condition: 'spun', points: { tires: 0 } } as const;
    expect(tests(contact([20, 20, 20, 20], [C, spun]))).toEqual([
      [1, 1],
      [2, 2],
      [0, 1],
      [0, 2],
    ]);
  });

  test('a spun mover aggravates all its pairs', () => {
    // One space beyond the corner with the last tire: the mover spins beside two cars.
    const start = race({
      board: BOARD,
      cars: [
        { space: '0@84', gear: 1, points: { tires: 1 } },
        { space: '0@86', gear: 1 },
        { space: '1@85.5', gear: 1 },
        { space: '2@10' },
      ],
      toPlay: [0, 3],
      dice: [1, 20, 20, 20, 20],
    });
    const done = play(start, gear(1), to('0@85'), pay(0, 1));
    expect(tests(done).map(([, upTo]) => upTo)).toEqual([2, 2, 2, 2]);
  });

  test.each(['collision', 'blocking'] as const)(
    'a wreck by %s does not roll, the mover rolls on 1 and 2 (R-39)',
    retirement => {
      const wreck = { ...C, condition: 'wreck', retirement, aggravates: true } as const;
      const done = contact([2], [wreck]);
      expect(tests(done)).toEqual([[0, 2]]);
      expect(car(done, 0).points.body).toBe(2);
      expectDiceUsedUp(done.race);
    },
  );

  test('a wreck costs the mover no point outright (R-39)', () => {
    const wreck = { ...C, condition: 'wreck' } as const;
    expect(car(contact([20], [wreck]), 0).points.body).toBe(3);
  });

  test('a car whose engine is gone has normal odds (M-16-0-4, M-20-7-T)', () => {
    const blown = { ...C, condition: 'wreck', retirement: 'engine', aggravates: false } as const;
    const done = contact([20, 20], [blown]);
    expect(toldOf(done, 'testMade', 0).map(event => event.upTo)).toEqual([1]);
  });

  test('a car stalled on the grid aggravates, one stalled at a restart does not (M-9-1-2, R-24)', () => {
    const onGrid = { ...C, gear: 1, condition: 'stalled', start: 'firstGear' } as const;
    expect(tests(contact([20, 20], [{ ...onGrid, aggravates: true }]))).toEqual([
      [1, 2],
      [0, 2],
    ]);
    expect(tests(contact([20, 20], [{ ...onGrid, aggravates: false }]))).toEqual([
      [1, 1],
      [0, 1],
    ]);
  });
});

describe('a car eliminated by a collision (M-14-2)', () => {
  const wrecked = () =>
    play(
      race({
        board: BOARD,
        cars: [
          { space: '1@28.5', gear: 2 },
          { space: '0@31', gear: 2, points: { body: 1 } },
          { space: '0@10', gear: 2 },
        ],
        toPlay: [0, 1, 2],
        dice: [2, 1, 2],
      }),
      gear(2),
      to('0@30'),
    );

  test('has a dangerous space under it and is removed at its next turn', () => {
    const done = wrecked();
    expect(toldOf(done, 'carRetired')).toEqual([{ kind: 'carRetired', seat: 1, why: 'collision' }]);
    expect(done.race.dangerous).toContain(spaceId(BOARD, '0@31'));
    expect(toldOf(done, 'wreckRemoved')).toMatchObject([{ seat: 1 }]);
    expect(car(done, 1).onBoard).toBe(false);
  });

  test('makes no further tests between other cars (R-40)', () => {
    expect(tests(wrecked())).toEqual([[1, 1]]);
  });
});

test('a slipstream declined ends the movement behind the car: a test is due (M-14-1)', () => {
  const start = race({
    board: BOARD,
    cars: [
      { space: '0@20', gear: 4 },
      { space: '0@30', gear: 4 },
    ],
    toPlay: [0],
    dice: [9, 20, 20],
  });
  const done = play(start, gear(4), to('0@29'), stayBehind);
  expect(tests(done)).toEqual([
    [1, 1],
    [0, 1],
  ]);
});

describe('an entry to the lane along the wall on the last space of a move (M-15-1)', () => {
  // Four lanes, the last of them along the wall.
  const OVAL = track('60 1R5 40', 4, 'R');

  test('is tested after the collisions, on that very space', () => {
    const situation = race({
      board: OVAL,
      cars: [
        { space: '2@10', gear: 2 },
        { space: '3@13.5', gear: 2 },
        { space: '0@2', gear: 2 },
      ],
      toPlay: [0, 2],
      dice: [3, 20, 20, 1],
    });
    const done = play(situation, gear(2), to('3@12.5', { path: ['2@11', '2@12', '3@12.5'] }));
    expect(toldOf(done, 'testMade').map(event => [event.test, event.space])).toEqual([
      ['collision', spaceId(OVAL, '3@13.5')],
      ['collision', spaceId(OVAL, '3@12.5')],
      ['wall', spaceId(OVAL, '3@12.5')],
    ]);
    expect(done.race.dangerous).toEqual([spaceId(OVAL, '3@12.5')]);
  });

  test('is not tested any more by a car that the collisions have put out', () => {
    const situation = race({
      board: OVAL,
      cars: [
        { space: '2@10', gear: 2, points: { body: 1 } },
        { space: '3@13.5', gear: 2 },
        { space: '0@2', gear: 2 },
      ],
      toPlay: [0, 2],
      dice: [3, 20, 1],
    });
    const done = play(situation, gear(2), to('3@12.5', { path: ['2@11', '2@12', '3@12.5'] }));
    expect(toldOf(done, 'testMade').map(event => event.test)).toEqual(['collision', 'collision']);
    expect(car(done, 0).retirement).toBe('collision');
  });
});

test('a car on the last space of the pit lane touches nobody on the track before it (M-19-5-3, R-41)', () => {
  const situation = race({
    board: PIT_LAP,
    cars: [
      { space: 'P12', gear: 2, pit: 'out' },
      { space: '2@1', gear: 2 },
      { space: '2@60', gear: 2 },
    ],
    toPlay: [0, 2],
    dice: [2],
  });
  const done = play(situation, gear(2), to('P14', { brakes: 0 }));
  expect(toldOf(done, 'testMade')).toEqual([]);
});
