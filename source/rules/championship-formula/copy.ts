// Copies of a race and of its cars, which share only what no step writes in place.
import type { Draft } from '../kit/agenda.ts';
import type { Car, ChampionshipRace, KnownRace } from './state.ts';

/**
 * Returns a copy of a race that shares nothing that a step writes into. Steps replace lists, except those of the cars, of
 * which a step copies the one that it changes (`draftCar`), and of the answers that lie face down.
 */
export function copyRace(race: KnownRace): Draft<ChampionshipRace> {
  const shallow = { ...race } as Draft<ChampionshipRace>;
  shallow.agenda = race.agenda.slice() as Draft<ChampionshipRace>['agenda'];
  shallow.cars = race.cars.slice() as Draft<ChampionshipRace>['cars'];
  shallow.sealed = race.sealed.slice() as Draft<ChampionshipRace>['sealed'];
  if (race.tires !== undefined) {
    shallow.tires = race.tires.slice() as NonNullable<Draft<ChampionshipRace>['tires']>;
  }
  shallow.turn = { ...race.turn } as Draft<ChampionshipRace>['turn'];
  if (race.move !== undefined) {
    shallow.move = { ...race.move } as NonNullable<Draft<ChampionshipRace>['move']>;
  }
  return shallow;
}

export function copyCar(car: Draft<Car>): Draft<Car> {
  return { ...car };
}
