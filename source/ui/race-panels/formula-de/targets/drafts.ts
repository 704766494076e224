// Who may take a slipstream off a car that ends its move on a target: the cars behind that still play in this round, by
// how often the die of their best gear brings them directly behind it.
import { spaceAt, spaceOf } from '../../../../circuit/board.ts';
import type { FormulaBoard } from '../../../../circuit/formula-board.ts';
import { type GearOdds, gearOdds } from '../../../../drivers/planning/ends/gear-odds.ts';
import { drawsAlong } from '../../../../rules/formula-de/chapters/movement/slipstream.ts';
import type { Car, FormulaDeRace } from '../../../../rules/formula-de/state.ts';
import { carOf } from '../../../../rules/formula-de/table.ts';
import type { Seat, View } from '../../../../rules/kit/types.ts';
import { type FormulaModel, termsOf } from '../formula-de-model.ts';
import type { Item } from '../prompt.ts';
import { arrivalAt } from './after.ts';

/** A car behind, and in how many of a hundred throws it may draft. */
export interface Drafter {
  readonly seat: Seat;
  readonly percent: number;
}

/** Ticks beyond which no die moves a car. */
const REACH = 60;
/** Most cars that are shown, the nearest ones. */
const MOST = 3;

const known = new WeakMap<object, readonly Drafter[]>();

/**
 * Returns the nearest cars that may draft the car on a target, nearest first, worked out once for each; those that could
 * never come there are left out (M-18-1-1, R-48).
 */
export function draftersAt(model: FormulaModel, item: Item): readonly Drafter[] {
  const before = known.get(item.choice);
  if (before !== undefined) return before;
  const found = newDrafters(model, item);
  known.set(item.choice, found);
  return found;
}

function newDrafters(model: FormulaModel, item: Item): readonly Drafter[] {
  if (!termsOf(model.table, model.shown.options).orderOfPlay.includes('slipstream')) return [];
  const after = arrivalAt(model, item);
  if (after === undefined) return [];
  const { race, seat } = after;
  const { board } = model.table;
  const front = carOf(race, seat);
  return race.order
    .filter(one => one !== seat)
    .map(one => ({ car: carOf(race, one), ticks: ticksBehind(board, carOf(race, one), front) }))
    .filter(({ car, ticks }) => car.status === 'racing' && ticks > 0 && ticks <= REACH)
    .toSorted((one, other) => one.ticks - other.ticks)
    .slice(0, MOST)
    .map(({ car }) => ({ seat: car.seat, percent: percentOf(model, race, front, car) }))
    .filter(({ percent }) => percent > 0);
}

function ticksBehind(board: FormulaBoard, car: Car, front: Car): number {
  const [from, to] = [spaceOf(board, car.space), spaceOf(board, front.space)];
  if (from.kind !== 'track') return 0;
  return (to.tick - from.tick + board.ticks) % board.ticks;
}

function percentOf(
  { table: { board, book }, shown }: FormulaModel,
  race: View<FormulaDeRace>,
  front: Car,
  car: Car,
): number {
  const { lowestGear } = termsOf({ book }, shown.options).values.slipstream;
  const odds = gearOdds(race, car.seat, board)
    .filter(({ gear }) => drawsAlong(front, gear, lowestGear))
    .map(one => shareBehind(board, front, one));
  return Math.round(Math.max(0, ...odds));
}

// Returns the percentage of faces that end there without an overshoot, which would forbid the slipstream.
function shareBehind(board: FormulaBoard, front: Car, { faces }: GearOdds): number {
  const to = board.indexOf.get(front.space);
  const comes = faces.filter(({ landings }) =>
    landings.some(
      ({ space, outcome }) =>
        (outcome === 'stop' || outcome === 'clear') &&
        spaceAt(board, board.indexOf.get(space) ?? -1).ahead === to,
    ),
  );
  return (100 * comes.length) / faces.length;
}
