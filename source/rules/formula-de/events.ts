// Every event of the Formula Dé family, in the past tense.

import type { Sky } from '../../circuit/formula-board.ts';
import type { DieRolled } from '../kit/agenda.ts';
import type { RaceEvent, Seat } from '../kit/types.ts';
import type {
  Boost,
  Cause,
  Part,
  Points,
  Pool,
  Retirement,
  SkyHold,
  TireType,
  TrackState,
} from './state.ts';
import type { TrantEvent } from './trant/events.ts';

interface OfSeat extends RaceEvent {
  readonly seat: Seat;
}

/** The places of the grid have been rolled for: seats, pole first (BGA-B-42). */
export interface GridRolled extends RaceEvent {
  readonly kind: 'gridRolled';
  readonly grid: readonly Seat[];
}
/** A round begins; `order` is the order of play. */
export interface RoundBegan extends RaceEvent {
  readonly kind: 'roundBegan';
  readonly round: number;
  readonly order: readonly Seat[];
}
export interface PlayBegan extends OfSeat {
  readonly kind: 'playBegan';
}
/** A lapped car is passed over, or a car that won a lap back plays a second time. */
export interface PlaySkipped extends OfSeat {
  readonly kind: 'playSkipped';
}
export interface PlayRecovered extends OfSeat {
  readonly kind: 'playRecovered';
}
/** A car stalled at the start or restart and waits a round (M-9-1-1). */
export interface CarStalled extends OfSeat {
  readonly kind: 'carStalled';
}
/** A car rolled a 20 at the start or restart (M-9-2-1). */
export interface SuperStarted extends OfSeat {
  readonly kind: 'superStarted';
}
export interface GearChosen extends OfSeat {
  readonly kind: 'gearChosen';
  readonly from: number;
  readonly gear: number;
}
export interface PointsPaid extends OfSeat {
  readonly kind: 'pointsPaid';
  readonly part: Part;
  /** The pool from which the points were taken, if the part has none of its own. */
  readonly pool?: Pool;
  readonly amount: number;
  readonly why: Cause;
  /** In a forecast only: these points are not there, and the car spins or is out for want of them. */
  readonly isLacking?: true;
}
/** Spaces were added to the roll of the gear die before the car moves. */
export interface SpacesAdded extends OfSeat {
  readonly kind: 'spacesAdded';
  readonly spaces: number;
  readonly why: Boost;
}
/** A car went along `path` (ids, without the space it left). */
export interface CarMoved extends OfSeat {
  readonly kind: 'carMoved';
  readonly from: string;
  readonly path: readonly string[];
  /** `penalty`: on penalty movement, which only Trant has (TR-50). */
  readonly how: 'main' | 'slide' | 'bonus' | 'slipstream' | 'penalty';
}
/** Brakes took spaces back at the end of the movement; the car stands on `to`. */
export interface CarHeldBack extends OfSeat {
  readonly kind: 'carHeldBack';
  readonly to: string;
  readonly spaces: number;
}
/** A car could not complete its movement by `missing` spaces (M-12-0-1). */
export interface CarBlocked extends OfSeat {
  readonly kind: 'carBlocked';
  readonly missing: number;
}
export interface SlipstreamDeclined extends OfSeat {
  readonly kind: 'slipstreamDeclined';
}
/**
 * A corner was left a stop short and `spaces` were driven beyond it (M-10-0-1); 0 when so many stops were missing that
 * the car is out (M-10-1).
 */
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
/** Tire points that a car has again after a spin, once its play is paid (BGA-A-38). */
export interface TiresRegained extends OfSeat {
  readonly kind: 'tiresRegained';
  readonly amount: number;
}
export interface CarTurnedRound extends OfSeat {
  readonly kind: 'carTurnedRound';
}
/** A test was made with the black die; `upTo` is the highest bad face. The face itself is in `dieRolled`. */
export interface TestMade extends OfSeat {
  readonly kind: 'testMade';
  readonly test: 'collision' | 'wall' | 'handling' | 'engine';
  readonly roll: number;
  readonly upTo: number;
  readonly failed: boolean;
  /** Id of the space of the incident. */
  readonly space: string;
  /** The car that caused the collision or was run into, or the roller of an engine test; -1 for none. */
  readonly other: Seat;
  /** The backmarker that the car touches; absent without one (TR-139). */
  readonly marker?: number;
}
export interface PitLaneEntered extends OfSeat {
  readonly kind: 'pitLaneEntered';
}
export interface PitLaneLeft extends OfSeat {
  readonly kind: 'pitLaneLeft';
}
/** A car in the lane or in its pit waits behind the car in front, free of charge (M-19-1-5). */
export interface CarHeldUp extends OfSeat {
  readonly kind: 'carHeldUp';
}
export interface TiresFitted extends OfSeat {
  readonly kind: 'tiresFitted';
  readonly tires: TireType;
}
/** A stop gave back the points of a pool, in a book without types of tires (BGA-B-73), or a repair did (TR-129). */
export interface PointsRestored extends OfSeat {
  readonly kind: 'pointsRestored';
  readonly pool: Pool;
  readonly amount: number;
}
export interface PitStopMade extends OfSeat {
  readonly kind: 'pitStopMade';
  readonly stop: 'quick' | 'long';
  readonly repairs: readonly Pool[];
}
export interface QuickStopRolled extends OfSeat {
  readonly kind: 'quickStopRolled';
  readonly roll: number;
  readonly succeeded: boolean;
}
export interface PitChosen extends OfSeat {
  readonly kind: 'pitChosen';
  /** Index of the pit, 0 for the first. */
  readonly box: number;
}
export interface CarConfigured extends OfSeat {
  readonly kind: 'carConfigured';
  readonly points: Points;
  readonly pitPoints: number;
}
/** A car lost its last engine point; one play in inertia is left, or more when it `prolongs` (M-16-0-3). */
export interface EngineBlown extends OfSeat {
  readonly kind: 'engineBlown';
  readonly prolongs: boolean;
}
export interface SpaceMarked extends OfSeat {
  readonly kind: 'spaceMarked';
  readonly space: string;
}
export interface CarRetired extends OfSeat {
  readonly kind: 'carRetired';
  readonly why: Retirement;
}
export interface WreckRemoved extends OfSeat {
  readonly kind: 'wreckRemoved';
  readonly space: string;
}
/** A car crossed the line: `lap` begins, from 1. */
export interface LapBegan extends OfSeat {
  readonly kind: 'lapBegan';
  readonly lap: number;
}
export interface CarFinished extends OfSeat {
  readonly kind: 'carFinished';
  readonly place: number;
}
/** The weather was set at the start, or after a roll at the end of a round (M-3-2). */
export interface WeatherSet extends RaceEvent {
  readonly kind: 'weatherSet';
  readonly sky: Sky;
  readonly hold: SkyHold;
  readonly track: TrackState;
}
export interface RaceEnded extends RaceEvent {
  readonly kind: 'raceEnded';
}

export type FormulaDeEvent =
  | GridRolled
  | DieRolled
  | WeatherSet
  | RoundBegan
  | PlayBegan
  | PlaySkipped
  | PlayRecovered
  | CarStalled
  | SuperStarted
  | GearChosen
  | PointsPaid
  | SpacesAdded
  | CarMoved
  | CarHeldBack
  | CarBlocked
  | SlipstreamDeclined
  | CornerOvershot
  | StopMade
  | CarSpun
  | TiresRegained
  | CarTurnedRound
  | TestMade
  | PitChosen
  | CarConfigured
  | EngineBlown
  | PitLaneEntered
  | PitLaneLeft
  | CarHeldUp
  | TiresFitted
  | PointsRestored
  | PitStopMade
  | QuickStopRolled
  | SpaceMarked
  | CarRetired
  | WreckRemoved
  | LapBegan
  | CarFinished
  | RaceEnded
  | TrantEvent;
