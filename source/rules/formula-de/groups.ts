// Every group of fields that the chapters declare, by its name in a car.
import type { Seat } from '../kit/types.ts';
import { adjustmentsGroup } from './chapters/configuration.ts';
import { dangerousGroup } from './chapters/handling.ts';
import { inertiaGroup } from './chapters/inertia.ts';
import { carPitsGroup, pitsGroup } from './chapters/pits.ts';
import { setGroup } from './chapters/tires.ts';
import { trialGroup } from './chapters/trial-count.ts';
import { weatherGroup } from './chapters/weather.ts';
import type { FieldGroup, Start } from './field-group.ts';
import type { Car, FormulaDeRace } from './state.ts';
import type { Terms } from './terms.ts';

/** The groups of a car. */
export type CarGroups = Pick<Car, 'adjustments' | 'pits' | 'set' | 'inertia' | 'trial'>;

/** The groups of a race. */
export type RaceGroups = Pick<FormulaDeRace, 'pits' | 'weather' | 'dangerous'>;

type Declared<Groups> = { readonly [Name in keyof Groups]-?: FieldGroup<Required<Groups>[Name]> };

/** What the chapters declare of a car. */
export const CAR_GROUPS: Declared<CarGroups> = {
  adjustments: adjustmentsGroup,
  pits: carPitsGroup,
  set: setGroup,
  inertia: inertiaGroup,
  trial: trialGroup,
};

/** What the chapters declare of a race. */
export const RACE_GROUPS: Declared<RaceGroups> = {
  pits: pitsGroup,
  weather: weatherGroup,
  dangerous: dangerousGroup,
};

/** The groups that a car has before the first step. */
export function firstOfCar(start: Start, seat: Seat): CarGroups {
  return firstOf(CAR_GROUPS, start, seat);
}

/** The groups that a race has before the first step. */
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

/** Which groups a car has that its race has no use for, and which it lacks. */
export function groupFaultsOfCar(car: CarGroups, terms: Terms): readonly string[] {
  return groupFaults(CAR_GROUPS, car, terms);
}

/** Which groups a race has that it has no use for, and which it lacks. */
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
