// Backmarkers in the way of others (TR-134 to TR-141): a driver puts one where rivals meet it sooner than the own car does, and
// keeps those that they still have to pass.
import { spaceAt, spaceOf } from '../../circuit/board.ts';
import type { FormulaBoard, FormulaSpace } from '../../circuit/formula-board.ts';
import { markersOnTrack } from '../../rules/formula-de/chapters/movement/occupancy.ts';
import { progressOf } from '../../rules/formula-de/chapters/round/ranking.ts';
import type { Car, FormulaDeRace } from '../../rules/formula-de/state.ts';
import type { Seat, View } from '../../rules/kit/types.ts';

/** Rolls that a backmarker right ahead costs, and how much more it does for each stop of the corner in which it is met. */
const IN_THE_WAY = 0.3;
const IN_CORNER = 0.5;

/** Ticks over which this cost falls to a third, because the backmarker drives on and the cars spread out. */
const NEAR = 60;

/** Ticks between two cars over which one matters less to the other. */
const RIVAL = 80;

export interface MarkerToll {
  /** Rolls that it costs the car itself, and its rivals on average, those that are near more than others. */
  readonly own: number;
  readonly rivals: number;
}

export function markerToll(
  race: View<FormulaDeRace>,
  car: Car,
  board: FormulaBoard,
  space: string,
): MarkerToll {
  const place = spaceOf(board, space);
  const own = progressOf(board, car);
  const rivals = rivalsOf(race, car);
  const weights = rivals.map(one => Math.exp(-Math.abs(progressOf(board, one) - own) / RIVAL));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const theirs = rivals.reduce(
    (sum, one, at) => sum + (weights[at] ?? 0) * hindrance(board, one, place),
    0,
  );
  return { own: hindrance(board, car, place), rivals: all === 0 ? 0 : theirs / all };
}

/** Returns the cost of a backmarker on a space to a car, less what it costs the rivals. */
export function markerCost(
  race: View<FormulaDeRace>,
  car: Car,
  board: FormulaBoard,
  space: string,
): number {
  const { own, rivals } = markerToll(race, car, board, space);
  return own - rivals;
}

export interface Meeting {
  readonly seat: Seat;
  /** Spaces from the car to the backmarker along the road. */
  readonly spaces: number;
}

/** Returns how far a car and the nearest of its rivals have to go to a space; `rival` is undefined when there are none. */
export function meetingsAt(
  race: View<FormulaDeRace>,
  car: Car,
  board: FormulaBoard,
  space: string,
): { readonly own: Meeting; readonly rival: Meeting | undefined } {
  const place = spaceOf(board, space);
  const meeting = (one: Car): Meeting => ({
    seat: one.seat,
    spaces: Math.round(ticksTo(board, one, place) / 2),
  });
  const [rival] = rivalsOf(race, car)
    .map(meeting)
    .toSorted((one, other) => one.spaces - other.spaces);
  return { own: meeting(car), rival };
}

/** What the backmarkers cost that all cars have passed, if they stay. */
export interface KeptMarkers extends MarkerToll {
  readonly count: number;
}

/** Returns what the backmarkers that all cars have passed cost a car and its rivals, who meet them again. */
export function keptMarkers(race: View<FormulaDeRace>, car: Car, board: FormulaBoard): KeptMarkers {
  const racing = race.cars.filter(({ status }) => status === 'racing');
  const last = Math.min(...racing.map(one => progressOf(board, one)));
  const { backmarkers = [] } = race;
  let [count, own, rivals] = [0, 0, 0];
  for (const marker of markersOnTrack(race)) {
    const one = backmarkers[marker];
    if (one === undefined || progressOf(board, one) >= last) continue;
    const toll = markerToll(race, car, board, one.space);
    count += 1;
    own += toll.own;
    rivals += toll.rivals;
  }
  return { count, own, rivals };
}

/** Returns the cost of keeping the backmarkers that all cars have passed, against having them taken off. */
export function keptMarkersCost(race: View<FormulaDeRace>, car: Car, board: FormulaBoard): number {
  const { own, rivals } = keptMarkers(race, car, board);
  return own - rivals;
}

function rivalsOf({ cars }: View<FormulaDeRace>, car: Car): readonly Car[] {
  return cars.filter(({ status, seat }) => status === 'racing' && seat !== car.seat);
}

// The nearer the backmarker stands ahead on the loop, the sooner a car meets it.
function hindrance(board: FormulaBoard, car: Car, place: FormulaSpace): number {
  const corner = board.corners[spaceAt(board, place.index).corner]?.stops ?? 0;
  return IN_THE_WAY * (1 + IN_CORNER * corner) * Math.exp(-ticksTo(board, car, place) / NEAR);
}

function ticksTo(board: FormulaBoard, { space }: Car, place: FormulaSpace): number {
  return (place.tick - spaceOf(board, space).tick + board.ticks) % board.ticks;
}
