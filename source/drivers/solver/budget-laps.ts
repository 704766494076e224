// A car alone with its points as a budget, solved exactly: expected rolls to the flag from every place, with every
// lever and every budget of tires, brakes and gearbox. One backward pass over the ticks for each lap is enough, because
// every move leads to a higher tick. What is left out: engine tests, super starts and stalls after a spin.
import { spaceAt } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { type SlideEnd, SlideEnds } from '../planning/slide-ends.ts';
import type { Budget, BudgetCells, Shift } from './budget-cells.ts';
import { BudgetTable, countFrom, GEARS, type Slots, slotsOf } from './budget-table.ts';
import type { FaceOdds, LapNumbers } from './lap-numbers.ts';
import { LINE, placeOf, type Reach, reachOf, SAME_CORNER } from './reach.ts';
import { usualLap } from './solved-laps.ts';
import { addFace, addRaised, relaxThrow } from './throw-means.ts';

/**
 * Costs that no point pays, in rolls: the end of the race on top of the rolls still to come, a spin, an engine point.
 */
export interface Penalties {
  readonly fatal: number;
  readonly spin: number;
  readonly engine: number;
}

/** Engine points that a car is taken to have beside the one that it may spend on a roll (TR-106). */
const SPARE_ENGINE = 2;

/** How often a roll that leads back to its own place is reckoned with: each time about half of the error is left. */
const ROUNDS_IN_PLACE = 16;

/** The end of a move of some length that has left corners too early, and the spaces outside so far. */
interface Overshot {
  readonly space: number;
  readonly overshot: number;
  readonly paid: number;
  readonly length: number;
}

/** Laps solved from the last one backwards: lap 0 ends at the flag, lap 1 leads into lap 0, and so on. */
export class BudgetLaps {
  readonly #reach: Reach;
  readonly #numbers: LapNumbers;
  readonly #penalties: Penalties;
  readonly #slides: SlideEnds | undefined;
  readonly #usualLap: number;
  readonly #slots: Slots;
  /** Expected rolls before the gear is chosen, by lap and then by slot, lever and budget. */
  readonly #laps: Float32Array<ArrayBuffer>[] = [];
  /** The same for a car that has spun there. */
  readonly #spins: Float32Array[] = [];
  /** The same for a stop on a wet track with the slide still to come; only where stops are missing. */
  readonly #stops: Float32Array[] = [];
  /** The same for an end in a corner from which the car skids on, where the book makes every such end skid (TR-117). */
  readonly #skids: Float32Array[] = [];
  /** Required stops of the corner of each space. */
  readonly #stopsRequired: Int8Array;
  /** By how much the number of a slot is ahead of that of its stop, by space. */
  readonly #aheadOfStops: Int32Array;
  readonly #cells: BudgetCells;
  /** Shifts that skip 0, 1, 2, … gears on the way down; more are forbidden. */
  readonly #shifts: readonly Shift[];
  readonly #byGear: readonly Float64Array[];
  readonly #byLength: Float64Array;
  /** The cheapest cost of each length with and without brakes, and the mean of a throw. */
  readonly #settled: Float64Array;
  readonly #mean: Float64Array;
  readonly #face: Float64Array;
  /** The lengths that the throws of each gear ask for, in rising order. */
  readonly #lengths: readonly (readonly number[])[];
  readonly #slid: Float64Array;

  /**
   *
   * @param laps laps to solve
   * @param slide spaces of the compulsory slide; 0 on a dry track
   * @param startTick tick from which one more lap is solved in part: the way from the grid to the line
   */
  constructor(
    board: FormulaBoard,
    numbers: LapNumbers,
    penalties: Penalties,
    laps: number,
    slide = 0,
    startTick = board.ticks,
  ) {
    this.#reach = reachOf(board, numbers);
    this.#numbers = numbers;
    this.#penalties = penalties;
    this.#slides = slide > 0 ? new SlideEnds(board, slide, numbers) : undefined;
    this.#cells = numbers.cells;
    const { count } = numbers.cells;
    this.#shifts = [{}, ...numbers.overRevving].map(price => numbers.cells.shift(price));
    this.#byGear = Array.from({ length: GEARS }, () => new Float64Array(count));
    this.#byLength = new Float64Array((numbers.longest + 1) * count);
    this.#settled = new Float64Array((numbers.longest + 1) * count);
    this.#mean = new Float64Array(count);
    this.#face = new Float64Array(count);
    this.#lengths = numbers.gears.map(lengthsOf);
    this.#slid = new Float64Array(count);
    this.#usualLap = usualLap(board);
    this.#slots = slotsOf(board);
    this.#stopsRequired = Int8Array.from(
      board.spaces,
      ({ corner }) => board.corners[corner]?.stops ?? 0,
    );
    this.#aheadOfStops = new Int32Array(board.spaces.length);
    this.#slots.order.forEach(({ index }, before) => {
      this.#aheadOfStops[index] = before + 1;
    });
    for (let lap = 0; lap < laps; lap++) this.#addLap(Number.NEGATIVE_INFINITY);
    this.#addLap(startTick);
  }

  /** Returns the solved laps. */
  get table(): BudgetTable {
    return new BudgetTable(this.#slots, this.#cells, this.#laps);
  }

  /**
   * Returns the expected rolls when the die of 1st gear is about to be rolled, this roll included: the start from the
   * grid.
   */
  rollsFromStart(lap: number, space: number, budget: Budget): number {
    const required = this.#required(space);
    this.#rollGear(lap, space, required, 1);
    return 1 + (this.#byGear[0]?.[this.#cells.cellOf(budget)] ?? Number.NaN);
  }

  #slotOf(space: number, missing: number): number {
    return (this.#slots.first[space] ?? 0) + missing;
  }

  #stopOf(space: number, missing: number): number {
    return this.#slotOf(space, missing) - (this.#aheadOfStops[space] ?? 0);
  }

  #required(space: number): number {
    return this.#stopsRequired[space] ?? 0;
  }

  #addLap(fromTick: number): void {
    const spaces = this.#slots.order.filter(({ lapTick }) => lapTick >= fromTick);
    const count = countFrom(this.#slots, fromTick);
    const cells = this.#cells.count;
    this.#laps.push(new Float32Array(count * GEARS * cells).fill(Number.NaN));
    this.#spins.push(new Float32Array(count * this.#cells.spun));
    if (this.#slides !== undefined) {
      const { skids } = this.#numbers;
      const states = skids ? count : count - spaces.length;
      const ends = new Float32Array(states * GEARS * cells);
      (skids ? this.#skids : this.#stops).push(ends);
    }
    const lap = this.#laps.length - 1;
    for (const { index, nextCost } of spaces) {
      const stops = this.#required(index);
      for (let missing = 0; missing <= stops; missing++) this.#solve(lap, index, missing);
      // One point of a skid buys no space there.
      if (nextCost > 1) {
        for (let missing = 0; missing <= stops; missing++) this.#skidFrom(lap, index, missing);
      }
      for (let missing = 1; missing <= stops; missing++) this.#slide(lap, index, missing);
    }
  }

  #fatal(lap: number, space: number): number {
    const { board } = this.#reach;
    const left = lap + 1 - spaceAt(board, space).lapTick / board.ticks;
    return this.#penalties.fatal + left * this.#usualLap;
  }

  // An engine point is worth the race if the rolls to come take all those beside it (TR-103, TRR-19).
  #boostPrice(lap: number, space: number): number {
    const { strain } = this.#numbers;
    if (strain === 0) return 0;
    const { board } = this.#reach;
    const left = lap + 1 - spaceAt(board, space).lapTick / board.ticks;
    return this.#penalties.fatal * chanceOfExactly(SPARE_ENGINE, strain * left * this.#usualLap);
  }

  #solve(lap: number, space: number, missing: number): void {
    const costs = this.#laps[lap];
    const cells = this.#cells;
    if (costs === undefined) return;
    this.#skidFrom(lap, space, missing);
    for (let gear = 1; gear <= GEARS; gear++) this.#rollGear(lap, space, missing, gear);
    const slot = this.#slotOf(space, missing);
    // A roll of one point in 1st buys no space where it costs two, and leads back to where it began (TRR-25).
    if (spaceAt(this.#reach.board, space).nextCost > 1) {
      for (let round = 0; round < ROUNDS_IN_PLACE; round++) {
        this.#shiftTo(costs, slot, 1);
        this.#skidFrom(lap, space, missing);
        this.#rollGear(lap, space, missing, 1);
      }
    }
    for (let lever = 1; lever <= GEARS; lever++) this.#shiftTo(costs, slot, lever);
    const first = this.#byGear[0];
    const spins = this.#spins[lap];
    if (first !== undefined && spins !== undefined) {
      cells.spunCells(spins, slot * cells.spun, first, 1 + this.#penalties.spin);
    }
  }

  // Computes the expected rolls with a lever from those after each gear.
  #shiftTo(costs: Float32Array, slot: number, lever: number): void {
    const cells = this.#cells;
    const at = (slot * GEARS + lever - 1) * cells.count;
    costs.fill(Number.POSITIVE_INFINITY, at, at + cells.count);
    for (let gear = 1; gear <= Math.min(GEARS, lever + 1); gear++) {
      const after = this.#byGear[gear - 1];
      const shift = this.#shifts[Math.max(0, lever - gear - 1)];
      if (after === undefined || shift === undefined) continue;
      // Points that are no part of the budget count as rolls.
      cells.relaxShifted(costs, at, after, shift, 1 + shift.toll * this.#penalties.engine);
    }
  }

  // Computes the expected rolls after the best throw of a gear, by budget, into the table of the gears.
  #rollGear(lap: number, space: number, missing: number, gear: number): void {
    const into = this.#byGear[gear - 1];
    const throws = this.#numbers.gears[gear - 1] ?? [];
    if (into === undefined) return;
    const fatal = this.#fatal(lap, space);
    const lengths = this.#lengths[gear - 1] ?? [];
    const longest = lengths.at(-1) ?? 0;
    const cells = this.#cells;
    const shortest = Math.max(1, (lengths[0] ?? 1) - cells.brakesMost);
    this.#byLength.fill(fatal, shortest * cells.count, (longest + 1) * cells.count);
    for (let length = shortest; length <= longest; length++) {
      this.#endsOf(lap, space, missing, gear, length);
      cells.settle(this.#settled, this.#byLength, length, shortest);
    }
    const [only, ...others] = throws;
    if (only === undefined) return;
    if (others.length === 0 && only.boosted === undefined) this.#average(only, into);
    else this.#bestThrow(throws, this.#boostPrice(lap, space), into);
  }

  #average({ faces, odds }: FaceOdds, mean: Float64Array): void {
    const { count } = this.#cells;
    mean.fill(0);
    for (let i = 0; i < faces.length; i++) {
      addFace(mean, this.#settled, (faces[i] ?? 0) * count, odds[i] ?? 0);
    }
  }

  #bestThrow(throws: readonly FaceOdds[], price: number, into: Float64Array): void {
    const cells = this.#cells;
    const settled = this.#settled;
    into.fill(Number.POSITIVE_INFINITY);
    for (const { faces, odds, boosted = faces } of throws) {
      this.#mean.fill(0);
      for (let i = 0; i < faces.length; i++) {
        const at = (faces[i] ?? 0) * cells.count;
        const raised = (boosted[i] ?? 0) * cells.count;
        if (raised === at) addFace(this.#mean, settled, at, odds[i] ?? 0);
        else addRaised(this.#mean, settled, at, raised, price, odds[i] ?? 0);
      }
      relaxThrow(into, this.#mean);
    }
  }

  // Computes the cheapest end of a move of a length, by budget.
  #endsOf(lap: number, space: number, missing: number, gear: number, length: number): void {
    const { first, to, outside, overshot, laps, missing: short } = this.#reach;
    const place = placeOf(this.#reach, space, missing, length);
    const into = this.#byLength;
    const cells = this.#cells;
    const { count, spun } = cells;
    const end = first[place + 1] ?? 0;
    for (let i = first[place] ?? 0; i < end; i++) {
      const space = to[i] ?? LINE;
      const crossed = laps[i] ?? 0;
      const paid = outside[i] ?? 0;
      if (space === LINE) {
        // The last crossing is an end, those before it are not; beyond it no car spins.
        if (crossed === lap + 1)
          cells.relax(into, length * count, undefined, 0, undefined, 0, paid);
        continue;
      }
      if (crossed > lap) continue;
      if (paid > 0 && this.#slides !== undefined && this.#numbers.slidesBeyond) {
        const from = { space, overshot: overshot[i] ?? 1, paid, length };
        this.#slideBeyond(lap - crossed, gear, from, this.#slides);
        continue;
      }
      const code = short[i] ?? 0;
      const before = code === SAME_CORNER ? missing : this.#required(space);
      if (this.#numbers.skids && this.#slides !== undefined && this.#required(space) > 0) {
        if (paid > 0) {
          const skid = this.#slides.beyond(space, overshot[i] ?? 1, lap - crossed);
          this.#skid(lap - crossed, gear, skid, paid, into, length * count);
          continue;
        }
        const skids = this.#skids[lap - crossed];
        const at = (this.#slotOf(space, before) * GEARS + gear - 1) * count;
        cells.relax(into, length * count, skids, at, undefined, 0, 0);
        continue;
      }
      const stops = before > 0 && (code === SAME_CORNER || code < before);
      const sliding = stops && this.#slides !== undefined;
      const left = code === SAME_CORNER ? Math.max(0, missing - 1) : code;
      const slot = this.#slotOf(space, sliding ? before : left);
      const source = (sliding ? this.#stops : this.#laps)[lap - crossed];
      const spins = this.#spins[lap - crossed];
      const at = ((sliding ? this.#stopOf(space, before) : slot) * GEARS + gear - 1) * count;
      cells.relax(into, length * count, source, at, spins, slot * spun, paid);
    }
  }

  // A skid from an end in a corner costs the same wherever the car came from, even from that very space (TRR-25).
  #skidFrom(lap: number, space: number, missing: number): void {
    const skids = this.#skids[lap];
    const ends = this.#slides?.at(space, missing) ?? [];
    if (skids === undefined || this.#required(space) === 0) return;
    const { count } = this.#cells;
    for (let lever = 1; lever <= GEARS; lever++) {
      const at = (this.#slotOf(space, missing) * GEARS + lever - 1) * count;
      skids.fill(Number.POSITIVE_INFINITY, at, at + count);
      this.#skid(lap, lever, ends, 0, skids, at);
    }
  }

  // A stop counts only where the skid ends (TRR-23).
  #skid(
    lap: number,
    gear: number,
    ends: readonly SlideEnd[],
    paid: number,
    into: Float64Array | Float32Array,
    at: number,
  ): void {
    const cells = this.#cells;
    for (const end of ends) {
      const left = lap - end.laps;
      const there = this.#slotOf(end.to, end.missing);
      const start = (there * GEARS + gear - 1) * cells.count;
      const due = paid + end.outside;
      const from = left < 0 ? undefined : this.#laps[left];
      const spins = left < 0 ? undefined : this.#spins[left];
      cells.relax(into, at, from, start, spins, there * cells.spun, due);
    }
  }

  // Where whoever has left a corner too early slides on, no move ends before that slide (BR-33).
  #slideBeyond(lap: number, gear: number, from: Overshot, slides: SlideEnds): void {
    const { space, overshot, paid, length } = from;
    const cells = this.#cells;
    for (const end of slides.beyond(space, overshot, lap)) {
      const left = lap - end.laps;
      const there = this.#slotOf(end.to, end.missing);
      const at = (there * GEARS + gear - 1) * cells.count;
      this.#slid.fill(Number.POSITIVE_INFINITY);
      const due = paid + end.outside;
      if (left < 0) cells.relax(this.#slid, 0, undefined, 0, undefined, 0, due);
      else {
        const spins = this.#spins[left];
        cells.relax(this.#slid, 0, this.#laps[left], at, spins, there * cells.spun, due);
      }
      cells.relaxBraked(this.#byLength, length * cells.count, this.#slid, 0, end.brakes);
    }
  }

  // A slide leads to spaces that are already solved, or over the line.
  #slide(lap: number, space: number, missing: number): void {
    const stops = this.#stops[lap];
    if (stops === undefined) return;
    const stop = this.#stopOf(space, missing);
    const fatal = this.#fatal(lap, space);
    const cells = this.#cells;
    for (let lever = 1; lever <= GEARS; lever++) {
      const at = (stop * GEARS + lever - 1) * cells.count;
      stops.fill(fatal, at, at + cells.count);
      for (const end of this.#slides?.at(space, missing) ?? []) {
        const there = this.#slotOf(end.to, end.missing);
        const source = end.laps > lap ? undefined : this.#laps[lap - end.laps];
        const spins = end.laps > lap ? undefined : this.#spins[lap - end.laps];
        this.#face.fill(fatal);
        const from = (there * GEARS + lever - 1) * cells.count;
        cells.relax(this.#face, 0, source, from, spins, there * cells.spun, end.outside);
        cells.relaxBraked(stops, at, this.#face, 0, end.brakes);
      }
    }
  }
}

function lengthsOf(throws: readonly FaceOdds[]): readonly number[] {
  const all = throws.flatMap(({ faces, boosted = [] }) => [...faces, ...boosted]);
  return [...new Set(all)].toSorted((a, b) => a - b);
}

// Poisson's law.
function chanceOfExactly(count: number, expected: number): number {
  let chance = Math.exp(-expected);
  for (let made = 1; made <= count; made++) chance *= expected / made;
  return chance;
}
