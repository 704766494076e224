// The configuration of the car (5): how its points are spread over its pools and its pit.
import * as z from 'zod';

import type { Seat } from '../../../kit/types.ts';
import { addPoints, pointsIn, poolsOf, totalOf } from '../../budget.ts';
import type { ConfigureCar, FormulaDeChoice, MovePoint } from '../../choices.ts';
import type { FieldGroup } from '../../field-group.ts';
import type { Car, FormulaDeRace, Points, Pool } from '../../state.ts';
import { type Asking, carOf, type DraftCar, draftCar, type FormulaDeTable } from '../../table.ts';
import type { BookValues } from '../../values.ts';
import { pitPointsOf, setPitPoints } from './pits.ts';

/** How often the driver has moved a point; absent unless cars are configured. */
export const adjustmentsGroup: FieldGroup<number> = {
  shape: z.int().min(0),
  isIn: ({ preparation }) =>
    preparation.includes('configureCar') || preparation.includes('buildCar'),
  first: () => 0,
};

/**
 * The most adjustments: enough to turn any spread into any other, few enough that a driver who only moves points comes to an
 * end.
 */
export const ADJUSTMENTS_MAX = 60;

/** Returns how many more points of a car may be moved, one at a time. */
export function movesLeft({ adjustments = 0 }: Pick<Car, 'adjustments'>): number {
  return Math.max(0, ADJUSTMENTS_MAX - adjustments);
}

/** Returns the points that a car has stored in its pit: those that it began with less those that it has. */
export function putBy({ options }: Pick<FormulaDeRace, 'options'>, { points }: Car): number {
  return totalOf(options.car) + options.pitPoints - totalOf(points);
}

function pointMoves(
  race: Pick<FormulaDeRace, 'options'>,
  car: Car,
  values: BookValues,
): readonly MovePoint[] {
  const { poolLeast, pitMost } = values.configuration;
  const pitPoints = putBy(race, car);
  const pools = poolsOf(values);
  const places: readonly (Pool | 'pit')[] = car.pits === undefined ? pools : [...pools, 'pit'];
  const gives = places.filter(place =>
    place === 'pit' ? pitPoints > 0 : pointsIn(car.points, place) > poolLeast,
  );
  const takes = places.filter(place => place !== 'pit' || pitPoints < pitMost);
  return gives.flatMap(from =>
    takes.flatMap(to => (to === from ? [] : [{ kind: 'movePoint', from, to } as const])),
  );
}

/** Asks a driver to configure the car: keep it, take a ready-made spread, or move one point (M-5-0-2). */
export const configureCar: Asking = {
  choices: ['keepCar', 'configureCar', 'movePoint'],
  must: true,
  ask(race, _task, seat, { values }): readonly FormulaDeChoice[] {
    const car = carOf(race, seat);
    const ready = values.configuration.readyMade.map(
      ({ points, pitPoints }): ConfigureCar => ({ kind: 'configureCar', points, pitPoints }),
    );
    const moves = movesLeft(car) > 0 ? pointMoves(race, car, values) : [];
    return [{ kind: 'keepCar' }, ...ready, ...moves];
  },
  answer(table, task, seat, choice) {
    if (choice.kind === 'movePoint') {
      movePoint(table, seat, choice);
      table.first({ ...task, seats: [seat] });
      return;
    }
    if (choice.kind === 'configureCar') setPoints(table, seat, choice.points, choice.pitPoints);
    freeze(table, seat);
  },
};

export function noteAdjustment(car: DraftCar): void {
  car.adjustments = adjustmentsOf(car) + 1;
}

function adjustmentsOf({ adjustments = 0 }: Pick<Car, 'adjustments'>): number {
  return adjustments;
}

function movePoint(table: FormulaDeTable, seat: Seat, { from, to }: MovePoint): void {
  const { race } = table;
  const car = draftCar(table, seat);
  const add = (place: Pool | 'pit', amount: number) => {
    if (place === 'pit') setPitPoints(race, car, pitPointsOf(race, car) + amount);
    else addPoints(car, place, amount);
  };
  add(from, -1);
  add(to, 1);
  noteAdjustment(car);
}

function setPoints(table: FormulaDeTable, seat: Seat, points: Points, pitPoints: number): void {
  const { race } = table;
  const car = draftCar(table, seat);
  // Cars that share a pit store their points in it together.
  setPitPoints(race, car, pitPointsOf(race, car) + pitPoints - putBy(race, car));
  car.points = { ...points };
}

// The points at the start of the race are the most that a repair restores (M-5-0-2, R-82).
function freeze(table: FormulaDeTable, seat: Seat): void {
  const car = draftCar(table, seat);
  car.configuration = { ...car.points };
  const pitPoints = putBy(table.race, car);
  table.tell({ kind: 'carConfigured', seat, points: { ...car.points }, pitPoints });
}
