// The teams of a race (BGA-O-59), determined a second time: two seats side by side where the option is on.
import type { FormulaDeRace } from '../../rules/formula-de/state.ts';

/** Returns the team of a seat; everybody is alone in a race without teams. */
function teamIn({ options }: Pick<FormulaDeRace, 'options'>, seat: number): number {
  return options.teams === 'on' ? (seat - (seat % 2)) / 2 : seat;
}

/** Returns the seats that share a pit with a seat, itself among them (BGA-B-8). */
export function matesOf(race: FormulaDeRace, seat: number): readonly number[] {
  const seats = race.cars.map(car => car.seat);
  return seats.filter(other => teamIn(race, other) === teamIn(race, seat));
}
