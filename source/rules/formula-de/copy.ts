// A copy of a race by hand: shares only what no step writes in place.
import type { Draft } from '../kit/agenda.ts';
import type { FormulaDeRace, KnownRace } from './state.ts';

/** A race that shares nothing with `race` that a step writes to. */
export function copyRace(race: KnownRace): Draft<FormulaDeRace> {
  const shallow = { ...race } as Draft<FormulaDeRace>;
  shallow.agenda = race.agenda.slice() as Draft<FormulaDeRace>['agenda'];
  shallow.cars = race.cars.map(car => ({ ...car, points: { ...car.points } }));
  if (race.dangerous !== undefined) shallow.dangerous = race.dangerous.slice();
  shallow.order = race.order.slice();
  shallow.recovered = race.recovered.slice();
  shallow.play = { ...shallow.play };
  return shallow;
}
