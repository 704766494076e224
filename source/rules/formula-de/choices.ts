// Everything a driver can be asked in the Formula Dé family.
import type { Choice } from '../kit/types.ts';

/** Announce the gear (M-6-3-s1): the same, one up, or down (M-6-1-1). */
export interface ChooseGear extends Choice {
  readonly kind: 'chooseGear';
  readonly gear: number;
}

/**
 * Where the main move ends and by which way (M-6-3-s5), after `brakes` points spent to shorten it.
 * Ways that enter the same dangerous spaces and end on the same space with the same costs are one choice.
 */
export interface Move extends Choice {
  readonly kind: 'move';
  /** Space id of the end; the present one when the car stays. */
  readonly to: string;
  /** Ids of the spaces entered, in order; the last is `to`. */
  readonly path: readonly string[];
  readonly brakes: number;
  /** Spaces that cannot be made because cars are in the way; 0 unless blocked. */
  readonly missing: number;
}

/** Add a slipstream of three spaces, fewer by `brakes` (M-18-0-3, R-50). */
export interface TakeSlipstream extends Choice {
  readonly kind: 'takeSlipstream';
  readonly to: string;
  readonly path: readonly string[];
  readonly brakes: number;
}

/** Stay where the move ended (M-18-2-1). */
export interface DeclineSlipstream extends Choice {
  readonly kind: 'declineSlipstream';
}

/** Pay an overshoot: `brakes` spaces taken back, the rest in tires (M-11-0-2, R-21). */
export interface PayOvershoot extends Choice {
  readonly kind: 'payOvershoot';
  readonly brakes: number;
  readonly tires: number;
}

export type FormulaDeChoice = ChooseGear | Move | TakeSlipstream | DeclineSlipstream | PayOvershoot;
