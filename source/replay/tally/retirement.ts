// How a car dropped out, as it is told of a race that is over and of one under way.
/** How and where a car dropped out. */
export interface Retirement {
  /** The round in which it did; for a car that was out before the record began, the one in which it begins. */
  readonly round: number;
  /** The lap it was on, 1 = the first. */
  readonly lap: number;
  /** Why, as a word that the languages tell (`SheetWords`): an event's own cause. */
  readonly cause: string;
  /** The corner where it stood, as the board names it; empty on a straight and in the pits. */
  readonly where: string;
  /** Its place at the end of the round before; absent when that is not part of the record. */
  readonly place?: number;
}
