// The turns that a car alone needs to the flag, exactly: by place, speed, what is paid in the corner, crossings of the line
// to come and wear. Solved backwards, from the last space of the last lap; one solve answers every smaller stock of wear.
import { ROW_TICKS } from '../../../circuit/rows/layout.ts';
import { SPEED_STEP } from '../../../rules/championship-formula/car.ts';
import { TableMemory } from '../../../rules/kit/table-memory.ts';
import { type Ends, STEPS_MOST } from './ends.ts';
import { bindsSpeed, isNoseOnLine, type Node, type Road } from './nodes.ts';
import {
  MARK_A_LAP,
  OUT,
  ROW_BEYOND,
  RUIN,
  type SoloCar,
  SPIN,
  type TestOffer,
} from './solo-numbers.ts';

export interface SoloProblem {
  readonly road: Road;
  readonly ends: Ends;
  readonly car: SoloCar;
  readonly crossings: number;
  readonly wearMost: number;
  /** The ways to make a test; none for a car that throws no dice. */
  readonly tests: readonly TestOffer[];
  /** Steps by which a car that fails a test for speed is slower than it planned. */
  readonly failedSteps: number;
}

const SPEEDS = STEPS_MOST + 1;

/** The solved turns of a car. Speeds are in steps; 0 is a car that has spun and has to begin again (CFR-146). */
export class SoloTable {
  readonly problem: SoloProblem;
  /** By crossings to come less one, node, speed and wear. */
  readonly turns: Float32Array<ArrayBuffer>;
  readonly #stride: number;
  readonly #finish: Float32Array;
  /** Turns after a move at each speed, by speed and wear: any move, and moves that cost nothing in corners. */
  readonly #all: Float32Array;
  readonly #free: Float32Array;

  constructor(problem: SoloProblem, solved?: Float32Array<ArrayBuffer>) {
    const { road, crossings, wearMost } = problem;
    this.problem = problem;
    this.#stride = SPEEDS * (wearMost + 1);
    this.#finish = Float32Array.from(road.nodes, node => finishOf(node, road));
    this.#all = new Float32Array(this.#stride);
    this.#free = new Float32Array(this.#stride);
    this.turns = solved ?? new TableMemory().take(crossings * road.nodes.length * this.#stride);
    if (solved === undefined) this.#solve();
  }

  /** Returns the turns to the flag of a car that ends its turn on a node; 0 speed is a car that has spun. */
  turnsAt(crossings: number, node: Node, steps: number, wear: number): number {
    const { nodes } = this.problem.road;
    const at = ((crossings - 1) * nodes.length + node.index) * this.#stride;
    return this.turns[at + steps * (this.problem.wearMost + 1) + wear] ?? RUIN;
  }

  /**
   * Returns the turns still to come after the best move at a speed from a node, the move itself not counted.
   * @param freeOnly whether it may cost nothing in corners (CFR-59)
   * @param dread turns by which a driver dreads each wear, beside what it is worth
   */
  turnsAfter(
    crossings: number,
    node: Node,
    steps: number,
    wear: number,
    freeOnly = false,
    dread = 0,
  ): number {
    const { first, node: end, cost, crossed } = this.problem.ends;
    const from = node.index * SPEEDS + steps;
    let best = RUIN;
    for (let at = first[from] ?? 0; at < (first[from + 1] ?? 0); at++) {
      const paid = cost[at] ?? 0;
      if (paid > wear || (freeOnly && paid > 0)) continue;
      const turns =
        this.#afterEnd(crossings, end[at] ?? 0, crossed[at] ?? 0, steps, wear - paid) +
        paid * dread;
      if (turns < best) best = turns;
    }
    return best;
  }

  /** Returns the turns to the flag after a move has ended on a node, 0 or less when it is reached. */
  turnsFrom(crossings: number, node: Node, steps: number, wear: number): number {
    return this.#afterEnd(crossings, node.index, 0, steps, wear);
  }

  #afterEnd(crossings: number, end: number, crossed: number, steps: number, wear: number): number {
    const left = crossings - crossed;
    const finish = this.#finish[end] ?? 0;
    if (left === 0) return finish;
    if (left === 1 && finish === NOSE) return 0;
    const at = ((left - 1) * this.problem.road.nodes.length + end) * this.#stride;
    return this.turns[at + steps * (this.problem.wearMost + 1) + wear] ?? RUIN;
  }

  #solve(): void {
    const { road, crossings } = this.problem;
    const backwards = road.nodes.toSorted((a, b) => b.space.endTick - a.space.endTick);
    for (let left = 1; left <= crossings; left++) {
      for (const node of backwards) this.#solveNode(left, node);
    }
  }

  #solveNode(crossings: number, node: Node): void {
    const { road, wearMost } = this.problem;
    this.#foresee(crossings, node);
    const binds = bindsSpeed(node.space, road.board);
    const at = ((crossings - 1) * road.nodes.length + node.index) * this.#stride;
    const plans = new Plans(this.problem, crossings, this.#all, binds ? this.#free : this.#all);
    for (let steps = 0; steps < SPEEDS; steps++) {
      const out = this.turns.subarray(
        at + steps * (wearMost + 1),
        at + (steps + 1) * (wearMost + 1),
      );
      if (steps === 0) plans.begin(out);
      else plans.best(steps, out);
    }
  }

  #foresee(crossings: number, node: Node): void {
    const { ends } = this.problem;
    this.#all.fill(RUIN);
    this.#free.fill(RUIN);
    for (let steps = 1; steps < SPEEDS; steps++) {
      const from = node.index * SPEEDS + steps;
      for (let at = ends.first[from] ?? 0; at < (ends.first[from + 1] ?? 0); at++) {
        this.#foreseeEnd(crossings, at, steps);
      }
    }
  }

  // The innermost loop: one end, every stock of wear.
  #foreseeEnd(crossings: number, at: number, steps: number): void {
    const { ends, wearMost } = this.problem;
    const [all, free, turns] = [this.#all, this.#free, this.turns];
    const paid = ends.cost[at] ?? 0;
    const out = steps * (wearMost + 1);
    const base = this.#rowOf(crossings, ends.node[at] ?? 0, ends.crossed[at] ?? 0, steps);
    const home =
      base < 0 ? this.#afterEnd(crossings, ends.node[at] ?? 0, ends.crossed[at] ?? 0, steps, 0) : 0;
    for (let wear = paid; wear <= wearMost; wear++) {
      const after = base < 0 ? home : (turns[base + wear - paid] ?? RUIN);
      if (after < (all[out + wear] ?? 0)) all[out + wear] = after;
      if (paid === 0 && after < (free[out + wear] ?? 0)) free[out + wear] = after;
    }
  }

  // Returns where the turns of a car that has ended on a node lie, by wear; -1 where it has finished.
  #rowOf(crossings: number, end: number, crossed: number, steps: number): number {
    const { road, wearMost } = this.problem;
    const left = crossings - crossed;
    if (left === 0 || (left === 1 && this.#finish[end] === NOSE)) return -1;
    return ((left - 1) * road.nodes.length + end) * this.#stride + steps * (wearMost + 1);
  }
}

/** Value of a node with the nose of the car on the line: home on the last lap, on the way on all others. */
const NOSE = 1;

// What finishing on a node is worth: a little for each row beyond the line.
function finishOf({ space }: Node, { board }: Road): number {
  return isNoseOnLine(space, board) ? NOSE : (-ROW_BEYOND * space.endTick) / ROW_TICKS;
}

/** The plans of one node: the best card for each speed and wear, from what comes after a move at each speed. */
class Plans {
  readonly #problem: SoloProblem;
  readonly #all: Float32Array;
  /** Turns after a move for which the speed was raised. */
  readonly #raised: Float32Array;
  readonly #marks: Readonly<Record<keyof typeof MARK_A_LAP, number>>;

  constructor(problem: SoloProblem, crossings: number, all: Float32Array, raised: Float32Array) {
    const { car } = problem;
    this.#problem = problem;
    this.#all = all;
    this.#raised = raised;
    const mark = (aLap: number, ends: boolean) => (ends ? OUT : aLap * crossings);
    this.#marks = {
      acceleration: mark(MARK_A_LAP.acceleration, car.engineMarked),
      topSpeed: mark(MARK_A_LAP.topSpeed, car.engineMarked),
      deceleration: mark(MARK_A_LAP.deceleration, car.brakesMarked),
    };
  }

  /** Fills in the turns of a car that has spun: the lower of acceleration and start speed, less only if it must (CFR-146, CFR-148). */
  begin(out: Float32Array): void {
    const { car, wearMost } = this.#problem;
    const fastest = car.spunSpeed / SPEED_STEP;
    for (let wear = 0; wear <= wearMost; wear++) {
      let steps = fastest;
      const after = () => this.#all[steps * (wearMost + 1) + wear] ?? RUIN;
      while (steps > 1 && after() >= RUIN) steps -= 1;
      out[wear] = Math.min(RUIN, 1 + after());
    }
  }

  best(steps: number, out: Float32Array): void {
    const { car, wearMost, tests } = this.#problem;
    const brakes = car.deceleration / SPEED_STEP;
    const top = Math.max(
      steps,
      Math.min(steps + car.acceleration / SPEED_STEP, car.topSpeed / SPEED_STEP),
    );
    out.fill(RUIN);
    for (let plan = 1; plan <= Math.min(top, STEPS_MOST); plan++) {
      const from = plan > steps ? this.#raised : this.#all;
      const over = Math.max(0, steps - plan - brakes);
      if (over <= 2) take(out, from, plan * (wearMost + 1), over);
    }
    if (tests.length === 0) return;
    this.#brakeTests(steps, out);
    this.#speedTests(steps, out);
  }

  // A test in place of the last step beyond the brakes (CFR-20 to CFR-22, CFR-92).
  #brakeTests(steps: number, out: Float32Array): void {
    const { car, wearMost, tests } = this.#problem;
    const all = this.#all;
    const mark = this.#marks.deceleration;
    for (let over = 1; over <= BRAKED_MOST; over++) {
      const plan = steps - car.deceleration / SPEED_STEP - over;
      if (plan <= 0) return;
      const row = plan * (wearMost + 1);
      for (let wear = over - 1; wear <= wearMost; wear++) {
        const left = wear - over + 1;
        const good = all[row + left] ?? RUIN;
        if (1 + good >= (out[wear] ?? 0)) continue;
        const slowed = left > 0 ? (all[row + left - 1] ?? RUIN) : good + SPIN;
        const turns = bestTest(tests, good, slowed + mark, 1);
        if (turns < (out[wear] ?? 0)) out[wear] = turns;
      }
    }
  }

  // One test each for a step more of acceleration and of top speed (CFR-13, CFR-16, CFR-88).
  #speedTests(steps: number, out: Float32Array): void {
    const { car } = this.#problem;
    const reach = steps + car.acceleration / SPEED_STEP;
    const top = car.topSpeed / SPEED_STEP;
    this.#speedTest(steps, reach + 1, reach, top, out);
    if (top !== reach) this.#speedTest(steps, top + 1, reach, top, out);
  }

  #speedTest(steps: number, plan: number, reach: number, top: number, out: Float32Array): void {
    if (plan <= steps + 1 || plan > Math.min(reach + 1, top + 1, STEPS_MOST)) return;
    const { wearMost, tests, failedSteps } = this.#problem;
    const raised = this.#raised;
    const failed = plan - failedSteps;
    const slower = failed > steps ? raised : this.#all;
    const count = Number(plan > reach) + Number(plan > top);
    const mark = plan > reach ? this.#marks.acceleration : this.#marks.topSpeed;
    const row = plan * (wearMost + 1);
    for (let wear = 0; wear <= wearMost; wear++) {
      const good = raised[row + wear] ?? RUIN;
      if (1 + good >= (out[wear] ?? 0)) continue;
      const bad = (slower[failed * (wearMost + 1) + wear] ?? RUIN) + mark;
      const turns = bestTest(tests, good, bad, count);
      if (turns < (out[wear] ?? 0)) out[wear] = turns;
    }
  }
}

/** Steps beyond the brakes that wear and a test cover together. */
const BRAKED_MOST = 3;

// Lowers `out` to the turns of a plan at a price in wear, where that is better.
function take(out: Float32Array, from: Float32Array, row: number, price: number): void {
  for (let wear = price; wear < out.length; wear++) {
    const turns = 1 + (from[row + wear - price] ?? RUIN);
    if (turns < (out[wear] ?? 0)) out[wear] = turns;
  }
}

// Returns the turns of the best way to make `count` tests. A failure is never better, so a success that brings nothing needs
// no test.
function bestTest(tests: readonly TestOffer[], good: number, bad: number, count: number): number {
  const failed = Math.min(RUIN, bad);
  let best = RUIN;
  for (let at = 0; at < tests.length; at++) {
    const offer = tests[at];
    if (offer === undefined) continue;
    const odds = count === 1 ? offer.succeeds : offer.succeeds * offer.succeeds;
    const turns = 1 + odds * good + (1 - odds) * failed + offer.price * count;
    if (turns < best) best = turns;
  }
  return best;
}
