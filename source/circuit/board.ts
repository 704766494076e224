// The board as every room sees it, whatever the game: lanes, corners, spaces with ticks and successors. Pure data, no file.

/** A way from a space to the next: always to a higher tick, or over the line. */
export interface Edge {
  /** Index of the space it leads to. */
  readonly to: number;
  /** True when it leads into another lane. */
  readonly changesLane: boolean;
}

/** One field of a board. Indices point into `Board.spaces` and `Board.corners`. */
export interface Space {
  readonly index: number;
  /** Its name; on a lane of the track the lane's letter and the number from the line: `M41`. */
  readonly id: string;
  /** 0 is the leftmost lane in the direction of travel; -1 beside the track. */
  readonly lane: number;
  /** Position along the lap in ticks, 0 up to `Board.ticks` - 1. */
  readonly tick: number;
  /** Tick at which the next space of its lane begins; on the space at the line it may be `Board.ticks` or more. */
  readonly endTick: number;
  /** Index of its corner, or -1. */
  readonly corner: number;
  /** Legal successors, own lane first. */
  readonly next: readonly Edge[];
  /** Index of the next space of its own lane (the car "directly in front" stands there). */
  readonly ahead: number;
}

/** A corner or complex of bends. */
export interface Corner {
  readonly index: number;
  readonly name: string;
  readonly fromTick: number;
  readonly toTick: number;
}

/** A point of the outline in metres east and north of the finish line. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A circuit ready to be raced: what every game's board has. */
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
  readonly corners: readonly Corner[];
  readonly spaces: readonly Space[];
  /** Closed centre line from the finish line on, one point per tick (`ticks` points), already rotated for a wide map. */
  readonly outline: readonly Point[];
  /** Index by space id. */
  readonly indexOf: ReadonlyMap<string, number>;
}

/** Whatever has spaces that are found by index and by id. */
interface HasSpaces<S extends Space> extends Pick<Board, 'id' | 'indexOf'> {
  readonly spaces: readonly S[];
}

/**
 * The space called `id`.
 * @throws RangeError when the board has none.
 */
export function spaceOf<S extends Space>(board: HasSpaces<S>, id: string): S {
  return spaceAt(board, board.indexOf.get(id) ?? -1);
}

/**
 * The space at `index`.
 * @throws RangeError when the board has none.
 */
export function spaceAt<S extends Space>(board: HasSpaces<S>, index: number): S {
  const space = board.spaces[index];
  if (space === undefined) throw new RangeError(`${board.id} has no such space (index ${index})`);
  return space;
}

/** The corner of a space, undefined on a straight. */
export function cornerOf<C extends Corner>(
  board: { readonly corners: readonly C[] },
  space: Space,
): C | undefined {
  return board.corners[space.corner];
}

/** Spaces of a lap: those of the shortest lane, wherever a lap is told in spaces. */
export function lapSpaces(board: Board): number {
  return Math.min(...board.laneLengths);
}
