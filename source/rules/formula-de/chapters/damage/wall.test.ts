// Chapter 15: the concrete wall along the outside lane of an oval, and the example 7-3-7 that depends on it.
import { describe, expect, test } from 'vitest';
import { expectDiceUsedUp } from '../../../../testing/expect-dice-used-up.ts';
import {
  bonusTo,
  type CarSpec,
  car,
  choices,
  everyEnd,
  gear,
  layoutName,
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

// Four lanes; lane 3 lies along the wall. A straight of 60, the corner with x 60 to 64, a straight of 40.
const BOARD = track('60 1L5 40', 4, 'R');

/** Returns a situation in which car 0 has rolled; the last car is far away and plays next. */
function rolled(drive: Drive): Situation {
  return rolledOn(BOARD, { roll: 6, ...drive }, '0@1');
}

/** Returns the tests made, in order: what was tested and where. */
function tests(situation: Situation): readonly string[] {
  return toldOf(situation, 'testMade').map(
    event => `${event.test} ${layoutName(situation.board, event.space)}`,
  );
}

/** Returns the spaces along the wall from x + 0.5 up to `end` - 0.5. */
function along(x: number, end: number): readonly string[] {
  return Array.from({ length: end - x }, (_, k) => `3@${x + k + 0.5}`);
}

/** From 2@10 into the lane along the wall at once: the next six spaces. */
const AT_ONCE = along(10, 16);

/** In front of car 0 on 2@10: the way to lane 3 leads there at once, or never. */
const IN_FRONT: CarSpec = { space: '2@11', gear: 3 };

describe('a wall test', () => {
  test('is due on the first space of the outside lane (M-15-0-2)', () => {
    const done = play(rolled({ from: '2@10', black: [20] }), to('3@15.5', { path: AT_ONCE }));
    expect(toldOf(done, 'testMade')).toMatchObject([
      { seat: 0, test: 'wall', roll: 20, upTo: 1, failed: false, other: -1 },
    ]);
    expect(tests(done)).toEqual(['wall 3@10.5']);
  });

  test('is on the space of entry, which the driver chooses, wherever the way goes on from there (M-15-0-2, M-15-0-3, R-05)', () => {
    const paths = choices(rolled({ from: '2@10', black: [20] }), 'move')
      .filter(choice => layoutName(BOARD, choice.to) === '3@15.5' && choice.brakes === 0)
      .map(choice => choice.path.map(id => layoutName(BOARD, id)));
    for (const path of paths) {
      const done = play(rolled({ from: '2@10', black: [20] }), to('3@15.5', { path }));
      expect(tests(done)).toEqual([`wall ${path.find(name => name.startsWith('3@'))}`]);
      expect(where(done, 0)).toBe('3@15.5');
    }
    const entries = paths.map(path => path.find(name => name.startsWith('3@')) ?? '');
    expect(entries.toSorted()).toEqual([10.5, 11.5, 12.5, 13.5, 14.5, 15.5].map(x => `3@${x}`));
  });

  test.each([
    ['dry', 1, true],
    ['dry', 2, false],
    ['wet', 2, true],
    ['wet', 3, false],
  ] as const)('on a %s track a %i fails: %s (M-15-0-2, M-14-1)', (trackState, roll, fails) => {
    const done = play(
      rolled({ from: '2@10', black: [roll], trackState }),
      to('3@15.5', { path: AT_ONCE }),
    );
    expect(toldOf(done, 'testMade')).toMatchObject([{ failed: fails }]);
    expect(car(done, 0).points.body).toBe(fails ? 2 : 3);
  });

  test('lost makes the space of entry dangerous (M-17-0-1, R-43)', () => {
    const done = play(rolled({ from: '2@10', black: [1] }), to('3@15.5', { path: AT_ONCE }));
    const entered = toldOf(done, 'testMade')[0]?.space;
    expect(done.race.dangerous).toEqual([entered]);
    expect(toldOf(done, 'pointsPaid')).toMatchObject([{ part: 'body', amount: 1, why: 'wall' }]);
    expect(where(done, 0)).toBe('3@15.5');
    expectDiceUsedUp(done.race);
  });

  test('is not due for a car that starts on that lane and stays (M-15-0-4, R-46)', () => {
    const done = play(rolled({ from: '3@10.5' }), to('3@16.5'));
    expect(tests(done)).toEqual([]);
  });

  test('is due again for a car that leaves the lane and comes back (M-15-0-4)', () => {
    // Out round the car on 3@12.5 and back.
    const others = [{ space: '3@12.5', gear: 3 }];
    const path = ['3@11.5', '2@12', '2@13', '2@14', '2@15', '2@16', '2@17', '3@17.5'];
    const situation = rolled({ from: '3@10.5', roll: 8, others, black: [20] });
    expect(tests(play(situation, to('3@17.5', { path })))).toEqual(['wall 3@17.5']);
  });

  test('is not due for a car that leaves the lane', () => {
    const done = play(rolled({ from: '3@10.5' }), to('2@16'));
    expect(tests(done)).toEqual([]);
  });

  test('is not due for spaces given back by brakes', () => {
    const done = play(rolled({ from: '2@10', roll: 7 }), to('2@16', { brakes: 1 }));
    expect(tests(done)).toEqual([]);
  });

  test('is due for an entry by a slipstream', () => {
    const others = [{ space: '2@20', gear: 4 }];
    const spec = { from: '2@10', roll: 9, others, black: [20] };
    expect(tests(play(rolled(spec), to('2@19'), slipTo('3@21.5')))).toEqual(['wall 3@19.5']);
  });

  test('is due for an entry by the soft bonus', () => {
    const spec = { from: '2@10', own: { tires: 'soft' }, black: [20] } as const;
    expect(tests(play(rolled(spec), to('2@16'), bonusTo('3@16.5')))).toEqual(['wall 3@16.5']);
  });
});

describe('wall and dangerous spaces', () => {
  // Along the wall from its first space.
  const path = along(10, 16);

  test('are tested in the order of the way (R-46)', () => {
    for (const [dangerous, expected] of [
      ['3@12.5', ['wall 3@10.5', 'handling 3@12.5']],
      ['3@10.5', ['handling 3@10.5', 'wall 3@10.5']],
    ] as const) {
      const spec = { from: '2@10', others: [IN_FRONT], dangerous: [dangerous], black: [20, 20] };
      const done = play(rolled(spec), to('3@15.5', { path }));
      expect([...tests(done)].sort()).toEqual([...expected].sort());
      if (dangerous === '3@12.5') expect(tests(done)).toEqual(expected);
    }
  });

  test('a dangerous space before the wall is tested first', () => {
    const others = [{ space: '2@13', gear: 3 }];
    const spec = { from: '2@10', dangerous: ['2@11'], others, black: [20, 20, 20, 20] };
    const way = ['2@11', '2@12', '3@12.5', '3@13.5', '3@14.5', '3@15.5'];
    const [first, second] = tests(play(rolled(spec), to('3@15.5', { path: way })));
    expect([first, second]).toEqual(['handling 2@11', 'wall 3@12.5']);
  });

  test('a car out by handling before the wall makes no wall test (R-45)', () => {
    const spec = {
      from: '2@10',
      dangerous: ['2@11'],
      others: [{ space: '2@13', gear: 3 }],
      own: { points: { handling: 1 } },
      black: [1],
    };
    const way = ['2@11', '2@12', '3@12.5', '3@13.5', '3@14.5', '3@15.5'];
    const done = play(rolled(spec), to('3@15.5', { path: way }));
    expect(tests(done)).toEqual(['handling 2@11']);
    expectDiceUsedUp(done.race);
  });
});

describe('the last body point lost against the wall (R-46)', () => {
  const path = along(10, 16);
  const wrecked = (over: Partial<Drive> = {}) =>
    play(
      rolled({
        from: '2@10',
        own: { points: { body: 1 } },
        others: [IN_FRONT],
        black: [1],
        ...over,
      }),
      to('3@15.5', { path }),
    );

  test('puts the car back on the space of entry as a wreck, with a sticker', () => {
    const done = wrecked();
    expect(car(done, 0)).toMatchObject({
      status: 'retired',
      retirement: 'wall',
      condition: 'wreck',
      onBoard: true,
      aggravates: true,
    });
    expect(where(done, 0)).toBe('3@10.5');
    expect(done.race.dangerous).toEqual([spaceId(BOARD, '3@10.5')]);
  });

  test('takes back the spaces behind the entry: no handling test there', () => {
    expect(tests(wrecked({ dangerous: ['3@12.5'] }))).toEqual(['wall 3@10.5']);
  });

  test('makes no collision test now, neither there nor where the car would have ended', () => {
    const others = [{ space: '3@16.5', gear: 3 }, IN_FRONT];
    const done = wrecked({ others });
    expect(tests(done)).toEqual(['wall 3@10.5']);
    expectDiceUsedUp(done.race);
  });

  test('lets the others test their engines after a 20 (R-70)', () => {
    const situation = race({
      board: BOARD,
      cars: [
        { space: '2@10', gear: 5, points: { body: 1 } },
        { space: '0@58', gear: 5 },
        IN_FRONT,
        { space: '0@1', gear: 2 },
      ],
      toPlay: [0, 3],
      dice: [20, 1, 20],
    });
    const done = play(situation, gear(5), to('3@29.5', { path: along(10, 30) }));
    expect(toldOf(done, 'testMade').map(event => [event.test, event.seat])).toEqual([
      ['wall', 0],
      ['engine', 1],
    ]);
  });

  test('is removed at the next turn of the car (R-65)', () => {
    const situation = race({
      board: BOARD,
      cars: [{ space: '2@10', gear: 3, points: { body: 1 } }, { space: '0@1', gear: 2 }, IN_FRONT],
      toPlay: [0, 1],
      dice: [6, 1, 2, 4],
    });
    const first = play(situation, gear(3), to('3@15.5', { path }), gear(2), to('0@3'));
    expect(toldOf(first, 'wreckRemoved')).toEqual([]);
    const done = play(first, gear(3), to('2@15'));
    expect(toldOf(done, 'wreckRemoved')).toMatchObject([{ seat: 0 }]);
  });

  test('stops a car that would have crossed the finish line behind it (R-87)', () => {
    const own = { laps: 1, points: { body: 1 } };
    const spec = { from: '2@100', roll: 6, own, laps: 1, black: [1] } as const;
    const ends = everyEnd(rolled({ ...spec, black: [1] }));
    const byTheWall = ends.filter(end => toldOf(end, 'testMade').length > 0);
    expect(byTheWall.length).toBeGreaterThan(0);
    for (const end of byTheWall) expect(car(end, 0).retirement).toBe('wall');
    expect(ends.some(end => car(end, 0).status === 'finished')).toBe(true);
  });
});

describe('an entry on the last space of the move', () => {
  test('with cars in contact is tested after the collision tests (M-15-1)', () => {
    const others = [{ space: '3@16.5', gear: 3 }];
    const spec = { from: '2@10', others, black: [20, 20, 20] };
    const done = play(
      rolled(spec),
      to('3@15.5', { path: ['2@11', '2@12', '2@13', '2@14', '2@15', '3@15.5'] }),
    );
    expect(toldOf(done, 'testMade').map(event => [event.test, event.seat])).toEqual([
      ['collision', 1],
      ['collision', 0],
      ['wall', 0],
    ]);
  });

  test('with cars in contact waits alone: a dangerous space before it is tested first (M-15-1, R-46)', () => {
    const others = [{ space: '3@16.5', gear: 3 }];
    const spec = { from: '2@10', others, dangerous: ['2@12'], black: [20, 20, 20, 20] };
    const done = play(
      rolled(spec),
      to('3@15.5', { path: ['2@11', '2@12', '2@13', '2@14', '2@15', '3@15.5'] }),
    );
    expect(toldOf(done, 'testMade').map(event => [event.test, event.seat])).toEqual([
      ['handling', 0],
      ['collision', 1],
      ['collision', 0],
      ['wall', 0],
    ]);
  });

  test('without contact is tested where it is due', () => {
    const path = ['2@11', '2@12', '2@13', '2@14', '2@15', '3@15.5'];
    const done = play(rolled({ from: '2@10', black: [20] }), to('3@15.5', { path }));
    expect(tests(done)).toEqual(['wall 3@15.5']);
  });

  test('comes before the engine tests (M-6-3-s9, M-6-3-s14)', () => {
    const path = [...Array.from({ length: 19 }, (_, k) => `2@${11 + k}`), '3@29.5'];
    const others = [{ space: '3@30.5', gear: 3 }];
    const spec = { from: '2@10', roll: 20, others, black: [20, 20, 20, 20] };
    const done = play(rolled(spec), to('3@29.5', { path }));
    expect(toldOf(done, 'testMade').map(event => event.test)).toEqual([
      'collision',
      'collision',
      'wall',
      'engine',
    ]);
  });

  test('that is not the last one is tested before the collisions', () => {
    const others = [{ space: '3@16.5', gear: 3 }, IN_FRONT];
    const spec = { from: '2@10', others, black: [20, 20, 20] };
    const done = play(rolled(spec), to('3@15.5', { path: along(10, 16) }));
    expect(toldOf(done, 'testMade').map(event => event.test)).toEqual([
      'wall',
      'collision',
      'collision',
    ]);
  });
});

describe('the oval of the example (M-7-3-7)', () => {
  // A is 2@6, a car stands on 2@3, C is 1@2.5.
  const toA = (roll: number, black: readonly number[] = []) =>
    rolled({
      from: '2@10',
      roll,
      others: [{ space: '2@13', gear: 3 }],
      dangerous: ['1@12.5'],
      black,
    });
  const ways = (roll: number) =>
    choices(toA(roll), 'move')
      .filter(choice => layoutName(BOARD, choice.to) === '2@16' && choice.brakes === 0)
      .map(choice => choice.path.map(id => layoutName(BOARD, id)));

  test('7 spaces lead to A by the wall or through the dangerous space', () => {
    const [byC, byB] = [
      ways(7).filter(way => way.includes('1@12.5')),
      ways(7).filter(way => way.some(name => name.startsWith('3@'))),
    ];
    expect(byC.length).toBeGreaterThan(0);
    expect(byB.length).toBeGreaterThan(0);
    expect(byC.length + byB.length).toBe(ways(7).length);
    const c = play(toA(7, [20]), to('2@16', { path: byC[0] ?? [] }));
    expect(tests(c)).toEqual(['handling 1@12.5']);
    const b = play(toA(7, [20]), to('2@16', { path: byB[0] ?? [] }));
    expect(tests(b)).toHaveLength(1);
    expect(tests(b)[0]).toMatch(/^wall 3@/);
  });

  test('8 spaces lead there through the inside lane, without a test', () => {
    expect(ways(8).length).toBeGreaterThan(0);
    for (const path of ways(8)) {
      expect(path.some(name => name.startsWith('0@'))).toBe(true);
      expect(path).not.toContain('1@12.5');
      expect(path.some(name => name.startsWith('3@'))).toBe(false);
      expect(tests(play(toA(8), to('2@16', { path })))).toEqual([]);
    }
  });
});

describe('without a car in contact (M-15-1)', () => {
  // The corner leads to the right, to the lane along the wall.
  const RIGHT = track('60 1R5 40', 4, 'R');

  test('the last space is tested before the stop is made, with one after it', () => {
    const order = (others: readonly CarSpec[]) => {
      const drive = { from: '2@58', roll: 3, gear: 2, others, black: [20, 20, 20] };
      const asked = rolledOn(RIGHT, drive, '0@1');
      const done = play(asked, to('3@60.5', { path: ['2@59', '2@60', '3@60.5'] }));
      return done.events.flatMap(event =>
        event.kind === 'stopMade' || event.kind === 'testMade'
          ? ['test' in event ? event.test : 'stop']
          : [],
      );
    };
    expect(order([])).toEqual(['wall', 'stop']);
    expect(order([{ space: '3@61.5', gear: 1, stops: 1 }])).toEqual([
      'stop',
      'collision',
      'collision',
      'wall',
    ]);
  });

  test('a car that stays in the lane along the wall is not tested (M-15-0-3)', () => {
    const asked = rolledOn(RIGHT, { from: '3@20.5', roll: 2, gear: 2 }, '0@1');
    expect(tests(play(asked, to('3@20.5', { brakes: 2 })))).toEqual([]);
  });
});
