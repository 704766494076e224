// Chapter 19: the pit lane: which cars may enter it, how they drive in it, and who plays when around it.
import { describe, expect, test } from 'vitest';
import { expectDiceUsedUp } from '../../../../testing/expect-dice-used-up.ts';
import {
  bonusTo,
  type CarSpec,
  car,
  choices,
  everyEnd,
  layoutName,
  noBonus,
  pitAt,
  play,
  question,
  type Situation,
  slips,
  to,
  toldOf,
  track,
  where,
} from '../../../../testing/formula-de/builders.ts';
import { PIT_LAP } from '../../../../testing/formula-de/pit-lap.ts';
import { type Drive, rolledOn } from '../../../../testing/formula-de/rolled.ts';
import { masters2002 } from '../../masters/masters-2002.ts';
import { masters2005 } from '../../masters/masters-2005.ts';

/** Returns a situation in which car 0 has rolled; the last car is far away and plays next. */
function rolled(drive: Drive): Situation {
  return rolledOn(PIT_LAP, { roll: 8, ...drive });
}

/** Returns the spaces of the pits where the moves on offer end without brakes. */
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
      layoutName(PIT_LAP, end),
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
    expect(pitAt(done, 0).stop).toBeUndefined();
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
    expect(end?.race.weather?.rollers).toEqual([0]);
  });
});
