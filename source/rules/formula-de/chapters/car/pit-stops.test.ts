// Chapter 19: what happens in the pit, and how a car leaves it again.
import { describe, expect, test } from 'vitest';
import type { FormulaBoard } from '../../../../circuit/formula-board.ts';
import { expectDiceUsedUp } from '../../../../testing/expect-dice-used-up.ts';
import {
  bonusTo,
  type CarSpec,
  car,
  choices,
  ends,
  everyEnd,
  fitTires,
  gear,
  gears,
  longStop,
  pay,
  pitAt,
  play,
  question,
  quickStop,
  type RaceSpec,
  race,
  type Situation,
  slips,
  to,
  toldOf,
  track,
  where,
} from '../../../../testing/formula-de/builders.ts';
import { PIT_LAP } from '../../../../testing/formula-de/pit-lap.ts';
import { masters2002 } from '../../masters/masters-2002.ts';
import { masters2005 } from '../../masters/masters-2005.ts';
import { lapOfSet } from './tires.ts';

// A lap of 91. The lane P1 to P8 crosses the line behind P4; the pits lie beside P2 to P7, the ways out lead to 2@4 and
// 2@5, and corner A has x 6 to 10.
const SHORT = track('6 1R5 80 PR8/6<5,4>5,6');

interface Stop extends Partial<Omit<RaceSpec, 'cars' | 'dice'>> {
  readonly board?: FormulaBoard;
  /** Space from which car 0 rolls a 4 in 2nd into its pit. */
  readonly from?: string;
  readonly box?: number;
  readonly own?: Partial<CarSpec>;
  readonly others?: readonly CarSpec[];
  readonly black?: readonly number[];
}

/**
 * Returns a situation in which car 0 has come to its pit and is asked for its tires; the last car is far away and plays
 * next.
 */
function arrived(spec: Stop = {}): Situation {
  const { from = 'P3', box = 0, own = {}, others = [], black = [], ...rest } = spec;
  const situation = race({
    board: PIT_LAP,
    cars: [{ space: from, gear: 2, box, ...own }, ...others, { space: '0@20', gear: 2 }],
    toPlay: [0, others.length + 1],
    dice: [4, ...black],
    ...rest,
  });
  return play(situation, gear(2), to(`B${box + 1}`));
}

/** Returns the situation at the next question to seat 0, after the other car has played its round. */
function nextTurn(situation: Situation): Situation {
  return play(situation, gear(2), to('0@22'));
}

describe('in the pit', () => {
  test('the tires are announced first, the present type as the default (M-6-3-s11, M-19-5-7, M-19-2-7)', () => {
    const asked = arrived({ own: { tires: 'soft' } });
    expect(question(asked)).toMatchObject({ seat: 0, step: 'pitTires', rule: 'M-19-2-3' });
    const types = choices(asked, 'pitTires').map(choice => choice.tires);
    expect(types[0]).toBe('soft');
    expect([...types].sort()).toEqual(['hard', 'rain', 'soft']);
  });

  test('all tire points come back, whatever the type (M-19-2-3)', () => {
    for (const tires of ['hard', 'soft', 'rain'] as const) {
      const own = { points: { tires: 2 }, configuration: { tires: 8 } };
      const done = play(arrived({ own }), fitTires(tires));
      expect(car(done, 0)).toMatchObject({ set: { type: tires }, points: { tires: 8 } });
      expect(toldOf(done, 'tiresFitted')).toEqual([{ kind: 'tiresFitted', seat: 0, tires }]);
    }
  });

  test('a new set is fitted for the lap that comes, before the line or behind it (R-57)', () => {
    const before = car(play(arrived(), fitTires('soft')), 0);
    expect(before).toMatchObject({ laps: 1, set: { fittedFor: 2 } });
    expect([lapOfSet(before, 1), lapOfSet(before, 2)]).toEqual([1, 1]);
    const behind = play(
      arrived({ board: SHORT, from: 'P5', box: 5, own: { laps: 2 } }),
      fitTires('soft'),
    );
    expect(car(behind, 0)).toMatchObject({ laps: 2, set: { fittedFor: 2 } });
  });

  test('the kind of stop comes next, the quick one as the default (M-6-3-s12, R-83)', () => {
    const asked = play(arrived(), fitTires('hard'));
    expect(question(asked)).toMatchObject({ seat: 0, step: 'pitStop', rule: 'M-19-3-1' });
    expect(choices(asked, 'pitStop')[0]).toEqual({ kind: 'pitStop', stop: 'quick', repairs: [] });
  });

  test('the tires are not asked for again in the next round (M-19-5-7)', () => {
    const waiting = play(arrived({ black: [2, 2] }), fitTires('soft'), longStop());
    const next = nextTurn(waiting);
    expect(question(next)).toMatchObject({ seat: 0, step: 'announceGear' });
    expect(car(next, 0).set?.type).toBe('soft');
  });
});

describe('a quick stop that succeeds (M-19-3-3)', () => {
  test.each([
    [1, 'P6'],
    [2, 'P6'],
    [3, 'P7'],
    [7, 'P9'],
    [10, 'P10'],
  ])('%i on the black die moves the car to %s', (face, end) => {
    const done = play(arrived({ black: [face] }), fitTires('hard'), quickStop, to(end));
    expect(toldOf(done, 'quickStopRolled')).toEqual([
      { kind: 'quickStopRolled', seat: 0, roll: face, succeeded: true },
    ]);
    expect(where(done, 0)).toBe(end);
    expect(car(done, 0)).toMatchObject({ gear: 4, pits: { stop: 'out' } });
  });

  test('leaves free gear from 4th: 5th, or 2nd for a gearbox (M-19-3-3)', () => {
    const out = play(arrived({ black: [10, 2, 4] }), fitTires('hard'), quickStop, to('P10'));
    const next = nextTurn(out);
    expect(gears(next)).toEqual([2, 3, 4, 5]);
    expect(car(play(next, gear(2)), 0).points.gearbox).toBe(2);
  });

  test('gives no soft bonus (M-19-3-5)', () => {
    const asked = play(arrived({ black: [7] }), fitTires('soft'), quickStop);
    for (const end of everyEnd(asked)) {
      expect(toldOf(end, 'carMoved', 0).map(event => event.how)).not.toContain('bonus');
    }
  });

  test('may be shortened by brakes (M-19-3-7)', () => {
    for (const book of [masters2005, masters2002]) {
      const asked = play(arrived({ black: [7], book }), fitTires('hard'), quickStop);
      const done = play(asked, to('P7', { brakes: 2 }));
      expect(where(done, 0)).toBe('P7');
      expect(car(done, 0).points.brakes).toBe(1);
    }
  });

  test('stops free of charge behind a car in the lane (R-80)', () => {
    const others = [{ space: 'P8', gear: 3, box: 5 }];
    const done = play(arrived({ black: [10], others }), fitTires('hard'), quickStop, to('P7'));
    expect(where(done, 0)).toBe('P7');
    expect(toldOf(done, 'pointsPaid')).toEqual([]);
    expect(toldOf(done, 'testMade')).toEqual([]);
  });
});

test('a quick stop with the lane taken in front of the pit waits there, free of charge', () => {
  const others = [{ space: 'P6', gear: 3, box: 5 }];
  const done = play(arrived({ black: [10], others }), fitTires('hard'), quickStop);
  expect(where(done, 0)).toBe('B1');
  expect(car(done, 0).gear).toBe(4);
  expect(toldOf(done, 'pointsPaid')).toEqual([]);
  expect(toldOf(done, 'carHeldUp')).toMatchObject([{ seat: 0 }]);
});

test('a slipstream may lead right into the own pit (R-55)', () => {
  const situation = race({
    board: SHORT,
    cars: [
      { space: '2@77', gear: 4, box: 0 },
      { space: '2@87', gear: 4 },
      { space: '0@20', gear: 2 },
    ],
    toPlay: [0, 2],
    dice: [9, 20],
  });
  const asked = play(situation, gear(4), to('2@86'));
  const inside = choices(asked, 'takeSlipstream').find(choice => choice.to === 'B1');
  if (inside === undefined) throw new Error('no slipstream leads into the pit');
  const done = play(asked, inside);
  expect(question(done).step).toBe('pitTires');
});

describe('a quick stop that leads out to the track (R-80)', () => {
  /** Car 0 stops in B6 of the short lane: P8, then the track; the face gives 5 spaces. */
  const out = (over: Stop & { readonly face?: number } = {}) => {
    const { face = 10, ...spec } = over;
    return play(
      arrived({
        board: SHORT,
        from: 'P5',
        box: 5,
        ...spec,
        own: { laps: 2, ...spec.own },
        black: [face, ...(spec.black ?? [])],
      }),
      fitTires(spec.own?.tires ?? 'hard'),
      quickStop,
    );
  };

  test('is told, and takes the car by either way out', () => {
    expect(ends(out({ face: 3 }))).toEqual(['2@4', '2@5']);
    const done = play(out({ face: 3 }), to('2@5'));
    expect(toldOf(done, 'pitLaneLeft')).toEqual([{ kind: 'pitLaneLeft', seat: 0 }]);
    expect(pitAt(done, 0).stop).toBeUndefined();
  });

  test('that ends in the first corner is a required stop there (M-19-3-8)', () => {
    for (const book of [masters2005, masters2002]) {
      const done = play(out({ book }), to('2@8'));
      expect(toldOf(done, 'stopMade')).toMatchObject([{ corner: 'A', stops: 1, required: 1 }]);
    }
  });

  test('slides there on a wet track', () => {
    for (const book of [masters2005, masters2002]) {
      const own = { tires: 'rain', points: { brakes: 0 } } as const;
      const spec = { book, trackState: 'wet', own } as const;
      const done = play(out(spec), to('2@8'));
      expect(where(done, 0)).toBe('2@9');
      expect(toldOf(done, 'stopMade')).toMatchObject([{ stops: 1 }]);
    }
  });

  test('may pass an overshoot on to the tires', () => {
    // Hard tires on a wet track: 3 of slide, and one space beyond the corner.
    const done = play(out({ trackState: 'wet' }), to('2@8'), pay(0, 1));
    expect(where(done, 0)).toBe('2@11');
    expect(car(done, 0).points.tires).toBe(5);
  });

  test('makes collision tests on the track', () => {
    const others = [{ space: '2@9', gear: 3, laps: 2, stops: 1 }];
    const done = play(out({ others, black: [20, 20] }), to('2@8'));
    expect(toldOf(done, 'testMade').map(event => [event.test, event.seat])).toEqual([
      ['collision', 1],
      ['collision', 0],
    ]);
  });

  test('may be followed by a slipstream, in 4th (M-6-3-s12)', () => {
    const others = [{ space: '2@5', gear: 4, laps: 2 }];
    const asked = play(out({ face: 3, others, black: [20, 20, 20] }), to('2@4'));
    expect(slips(asked).length).toBeGreaterThan(0);
  });

  test('is followed by none when the play has braked on the way in (R-52)', () => {
    const others = [{ space: '2@5', gear: 4, laps: 2 }];
    // One brake stops the car in front of its pit, and the soft bonus takes it in.
    const start = race({
      board: SHORT,
      cars: [
        { space: 'P5', gear: 2, box: 5, laps: 2, tires: 'soft' },
        ...others,
        { space: '0@20', gear: 2 },
      ],
      toPlay: [0, 2],
      dice: [3, 3, 20, 20],
    });
    const asked = play(start, gear(2), to('P7', { brakes: 1 }), bonusTo('B6'));
    const done = play(asked, fitTires('soft'), quickStop, to('2@4'));
    expect(slips(done)).toEqual([]);
    expect(toldOf(done, 'testMade')).toHaveLength(2);
  });

  test('makes no slipstream behind a car in 5th', () => {
    const others = [{ space: '2@5', gear: 5, laps: 2 }];
    const done = play(out({ face: 3, others, black: [20, 20] }), to('2@4'));
    expect(choices(done, 'takeSlipstream')).toEqual([]);
  });

  test('lets the others test their engines after a 20, and not the car itself, now in 4th (R-69, R-80)', () => {
    const situation = race({
      board: SHORT,
      cars: [
        { space: '2@76', gear: 5, box: 5 },
        { space: '0@50', gear: 5 },
        { space: '0@20', gear: 2 },
      ],
      toPlay: [0, 2],
      dice: [20, 3, 20],
    });
    const done = play(situation, gear(5), to('B6'), fitTires('hard'), quickStop, to('2@4'));
    expect(toldOf(done, 'testMade').map(event => [event.test, event.seat])).toEqual([
      ['engine', 1],
    ]);
    expectDiceUsedUp(done.race);
  });

  test('does not age the new tires by crossing the line on the way out (R-57)', () => {
    const board = PIT_LAP;
    const parked = { space: 'P12', gear: 4, pit: 'out', tires: 'soft', fittedFor: 2 } as const;
    const situation = race({
      board,
      cars: [parked, { space: '0@20', gear: 2 }],
      toPlay: [0, 1],
      dice: [8],
    });
    const done = play(situation, gear(3), to('2@6'));
    expect(car(done, 0)).toMatchObject({ laps: 2, set: { fittedFor: 2 } });
    expect(choices(done, 'useSoftBonus').length).toBeGreaterThan(0);
  });
});

describe('a quick stop that fails (M-19-3-4)', () => {
  test.each([11, 15, 20])('by a %i keeps the car in its pit', face => {
    const done = play(arrived({ black: [face] }), fitTires('hard'), quickStop);
    expect(where(done, 0)).toBe('B1');
    expect(pitAt(done, 0).stop).toBe('waiting');
    expect(toldOf(done, 'quickStopRolled')).toMatchObject([{ roll: face, succeeded: false }]);
    expect(question(done).seat).toBe(1);
  });

  test.each([
    ['2005', masters2005, [2, 3, 4]],
    ['2002', masters2002, [1, 2, 3, 4]],
  ] as const)(
    'lets it leave in 4th or lower at its next turn, in the edition of %s (M-19-1-9)',
    (_year, book, expected) => {
      const failed = play(arrived({ book, black: [11, 2] }), fitTires('hard'), quickStop);
      expect(gears(nextTurn(failed))).toEqual(expected);
    },
  );

  test('lets it leave without over-revving costs and without the black die (R-81)', () => {
    for (const own of [{ gear: 6 }, { gear: 2 }]) {
      const situation = race({
        board: PIT_LAP,
        cars: [
          { space: 'B1', pit: 'waiting', points: { gearbox: 0, brakes: 0 }, ...own },
          { space: '0@20', gear: 2 },
        ],
        toPlay: [0, 1],
        dice: [4],
      });
      expect(gears(situation)).toEqual([2, 3, 4]);
      const done = play(situation, gear(2), to('P9'));
      expect(toldOf(done, 'pointsPaid')).toEqual([]);
      expect(toldOf(done, 'dieRolled').map(event => event.die)).toEqual(['gear2']);
      expect(where(done, 0)).toBe('P9');
    }
  });

  test('the soft bonus is there on that play (R-81)', () => {
    const situation = race({
      board: PIT_LAP,
      cars: [
        { space: 'B1', gear: 2, pit: 'waiting', tires: 'soft', fittedFor: 2 },
        { space: '0@20', gear: 2 },
      ],
      toPlay: [0, 1],
      dice: [4],
    });
    const asked = play(situation, gear(2), to('P9'));
    expect(choices(asked, 'useSoftBonus')).toMatchObject([{ to: 'P10' }]);
  });
});

test('a car that leaves its pit at once is in 4th: no brakes keep it there, though it came in 2nd (M-19-3-3, R-11)', () => {
  const stopped = play(arrived({ box: 3, from: 'P6', black: [2] }), fitTires('hard'), quickStop);
  expect(where(stopped, 0)).not.toBe('B4');
  expect(toldOf(stopped, 'pointsPaid', 0)).toEqual([]);
  expect(car(stopped, 0).gear).toBe(4);
});
