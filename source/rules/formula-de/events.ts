// Everything that can happen in the Formula Dé family, in the past tense.
import type { DieRolled } from '../kit/agenda.ts';
import type { RaceEvent, Seat } from '../kit/types.ts';
import type { Part, Retirement } from './state.ts';

interface OfSeat extends RaceEvent {
  readonly seat: Seat;
}

/** A round begins; `order` is the order of play. */
export interface RoundBegan extends RaceEvent {
  readonly kind: 'roundBegan';
  readonly round: number;
  readonly order: readonly Seat[];
}
/** A seat's play begins. */
export interface PlayBegan extends OfSeat {
  readonly kind: 'playBegan';
}
/** A lapped car is passed over, or plays a second time. */
export interface PlaySkipped extends OfSeat {
  readonly kind: 'playSkipped';
}
export interface PlayRecovered extends OfSeat {
  readonly kind: 'playRecovered';
}
/** Stalled at the start or restart: waits a round (M-9-1-1). */
export interface CarStalled extends OfSeat {
  readonly kind: 'carStalled';
}
/** A 20 at the start or restart (M-9-2-1). */
export interface SuperStarted extends OfSeat {
  readonly kind: 'superStarted';
}
export interface GearChosen extends OfSeat {
  readonly kind: 'gearChosen';
  readonly from: number;
  readonly gear: number;
}
/** `amount` points of a part crossed out, and why. */
export interface PointsPaid extends OfSeat {
  readonly kind: 'pointsPaid';
  readonly part: Part;
  readonly amount: number;
  readonly why:
    | 'overRevving'
    | 'braking'
    | 'overshoot'
    | 'blocking'
    | 'collision'
    | 'collisionCaused'
    | 'engineTest'
    | 'handling'
    | 'slipstreamEntry';
}
/** The car went along `path` (ids, without the space it left). */
export interface CarMoved extends OfSeat {
  readonly kind: 'carMoved';
  readonly from: string;
  readonly path: readonly string[];
  readonly how: 'main' | 'slipstream';
}
/** Spaces taken back by brakes at the end of the movement; the car stands on `to`. */
export interface CarHeldBack extends OfSeat {
  readonly kind: 'carHeldBack';
  readonly to: string;
  readonly spaces: number;
}
/** The car could not complete its movement: `missing` spaces (M-12-0-1). */
export interface CarBlocked extends OfSeat {
  readonly kind: 'carBlocked';
  readonly missing: number;
}
export interface SlipstreamDeclined extends OfSeat {
  readonly kind: 'slipstreamDeclined';
}
/** The corner was left with a stop too few, by `spaces` (M-10-0-1). */
export interface CornerOvershot extends OfSeat {
  readonly kind: 'cornerOvershot';
  readonly corner: string;
  readonly spaces: number;
}
/** A stop was marked in a corner: `stops` of `required`. */
export interface StopMade extends OfSeat {
  readonly kind: 'stopMade';
  readonly corner: string;
  readonly stops: number;
  readonly required: number;
}
export interface CarSpun extends OfSeat {
  readonly kind: 'carSpun';
}
export interface CarTurnedRound extends OfSeat {
  readonly kind: 'carTurnedRound';
}
/** A test with the black die; `upTo` is the highest bad face. The die itself is told by `dieRolled`. */
export interface TestMade extends OfSeat {
  readonly kind: 'testMade';
  readonly test: 'collision' | 'handling' | 'engine';
  readonly roll: number;
  readonly upTo: number;
  readonly failed: boolean;
  /** Space of the incident. */
  readonly space: string;
  /** The car that caused the collision or was run into; the engine test's roller; -1 when nobody. */
  readonly other: Seat;
}
export interface SpaceMarked extends OfSeat {
  readonly kind: 'spaceMarked';
  readonly space: string;
}
export interface CarRetired extends OfSeat {
  readonly kind: 'carRetired';
  readonly why: Retirement;
}
/** A wreck is taken off the board. */
export interface WreckRemoved extends OfSeat {
  readonly kind: 'wreckRemoved';
  readonly space: string;
}
/** The line was crossed: `lap` begins; 1 is the first. */
export interface LapBegan extends OfSeat {
  readonly kind: 'lapBegan';
  readonly lap: number;
}
export interface CarFinished extends OfSeat {
  readonly kind: 'carFinished';
  readonly place: number;
}
export interface RaceEnded extends RaceEvent {
  readonly kind: 'raceEnded';
}

export type FormulaDeEvent =
  | DieRolled
  | RoundBegan
  | PlayBegan
  | PlaySkipped
  | PlayRecovered
  | CarStalled
  | SuperStarted
  | GearChosen
  | PointsPaid
  | CarMoved
  | CarHeldBack
  | CarBlocked
  | SlipstreamDeclined
  | CornerOvershot
  | StopMade
  | CarSpun
  | CarTurnedRound
  | TestMade
  | SpaceMarked
  | CarRetired
  | WreckRemoved
  | LapBegan
  | CarFinished
  | RaceEnded;
