// The throws of a movement chart, as a plan sees them: which dice, an engine point for more, gears set together.
import { describe, expect, test } from 'vitest';
import { trant } from '../../rules/formula-de/trant/trant.ts';
import { race, track } from '../../testing/formula-de/builders.ts';
import { asked, best, costOf } from '../../testing/formula-de/driver-answers.ts';
import { play } from '../../testing/formula-de/playing.ts';
import type { Situation } from '../../testing/formula-de/situation.ts';
import { judge } from './plan.ts';

const BOARD = track('60 1R4 60');
const d20 = { kind: 'throwDice', dice: 'd20' } as const;
const twoD10 = { kind: 'throwDice', dice: 'twoD10' } as const;
const boost = { kind: 'boostEngine' } as const;
const spare = { kind: 'spareEngine' } as const;

/** Returns the first question of a play in a gear, `far` spaces before a corner of one stop and four spaces. */
function approaching(far: number, gear: number, dice: readonly number[] = [], laps = 1): Situation {
  return race({
    book: trant,
    board: BOARD,
    cars: [{ space: `0@${60 - far}`, gear, laps }],
    toPlay: [0],
    dice,
  });
}

/** Returns the same race as all gears are set. */
function settingGears(now: Situation): Situation {
  const { race: written, board } = now;
  const agenda = [{ step: 'setGears' as const, seats: [...written.cars.keys()] }];
  const order = [...written.cars.keys()];
  return { ...now, race: { ...trant.resumeAt({ ...written, agenda, order }, board).race } };
}

describe('the dice of a move (TR-47)', () => {
  test('are two of ten where the middle of the chart ends in the corner', () => {
    // 5th: 14 to 17 spaces lead to the corner, the middle of its row.
    const now = approaching(14, 5);
    expect(asked(now).step).toBe('chooseDice');
    expect(best(now)).toEqual(twoD10);
    expect(costOf(now, d20)).toBeGreaterThan(costOf(now, twoD10) + 0.05);
  });

  test('are one of twenty where only the ends of the chart stay short of the corner or reach it', () => {
    // 5th: a roll of up to 10 stays in front of a corner that only the highest rolls reach.
    const now = approaching(19, 5);
    expect(best(now)).toEqual(d20);
  });
});

describe('an engine point for five more (TR-106)', () => {
  test('is spent where it saves a roll on the way to the flag', () => {
    // 5th, roll 1: 11 spaces. With a 6 it is 14, into the corner; the last lap, so the engine need not last.
    const now = play(approaching(14, 5, [1], 2), d20);
    expect(asked(now).step).toBe('boostEngine');
    expect(best(now)).toEqual(boost);
  });

  test('is spared where nothing is won by it', () => {
    // The corner ends 17 spaces ahead and 14 lead to it: 15 or 18.
    const now = play(approaching(14, 5, [8], 2), d20);
    expect(best(now)).toEqual(spare);
  });

  test('is dearer the longer the race goes on', () => {
    const priceIn = (laps: number) => {
      const now = play(approaching(14, 5, [1], laps), d20);
      return costOf(now, boost) - costOf(now, spare);
    };
    expect(priceIn(1)).toBeGreaterThan(priceIn(2) + 0.5);
  });
});

describe('a gear that is set while all others set theirs (TR-73)', () => {
  const lever = 4;
  const pack = (rivals: readonly string[]) => {
    const cars = [...rivals, '0@20'].map(space => ({ space, gear: lever }));
    return settingGears(race({ book: trant, board: BOARD, cars, toPlay: [] }));
  };
  const costsOf = (now: Situation, seat: number) => {
    const decision = trant.decisions(now.race, BOARD).find(one => one.seat === seat);
    if (decision === undefined) throw new Error('the seat is not asked');
    expect(decision.step).toBe('setGears');
    return judge(trant.view(now.race, seat), decision, BOARD).map(({ cost }) => cost);
  };

  test('reckons that the cars that play before it will have left their places', () => {
    const free = costsOf(pack(['0@2']), 1);
    const shut = costsOf(pack(['0@29']), 1);
    shut.forEach((cost, at) => {
      expect(cost).toBeCloseTo(free[at] ?? 0, 6);
    });
  });
});
