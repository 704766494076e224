// What a driver is like: when wear is spent, how much is bid, how readily dice are thrown and others are fought.

/** Weights of a driver in turns. A plain driver has 0; a smaller weight seeks the thing, a larger one avoids it. */
export interface Strategy {
  /** Weight on each wear spent, by the third of the race (CFR-168). */
  readonly dread: readonly [first: number, second: number, last: number];
  /** Weight on a test of the engine or the start, and on one of the brakes. */
  readonly engine: number;
  readonly brakes: number;
  /** Weight on a chance, an attempt to pass, and each space of a slip. */
  readonly chance: number;
  readonly pass: number;
  readonly slip: number;
  readonly block: number;
  readonly pit: number;
  /** Weight on a change of speed by one step. */
  readonly change: number;
  /** Weight on what a place on the grid is worth to it (CFR-173 to CFR-175). */
  readonly bid: number;
  /** Turns by which a car is preferred for each point of a card, by attribute. */
  readonly cards: {
    readonly acceleration?: number;
    readonly deceleration?: number;
    readonly topSpeed?: number;
    readonly startSpeed?: number;
    readonly wear?: number;
    readonly skill?: number;
  };
}

export const PLAIN: Strategy = {
  dread: [0, 0, 0],
  engine: 0,
  brakes: 0,
  chance: 0,
  pass: 0,
  slip: 0,
  block: 0,
  pit: 0,
  change: 0,
  bid: 1,
  cards: {},
};
