// Driver points, as a plan sees them: rolling again costs what the point would save later.
import { describe, expect, test } from 'vitest';
import { trant } from '../../rules/formula-de/trant/trant.ts';
import {
  type Answer,
  play,
  race,
  type Situation,
  track,
} from '../../testing/formula-de/builders.ts';
import { asked, best, costOf } from '../../testing/formula-de/driver-answers.ts';
import { driverTables } from '../driver-tables.ts';
import { worthOfPoints, worthOver } from './driver-points.ts';

const BOARD = track('60 1R4 60');
const D20: Answer = { kind: 'throwDice', dice: 'd20' };
const AGAIN = { kind: 'rollAgain' } as const;
const KEEP = { kind: 'keepRoll' } as const;

/** Returns the question about a throw in 5th, fourteen spaces before a corner of four. */
function thrown(face: number, bought = 1, laps = 1, points = {}): Situation {
  const now = race({
    book: trant,
    board: BOARD,
    cars: [{ space: '0@46', gear: 5, laps, points, driverPoints: { bought, wonHalves: 0 } }],
    toPlay: [0],
    dice: [face],
  });
  return play(now, D20);
}

describe('a driver point', () => {
  test('is worth more the more throws are to come, and each further point less', () => {
    expect(worthOver(0)).toBe(0);
    const worths = [1, 4, 16, 64].map(worthOver);
    expect(worths).toEqual(worths.toSorted((a, b) => a - b));
    const points = [1, 2, 3].map(amount => worthOfPoints(amount, 30));
    const gains = points.map((worth, at) => worth - (points[at - 1] ?? 0));
    expect(gains).toEqual(gains.toSorted((a, b) => b - a));
  });

  test('is spent on a throw that runs far out of a corner, and kept where the throw stops in it (TR-149)', () => {
    // 20 spaces in 5th: three beyond the corner, and nothing to pay for them.
    const far = thrown(20, 1, 1, { tires: 0, brakes: 0 });
    expect(asked(far).step).toBe('secondThought');
    expect(best(far)).toEqual(AGAIN);
    // 15 spaces, into the corner.
    expect(best(thrown(8))).toEqual(KEEP);
  });

  test('is kept longer while there is more of the race to come, and the fewer there are', () => {
    const price = (bought: number, laps: number) => {
      const now = thrown(8, bought, laps);
      return costOf(now, AGAIN) - costOf(now, KEEP);
    };
    expect(price(1, 1)).toBeGreaterThan(price(1, 2) + 0.05);
    expect(price(1, 1)).toBeGreaterThan(price(3, 1) + 0.05);
  });

  test('is what the engineer names against rolling again', () => {
    const { board, race: now } = thrown(8);
    const decision = asked(thrown(8));
    const advice =
      driverTables.of(trant).adviser?.advise(trant.view(now, 0), decision, board) ?? [];
    const again = advice.find(({ choice }) => choice.kind === 'rollAgain');
    const driver = again?.reasons.find(({ kind }) => kind === 'driver');
    expect(driver?.rolls).toBeGreaterThan(0.1);
  });

  test('is spent on a stall by a driver that has others (TR-43)', () => {
    const grid = race({
      book: trant,
      board: BOARD,
      cars: [{ space: '0@46', gear: 1, driverPoints: { bought: 4, wonHalves: 0 } }],
      toPlay: [],
      dice: [1],
    });
    const agenda = [{ step: 'rollStall' as const, seats: [0] }];
    const stalling = trant.resumeAt({ ...grid.race, agenda }, BOARD).race;
    const stalled = { ...grid, race: stalling };
    expect(asked(stalled).step).toBe('secondThought');
    expect(best(stalled)).toEqual(AGAIN);
  });
});
