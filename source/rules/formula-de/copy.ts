// A copy of a race made by hand, which shares only what no step writes in place.
import type { Draft } from '../kit/agenda.ts';
import type { Car, FormulaDeRace, KnownRace } from './state.ts';

/** Returns a copy of `race` that shares nothing with it that a step writes to. */
export function copyRace(race: KnownRace): Draft<FormulaDeRace> {
  const shallow = { ...race } as Draft<FormulaDeRace>;
  shallow.agenda = race.agenda.slice() as Draft<FormulaDeRace>['agenda'];
  shallow.cars = race.cars.map(copyCar);
  if (race.dangerous !== undefined) shallow.dangerous = race.dangerous.slice();
  shallow.order = race.order.slice();
  shallow.recovered = race.recovered.slice();
  shallow.play = { ...shallow.play };
  return shallow;
}

/** Fields that some cars lack. */
type Group =
  | 'place'
  | 'retirement'
  | 'retiredAt'
  | 'adjustments'
  | 'pits'
  | 'set'
  | 'inertia'
  | 'trial';

// Field by field: a spread of objects with other fields each time took a fifteenth of all the time of a race.
function copyCar(car: Car): Draft<Car> {
  // A field that is new and not copied is found by the compiler.
  const always: Draft<Required<Omit<Car, Group>>> = {
    seat: car.seat,
    status: car.status,
    onBoard: car.onBoard,
    space: car.space,
    laps: car.laps,
    gear: car.gear,
    points: { ...car.points },
    configuration: car.configuration,
    stops: car.stops,
    arrival: car.arrival,
    condition: car.condition,
    aggravates: car.aggravates,
    start: car.start,
  };
  const copy: Draft<Car> = always;
  if (car.set !== undefined) copy.set = car.set;
  if (car.pits !== undefined) copy.pits = car.pits;
  if (car.inertia !== undefined) copy.inertia = car.inertia;
  if (car.trial !== undefined) copy.trial = { ...car.trial };
  if (car.adjustments !== undefined) copy.adjustments = car.adjustments;
  if (car.place !== undefined) copy.place = car.place;
  if (car.retirement !== undefined) copy.retirement = car.retirement;
  if (car.retiredAt !== undefined) copy.retiredAt = car.retiredAt;
  return copy;
}
