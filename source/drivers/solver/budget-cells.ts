// Budgets of tires, brakes and gas as cells of a block of numbers, and the loops that spend them: the innermost work of
// the solver, so plain arrays and plain loops.

/** Points that a car alone can spend. */
export interface Budget {
  readonly tires: number;
  readonly brakes: number;
  readonly gas: number;
}

/** Most points that are told apart; a car with more drives as if it had so many. */
const TIRES_MAX = 8;
export const BRAKES_MAX = 4;
const GAS_MAX = 3;

const BRAKES = BRAKES_MAX + 1;
const TIRES = TIRES_MAX + 1;
const ONE_GAS = TIRES * BRAKES;

/** Cells of a block: one for each budget. */
export const CELLS = (GAS_MAX + 1) * ONE_GAS;

/** Cells of a block of cars that have spun: no tires, every number of brakes and gas. */
export const SPUN = (GAS_MAX + 1) * BRAKES;

/** The cell of a budget. */
export function cellOf({ tires, brakes, gas }: Budget): number {
  return cellAt(tires, brakes, gas);
}

function cellAt(tires: number, brakes: number, gas: number): number {
  const t = Math.min(tires, TIRES_MAX);
  const b = Math.min(brakes, BRAKES_MAX);
  return Math.min(gas, GAS_MAX) * ONE_GAS + t * BRAKES + b;
}

/** What a block says of a budget, NaN outside of all blocks. Between whole points it is read on a straight line. */
export function readBudget(block: Float32Array, start: number, budget: Budget): number {
  const tires = Math.floor(budget.tires);
  const brakes = Math.floor(budget.brakes);
  const gas = Math.floor(budget.gas);
  const read = (t: number, b: number, g: number) => block[start + cellAt(t, b, g)] ?? Number.NaN;
  const whole = read(tires, brakes, gas);
  let rolls = whole;
  if (budget.tires > tires)
    rolls += (read(tires + 1, brakes, gas) - whole) * (budget.tires - tires);
  if (budget.brakes > brakes) {
    rolls += (read(tires, brakes + 1, gas) - whole) * (budget.brakes - brakes);
  }
  if (budget.gas > gas) rolls += (read(tires, brakes, gas + 1) - whole) * (budget.gas - gas);
  return rolls;
}

/**
 * Lowers each cell of `into` to what the block `from` says once `paid` tire points are gone. The last one makes a spin,
 * and at zero a loss of one is another (M-10-4-1, M-10-4-2); without a block the race is over and costs nothing more.
 */
export function relax(
  into: Float64Array,
  at: number,
  from: Float32Array | undefined,
  start: number,
  spun: Float32Array | undefined,
  spunStart: number,
  paid: number,
): void {
  for (let gas = 0; gas <= GAS_MAX; gas++) {
    const row = gas * ONE_GAS;
    const left = paid * BRAKES;
    // Without a spin the last tire stays.
    const safe = paid === 0 ? 0 : left + BRAKES;
    for (let cell = safe; cell < ONE_GAS; cell++) {
      const cost = from === undefined ? 0 : (from[start + row + cell - left] ?? 0);
      if (cost < (into[at + row + cell] ?? 0)) into[at + row + cell] = cost;
    }
    if (paid === 0) continue;
    for (let brakes = 0; brakes < BRAKES; brakes++) {
      const cost = spun === undefined ? 0 : (spun[spunStart + gas * BRAKES + brakes] ?? 0);
      const last = at + row + left + brakes;
      if (paid <= TIRES_MAX && cost < (into[last] ?? 0)) into[last] = cost;
      const none = at + row + brakes;
      if (paid === 1 && cost < (into[none] ?? 0)) into[none] = cost;
    }
  }
}

/** Lowers each cell to what the block `from` says once `spent` brake points are gone. */
export function relaxBraked(
  into: Float64Array | Float32Array,
  at: number,
  from: Float64Array,
  start: number,
  spent: number,
): void {
  for (let row = 0; row < CELLS; row += BRAKES) {
    for (let brakes = spent; brakes < BRAKES; brakes++) {
      const cost = from[start + row + brakes - spent] ?? 0;
      if (cost < (into[at + row + brakes] ?? 0)) into[at + row + brakes] = cost;
    }
  }
}

/** Adds a face to the mean of its die: the cheapest of all lengths that brakes make of it, `shortest` the least there is. */
export function addFace(
  scratch: Float64Array,
  byLength: Float64Array,
  face: number,
  shortest: number,
  mean: Float64Array,
  odds: number,
): void {
  const whole = face * CELLS;
  for (let cell = 0; cell < CELLS; cell++) scratch[cell] = byLength[whole + cell] ?? 0;
  const most = Math.min(BRAKES_MAX, face - shortest);
  for (let spent = 1; spent <= most; spent++) {
    relaxBraked(scratch, 0, byLength, (face - spent) * CELLS, spent);
  }
  for (let cell = 0; cell < CELLS; cell++) {
    mean[cell] = (mean[cell] ?? 0) + (scratch[cell] ?? 0) * odds;
  }
}

/** Lowers each cell to what a gear costs once the points of changing to it are gone (M-13-T), `penalty` rolls more. */
export function relaxShifted(
  into: Float32Array,
  at: number,
  after: Float64Array,
  { tires: worn = 0, brakes: braked = 0, gas = 0 }: Partial<Budget>,
  penalty: number,
): void {
  const spent = gas * ONE_GAS + worn * BRAKES + braked;
  for (let row = gas * ONE_GAS; row < CELLS; row += ONE_GAS) {
    for (let tires = worn; tires < TIRES; tires++) {
      const first = row + tires * BRAKES;
      for (let cell = first + braked; cell < first + BRAKES; cell++) {
        const cost = penalty + (after[cell - spent] ?? 0);
        if (cost < (into[at + cell] ?? 0)) into[at + cell] = cost;
      }
    }
  }
}

/** Copies what cars without tires have before them after 1st gear, `penalty` rolls more. */
export function spunCells(
  into: Float32Array,
  at: number,
  firstGear: Float64Array,
  penalty: number,
): void {
  for (let gas = 0; gas <= GAS_MAX; gas++) {
    for (let brakes = 0; brakes < BRAKES; brakes++) {
      into[at + gas * BRAKES + brakes] = penalty + (firstGear[gas * ONE_GAS + brakes] ?? 0);
    }
  }
}
