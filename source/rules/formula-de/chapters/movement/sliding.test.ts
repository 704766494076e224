// The slide of a required stop on a wet track (8-1-2, 8-3-2, rulings ).
import { describe, expect, test } from 'vitest';
import { spaceOf } from '../../../../circuit/board.ts';
import { expectDiceUsedUp } from '../../../../testing/expect-dice-used-up.ts';
import {
  car,
  choices,
  everyEnd,
  layoutName,
  pay,
  play,
  question,
  slideTo,
  spaceId,
  to,
  toldOf,
  track,
  where,
} from '../../../../testing/formula-de/builders.ts';
import { ways } from '../../../../testing/formula-de/play-ends.ts';
import { rolled, slid } from '../../../../testing/formula-de/wet-drive.ts';
import { masters2005 } from '../../masters/masters-2005.ts';
import { carOf } from '../../table.ts';
import { groundOf } from '../../terms.ts';
import type { BookValues } from '../../values.ts';
import { standing } from './corners.ts';
import { slideAt } from './sliding.ts';

// Corner A has 8 spaces in each lane, x 20 to 27, to the right; its inside lane leads straight on only.
const BOARD = track('20 1R8 60');
const TWO_STOPS = track('20 2R8 60');

describe('where a car slides', () => {
  const numbers = masters2005.definition.values;
  const slideOn = (track: 'dry' | 'wet', stops: number, slide: BookValues['slide']) => {
    const { board, race } = rolled({ from: '2@16' });
    const ground = groundOf(board, { ...masters2005.terms({}), values: { ...numbers, slide } });
    const space = spaceOf(board, spaceId(board, '2@21'));
    const weather = { sky: 'changeable', track, rollers: [] } as const;
    return slideAt({ weather }, carOf(race, 0), space, standing(stops, 1), ground);
  };

  test('a book says on which track, and for how many stops still missing', () => {
    const masters = { track: 'wet', leastMissing: 1, overshooting: false } as const;
    expect(numbers.slide).toEqual(masters);
    expect(slideOn('wet', 0, masters)).toBe(3);
    expect(slideOn('wet', 1, masters)).toBe(0);
    expect(slideOn('dry', 0, masters)).toBe(0);
    expect(slideOn('dry', 0, { ...masters, track: 'dry' })).toBe(3);
    expect(slideOn('wet', 1, { ...masters, leastMissing: 0 })).toBe(3);
    expect(slideOn('wet', 0, { ...masters, leastMissing: 2 })).toBe(0);
  });
});

describe('a car slides', () => {
  test.each([
    ['hard', ['2@22', '2@23', '2@24']],
    ['soft', ['2@22', '2@23', '2@24']],
    ['rain', ['2@22']],
  ] as const)(
    'at a required stop on a wet track, on %s tires (M-8-1-2, M-8-2-2, M-8-3-2)',
    (tires, path) => {
      const done = play(rolled({ from: '2@16', tires }), to('2@21'));
      expect(slid(done)).toEqual(path);
      expect(toldOf(done, 'stopMade')).toMatchObject([{ corner: 'A', stops: 1, required: 1 }]);
      expect(car(done, 0).points.tires).toBe(9);
    },
  );

  test('after the main move and before any test, as step 6 of the play (M-6-3-s6)', () => {
    const asked = play(rolled({ from: '0@16' }), to('0@21'));
    expect(question(asked)).toMatchObject({ step: 'slide', rule: 'M-8-1-2', seat: 0 });
  });

  test('at each of the stops a corner requires (R-15)', () => {
    for (const stops of [0, 1]) {
      const spec = {
        board: TWO_STOPS,
        from: '2@20',
        roll: 2,
        tires: 'rain',
        own: { stops },
      } as const;
      const done = play(rolled(spec), to('2@22'));
      expect(slid(done)).toEqual(['2@23']);
      expect(car(done, 0).stops).toBe(stops + 1);
    }
  });

  test('by any way of the arrows that the driver likes (R-18)', () => {
    const asked = play(rolled({ from: '0@16' }), to('0@21'));
    const ends = choices(asked, 'slide').map(choice => layoutName(BOARD, choice.to));
    expect([...new Set(ends)].sort()).toEqual(['0@24', '1@23.5', '2@23']);
    expect(where(play(asked, slideTo('2@23')), 0)).toBe('2@23');
  });

  test('and may not refuse to (M-8-5-1, R-17)', () => {
    const asked = play(rolled({ from: '0@16' }), to('0@21'));
    expect(new Set(question(asked).choices.map(choice => choice.kind))).toEqual(new Set(['slide']));
    for (const end of everyEnd(rolled({ from: '2@16', roll: 6, own: { points: { brakes: 0 } } }))) {
      expect(slid(end)).toHaveLength(3);
    }
  });
});

describe('a car does not slide', () => {
  test('on a dry track', () => {
    expect(slid(play(rolled({ from: '2@16', trackState: 'dry' }), to('2@21')))).toEqual([]);
  });

  test('on a straight', () => {
    expect(slid(play(rolled({ from: '2@10' }), to('2@15')))).toEqual([]);
  });

  test('at a stop that is no longer required (M-7-1-1, R-15)', () => {
    const done = play(rolled({ from: '2@20', own: { stops: 1 } }), to('2@25'));
    expect(slid(done)).toEqual([]);
    expect(where(done, 0)).toBe('2@25');
  });

  test('on a space reached by overshooting another corner (R-15, R-20)', () => {
    const board = track('20 1R5 3 1R8 60');
    const done = play(rolled({ board, from: '2@24', roll: 6 }), to('2@30'), pay(0, 6));
    expect(slid(done)).toEqual([]);
    expect(where(done, 0)).toBe('2@30');
  });

  test('when cars have cut its movement short (R-15)', () => {
    const done = play(
      rolled({
        from: '2@20',
        own: { points: { brakes: 3 } },
        others: [{ space: '2@24', gear: 3, stops: 1 }],
        black: [20, 20],
      }),
      to('2@23', { missing: 2 }),
    );
    expect(slid(done)).toEqual([]);
    expect(toldOf(done, 'carBlocked')).toMatchObject([{ missing: 2 }]);
    expect(car(done, 0).points.brakes).toBe(1);
    expect(where(done, 0)).toBe('2@23');
    expect(toldOf(done, 'stopMade')).toMatchObject([{ corner: 'A', stops: 1 }]);
    expectDiceUsedUp(done.race);
  });

  test('when brakes on the main move end it before the corner (R-17)', () => {
    const done = play(
      rolled({ from: '2@16', own: { points: { brakes: 2 } } }),
      to('2@19', { brakes: 2 }),
    );
    expect(slid(done)).toEqual([]);
    expect(where(done, 0)).toBe('2@19');
  });
});

describe('a slide that leaves the corner (R-16)', () => {
  test('is an overshoot by the spaces beyond, and the stop is not made', () => {
    const done = play(rolled({ from: '2@21' }), to('2@26'), pay(0, 2));
    expect(slid(done)).toEqual(['2@27', '2@28', '2@29']);
    expect(where(done, 0)).toBe('2@29');
    expect(toldOf(done, 'stopMade')).toEqual([]);
    expect(toldOf(done, 'cornerOvershot')).toMatchObject([{ corner: 'A', spaces: 2 }]);
    expect(car(done, 0).points.tires).toBe(7);
  });

  test('costs twice as much on soft tires', () => {
    const done = play(rolled({ from: '2@21', tires: 'soft' }), to('2@26'), pay(0, 4));
    expect(car(done, 0).points.tires).toBe(5);
  });

  test('keeps the lane of its first space outside (M-10-2-1)', () => {
    // One step inside the corner, then the limit: from lane 1 it may be crossed to lane 2, and there it ends.
    const asked = play(rolled({ from: '1@21.5' }), to('1@26.5'));
    const paths = choices(asked, 'slide').map(choice =>
      choice.path.map(id => layoutName(BOARD, id)).slice(1),
    );
    expect(paths.every(([first, second]) => first?.[0] === second?.[0])).toBe(true);
    expect(paths.map(path => path[1]).sort()).toEqual(expect.arrayContaining(['1@29.5', '2@29']));
  });

  test('eliminates when more than one stop was missing (M-10-1)', () => {
    expect(ways(rolled({ board: TWO_STOPS, from: '2@21' }))).toEqual(['out overshoot']);
  });

  test('of the last stop of a 2-stop corner is an ordinary overshoot', () => {
    const spec = { board: TWO_STOPS, from: '2@21', own: { stops: 1 } };
    expect(ways(rolled(spec))).toEqual(['2@29 brakes 0 tires 2']);
  });

  test('that cannot be paid eliminates at once (M-10-3)', () => {
    expect(ways(rolled({ from: '2@21', own: { points: { tires: 1 } } }))).toEqual([
      'out overshoot',
    ]);
  });

  test('with the last tire point is a spin (M-10-4-1)', () => {
    const done = play(rolled({ from: '2@21', own: { points: { tires: 2 } } }), to('2@26'));
    expect(toldOf(done, 'carSpun')).toHaveLength(1);
  });
});

describe('brakes after a slide (R-17)', () => {
  test('take back a space each and may bring the car back inside, where its stop counts', () => {
    const all = ways(rolled({ from: '2@21', own: { points: { brakes: 2 } } }));
    expect(all).toContain('2@29 brakes 0 tires 2');
    expect(all).toContain('2@28 brakes 1 tires 1');
    expect(all).toContain('2@27 brakes 2 tires 0');
    const done = play(
      rolled({ from: '2@21', own: { points: { brakes: 2 } } }),
      to('2@26'),
      pay(2, 0),
    );
    expect(where(done, 0)).toBe('2@27');
    expect(toldOf(done, 'stopMade')).toMatchObject([{ corner: 'A', stops: 1 }]);
    expect(toldOf(done, 'cornerOvershot')).toEqual([]);
  });

  test('save the car from a fatal overshoot, and must (R-21)', () => {
    const spec = { board: TWO_STOPS, from: '2@21', own: { points: { brakes: 2 } } };
    const done = play(rolled(spec), to('2@26'));
    expect(new Set(everyEnd(done).map(end => car(end, 0).status))).toEqual(new Set(['racing']));
    expect(ways(done)).toEqual(['2@27 brakes 2 tires 0']);
    expect(car(everyEnd(done)[0] ?? done, 0).stops).toBe(1);
  });

  test('too few to bring it back inside save nothing', () => {
    const spec = { board: TWO_STOPS, from: '2@21', own: { points: { brakes: 1 } } };
    expect(ways(play(rolled(spec), to('2@26')))).toEqual(['out overshoot']);
  });

  test('may also shorten a slide that stays inside', () => {
    const spec = { from: '2@16', own: { points: { brakes: 3 } } };
    const done = play(rolled(spec), to('2@21'));
    expect(ways(done)).toEqual(
      expect.arrayContaining([
        '2@24 brakes 0 tires 0',
        '2@23 brakes 1 tires 0',
        '2@22 brakes 2 tires 0',
        '2@21 brakes 3 tires 0',
      ]),
    );
  });
});

describe('a slide with cars in the way (R-18)', () => {
  const blocker = { space: '2@24', gear: 3, stops: 1 } as const;

  test('is blocked for its missing spaces', () => {
    const done = play(
      rolled({
        from: '2@17',
        own: { points: { brakes: 3 } },
        others: [blocker],
        black: [20, 20],
      }),
      to('2@22', { missing: 0, brakes: 0 }),
      { kind: 'brakeAtEnd', brakes: 0 },
    );
    expect(slid(done)).toEqual(['2@23']);
    const paid = everyEnd(done).map(end => [where(end, 0), car(end, 0).points.brakes]);
    expect(paid).toContainEqual(['2@23', 1]);
    expect(toldOf(done, 'carBlocked')).toMatchObject([{ seat: 0, missing: 2 }]);
  });

  test('eliminates a car that cannot pay for them (M-12-1-1)', () => {
    const done = play(rolled({ from: '2@17', others: [blocker], black: [20, 20, 20] }), to('2@22'));
    expect(car(done, 0)).toMatchObject({ retirement: 'blocking', condition: 'wreck' });
    expect(car(done, 1).points.body).toBe(2);
  });

  test('goes as far as it can, and there to the space that plays first (M-12-1-3, R-32)', () => {
    const others = ['0@24', '1@23.5', '2@23'].map(space => ({ space, gear: 3, stops: 1 }));
    const own = { points: { brakes: 3 } };
    const asked = play(rolled({ from: '0@17', own, others, black: [20, 20, 20, 20] }), to('0@22'));
    // One space can be made: 1@22.5 would be half a space behind 0@23.
    expect(slid(asked)).toEqual(['0@23']);
  });

  test('that overshoots may be braked back as far as the brakes reach, before the slide too (M-11-0-1, M-11-0-2, R-17)', () => {
    const spec = { from: '0@17', roll: 9, own: { points: { brakes: 5 } } };
    const offered = ways(play(rolled(spec), to('0@26'), slideTo('0@29')));
    expect(offered).toEqual([
      '0@24 brakes 5 tires 0',
      '0@25 brakes 4 tires 0',
      '0@26 brakes 3 tires 0',
      '0@27 brakes 2 tires 0',
      '0@28 brakes 1 tires 1',
      '0@29 brakes 0 tires 2',
    ]);
  });

  test('is spared to a car beyond the limit: any brakes take it back to a stop (M-11-0-1, R-15, R-17)', () => {
    const own = { points: { brakes: 3 } };
    const asked = play(rolled({ from: '2@19', roll: 9, own }), to('2@28', { brakes: 0 }));
    expect(ways(asked)).toEqual([
      '2@25 brakes 3 tires 0',
      '2@26 brakes 2 tires 0',
      '2@27 brakes 1 tires 0',
      '2@28 brakes 0 tires 1',
    ]);
    expect(slid(asked)).toEqual([]);
  });

  test('may be braked back into the corner, which no tires could have paid (R-17, R-34)', () => {
    // Of 3 spaces one leads to the limit, one beyond it, and a car stands on the third.
    const spec = (brakes: number) => ({
      from: '2@21',
      tires: 'soft' as const,
      own: { points: { tires: 1, brakes } },
      others: [{ space: '2@29', gear: 3 }],
      black: [20, 20],
    });
    expect(ways(play(rolled(spec(2)), to('2@26')))).toEqual(['2@27 brakes 2 tires 0']);
    expect(ways(play(rolled(spec(3)), to('2@26')))).toEqual([
      '2@26 brakes 3 tires 0',
      '2@27 brakes 2 tires 0',
    ]);
    expect(ways(play(rolled(spec(1)), to('2@26')))).toEqual(['out overshoot']);
    // With tires enough the table may be paid too, or the brakes go first.
    const rich = { ...spec(3), own: { points: { tires: 9, brakes: 3 } } };
    expect(ways(play(rolled(rich), to('2@26')))).toEqual([
      '2@26 brakes 3 tires 0',
      '2@27 brakes 2 tires 0',
      '2@28 brakes 1 tires 2',
    ]);
  });

  test('inside the corner may be braked further than the cars in the way ask for (R-17)', () => {
    const own = { points: { brakes: 3 } };
    const spec = { from: '2@17', own, others: [blocker], black: [20, 20] };
    // 2 of 3 spaces are missing; a third brake takes the car back to where the slide began.
    expect(ways(play(rolled(spec), to('2@22')))).toEqual([
      '2@22 brakes 3 tires 0',
      '2@23 brakes 2 tires 0',
    ]);
  });

  test('goes another way when there is one', () => {
    const others = [{ space: '1@24.5', gear: 3, stops: 1 }];
    const done = play(rolled({ from: '1@17.5', others, black: [20, 20] }), to('1@22.5'));
    expect(slid(done)).toHaveLength(3);
    expect(where(done, 0)).toBe('2@25');
    expect(toldOf(done, 'carBlocked')).toEqual([]);
  });
});
