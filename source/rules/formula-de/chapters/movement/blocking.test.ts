// Chapter 12: a car that cannot complete its movement because others are in the way.
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../../../testing/circuits/tiny-circuits.ts';
import { expectDiceUsedUp } from '../../../../testing/expect-dice-used-up.ts';
import {
  type CarSpec,
  car,
  choices,
  dice,
  ends,
  everyEnd,
  gear,
  play,
  race,
  type Situation,
  slips,
  spaceId,
  to,
  toldOf,
  track,
  where,
} from '../../../../testing/formula-de/builders.ts';
import { ways } from '../../../../testing/formula-de/play-ends.ts';
import { gearFor } from '../../../../testing/formula-de/rolled.ts';

// Corner A has x 40 to 59 in each lane, to the right: from lane 2 the arrows lead straight on only.
const LANE = track('40 1R20 40');
const STRAIGHT = track('80 1R5 15');

interface Jam {
  readonly roll: number;
  readonly points?: CarSpec['points'];
  readonly tires?: CarSpec['tires'];
  /** Free spaces in front of car 0, which stands on 2@41. */
  readonly free: number;
  readonly blocker?: Partial<CarSpec>;
  readonly others?: readonly CarSpec[];
  readonly black?: readonly number[];
}

/**
 * Returns a situation in which car 0 has rolled in the inside lane of a long corner, with car 1 in front of it in the
 * same lane.
 */
function jam({ roll, points, tires = 'hard', free, blocker, others, black }: Jam): Situation {
  const number = gearFor(roll);
  const situation = race({
    board: LANE,
    cars: [
      {
        space: '2@41',
        gear: number,
        stops: 1,
        tires,
        points: { tires: 6, brakes: 3, ...points },
      },
      { space: `2@${42 + free}`, gear: 1, stops: 1, ...blocker },
      ...(others ?? []),
    ],
    toPlay: [0],
    dice: [roll, ...(black ?? [20, 20, 20, 20, 20, 20])],
  });
  return play(situation, gear(number));
}

/** Returns the situation at the only end there is. */
function onlyEnd(situation: Situation): Situation {
  const [end, other] = everyEnd(situation);
  if (end === undefined || other !== undefined) throw new Error('there is not one end');
  return end;
}

describe('the table of blocking (M-12-T)', () => {
  test.each([
    [1, 1, 0],
    [2, 2, 0],
    [3, 3, 0],
    [4, 3, 1],
    [5, 3, 2],
    [6, 3, 3],
  ])('%i spaces missing cost %i brakes and %i tires', (missing, brakes, tires) => {
    const situation = jam({ roll: 4 + missing, free: 4 });
    const end = '2@45';
    const done = play(situation, to(end, { missing, brakes: 0 }));
    expect(car(done, 0).points).toMatchObject({ tires: 6 - tires, brakes: 3 - brakes });
    expect(where(done, 0)).toBe(end);
    expect(toldOf(done, 'carBlocked')).toEqual([{ kind: 'carBlocked', seat: 0, missing }]);
  });

  test('7 or more missing eliminate, whatever the points (M-12-T, M-12-1-1)', () => {
    for (const missing of [7, 8]) {
      const situation = jam({ roll: 4 + missing, free: 4, points: { tires: 17, brakes: 0 } });
      expect(ways(situation)).toEqual(['out blocking']);
    }
    // Three brakes, and tires enough for any longer table.
    for (const missing of [7, 8]) {
      const situation = jam({ roll: 4 + missing, free: 4, points: { tires: 17, brakes: 3 } });
      expect(ways(situation)).toEqual(['out blocking']);
    }
  });

  test('14 rolled, 9 spaces free: 3 brakes and 2 tires, directly behind the blocker (M-12-2)', () => {
    const done = play(jam({ roll: 14, free: 9 }), to('2@50', { missing: 5, brakes: 0 }));
    expect(where(done, 0)).toBe('2@50');
    expect(car(done, 0).points).toMatchObject({ tires: 4, brakes: 0 });
  });

  test.each([
    ['hard', ['2@44 brakes 3 tires 0']],
    ['rain', ['2@44 brakes 3 tires 0']],
    ['soft', ['out blocking']],
  ] as const)(
    'with 4 missing and no tires left %s tires spin again, soft ones cannot (M-10-4-2, R-23): %s',
    (tires, expected) => {
      const situation = jam({ roll: 7, free: 3, points: { tires: 0 }, tires });
      expect(ways(situation)).toEqual(expected);
    },
  );

  test('the first 3 missing must be paid by brakes, tires cannot replace them (R-33)', () => {
    expect(ways(jam({ roll: 6, free: 4, points: { tires: 9, brakes: 1 } }))).toEqual([
      'out blocking',
    ]);
    expect(ways(jam({ roll: 8, free: 4, points: { tires: 9, brakes: 2 } }))).toEqual([
      'out blocking',
    ]);
  });

  test('without any brake the first missing space eliminates (R-26)', () => {
    expect(ways(jam({ roll: 5, free: 4, points: { tires: 9, brakes: 0 } }))).toEqual([
      'out blocking',
    ]);
  });
});

describe('voluntary brakes before the blocking (M-12-0-3)', () => {
  test('5 missing, 2 voluntary brakes, then 3 brakes: 5 brakes, no tires', () => {
    const situation = jam({ roll: 9, free: 4, points: { brakes: 6 } });
    const done = play(situation, to('2@45', { brakes: 2, missing: 3 }));
    expect(car(done, 0).points).toMatchObject({ tires: 6, brakes: 1 });
  });

  test('every amount that lets the car survive is on offer (R-33)', () => {
    expect(ways(jam({ roll: 9, free: 4, points: { brakes: 5 } }))).toEqual([
      '2@45 brakes 3 tires 2',
      '2@45 brakes 4 tires 1',
      '2@45 brakes 5 tires 0',
    ]);
  });

  test('may make a survival possible that the bare table denies (R-33)', () => {
    // 7 missing is fatal; with one voluntary brake 6 are missing.
    expect(ways(jam({ roll: 11, free: 4, points: { brakes: 4, tires: 9 } }))).toContain(
      '2@45 brakes 4 tires 3',
    );
  });
});

describe('when a car is blocked (R-31)', () => {
  const blockedRoll = (others: readonly string[], roll: number, own: Partial<CarSpec> = {}) => {
    const number = gearFor(roll);
    return play(
      race({
        board: STRAIGHT,
        cars: [
          { space: '1@20.5', gear: number, ...own },
          ...others.map(space => ({ space, gear: 1 })),
        ],
        toPlay: [0],
        dice: dice(roll, 20, 20, 20, 20, 20, 20, 20, 20),
      }),
      gear(number),
    );
  };

  test('only when no legal way of that length is left', () => {
    // Lane 1 and lane 0 are shut, lane 2 is open.
    const situation = blockedRoll(['1@22.5', '0@22'], 4);
    expect(choices(situation, 'move').every(move => move.missing === 0)).toBe(true);
    expect(ends(situation)).not.toEqual([]);
  });

  test('a row of cars across the lanes blocks', () => {
    const situation = blockedRoll(['0@24', '1@23.5', '2@24'], 6);
    const unforced = choices(situation, 'move').filter(move => move.brakes === 0);
    expect(unforced.length).toBeGreaterThan(0);
    for (const move of unforced) expect(move.missing).toBeGreaterThan(0);
  });

  test('dangerous spaces never block: the driver must go through them', () => {
    const situation = play(
      race({
        board: STRAIGHT,
        cars: [{ space: '1@20.5', gear: 3 }],
        dangerous: ['0@24', '1@23.5', '2@24'],
        toPlay: [0],
        dice: dice(6, 20, 20),
      }),
      gear(3),
    );
    expect(choices(situation, 'move').every(move => move.missing === 0)).toBe(true);
  });

  test('a way into an overshoot, even a fatal one, completes the movement', () => {
    // Lane 2 leads out of a 2-stop corner without its stops, lane 1 is shut: the car is not blocked.
    const board = track('20 2R5 60');
    const situation = play(
      race({
        board,
        cars: [
          { space: '1@21.5', gear: 3, points: { brakes: 0 } },
          { space: '1@23.5', gear: 1, stops: 1 },
        ],
        toPlay: [0],
        dice: dice(8, 20, 20),
      }),
      gear(3),
    );
    expect(ways(situation)).toEqual(['out overshoot']);
    for (const end of everyEnd(situation)) expect(car(end, 0).retirement).toBe('overshoot');
  });

  test('a car blocked at once makes no space at all (R-11)', () => {
    const situation = jam({ roll: 4, free: 0, points: { brakes: 3, tires: 6 } });
    expect(ways(situation)).toEqual(expect.arrayContaining(['2@41 brakes 3 tires 1']));
    const done = play(situation, to('2@41', { missing: 4, brakes: 0 }));
    expect(where(done, 0)).toBe('2@41');
    expect(car(done, 0).points).toMatchObject({ brakes: 0, tires: 5 });
  });
});

describe('a car eliminated by blocking (M-12-1, R-35)', () => {
  const out = (rest: Partial<Jam> = {}) =>
    onlyEnd(jam({ roll: 11, free: 4, points: { brakes: 0 }, black: [], ...rest }));

  test('waits as a wreck on its space, and the space becomes dangerous (M-12-1-2)', () => {
    const end = out();
    expect(car(end, 0)).toMatchObject({
      status: 'retired',
      retirement: 'blocking',
      condition: 'wreck',
    });
    expect(end.race.dangerous).toContain(spaceId(LANE, '2@45'));
  });

  test('costs the car directly in front a body point without a roll (M-12-1-1)', () => {
    const end = out();
    expect(car(end, 1).points.body).toBe(2);
    expect(toldOf(end, 'testMade')).toEqual([]);
    expectDiceUsedUp(end.race);
  });

  test('makes two dangerous spaces: its own and that of the car in front (M-12-1-2)', () => {
    expect([...(out().race.dangerous ?? [])].sort()).toEqual(
      [spaceId(LANE, '2@45'), spaceId(LANE, '2@46')].sort(),
    );
  });

  test('may take the car in front with it when that was its last body point (R-35)', () => {
    const end = out({ blocker: { points: { body: 1 } } });
    expect(car(end, 1)).toMatchObject({ status: 'retired', condition: 'wreck' });
  });

  test('a wreck in front has nothing to lose (R-35)', () => {
    const end = out({ blocker: { condition: 'wreck' } });
    expect(car(end, 1).points.body).toBe(3);
    expect(end.race.dangerous).toEqual([spaceId(LANE, '2@45')]);
  });

  test('gives every other car in contact one aggravated test, itself none (M-12-1-5)', () => {
    // 1@45.5 lies beside 2@45; the driver of seat 0 rolls no die.
    const end = out({ others: [{ space: '1@45.5', gear: 1, stops: 1 }], black: [2] });
    expect(toldOf(end, 'testMade')).toMatchObject([
      { seat: 2, test: 'collision', roll: 2, upTo: 2, failed: true },
    ]);
    expect(car(end, 2).points.body).toBe(2);
    expectDiceUsedUp(end.race);
  });

  test('a wreck in contact rolls no test (R-35, R-39)', () => {
    const end = out({
      others: [{ space: '1@45.5', gear: 1, stops: 1, condition: 'wreck' }],
      black: [],
    });
    expect(toldOf(end, 'testMade')).toEqual([]);
    expect(car(end, 1).points.body).toBe(2);
    expectDiceUsedUp(end.race);
  });

  test('with nobody directly in front costs the blocker that plays first a body point (R-35)', () => {
    // The second space of lane 0 in the corner has an arrow to lane 1 only, and a car stands there.
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
        '  - corner: A',
        '    stops: 1',
        '    turn: R90',
        '    lanes: |',
        '      L - r - - - - - - - - - - -',
        '      M  - / - - - - - - - - - - -',
        '      R - - - - - - - - - - - - -',
        '  - straight: 60',
        '',
      ].join('\n'),
    );
    const start = race({
      board,
      cars: [
        { space: '0@20', gear: 4, stops: 1, points: { brakes: 0 } },
        { space: '1@21.5', gear: 2, stops: 1 },
        { space: '2@60', gear: 2 },
      ],
      toPlay: [0, 2],
      dice: dice(9),
    });
    const end = onlyEnd(play(start, gear(4)));
    expect(where(end, 0)).toBe('0@21');
    expect(car(end, 0).retirement).toBe('blocking');
    expect(car(end, 1).points.body).toBe(2);
    expectDiceUsedUp(end.race);
  });

  test('aggravates later collision tests until it is removed (M-14-3)', () => {
    expect(car(out(), 0).aggravates).toBe(true);
  });

  test('stays in the way until its next turn (R-42)', () => {
    expect(car(out(), 0).onBoard).toBe(true);
  });
});

describe('a blocked car that survives (R-36)', () => {
  test('makes the normal collision test with the car in front', () => {
    const done = play(
      jam({ roll: 5, free: 4, black: [2, 1] }),
      to('2@45', { missing: 1, brakes: 0 }),
    );
    expect(toldOf(done, 'testMade')).toMatchObject([
      { seat: 1, test: 'collision', upTo: 1, failed: false },
      { seat: 0, test: 'collision', upTo: 1, failed: true },
    ]);
  });

  test('makes its collision tests even if it made no space at all (R-40)', () => {
    const done = play(
      jam({ roll: 4, free: 0, black: [20, 20] }),
      to('2@41', { missing: 4, brakes: 0 }),
    );
    expect(toldOf(done, 'testMade')).toHaveLength(2);
  });

  test('takes no slipstream', () => {
    const situation = race({
      board: LANE,
      cars: [
        { space: '2@41', gear: 4, stops: 1 },
        { space: '2@48', gear: 4, stops: 1 },
      ],
      toPlay: [0],
      dice: dice(7, 20, 20),
    });
    const done = play(situation, gear(4), to('2@47', { missing: 1, brakes: 0 }));
    expect(slips(done)).toEqual([]);
    expect(done.race.play.slipstreams).toBe(0);
  });

  test('spins when the table takes its last tire (M-12-1-4)', () => {
    const done = play(
      jam({ roll: 9, free: 4, points: { tires: 2 } }),
      to('2@45', { missing: 5, brakes: 0 }),
    );
    expect(toldOf(done, 'carSpun')).toEqual([{ kind: 'carSpun', seat: 0 }]);
  });

  test('at zero tires survives a loss of one tire as another spin (R-23)', () => {
    const done = play(
      jam({ roll: 8, free: 4, points: { tires: 0 } }),
      to('2@45', { missing: 4, brakes: 0 }),
    );
    expect(toldOf(done, 'carSpun')).toHaveLength(1);
    expect(car(done, 0).status).toBe('racing');
    expect(ways(jam({ roll: 9, free: 4, points: { tires: 0 } }))).toEqual(['out blocking']);
  });

  test('after a spin by blocking its collision tests are aggravated (R-38)', () => {
    const done = play(
      jam({ roll: 9, free: 4, points: { tires: 2 }, black: [2, 2] }),
      to('2@45', { missing: 5, brakes: 0 }),
    );
    expect(toldOf(done, 'testMade').map(event => event.upTo)).toEqual([2, 2]);
  });
});
