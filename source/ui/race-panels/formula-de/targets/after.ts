// What a car faces once it has ended its move on a target: the gears of its next play. Other cars are assumed to stay where
// they are.
import { cornerOf, spaceOf } from '../../../../circuit/board.ts';
import { type GearOdds, gearOdds } from '../../../../drivers/planning/ends/gear-odds.ts';
import { pointsPaying } from '../../../../rules/formula-de/budget.ts';
import { emptyPlay, type FormulaDeRace, PARTS } from '../../../../rules/formula-de/state.ts';
import { carOf } from '../../../../rules/formula-de/table.ts';
import type { Consequence, Seat, View } from '../../../../rules/kit/types.ts';
import { type FormulaModel, termsOf } from '../formula-de-model.ts';
import { endsRace, type Item } from '../prompt.ts';

const known = new WeakMap<object, readonly GearOdds[]>();

/** Consequences that lead off the road, or to another end than the target. */
const ELSEWHERE: readonly string[] = ['finish', 'lapDone', 'slide', 'penalty'];

/**
 * Returns the prospects of the gears of the next play from a target, the lowest first, cached for each choice; none for a
 * car that has finished, is out, keeps sliding, or leaves the track.
 */
export function gearsAfter(model: FormulaModel, item: Item): readonly GearOdds[] {
  const before = known.get(item.choice);
  if (before !== undefined) return before;
  const found = newGears(model, item);
  known.set(item.choice, found);
  return found;
}

function newGears(model: FormulaModel, item: Item): readonly GearOdds[] {
  const after = arrivalAt(model, item);
  return after === undefined ? [] : gearOdds(after.race, after.seat, model.table.board);
}

export interface Arrival {
  readonly race: View<FormulaDeRace>;
  readonly seat: Seat;
}

/**
 * Returns the race as it is once the car has come to a target; undefined for one that has finished, is out, keeps sliding,
 * or leaves the track.
 */
export function arrivalAt(model: FormulaModel, item: Item): Arrival | undefined {
  const { prompt, table, moment } = model;
  const { choice, consequences } = item;
  if (prompt?.kind !== 'ask' || choice.kind !== 'move' || endsRace(item)) return undefined;
  const { board } = table;
  const leaves = consequences.some(({ kind }) => ELSEWHERE.includes(kind));
  if (leaves || spaceOf(board, choice.to).kind !== 'track') return undefined;
  const { seat } = prompt.decision;
  const told = table.book.consequences(moment.race, seat, choice, board);
  return { race: raceAfter(model, moment.race, seat, choice.to, told), seat };
}

// Returns the race as it is when the car plays again, after paying the points of the move.
function raceAfter(
  { table }: FormulaModel,
  race: View<FormulaDeRace>,
  seat: Seat,
  to: string,
  told: readonly Consequence[],
): View<FormulaDeRace> {
  const { board } = table;
  const car = carOf(race, seat);
  const stop = told.find(({ kind }) => kind === 'stop');
  const corner = cornerOf(board, spaceOf(board, to));
  const isSame = corner !== undefined && spaceOf(board, car.space).corner === corner.index;
  const price = Object.fromEntries(
    told.flatMap(({ kind, amount = 0 }) =>
      PARTS.some(part => part === kind) ? [[kind, amount]] : [],
    ),
  );
  const after = {
    ...car,
    space: to,
    gear: race.play.gear,
    stops: stop?.amount ?? (isSame ? car.stops : 0),
    points: pointsPaying(car.points, price, termsOf(table, race.options).values),
  };
  const cars = race.cars.map(one => (one.seat === seat ? after : one));
  return { ...race, cars, play: emptyPlay() };
}
