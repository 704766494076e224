// What is left of a way: a driver who can no longer pay for it chooses anew (CR-61).
import { describe, expect, test } from 'vitest';
import {
  aRace,
  at,
  type CarSpec,
  type RaceSpec,
  rowTrack,
} from '../../../../testing/championship-formula/builders.ts';
import { ways } from '../../../../testing/championship-formula/moves.ts';
import { championship } from '../../championship.ts';
import type { Move, Way } from '../../state.ts';
import { groundOf } from '../../terms.ts';
import { canGoOn } from './way-left.ts';

const ROAD = rowTrack(
  'straight: 20 x2',
  'corner: Bend, lanes: {L: 60 60, R: 80 80 80}',
  'straight: 12 x2',
);

/** A race with a car in the middle of its move. */
const going = (own: CarSpec, way: Way, move: Partial<Move> = {}): RaceSpec => ({
  board: ROAD,
  cars: [
    { space: 'L19', speed: 100, green: 0, ...own },
    { space: 'L18', speed: 180 },
  ],
  move: { seat: 0, driven: 3, way, ...move },
});
const GROUND = groundOf(ROAD, championship.terms({}));
const goesOn = (...spec: Parameters<typeof going>) => canGoOn(aRace(going(...spec)), 0, GROUND);

describe('what is left of a way', () => {
  const AHEAD: Way = { path: ['L20', 'L21'], brake: 0 };

  test('goes on as long as the wear reaches, with a chance for a step (CR-61)', () => {
    expect(goesOn({ wear: 1 }, AHEAD)).toBe(true);
    // 100 in a 60 takes a wear and a chance at least.
    expect(goesOn({ wear: 0 }, AHEAD)).toBe(false);
  });

  test('ends where no car could pay (CFR-47, CR-61)', () => {
    expect(goesOn({ speed: 140 }, AHEAD)).toBe(false);
  });

  test('counts the braking that is still to come: its price, and the lower speed (CFR-133, CR-62)', () => {
    const braking: Way = { path: ['L20', 'L21'], brake: 20 };
    // At 80 a chance covers the corner and a test the brakes.
    expect(goesOn({ wear: 0 }, braking)).toBe(true);
    expect(goesOn({ wear: 0 }, braking, { brakeRoll: true })).toBe(false);
    expect(goesOn({ wear: 1 }, braking, { brakeRoll: true })).toBe(true);
  });

  test('brakes only once a space is moved: the first one is entered at the old speed (CFR-133, CR-62)', () => {
    const into: Way = { path: ['L21', 'L22', 'L23', 'L24'], brake: 20 };
    expect(goesOn({ space: 'L20', wear: 0 }, into, { driven: 0 })).toBe(false);
    expect(goesOn({ space: 'L20', wear: 0 }, into, { driven: 1 })).toBe(true);
  });
});

test('a slip that has been begun leaves the rest of its spaces, and no other (CFR-30, CFR-32, CR-61)', () => {
  const slip = { of: 1, spaces: 2 };
  const spec = going(
    { space: 'L20', wear: 0 },
    { path: ['L21'], brake: 0, slip },
    { driven: 5, slips: 1 },
  );
  const turn = { from: ['L15', 'L16'], began: [0, 180] };
  const now = at(['replan', 'drive', 'endMove'], { ...spec, turn, seats: [0] });
  const slipped = (one: string) => Number(/\+(\d)/.exec(one)?.[1] ?? 0);
  expect(Math.max(...ways(now).map(slipped))).toBeLessThanOrEqual(2);
});
