// Car construction: points go to parts, to qualifying, to a pit crew and to the driver (TR-5, TR-6, TR-8, TR-20, TRR-1).
import * as z from 'zod';
import type { Seat } from '../../../kit/types.ts';
import { pointsIn, poolsOf, totalOf } from '../../budget.ts';
import { movesLeft, noteAdjustment } from '../../chapters/car/configuration.ts';
import type { FieldGroup, Start } from '../../field-group.ts';
import type { Car, FormulaDeOptions, Points } from '../../state.ts';
import { type Asking, carOf, draftCar, type FormulaDeTable } from '../../table.ts';
import type { BookValues } from '../../values.ts';
import type { MoveConstructionPoint } from '../choices.ts';
import { type BuiltCar, type Category, EXTRAS, type Fittings, type SeriesCar } from '../state.ts';
import type { CarBudget, ConstructionValues } from '../values.ts';

const count = z.int().min(0);
export const NO_FITTINGS: Fittings = { qualifying: 0, pitCrew: 0 };

export const fittingsGroup: FieldGroup<Fittings> = {
  shape: z.strictObject({ qualifying: count, pitCrew: count }),
  isIn: ({ values }) => values.construction !== undefined,
  first: ({ options }, seat) =>
    builtBefore(options, seat)?.fittings ?? options.fittings ?? NO_FITTINGS,
};

/**
 * Returns the budget of a race of so many laps (TR-5).
 * @throws RangeError when the book builds no cars, or none for so few laps
 */
export function budgetOf(values: BookValues, laps: number): CarBudget {
  const found = budgetIn(constructionOf(values), laps);
  if (found === undefined) throw new RangeError(`no car is built for ${laps} laps`);
  return found;
}

function budgetIn({ budgets }: ConstructionValues, laps: number): CarBudget | undefined {
  return budgets.find(({ lapsLeast }) => laps >= lapsLeast);
}

/**
 * Returns the points and fittings of every car of which a setup says nothing; none where cars are not built, or
 * none for so few laps. Points that are given come without fittings.
 */
export function standardCar(
  values: BookValues,
  laps: number,
  { car, longest = laps }: Partial<FormulaDeOptions> = {},
): Pick<FormulaDeOptions, 'car' | 'fittings'> | undefined {
  const { construction } = values;
  if (construction === undefined) return undefined;
  if (car !== undefined) return { car, fittings: NO_FITTINGS };
  const standard = budgetIn(construction, longest)?.readyMade[0];
  return standard && { car: standard.points, fittings: standard.fittings };
}

/** Returns the points with which a car begins: its own in a series, else those of every car (TR-9). */
export function firstPoints({ options }: Pick<Start, 'options'>, seat: number): Points {
  return builtBefore(options, seat)?.points ?? options.car;
}

export function builtBefore(
  { cars }: Pick<FormulaDeOptions, 'cars'>,
  seat: number,
): SeriesCar | undefined {
  const own = cars?.[seat];
  return own === undefined || own === null || 'copyOf' in own ? undefined : own;
}

export function builtOf({ configuration, fittings, driverPoints }: Car): BuiltCar {
  return {
    points: configuration,
    fittings: fittings ?? NO_FITTINGS,
    driver: driverPoints?.bought ?? 0,
  };
}

/** Returns the construction points that a car has cost (TR-5). */
export function costOf({ points, fittings, driver }: BuiltCar): number {
  return totalOf(points) + fittings.qualifying + fittings.pitCrew + driver;
}

export function pointsAt({ points, fittings, driver }: BuiltCar, place: Category): number {
  if (place === 'driver') return driver;
  if (place === 'qualifying' || place === 'pitCrew') return fittings[place];
  return pointsIn(points, place);
}

function withPoint(built: BuiltCar, place: Category, amount: number): BuiltCar {
  const changed = pointsAt(built, place) + amount;
  if (place === 'driver') return { ...built, driver: changed };
  return place === 'qualifying' || place === 'pitCrew'
    ? { ...built, fittings: { ...built.fittings, [place]: changed } }
    : { ...built, points: { ...built.points, [place]: changed } };
}

// Returns every way to move a point from one category to another, within their limits (TR-6). In a race without driver
// points none can be bought.
function pointMoves(car: Car, values: BookValues): readonly MoveConstructionPoint[] {
  const { most } = constructionOf(values);
  const built = builtOf(car);
  const hasDriver = car.driverPoints !== undefined;
  const places = placesOf(values).filter(place => place !== 'driver' || hasDriver);
  const gives = places.filter(place => pointsAt(built, place) > 0);
  const takes = places.filter(place => pointsAt(built, place) < (most[place] ?? Infinity));
  return gives.flatMap(from =>
    takes.flatMap(to =>
      to === from ? [] : [{ kind: 'moveConstructionPoint', from, to } as const],
    ),
  );
}

/** Returns the categories of a book that builds cars (TR-6, TRR-1). */
export function placesOf(values: BookValues): readonly Category[] {
  return [...poolsOf(values), ...EXTRAS];
}

function constructionOf({ construction }: BookValues): ConstructionValues {
  if (construction === undefined) throw new RangeError('the book builds no cars');
  return construction;
}

/**
 * Asks a driver to build the car: keep it, take a ready-made one, or move one point (TR-5, TR-6). A car of a series that was
 * built before, or that is a copy, is not asked about (TR-8, TR-9).
 */
export const buildCar: Asking = {
  choices: ['keepCar', 'buildCar', 'moveConstructionPoint'],
  ask(race, _task, seat, { values }) {
    const { cars, longest = race.laps } = race.options;
    if (cars !== undefined && cars[seat] !== null) return [];
    const car = carOf(race, seat);
    const ready = budgetOf(values, longest).readyMade.map(
      ({ name: _name, ...built }) => ({ kind: 'buildCar', ...built }) as const,
    );
    const moves = movesLeft(car) > 0 ? pointMoves(car, values) : [];
    return [{ kind: 'keepCar' }, ...ready, ...moves];
  },
  answer(table, task, seat, choice) {
    const built = builtOf(carOf(table.race, seat));
    if (choice.kind === 'moveConstructionPoint') {
      setBuilt(table, seat, withPoint(withPoint(built, choice.from, -1), choice.to, 1));
      noteAdjustment(draftCar(table, seat));
      table.first(task);
      return;
    }
    if (choice.kind === 'buildCar') setBuilt(table, seat, choice);
    const now = builtOf(carOf(table.race, seat));
    table.tell({ kind: 'carBuilt', seat, ...now });
    for (const copy of copiesOf(table.race.options, seat)) {
      setBuilt(table, copy, now);
      table.tell({ kind: 'carBuilt', seat: copy, ...now });
    }
  },
};

function copiesOf({ cars = [] }: FormulaDeOptions, seat: Seat): readonly Seat[] {
  return cars.flatMap((car, at) =>
    car !== null && 'copyOf' in car && car.copyOf === seat ? [at] : [],
  );
}

function setBuilt(table: FormulaDeTable, seat: number, built: BuiltCar): void {
  const car = draftCar(table, seat);
  car.points = { ...built.points };
  car.configuration = { ...built.points };
  car.fittings = { ...built.fittings };
  const { driverPoints } = car;
  if (driverPoints !== undefined) car.driverPoints = { ...driverPoints, bought: built.driver };
}

/**
 * Returns what is wrong with a car as it is built, each a sentence without its full stop: a category that does not exist,
 * points below zero or above a limit, and more points than the budget has (TR-5, TR-6).
 * @param laps of the race for which it is built
 */
export function carFaults(built: BuiltCar, laps: number, values: BookValues): readonly string[] {
  return pointsFaults({ ...built.points, ...built.fittings, driver: built.driver }, laps, values);
}

/** Returns what is wrong with a car of these points by category; one that is not named has none. */
export function pointsFaults(
  given: Readonly<Record<string, number>>,
  laps: number,
  values: BookValues,
): readonly string[] {
  const places: readonly string[] = placesOf(values);
  const most: Readonly<Record<string, number | undefined>> = constructionOf(values).most;
  const faults = Object.entries(given).flatMap(([place, points]) => {
    if (!places.includes(place)) {
      return [`${place}: there is no such category. Choose among ${places.join(', ')}`];
    }
    if (points < 0) return [`${place}: ${points} is below zero. Write 0 or more`];
    const limit = most[place] ?? Infinity;
    return points > limit ? [`${place}: ${points} is too much. ${limit} is the most`] : [];
  });
  const { total } = budgetOf(values, laps);
  const cost = Object.values(given).reduce((sum, points) => sum + points, 0);
  return faults.length > 0 || cost <= total
    ? faults
    : [`it has ${cost} construction points. ${total} are the most, so take ${cost - total} away`];
}
