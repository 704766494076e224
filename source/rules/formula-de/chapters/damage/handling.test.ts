// Chapter 17: dangerous spaces and the handling tests of cars that enter them.
import { describe, expect, test } from 'vitest';
import { expectDiceUsedUp } from '../../../../testing/expect-dice-used-up.ts';
import {
  car,
  ends,
  everyEnd,
  gear,
  pay,
  play,
  race,
  type Situation,
  slipTo,
  spaceId,
  to,
  toldOf,
  track,
  where,
} from '../../../../testing/formula-de/builders.ts';
import { type Drive, rolledOn } from '../../../../testing/formula-de/rolled.ts';
import { masters2002 } from '../../masters/masters-2002.ts';
import { masters2005 } from '../../masters/masters-2005.ts';

// The inside lane of a long corner leads straight on only: there is no way round.
const LANE = track('20 1R40 40');
const BOARD = track('80 1R5 15');

/**
 * Returns a situation in which car 0 has rolled on the inside lane of the corner; the last car is far away and plays
 * next.
 */
function drive({ own, ...spec }: Partial<Drive>): Situation {
  return rolledOn(LANE, { from: '2@30', gear: 3, ...spec, own: { stops: 1, ...own } });
}

/** Returns the spaces tested for handling, in order. */
function tested({ board, events }: Situation): readonly string[] {
  return events.flatMap(event =>
    event.kind === 'testMade' && event.test === 'handling'
      ? [`${(board.spaces[board.indexOf.get(event.space) ?? -1]?.tick ?? 0) / 2}`]
      : [],
  );
}

describe('a handling test', () => {
  test('is due for a dangerous space that is entered (M-17-0-2)', () => {
    const done = play(drive({ roll: 5, black: [20], dangerous: ['2@33'] }), to('2@35'));
    expect(toldOf(done, 'testMade')).toMatchObject([
      { seat: 0, test: 'handling', roll: 20, upTo: 4, failed: false, space: spaceId(LANE, '2@33') },
    ]);
  });

  test('is lost by 1 to 4 on a dry track: one handling point (M-17-0-2, M-A2-4)', () => {
    for (const [face, handling] of [
      [1, 1],
      [4, 1],
      [5, 2],
    ] as const) {
      const done = play(drive({ roll: 5, black: [face], dangerous: ['2@33'] }), to('2@35'));
      expect(car(done, 0).points.handling).toBe(handling);
    }
  });

  test('is lost by 1 to 5 on a wet track (M-17-0-2, M-A2-4)', () => {
    for (const [face, handling] of [
      [1, 1],
      [5, 1],
      [6, 2],
    ] as const) {
      const done = play(
        drive({
          roll: 2,
          gear: 2,
          black: [face],
          dangerous: ['2@32'],
          trackState: 'wet',
          own: { stops: 1, tires: 'rain', start: 'away' },
        }),
        to('2@32'),
      );
      expect(car(done, 0).points.handling).toBe(handling);
    }
  });

  test('is made for each dangerous space, in the order entered (M-6-3-s9, R-44)', () => {
    const done = play(
      drive({ roll: 6, black: [20, 20, 20], dangerous: ['2@35', '2@32', '2@36'] }),
      to('2@36'),
    );
    expect(tested(done)).toEqual(['32', '35', '36']);
    expectDiceUsedUp(done.race);
  });

  test('is due for the space the car ends on (M-17-0-2)', () => {
    expect(tested(play(drive({ roll: 4, black: [20], dangerous: ['2@34'] }), to('2@34')))).toEqual([
      '34',
    ]);
  });

  test('is not due for the space the play starts on (R-44)', () => {
    const done = play(drive({ roll: 4, black: [], dangerous: ['2@30'] }), to('2@34'));
    expect(tested(done)).toEqual([]);
  });

  test('is not due for a car that stays (M-17-2)', () => {
    const done = play(
      drive({ gear: 2, roll: 2, black: [], dangerous: ['2@30', '2@31'] }),
      to('2@30', { brakes: 2 }),
    );
    expect(tested(done)).toEqual([]);
    expect(where(done, 0)).toBe('2@30');
  });

  test('cannot be avoided by staying from 3rd gear on: the car always moves (M-17-2)', () => {
    const situation = drive({
      gear: 3,
      roll: 4,
      dangerous: ['2@30', '2@31'],
      own: { points: { brakes: 6 } },
    });
    expect(ends(situation, 3)).toEqual(['2@31']);
    expect(ends(situation, 4)).toEqual([]);
    expect(ends(drive({ gear: 2, roll: 4, own: { points: { brakes: 6 } } }), 4)).toEqual(['2@30']);
    expect(ends(drive({ gear: 1, roll: 2 }), 2)).toEqual(['2@30']);
  });

  test('is not due for spaces that brakes gave back (R-44)', () => {
    const done = play(
      drive({ roll: 6, black: [], dangerous: ['2@35', '2@36'] }),
      to('2@34', { brakes: 2 }),
    );
    expect(tested(done)).toEqual([]);
  });

  test('is not due for spaces not reached because of blocking (R-44)', () => {
    const done = play(
      drive({
        roll: 6,
        black: [20, 20],
        dangerous: ['2@35', '2@36'],
        others: [{ space: '2@35', gear: 1, stops: 1 }],
      }),
      to('2@34', { missing: 2 }),
    );
    expect(tested(done)).toEqual([]);
  });

  test('is due for spaces entered by a slipstream (R-44)', () => {
    const situation = race({
      board: BOARD,
      cars: [
        { space: '0@20', gear: 4 },
        { space: '0@30', gear: 4 },
      ],
      dangerous: ['1@30.5'],
      toPlay: [0],
      dice: [9, 20, 20, 20, 20],
    });
    const behind = play(situation, gear(4), to('0@29'));
    const slip = behind.book
      .decisions(behind.race, behind.board)[0]
      ?.choices.find(
        choice =>
          choice.kind === 'takeSlipstream' &&
          choice.brakes === 0 &&
          choice.path.includes(spaceId(BOARD, '1@30.5')),
      );
    if (slip?.kind !== 'takeSlipstream') throw new Error('no slipstream through the space');
    const done = play(behind, slipTo(slip.to, { path: slip.path }));
    expect(toldOf(done, 'testMade').filter(event => event.test === 'handling')).toHaveLength(1);
  });

  test('is not due for a space that became dangerous in this same play (R-44)', () => {
    // Skipping three gears marks the space where the play starts.
    const situation = race({
      board: LANE,
      cars: [{ space: '2@30', gear: 6, stops: 1 }, { space: '0@2' }],
      toPlay: [0, 1],
      dice: [3],
    });
    const done = play(situation, gear(2), to('2@33'));
    expect(done.race.dangerous).toEqual([spaceId(LANE, '2@30')]);
    expect(tested(done)).toEqual([]);
  });

  test('comes after all movement and before the collision tests (M-6-3-s9, s13)', () => {
    const done = play(
      drive({
        roll: 4,
        black: [20, 20, 20],
        dangerous: ['2@32'],
        others: [{ space: '2@35', gear: 1, stops: 1 }],
      }),
      to('2@34'),
    );
    expect(toldOf(done, 'testMade').map(event => event.test)).toEqual([
      'handling',
      'collision',
      'collision',
    ]);
  });

  test('on overshoot spaces is due like anywhere (R-44)', () => {
    const situation = race({
      board: track('20 1R5 60'),
      cars: [{ space: '2@24', gear: 2, points: { brakes: 0 } }, { space: '0@2' }],
      dangerous: ['2@26'],
      toPlay: [0, 1],
      dice: [3, 20],
    });
    const done = play(situation, gear(2), to('2@27'), pay(0, 3));
    expect(tested(done)).toEqual(['26']);
  });
});

describe('the last handling point (M-17-0-3, R-45)', () => {
  const gone = () =>
    play(
      drive({
        roll: 4,
        black: [4],
        dangerous: ['2@32'],
        own: { points: { handling: 1 } },
        others: [{ space: '2@35', gear: 1, stops: 1 }],
      }),
      to('2@34'),
    );

  test('lost takes the car off at once', () => {
    expect(car(gone(), 0)).toMatchObject({
      status: 'retired',
      retirement: 'handling',
      onBoard: false,
    });
  });

  test('leaves it on the lap it was on there, though its move led over the line', () => {
    const board = track('60 1R5 35');
    const start = race({
      board,
      cars: [{ space: '2@97', gear: 3, points: { handling: 1, brakes: 0 } }, { space: '0@50' }],
      dangerous: ['2@98', '1@97.5', '1@98.5'],
      toPlay: [0, 1],
      dice: [6, 1],
    });
    const [done] = everyEnd(play(start, gear(3))).filter(end => where(end, 0) === '2@98');
    expect(done && toldOf(done, 'carMoved')[0]?.path).toHaveLength(6);
    expect(done && car(done, 0)).toMatchObject({ retirement: 'handling', laps: 1 });
  });

  test('marks no further space', () => {
    expect(gone().race.dangerous).toEqual([spaceId(LANE, '2@32')]);
  });

  test('spares the rest of the play: no collision test', () => {
    const done = gone();
    expect(toldOf(done, 'testMade')).toHaveLength(1);
    expectDiceUsedUp(done.race);
  });

  test('spares the tests of the dangerous spaces behind it', () => {
    const done = play(
      drive({
        roll: 6,
        black: [4],
        dangerous: ['2@32', '2@34'],
        own: { points: { handling: 1 } },
      }),
      to('2@36'),
    );
    expect(tested(done)).toEqual(['32']);
    expectDiceUsedUp(done.race);
  });

  test('spares a blocking too', () => {
    const situation = drive({
      roll: 8,
      black: [4],
      dangerous: ['2@32'],
      own: { points: { handling: 1 } },
      others: [{ space: '2@35', gear: 1, stops: 1 }],
    });
    for (const end of everyEnd(situation)) {
      if (car(end, 0).retirement !== 'handling') continue;
      expect(car(end, 1).points.body).toBe(3);
      expect(toldOf(end, 'pointsPaid').filter(event => event.why === 'blocking')).toEqual([]);
    }
  });
});

describe('a car that finishes', () => {
  test('is tested on the last space before the line, and not beyond it (M-17-3, R-87)', () => {
    const board = track('60 1R5 35');
    const start = race({
      board,
      laps: 1,
      cars: [{ space: '2@97', gear: 3, points: { brakes: 0 } }, { space: '0@50' }],
      dangerous: ['2@98', '2@99', '1@98.5', '2@0', '1@99.5'],
      toPlay: [0, 1],
      dice: [6, 20, 20, 20],
    });
    const straight = everyEnd(play(start, gear(3))).find(
      end => toldOf(end, 'carMoved')[0]?.path.at(-2) === spaceId(board, '2@99'),
    );
    expect(straight && car(straight, 0).status).toBe('finished');
    expect(straight && tested(straight).at(-1)).toBe('99');
  });
});

describe('dangerous spaces', () => {
  test('are marked once, whatever the number of incidents, and stay (R-43)', () => {
    const situation = race({
      board: LANE,
      cars: [{ space: '2@30', gear: 6, stops: 1 }, { space: '0@2' }],
      dangerous: ['2@30'],
      toPlay: [0, 1],
      dice: [3],
    });
    const done = play(situation, gear(2), to('2@33'));
    expect(done.race.dangerous).toEqual([spaceId(LANE, '2@30')]);
  });

  test('may be gone round, as obstacles (M-17-1)', () => {
    const situation = race({
      board: BOARD,
      cars: [{ space: '0@20', gear: 3 }],
      dangerous: ['0@23'],
      toPlay: [0],
      dice: [7],
    });
    const round = play(situation, gear(3), to('0@26'));
    expect(tested(round)).toEqual([]);
  });
});

test.each([masters2002, masters2005])(
  'on the last lap the dangerous space astride the line is not tested: the car has crossed ($id, M-17-3, R-87)',
  book => {
    const situation = race({
      book,
      board: BOARD,
      cars: [
        { space: '1@98.5', laps: 3, gear: 2, points: { handling: 1, brakes: 0 } },
        { space: '0@99' },
        { space: '2@99' },
      ],
      dangerous: ['1@99.5'],
      toPlay: [0, 1],
      dice: [3],
    });
    const done = play(situation, gear(2));
    expect(tested(done)).toEqual([]);
    expect(car(done, 0).status).toBe('finished');
    expectDiceUsedUp(done.race);
  },
);

test('on other laps the dangerous space astride the line is tested like any other (M-17-0-2)', () => {
  const situation = race({
    board: BOARD,
    cars: [{ space: '1@98.5', laps: 2, gear: 2 }, { space: '2@50' }],
    dangerous: ['1@99.5'],
    toPlay: [0, 1],
    dice: [2, 20],
  });
  expect(tested(play(situation, gear(2), to('1@0.5', { path: ['1@99.5', '1@0.5'] })))).toEqual([
    '99.5',
  ]);
});

test.each([masters2002, masters2005])(
  'on the last lap the space on which a car finishes is not tested ($id, M-17-3, R-87)',
  book => {
    const situation = race({
      book,
      board: BOARD,
      cars: [{ space: '0@98', laps: 3, gear: 2 }, { space: '2@50' }],
      dangerous: ['0@0', '1@0.5', '2@0'],
      toPlay: [0, 1],
      dice: [4],
    });
    for (const end of everyEnd(play(situation, gear(2)))) {
      if (car(end, 0).status !== 'finished') continue;
      expect(tested(end)).toEqual([]);
    }
    const done = play(situation, gear(2), to('0@0'));
    expect(car(done, 0).status).toBe('finished');
    expectDiceUsedUp(done.race);
  },
);

test('on other laps the space behind the line is tested like any other (M-17-0-2)', () => {
  const situation = race({
    board: BOARD,
    cars: [{ space: '0@98', laps: 2, gear: 2 }, { space: '2@50' }],
    dangerous: ['0@0'],
    toPlay: [0, 1],
    dice: [2, 20],
  });
  expect(tested(play(situation, gear(2), to('0@0')))).toEqual(['0']);
});

test('a handling point lost with another one left changes nothing else: the car stays where its move has ended (M-17-0-2)', () => {
  const done = play(drive({ roll: 5, black: [1], dangerous: ['2@33'] }), to('2@35'));
  expect(car(done, 0)).toMatchObject({
    status: 'racing',
    onBoard: true,
    space: spaceId(LANE, '2@35'),
    points: { handling: 1 },
  });
  const last = play(
    drive({ roll: 5, black: [1], dangerous: ['2@33'], own: { points: { handling: 1 } } }),
    to('2@35'),
  );
  expect(car(last, 0)).toMatchObject({ status: 'retired', retirement: 'handling', onBoard: false });
});
