// Joins a line that a file holds in several pieces, in any order and either direction, end to end.
import type { Point } from '../board.ts';
import { toPlane, unitOf } from './plane.ts';

/** Largest distance in metres between ends that meet. */
const JOINT_METRES_MAX = 60;
/** A line whose own ends lie closer is a ring, not a piece of a longer line. */
const RING_METRES_MAX = 1;
/** More pieces than any circuit is cut into; only the longest are considered. */
const PIECES_MAX = 500;

interface Piece {
  readonly index: number;
  readonly reversed: boolean;
}

interface Joined {
  readonly points: readonly Point[];
  readonly pieces: number;
}

/**
 * Returns the line with the most points, joined with every other line that continues it, until the ends of the whole
 * lie closer to each other than to any piece. When they meet, it begins with the piece that comes first in the file, in
 * the direction of that piece.
 */
export function joinPieces(lines: readonly (readonly Point[])[]): Joined {
  const longest = lines.reduce(
    (best, line, i) => (line.length > sizeOf(lines, best) ? i : best),
    0,
  );
  const ends = endsOf(lines, unitOf(lines[longest] ?? []));
  const isPiece = (index: number) =>
    index !== longest && gapOf([{ index, reversed: false }], ends) > RING_METRES_MAX;
  const open = lines
    .flatMap((_, index) => (isPiece(index) ? [index] : []))
    .sort((a, b) => sizeOf(lines, b) - sizeOf(lines, a))
    .slice(0, PIECES_MAX);
  let chain: readonly Piece[] = [{ index: longest, reversed: false }];
  for (;;) {
    const next = nearest(chain, open, ends);
    if (next === undefined) break;
    chain = next.chain;
    open.splice(open.indexOf(next.index), 1);
  }
  const ordered = gapOf(chain, ends) <= JOINT_METRES_MAX ? fromFirst(chain) : chain;
  return {
    points: ordered.flatMap(({ index, reversed }) => {
      const points = lines[index] ?? [];
      return reversed ? points.toReversed() : points;
    }),
    pieces: ordered.length,
  };
}

type Ends = readonly (readonly [first: Point, last: Point])[];

// Returns the first and last point of each line, in metres.
function endsOf(lines: readonly (readonly Point[])[], unit: 'degrees' | 'metres'): Ends {
  const corners = lines.flatMap(line => [line[0] ?? NOWHERE, line.at(-1) ?? NOWHERE]);
  const plane = unit === 'degrees' ? toPlane(corners) : corners;
  return lines.map((_, i) => [plane[2 * i] ?? NOWHERE, plane[2 * i + 1] ?? NOWHERE]);
}

const NOWHERE: Point = { x: 0, y: 0 };

function sizeOf(lines: readonly (readonly Point[])[], index: number): number {
  return lines[index]?.length ?? 0;
}

/** Returns the chain with the piece closest to one of its ends, undefined when the ends are closer to each other. */
function nearest(chain: readonly Piece[], open: readonly number[], ends: Ends) {
  let least = Math.min(JOINT_METRES_MAX, gapOf(chain, ends));
  let best: { readonly index: number; readonly chain: readonly Piece[] } | undefined;
  for (const index of open) {
    for (const reversed of [false, true]) {
      const piece = { index, reversed };
      for (const longer of [
        [...chain, piece],
        [piece, ...chain],
      ]) {
        const joint = longer[0] === piece ? 0 : longer.length - 2;
        const gap = distance(end(longer[joint], ends), start(longer[joint + 1], ends));
        if (gap < least) [least, best] = [gap, { index, chain: longer }];
      }
    }
  }
  return best;
}

/** Returns the closed chain from the first piece of the file on, in the direction of that piece. */
function fromFirst(chain: readonly Piece[]): readonly Piece[] {
  const first = Math.min(...chain.map(({ index }) => index));
  const isTurned = chain.some(({ index, reversed }) => index === first && reversed);
  const driven = isTurned
    ? chain.toReversed().map(({ index, reversed }) => ({ index, reversed: !reversed }))
    : chain;
  const at = driven.findIndex(({ index }) => index === first);
  return [...driven.slice(at), ...driven.slice(0, at)];
}

function gapOf(chain: readonly Piece[], ends: Ends): number {
  return distance(end(chain.at(-1), ends), start(chain[0], ends));
}

function start(piece: Piece | undefined, ends: Ends): Point {
  const [first, last] = ends[piece?.index ?? -1] ?? [NOWHERE, NOWHERE];
  return piece?.reversed === true ? last : first;
}

function end(piece: Piece | undefined, ends: Ends): Point {
  const [first, last] = ends[piece?.index ?? -1] ?? [NOWHERE, NOWHERE];
  return piece?.reversed === true ? first : last;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}
