// The board as the rules and the screen see it: spaces with ticks, successors and neighbours. Pure data, no file.

/** A way from a space to the next: always to a higher tick, or over the line. */
export interface Edge {
  /** Index of the space it leads to. */
  readonly to: number;
  /** True when it leads into another lane. */
  readonly changesLane: boolean;
}

/** One field of the board. Indices point into `Board.spaces`, `Board.corners`, `Board.sections`. */
export interface Space {
  readonly index: number;
  /** Lane letter and number from the line: `M41`; `P3` in the pit lane, `B2` is a pit. */
  readonly id: string;
  readonly kind: 'track' | 'pitLane' | 'pit';
  /** 0 is the leftmost lane in the direction of travel; the pit lane and its pits have -1. */
  readonly lane: number;
  /** Position along the lap in ticks (half a space of a straight), 0 up to `Board.ticks` - 1. */
  readonly tick: number;
  /** Tick at which the next space of its lane begins; on the space at the line it may be `Board.ticks` or more. */
  readonly endTick: number;
  /**
   * Position in the lap that a car standing there is driving: its tick, or less than 0 on a space astride the line,
   * because a car of which any part lies beyond the line is across (M-21-1-5, R-87).
   */
  readonly lapTick: number;
  readonly section: number;
  /** Index of its corner, or -1. */
  readonly corner: number;
  /** Legal successors, own lane first. */
  readonly next: readonly Edge[];
  /** Index of the next space of its own lane (the car "directly in front" stands there). */
  readonly ahead: number;
  /** Indices of spaces of neighbouring lanes that share a side with it. */
  readonly beside: readonly number[];
  /** Fewest steps to the first space of the next corner (of another one, when it lies in a corner). */
  readonly toCorner: number;
  /** Fewest and most steps that lead out of its corner; 0 on a straight. */
  readonly toExit: { readonly shortest: number; readonly longest: number };
  /** True on the lane along a concrete wall (M-15-0-1). */
  readonly wall: boolean;
}

/** A corner or complex of bends with one flag. */
export interface Corner {
  readonly index: number;
  readonly name: string;
  /** Required stops, 1 to 3. */
  readonly stops: number;
  readonly section: number;
  readonly fromTick: number;
  readonly toTick: number;
  /** Spaces of the shortest and longest way through: the figures of its flag. */
  readonly shortest: number;
  readonly longest: number;
}

/** A straight or a corner, in order from the line; the last straight ends on the line. */
export interface Section {
  readonly index: number;
  readonly kind: 'straight' | 'corner';
  readonly fromTick: number;
  readonly toTick: number;
  /** Index of the corner, or -1. */
  readonly corner: number;
}

/** A driver's pit: entered from one space of the pit lane, left to the next one. */
export interface PitBox {
  /** Index of the pit space `B1`, `B2`, … in `Board.spaces`. */
  readonly space: number;
  /** Index of the pit-lane space in front of it. */
  readonly from: number;
  /** Index of the space it leads to. */
  readonly to: number;
}

/** The pit lane of a board and the pits beside it. */
export interface PitLane {
  /** Lane index it lies beside. */
  readonly side: number;
  /** Indices of its spaces in order. */
  readonly spaces: readonly number[];
  readonly boxes: readonly PitBox[];
  /** Indices of the track spaces that lead in, and of those it leads out to. */
  readonly entries: readonly number[];
  readonly exits: readonly number[];
}

/** What the sky may be. */
export const SKIES = ['sun', 'changeable', 'rain'] as const;
export type Sky = (typeof SKIES)[number];

/** A point of the outline in metres east and north of the finish line. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A circuit ready to be raced. */
export interface Board {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  /** Attribution line of the file. */
  readonly source: string;
  /** Fingerprint of everything that matters to the rules; a save names it. */
  readonly hash: string;
  /** Lane letters from left to right: `L M R`, `L R` or `L C D R`. */
  readonly lanes: readonly string[];
  /** Ticks of a lap. */
  readonly ticks: number;
  /** Spaces of a lap by lane. */
  readonly laneLengths: readonly number[];
  /** Length in metres of the real circuit, when known. */
  readonly lengthMetres?: number;
  readonly sections: readonly Section[];
  readonly corners: readonly Corner[];
  /** Track spaces lane by lane, then the pit lane, then the pits. */
  readonly spaces: readonly Space[];
  /** Indices of the grid spaces, pole first. */
  readonly grid: readonly number[];
  readonly pit?: PitLane;
  /** Whether it is an oval, which has rules of its own for the pit lane (M-19-1-6). */
  readonly oval: boolean;
  /** For each face 1 to 20 of the black die the sky (index 0 is face 1). */
  readonly weather: readonly Sky[];
  /** Closed centre line from the finish line on, one point per tick (`ticks` points), already rotated for a wide map. */
  readonly outline: readonly Point[];
  /** Index by space id. */
  readonly indexOf: ReadonlyMap<string, number>;
}

/**
 * The space called `id`.
 * @throws RangeError when the board has none.
 */
export function spaceOf(board: Board, id: string): Space {
  return spaceAt(board, board.indexOf.get(id) ?? -1);
}

/**
 * The space at `index`.
 * @throws RangeError when the board has none.
 */
export function spaceAt(board: Board, index: number): Space {
  const space = board.spaces[index];
  if (space === undefined) throw new RangeError(`${board.id} has no such space (index ${index})`);
  return space;
}

/** Reports whether the step from a space to one of its successors crosses the start/finish line (M-21-1-5, R-87). */
export function crossesLine(from: Pick<Space, 'lapTick'>, to: Pick<Space, 'lapTick'>): boolean {
  return to.lapTick < from.lapTick;
}

/** Spaces of a lap: those of the shortest lane, wherever a lap is told in spaces. */
export function lapSpaces(board: Board): number {
  return Math.min(...board.laneLengths);
}

/** The corner of a space, undefined on a straight. */
export function cornerOf(board: Board, space: Space): Corner | undefined {
  return board.corners[space.corner];
}
