// Chapter 6-2: who plays when: lapped cars, level cars, wrecks and the end of a round.
import { describe, expect, test } from 'vitest';
import { expectDiceUsedUp } from '../../../../testing/expect-dice-used-up.ts';
import { beforeRace } from '../../../../testing/formula-de/before-race.ts';
import {
  type CarSpec,
  car,
  dice,
  gear,
  play,
  question,
  race,
  type Situation,
  slipTo,
  spaceId,
  stayBehind,
  to,
  toldOf,
  track,
} from '../../../../testing/formula-de/builders.ts';

// A lap of 100 spaces with no car near its corner: distances are whole numbers.
const HUNDRED = track('72 1R4 24', 4);
const BOARD = track('80 1R5 15');

function begun(...cars: readonly CarSpec[]): Situation {
  return race({ board: BOARD, cars });
}

/** Returns the order of play of the last round that began. */
function order(situation: Situation): readonly number[] {
  return toldOf(situation, 'roundBegan').at(-1)?.order ?? [];
}

describe('the order of a round', () => {
  test('is the order of the cars on the track (M-6-2-2)', () => {
    expect(order(begun({ space: '0@10' }, { space: '2@30' }, { space: '0@20' }))).toEqual([
      1, 2, 0,
    ]);
  });

  test('half a space ahead is ahead (R-02)', () => {
    expect(order(begun({ space: '0@10', gear: 6 }, { space: '1@10.5', gear: 1 }))).toEqual([1, 0]);
    expect(order(begun({ space: '0@11', gear: 1 }, { space: '1@10.5', gear: 6 }))).toEqual([0, 1]);
  });

  test('on the grid it is the order of the grid, pole first (R-60)', () => {
    const { events } = beforeRace(HUNDRED, 4, { preparation: 'ready' });
    expect(events.find(event => event.kind === 'roundBegan')).toMatchObject({
      round: 1,
      order: [0, 1, 2, 3],
    });
  });

  test('of two level cars the one in the higher gear plays first (M-6-2-4)', () => {
    expect(
      order(begun({ space: '0@10', gear: 2, arrival: 1 }, { space: '2@10', gear: 4, arrival: 2 })),
    ).toEqual([1, 0]);
  });

  test('of two level cars in the same gear the one that arrived first plays first (M-6-2-4)', () => {
    expect(
      order(begun({ space: '0@10', gear: 4, arrival: 2 }, { space: '2@10', gear: 4, arrival: 1 })),
    ).toEqual([1, 0]);
  });

  test('a stalled car level with another plays second, whoever came first (M-9-1-3, R-63)', () => {
    const level = race({
      board: BOARD,
      cars: [
        { space: '0@90', gear: 1, laps: 0, condition: 'stalled', start: 'firstGear', arrival: 0 },
        { space: '2@90', gear: 1, laps: 0, arrival: 1 },
      ],
      dice: [1, 1, 1, 1],
    });
    expect(order(level)).toEqual([1, 0]);
  });

  test('a lap more is ahead, wherever the cars stand on the board (R-60)', () => {
    expect(
      order(begun({ space: '0@90', laps: 1 }, { space: '2@5', laps: 2 }, { space: '2@60' })),
    ).toEqual([1, 0, 2]);
  });

  test('a car passed in a round plays after the one that passed it in the next (M-6-2-3)', () => {
    // A leads by 4; B makes 8, A makes 2.
    const start = race({
      board: BOARD,
      cars: [
        { space: '0@14', gear: 2 },
        { space: '2@10', gear: 3 },
      ],
      dice: dice(2, 8),
    });
    expect(order(start)).toEqual([0, 1]);
    const round = play(start, gear(2), to('0@16'), gear(3), to('2@18'));
    expect(order(round)).toEqual([1, 0]);
    expect(question(round)).toMatchObject({ seat: 1, step: 'announceGear' });
  });

  test('is fixed when the round begins: a car passed in it keeps its turn (R-60)', () => {
    const start = race({
      board: BOARD,
      cars: [
        { space: '0@40', gear: 2 },
        { space: '2@30', gear: 5 },
        { space: '0@20', gear: 2 },
      ],
      dice: dice(3, 15, 2),
    });
    const round = play(start, gear(2), to('0@43'), gear(5), to('2@45'), gear(2), to('0@22'));
    expect(toldOf(round, 'playBegan').map(event => event.seat)).toEqual([0, 1, 2, 1]);
  });

  test('a car that stays keeps its old arrival (R-63)', () => {
    // Both level in 1st; seat 0 stays, seat 1 came first and stays too: nothing changes.
    const start = race({
      board: BOARD,
      cars: [
        { space: '0@10', gear: 1, arrival: 2 },
        { space: '2@10', gear: 1, arrival: 1 },
      ],
      dice: dice(1, 1),
    });
    expect(order(start)).toEqual([1, 0]);
    const round = play(
      start,
      gear(1),
      to('2@10', { brakes: 1 }),
      gear(1),
      to('0@10', { brakes: 1 }),
    );
    expect(order(round)).toEqual([1, 0]);
  });

  test('an arrival on a level space is later than one before it (R-63)', () => {
    const start = race({
      board: BOARD,
      cars: [
        { space: '0@10', gear: 2, arrival: 5 },
        { space: '2@9', gear: 2, arrival: 1 },
      ],
      // Seat 0 stays by two brakes; seat 1 comes level with it by one brake less than its roll.
      dice: dice(2, 2),
    });
    const round = play(
      start,
      gear(2),
      to('0@10', { brakes: 2 }),
      gear(2),
      to('2@10', { brakes: 1 }),
    );
    expect(order(round)).toEqual([0, 1]);
  });
});

describe('lapped cars (M-6-2-6, R-61)', () => {
  test('the printed example with four cars, round by round (M-6-2-6-E)', () => {
    // Progress 150, 145, 125, 55; brakes bring the rolls down to the moves of the example.
    const rich = { brakes: 20, gearbox: 20, engine: 9 };
    const start = race({
      board: HUNDRED,
      laps: 9,
      cars: [
        { space: '0@50', gear: 3, points: rich },
        { space: '0@45', gear: 4, points: rich },
        { space: '0@25', gear: 2, points: rich },
        { space: '2@55', laps: 0, gear: 2, points: rich },
      ],
      // The two last black dice: seat 1 ends round 4 directly behind seat 0.
      dice: dice(4, 7, 2, 2, 10, 13, 5, 2, 2, 6, 3, 1, 4, 2, 20, 20, 1, 5),
    });
    const one = play(
      start,
      ...[gear(3), to('0@51', { brakes: 3 }), gear(4), to('0@46', { brakes: 6 })],
      ...[gear(2), to('0@26', { brakes: 1 }), gear(2), to('2@56', { brakes: 1 })],
    );
    const two = play(one, ...[gear(4), to('0@61'), gear(5), to('0@59'), gear(3), to('0@31')]);
    const three = play(
      two,
      ...[gear(2), to('0@63'), gear(2), to('0@61'), gear(3), to('2@62'), gear(2), to('0@34')],
    );
    const four = play(
      three,
      ...[gear(1), to('0@64'), gear(2), to('2@66'), gear(2), to('0@63')],
      ...[gear(1), to('0@35'), gear(3), to('2@71')],
    );
    const plays = (from: Situation | undefined, until: Situation) =>
      toldOf(until, 'playBegan')
        .map(event => event.seat + 1)
        .slice(from === undefined ? 0 : toldOf(from, 'playBegan').length - 1, -1);
    expect(plays(undefined, one)).toEqual([1, 2, 3, 4]);
    expect(plays(one, two)).toEqual([1, 2, 3]);
    expect(plays(two, three)).toEqual([1, 2, 4, 3]);
    expect(plays(three, four)).toEqual([1, 4, 2, 3, 4]);
    expect(order(four).map(seat => seat + 1)).toEqual([1, 2, 3, 4]);
    expect(toldOf(four, 'playSkipped').map(event => event.seat + 1)).toEqual([4]);
    expect(toldOf(four, 'playRecovered').map(event => event.seat + 1)).toEqual([4]);
    expectDiceUsedUp(four.race);
  });

  test('the round follows the loop from the leader back to the car just in front of it', () => {
    const situation = race({
      board: HUNDRED,
      cars: [
        { space: '0@10', laps: 1 },
        { space: '0@30', laps: 2 },
        { space: '2@35', laps: 1 },
        { space: '2@90', laps: 1 },
      ],
    });
    // Behind the leader at 230: 40 (190), 95 (135), 120 which is 20 round the loop (110).
    expect(order(situation)).toEqual([1, 0, 3, 2]);
  });

  test('a car lapped before its turn is passed over, and only once', () => {
    const start = race({
      board: HUNDRED,
      cars: [
        { space: '0@50', laps: 2, gear: 4 },
        { space: '2@53', laps: 1, gear: 2 },
      ],
      dice: dice(8, 9, 2),
    });
    const one = play(start, gear(4), to('0@58'));
    expect(toldOf(one, 'playSkipped')).toEqual([{ kind: 'playSkipped', seat: 1 }]);
    const two = play(one, gear(4), to('0@67'));
    expect(question(two)).toMatchObject({ seat: 1 });
  });

  test('a car that draws level with the leader a lap behind is still lapped at the same distance', () => {
    // Exactly one lap behind: passed over, because it is a whole lap down now.
    const start = race({
      board: HUNDRED,
      cars: [
        { space: '0@50', laps: 2, gear: 4 },
        { space: '2@58', laps: 1, gear: 2 },
      ],
      dice: dice(8),
    });
    const one = play(start, gear(4), to('0@58'));
    expect(toldOf(one, 'playSkipped')).toEqual([{ kind: 'playSkipped', seat: 1 }]);
  });

  test('when the leader finishes, its last distance still laps the others in that round', () => {
    const start = race({
      board: HUNDRED,
      laps: 3,
      cars: [
        { space: '0@95', laps: 3, gear: 4 },
        { space: '2@97', laps: 2, gear: 2 },
      ],
      dice: dice(8, 3),
    });
    const one = play(start, gear(4), to('0@0'));
    expect(toldOf(one, 'carFinished')).toHaveLength(1);
    expect(toldOf(one, 'playSkipped')).toEqual([{ kind: 'playSkipped', seat: 1 }]);
    expect(question(one)).toMatchObject({ seat: 1, step: 'announceGear' });
  });

  test('when the leader retires, its last distance still laps the others in that round', () => {
    // The leader ends behind seat 1 and loses its last body point there; seat 2 is 103 behind it then.
    const start = race({
      board: HUNDRED,
      cars: [
        { space: '0@50', laps: 2, gear: 4, points: { body: 1 } },
        { space: '0@59', laps: 1, gear: 2 },
        { space: '2@55', laps: 1, gear: 2 },
      ],
      dice: dice(8, 20, 1, 2),
    });
    expect(order(start)).toEqual([0, 1, 2]);
    const one = play(start, gear(4), to('0@58'), gear(2), to('0@61'));
    expect(toldOf(one, 'playSkipped')).toEqual([{ kind: 'playSkipped', seat: 2 }]);
    expect(question(one).seat).toBe(1);
  });

  test('a car that regains its lap plays once more at the end of the round', () => {
    const start = race({
      board: HUNDRED,
      cars: [
        { space: '0@50', laps: 2, gear: 1 },
        { space: '2@47', laps: 1, gear: 3 },
        { space: '0@20', laps: 2, gear: 2 },
      ],
      dice: dice(1, 8, 3, 8),
    });
    // Seat 1 is 103 behind and makes 8: 96 behind 251 is no longer a whole lap.
    expect(order(start)).toEqual([0, 1, 2]);
    const one = play(start, gear(1), to('0@51'), gear(3), to('2@55'), gear(2), to('0@23'));
    expect(toldOf(one, 'playRecovered')).toEqual([{ kind: 'playRecovered', seat: 1 }]);
    const two = play(one, gear(3), to('2@63'));
    expect(toldOf(two, 'playBegan').map(event => event.seat)).toEqual([0, 1, 2, 1, 0]);
  });
});

describe('turns without a movement (R-65)', () => {
  test("a wreck's turn consists of its removal", () => {
    const start = race({
      board: BOARD,
      cars: [
        { space: '0@20', condition: 'wreck' },
        { space: '0@30', gear: 2 },
        { space: '0@10', gear: 2 },
      ],
      dice: dice(2),
    });
    expect(car(start, 0).onBoard).toBe(true);
    const next = play(start, gear(2), to('0@32'));
    expect(toldOf(next, 'wreckRemoved')).toEqual([
      { kind: 'wreckRemoved', seat: 0, space: spaceId(BOARD, '0@20') },
    ]);
    expect(car(next, 0)).toMatchObject({ onBoard: false, status: 'retired' });
    expect(question(next)).toMatchObject({ seat: 2 });
  });

  test('a wreck stays in the way until its own turn comes up (R-42)', () => {
    const start = race({
      board: BOARD,
      cars: [
        { space: '0@20', gear: 3 },
        { space: '0@23', condition: 'wreck' },
      ],
      toPlay: [0],
      dice: dice(5),
    });
    const moves = play(start, gear(3));
    expect(() => play(moves, to('0@24'))).not.toThrow();
    for (const choice of question(moves).choices) {
      expect(choice).not.toMatchObject({ path: expect.arrayContaining([spaceId(BOARD, '0@23')]) });
    }
  });
});

describe('the end of a round (R-64)', () => {
  test('spun cars are turned and their lever is set to 1st (M-10-4-1)', () => {
    const start = race({
      board: BOARD,
      cars: [
        { space: '0@20', gear: 5, condition: 'spun', start: 'restartRoll' },
        { space: '0@50', gear: 2 },
      ],
      toPlay: [1],
      dice: dice(2, 2),
    });
    const end = play(start, gear(2), to('0@52'));
    expect(toldOf(end, 'carTurnedRound')).toEqual([{ kind: 'carTurnedRound', seat: 0 }]);
    expect(car(end, 0)).toMatchObject({ gear: 1, condition: 'sound', start: 'restartRoll' });
  });

  test('a spun car level with another one counts as in 1st gear (M-10-4-7)', () => {
    const start = race({
      board: BOARD,
      cars: [
        { space: '0@20', gear: 5, condition: 'spun', start: 'restartRoll', arrival: 1 },
        { space: '2@18', gear: 2, arrival: 2 },
      ],
      toPlay: [1],
      dice: dice(2),
    });
    const end = play(start, gear(2), to('2@20'));
    expect(order(end)).toEqual([1, 0]);
  });

  test('already before the end of the round, where cars level with each other are tested in order of play (M-10-4-7)', () => {
    const start = race({
      board: BOARD,
      cars: [
        { space: '0@20', gear: 5, condition: 'spun', start: 'restartRoll', arrival: 1 },
        { space: '2@20', gear: 2, arrival: 2 },
        { space: '1@17.5', gear: 2 },
      ],
      toPlay: [2, 1],
      dice: dice(2, 20, 20, 20, 20),
    });
    const tested = toldOf(play(start, gear(2), to('1@19.5')), 'testMade');
    expect(tested.map(({ seat }) => seat)).toEqual([1, 0, 2, 2]);
  });

  test('the next round is numbered one more', () => {
    const start = race({
      board: BOARD,
      round: 7,
      cars: [{ space: '0@20', gear: 2 }],
      toPlay: [0],
      dice: dice(2),
    });
    expect(play(start, gear(2), to('0@22')).race.round).toBe(8);
  });
});

test('a slipstream counts for the order like any movement (M-6-2-1)', () => {
  const start = race({
    board: BOARD,
    cars: [
      { space: '0@40', gear: 4 },
      { space: '0@30', gear: 4 },
    ],
    toPlay: [1],
    dice: dice(9, 20, 20, 20, 20),
  });
  const behind = play(start, gear(4), to('0@39'));
  expect(order(play(behind, stayBehind))).toEqual([0, 1]);
  expect(order(play(behind, slipTo('0@41')))).toEqual([1, 0]);
});

test('the weather is rolled when the last car of the round has played (M-3-2-5, R-64)', () => {
  const start = race({
    board: BOARD,
    cars: [
      { space: '0@20', gear: 5 },
      { space: '2@10', gear: 2 },
    ],
    toPlay: [0, 1],
    sky: 'changeable',
    skyHold: 'none',
    dice: dice(20, 20, 2, 1),
  });
  const first = play(start, gear(5), to('0@40'));
  expect(toldOf(first, 'weatherSet')).toEqual([]);
  const round = play(first, gear(2), to('2@12'));
  expect(toldOf(round, 'weatherSet')).toHaveLength(1);
  expectDiceUsedUp(round.race);
});

test('a race that does not end is broken after 400 rounds for each lap', () => {
  const cars = [{ space: '0@20', gear: 2 }] as const;
  expect(race({ board: BOARD, laps: 3, round: 1199, cars }).race.round).toBe(1200);
  expect(() => race({ board: BOARD, laps: 3, round: 1200, cars })).toThrow('does not end');
});
