// Chapters 10 and 11: leaving a corner too early, and what it costs in tires and brakes.
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../../../testing/circuits/tiny-circuits.ts';
import { expectDiceUsedUp } from '../../../../testing/expect-dice-used-up.ts';
import {
  car,
  choices,
  ends,
  everyEnd,
  gear,
  layoutName,
  pay,
  play,
  question,
  race,
  type Situation,
  slideTo,
  to,
  toldOf,
  track,
  where,
} from '../../../../testing/formula-de/builders.ts';
import { rolled } from '../../../../testing/formula-de/corner-exit.ts';
import { ways } from '../../../../testing/formula-de/play-ends.ts';

// Corner A has 5 spaces in each lane, x 20 to 24; the straight behind it begins with x 25.
const BOARD = track('20 1R5 60');
// A short straight, x 25 to 27, then corner B, x 28 to 32.
const NEXT = track('20 1R5 3 1R5 60');

describe('an overshoot on hard tires', () => {
  test.each(Array.from({ length: 17 }, (_, k) => k + 1))(
    'of %i spaces costs as many tire points (M-10-0-2-T)',
    over => {
      const end = `0@${24 + over}`;
      const done = play(rolled({ from: '0@24', roll: over }), to(end), pay(0, over));
      expect(car(done, 0).points.tires).toBe(18 - over);
      expect(where(done, 0)).toBe(end);
      expect(toldOf(done, 'cornerOvershot')).toEqual([
        { kind: 'cornerOvershot', seat: 0, corner: 'A', spaces: over },
      ]);
    },
  );

  test('of 3 spaces costs 3 tire points (M-10-0-3)', () => {
    const done = play(rolled({ from: '0@22', roll: 5 }), to('0@27'), pay(0, 3));
    expect(toldOf(done, 'pointsPaid')).toEqual([
      { kind: 'pointsPaid', seat: 0, part: 'tires', amount: 3, why: 'overshoot' },
    ]);
  });

  test('is counted from the first space beyond the limit only (M-10-0-1, R-19)', () => {
    const done = play(rolled({ from: '0@20', roll: 5 }), to('0@25'), pay(0, 1));
    expect(car(done, 0).points.tires).toBe(17);
  });

  test('is none when the stops were made (M-7-1-1)', () => {
    const done = play(rolled({ from: '0@24', roll: 5, stops: 1 }), to('0@29'));
    expect(toldOf(done, 'cornerOvershot')).toEqual([]);
    expect(car(done, 0).points.tires).toBe(18);
  });

  test('of a corner driven through from before it is fatal only when two stops are missing', () => {
    const done = play(rolled({ from: '0@19', roll: 7 }), to('0@26'), pay(0, 2));
    expect(car(done, 0).status).toBe('racing');
  });
});

describe('the lane of an overshoot', () => {
  test('is kept from the first outside space on; the step over the limit may follow an arrow (R-19)', () => {
    expect(ends(rolled({ from: '1@24.5', roll: 4 }))).toEqual(['1@28.5', '2@28']);
    expect(where(rolled({ from: '2@24', roll: 4 }), 0)).toBe('2@28');
  });

  test('is kept even with a car in the way, which then blocks (M-10-2-1, M-10-2-3)', () => {
    const situation = rolled({
      from: '2@24',
      roll: 5,
      points: { brakes: 3 },
      others: [{ space: '2@28', gear: 3 }],
      more: [20, 20],
    });
    // Three outside spaces are driven, two are missing: 3 tires and, by the table, 2 brakes.
    const done = play(situation, to('2@27', { missing: 2 }), pay(0, 3));
    expect(car(done, 0).points).toMatchObject({ tires: 15, brakes: 1 });
    expect(toldOf(done, 'carBlocked')).toMatchObject([{ seat: 0, missing: 2 }]);
  });

  test('with stops made has no such bond (M-10-2-1)', () => {
    expect(ends(rolled({ from: '2@24', roll: 4, stops: 1 }))).toEqual(['0@27', '1@27.5', '2@28']);
  });
});

describe('an overshoot that reaches the next corner', () => {
  test('marks no stop there (M-10-2-2)', () => {
    const done = play(rolled({ board: NEXT, from: '2@24', roll: 6 }), to('2@30'), pay(0, 6));
    expect(toldOf(done, 'stopMade')).toEqual([]);
    expect(car(done, 0).stops).toBe(0);
  });

  test('and leaves it too is two overshoots, both charged in full (R-20)', () => {
    const done = play(
      rolled({ board: NEXT, from: '2@24', roll: 11, points: { tires: 15 } }),
      to('2@35'),
      pay(0, 14),
    );
    expect(toldOf(done, 'cornerOvershot')).toEqual([
      { kind: 'cornerOvershot', seat: 0, corner: 'A', spaces: 11 },
      { kind: 'cornerOvershot', seat: 0, corner: 'B', spaces: 3 },
    ]);
    expect(car(done, 0).points.tires).toBe(1);
  });

  test('and leaves it too saves two tires with each brake (R-20, R-21)', () => {
    const situation = rolled({
      board: NEXT,
      from: '2@24',
      roll: 11,
      points: { tires: 17, brakes: 3 },
    });
    expect(ways(situation)).toEqual([
      '2@32 brakes 3 tires 8',
      '2@33 brakes 2 tires 10',
      '2@34 brakes 1 tires 12',
      '2@35 brakes 0 tires 14',
    ]);
    // Back inside B, the car has entered it by overshooting A: no stop.
    for (const end of everyEnd(situation)) expect(toldOf(end, 'stopMade')).toEqual([]);
  });

  test('leaves all the stops of that corner still to be made (R-14)', () => {
    const next = rolled({ board: NEXT, from: '2@32', roll: 1 });
    expect(ways(next)).toEqual(['2@33 brakes 0 tires 1']);
  });

  test('and leaves a 2-stop one is fatal (R-20, M-10-1)', () => {
    const board = track('20 1R5 3 2R5 60');
    expect(ways(rolled({ board, from: '2@24', roll: 11 }))).toEqual(['out overshoot']);
  });

  test('keeps its lane there even against the arrows (R-20)', () => {
    // In corner B the second space of lane 0 has only an arrow to lane 1.
    const board = boardOf(
      [
        'format: circuit/1',
        'id: tiny',
        'name: Tiny',
        'formula:',
        '  lanes: 3',
        '  weather: {sun: 1-20}',
        '  grid: {slots: 6, pole: L}',
        '  pit: none',
        '  track:',
        '  - straight: 20',
        '  - {corner: A, stops: 1, bends: [R90 5/5/5]}',
        '  - straight: 3',
        '  - corner: B',
        '    stops: 1',
        '    turn: R90',
        '    lanes: |',
        '      L - r - - -',
        '      M  - / - - -',
        '      R - - - - -',
        '  - straight: 60',
        '',
      ].join('\n'),
    );
    // By the arrows of A the car may leave it on any lane; then that lane is kept.
    expect(ends(rolled({ board, from: '0@24', roll: 7 }))).toEqual(['0@31', '1@30.5', '2@30']);
    // With its stop made it must follow the arrow.
    expect(ends(rolled({ board, from: '0@27', roll: 4 }))).not.toContain('0@31');
  });
});

describe('too many stops missing (M-10-1)', () => {
  test('a 2-stop corner left without a stop eliminates at once, whatever the points', () => {
    const board = track('20 2R5 60');
    expect(ways(rolled({ board, from: '2@24', roll: 1, points: { tires: 17 } }))).toEqual([
      'out overshoot',
    ]);
  });

  test('a 3-stop corner left with none or one eliminates, with two it is an overshoot', () => {
    const board = track('20 3R9 60');
    expect(ways(rolled({ board, from: '2@28', roll: 1 }))).toEqual(['out overshoot']);
    expect(ways(rolled({ board, from: '2@28', roll: 1, stops: 1 }))).toEqual(['out overshoot']);
    expect(ways(rolled({ board, from: '2@28', roll: 1, stops: 2 }))).toEqual([
      '2@29 brakes 0 tires 1',
    ]);
  });

  test('brakes may keep the car inside (M-7-3-9-1)', () => {
    const board = track('20 2R5 60');
    expect(ways(rolled({ board, from: '2@22', roll: 3, points: { brakes: 1 } }))).toEqual([
      '2@24 brakes 1 tires 0',
      'out overshoot',
    ]);
  });

  test('the car is taken off at once, without tests and without a dangerous space (M-10-3, M-20-1)', () => {
    const situation = rolled({
      board: track('20 2R5 60'),
      from: '2@24',
      roll: 2,
      others: [{ space: '2@26', gear: 3 }],
    });
    for (const end of everyEnd(situation)) {
      expect(car(end, 0)).toMatchObject({ onBoard: false, retirement: 'overshoot' });
      expect(end.race.dangerous).toEqual([]);
      expectDiceUsedUp(end.race);
    }
  });
});

describe('brakes and tires mixed (M-11-0-2, R-21)', () => {
  test('every mix that can be paid is on offer', () => {
    expect(ways(rolled({ from: '2@22', roll: 6, points: { tires: 9, brakes: 3 } }))).toEqual([
      '2@25 brakes 3 tires 1',
      '2@26 brakes 2 tires 2',
      '2@27 brakes 1 tires 3',
      '2@28 brakes 0 tires 4',
    ]);
  });

  test('brakes that bring the car back inside make the stop count', () => {
    const situation = rolled({ from: '2@23', roll: 4, points: { tires: 9, brakes: 3 } });
    expect(ways(situation)).toContain('2@24 brakes 3 tires 0');
    const inside = everyEnd(situation).filter(end => where(end, 0) === '2@24');
    expect(inside.length).toBeGreaterThan(0);
    for (const end of inside) {
      expect(toldOf(end, 'stopMade')).toMatchObject([{ corner: 'A', stops: 1 }]);
      expect(toldOf(end, 'carSpun')).toEqual([]);
    }
  });

  test('no brakes keep a car on its space in a gear higher than 2nd (R-11)', () => {
    const points = { tires: 9, brakes: 6 };
    expect(ways(rolled({ from: '2@24', roll: 5, points }))).toEqual([
      '2@25 brakes 4 tires 1',
      '2@26 brakes 3 tires 2',
      '2@27 brakes 2 tires 3',
      '2@28 brakes 1 tires 4',
      '2@29 brakes 0 tires 5',
    ]);
    expect(ways(rolled({ from: '2@24', roll: 3, points }))).toContain('2@24 brakes 3 tires 0');
  });

  test('mixes beyond the tires left are not offered while another one can be paid', () => {
    expect(ways(rolled({ from: '2@22', roll: 6, points: { tires: 2, brakes: 3 } }))).toEqual([
      '2@25 brakes 3 tires 1',
      '2@26 brakes 2 tires 2',
    ]);
    const asked = play(
      rolled({ from: '2@22', roll: 6, points: { tires: 2, brakes: 3 } }),
      to('2@28'),
    );
    expect(question(asked).step).toBe('payOvershoot');
    expect(choices(asked, 'payOvershoot').map(({ brakes, tires }) => [brakes, tires])).toEqual(
      expect.arrayContaining([
        [2, 2],
        [3, 1],
      ]),
    );
    expect(choices(asked, 'payOvershoot')).toHaveLength(2);
  });

  test('the only mix that can be paid must be paid', () => {
    expect(ways(rolled({ from: '2@22', roll: 5, points: { tires: 2, brakes: 1 } }))).toEqual([
      '2@26 brakes 1 tires 2',
    ]);
  });

  test('an overshoot that no mix can pay eliminates at once (M-10-3)', () => {
    const situation = rolled({ from: '2@22', roll: 6, points: { tires: 2, brakes: 1 } });
    expect(ways(situation)).toEqual(['out overshoot']);
    for (const end of everyEnd(situation)) {
      expect(car(end, 0)).toMatchObject({ onBoard: false, retirement: 'overshoot' });
      expect(end.race.dangerous).toEqual([]);
    }
  });

  test('brakes never change the gear (R-25)', () => {
    for (const end of everyEnd(rolled({ from: '2@22', roll: 6, points: { brakes: 3 } }))) {
      expect(car(end, 0).gear).toBe(3);
    }
  });

  test('a car without brakes races on without braking (M-11-0-4)', () => {
    expect(ways(rolled({ from: '2@22', roll: 5, points: { tires: 9 } }))).toEqual([
      '2@27 brakes 0 tires 3',
    ]);
  });
});

test('an overshoot never changes lanes whatever is in front (M-10-2-1)', () => {
  for (const cars of [['0@26'], ['0@27', '1@26.5'], ['1@25.5']]) {
    const situation = rolled({
      from: '0@22',
      roll: 7,
      points: { brakes: 9, tires: 9 },
      others: cars.map(space => ({ space, gear: 1 })),
      more: [20, 20, 20, 20, 20, 20],
    });
    for (const move of choices(situation, 'move')) {
      const outside = move.path
        .map(id => layoutName(BOARD, id))
        .filter(name => Number(name.slice(2)) >= 25);
      expect(new Set(outside.map(name => name[0])).size).toBeLessThanOrEqual(1);
    }
  }
});

test('a car in inertia is not asked for a mix: its tires pay before its brakes (R-73)', () => {
  const situation = race({
    board: BOARD,
    cars: [
      { space: '2@21', gear: 5, condition: 'blown', points: { tires: 2, brakes: 3 } },
      { space: '0@2', gear: 2 },
    ],
    toPlay: [0, 1],
    dice: [7],
  });
  const done = play(situation, to('2@26', { brakes: 2 }));
  const paid = toldOf(done, 'pointsPaid', 0).map(({ part, amount }) => [part, amount]);
  expect(question(done).seat).toBe(1);
  expect(paid).toEqual([
    ['brakes', 2],
    ['tires', 2],
  ]);
});

describe('brakes that take a car back over the line (M-11-0-3, M-21-1-5)', () => {
  // From the end of the corner ten spaces lead to the line.
  const board = track('40 1R5 10');
  const over = (brakes: number) =>
    play(
      rolled({ from: '0@44', roll: 12, board, points: { tires: 14, brakes: 3 } }),
      to('0@1', { brakes: 0 }),
      pay(brakes, 12 - brakes),
    );

  test.each([
    [0, '0@1', 2],
    [1, '0@0', 2],
    [2, '0@54', 1],
    [3, '0@53', 1],
  ])('%i of them: on %s the car is on lap %i', (brakes, space, laps) => {
    const done = over(brakes);
    expect(where(done, 0)).toBe(space);
    expect(car(done, 0).laps).toBe(laps);
  });
});

test('in 2nd gear brakes after a slide may take a car back to where it stood, in 3rd they may not (R-11, R-17)', () => {
  const slid = (x: number, number: number, roll: number) =>
    play(
      race({
        board: BOARD,
        trackState: 'wet',
        cars: [
          { space: `0@${x}`, gear: number, tires: 'rain', points: { brakes: 9 } },
          { space: '2@2', gear: 2 },
        ],
        toPlay: [0, 1],
        dice: [roll],
      }),
      gear(number),
      to(`0@${x + roll}`, { brakes: 0 }),
      slideTo(`0@${x + roll + 1}`),
    );
  const most = (situation: Situation) =>
    Math.max(...choices(situation, 'brakeAtEnd').map(({ brakes }) => brakes));
  // Three spaces driven, and five.
  expect(most(slid(20, 2, 2))).toBe(3);
  expect(most(slid(18, 3, 4))).toBe(4);
});
