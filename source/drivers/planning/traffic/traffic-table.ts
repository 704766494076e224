// The form of the table from which the value of traffic is read (`traffic.ts`).

/** The value of traffic. It is interpolated linearly between laps and between gaps, and constant beyond the outer ones. */
export interface TrafficTable {
  readonly races: number;
  /** Laps to the flag, in fractions. */
  readonly laps: readonly number[];
  /** By laps: by how much a round more or less changes the log odds of finishing in front. */
  readonly certainty: readonly number[];
  /** Ticks by which a car is ahead of another, below 0 when it is behind. */
  readonly gaps: readonly number[];
  /** By laps, then by gap: the rolls that this is worth beyond those that the car needs less than the other when alone. */
  readonly lead: readonly (readonly number[])[];
  /** By laps: the rolls that it is worth for each gear by which the lever is higher than the other's. */
  readonly perGear: readonly number[];
}
