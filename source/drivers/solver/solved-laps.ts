// The exact solver of a car alone: expected cost from every place to the end of the last lap. One backward pass over
// the ticks for each lap is enough, because every move leads to a higher tick.
import { spaceAt } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { type SlideEnd, SlideEnds } from '../planning/ends/slide-ends.ts';
import type { LapNumbers } from './lap-numbers.ts';
import { DRY_HARD, type Grip, type PenaltyCosts } from './penalty-costs.ts';
import { LINE, placeOf, type Reach, reachOf, SAME_CORNER } from './reach.ts';

const GEARS = 6;
/** Numbers of missing stops, 0 to 3, and of gearbox points, 0 to 3. */
const SHORT = 4;
const GEARBOX = 4;

/** How often the value of a roll that leads back to its own place is improved: each time about half of the error is left. */
const ROUNDS_IN_PLACE = 32;

/** Most brake points that a move of a trial is shortened by. */
const BRAKES = 4;

/** Returns the number of a car's state: where it stands, stops missing in its corner, lever, gearbox points. */
export function stateOf(space: number, missing: number, lever: number, gearbox: number): number {
  return ((space * SHORT + missing) * GEARBOX + gearbox) * GEARS + lever - 1;
}

/** Laps solved from the last one backwards: lap 0 ends at the finish, lap 1 leads into lap 0, and so on. */
export class SolvedLaps {
  readonly #reach: Reach;
  readonly #numbers: LapNumbers;
  readonly #penalties: PenaltyCosts;
  readonly #grip: Grip;
  readonly #slides: SlideEnds | undefined;
  readonly #required: Int8Array;
  readonly #usualLap: number;
  /** Expected cost before the gear is chosen, by lap and state. */
  readonly #laps: Float64Array[] = [];
  /**
   * Expected cost of a stop on a wet track with the slide still to come; the state counts the stops missing before it.
   */
  readonly #stops: Float64Array[] = [];
  /** Costs of the lengths of one gear that have been looked at. */
  readonly #known: Float64Array;
  /** Costs after each gear, with one gearbox point less and with the present ones. */
  #poorer = new Float64Array(GEARS);
  #byGear = new Float64Array(GEARS);

  constructor(
    board: FormulaBoard,
    numbers: LapNumbers,
    penalties: PenaltyCosts,
    laps: number,
    grip = DRY_HARD,
  ) {
    this.#reach = reachOf(board, numbers);
    this.#numbers = numbers;
    this.#penalties = penalties;
    this.#grip = grip;
    this.#slides = grip.slide > 0 ? new SlideEnds(board, grip.slide, numbers) : undefined;
    this.#required = Int8Array.from(board.spaces, space => board.corners[space.corner]?.stops ?? 0);
    this.#usualLap = usualLap(board);
    this.#known = new Float64Array(numbers.longest + 1);
    for (let lap = 0; lap < laps; lap++) this.#addLap();
  }

  /** Returns the expected cost before the gear is chosen, this roll included. */
  costAt(lap: number, state: number): number {
    return this.#laps[lap]?.[state] ?? Number.NaN;
  }

  /** Returns the expected cost when the best throw of a gear is about to be made, this roll not counted. */
  costInGear(lap: number, space: number, missing: number, gear: number, gearbox = 0): number {
    const throws = this.#numbers.gears[gear - 1] ?? [];
    let best = Number.POSITIVE_INFINITY;
    this.#known.fill(Number.NaN);
    for (const { faces, odds, boosted } of throws) {
      let sum = 0;
      for (let i = 0; i < faces.length; i++) {
        const face = faces[i] ?? 0;
        const raised = boosted?.[i] ?? face;
        let least = this.#faceCost(lap, space, missing, gear, gearbox, face);
        if (raised !== face) {
          const after = this.#faceCost(lap, space, missing, gear, gearbox, raised);
          least = Math.min(least, after + this.#penalties.boost);
        }
        sum += least * (odds[i] ?? 0);
      }
      if (sum < best) best = sum;
    }
    return best;
  }

  // Different throws ask for the same lengths.
  #faceCost(
    lap: number,
    space: number,
    missing: number,
    gear: number,
    gearbox: number,
    thrown: number,
  ): number {
    const { wing } = this.#grip;
    const face = Math.min(thrown, wing?.most[gear] ?? thrown);
    const known = this.#known[face] ?? Number.NaN;
    if (!Number.isNaN(known)) return known;
    const fatal = this.#penalties.fatal + this.#usualRollsLeft(lap, space);
    const cost = (length: number) =>
      this.#leastCost(lap, placeOf(this.#reach, space, missing, length), missing, gear, gearbox);
    let least = cost(face);
    if (this.#grip.bonus && face < this.#reach.longest) least = Math.min(least, cost(face + 1));
    if (wing !== undefined && face > wing.shorter) {
      const place = placeOf(this.#reach, space, missing, face - wing.shorter);
      least = Math.min(least, this.#leastCost(lap, place, missing, gear, gearbox, true));
    }
    const { point } = this.#penalties;
    if (point !== undefined) {
      for (let brakes = 1; brakes <= Math.min(BRAKES, face - 1); brakes++) {
        least = Math.min(least, cost(face - brakes) + brakes * point);
      }
    }
    least = Math.min(least, fatal);
    this.#known[face] = least;
    return least;
  }

  #addLap(): void {
    const { board } = this.#reach;
    const costs = new Float64Array(stateOf(board.spaces.length, 0, 1, 0)).fill(Infinity);
    this.#laps.push(costs);
    if (this.#slides !== undefined) this.#stops.push(new Float64Array(costs.length));
    const order = [...board.spaces].sort((a, b) => b.lapTick - a.lapTick || a.index - b.index);
    for (const { index, corner } of order) {
      const stops = board.corners[corner]?.stops ?? 0;
      for (let missing = 0; missing <= stops; missing++) this.#solve(costs, index, missing);
      for (let missing = 1; missing <= stops; missing++) this.#slide(index, missing);
    }
  }

  // A slide leads to spaces that are already solved, or over the line.
  #slide(space: number, missing: number): void {
    const lap = this.#laps.length - 1;
    const stops = this.#stops[lap];
    if (stops === undefined) return;
    const ends = this.#slides?.at(space, missing) ?? [];
    const fatal = this.#penalties.fatal + this.#usualRollsLeft(lap, space);
    for (let gearbox = 0; gearbox <= this.#penalties.gearbox; gearbox++) {
      for (let lever = 1; lever <= GEARS; lever++) {
        const least = this.#leastSlide(ends, lap, lever, gearbox, fatal);
        stops[stateOf(space, missing, lever, gearbox)] = least;
      }
    }
  }

  // Returns the cost of the cheapest end of a slide, what was paid before it not counted, at most `fatal`.
  #leastSlide(
    ends: readonly SlideEnd[],
    lap: number,
    lever: number,
    gearbox: number,
    fatal: number,
  ): number {
    let least = fatal;
    for (const { to, missing, outside, brakes, laps } of ends) {
      const paid =
        outside * this.#penalties.outside + (brakes > 0 ? brakes * this.#penalties.brake : 0);
      const ahead = this.#laps[lap - laps]?.[stateOf(to, missing, lever, gearbox)] ?? 0;
      least = Math.min(least, paid + ahead);
    }
    return least;
  }

  #solve(costs: Float64Array, space: number, missing: number): void {
    const lap = this.#laps.length - 1;
    // Without a gearbox point no gear is skipped; a trial has no limit on the gearbox.
    const free = this.#penalties.gearbox === 0;
    // A roll of one point in 1st buys no space where it costs two, and leads back to where it began (TRR-25).
    const { nextCost } = spaceAt(this.#reach.board, space);
    const rounds = nextCost > 1 ? ROUNDS_IN_PLACE : 1;
    this.#poorer.fill(Number.POSITIVE_INFINITY);
    for (let gearbox = 0; gearbox <= this.#penalties.gearbox; gearbox++) {
      for (let gear = 1; gear <= GEARS; gear++) {
        this.#byGear[gear - 1] = this.costInGear(lap, space, missing, gear, gearbox);
      }
      const afterSkip = free ? this.#byGear : this.#poorer;
      for (let round = 1; round < rounds; round++) {
        costs[stateOf(space, missing, 1, gearbox)] = 1 + this.#bestGear(1, afterSkip);
        this.#byGear[0] = this.costInGear(lap, space, missing, 1, gearbox);
      }
      for (let lever = 1; lever <= GEARS; lever++) {
        costs[stateOf(space, missing, lever, gearbox)] = 1 + this.#bestGear(lever, afterSkip);
      }
      [this.#poorer, this.#byGear] = [this.#byGear, this.#poorer];
    }
  }

  #bestGear(lever: number, afterSkip: Float64Array): number {
    let best = Number.POSITIVE_INFINITY;
    for (let gear = 1; gear <= Math.min(GEARS, lever + 1); gear++) {
      const skipped = lever - gear - 1;
      if (skipped > this.#numbers.overRevving.length) continue;
      const after = (skipped > 0 ? afterSkip : this.#byGear)[gear - 1] ?? best;
      best = Math.min(best, after + (skipped > 0 ? this.#skipCost(skipped) : 0));
    }
    return best;
  }

  // Returns what the points of skipping gears cost where points count.
  #skipCost(skipped: number): number {
    const { point } = this.#penalties;
    if (point === undefined) return 0;
    const price = this.#numbers.overRevving[skipped - 1] ?? {};
    return point * Object.values(price).reduce((sum, amount) => sum + amount, 0);
  }

  // Returns the cost of the cheapest end of a roll; infinite when every way out is fatal.
  #leastCost(
    lap: number,
    place: number,
    missing: number,
    gear: number,
    gearbox: number,
    inCorner = false,
  ): number {
    const { first, to, outside, laps } = this.#reach;
    const end = first[place + 1] ?? 0;
    let best = Number.POSITIVE_INFINITY;
    for (let i = first[place] ?? 0; i < end; i++) {
      const space = to[i] ?? LINE;
      if (inCorner && (space === LINE || (this.#required[space] ?? 0) === 0)) continue;
      const crossed = laps[i] ?? 0;
      let cost = (outside[i] ?? 0) * this.#penalties.outside;
      if (space === LINE) {
        // The last crossing is an end, those before it are not.
        if (crossed !== lap + 1) continue;
      } else {
        if (crossed > lap) continue;
        cost += this.#costThere(lap - crossed, i, space, missing, gear, gearbox);
      }
      if (cost < best) best = cost;
    }
    return best;
  }

  // Returns the cost after an end of the reach: first the slide, if it makes a stop on a wet track.
  #costThere(
    lap: number,
    end: number,
    space: number,
    missing: number,
    gear: number,
    gearbox: number,
  ): number {
    const code = this.#reach.missing[end] ?? 0;
    const outside = this.#reach.outside[end] ?? 0;
    if (outside > 0 && this.#slides !== undefined && this.#numbers.slidesBeyond) {
      const overshot = this.#reach.overshot[end] ?? 1;
      const ends = this.#slides.beyond(space, overshot, lap);
      return this.#leastSlide(ends, lap, gear, gearbox, Number.POSITIVE_INFINITY);
    }
    if (this.#slides !== undefined) {
      const before = code === SAME_CORNER ? missing : (this.#required[space] ?? 0);
      const stops = before > 0 && (code === SAME_CORNER || code < before);
      if (stops) return this.#stops[lap]?.[stateOf(space, before, gear, gearbox)] ?? 0;
    }
    const left = code === SAME_CORNER ? Math.max(0, missing - 1) : code;
    return this.#laps[lap]?.[stateOf(space, left, gear, gearbox)] ?? 0;
  }

  #usualRollsLeft(lap: number, space: number): number {
    const { board } = this.#reach;
    return (lap + 1 - spaceAt(board, space).lapTick / board.ticks) * this.#usualLap;
  }
}

/**
 * Returns a rule of thumb for the rolls of a flying lap, accurate to a roll or two: some for each stop and some for the
 * way.
 */
export function usualLap(board: FormulaBoard): number {
  const stops = board.corners.reduce((sum, corner) => sum + corner.stops, 0);
  return 0.84 * stops + (0.059 * board.ticks) / 2;
}
