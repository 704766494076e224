// What is left of a way: a driver who can no longer pay for it chooses anew (CR-61).
import { describe, expect, test } from 'vitest';
import {
  aRace,
  at,
  type CarSpec,
  cards,
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

  test('brakes on the second space if none had been moved (CFR-133, CR-62)', () => {
    const two: Way = { path: ['L20', 'L21'], brake: 20 };
    expect(goesOn({ wear: 0 }, two, { driven: 0 })).toBe(true);
  });

  test('has to pay for the brakes and the corner behind them (CFR-46, CFR-135)', () => {
    // 40 over after braking: a wear and a chance, and a wear for the brakes.
    const own = { speed: 120 };
    const braking: Way = { path: ['L20', 'L21'], brake: 20 };
    expect(goesOn({ ...own, wear: 1 }, braking, { brakeRoll: true })).toBe(false);
    expect(goesOn({ ...own, wear: 2 }, braking, { brakeRoll: true })).toBe(true);
  });

  test('has to pay for brakes that only take effect behind its last space (CFR-135, CR-62)', () => {
    const into: Way = { path: ['L21'], brake: 20 };
    const own = { space: 'L20', speed: 100 };
    const first = { driven: 0, brakeRoll: true } as const;
    expect(goesOn({ ...own, wear: 1 }, into, first)).toBe(false);
    expect(goesOn({ ...own, wear: 2 }, into, first)).toBe(true);
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

describe('what is left of a way on hard tires', () => {
  const board = rowTrack(
    'straight: 2 x2',
    'corner: Bend, lanes: {L: 60 60, R: 60 60}',
    'straight: 26 x2',
  );
  const ground = groundOf(board, championship.terms({ pits: 'on' }));
  const goes = (own: CarSpec, way: Way, move: Partial<Move>) => {
    const car = { tire: 'hard', laps: 1, wear: 0, cards: cards(0, 0, 0, 0, 2, 0), ...own } as const;
    const spec = { board, cars: [car], options: { pits: 'on' } as const };
    return canGoOn(aRace({ ...spec, move: { seat: 0, driven: 0, way, ...move } }), 0, ground);
  };

  test('brakes with what the line gives, on its last space too (CFR-183, CR-62)', () => {
    const over: Way = { path: ['L30', 'L1'], brake: 20 };
    expect(goes({ space: 'L29', speed: 60 }, over, { brakeRoll: true })).toBe(true);
  });

  test('brakes at once where the line is beyond its speed, as slip spaces are (CFR-183, CR-60, CR-62)', () => {
    const slipped: Way = { path: ['L29', 'L30', 'L1'], brake: 20 };
    expect(goes({ space: 'L28', speed: 60 }, slipped, { brakeRoll: true })).toBe(false);
  });

  test('brakes at once where the line is far, before the corner (CFR-133, CR-62)', () => {
    const into: Way = { path: ['L2', 'L3'], brake: 20 };
    expect(goes({ space: 'L1', speed: 100 }, into, {})).toBe(true);
  });
});
