// Copies of a race and of its cars, which share only what no step writes in place.
import type { Draft } from '../kit/agenda.ts';
import type { Car, FormulaDeRace, KnownRace } from './state.ts';

/**
 * Returns a copy of `race` that shares nothing with it that a step writes to. The cars are shared: a step that writes to
 * one takes a copy of it (`draftCar`).
 */
export function copyRace(race: KnownRace): Draft<FormulaDeRace> {
  const shallow = { ...race } as Draft<FormulaDeRace>;
  shallow.agenda = race.agenda.slice() as Draft<FormulaDeRace>['agenda'];
  shallow.cars = race.cars.slice() as Draft<FormulaDeRace>['cars'];
  if (race.dangerous !== undefined) shallow.dangerous = race.dangerous.slice();
  if (race.backmarkers !== undefined) shallow.backmarkers = race.backmarkers.slice();
  shallow.order = race.order.slice();
  shallow.recovered = race.recovered.slice();
  shallow.play = { ...shallow.play };
  return shallow;
}

export function copyCar(car: Draft<Car>): Draft<Car> {
  const copy = { ...car, points: { ...car.points } };
  if (car.trial !== undefined) copy.trial = { ...car.trial };
  return copy;
}
