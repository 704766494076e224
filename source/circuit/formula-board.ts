// The board of the Formula Dé family: what its rules read of a circuit, beyond what every board has.
import type { Board, Corner, Space } from './board.ts';

/** A tick is half a space of a straight; indices refer to the lists of the `FormulaBoard`. */
export interface FormulaSpace extends Space {
  /** Letter of the lane and number from the line: `M41`; `P3` is in the pit lane, `B2` is a pit. */
  readonly id: string;
  readonly kind: 'track' | 'pitLane' | 'pit';
  /**
   * Position in the lap that a car on it is driving: its tick, or less than 0 on a space astride the line, because a
   * car with any part beyond the line is across (M-21-1-5, R-87).
   */
  readonly lapTick: number;
  readonly section: number;
  /** Indices of the spaces in neighbouring lanes that share a side with it. */
  readonly beside: readonly number[];
  /** Fewest steps to the first space of the next corner, not counting the corner it lies in. */
  readonly toCorner: number;
  /** Fewest and most steps that lead out of its corner, 0 on a straight. */
  readonly toExit: { readonly shortest: number; readonly longest: number };
  /** True in the lane along a concrete wall (M-15-0-1). */
  readonly wall: boolean;
  /** Movement points for entering it: 2 on a doubled straight where the book plays them, else 1 (TR-53 to TR-55). */
  readonly cost: number;
  /** Fewest movement points with which a car can move on from it. */
  readonly nextCost: number;
}

/** A corner or complex of bends with one flag. */
export interface FormulaCorner extends Corner {
  /** Required stops, 1 to 3. */
  readonly stops: number;
  readonly section: number;
  /** Spaces of the shortest and of the longest way through, the figures of its flag. */
  readonly shortest: number;
  readonly longest: number;
}

/** A straight or a corner, in order from the line; the last straight ends at the line. */
export interface Section {
  readonly index: number;
  readonly kind: 'straight' | 'corner';
  readonly fromTick: number;
  readonly toTick: number;
  /** Index of the corner, or -1. */
  readonly corner: number;
}

/** A driver's pit, entered from a space of the pit lane and left to the space after that. */
export interface PitBox {
  /** Index of the pit space `B1`, `B2`, … in `Board.spaces`. */
  readonly space: number;
  /** Index of the pit-lane space beside it. */
  readonly from: number;
  readonly to: number;
}

export interface PitLane {
  /** Index of the track lane that it lies beside. */
  readonly side: number;
  readonly spaces: readonly number[];
  readonly boxes: readonly PitBox[];
  /** Indices of the track spaces that lead into it, and of those it leads to. */
  readonly entries: readonly number[];
  readonly exits: readonly number[];
}

export const SKIES = ['sun', 'changeable', 'rain'] as const;
export type Sky = (typeof SKIES)[number];

export interface FormulaBoard extends Board {
  readonly sections: readonly Section[];
  readonly corners: readonly FormulaCorner[];
  /** Track spaces lane by lane, then the pit lane, then the pits. */
  readonly spaces: readonly FormulaSpace[];
  /** Indices of the grid spaces, pole first. */
  readonly grid: readonly number[];
  readonly pit?: PitLane;
  /** True for an oval, which has rules of its own for the pit lane (M-19-1-6). */
  readonly oval: boolean;
  /** The sky for each face 1 to 20 of the black die; index 0 is face 1. */
  readonly weather: readonly Sky[];
}

export function isFormulaBoard(board: Board): board is FormulaBoard {
  return 'grid' in board;
}

/** Reports whether the step from a space to one of its successors crosses the start/finish line (M-21-1-5, R-87). */
export function crossesLine(
  from: Pick<FormulaSpace, 'lapTick'>,
  to: Pick<FormulaSpace, 'lapTick'>,
): boolean {
  return to.lapTick < from.lapTick;
}
