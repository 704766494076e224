// Chapter 12-1-3: how far a blocked car goes.
import { describe, expect, test } from 'vitest';
import {
  choices,
  dice,
  gear,
  layoutName,
  play,
  race,
  track,
} from '../../../../testing/formula-de/builders.ts';

const STRAIGHT = track('80 1R5 15');

describe('the farthest space (M-12-1-3, R-32)', () => {
  test('is first the one with the most spaces made', () => {
    // Lane 0 is free for 2 spaces more than lane 2.
    const situation = play(
      race({
        board: STRAIGHT,
        cars: [
          { space: '1@20.5', gear: 3, points: { brakes: 3 } },
          { space: '0@26', gear: 1 },
          { space: '0@25', gear: 1 },
          { space: '1@23.5', gear: 1 },
          { space: '1@24.5', gear: 1 },
          { space: '1@25.5', gear: 1 },
          { space: '2@22', gear: 1 },
          { space: '2@23', gear: 1 },
        ],
        toPlay: [0],
        dice: dice(7, 20, 20, 20, 20, 20, 20, 20, 20),
      }),
      gear(3),
    );
    const blocked = choices(situation, 'move').filter(move => move.brakes === 0);
    expect(blocked.map(move => layoutName(STRAIGHT, move.to))).toEqual(['0@24']);
    expect(blocked[0]?.path.length).toBe(4);
    expect(blocked[0]?.missing).toBe(3);
  });

  test('then the one that plays first in the next round', () => {
    // Three spaces lead straight on to 1@23.5, or by one lane change to 0@23 or 2@23.
    const situation = play(
      race({
        board: STRAIGHT,
        cars: [
          { space: '1@20.5', gear: 2, points: { brakes: 3 } },
          { space: '1@24.5', gear: 1 },
          { space: '0@24', gear: 1 },
          { space: '2@24', gear: 1 },
        ],
        toPlay: [0],
        dice: dice(4, 20, 20, 20, 20, 20, 20, 20, 20),
      }),
      gear(2),
    );
    const blocked = choices(situation, 'move').filter(move => move.brakes === 0);
    expect(blocked.map(move => layoutName(STRAIGHT, move.to))).toEqual(['1@23.5']);
  });

  test("then the driver's choice", () => {
    // Straight on is shut early, both neighbours are equally far.
    const situation = play(
      race({
        board: STRAIGHT,
        cars: [
          { space: '1@20.5', gear: 2, points: { brakes: 3 } },
          { space: '1@22.5', gear: 1 },
          { space: '1@23.5', gear: 1 },
          { space: '0@24', gear: 1 },
          { space: '2@24', gear: 1 },
        ],
        toPlay: [0],
        dice: dice(4, 20, 20, 20, 20, 20, 20, 20, 20),
      }),
      gear(2),
    );
    const blocked = choices(situation, 'move').filter(move => move.brakes === 0);
    expect(blocked.map(move => layoutName(STRAIGHT, move.to)).sort()).toEqual(['0@23', '2@23']);
    expect(blocked.map(move => move.missing)).toEqual([1, 1]);
  });
});
