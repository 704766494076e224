// Everything a driver can be asked in the Formula Dé family.
import type { Choice } from '../kit/types.ts';
import type { Points, Pool, TireType } from './state.ts';
import type { TrantChoice } from './trant/choices.ts';
import type { Adjustment } from './trant/state.ts';

/** Announce the gear (M-6-3-s1): the same, one up, or down (M-6-1-1). */
export interface ChooseGear extends Choice {
  readonly kind: 'chooseGear';
  readonly gear: number;
}

/** Add the spaces of the nitro to the roll (BGA-O-67). */
export interface UseNitro extends Choice {
  readonly kind: 'useNitro';
  readonly spaces: number;
}

/** Keep the nitro for later in the lap (BGA-O-68). */
export interface KeepNitro extends Choice {
  readonly kind: 'keepNitro';
}

/**
 * Move the car along a way (M-6-3-s5), shortened by `brakes` points. Ways that enter the same dangerous spaces
 * and end on the same space at the same cost are one choice.
 */
export interface Move extends Choice {
  readonly kind: 'move';
  /** Id of the end space; the present one when the car stays. */
  readonly to: string;
  /** Ids of the spaces entered, in order; the last is `to`. */
  readonly path: readonly string[];
  readonly brakes: number;
  /** Spaces that cars in the way make impossible; 0 unless blocked. */
  readonly missing: number;
  /** Movement points of it, those included that buy no space; absent where it is as long as its spaces (TR-48). */
  readonly spent?: number;
  /** What makes it longer or shorter for nothing; absent where nothing does (TR-49). */
  readonly used?: Adjustment;
}

/** Take a slipstream of three spaces, less `brakes` (M-18-0-3, R-50). */
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

/** Pay for an overshoot: `brakes` spaces taken back, the rest in tires (M-11-0-2, R-21). */
export interface PayOvershoot extends Choice {
  readonly kind: 'payOvershoot';
  readonly brakes: number;
  readonly tires: number;
}

/** Pay for the spaces that cars made impossible, each beyond the first ones by either part (BGA-A-43). */
export interface PayBlocking extends Choice {
  readonly kind: 'payBlocking';
  readonly brakes: number;
  readonly tires: number;
}

/** Take spaces back by brakes at the end of the movement (M-6-3-s9b); 0 = none. */
export interface BrakeAtEnd extends Choice {
  readonly kind: 'brakeAtEnd';
  readonly brakes: number;
}

/** Take a way of the compulsory slide on a wet track (M-8-1-2, R-18). */
export interface SlideChoice extends Choice {
  readonly kind: 'slide';
  readonly to: string;
  readonly path: readonly string[];
  readonly missing: number;
}

/**
 * Use the extra space of soft tires (M-8-2-1); `brakes` are due when it enters a corner after a slipstream (M-18-3-2).
 */
export interface UseSoftBonus extends Choice {
  readonly kind: 'useSoftBonus';
  readonly to: string;
  readonly path: readonly string[];
  readonly brakes: number;
}

/** Leave the extra space (M-8-5-1). */
export interface DeclineSoftBonus extends Choice {
  readonly kind: 'declineSoftBonus';
}

/** Pick a pit by its index (M-4-0-1). */
export interface ChoosePitBox extends Choice {
  readonly kind: 'choosePitBox';
  readonly box: number;
}

/** Take a ready-made spread of points, which ends the configuration (M-5-0-2). */
export interface ConfigureCar extends Choice {
  readonly kind: 'configureCar';
  readonly points: Points;
  readonly pitPoints: number;
}

/** Move one point from a pool or the pit to another, and be asked again. */
export interface MovePoint extends Choice {
  readonly kind: 'movePoint';
  readonly from: Pool | 'pit';
  readonly to: Pool | 'pit';
}

export interface KeepCar extends Choice {
  readonly kind: 'keepCar';
}

/** Choose the tires for the race (M-8-0-1). */
export interface ChooseTires extends Choice {
  readonly kind: 'chooseTires';
  readonly tires: TireType;
}

/** Set the car down on a space, right or wrong; in free-hand trials only (M-1-1-11). */
export interface PlaceCar extends Choice {
  readonly kind: 'placeCar';
  readonly to: string;
}

/** Choose the tires to be fitted in the pit (M-19-5-7). */
export interface PitTires extends Choice {
  readonly kind: 'pitTires';
  readonly tires: TireType;
}

/** Make a quick stop, or a long one with the points it restores (M-19-3-1, M-19-4-1). */
export interface PitStop extends Choice {
  readonly kind: 'pitStop';
  readonly stop: 'quick' | 'long';
  /** One entry for each point restored. */
  readonly repairs: readonly Pool[];
}

export type FormulaDeChoice =
  | ChoosePitBox
  | ConfigureCar
  | MovePoint
  | KeepCar
  | ChooseTires
  | ChooseGear
  | UseNitro
  | KeepNitro
  | PlaceCar
  | Move
  | SlideChoice
  | UseSoftBonus
  | DeclineSoftBonus
  | TakeSlipstream
  | DeclineSlipstream
  | PitTires
  | PitStop
  | PayOvershoot
  | PayBlocking
  | BrakeAtEnd
  | TrantChoice;
