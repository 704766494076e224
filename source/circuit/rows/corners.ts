// What is one corner (CFR-36): the parts under a flag, cut where they do not belong together and joined again where no
// row fits between them.
import { SPACE_METRES } from './ground.ts';
import { insideLimit } from './limits.ts';
import type { FlagParts, Part } from './parts.ts';

/** Parts whose spaces are connected. */
export interface CornerParts {
  /** Name of the flag; what is cut off from that flag is numbered from 2 on. */
  readonly name: string;
  /** In driving order. */
  readonly parts: readonly Part[];
}

/** An author's decision on whether a piece of road is one corner with the piece before it. */
export type Join = 'previous' | 'part';

/** Parts farther apart, or of limits farther apart, are corners of their own; ours. */
const GAP_METRES_MAX = 45;
const LIMIT_STEP_MAX = 40;
/** A corner of several parts is shorter than five spaces and has few of them; ours. */
const METRES_MAX = 5 * SPACE_METRES;
const PARTS_MAX = 3;
/** Half a row: less road between two corners is not a row of its own. */
const ROAD_METRES_MIN = 35;

/** Returns the pieces of road that belong together under each flag, in driving order. */
export function piecesOf(flags: readonly FlagParts[]): CornerParts[] {
  return flags.flatMap(({ flag, parts }) =>
    cut(parts).map((piece, k) => {
      return { name: k === 0 ? flag.name : `${flag.name} ${k + 1}`, parts: piece };
    }),
  );
}

/**
 * Returns the corners of a lap, pieces of road that are one corner joined.
 * @param joins what an author says of the piece with that name and the piece before it.
 */
export function cornersOf(
  pieces: readonly CornerParts[],
  joins: ReadonlyMap<string, Join>,
): CornerParts[] {
  const corners: CornerParts[] = [];
  for (const piece of pieces) {
    const before = corners.at(-1);
    if (before !== undefined && isJoined(before.parts, piece.parts, joins.get(piece.name))) {
      corners[corners.length - 1] = { ...before, parts: [...before.parts, ...piece.parts] };
    } else corners.push(piece);
  }
  return corners;
}

function isJoined(
  before: readonly Part[],
  piece: readonly Part[],
  join: Join | undefined,
): boolean {
  return join === undefined ? belongTogether(before, piece) : join === 'previous';
}

function cut(parts: readonly Part[]): Part[][] {
  const pieces: Part[][] = [];
  for (const part of parts) {
    const piece = pieces.at(-1);
    const before = piece?.at(-1);
    if (piece === undefined || before === undefined || isCut(before, part, piece)) {
      pieces.push([part]);
    } else piece.push(part);
  }
  return pieces;
}

function isCut(before: Part, part: Part, piece: readonly Part[]): boolean {
  return (
    part.from - before.to > GAP_METRES_MAX ||
    part.side !== before.side ||
    limitStep(before, part) > LIMIT_STEP_MAX ||
    metresOf([...piece, part]) > METRES_MAX
  );
}

function belongTogether(a: readonly Part[], b: readonly Part[]): boolean {
  const [last, next] = [a.at(-1), b[0]];
  if (last === undefined || next === undefined) return false;
  const parts = [...a, ...b];
  return (
    next.from >= last.to &&
    next.from - last.to < ROAD_METRES_MIN &&
    parts.length <= PARTS_MAX &&
    metresOf(parts) < METRES_MAX
  );
}

function limitStep(a: Part, b: Part): number {
  return Math.abs(insideLimit(a.mph) - insideLimit(b.mph));
}

function metresOf(parts: readonly Part[]): number {
  return (parts.at(-1)?.to ?? 0) - (parts[0]?.from ?? 0);
}
