// What a race of Trant holds beyond the other books of the family.
import type { Seat } from '../../kit/types.ts';
import type { Pool, TireType } from '../car-parts.ts';

/** The throws between which a driver chooses: one die of twenty faces, or two of ten (TR-47). */
export const MOVEMENT_THROWS = ['d20', 'twoD10'] as const;
export type MovementThrow = (typeof MOVEMENT_THROWS)[number];

/** The wing of a car; `high` is the high downforce one (TR-22). */
export const WINGS = ['usual', 'high'] as const;
export type Wing = (typeof WINGS)[number];

/** What construction points may buy besides parts (TR-6, TRR-1). */
export interface Fittings {
  /** 1 for a car with a Qualifying Point, else 0 (TR-26). */
  readonly qualifying: number;
  /** Points spent on the pit crew (TR-127). */
  readonly pitCrew: number;
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
  /** Tells who came first on a level, like that of a car. */
  readonly arrival: number;
  /** The round in which it was placed or last moved. */
  readonly round: number;
  /** True once it has been taken off; absent on the track (TR-141). */
  readonly removed?: true;
  /** True once a driver has wanted it to stay although every car had passed it. */
  readonly kept?: true;
}

/** What Trant counts of the play at hand. */
export interface Spending {
  readonly dice: MovementThrow;
  /** What the dice showed. */
  readonly natural: number;
  /** The roll with which the chart is read, a boost included. */
  readonly roll: number;
}
