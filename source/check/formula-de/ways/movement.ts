// A roll, and how far a movement has come with it.
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import type { Car, FormulaDeRace } from '../../../rules/formula-de/state.ts';
import type { Edition } from './editions.ts';
import { type Ground, groundOf } from './ground.ts';
import type { Way } from './way.ts';

export interface Roll {
  readonly race: FormulaDeRace;
  readonly car: Car;
  readonly ground: Ground;
  readonly edition: Edition;
  readonly spaces: number;
}

export interface Movement {
  readonly way: Way;
  /** The way as it was driven, where penalty movement has taken its end back (TR-88). */
  readonly driven?: Way;
  /** True of a movement that penalties have carried on (TR-50). */
  readonly penalized?: boolean;
  /** Spaces missing because cars are in the way (M-12-0-1). */
  readonly missing: number;
  /**
   * Spaces due but not driven, free of charge: behind a car in the pit lane, or after leaving the race in a corner.
   * Brakes give these back first.
   */
  readonly lost: number;
  /** Which brakes may still take spaces back; `overshoot` for only those that save tires (M-11-0-2). */
  readonly brakes: 'any' | 'overshoot' | 'none';
  readonly spent: number;
  /** Whether brakes were spent on movement, which rules out slipstreams. */
  readonly braked: boolean;
  readonly slid: boolean;
  readonly bonus: boolean;
  readonly slipstreams: number;
}

/** Returns a roll of a car in a race, its lever already set. */
export function rollOf(
  board: FormulaBoard,
  race: FormulaDeRace,
  car: Car,
  edition: Edition,
  spaces: number,
): Roll {
  return { race, car, ground: groundOf(board, race, car), edition, spaces };
}
