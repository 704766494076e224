// What stops cost a car alone, as far as solved laps reckon with them: the way along the lane to its pit, the work, the way
// out on a new set. The car is the usual one of the book.
import { spaceAt } from '../../circuit/board.ts';
import { crossesLine, type FormulaBoard, type PitBox } from '../../circuit/formula-board.ts';
import { pointsIn } from '../../rules/formula-de/budget.ts';
import { chartPoints, gearThrows } from '../../rules/formula-de/gear-throws.ts';
import type { BookValues } from '../../rules/formula-de/values.ts';
import type { Budget } from './budget-cells.ts';
import type { RollsAfter, StopsIn } from './budget-laps.ts';
import { laneRolls } from './lane-rolls.ts';
import type { StopCosts } from './lap-moves.ts';
import { lapNumbers } from './lap-numbers.ts';
import { rollsAfterStop, waitingPlace } from './stop-exits.ts';

export function hasStops({ pit }: FormulaBoard, { pits }: BookValues): boolean {
  return pit !== undefined && (pits.stops.length > 0 || pits.work !== undefined);
}

/** Returns the number of the pit of a car whose own is not known: the middle one of the board. */
export function usualBox({ pit }: FormulaBoard): number {
  return Math.max(0, Math.floor(((pit?.boxes.length ?? 0) - 1) / 2));
}

export function usualBudget({ configuration, parts }: BookValues): Budget {
  const { readyMade, total } = configuration;
  const points = readyMade[0]?.points;
  const full = (part: keyof Budget) =>
    points === undefined ? total : pointsIn(points, parts[part].pool);
  return { tires: full('tires'), brakes: full('brakes'), gearbox: full('gearbox') };
}

export function stopNumbers(values: BookValues): readonly unknown[] {
  const { stops, work, refit, entry, gearMustReach } = values.pits;
  const { exitGear, quickStopUpTo, quickExitDivisor } = values.pits;
  const waits = [exitGear, quickStopUpTo, quickExitDivisor, values.blackDie.faces.length];
  return [stops, work, refit, entry, gearMustReach, waits, usualBudget(values)];
}

/**
 * Returns the stops of a board by a book; undefined where there are none.
 * @param types number of types of tires
 * @param number that of the pit
 */
export function stopsOn(
  board: FormulaBoard,
  values: BookValues,
  types: number,
  number = usualBox(board),
): StopsIn | undefined {
  const box = board.pit?.boxes[number];
  if (box === undefined || !hasStops(board, values)) return undefined;
  const all = Array.from({ length: types }, (_, at) => at);
  const known = new Map<string, Float32Array>();
  return (toCome, type, { bonus }, rollsAfter) => {
    const refits = values.pits.refit === 'any' ? all : [type];
    const key = `${toCome} ${refits.join(' ')}`;
    const byBudget = known.get(key) ?? costsAfter(board, box, toCome, values, refits, rollsAfter);
    known.set(key, byBudget);
    return { way: wayAlong(board, box, values, bonus), byBudget };
  };
}

function costsAfter(
  board: FormulaBoard,
  box: PitBox,
  toCome: number,
  values: BookValues,
  types: readonly number[],
  rollsAfter: RollsAfter,
): Float32Array {
  const { cells } = lapNumbers(values);
  const full = usualBudget(values);
  const lane = spaceAt(board, board.pit?.spaces[0] ?? box.from);
  const left = toCome - (crossesLine(lane, spaceAt(board, box.space)) ? 1 : 0);
  const costs = new Float32Array(cells.count);
  const known = new Map<number, number>();
  for (let cell = 0; cell < costs.length; cell++) {
    const budget = cells.refilled(cells.budgetOf(cell), full);
    const refilled = cells.cellOf(budget);
    const rolls =
      known.get(refilled) ??
      Math.min(...types.map(type => stopRolls(board, box, left, values, type, budget, rollsAfter)));
    known.set(refilled, rolls);
    costs[cell] = rolls;
  }
  return costs;
}

function stopRolls(
  board: FormulaBoard,
  { space }: PitBox,
  toCome: number,
  values: BookValues,
  type: number,
  budget: Budget,
  rollsAfter: RollsAfter,
): number {
  const { stops, work } = values.pits;
  if (work !== undefined) {
    return workTurns(values) + rollsAfter(type, waitingPlace(board, space, toCome), budget);
  }
  const kinds = stops.map(stop =>
    rollsAfterStop(stop, space, toCome, board, values, place => rollsAfter(type, place, budget)),
  );
  return Math.min(...kinds);
}

// Returns the turns of a change of tires in the highest gear in which a pit is reached at no cost (TR-122, TR-126).
function workTurns(values: BookValues): number {
  const { work } = values.pits;
  if (work === undefined || values.chart === undefined) return 0;
  return chartPoints(values.chart, freeGear(values), work.roll) / pointsInTurn(values);
}

function freeGear({ pits, gearDice }: BookValues): number {
  return pits.entry?.gearMost ?? gearDice.length;
}

function pointsInTurn(values: BookValues): number {
  const faces = gearThrows(values, freeGear(values))[0]?.faces ?? [];
  return faces.reduce((sum, face) => sum + face, 0) / Math.max(1, faces.length);
}

// What lies beyond the pit is lost, or work to be done (R-78, TR-123).
function wayAlong(
  board: FormulaBoard,
  box: PitBox,
  values: BookValues,
  bonus: boolean,
): StopCosts['way'] {
  const steps = (board.pit?.spaces.indexOf(box.from) ?? 0) + 1;
  const surplus = values.pits.work === undefined ? 0 : 1 / pointsInTurn(values);
  const most = freeGear(values);
  return (beyond, gear) => {
    if (beyond < steps) return laneRolls(values, steps - beyond, gear, bonus);
    return gear > most ? Number.POSITIVE_INFINITY : (beyond - steps) * surplus;
  };
}
