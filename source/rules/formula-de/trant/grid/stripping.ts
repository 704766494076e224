// Cars of a series that were built for three laps give up points before a race of two (TR-7, TR-20, TRR-2).
import { addPoints, pointsIn } from '../../budget.ts';
import { PARTS, type Part } from '../../car-parts.ts';
import type { Car } from '../../state.ts';
import { type Asking, carOf, draftCar } from '../../table.ts';
import { budgetOf, costOf } from '../series/construction.ts';
import { designOf } from '../series/series-cars.ts';

/** Asks a driver whose car has cost more than the race allows for the parts that give up a point each, for this race only. */
export const stripCar: Asking = {
  choices: ['stripCar'],
  ask(race, _task, seat, { values }) {
    const car = carOf(race, seat);
    const owed = costOf(designOf(car, race.options)) - budgetOf(values, race.laps).total;
    return owed > 0 ? partsGiven(car, owed).map(parts => ({ kind: 'stripCar', parts })) : [];
  },
  answer(table, _task, seat, choice) {
    if (choice.kind !== 'stripCar') return;
    const car = draftCar(table, seat);
    // Copied, because the race before and the setup still have the car as it was built.
    car.configuration = { ...car.configuration };
    for (const part of choice.parts) {
      addPoints(car, part, -1);
      car.configuration[part] = pointsIn(car.configuration, part) - 1;
    }
    table.tell({ kind: 'carStripped', seat, parts: [...choice.parts] });
  },
};

// Returns every selection of so many parts with a point to give, in the order of the parts; all of them where there are fewer.
function partsGiven({ points }: Pick<Car, 'points'>, owed: number): readonly (readonly Part[])[] {
  const able = PARTS.filter(part => pointsIn(points, part) > 0);
  return selections(able, Math.min(owed, able.length));
}

function selections(parts: readonly Part[], size: number): readonly (readonly Part[])[] {
  if (size === 0) return [[]];
  return parts.flatMap((part, index) =>
    selections(parts.slice(index + 1), size - 1).map(rest => [part, ...rest]),
  );
}
