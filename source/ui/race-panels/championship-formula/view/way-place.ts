// Where a way ends, as its name says it: the side of the road, how far it is to what comes next, who is beside it.
import { cornerOf, spaceAt } from '../../../../circuit/board.ts';
import type { RowBoard, RowSpace } from '../../../../circuit/rows/row-board.ts';
import { isAtFlag } from '../../../../rules/championship-formula/chapters/turn/finish.ts';
import type { Car } from '../../../../rules/championship-formula/state.ts';
import { carOf, isOnTrack } from '../../../../rules/championship-formula/table.ts';
import type { RaceWords } from '../../../words/words.ts';
import { cornerFrom, sideOf } from '../../lane-side.ts';
import { nearestTo } from '../../target-place.ts';
import { askedOf, type ChampionshipModel } from '../championship-model.ts';
import { ROW_TICKS } from './row-window.ts';

/** Returns the side of the road, where it is, and the car beside the space, where there is one. */
export function partsOfPlace(
  model: ChampionshipModel,
  end: RowSpace,
  { road: { place } }: RaceWords,
): readonly string[] {
  const { table, moment } = model;
  const { board } = table;
  const seat = askedOf(model)?.seat ?? -1;
  const others = moment.race.cars.filter(car => car.seat !== seat && isOnTrack(car));
  const [beside] = nearestTo(table, end.id, others, ROW_TICKS, 0);
  return [
    place.sides[sideOf(board, end, cornerFrom(board, end))],
    isHome(model, carOf(moment.race, seat), end) ? place.overLine : whereOf(board, end, place),
    ...(beside === undefined ? [] : [place.beside(beside[0])]),
  ];
}

function whereOf(board: RowBoard, end: RowSpace, place: RaceWords['road']['place']): string {
  const corner = cornerOf(board, end);
  if (corner !== undefined) {
    const exit = spacesUntil(board, end, space => space.corner !== corner.index);
    return place.inCorner(corner.name, String(exit));
  }
  const before = spacesUntil(board, end, space => space.corner >= 0);
  return place.before(cornerOf(board, spaceIn(board, end, before))?.name ?? '', before);
}

/** Returns the spaces straight ahead up to the first one of a kind, that one counted. */
export function spacesUntil(
  board: RowBoard,
  from: RowSpace,
  isThere: (space: RowSpace) => boolean,
) {
  let count = 1;
  while (count < board.spaces.length && !isThere(spaceIn(board, from, count))) count++;
  return count;
}

/** Returns the space so many spaces straight ahead. */
export function spaceIn(board: RowBoard, from: RowSpace, spaces: number): RowSpace {
  let at = from;
  for (let step = 0; step < spaces; step++) at = spaceAt(board, at.ahead);
  return at;
}

/** Reports whether a car that ends its move on a space has finished the race. */
export function isHome({ table, moment }: ChampionshipModel, car: Car, end: RowSpace): boolean {
  const { board } = table;
  const from = board.indexOf.get(car.space) ?? 0;
  const crosses = end.endTick < spaceAt(board, from).endTick;
  return isAtFlag(car.laps + Number(crosses), end, moment.race.laps, board);
}
