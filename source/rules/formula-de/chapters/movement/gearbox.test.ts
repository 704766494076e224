// Chapters 6 and 13: the gears on offer, the dice, and the price of skipping gears on the way down.
import { describe, expect, test } from 'vitest';
import { expectDiceUsedUp } from '../../../../testing/expect-dice-used-up.ts';
import {
  type CarSpec,
  car,
  dice,
  everyEnd,
  gear,
  gears,
  play,
  race,
  type Situation,
  spaceId,
  to,
  toldOf,
  track,
  where,
} from '../../../../testing/formula-de/builders.ts';
import { pointsLost } from '../../budget.ts';
import { masters2002 } from '../../masters/masters-2002.ts';
import { masters2005 } from '../../masters/masters-2005.ts';
import { groundOf } from '../../terms.ts';
import { gearPrice, legalGears } from './gearbox.ts';

const BOARD = track('80 1R5 30');

function inGear(lever: number, own: Partial<CarSpec> = {}, faces: readonly number[] = []) {
  return race({
    board: BOARD,
    cars: [
      { space: '0@10', gear: lever, ...own },
      { space: '2@60', gear: 3 },
    ],
    toPlay: [0],
    dice: faces,
  });
}

function paid(situation: Situation): Readonly<Record<string, number>> {
  const paying = car(situation, 0);
  return {
    gearbox: pointsLost(paying, 'gearbox'),
    brakes: pointsLost(paying, 'brakes'),
    engine: pointsLost(paying, 'engine'),
    tires: pointsLost(paying, 'tires'),
  };
}

describe('the gears on offer', () => {
  test('the same gear, one up, or any lower one; upwards no gear is skipped (M-6-1-1)', () => {
    expect(gears(inGear(1))).toEqual([1, 2]);
    expect(gears(inGear(2))).toEqual([1, 2, 3]);
    expect(gears(inGear(4))).toEqual([1, 2, 3, 4, 5]);
    expect(gears(inGear(5))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('6th to 1st is forbidden (M-6-1-2, M-13-2)', () => {
    expect(gears(inGear(6, { points: { gearbox: 9, brakes: 9, engine: 9 } }))).toEqual([
      2, 3, 4, 5, 6,
    ]);
  });

  test('without gearbox no gear is skipped, but the next lower one is free (M-5-1-3, M-13-1)', () => {
    expect(gears(inGear(6, { points: { gearbox: 0 } }))).toEqual([5, 6]);
    expect(gears(inGear(3, { points: { gearbox: 0 } }))).toEqual([2, 3, 4]);
  });

  test('without brakes no 2 or 3 gears are skipped (R-26, R-27)', () => {
    expect(gears(inGear(6, { points: { brakes: 0 } }))).toEqual([4, 5, 6]);
  });

  test('the last gearbox, the last brake and even the last engine point may be spent (R-27, R-28)', () => {
    expect(gears(inGear(6, { points: { gearbox: 1, brakes: 1, engine: 1 } }))).toEqual([
      2, 3, 4, 5, 6,
    ]);
  });

  test('the driver announces the gear as step 1 of a play (M-6-3-s1)', () => {
    const situation = inGear(3);
    expect(masters2005.decisions(situation.race, BOARD)).toMatchObject([
      { seat: 0, step: 'announceGear', rule: 'M-6-3-s1' },
    ]);
  });
});

describe('over-revving (M-13-T)', () => {
  test.each([
    [3, 2, 3],
    [6, 5, 17],
    [4, 4, 9],
    [4, 5, 15],
  ])('from gear %i to %i no gear is skipped and nothing is paid', (from, next, face) => {
    expect(paid(play(inGear(from, {}, dice(face)), gear(next)))).toMatchObject({
      gearbox: 0,
      brakes: 0,
      engine: 0,
    });
  });

  test.each([
    [6, 4, 9],
    [3, 1, 1],
  ])('from gear %i to %i one gear is skipped: 1 gearbox', (from, next, face) => {
    expect(paid(play(inGear(from, {}, dice(face)), gear(next)))).toMatchObject({
      gearbox: 1,
      brakes: 0,
      engine: 0,
    });
  });

  test.each([
    [5, 2, 3],
    [4, 1, 2],
  ])('from gear %i to %i two gears are skipped: 1 gearbox, 1 brake', (from, next, face) => {
    expect(paid(play(inGear(from, {}, dice(face)), gear(next)))).toMatchObject({
      gearbox: 1,
      brakes: 1,
      engine: 0,
    });
  });

  test.each([
    [6, 2, 3],
    [5, 1, 2],
  ])(
    'from gear %i to %i three gears are skipped: 1 gearbox, 1 brake, 1 engine',
    (from, next, face) => {
      expect(paid(play(inGear(from, {}, dice(face)), gear(next)))).toMatchObject({
        gearbox: 1,
        brakes: 1,
        engine: 1,
      });
    },
  );

  test('is paid after the lever is set and before the die is rolled (M-6-3-s2 to s4)', () => {
    const situation = play(inGear(6, {}, dice(9)), gear(4));
    const told = situation.events.map(event => event.kind);
    expect(told.slice(-3)).toEqual(['gearChosen', 'pointsPaid', 'dieRolled']);
    expect(toldOf(situation, 'pointsPaid')).toEqual([
      { kind: 'pointsPaid', seat: 0, part: 'gearbox', amount: 1, why: 'overRevving' },
    ]);
  });

  test('an engine point spent makes the space where the play started dangerous (M-13-3)', () => {
    const situation = play(inGear(6, {}, dice(3, 20)), gear(2));
    expect(situation.race.dangerous).toEqual([spaceId(BOARD, '0@10')]);
    const gone = play(situation, to('0@13'));
    expect(toldOf(gone, 'testMade')).toEqual([]);
  });

  test('a skip of one or two gears marks no space (M-13-3)', () => {
    expect(play(inGear(6, {}, dice(5)), gear(3)).race.dangerous).toEqual([]);
  });

  test('a brake spent by over-revving is gone before the move (M-13-T, R-26)', () => {
    const situation = play(inGear(5, { points: { brakes: 1 } }, dice(4)), gear(2));
    expect(car(situation, 0).points.brakes).toBe(0);
    for (const end of everyEnd(situation)) expect(car(end, 0).points.brakes).toBe(0);
  });
});

describe('the last engine point spent by over-revving (R-28, M-16-0-3-1)', () => {
  const blown = () => play(inGear(6, { points: { engine: 1 } }), gear(2));

  test('puts the car out at once: no roll, no move, taken off the board', () => {
    const situation = blown();
    expect(toldOf(situation, 'dieRolled')).toEqual([]);
    expect(toldOf(situation, 'carMoved')).toEqual([]);
    expect(car(situation, 0)).toMatchObject({ status: 'retired', onBoard: false });
    expect(toldOf(situation, 'carRetired')).toMatchObject([{ seat: 0 }]);
  });

  test('marks the space as dangerous', () => {
    expect(blown().race.dangerous).toEqual([spaceId(BOARD, '0@10')]);
  });

  test('makes nobody test an engine', () => {
    const situation = race({
      board: BOARD,
      cars: [
        { space: '0@10', gear: 6, points: { engine: 1 } },
        { space: '2@60', gear: 6 },
      ],
      toPlay: [0],
    });
    expect(toldOf(play(situation, gear(2)), 'testMade')).toEqual([]);
  });
});

describe('the gear dice', () => {
  test('have the ranges of the table (M-6-T)', () => {
    const ranges = masters2005.definition.values.gearDice.map(({ faces }) => [
      Math.min(...faces),
      Math.max(...faces),
    ]);
    expect(ranges).toEqual([
      [1, 2],
      [2, 4],
      [4, 8],
      [7, 12],
      [11, 20],
      [21, 30],
    ]);
  });

  test('have these faces (R-30)', () => {
    const even = (from: number, last: number) =>
      Array.from({ length: last - from + 1 }, (_, k) => from + k);
    expect(masters2005.definition.values.gearDice.map(die => die.faces)).toEqual([
      [1, 1, 2, 2],
      [2, 3, 3, 4, 4, 4],
      [4, 5, 6, 6, 7, 7, 8, 8],
      even(7, 12),
      even(11, 20),
      even(21, 30),
    ]);
  });

  test('the black die has the faces 1 to 20, each once (M-0-0-5)', () => {
    const { faces } = masters2005.definition.values.blackDie;
    expect(faces).toEqual(Array.from({ length: 20 }, (_, k) => k + 1));
  });

  test.each([
    [1, 1],
    [2, 3],
    [3, 8],
    [4, 12],
    [5, 11],
    [6, 30],
  ])(
    'the die of gear %i is rolled and its face is the number of spaces (M-6-2-1)',
    (lever, face) => {
      const situation = play(inGear(lever, {}, dice(face, 20)), gear(lever), to(`0@${10 + face}`));
      expect(toldOf(situation, 'dieRolled', 0)[0]).toMatchObject({
        die: `gear${lever}`,
        value: face,
      });
      expect(where(situation, 0)).toBe(`0@${10 + face}`);
      expect(car(situation, 0).gear).toBe(lever);
      if (lever < 6) return;
      // A 30 in 6th is followed by an engine test; no other die is left.
      expectDiceUsedUp(situation.race);
    },
  );
});

describe('the first gear after a start roll or a restart roll (R-29)', () => {
  test('is 1st and nothing else, whatever the lever shows (M-9-0-1)', () => {
    const { race: now, board } = inGear(3);
    const ground = groundOf(board, masters2005.terms({}));
    const [first] = now.cars;
    if (first === undefined) throw new Error('no car');
    expect(legalGears(now, { ...first, start: 'firstGear' }, ground)).toEqual([1]);
    expect(legalGears(now, first, ground)).toEqual([1, 2, 3, 4]);
  });
});

describe('a roll that tests the weather (M-3-2-4, R-66)', () => {
  const rolling = (number: number, roll: number, skyHold: 'none' | 'fixed') =>
    play(
      race({
        board: BOARD,
        cars: [
          { space: '0@10', gear: number },
          { space: '2@60', gear: 3 },
        ],
        toPlay: [0],
        sky: 'changeable',
        skyHold,
        dice: [roll],
      }),
      gear(number),
    ).race;

  test.each([
    [5, 20, 'none', [0]],
    [6, 30, 'none', [0]],
    [5, 19, 'none', []],
    [5, 20, 'fixed', []],
    [4, 12, 'none', []],
  ] as const)('%i in gear, %i, sky %s: %j', (number, roll, hold, rollers) => {
    expect(rolling(number, roll, hold).weather?.rollers).toEqual(rollers);
  });
});

test('a gear below 1st or above 6th has no price (M-6-1-1)', () => {
  const { values } = masters2005.definition;
  const sound = { pits: { pit: 0 } };
  expect(gearPrice(sound, 1, 0, values)).toBeUndefined();
  expect(gearPrice(sound, 6, 7, values)).toBeUndefined();
  expect(gearPrice(sound, 6, 6, values)).toEqual({});
});

test.each([
  [masters2005, [1, 2]],
  [masters2002, [2]],
] as const)(
  'after a super start $0.id offers the gears of its own (M-9-2-1, R-29)',
  (book, offered) => {
    const situation = race({
      book,
      board: BOARD,
      cars: [
        { space: '0@10', gear: 1, start: 'superStarted' },
        { space: '2@60', gear: 3 },
      ],
      toPlay: [0],
      dice: [2],
    });
    const told = toldOf(situation, 'gearChosen', 0).map(event => event.gear);
    expect([...gears(situation), ...told]).toEqual(offered);
  },
);

test('a race counts no gear dice; a timed trial does (M-1-1-10)', () => {
  const done = play(inGear(3, {}, [6]), gear(3));
  expect(car(done, 0).trial).toBeUndefined();
});
