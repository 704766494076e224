// Gears that all drivers set at once, before any of them moves (TR-73): the road as it will be when one's own turn comes.
// Where the cars that play before it will then stand is unknown, but they will have left their places.
import { emptyPlay, type FormulaDeRace } from '../../../rules/formula-de/state.ts';
import { carOf } from '../../../rules/formula-de/table.ts';
import type { Seat, View } from '../../../rules/kit/types.ts';

/** Returns the race as the turn of a seat begins, without the cars that play before it in this round. */
export function atOwnTurn(race: View<FormulaDeRace>, seat: Seat): View<FormulaDeRace> {
  const { space, gear, stops } = carOf(race, seat);
  const before = race.order.slice(0, race.order.indexOf(seat));
  const cars = race.cars.map(car => (before.includes(car.seat) ? { ...car, onBoard: false } : car));
  const play = { ...emptyPlay(), seat, leverBefore: gear, gear, path: [space], stopsBefore: stops };
  return { ...race, cars, play };
}
