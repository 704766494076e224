// The words of the choices that are made on the road.

/** What is said of the targets, the roll and the last word of a driver. */
export interface RoadWords {
  /** Asks once more before a choice that ends the race. */
  readonly sure: string;
  /** The same in a timed trial. */
  readonly sureOfSession: string;
}
