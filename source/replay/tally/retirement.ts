// How a car dropped out, for a race that is over and for one under way.
export interface Retirement {
  /** The round in which it dropped out; the first one of the record for a car that was out before. */
  readonly round: number;
  /** The lap it was on, 1 = the first. */
  readonly lap: number;
  /** The event's own cause, as a word that the languages translate (`SheetWords`). */
  readonly cause: string;
  /** The corner where it stood, as the board names it; empty on a straight and in the pits. */
  readonly where: string;
  /** Its place at the end of the round before; absent when the record does not hold that round. */
  readonly place?: number;
}
