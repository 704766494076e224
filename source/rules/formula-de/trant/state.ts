// What a race of Trant holds beyond the other books of the family.
import type { Seat } from '../../kit/types.ts';
import type { Points, Pool, TireType } from '../car-parts.ts';

export const BEFORE_RACE = [
  'buildCar',
  'stripCar',
  'rollForPlace',
  'keepGridRoll',
  'lineUp',
  'chooseWing',
  'chooseStart',
] as const;

export const PIT_STEPS = ['arriveInPit', 'orderWork', 'pitWork', 'leavePit'] as const;

/** The throws between which a driver chooses: one die of twenty faces, or two of ten (TR-47). */
export const MOVEMENT_THROWS = ['d20', 'twoD10'] as const;
export type MovementThrow = (typeof MOVEMENT_THROWS)[number];

/** The wing of a car; `high` is the high downforce one (TR-22). */
export const WINGS = ['usual', 'high'] as const;
export type Wing = (typeof WINGS)[number];

/** What may change a move for nothing: the movement point of new soft tires, the one that the high wing saves (TR-49). */
export const ADJUSTMENTS = ['softBonus', 'wing'] as const;
export type Adjustment = (typeof ADJUSTMENTS)[number];

/** What construction points may buy besides parts (TR-6, TRR-1). */
export interface Fittings {
  /** 1 for a car with a Qualifying Point, else 0 (TR-26). */
  readonly qualifying: number;
  /** Points spent on the pit crew (TR-127). */
  readonly pitCrew: number;
}

/** What construction points buy besides parts: both fittings, and points of the driver (TR-6, TRR-1). */
export const EXTRAS = ['qualifying', 'pitCrew', 'driver'] as const;
export type Extra = (typeof EXTRAS)[number];

/** Where a construction point may go (TR-6). */
export type Category = Pool | Extra;

/** A car as construction points have built it (TR-5). */
export interface BuiltCar {
  readonly points: Points;
  readonly fittings: Fittings;
  /** Driver points bought. */
  readonly driver: number;
}

/** A car that was built before its first race, with what its driver has won since (TR-9, TR-153). */
export interface SeriesCar extends BuiltCar {
  /** Driver points won and not spent, in halves; none unless given. */
  readonly wonHalves?: number;
  /** Who drives while its driver is hurt; absent while the driver does (TR-145, TRR-62). */
  readonly replacement?: Replacement;
}

/** A driver without points of its own who drives for one that was hurt (TRR-62). */
export interface Replacement {
  /** Races that it still drives, the one at hand included; or all of the season. */
  readonly races: number | 'season';
  /** Driver points that it has won and not spent, in halves; none unless given. */
  readonly wonHalves?: number;
}

/** The second car of a team, which is built like the first one (TR-8). */
export interface CopiedCar {
  readonly copyOf: Seat;
}

/** The car of a seat in a series: built, a copy of another one, or still to be built (null). */
export type CarInSeries = SeriesCar | CopiedCar | null;

/** The options of a setup for cars that are built; absent in a book in which none are. */
export interface ConstructionOptions {
  /** The fittings of every car (TR-6). */
  readonly fittings?: Fittings;
  /** The wing of every car, unless each driver chooses (TR-22). */
  readonly wing?: Wing;
  /** The cars of a series by seat, which take the place of one car for all (TR-9). */
  readonly cars?: readonly CarInSeries[];
  /** Laps of the longest race of the series, by which its cars are built (TR-5, TR-7); those of this race unless given. */
  readonly longest?: number;
}

/** The driver points of a driver: bought ones are there again in every race, won ones are gone when spent (TR-153, TR-154). */
export interface DriverPoints {
  /** Bought points left in this race. */
  readonly bought: number;
  /** Won points left, in halves (TR-152). */
  readonly wonHalves: number;
}

/** The work of a pit stop that is still to be driven off (TR-126). */
export interface PitWork {
  /** Movement points still needed. */
  readonly left: number;
  readonly tires: TireType;
  /** One entry for each point repaired once the work is done. */
  readonly repairs: readonly Pool[];
}

/** A backmarker (TR-134 to TR-142). Markers have numbers from 0 in the order in which they were placed. */
export interface Backmarker {
  /** Who placed it, and throws its die. */
  readonly by: Seat;
  readonly space: string;
  /** Crossings of the line, counted like those of the cars. */
  readonly laps: number;
  /** Decides who came first on a level, like that of a car. */
  readonly arrival: number;
  /** The round in which it was placed or last moved. */
  readonly round: number;
  /** True once it has been taken off; absent on the track (TR-141). */
  readonly removed?: true;
  /** True once a driver has wanted it to stay although every car had passed it. */
  readonly kept?: true;
}

/** The conditions in which a driver does not start in the next race (TR-145, tables.md B2). */
export const LASTING_INJURIES = ['injured', 'severe', 'killed'] as const;
export type LastingInjury = (typeof LASTING_INJURIES)[number];

/** The condition of a driver whose car is out, from the table of injuries; `unhurt` is on no table (TR-144 to TR-146). */
export const INJURIES = ['bruised', ...LASTING_INJURIES] as const;
export type Injury = (typeof INJURIES)[number];

/**
 * The flag that is out: green while the race continues, red from a grave injury to the end of the round, which stops the
 * race, chequered when it is over by that (TR-146, TR-147).
 */
export const FLAGS = ['green', 'red', 'chequered'] as const;
export type Flag = (typeof FLAGS)[number];

/** Why a car makes penalty movement (TR-50): rain, no bodywork, no suspension, soft tires in their third lap. */
export const PENALTY_REASONS = ['skid', 'body', 'suspension', 'wornTires'] as const;
export type PenaltyReason = (typeof PENALTY_REASONS)[number];

/** What follows the voluntary movement of the play at hand (TR-50). */
export interface Penalty {
  /** What has been worked out already: each reason adds its part once in a turn (TRR-41). */
  readonly faced: readonly PenaltyReason[];
  /** Movement points that have been worked out last, and are driven at once. */
  readonly ahead: number;
  /** Movement points spent beyond a corner that bought no space, and the tire points that they cost (TRR-25). */
  readonly idle: number;
  readonly idleDue: number;
  /** Tire points charged for overshoots so far. */
  readonly charged: number;
}

/** What Trant counts of the play at hand. */
export interface Spending {
  readonly dice: MovementThrow;
  readonly natural: number;
  /** The roll with which the chart is read, a boost included. */
  readonly roll: number;
}

/** What a car of Trant has beyond those of other books; absent where its book has no use for it. */
export interface TrantCar {
  readonly fittings?: Fittings;
  /** Points for rolling dice again; absent where drivers have none (TR-149). */
  readonly driverPoints?: DriverPoints;
  /** What it has rolled for its place on the grid (TR-23, TR-26). */
  readonly gridRolls?: readonly number[];
  readonly wing?: Wing;
  /** The condition of its driver when it went out; absent while unhurt (TR-144). */
  readonly injury?: Injury;
  /** The work of its pit stop that is still to be driven off; absent without any (TR-126). */
  readonly work?: PitWork;
}

/** What a race of Trant has beyond those of other books; absent where its book has no use for it. */
export interface TrantRace {
  /** Weather sections entered so far, all laps together (TR-15). */
  readonly sectionsEntered?: number;
  /** Whether it is to be stopped, or has been (TR-146); absent where no race is. */
  readonly flag?: Flag;
  /** The backmarkers by their numbers, those included that were taken off; absent until they are placed (TR-134). */
  readonly backmarkers?: readonly Backmarker[];
}
