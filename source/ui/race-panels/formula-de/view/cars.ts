// The cars as strip and map draw them.
import {
  carsOnBoard,
  markersOnTrack,
} from '../../../../rules/formula-de/chapters/movement/occupancy.ts';
import type { Car, Condition } from '../../../../rules/formula-de/state.ts';
import type { Seat } from '../../../../rules/kit/types.ts';
import { NOBODY } from '../../../board-view/cells.ts';
import type { Wet } from '../../../board-view/lanes.ts';
import type { CarMark, StripCar } from '../../../board-view/occupants.ts';
import { letterOf, ownSeat, type Piece } from '../../../screens/race/race-model.ts';
import type { FormulaModel } from '../formula-de-model.ts';
import { ghostOf } from '../ghost.ts';
import { markerPiece } from '../steps.ts';

const MARKS: Readonly<Record<Condition, CarMark>> = {
  sound: 'none',
  stalled: 'stalled',
  spun: 'spun',
  blown: 'blown',
  inertia: 'coasting',
  wreck: 'wreck',
};

/** From this gear on a car throws up spray on a wet road. */
const SPRAY_GEAR = 4;

const BACKMARKER = '%';
const GHOST = '@';

/**
 * Returns every car on the board: on its way while it moves (`live`), else where it was when the turn began. Backmarkers come
 * first, so that nothing of a car is ever hidden.
 */
export function stripCars(model: FormulaModel, live: boolean): readonly StripCar[] {
  const own = ownSeat(model);
  const { backmarkers = [] } = model.shown;
  const isWet = wetOf(model) !== undefined;
  const placeOf = (piece: Piece) => (live ? model.places[piece] : undefined);
  const slow = markersOnTrack(model.shown).map((marker): StripCar => {
    return {
      seat: NOBODY,
      letter: BACKMARKER,
      space: placeOf(markerPiece(marker)) ?? backmarkers[marker]?.space ?? '',
      mark: 'none',
    };
  });
  const cars = carsOnBoard(model.shown).map((car): StripCar => {
    return {
      seat: car.seat,
      letter: letterOf(model.table, car.seat),
      space: placeOf(car.seat) ?? car.space,
      mark: markOf(car, own),
      own: car.seat === own,
      spray: isWet && car.status === 'racing' && car.gear >= SPRAY_GEAR,
    };
  });
  return [...slow, ...ghostCars(model), ...cars];
}

// The best lap in a timed trial; a car on the same space hides it.
function ghostCars(model: FormulaModel): readonly StripCar[] {
  const ghost = ghostOf(model);
  if (ghost === undefined) return [];
  return [{ seat: NOBODY, letter: GHOST, space: ghost.space, mark: 'ghost' }];
}

export function wetOf({ shown: { weather } }: FormulaModel): Wet | undefined {
  if (weather?.track !== 'wet') return undefined;
  return weather.sky === 'rain' ? 'rain' : 'wet';
}

function markOf(car: Car, own: Seat): CarMark {
  const mark = MARKS[car.condition];
  return mark === 'none' && car.seat === own ? 'own' : mark;
}
