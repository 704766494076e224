// How a driver builds a car from construction points and fits its wing.
import { describe, expect, test } from 'vitest';
import { builtOf, costOf } from '../../../rules/formula-de/trant/series/construction.ts';
import type { BuiltCar } from '../../../rules/formula-de/trant/state.ts';
import { trant } from '../../../rules/formula-de/trant/trant.ts';
import { track } from '../../../testing/formula-de/builders.ts';
import { characterNamed } from '../../levels/characters.ts';
import { PLAIN_TASTE, type Taste } from '../../levels/taste.ts';
import { wingCost } from '../../solver/wing-cost.ts';
import { bestChoice } from '../plan.ts';

const FAST = track('110 1R12 110 PR14/6<14,13>2,3');
const WINDING = track('16 1R3 4 2L6 3 1R3 4 1L4 3 2R6 22 PR14/6<14,13>2,3');

function tasteOf(name: string): Taste {
  return characterNamed(name)?.taste ?? PLAIN_TASTE;
}

/** Returns the car that a driver builds for a race of ten, and its wing. */
function prepared(board: typeof FAST, taste: Taste, laps = 2): BuiltCar & { wing: string } {
  const seats = Array.from({ length: 6 }, (_, seat) => ({ name: `Driver ${seat}` }));
  const options = { preparation: 'chosen', weather: 'sun' } as const;
  const setup = { book: trant.id, track: board.id, seed: 3, laps, seats, options };
  let { race } = trant.start(setup, board);
  for (;;) {
    const [decision] = trant.decisions(race, board);
    if (decision === undefined || race.round > 0) break;
    const { seat } = decision;
    const choice = bestChoice(trant.view(race, seat), decision, board, taste);
    ({ race } = trant.apply(race, seat, choice, board));
  }
  const [car] = race.cars;
  if (car === undefined) throw new Error('no car');
  return { ...builtOf(car), wing: car.wing ?? 'none' };
}

describe('a car that is built', () => {
  test('costs as many points as the race allows (TR-5)', () => {
    expect(costOf(prepared(FAST, PLAIN_TASTE, 2))).toBe(20);
    expect(costOf(prepared(FAST, PLAIN_TASTE, 3))).toBe(24);
  });

  test('has more body for a driver that dreads contact than for one that seeks it', () => {
    const clean = prepared(WINDING, tasteOf('Duvannes')).points.body ?? 0;
    expect(clean).toBeGreaterThan(prepared(WINDING, tasteOf('Brandeker')).points.body ?? 0);
  });

  test('has more tires and brakes for a driver that spends them gladly', () => {
    const spent = (name: string) => {
      const { tires = 0, brakes = 0 } = prepared(WINDING, tasteOf(name)).points;
      return tires + brakes;
    };
    expect(spent('Vellano')).toBeGreaterThan(spent('Morvane'));
  });
});

describe('the high wing (TR-22)', () => {
  test('saves rolls where corners follow each other, and costs some on long straights', () => {
    const { values } = trant.definition;
    expect(wingCost(FAST, values)).toBeGreaterThan(0);
    expect(wingCost(WINDING, values)).toBeLessThan(0);
  });

  test('is fitted where it saves rolls', () => {
    expect(prepared(FAST, PLAIN_TASTE).wing).toBe('usual');
    expect(prepared(WINDING, PLAIN_TASTE).wing).toBe('high');
  });
});
