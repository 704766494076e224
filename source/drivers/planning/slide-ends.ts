// Where a car alone ends that must slide in a corner of a wet track: from every space with a stop still
// missing, with and without brakes that take spaces back.
import { spaceAt } from '../../circuit/board.ts';
import type { FormulaBoard, FormulaSpace } from '../../circuit/formula-board.ts';
import { standing } from '../../rules/formula-de/chapters/movement/corners.ts';
import { legalWays, type Terrain } from '../../rules/formula-de/chapters/movement/driving-code.ts';

/** An end of a slide. */
export interface SlideEnd {
  /** Index of the space. */
  readonly to: number;
  /** Stops still missing in the corner of that space at the end of the play. */
  readonly missing: number;
  /** Spaces beyond the limit of the corner. */
  readonly outside: number;
  /** Brake points spent. */
  readonly brakes: number;
  /** Crossings of the line. */
  readonly laps: number;
}

/** The ends of the slides of a board, by space and by the stops missing before the stop of the play. */
export class SlideEnds {
  readonly #bySpace: readonly (readonly (readonly SlideEnd[])[])[];

  /**
   *
   * @param due spaces of the slide
   * @param fatalMissing missing stops from which leaving a corner eliminates
   */
  constructor(board: FormulaBoard, due: number, fatalMissing: number) {
    const terrain: Terrain = {
      board,
      occupied: new Set(),
      dangerous: new Set(),
      pit: undefined,
      raceLaps: Number.POSITIVE_INFINITY,
      fatalMissing,
      rateAt: () => 1,
    };
    this.#bySpace = board.spaces.map(space => {
      const stops = board.corners[space.corner]?.stops ?? 0;
      return Array.from({ length: stops }, (_, i) => slideEnds(terrain, space, i + 1, due));
    });
  }

  /** Returns the ends for a car that has stopped on a space where `missing` stops were required, this one included. */
  at(space: number, missing: number): readonly SlideEnd[] {
    return this.#bySpace[space]?.[missing - 1] ?? [];
  }
}

function slideEnds(
  terrain: Terrain,
  space: FormulaSpace,
  missing: number,
  due: number,
): readonly SlideEnd[] {
  const { board } = terrain;
  const required = board.corners[space.corner]?.stops ?? 0;
  const { byLength } = legalWays(terrain, space.index, standing(required - missing, 0), due);
  return byLength.flatMap((layer, length) =>
    layer.map(({ to, passage }): SlideEnd => {
      const there = spaceAt(board, to);
      const inside = passage.overshot === 0;
      const short = inside ? missing - 1 : (board.corners[there.corner]?.stops ?? 0);
      const { due: outside, laps } = passage;
      return { to, missing: short, outside, brakes: due - length, laps };
    }),
  );
}
