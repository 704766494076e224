// The places where a circuit passes over itself. The road that is driven later is drawn as the bridge.
import type { Board, Point } from '../../circuit/board.ts';

export interface Crossing {
  readonly below: number;
  readonly above: number;
}

const CROSSINGS = new WeakMap<Board, readonly Crossing[]>();

export function crossingsOf(board: Board): readonly Crossing[] {
  const known = CROSSINGS.get(board);
  if (known !== undefined) return known;
  const found = crossingsIn(board.outline);
  CROSSINGS.set(board, found);
  return found;
}

function crossingsIn(outline: readonly Point[]): readonly Crossing[] {
  const legs = outline.map((from, tick) => ({
    from,
    to: outline[(tick + 1) % outline.length] ?? from,
  }));
  return legs.flatMap((leg, below) =>
    // Neighbouring legs share a point without crossing.
    legs.flatMap((other, above) =>
      above > below + 1 && above - below < legs.length - 1 && cross(leg, other)
        ? [{ below, above }]
        : [],
    ),
  );
}

interface Leg {
  readonly from: Point;
  readonly to: Point;
}

/** Reports whether the ends of each leg lie on different sides of the other. */
function cross(one: Leg, other: Leg): boolean {
  return (
    side(one, other.from) * side(one, other.to) < 0 &&
    side(other, one.from) * side(other, one.to) < 0
  );
}

/** Returns a number that is positive left of a leg and negative right of it. */
function side({ from, to }: Leg, point: Point): number {
  return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
}
