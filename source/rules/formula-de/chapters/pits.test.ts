// Chapter 19: the pit lane, who may enter it, how one drives in it, and who plays when around it.
import { describe, expect, test } from 'vitest';
import type { Board } from '../../../circuit/board.ts';
import {
  bonusTo,
  type CarSpec,
  car,
  choices,
  everyEnd,
  gear,
  gears,
  layoutName,
  noBonus,
  play,
  question,
  type RaceSpec,
  race,
  type Situation,
  slips,
  to,
  toldOf,
  track,
  where,
} from '../../../testing/builders.ts';
import { expectDiceUsedUp } from '../../../testing/expect-dice-used-up.ts';
import { ovalBoard } from '../../../testing/tiny-circuits.ts';
import { masters2002 } from '../books/masters-2002.ts';
import { masters2005 } from '../books/masters-2005.ts';

// A lap of 105. The ways in are 2@91 and 2@92, the lane P1 to P14 begins beside them; the pits B1 to B6 lie beside P5 to
// P10; the ways out lead to 2@1 and 2@2.
const BOARD = track('60 1R5 40 PR14/6<14,13>2,3');

interface Drive extends Partial<Omit<RaceSpec, 'cars'>> {
  readonly from: string;
  readonly roll?: number;
  readonly gear?: number;
  readonly own?: Partial<CarSpec>;
  readonly others?: readonly CarSpec[];
  readonly black?: readonly number[];
  readonly board?: Board;
}

/** Car 0 has rolled; the last car is far away and plays next. */
function rolled(spec: Drive): Situation {
  const { from, roll = 8, own = {}, others = [], black = [], ...rest } = spec;
  const number = spec.gear ?? (roll <= 4 ? 2 : roll <= 8 ? 3 : roll <= 12 ? 4 : 5);
  const situation = race({
    board: BOARD,
    cars: [{ space: from, gear: number, ...own }, ...others, { space: '0@2', gear: 2 }],
    toPlay: [0, others.length + 1],
    dice: [roll, ...black],
    ...rest,
  });
  return play(situation, gear(number));
}

/** Where the moves on offer end in the pits, without brakes. */
function inPits(situation: Situation): readonly string[] {
  const ends = choices(situation, 'move')
    .filter(move => move.brakes === 0)
    .map(move => layoutName(situation.board, move.to))
    .filter(name => /^[PB]/.test(name));
  return [...new Set(ends)].sort();
}

describe('the pit lane is open (R-76)', () => {
  test.each([
    [0, 3, false],
    [1, 3, true],
    [2, 3, true],
    [3, 3, false],
    [1, 1, false],
    [1, 2, true],
    [2, 2, false],
  ])('to a car on lap %i of %i: %s (M-19-1-7, M-19-2-4)', (lap, laps, open) => {
    for (const book of [masters2005, masters2002]) {
      const situation = rolled({ from: '2@88', laps, own: { laps: lap }, book });
      expect(inPits(situation).length > 0).toBe(open);
    }
  });
});

describe('entering (M-19-1-1, R-77)', () => {
  test('leads by a way in to the lane, space by space', () => {
    expect(inPits(rolled({ from: '2@88', roll: 8 }))).toEqual(['P4', 'P5']);
    const done = play(rolled({ from: '2@88', roll: 8 }), to('P5'));
    expect(toldOf(done, 'pitLaneEntered')).toEqual([{ kind: 'pitLaneEntered', seat: 0 }]);
    expect(where(done, 0)).toBe('P5');
  });

  test('is never an obligation (R-31)', () => {
    const ends = choices(rolled({ from: '2@91', roll: 4 }), 'move').map(({ to: end }) =>
      layoutName(BOARD, end),
    );
    expect(ends).toContain('2@95');
  });

  test('is not possible past the last way in (M-19-5-1)', () => {
    expect(inPits(rolled({ from: '2@93', roll: 4 }))).toEqual([]);
    expect(inPits(rolled({ from: '1@92.5', roll: 4 }))).toEqual([]);
    expect(inPits(rolled({ from: '2@92', roll: 4 }))).toEqual(['P4']);
  });

  test('obeys the driving code up to the way in (R-77, M-7-2-3)', () => {
    // From the other outside lane 2@91 is 4 spaces away and 2@92 is 5.
    expect(inPits(rolled({ from: '0@88', roll: 6 }))).toEqual(['P1', 'P2']);
    expect(inPits(rolled({ from: '0@88', roll: 5 }))).toEqual(['P1']);
    expect(inPits(rolled({ from: '0@88', roll: 4 }))).toEqual([]);
  });

  test('is not possible while overshooting (R-77, M-10-2-1)', () => {
    const board = track('86 1R5 14 PR14/6<14,13>2,3');
    const own = { points: { tires: 9, brakes: 0 } };
    expect(inPits(rolled({ board, from: '2@90', roll: 5, own }))).toEqual([]);
    const sound = { ...own, stops: 1 };
    expect(inPits(rolled({ board, from: '2@90', roll: 5, own: sound }))).toEqual(['P3', 'P4']);
  });

  test('is not possible when a car stands on the first space of the lane (R-77)', () => {
    const others = [{ space: 'P1', gear: 3 }];
    expect(inPits(rolled({ from: '2@88', roll: 8, others }))).toEqual([]);
  });

  test('by a slipstream is possible where its three spaces lead into the lane (R-55)', () => {
    const others = [{ space: '2@92', gear: 4 }];
    const asked = play(rolled({ from: '2@82', roll: 9, others, black: [20, 20] }), to('2@91'));
    expect(slips(asked)).toContain('P3');
  });

  test('by a slipstream is not possible behind a car in the lane, which cannot be passed (R-55)', () => {
    const others = [{ space: 'P6', gear: 4, box: 5 }];
    const own = { box: 4 };
    const done = play(rolled({ from: '2@87', roll: 9, own, others }), to('P5'));
    expect(slips(done)).toEqual([]);
    expect(question(done).seat).toBe(2);
  });

  test('counts for the order of the steps: the lap is not over before the line', () => {
    expect(car(play(rolled({ from: '2@88', roll: 8 }), to('P5')), 0).laps).toBe(1);
  });
});

describe('the way to the pit', () => {
  test('ends in the pit by any number that is enough; what is left over is lost (M-19-2-2, R-79)', () => {
    // B1 is 9 spaces from 2@88 by 2@91, and 10 by 2@92.
    expect(inPits(rolled({ from: '2@88', roll: 9 }))).toEqual(['B1', 'P5']);
    for (const roll of [10, 11, 12]) {
      expect(inPits(rolled({ from: '2@88', roll }))).toEqual(['B1']);
      const asked = play(rolled({ from: '2@88', roll }), to('B1'));
      expect(question(asked).step).toBe('pitTires');
      expect(where(asked, 0)).toBe('B1');
      expect(toldOf(asked, 'pointsPaid')).toEqual([]);
    }
  });

  test('leaves a car in the lane that rolls too little, also on the space in front of its pit (M-19-2-1)', () => {
    const done = play(rolled({ from: '2@88', roll: 8 }), to('P5'));
    expect(question(done).seat).toBe(1);
    expect(car(done, 0).pit).toBe('none');
  });

  test('ends in the own pit only (M-19-2-5)', () => {
    const own = { box: 3 };
    expect(inPits(rolled({ from: '2@92', roll: 7, own }))).toEqual(['P7']);
    expect(inPits(rolled({ from: '2@92', roll: 11, own }))).toEqual(['B4']);
  });

  test('goes on in the next play', () => {
    const situation = rolled({ from: 'P5', roll: 4, gear: 2 });
    expect(where(situation, 0)).toBe('B1');
  });

  test('may be completed by the soft bonus (R-79, M-19-3-6)', () => {
    const own = { tires: 'soft' } as const;
    const asked = play(rolled({ from: '2@88', roll: 8, own }), to('P5'));
    const done = play(asked, bonusTo('B1'));
    expect(question(done).step).toBe('pitTires');
    expect(where(play(asked, noBonus), 0)).toBe('P5');
  });

  test('may be completed by the bonus beyond the line too, where the pit lies beyond it (R-56)', () => {
    // The lane crosses the line between P4 and P5; the pits lie beside P2 to P7.
    const board = track('6 1R5 80 PR8/6<5,4>5,6');
    const own = { tires: 'soft', box: 5 } as const;
    const asked = play(rolled({ board, from: '2@84', roll: 8, own, others: [] }), to('P6'));
    expect(car(asked, 0).laps).toBe(2);
    expect(choices(asked, 'useSoftBonus').map(one => one.path.length)).toEqual([1]);
  });

  test('costs brakes that are spent in the lane (M-19-1-3, R-79)', () => {
    const done = play(rolled({ from: '2@88', roll: 8 }), to('P4', { brakes: 1 }));
    expect(toldOf(done, 'pointsPaid')).toMatchObject([{ part: 'brakes', amount: 1 }]);
  });
});

describe('a car in the way in the lane (M-19-1-5)', () => {
  test('holds up the one behind free of charge, and is not passed', () => {
    const others = [{ space: 'P3', gear: 3 }];
    const situation = rolled({ from: '2@88', roll: 8, others });
    expect(inPits(situation)).toEqual(['P2']);
    const done = play(situation, to('P2'));
    expect(toldOf(done, 'carHeldUp')).toEqual([{ kind: 'carHeldUp', seat: 0 }]);
    expect(toldOf(done, 'pointsPaid')).toEqual([]);
    expect(toldOf(done, 'carBlocked')).toEqual([]);
    expectDiceUsedUp(done.race);
  });

  test('does not hold up those who pass beside it standing in its pit', () => {
    const others = [{ space: 'B2', gear: 3, box: 1, pit: 'waiting' as const }];
    const own = { box: 3 };
    expect(inPits(rolled({ from: '2@92', roll: 7, own, others }))).toEqual(['P7']);
  });

  test('may keep a car from moving at all', () => {
    const others = [{ space: 'P4', gear: 3 }];
    const done = rolled({ from: 'P3', roll: 4, gear: 2, others });
    expect(where(done, 0)).toBe('P3');
    expect(toldOf(done, 'carHeldUp')).toEqual([{ kind: 'carHeldUp', seat: 0 }]);
    expect(toldOf(done, 'pointsPaid')).toEqual([]);
    expect(question(done).seat).toBe(2);
  });
});

describe('the gear on the way to the pit (M-19-1-8, R-78)', () => {
  /** The gears on offer; the one that is taken by itself when there is no other. */
  const inLane = (lever: number, space: string, box: number, over: Partial<RaceSpec> = {}) => {
    const situation = race({
      board: BOARD,
      cars: [
        { space, gear: lever, box },
        { space: '0@2', gear: 2 },
      ],
      toPlay: [0, 1],
      dice: [8],
      ...over,
    });
    const [forced] = toldOf(situation, 'gearChosen', 0);
    return forced === undefined ? gears(situation) : [forced.gear];
  };

  // B6 is 10 spaces from P1, B1 is 5.
  test.each([
    [3, 'P1', 5, [4]],
    [4, 'P1', 5, [4, 5]],
    [5, 'P1', 5, [4, 5, 6]],
    [4, 'P1', 0, [3, 4, 5]],
    [3, 'P5', 0, [1, 2, 3, 4]],
    [6, 'P5', 0, [2, 3, 4, 5, 6]],
    [3, 'P2', 0, [2, 3, 4]],
  ])(
    'from gear %i on %s to pit %i must reach it by its highest face: %s',
    (lever, space, box, expected) => {
      expect(inLane(lever, space, box)).toEqual(expected);
    },
  );

  test('that is the highest allowed when none is enough', () => {
    const situation = race({
      board: BOARD,
      cars: [
        { space: 'P1', gear: 2, box: 5 },
        { space: '0@2', gear: 2 },
      ],
      toPlay: [0, 1],
      dice: [8],
    });
    expect(toldOf(situation, 'gearChosen')).toMatchObject([{ seat: 0, from: 2, gear: 3 }]);
    expect(where(play(situation, to('P9')), 0)).toBe('P9');
  });

  test('takes no account of cars in front', () => {
    const cars: readonly CarSpec[] = [
      { space: 'P1', gear: 3, box: 5 },
      { space: 'P3', gear: 3, box: 4 },
      { space: '0@2', gear: 2 },
    ];
    const situation = race({ board: BOARD, cars, toPlay: [0, 2], dice: [7] });
    expect(toldOf(situation, 'gearChosen', 0)).toMatchObject([{ gear: 4 }]);
  });

  test('is free in the edition of 2002 (M-19-1-6)', () => {
    expect(inLane(3, 'P1', 5, { book: masters2002 })).toEqual([1, 2, 3, 4]);
    expect(inLane(2, 'P1', 5, { book: masters2002 })).toEqual([1, 2, 3]);
  });

  test('is 4th at most in the lane of an oval, to the pit and from it (M-19-1-6)', () => {
    const oval = { board: ovalBoard() };
    for (const book of [masters2005, masters2002]) {
      expect(Math.max(...inLane(5, 'P1', 0, { ...oval, book }))).toBe(4);
      const out = race({
        ...oval,
        book,
        cars: [
          { space: 'P12', gear: 4, pit: 'out' },
          { space: '0@5', gear: 2 },
        ],
        toPlay: [0, 1],
        dice: [8],
      });
      expect(Math.max(...gears(out))).toBe(4);
      // Who comes in too fast takes the lowest gear there is.
      const fast = { space: 'P1', gear: 6, points: { gas: 0 } };
      const [low] = toldOf(
        race({
          ...oval,
          book,
          cars: [fast, { space: '0@5', gear: 2 }],
          toPlay: [0, 1],
          dice: [14],
        }),
        'gearChosen',
      );
      expect(low?.gear).toBe(5);
    }
  });

  test('costs over-revving as on the track, and may mark a lane space (M-19-1-3, R-47)', () => {
    const situation = race({
      board: BOARD,
      cars: [
        { space: 'P5', gear: 6, box: 0 },
        { space: '0@2', gear: 2 },
      ],
      toPlay: [0, 1],
      dice: [3],
    });
    const done = play(situation, gear(2));
    expect(car(done, 0).points).toMatchObject({ gas: 2, brakes: 2, engine: 2 });
    expect(done.race.dangerous).toEqual(['P5']);
  });
});

describe('the neutral zone (M-19-5-3, R-41)', () => {
  test('has no collision tests in the lane', () => {
    const others = [{ space: 'P6', gear: 3, box: 4 }];
    const done = play(rolled({ from: '2@88', roll: 8, others }), to('P5'));
    expect(toldOf(done, 'testMade')).toEqual([]);
    expectDiceUsedUp(done.race);
  });

  test('has none between the lane and the track beside it', () => {
    const beside = [94, 95, 96, 97, 98].map(x => ({ space: `2@${x}`, gear: 3 }));
    const done = play(rolled({ from: '2@88', roll: 8, others: beside.slice(2) }), to('P5'));
    expect(toldOf(done, 'testMade')).toEqual([]);
    const past = rolled({ from: '2@90', roll: 6, others: [{ space: 'P5', gear: 3, box: 3 }] });
    expect(toldOf(play(past, to('2@96')), 'testMade')).toEqual([]);
  });
});

describe('engine and weather tests (M-19-1-4, R-69)', () => {
  const pushed = (others: readonly CarSpec[], black: readonly number[], end = '2@80') =>
    play(
      rolled({
        from: end === 'B1' ? '2@80' : '2@60',
        roll: 20,
        own: { stops: 1 },
        others,
        black,
        sky: 'changeable',
        skyHold: 'none',
      }),
      to(end),
    );

  test('leave out cars in the lane and in the pits', () => {
    const others: readonly CarSpec[] = [
      { space: 'P3', gear: 5 },
      { space: 'B2', gear: 6, box: 1, pit: 'waiting' },
      { space: '0@100', gear: 5 },
    ];
    const done = pushed(others, [20, 20]);
    expect(toldOf(done, 'testMade').map(event => event.seat)).toEqual([3, 0]);
    expectDiceUsedUp(done.race);
  });

  test('leave out a driver who enters the pits with a 20, but not the others', () => {
    const others: readonly CarSpec[] = [{ space: '0@100', gear: 5 }];
    const asked = pushed(others, [15, 20], 'B1');
    expect(question(asked).step).toBe('pitTires');
    const [end] = everyEnd(asked);
    expect(end && toldOf(end, 'testMade').map(event => event.seat)).toEqual([1]);
    expect(end?.race.weatherRolls).toEqual([0]);
  });
});

describe('the order of play (M-19-5-2, R-62)', () => {
  // A lap of 100 whose last way in is 2@95; the lane P1 to P16 begins with x 95.5, the pits B1 to B9 beside P4 to P12.
  const ZONE = track('60 1R5 35 PR16/9<6,5>13,14');

  function orderOf(cars: readonly CarSpec[], over: Partial<RaceSpec> = {}): readonly number[] {
    const situation = race({ board: ZONE, cars, ...over });
    return toldOf(situation, 'roundBegan')[0]?.order ?? [];
  }

  const A: CarSpec = { space: '0@8', laps: 2 };
  const B: CarSpec = { space: '0@4', laps: 2 };
  const C: CarSpec = { space: '0@96' };
  const D: CarSpec = { space: 'P12', laps: 2, box: 0 };
  const E: CarSpec = { space: 'B8', laps: 2, box: 7, pit: 'waiting' };
  const F: CarSpec = { space: 'P8', laps: 2, box: 1 };
  const G: CarSpec = { space: 'P6', laps: 2, box: 3 };
  const H: CarSpec = { space: 'B3', laps: 2, box: 2, pit: 'waiting' };
  const I: CarSpec = { space: '0@94' };

  test('is A-B-C-D-E-F-G-H-I in the drawing (M-19-5-4)', () => {
    expect(orderOf([A, B, C, D, E, F, G, H, I])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(orderOf([I, H, G, F, E, D, C, B, A])).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0]);
  });

  test('has C before I, level with it, though I came first in a higher gear (M-19-5-5)', () => {
    // From 2@95 the lane can still be entered, from 0@95 no more: the limit is read per space.
    const c: CarSpec = { space: '0@95', gear: 2, arrival: 9 };
    const i: CarSpec = { space: '2@95', gear: 5, arrival: 1 };
    expect(orderOf([i, G, c])).toEqual([2, 1, 0]);
    expect(orderOf([i, c])).toEqual([1, 0]);
    // Half a space further back both can.
    expect(orderOf([i, G, { space: '1@94.5', arrival: 9 }])).toEqual([1, 0, 2]);
  });

  test('goes by rank alone where the lane is shut: on the first lap and at the end of the last (R-62)', () => {
    for (const laps of [0, 3]) {
      const c: CarSpec = { space: '0@95', gear: 2, arrival: 9, laps };
      const i: CarSpec = { space: '2@95', gear: 5, arrival: 1, laps };
      expect(orderOf([c, i])).toEqual([1, 0]);
    }
  });

  test('reads the limit on four lanes too, where the far one is past it half a space earlier', () => {
    const four = track('60 1R5 35 PR16/9<6,5>13,14', 4);
    // The way in is 3@95.5: from 1@95.5 and from 0@95 nobody gets there any more, from 2@95 one does.
    const orderOn = (...cars: readonly CarSpec[]) => orderOf([G, ...cars], { board: four });
    expect(orderOn({ space: '0@95' }, { space: '2@95' })).toEqual([1, 0, 2]);
    expect(orderOn({ space: '1@95.5' }, { space: '3@95.5', gear: 6 })).toEqual([1, 0, 2]);
    expect(orderOn({ space: '0@95' }, { space: '1@95.5' })).toEqual([2, 1, 0]);
  });

  test('has a car in the lane before the one in its pit beside it', () => {
    expect(orderOf([H, G])).toEqual([1, 0]);
  });

  test('ranks a car of the zone behind every track car past the limit, on either side of the line', () => {
    const before: CarSpec = { space: 'P2', box: 3 };
    expect(orderOf([before, { space: '0@97' }, { space: '2@95' }])).toEqual([1, 0, 2]);
    expect(orderOf([D, { space: '0@97' }, { space: '2@95' }])).toEqual([1, 0, 2]);
  });

  test('keeps a car that is a lap down a lap down', () => {
    const lapped: CarSpec = { space: 'P6', laps: 1, box: 3 };
    const [first, ...rest] = orderOf([
      { space: '0@50', laps: 3 },
      lapped,
      { space: '0@30', laps: 3 },
    ]);
    expect(first).toBe(0);
    expect(rest).toEqual([2, 1]);
  });
});
