// What the ends of a move are worth while a lap is solved: the laps that follow are known, and every space beyond.
import { crossesLine, type FormulaBoard } from '../../circuit/formula-board.ts';
import { type SlideEnd, SlideEnds } from '../planning/ends/slide-ends.ts';
import type { BudgetCells } from './budget-cells.ts';
import { GEARS, type Slots } from './budget-table.ts';
import { CellCosts } from './cell-costs.ts';
import type { LapNumbers } from './lap-numbers.ts';
import { LINE, type Reach, SAME_CORNER } from './reach.ts';
import { PLAIN_LAP, type TireLap } from './tire-laps.ts';

interface Overshot {
  readonly space: number;
  readonly overshot: number;
  readonly outside: number;
}

/** The solved numbers of a lap: a column each, by slot and then by lever and budget. */
export interface LapColumns {
  /** Expected rolls before the gear is chosen. */
  readonly rolls: Float32Array<ArrayBuffer>;
  /** The same for a car that has spun there. */
  readonly spins: Float32Array;
  /** The same for a stop on a wet track with the slide still to come; only where stops are missing. */
  readonly stops: Float32Array;
}

export interface EndsOrder {
  /** Crossings of the line still to come after the next one. */
  readonly toCome: number;
  readonly tires: TireLap;
  /** What the tires do once the line is crossed; the same unless given. */
  readonly later?: TireLap;
}

export class LapEnds {
  readonly #reach: Reach;
  readonly #numbers: LapNumbers;
  readonly #cells: BudgetCells;
  readonly #costs: CellCosts;
  readonly #slots: Slots;
  readonly #slidesBy = new Map<number, SlideEnds>();
  /** Required stops of the corner of each space. */
  readonly #stopsOf: Int8Array;
  /** Ticks of each space behind the line. */
  readonly #ticks: Int32Array;
  /** Spaces to which a step across the line leads. */
  readonly #justBeyond: ReadonlySet<number>;
  /** By how much the number of a slot is ahead of that of its stop, by space. */
  readonly #aheadOfStops: Int32Array;
  readonly #face: Float32Array;
  readonly #slid: Float32Array;
  /** Ends of the place at hand for which nothing is paid: their column, and where in it they lie. */
  #freeIn: Float32Array | undefined;
  readonly #freeAt = new Int32Array(24);
  #free = 0;
  #toCome = 0;
  #tires: TireLap = PLAIN_LAP;
  #later: TireLap = PLAIN_LAP;
  #slides: SlideEnds | undefined;
  #laps: readonly LapColumns[] = [];

  constructor(reach: Reach, numbers: LapNumbers, slots: Slots) {
    const { board } = reach;
    this.#reach = reach;
    this.#numbers = numbers;
    this.#cells = numbers.cells;
    this.#costs = new CellCosts(numbers.cells);
    this.#slots = slots;
    this.#face = new Float32Array(numbers.cells.count);
    this.#slid = new Float32Array(numbers.cells.count);
    this.#stopsOf = Int8Array.from(board.spaces, ({ corner }) => board.corners[corner]?.stops ?? 0);
    this.#ticks = Int32Array.from(board.spaces, ({ lapTick }) => lapTick);
    this.#justBeyond = spacesBehindLine(board);
    this.#aheadOfStops = new Int32Array(board.spaces.length);
    slots.order.forEach(({ index }, before) => {
      this.#aheadOfStops[index] = before + 1;
    });
  }

  /** Turns to a lap, with its columns and those of the laps that follow. */
  turnTo({ toCome, tires, later = tires }: EndsOrder, laps: readonly LapColumns[]): void {
    this.#toCome = toCome;
    this.#tires = tires;
    this.#later = later;
    this.#slides = this.#slidesOf(tires.slide);
    this.#laps = laps;
  }

  slotOf(space: number, missing: number): number {
    return (this.#slots.first[space] ?? 0) + missing;
  }

  required(space: number): number {
    return this.#stopsOf[space] ?? 0;
  }

  /** Reports whether a move may end so far beyond the line that it had crossed it a space before. */
  endsBeyond(place: number): boolean {
    const { first } = this.#reach;
    const end = first[place + 1] ?? 0;
    for (let i = first[place] ?? 0; i < end; i++) if (this.#isBeyond(i)) return true;
    return false;
  }

  #isBeyond(end: number): boolean {
    const { to, laps } = this.#reach;
    const space = to[end] ?? LINE;
    if (space === LINE) return false;
    return (laps[end] ?? 0) > 0 && !this.#justBeyond.has(space);
  }

  /**
   * Computes the costs of the ends of a place.
   * @param lengthened leaves out those that an extra space may not lead to
   */
  relaxEnds(
    into: Float32Array,
    place: number,
    missing: number,
    gear: number,
    lengthened = false,
  ): void {
    const { first, to, outside, overshot, laps } = this.#reach;
    into.fill(Number.POSITIVE_INFINITY);
    const end = first[place + 1] ?? 0;
    for (let i = first[place] ?? 0; i < end; i++) {
      const crossed = laps[i] ?? 0;
      if (lengthened && this.#isBeyond(i)) continue;
      const paid = this.#due(outside[i] ?? 0, overshot[i] ?? 1, crossed, to[i] ?? LINE);
      if (to[i] === LINE) {
        // The last crossing is an end, those before it are not; beyond it no car spins.
        if (crossed === this.#toCome + 1)
          this.#costs.relax(into, 0, undefined, 0, undefined, 0, paid);
        continue;
      }
      if (crossed <= this.#toCome) this.#endAt(into, i, missing, gear, paid);
    }
    this.#relaxFree(into);
  }

  #endAt(into: Float32Array, end: number, missing: number, gear: number, paid: number): void {
    const space = this.#reach.to[end] ?? LINE;
    const crossed = this.#reach.laps[end] ?? 0;
    const outside = this.#reach.outside[end] ?? 0;
    const overshot = this.#reach.overshot[end] ?? 1;
    if (outside > 0 && this.#slides !== undefined && this.#numbers.slidesBeyond) {
      this.#slideBeyond(into, crossed, gear, { space, overshot, outside }, this.#slides);
      return;
    }
    const code = this.#reach.missing[end] ?? 0;
    const before = code === SAME_CORNER ? missing : this.required(space);
    if (this.#numbers.skids && this.#slides !== undefined && this.required(space) > 0) {
      const skid =
        outside > 0
          ? this.#slides.beyond(space, overshot, this.#toCome - crossed)
          : this.#slides.at(space, before);
      this.#skid(into, crossed, gear, skid, { space, overshot, outside });
      return;
    }
    const { count, spun } = this.#cells;
    const stops = before > 0 && (code === SAME_CORNER || code < before);
    const left = code === SAME_CORNER ? Math.max(0, missing - 1) : code;
    const there = this.#laps[crossed];
    const sliding = stops && this.#slides !== undefined;
    const slot = this.slotOf(space, sliding ? before : left);
    const source = sliding ? there?.stops : there?.rolls;
    const at = ((sliding ? this.#stopOf(space, before) : slot) * GEARS + gear - 1) * count;
    if (paid > 0 || source === undefined) {
      this.#costs.relax(into, 0, source, at, there?.spins, slot * spun, paid);
      return;
    }
    // Ends for which nothing is paid are gathered and relaxed together.
    if (source !== this.#freeIn || this.#free === this.#freeAt.length) this.#relaxFree(into);
    this.#freeIn = source;
    this.#freeAt[this.#free] = at;
    this.#free += 1;
  }

  #relaxFree(into: Float32Array): void {
    if (this.#freeIn !== undefined)
      this.#costs.relaxLeast(into, this.#freeIn, this.#freeAt, this.#free);
    this.#free = 0;
  }

  // A stop counts only where the skid ends (TR-23).
  #skid(
    into: Float32Array,
    crossed: number,
    gear: number,
    ends: readonly SlideEnd[],
    from: Overshot,
  ): void {
    for (const end of ends) {
      const over = crossed + end.laps;
      const due = this.#due(from.outside + end.outside, Math.max(1, from.overshot), over, end.to);
      this.#relaxFrom(into, over, gear, end, due);
    }
  }

  // Where a car that has left a corner too early slides on, no move ends before that slide (BR-33).
  #slideBeyond(
    into: Float32Array,
    crossed: number,
    gear: number,
    { space, overshot, outside }: Overshot,
    slides: SlideEnds,
  ): void {
    for (const end of slides.beyond(space, overshot, this.#toCome - crossed)) {
      const due = this.#due(outside + end.outside, overshot, crossed + end.laps, end.to);
      this.#slid.fill(Number.POSITIVE_INFINITY);
      this.#relaxFrom(this.#slid, crossed + end.laps, gear, end, due);
      this.#costs.relaxBraked(into, 0, this.#slid, 0, end.brakes);
    }
  }

  // Lowers each cell to the cost of an end after `crossed` crossings of the line; past the flag there is none.
  #relaxFrom(
    into: Float32Array,
    crossed: number,
    gear: number,
    { to, missing }: SlideEnd,
    due: number,
  ): void {
    const cells = this.#cells;
    const there = crossed > this.#toCome ? undefined : this.#laps[crossed];
    const slot = this.slotOf(to, missing);
    const from = (slot * GEARS + gear - 1) * cells.count;
    this.#costs.relax(into, 0, there?.rolls, from, there?.spins, slot * cells.spun, due);
  }

  /** Solves a stop with its slide, which leads to spaces that are already solved or over the line. */
  slide(space: number, missing: number, fatal: number): void {
    const [own] = this.#laps;
    if (own === undefined || this.#slides === undefined) return;
    const { stops } = own;
    const stop = this.#stopOf(space, missing);
    const cells = this.#cells;
    for (let lever = 1; lever <= GEARS; lever++) {
      const at = (stop * GEARS + lever - 1) * cells.count;
      stops.fill(fatal, at, at + cells.count);
      for (const end of this.#slides.at(space, missing)) {
        this.#face.fill(fatal);
        const due = this.#due(end.outside, 1, end.laps, end.to);
        this.#relaxFrom(this.#face, end.laps, lever, end, due);
        this.#costs.relaxBraked(stops, at, this.#face, 0, end.brakes);
      }
    }
  }

  #slidesOf(spaces: number): SlideEnds | undefined {
    if (spaces === 0) return undefined;
    const known = this.#slidesBy.get(spaces);
    if (known !== undefined) return known;
    const slides = new SlideEnds(this.#reach.board, spaces, this.#numbers);
    this.#slidesBy.set(spaces, slides);
    return slides;
  }

  // Returns the tire points due for spaces beyond the limits of corners, in the lap in which a limit is crossed: behind
  // the line where the end lies as far beyond that as beyond the limit.
  #due(outside: number, overshot: number, crossed: number, end: number): number {
    if (outside === 0) return 0;
    const isLater = crossed > 0 && end !== LINE && 2 * outside <= (this.#ticks[end] ?? 0) + 2;
    const { rate, once } = isLater ? this.#later : this.#tires;
    return outside * rate + overshot * once;
  }

  #stopOf(space: number, missing: number): number {
    return this.slotOf(space, missing) - (this.#aheadOfStops[space] ?? 0);
  }
}

function spacesBehindLine({ spaces }: FormulaBoard): ReadonlySet<number> {
  const crossed = spaces.flatMap(({ lapTick, next }) =>
    next.filter(({ to }) => crossesLine({ lapTick }, spaces[to] ?? { lapTick })),
  );
  return new Set(crossed.map(({ to }) => to));
}
