// The cars as picture and map draw them.
import { isAfterSpin } from '../../../../rules/championship-formula/chapters/turn/speed-plans.ts';
import type { Car } from '../../../../rules/championship-formula/state.ts';
import type { Seat } from '../../../../rules/kit/types.ts';
import type { StripCar } from '../../../board-view/occupants.ts';
import { letterOf, ownSeat } from '../../../screens/race/race-model.ts';
import { askedOf, type ChampionshipModel } from '../championship-model.ts';
import { choicesOf } from '../choices.ts';
import type { RowCar } from './draw-rows.ts';

/** Returns every car on the board: on its way while it moves (`live`), else where it was when the turn began. */
export function mapCars(model: ChampionshipModel, live: boolean): readonly StripCar[] {
  return pictureCars(model, live).map(({ seat, letter, space, mark, own = false }) => ({
    seat,
    letter,
    space,
    mark,
    own,
  }));
}

/** Returns the cars of the picture; the question for a way marks those that the car may slip. */
export function pictureCars(model: ChampionshipModel, live: boolean): readonly RowCar[] {
  const own = ownSeat(model);
  const gives = slippedBy(model);
  return model.shown.cars.filter(isSeen).map(car => {
    const { seat } = car;
    const isSpun = isAfterSpin(car);
    return {
      seat,
      letter: letterOf(model.table, seat),
      space: (live ? model.places[seat] : undefined) ?? car.space,
      mark: isSpun ? 'spun' : seat === own ? 'own' : 'none',
      own: seat === own,
      gives: gives.includes(seat),
    };
  });
}

function isSeen({ status, space }: Car): boolean {
  return status !== 'retired' && space !== '';
}

function slippedBy(model: ChampionshipModel): readonly Seat[] {
  const decision = askedOf(model);
  if (decision === undefined) return [];
  return choicesOf(decision).flatMap(choice =>
    choice.kind === 'drive' && choice.slip !== undefined ? [choice.slip.of] : [],
  );
}
