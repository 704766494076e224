// Backmarkers in the way of others (TR-134 to TR-141): a driver puts one where rivals meet it sooner than the own car does, and
// keeps those that they still have to pass.
import { spaceAt, spaceOf } from '../../circuit/board.ts';
import type { FormulaBoard, FormulaSpace } from '../../circuit/formula-board.ts';
import { markersOnTrack } from '../../rules/formula-de/chapters/movement/occupancy.ts';
import { progressOf } from '../../rules/formula-de/chapters/round/ranking.ts';
import type { Car, FormulaDeRace } from '../../rules/formula-de/state.ts';
import type { View } from '../../rules/kit/types.ts';

/** Rolls that a backmarker right ahead costs, and how much more it does for each stop of the corner in which it is met. */
const IN_THE_WAY = 0.3;
const IN_CORNER = 0.5;

/** Ticks over which that falls to a third: it drives on, and the cars spread out. */
const NEAR = 60;

/** Ticks between two cars over which one matters less to the other. */
const RIVAL = 80;

/** Returns the cost of a backmarker on a space to a car, less what it costs the rivals. */
export function markerCost(
  race: View<FormulaDeRace>,
  car: Car,
  board: FormulaBoard,
  space: string,
): number {
  const place = spaceOf(board, space);
  const own = progressOf(board, car);
  const rivals = race.cars.filter(({ status, seat }) => status === 'racing' && seat !== car.seat);
  const weights = rivals.map(one => Math.exp(-Math.abs(progressOf(board, one) - own) / RIVAL));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const theirs = rivals.reduce(
    (sum, one, at) => sum + (weights[at] ?? 0) * hindrance(board, one, place),
    0,
  );
  return hindrance(board, car, place) - (all === 0 ? 0 : theirs / all);
}

/** Returns the cost of keeping the backmarkers that all cars have passed, against having them taken off. */
export function keptMarkersCost(race: View<FormulaDeRace>, car: Car, board: FormulaBoard): number {
  const racing = race.cars.filter(({ status }) => status === 'racing');
  const last = Math.min(...racing.map(one => progressOf(board, one)));
  const { backmarkers = [] } = race;
  let cost = 0;
  for (const marker of markersOnTrack(race)) {
    const one = backmarkers[marker];
    if (one === undefined || progressOf(board, one) >= last) continue;
    cost += markerCost(race, car, board, one.space);
  }
  return cost;
}

// A car meets it the sooner the nearer it stands ahead on the loop.
function hindrance(board: FormulaBoard, { space }: Car, place: FormulaSpace): number {
  const ahead = (place.tick - spaceOf(board, space).tick + board.ticks) % board.ticks;
  const corner = board.corners[spaceAt(board, place.index).corner]?.stops ?? 0;
  return IN_THE_WAY * (1 + IN_CORNER * corner) * Math.exp(-ahead / NEAR);
}
