// What a driver is asked in Trant and in no other book of the family.
import type { Choice } from '../../kit/types.ts';
import type { Part, Pool, TireType } from '../state.ts';
import type { BuiltCar, Category, MovementThrow, Wing } from './state.ts';

/** Roll one die of twenty faces, or two of ten added together (TR-47, TRR-16). */
export interface ThrowDice extends Choice {
  readonly kind: 'throwDice';
  readonly dice: MovementThrow;
}

/** Spend an engine point to read the chart five rolls higher (TR-106), or keep it. */
export interface BoostEngine extends Choice {
  readonly kind: 'boostEngine';
}
export interface SpareEngine extends Choice {
  readonly kind: 'spareEngine';
}

/** Shift further down before the roll because cars close the way, at a transmission point a gear (TR-80); the same gear = none. */
export interface SwerveShift extends Choice {
  readonly kind: 'swerveShift';
  readonly gear: number;
}

/** Drive the penalty movement by one of its ways (TR-50). */
export interface PenaltyMove extends Choice {
  readonly kind: 'penaltyMove';
  readonly to: string;
  readonly path: readonly string[];
  /** Movement points that cars in the way make impossible. */
  readonly missing: number;
}

/** Announce the work of a pit stop (TR-132), or further work once all of it is done (TR-133). */
export interface OrderWork extends Choice {
  readonly kind: 'orderWork';
  readonly tires: TireType;
  /** One entry for each point repaired. */
  readonly repairs: readonly Pool[];
}

/** Leave the pit without further work (TR-133). */
export interface LeavePit extends Choice {
  readonly kind: 'leavePit';
}

/** Fit the high downforce wing, or the usual one, for the whole race (TR-22). */
export interface ChooseWing extends Choice {
  readonly kind: 'chooseWing';
  readonly wing: Wing;
}

/** Take one of the two rolls for the grid that a Qualifying Point allows (TR-26). */
export interface KeepGridRoll extends Choice {
  readonly kind: 'keepGridRoll';
  readonly roll: number;
}

/** Put a backmarker on a space (TR-135). */
export interface PlaceBackmarker extends Choice {
  readonly kind: 'placeBackmarker';
  readonly space: string;
}

/** Agree that the backmarkers that every car has passed are taken off, or keep them (TR-141). */
export interface RemoveBackmarkers extends Choice {
  readonly kind: 'removeBackmarkers';
  readonly agrees: boolean;
}

/** Roll a die again for a driver point, or let it stand (TR-149). */
export interface RollAgain extends Choice {
  readonly kind: 'rollAgain';
}
export interface KeepRoll extends Choice {
  readonly kind: 'keepRoll';
}

/** Build the car: points of its parts, and what is spent on qualifying, pit crew and driver (TR-5, TR-6). */
export interface BuildCar extends Choice, BuiltCar {
  readonly kind: 'buildCar';
}

/** Move one construction point from a category to another, and be asked again (TR-6). */
export interface MoveConstructionPoint extends Choice {
  readonly kind: 'moveConstructionPoint';
  readonly from: Category;
  readonly to: Category;
}

/** Give up a point each of four parts for a race of two laps (TR-7, TRR-2). */
export interface StripCar extends Choice {
  readonly kind: 'stripCar';
  readonly parts: readonly Part[];
}

export type TrantChoice =
  | ThrowDice
  | BoostEngine
  | SpareEngine
  | SwerveShift
  | PenaltyMove
  | OrderWork
  | LeavePit
  | ChooseWing
  | KeepGridRoll
  | PlaceBackmarker
  | RemoveBackmarkers
  | RollAgain
  | KeepRoll
  | BuildCar
  | MoveConstructionPoint
  | StripCar;
