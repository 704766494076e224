// The board of a game in rows: what its rules read of a circuit, beyond what every board has.
import type { Board, Corner, Space } from '../board.ts';

/** One space. Twelve ticks are a row; its front edge lies at `endTick`. Indices refer to the lists of the `RowBoard`. */
export interface RowSpace extends Space {
  /** Letter of the lane and number from the line: `M41`; `P3` is in the pit lane. */
  readonly id: string;
  /** Spaces are in the same row when their front edges line up (CFR-72); rows count from the line on, from 0. */
  readonly row: number;
  /** The speed printed on a space of a corner, in mph (CFR-39); 0 on a straight. */
  readonly limit: number;
}

/** A marked path through a corner (CFR-51): a red line raises its limits by 20, a green one by 40 (CFR-52, CFR-56). */
export interface RacingLine {
  readonly colour: 'red' | 'green';
  /** Indices of its spaces in order, from the first of the corner to the last. */
  readonly spaces: readonly number[];
}

/** A connected group of spaces with limits (CFR-36). */
export interface RowCorner extends Corner {
  /** Indices of its spaces in order, by lane from left to right. */
  readonly lanes: readonly (readonly number[])[];
  readonly lines: readonly RacingLine[];
}

/** A space of the pit lane and the row beside it (CFR-189, CFR-190). */
export interface PitRow {
  /** Index of the pit space; any number of cars may stand on it (CFR-193). */
  readonly space: number;
  /** Indices of the spaces of its row, the one nearest the grey side first (CFR-196). */
  readonly beside: readonly number[];
}

/** The starting places, pole first, on the grey side (CFR-111). */
export interface StartingGrid {
  /** Up to six cars stand one in a row, on the two sides in turn. */
  readonly six: readonly number[];
  /** More than six cars fill every row. */
  readonly twelve: readonly number[];
}

/** A circuit ready to be raced in rows. Where the road is two spaces wide it has its outer lanes alone. */
export interface RowBoard extends Board {
  /** Track spaces in driving order, from left to right, then the pit lane. */
  readonly spaces: readonly RowSpace[];
  readonly corners: readonly RowCorner[];
  /** Spaces of the shortest way round, the measure of printed boards. */
  readonly lapLength: number;
  /** The lane of the grey side, which decides ties (CFR-75, CFR-78). */
  readonly greyLane: number;
  readonly starting: StartingGrid;
  /** In driving order; absent where the circuit has no pits. */
  readonly pitLane?: readonly PitRow[];
  /** Ticks at a third and at two thirds of the lap, where times are taken. */
  readonly watches: readonly [first: number, second: number];
}
