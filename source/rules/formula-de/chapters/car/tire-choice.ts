// The choice of tires for the race (8), made when weather and configuration are known.
import { TIRE_TYPES } from '../../state.ts';
import { type Asking, carOf, draftCar, trackOf } from '../../table.ts';

/** Asks a driver to choose the tires (M-8-0-1). */
export const chooseTires: Asking = {
  choices: ['chooseTires'],
  must: true,
  ask(race, _task, seat, { values }) {
    // Tires that suit the track come first.
    const usual =
      trackOf(race) === 'wet' ? 'rain' : (carOf(race, seat).set?.type ?? race.options.tires);
    const offered = values.offeredTires ?? TIRE_TYPES;
    const types = [usual, ...TIRE_TYPES.filter(type => type !== usual)].filter(type =>
      offered.includes(type),
    );
    return types.map(tires => ({ kind: 'chooseTires', tires }));
  },
  answer(table, _task, seat, choice) {
    if (choice.kind !== 'chooseTires') return;
    const car = draftCar(table, seat);
    if (car.set !== undefined) car.set = { ...car.set, type: choice.tires };
    table.tell({ kind: 'tiresFitted', seat, tires: choice.tires });
  },
};
