// The events that only Trant has.
import type { RaceEvent, Seat } from '../../kit/types.ts';
import type { Part, Pool, TireType } from '../state.ts';
import type { Adjustment, BuiltCar, Injury, MovementThrow, PenaltyReason, Wing } from './state.ts';

interface OfSeat extends RaceEvent {
  readonly seat: Seat;
}

/** All gears are set and shown (TR-73, TRR-13): the gears by seat, 0 for a seat that sets none. */
export interface GearsShown extends RaceEvent {
  readonly kind: 'gearsShown';
  readonly gears: readonly number[];
}
/** The chart was read: a roll in a gear, and the movement points of it (TR-48). */
export interface ChartRead extends OfSeat {
  readonly kind: 'chartRead';
  readonly dice: MovementThrow;
  readonly roll: number;
  readonly gear: number;
  /** Movement points. */
  readonly points: number;
}
/** An engine point raised the roll (TR-106). */
export interface EngineBoosted extends OfSeat {
  readonly kind: 'engineBoosted';
  readonly roll: number;
  /** Movement points with the raised roll. */
  readonly points: number;
}
/** A part of the penalty movement: movement points added, or taken when negative (TR-50). */
export interface PenaltyFaced extends OfSeat {
  readonly kind: 'penaltyFaced';
  readonly why: PenaltyReason;
  readonly points: number;
}
/** Soft tires made a move longer, or the high wing made it shorter (TR-49). */
export interface MoveAdjusted extends OfSeat {
  readonly kind: 'moveAdjusted';
  readonly why: Adjustment;
}
/** Penalty movement kept the last movement points of a move from moving the car, which stands on `to` (TR-88). */
export interface MoveShortened extends OfSeat {
  readonly kind: 'moveShortened';
  readonly to: string;
  readonly points: number;
}
/** A car shifted down because cars closed its way (TR-80). */
export interface SwerveShifted extends OfSeat {
  readonly kind: 'swerveShifted';
  readonly from: number;
  readonly gear: number;
}
/** After an elimination the cars beside it rolled again; the lowest lost a body point (TR-93, TR-94). */
export interface SecondCheckMade extends RaceEvent {
  readonly kind: 'secondCheckMade';
  readonly chain: boolean;
  readonly rolls: readonly { readonly seat: Seat; readonly roll: number }[];
  readonly loser: Seat;
}
/** Work was announced, and the movement points it needs (TR-132). */
export interface WorkOrdered extends OfSeat {
  readonly kind: 'workOrdered';
  /** Present where the work of the stop was done and more of it begins (TR-133). */
  readonly further?: true;
  readonly tires: TireType;
  readonly repairs: readonly Pool[];
  readonly points: number;
}
/** Movement points were worked off in the pit; `left` are still needed (TR-126). */
export interface WorkDriven extends OfSeat {
  readonly kind: 'workDriven';
  readonly points: number;
  readonly left: number;
}
export interface WingChosen extends OfSeat {
  readonly kind: 'wingChosen';
  readonly wing: Wing;
}
/** A roll for the grid was taken (TR-26). */
export interface GridRollKept extends OfSeat {
  readonly kind: 'gridRollKept';
  readonly roll: number;
}
/** A backmarker was put on the track by the owner of a car, moved, or taken off (TR-135 to TR-141). */
export interface BackmarkerPlaced extends OfSeat {
  readonly kind: 'backmarkerPlaced';
  readonly marker: number;
  readonly space: string;
}
export interface BackmarkerMoved extends RaceEvent {
  readonly kind: 'backmarkerMoved';
  readonly marker: number;
  readonly from: string;
  /** Spaces entered; none where it could not move without closing the road. */
  readonly path: readonly string[];
  readonly roll: number;
  /** Movement points of the roll. */
  readonly points: number;
}
export interface BackmarkersRemoved extends RaceEvent {
  readonly kind: 'backmarkersRemoved';
  readonly markers: readonly number[];
}
/** The condition of a driver whose car is out (TR-143, TR-144). */
export interface InjuryChecked extends OfSeat {
  readonly kind: 'injuryChecked';
  /** The roll, and what is added to it. */
  readonly roll: number;
  readonly added: number;
  readonly gear: number;
  readonly condition: 'unhurt' | Injury;
  /** The roll on the injury table; 0 for a driver who is unhurt. */
  readonly second: number;
}
/** The race is stopped at the end of the round (TR-146), and restarts one lap shorter (TR-148). */
export interface RaceStopped extends RaceEvent {
  readonly kind: 'raceStopped';
}
export interface RaceRestarted extends RaceEvent {
  readonly kind: 'raceRestarted';
  readonly laps: number;
  /** Seats in grid order, pole first; seats that are out do not start. */
  readonly grid: readonly Seat[];
}
/** A driver point was spent on a die that showed `value` (TR-149). */
export interface DriverPointSpent extends OfSeat {
  readonly kind: 'driverPointSpent';
  readonly die: string;
  readonly value: number;
  readonly from: 'bought' | 'won';
}
/** The first car of a lap entered a section of the weather (TR-15). */
export interface WeatherSectionEntered extends OfSeat {
  readonly kind: 'weatherSectionEntered';
  /** Index of the section, 0 to 2. */
  readonly section: number;
}
/** A car was built: its points and what was bought besides them (TR-5). */
export interface CarBuilt extends OfSeat, BuiltCar {
  readonly kind: 'carBuilt';
}
/** A car gave up a point each of these parts for a shorter race (TR-7). */
export interface CarStripped extends OfSeat {
  readonly kind: 'carStripped';
  readonly parts: readonly Part[];
}

export type TrantEvent =
  | GearsShown
  | ChartRead
  | EngineBoosted
  | PenaltyFaced
  | MoveAdjusted
  | MoveShortened
  | SwerveShifted
  | SecondCheckMade
  | WorkOrdered
  | WorkDriven
  | WingChosen
  | GridRollKept
  | BackmarkerPlaced
  | BackmarkerMoved
  | BackmarkersRemoved
  | InjuryChecked
  | RaceStopped
  | RaceRestarted
  | DriverPointSpent
  | WeatherSectionEntered
  | CarBuilt
  | CarStripped;
