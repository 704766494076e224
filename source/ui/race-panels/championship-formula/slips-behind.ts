// Who may have a slip of a car once its move has ended on a space: whoever stands directly behind it, or may still come
// there in this turn, as the slip of the next turn asks for it. The rules search the ways and judge who is in front.
import { carsInFront } from '../../../rules/championship-formula/chapters/movement/slipstream.ts';
import { waysOf } from '../../../rules/championship-formula/chapters/movement/ways.ts';
import { moveBegun } from '../../../rules/championship-formula/chapters/turn/order-of-moves.ts';
import type { Car, ChampionshipRace } from '../../../rules/championship-formula/state.ts';
import { isOnTrack } from '../../../rules/championship-formula/table.ts';
import type { Ground } from '../../../rules/championship-formula/terms.ts';
import type { Seat, View } from '../../../rules/kit/types.ts';

/** Where a car ends its turn, in mph. */
interface Ending {
  readonly space: string;
  readonly speed: number;
}

/** Returns the seats that may slip a car in the next turn when it ends this one on a space at a speed. */
export function slipsBehind(
  race: View<ChampionshipRace>,
  seat: Seat,
  end: Ending,
  ground: Ground,
): readonly Seat[] {
  const cars = race.cars.map(car => (car.seat === seat ? { ...car, ...end } : car));
  const after = { ...race, cars };
  return cars
    .filter(car => car.seat !== seat && isOnTrack(car))
    .filter(car => endingsOf(after, car, ground).some(own => isBehind(own, end, ground)))
    .map(car => car.seat);
}

// A car that has moved stays where it is; one that has yet to move ends where one of its ways does.
function endingsOf(
  race: View<ChampionshipRace>,
  { seat, space, speed }: Car,
  ground: Ground,
): readonly Ending[] {
  const planned = race.turn.planned[seat] ?? 0;
  if (!race.turn.order.includes(seat) || planned === 0) return [{ space, speed }];
  const move = moveBegun(race, seat, planned, ground);
  return waysOf({ ...race, move }, seat, ground)
    .filter(({ isFatal }) => !isFatal)
    .map(({ end, choice }) => ({ space: end.id, speed: planned - choice.brake }));
}

function isBehind(own: Ending, front: Ending, { board }: Ground): boolean {
  const turn = { from: [own.space, front.space], before: [own.speed, front.speed] };
  return carsInFront(turn, 0, board).length > 0;
}
