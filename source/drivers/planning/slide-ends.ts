// Where a car alone ends that must slide in a corner of a wet track: from every space with a stop still
// missing, with and without brakes that take spaces back.
import { spaceAt } from '../../circuit/board.ts';
import type { FormulaBoard, FormulaSpace } from '../../circuit/formula-board.ts';
import { type Passage, standing } from '../../rules/formula-de/chapters/movement/corners.ts';
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
  readonly #terrain: Terrain;
  readonly #due: number;
  readonly #beyond = new Map<string, readonly SlideEnd[]>();

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
      onceAt: () => 0,
      locksLane: true,
      skippingIsFatal: false,
      marksExcuse: true,
    };
    this.#terrain = terrain;
    this.#due = due;
    this.#bySpace = board.spaces.map(space => {
      const stops = board.corners[space.corner]?.stops ?? 0;
      return Array.from({ length: stops }, (_, i) => slideEnds(terrain, space, i + 1, due));
    });
  }

  /** Returns the ends for a car that has stopped on a space where `missing` stops were required, this one included. */
  at(space: number, missing: number): readonly SlideEnd[] {
    return this.#bySpace[space]?.[missing - 1] ?? [];
  }

  /**
   * Returns the ends for a car that has left corners too early and slides all the same (BR-33), on its lane; spaces
   * outside are those of the slide.
   *
   * @param overshot corners left too early in this move
   * @param laps crossings of the line after which the race goes on; the next one ends the slide
   */
  beyond(space: number, overshot: number, laps: number): readonly SlideEnd[] {
    const key = `${space} ${overshot} ${laps}`;
    const known = this.#beyond.get(key);
    if (known !== undefined) return known;
    const terrain = { ...this.#terrain, raceLaps: laps };
    const from: Passage = { ...standing(0, 0), overshot, rate: overshot };
    const ends = endsFrom(terrain, space, from, 0, this.#due);
    this.#beyond.set(key, ends);
    return ends;
  }
}

function slideEnds(
  terrain: Terrain,
  space: FormulaSpace,
  missing: number,
  due: number,
): readonly SlideEnd[] {
  const required = terrain.board.corners[space.corner]?.stops ?? 0;
  return endsFrom(terrain, space.index, standing(required - missing, 0), missing, due);
}

function endsFrom(
  terrain: Terrain,
  space: number,
  from: Passage,
  missing: number,
  due: number,
): readonly SlideEnd[] {
  const { board } = terrain;
  const { byLength, ended } = legalWays(terrain, space, from, due);
  const over = ended.filter(({ passage }) => passage.end === 'finished');
  const finished = over.map(
    ({ to, passage }): SlideEnd => ({
      to,
      missing: 0,
      outside: passage.due,
      brakes: 0,
      laps: passage.laps,
    }),
  );
  const moving = byLength.flatMap((layer, length) =>
    layer.map(({ to, passage }): SlideEnd => {
      const there = spaceAt(board, to);
      const inside = passage.overshot === 0;
      const short = inside ? missing - 1 : (board.corners[there.corner]?.stops ?? 0);
      const { due: outside, laps } = passage;
      return { to, missing: short, outside, brakes: due - length, laps };
    }),
  );
  return [...finished, ...moving];
}
