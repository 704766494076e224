// Points for places in the race and in the qualifying (BGA-V-3 to BGA-V-8, BGA-O-62 to BGA-O-65).
import * as z from 'zod';
import type { FormulaBoard } from '../../../../circuit/formula-board.ts';
import type { Seat, Standing } from '../../../kit/types.ts';
import type { FieldGroup } from '../../field-group.ts';
import type { Car, FormulaDeRace, Retirement } from '../../state.ts';
import { carOf, draftCar, type FormulaDeTable } from '../../table.ts';
import type { Terms } from '../../terms.ts';
import type { BookValues } from '../../values.ts';
import { teamOf } from '../car/teams.ts';
import { crossings } from '../movement/corners.ts';
import { progressOf } from './ranking.ts';

const count = z.int().min(0);

function givesPoints({ values }: Terms): boolean {
  return values.points !== undefined;
}

/** The points that each car brings from the qualifying. */
export const qualifyingPointsGroup: FieldGroup<readonly number[]> = {
  shape: z.array(count),
  isIn: givesPoints,
};

/** The distance that a car had covered before its last turn. */
export const coveredGroup: FieldGroup<number> = { shape: count, isIn: givesPoints };

/** Notes for a car that is out how far it came, if its last turn does not count (BGA-V-8). */
export function noteCovered(table: FormulaDeTable, seat: Seat, why: Retirement): void {
  const { race, ground } = table;
  const { eliminations, points } = ground.values;
  if (points === undefined || eliminations[why].ranksFromTurn !== true) return;
  const { path } = race.play;
  const { laps } = carOf(race, seat);
  const [space] = path;
  if (space === undefined) return;
  const begun = { space, laps: laps - crossings(ground.board, path) };
  draftCar(table, seat).covered = progressOf(ground.board, begun);
}

type Ranked = Pick<FormulaDeRace, 'qualifyingPoints'>;

/**
 * Compares two cars that are out, the better one first: points from the qualifying, distance, the one that held out
 * longer (BGA-V-6 to BGA-V-8, BR-56; R-89).
 */
export function compareOut(
  race: Ranked,
  { board, values }: { readonly board: FormulaBoard; readonly values: BookValues },
  a: Car,
  b: Car,
): number {
  const distance = (car: Car) => car.covered ?? progressOf(board, car);
  const brought = broughtBy(race, b.seat) - broughtBy(race, a.seat);
  const ahead = (values.points?.byDistance ?? true) ? distance(b) - distance(a) : 0;
  return brought || ahead || (b.retiredAt ?? 0) - (a.retiredAt ?? 0);
}

/** Returns the points and teams of a standing; nothing where there are none (BGA-V-3, BGA-O-62, BGA-O-65). */
export function scored(
  race: Ranked,
  { seat, status, place }: Pick<Car, 'seat' | 'status' | 'place'>,
  values: BookValues,
): Pick<Standing, 'points' | 'team'> {
  const { points, teams } = values;
  const raced = status === 'finished' ? (points?.race[(place ?? 0) - 1] ?? 0) : 0;
  return {
    ...(points === undefined ? {} : { points: raced + broughtBy(race, seat) }),
    ...(teams.size === 1 ? {} : { team: teamOf(seat, values) }),
  };
}

function broughtBy({ qualifyingPoints }: Ranked, seat: Seat): number {
  return qualifyingPoints?.[seat] ?? 0;
}
