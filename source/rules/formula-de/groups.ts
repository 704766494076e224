// Every group of fields that the chapters declare, by its name in a car or race.
import type { Draft } from '../kit/agenda.ts';
import type { Seat } from '../kit/types.ts';
import { adjustmentsGroup } from './chapters/car/configuration.ts';
import { carPitsGroup, pitsGroup } from './chapters/car/pits.ts';
import { plainExitGroup } from './chapters/car/plain-exit.ts';
import { setGroup } from './chapters/car/tires.ts';
import { dangerousGroup } from './chapters/damage/handling.ts';
import { inertiaGroup } from './chapters/damage/inertia.ts';
import { nitroGroup } from './chapters/movement/nitro.ts';
import { coveredGroup, qualifyingPointsGroup } from './chapters/round/points.ts';
import { weatherGroup } from './chapters/round/weather.ts';
import { trialGroup } from './chapters/trials/trial-count.ts';
import type { FieldGroup, Start } from './field-group.ts';
import type { Car, FormulaDeRace } from './state.ts';
import type { Terms } from './terms.ts';
import { backmarkersGroup } from './trant/backmarkers/backmarkers.ts';
import { flagGroup, injuryGroup } from './trant/damage/injuries.ts';
import { driverPointsGroup } from './trant/driver-points.ts';
import { gridRollsGroup } from './trant/grid/grid.ts';
import { sealedGearGroup } from './trant/movement/gears-together.ts';
import { wingGroup } from './trant/movement/wing.ts';
import { workGroup } from './trant/pit-work.ts';
import { fittingsGroup } from './trant/series/construction.ts';
import { sectionsEnteredGroup } from './trant/weather-sections.ts';

export type CarGroups = Pick<
  Car,
  | 'adjustments'
  | 'covered'
  | 'pits'
  | 'plainExit'
  | 'set'
  | 'inertia'
  | 'trial'
  | 'nitro'
  | 'sealedGear'
  | 'fittings'
  | 'driverPoints'
  | 'gridRolls'
  | 'wing'
  | 'injury'
  | 'work'
>;

export type RaceGroups = Pick<
  FormulaDeRace,
  'qualifyingPoints' | 'pits' | 'weather' | 'flag' | 'dangerous' | 'sectionsEntered' | 'backmarkers'
>;

type Declared<Groups> = { readonly [Name in keyof Groups]-?: FieldGroup<Required<Groups>[Name]> };

export const CAR_GROUPS: Declared<CarGroups> = {
  adjustments: adjustmentsGroup,
  covered: coveredGroup,
  pits: carPitsGroup,
  plainExit: plainExitGroup,
  set: setGroup,
  inertia: inertiaGroup,
  trial: trialGroup,
  nitro: nitroGroup,
  sealedGear: sealedGearGroup,
  fittings: fittingsGroup,
  driverPoints: driverPointsGroup,
  gridRolls: gridRollsGroup,
  wing: wingGroup,
  injury: injuryGroup,
  work: workGroup,
};

export const RACE_GROUPS: Declared<RaceGroups> = {
  qualifyingPoints: qualifyingPointsGroup,
  pits: pitsGroup,
  weather: weatherGroup,
  flag: flagGroup,
  dangerous: dangerousGroup,
  sectionsEntered: sectionsEnteredGroup,
  backmarkers: backmarkersGroup,
};

export function firstOfCar(start: Start, seat: Seat): CarGroups {
  return firstOf(CAR_GROUPS, start, seat);
}

export function firstOfRace(start: Start): RaceGroups {
  return firstOf(RACE_GROUPS, start, 0);
}

function firstOf<Groups>(groups: Declared<Groups>, start: Start, seat: Seat): Groups {
  const entries = Object.entries<FieldGroup<unknown>>(groups);
  const had = entries.flatMap(([name, { isIn, first }]) =>
    first !== undefined && isIn(start.terms) ? [[name, first(start, seat)]] : [],
  );
  return Object.fromEntries(had) as Groups;
}

/** Gives the groups of a car the values with which a race restarts (TR-148). */
export function restartedCar(car: Draft<Car>): void {
  beginAnew(CAR_GROUPS, car);
}

/** Gives the groups of a race the values with which it restarts (TR-148). */
export function restartedRace(race: Draft<FormulaDeRace>): void {
  beginAnew(RACE_GROUPS, race);
}

function beginAnew<Groups>(groups: Declared<Groups>, owner: object): void {
  const values = owner as Record<string, unknown>;
  for (const [name, { anew }] of Object.entries<FieldGroup<unknown>>(groups)) {
    if (anew === undefined || !(name in values)) continue;
    const value = anew(values[name]);
    if (value === undefined) delete values[name];
    else values[name] = value;
  }
}

/** Returns how often a car can still use what every lap fills again. */
export function reserveOf(car: CarGroups & Pick<Car, 'laps'>): number {
  const entries = Object.entries<FieldGroup<unknown>>(CAR_GROUPS);
  const values: Readonly<Record<string, unknown>> = { ...car };
  return entries.reduce(
    (sum, [name, { left }]) => sum + (name in values ? (left?.(values[name], car.laps) ?? 0) : 0),
    0,
  );
}

/** Returns the faults in the groups of a car: those that its race has no use for, and those that are missing. */
export function groupFaultsOfCar(car: CarGroups, terms: Terms): readonly string[] {
  return groupFaults(CAR_GROUPS, car, terms);
}

/** Returns the faults in the groups of a race: those that it has no use for, and those that are missing. */
export function groupFaultsOfRace(race: RaceGroups, terms: Terms): readonly string[] {
  return groupFaults(RACE_GROUPS, race, terms);
}

function groupFaults<Groups extends object>(
  groups: Declared<Groups>,
  owner: Groups,
  terms: Terms,
): readonly string[] {
  const entries = Object.entries<FieldGroup<unknown>>(groups);
  return entries.flatMap(([name, group]) => {
    if (name in owner) return group.isIn(terms) ? [] : [`${name}: its book has no use for it`];
    const isMissing = group.first !== undefined && group.isIn(terms);
    return isMissing ? [`${name}: it is missing`] : [];
  });
}
