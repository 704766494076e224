// What a driver may add to a move or take from it for nothing, as part of it (TR-49, TR-110 to TR-112, TR-22).
import { cornerOf } from '../../../../circuit/board.ts';
import type { FormulaBoard, FormulaSpace } from '../../../../circuit/formula-board.ts';
import { pointsLeft } from '../../budget.ts';
import type { Car, FormulaDeRace } from '../../state.ts';
import { trackOf } from '../../table.ts';
import type { BookValues } from '../../values.ts';
import { lapOfSet, tiresOf } from '../car/tires.ts';

/** What may change the next move of a car, in movement points. */
export interface Adjustments {
  /** Most points of a move, all told. */
  readonly most: number;
  /** Points that new soft tires add if the driver likes. */
  readonly bonus: number;
  /** Points by which a move that ends in a corner may be shorter. */
  readonly wing: number;
}

export function adjustmentsOf(
  race: Pick<FormulaDeRace, 'weather'>,
  car: Pick<Car, 'wing' | 'set' | 'laps' | 'points'>,
  gear: number,
  values: BookValues,
): Adjustments {
  const wing = car.wing === 'high' ? values.wing : undefined;
  return {
    most: wing?.most[gear] ?? Number.POSITIVE_INFINITY,
    bonus: hasBonus(race, car, values) ? 1 : 0,
    wing: wing?.shorter ?? 0,
  };
}

// The bonus of soft tires: on a dry track, in the first lap of the set, and not without bodywork or suspension (TR-110,
// TR-112).
function hasBonus(
  race: Pick<FormulaDeRace, 'weather'>,
  car: Pick<Car, 'set' | 'laps' | 'points'>,
  values: BookValues,
): boolean {
  const { bonusNeeds } = values;
  if (bonusNeeds === undefined || trackOf(race) !== values.bonusTrack) return false;
  if (lapOfSet(car, car.laps) > tiresOf(car, values).bonusLaps) return false;
  return bonusNeeds.every(part => pointsLeft(car.points, part, values) > 0);
}

/** Returns the movement points that a wing saves where a move ends: those of a corner alone. */
export function savedAt(board: FormulaBoard, end: FormulaSpace, { wing }: Adjustments): number {
  return cornerOf(board, end) === undefined ? 0 : wing;
}
