// Where a car alone ends that must slide in a corner of a wet track: from every space with a stop still
// missing, with and without brakes that take spaces back.
import { spaceAt } from '../../../circuit/board.ts';
import type { FormulaBoard, FormulaSpace } from '../../../circuit/formula-board.ts';
import { type Passage, standing } from '../../../rules/formula-de/chapters/movement/corners.ts';
import {
  legalWays,
  type Terrain,
} from '../../../rules/formula-de/chapters/movement/driving-code.ts';
import type { LapNumbers } from '../../solver/lap-numbers.ts';

export interface SlideEnd {
  /** Index of the space. */
  readonly to: number;
  /** Stops still missing in the corner of that space at the end of the play. */
  readonly missing: number;
  /** Spaces beyond the limit of the corner. */
  readonly outside: number;
  readonly brakes: number;
  /** Crossings of the line. */
  readonly laps: number;
}

export type SlideRules = Pick<LapNumbers, 'fatalMissing' | 'beyond' | 'skids'>;

/** The ends of the slides of a board, by space and by the stops missing before the stop of the play. */
export class SlideEnds {
  readonly #bySpace: readonly (readonly (readonly SlideEnd[])[])[];
  readonly #terrain: Terrain;
  readonly #due: number;
  readonly #rules: SlideRules;
  readonly #beyond = new Map<string, readonly SlideEnd[]>();

  /**
   *
   * @param due spaces of the slide
   * @param rules what the book says of corners and slides
   */
  constructor(board: FormulaBoard, due: number, rules: SlideRules) {
    const { locksLane, skippingIsFatal } = rules.beyond;
    const terrain: Terrain = {
      board,
      occupied: new Set(),
      dangerous: new Set(),
      pit: undefined,
      raceLaps: Number.POSITIVE_INFINITY,
      fatalMissing: rules.fatalMissing,
      rateAt: () => 1,
      onceAt: () => 0,
      locksLane,
      skippingIsFatal,
      marksExcuse: true,
    };
    this.#terrain = terrain;
    this.#due = due;
    this.#rules = rules;
    this.#bySpace = board.spaces.map(space => {
      const stops = board.corners[space.corner]?.stops ?? -1;
      return Array.from({ length: stops + 1 }, (_, missing) =>
        missing === 0 && !rules.skids ? [] : this.#from(space, standing(stops - missing, 0)),
      );
    });
  }

  /** Returns the ends for a car that has stopped on a space where `missing` stops were required, this one included. */
  at(space: number, missing: number): readonly SlideEnd[] {
    return this.#bySpace[space]?.[missing] ?? [];
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
    const from: Passage = { ...standing(0, 0), overshot, rate: overshot };
    const ends = this.#from(spaceAt(this.#terrain.board, space), from, laps);
    this.#beyond.set(key, ends);
    return ends;
  }

  #from(
    { index }: FormulaSpace,
    from: Passage,
    raceLaps = Number.POSITIVE_INFINITY,
  ): readonly SlideEnd[] {
    const due = this.#due;
    const { skids, beyond } = this.#rules;
    const { byLength, ended } = legalWays({ ...this.#terrain, raceLaps }, index, from, due);
    const over = ended.filter(({ passage }) => passage.end === 'finished');
    const finished = over.map(
      ({ to, passage: { due: outside, laps } }): SlideEnd => ({
        to,
        missing: 0,
        outside,
        brakes: 0,
        laps,
      }),
    );
    // Brakes take nothing back from a skid (TRR-21).
    const layers = byLength.map((layer, length) => (skids && length < due ? [] : layer));
    const moving = layers.flatMap((layer, length) =>
      layer.map(({ to, passage }): SlideEnd => {
        const required =
          this.#terrain.board.corners[spaceAt(this.#terrain.board, to).corner]?.stops;
        const counts = passage.overshot === 0 || beyond.stopsBeyond ? 1 : 0;
        const missing = Math.max(0, (required ?? 0) - passage.stops - counts);
        return { to, missing, outside: passage.due, brakes: due - length, laps: passage.laps };
      }),
    );
    return [...finished, ...moving];
  }
}
