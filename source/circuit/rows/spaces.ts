// How many spaces the road has: the running distance in spaces, rounded as a running sum so that the lap keeps its
// length.
import type { CornerParts } from './corners.ts';
import type { Part } from './parts.ts';

/** The fewest spaces of a part and of a chicane, and the fewest rows between two corners; ours. */
const PART_SPACES_MIN = 1;
const CHICANE_SPACES_MIN = 2;
const ROWS_MIN = 1;

export interface SpacedCorner extends CornerParts {
  readonly rowsBefore: number;
  /** Spaces of the inside lane, by part. */
  readonly spaces: readonly number[];
}

export interface SpacedLap {
  readonly corners: readonly SpacedCorner[];
  /** Rows from the last corner to the line. */
  readonly rowsAfter: number;
}

/**
 * Returns the corners of a lap with their spaces and the rows between them.
 * @param wished the spaces of each lane that an author wants of a corner.
 */
export function spacedLap(
  corners: readonly CornerParts[],
  lengthMetres: number,
  spaceMetres: number,
  wished: (corner: CornerParts) => readonly number[] | undefined,
): SpacedLap {
  let passed = 0;
  const upTo = (metres: number, least: number) => {
    const spaces = Math.max(Math.round(metres / spaceMetres) - passed, least);
    passed += spaces;
    return spaces;
  };
  const spaced = corners.map(corner => {
    const rowsBefore = upTo(corner.parts[0]?.from ?? 0, ROWS_MIN);
    const entered = passed;
    const spaces = corner.parts.map((part, k) =>
      upTo(endOf(part, corner.parts[k + 1]), fewestSpaces(part)),
    );
    const inside = wished(corner);
    if (inside !== undefined) passed = entered + Math.min(...inside);
    return { ...corner, rowsBefore, spaces };
  });
  return { corners: spaced, rowsAfter: upTo(lengthMetres, ROWS_MIN) };
}

/** Returns where a part ends; the road between two parts of a corner belongs half to each. */
function endOf(part: Part, next: Part | undefined): number {
  return next === undefined ? part.to : (part.to + next.from) / 2;
}

function fewestSpaces(part: Part): number {
  return part.side === undefined ? CHICANE_SPACES_MIN : PART_SPACES_MIN;
}
