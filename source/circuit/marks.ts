// Marks: where a space begins in its lane and where it may lead. Straights, bends and drawings all become marks.

export interface Mark {
  /** Ticks from the line. */
  readonly tick: number;
  /** True when it leads to the next space of its lane. */
  readonly onward: boolean;
  readonly left: boolean;
  readonly right: boolean;
}

/**
 * Returns the marks of a straight: all lanes have the same number of spaces, and odd lanes begin half a space later.
 */
export function straightMarks(spaces: number, laneCount: number, fromTick: number): Mark[][] {
  return Array.from({ length: laneCount }, (_, lane) =>
    Array.from({ length: spaces }, (__, k) => ({
      tick: fromTick + (lane % 2) + 2 * k,
      onward: true,
      left: lane > 0,
      right: lane < laneCount - 1,
    })),
  );
}
