// The main move (step 5 of M-6-3): which spaces a roll can reach, brakes included, and what happens when cars are in the way.
import { type Board, spaceAt, spaceOf } from '../../../circuit/board.ts';
import type { Seat } from '../../kit/types.ts';
import type { Move } from '../choices.ts';
import { payPoints, tiresCanPay } from '../points.ts';
import type { Car, FormulaDeRace } from '../state.ts';
import { type Asking, carOf, draftCar, type FormulaDeTable } from '../table.ts';
import type { BookValues } from '../values.ts';
import { blockingPrice } from './blocking.ts';
import { crossings, standing } from './corners.ts';
import {
  distinctWays,
  legalWays,
  pathOf,
  type Terrain,
  type Way,
  type Ways,
} from './driving-code.ts';

/** What a search of ways needs to know of a race. */
export type Situation = Pick<
  FormulaDeRace,
  'cars' | 'laps' | 'dangerous' | 'trackState' | 'play' | 'sky'
>;

/** The board as one seat's movement meets it: the other cars and the dangerous spaces. */
export function terrainFor(
  race: Situation,
  seat: Seat,
  board: Board,
  fatalMissing: number,
): Terrain {
  const occupied = new Set<number>();
  for (const car of race.cars) {
    if (car.onBoard && car.seat !== seat) occupied.add(spaceOf(board, car.space).index);
  }
  const dangerous = new Set(race.dangerous.map(id => spaceOf(board, id).index));
  return { board, occupied, dangerous, raceLaps: race.laps, fatalMissing };
}

/** Every legal main move of `distance` spaces in a gear, brakes spent or not (M-6-3-s5, R-10, R-11, R-25, R-31). */
export function mainMoves(
  race: Situation,
  seat: Seat,
  board: Board,
  values: BookValues,
  gear: number,
  distance: number,
): readonly Move[] {
  const car = carOf(race, seat);
  const terrain = terrainFor(race, seat, board, values.overshoot.fatalMissing);
  const start = spaceOf(board, car.space).index;
  const ways = legalWays(terrain, start, standing(car.stops, car.laps), distance);
  const reach = ways.byLength.length - 1;
  const shortest = gear <= values.movement.stayGear ? 0 : 1;
  const moves: Move[] = [];
  if (reach === distance) {
    moves.push(
      ...distinctWays(ways.byLength[distance] ?? []).map(way => moveAlong(board, way, 0, 0)),
    );
  }
  moves.push(...ways.ended.map(way => moveAlong(board, way, 0, 0)));
  const blocked = moves.length === 0;
  for (let brakes = 1; brakes <= Math.min(car.points.brakes, distance - shortest); brakes++) {
    const length = distance - brakes;
    if (length > reach || (length === 0 && shortest > 0)) continue;
    const shorter = distinctWays(ways.byLength[length] ?? []);
    moves.push(...shorter.map(way => moveAlong(board, way, brakes, 0)));
  }
  if (!blocked) return moves;
  const held = blockedMoves(board, car, ways, distance, values);
  moves.push(...held.survivable);
  return moves.length > 0 ? moves : held.fatal;
}

function moveAlong(board: Board, way: Way, brakes: number, missing: number): Move {
  return {
    kind: 'move',
    to: spaceAt(board, way.to).id,
    path: pathOf(board, way),
    brakes,
    missing,
  };
}

// As far as possible (M-12-1-3, R-32), with every amount of voluntary brakes that lets the car survive; the fatal
// ones count only when nothing else is left.
function blockedMoves(
  board: Board,
  car: Car,
  ways: Ways,
  distance: number,
  values: BookValues,
): { readonly survivable: readonly Move[]; readonly fatal: readonly Move[] } {
  const reach = ways.byLength.length - 1;
  const farthest = distinctWays(foremost(board, ways.byLength[reach] ?? []));
  const survivable: Move[] = [];
  for (let brakes = 0; brakes < distance - reach && brakes <= car.points.brakes; brakes++) {
    const missing = distance - reach - brakes;
    for (const way of farthest) {
      if (survives(car, way, brakes, missing, values)) {
        survivable.push(moveAlong(board, way, brakes, missing));
      }
    }
  }
  return { survivable, fatal: farthest.map(way => moveAlong(board, way, 0, distance - reach)) };
}

// The end spaces that rank first for the next round: same car, so the highest tick decides.
function foremost(board: Board, ways: readonly Way[]): readonly Way[] {
  const rank = (way: Way) => way.passage.laps * board.ticks + spaceAt(board, way.to).tick;
  const best = Math.max(...ways.map(rank));
  return ways.filter(way => rank(way) === best);
}

function survives(
  car: Car,
  way: Way,
  brakes: number,
  missing: number,
  values: BookValues,
): boolean {
  const price = blockingPrice(missing, values.blocking);
  if (price === undefined || brakes + price.brakes > car.points.brakes) return false;
  const { outside } = way.passage;
  if (!tiresCanPay(car.points.tires, outside)) return false;
  return tiresCanPay(Math.max(0, car.points.tires - outside), price.tires);
}

/** Step 5: move the car. */
export function moveCar(values: BookValues): Asking {
  return {
    rule: 'M-6-3-s5',
    ask: (race, _task, seat, board) =>
      mainMoves(race, seat, board, values, race.play.gear, race.play.distance),
    // A lone way without a price is no question.
    forced: (_race, _task, _seat, choice) =>
      choice.kind === 'move' && choice.brakes === 0 && choice.missing === 0,
    answer(table, _task, seat, choice) {
      if (choice.kind !== 'move') return;
      const { play } = table.race;
      payPoints(table, seat, 'brakes', choice.brakes, 'braking');
      play.braked = choice.brakes > 0;
      play.missing = choice.missing;
      driveAlong(table, seat, choice.path, 'main');
    },
  };
}

/** Puts the car at the end of a path and remembers the spaces driven. */
export function driveAlong(
  table: FormulaDeTable,
  seat: Seat,
  path: readonly string[],
  how: 'main' | 'slipstream',
): void {
  const { race, board } = table;
  const car = draftCar(table, seat);
  const from = car.space;
  const to = path.at(-1);
  if (to === undefined) return;
  race.play.path = [...race.play.path, ...path];
  car.laps += crossings(board, [from, ...path]);
  car.space = to;
  race.arrivals += 1;
  car.arrival = race.arrivals;
  table.tell({ kind: 'carMoved', seat, from, path: [...path], how });
}
