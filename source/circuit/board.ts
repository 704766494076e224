// The board as every room sees it, whatever the game: lanes, corners, and spaces with ticks and successors. Plain data.

/** A step from one space to another, always to a higher tick or across the line. */
export interface Edge {
  readonly to: number;
  readonly changesLane: boolean;
}

/** Indices refer to `Board.spaces` and `Board.corners`. */
export interface Space {
  readonly index: number;
  /** On the track the letter of the lane and the number counted from the line: `M41`. */
  readonly id: string;
  /** 0 is the leftmost lane in the direction of travel; -1 beside the track. */
  readonly lane: number;
  /** Position along the lap in ticks, 0 up to `Board.ticks` - 1. */
  readonly tick: number;
  /** Tick at which the next space of its lane begins; on the space before the line it may be `Board.ticks` or more. */
  readonly endTick: number;
  /** Index of its corner, or -1. */
  readonly corner: number;
  /** Legal successors, own lane first. */
  readonly next: readonly Edge[];
  /** Index of the next space of its own lane, where the car "directly in front" stands. */
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

/** The part of a circuit's board that all games share. */
export interface Board {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  /** The attribution line of the file. */
  readonly source: string;
  /** Fingerprint of everything that affects the rules; saves name it. */
  readonly hash: string;
  /** Lane letters from left to right: `L M R`, `L R` or `L C D R`. */
  readonly lanes: readonly string[];
  readonly ticks: number;
  readonly laneLengths: readonly number[];
  /** Length of the real circuit in metres, when known. */
  readonly lengthMetres?: number;
  readonly corners: readonly Corner[];
  readonly spaces: readonly Space[];
  /** Closed centre line from the finish line on, one point per tick, already rotated for a wide map. */
  readonly outline: readonly Point[];
  readonly indexOf: ReadonlyMap<string, number>;
}

interface HasSpaces<S extends Space> extends Pick<Board, 'id' | 'indexOf'> {
  readonly spaces: readonly S[];
}

/**
 * Returns the space called `id`.
 * @throws RangeError when the board has no such space.
 */
export function spaceOf<S extends Space>(board: HasSpaces<S>, id: string): S {
  return spaceAt(board, board.indexOf.get(id) ?? -1);
}

/**
 * Returns the space at `index`.
 * @throws RangeError when the board has no such space.
 */
export function spaceAt<S extends Space>(board: HasSpaces<S>, index: number): S {
  const space = board.spaces[index];
  if (space === undefined) throw new RangeError(`${board.id} has no such space (index ${index})`);
  return space;
}

/** Returns the corner that a space lies in, undefined on a straight. */
export function cornerOf<C extends Corner>(
  board: { readonly corners: readonly C[] },
  space: Space,
): C | undefined {
  return board.corners[space.corner];
}

/** Returns the corner that a space lies in, else the next one along the lap; undefined on a board without corners. */
export function cornerAhead<C extends Corner>(
  board: { readonly corners: readonly C[]; readonly ticks: number },
  space: Space,
): C | undefined {
  const ahead = ({ fromTick }: C) => (fromTick - space.tick + board.ticks) % board.ticks;
  const inOrder = board.corners.toSorted((one, other) => ahead(one) - ahead(other));
  return cornerOf(board, space) ?? inOrder[0];
}

/** Returns the length of a lap as the program shows it: the spaces of the shortest lane. */
export function lapSpaces(board: Board): number {
  return Math.min(...board.laneLengths);
}
