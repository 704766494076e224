// Movements: which spaces a roll can reach, with brakes and with cars in the way, and how a car is driven there.

import { spaceAt, spaceOf } from '../../../../circuit/board.ts';
import type { FormulaBoard } from '../../../../circuit/formula-board.ts';
import type { Seat } from '../../../kit/types.ts';
import { pointsToSpend } from '../../budget.ts';
import type { Move } from '../../choices.ts';
import type { CarMoved } from '../../events.ts';
import type { Car, FormulaDeRace } from '../../state.ts';
import { carOf, dangerousIn, draftCar, type FormulaDeTable } from '../../table.ts';
import type { Ground } from '../../terms.ts';
import { pitAccess, setStop } from '../car/pits.ts';
import { forgetExit } from '../car/plain-exit.ts';
import { pointsDue } from './blocking.ts';
import { crossings, type PassageRules, passageRules, standing, tracePlay } from './corners.ts';
import {
  distinctWays,
  legalWays,
  pathOf,
  type Terrain,
  type Way,
  type Ways,
  waysOnFrom,
} from './driving-code.ts';
import { takenSpaces } from './occupancy.ts';

/** The part of a race that a search of ways reads. */
export type Situation = Pick<
  FormulaDeRace,
  'cars' | 'backmarkers' | 'laps' | 'dangerous' | 'pits' | 'weather' | 'play'
>;

/** Returns the board as a car meets it: the other cars and the dangerous spaces. */
export function terrainFor(
  race: Situation,
  seat: Seat,
  ground: Pick<Ground, 'board' | 'values'>,
  rules: PassageRules,
): Terrain {
  const { board, values } = ground;
  const occupied = takenSpaces(race, board, seat);
  // Any number of cars may share a space of a wide lane (TR-121).
  if (values.pits.lane === 'wide') {
    for (const index of occupied) {
      if (spaceAt(board, index).kind !== 'track') occupied.delete(index);
    }
  }
  const dangerous = new Set(dangerousIn(race).map(id => spaceOf(board, id).index));
  const pit = pitAccess(race, carOf(race, seat), ground);
  return { ...rules, board, occupied, dangerous, pit };
}

/**
 * Returns every legal main move of `distance` spaces in a gear, with and without brakes (M-6-3-s5, R-10, R-11, R-25,
 *
 * @param opens returns what can follow a move: moves that end alike at the same price and open the same are one
 */
export function mainMoves(
  race: Situation,
  seat: Seat,
  ground: Ground,
  gear: number,
  distance: number,
  opens: (move: Move) => readonly string[] = () => [],
): readonly Move[] {
  const { board, values } = ground;
  const car = carOf(race, seat);
  const terrain = terrainFor(race, seat, ground, passageRules(race, car, values));
  const start = spaceOf(board, car.space).index;
  const ways = legalWays(terrain, start, standing(car.stops, car.laps), distance);
  const distinct = (brakes: number) =>
    distinctWays(ways.byLength[distance - brakes] ?? [], way =>
      opens(moveAlong(board, way, brakes, 0)).join(),
    );
  const complete = [...distinct(0), ...ways.ended];
  const moves = complete.map(way => moveAlong(board, way, 0, 0));
  const held = new Set(ways.ended.filter(isHeld).map(way => way.to));
  const shortest = gear <= values.movement.stayGear ? 0 : 1;
  const most = Math.min(pointsToSpend(car.points, 'brakes', values), distance - shortest);
  for (let brakes = 1; brakes <= most; brakes++) {
    // Where a car must wait for the one in front, brakes gain nothing (M-19-1-5).
    const shorter = distinct(brakes).filter(way => !held.has(way.to));
    moves.push(...shorter.map(way => moveAlong(board, way, brakes, 0)));
  }
  if (!isBlocked(board, start, complete)) return moves;
  const blocked = blockedMoves(ground, car, onTrack(board, start, ways), distance);
  moves.push(...blocked.survivable);
  return moves.length > 0 ? moves : blocked.fatal;
}

function isHeld({ passage }: Way): boolean {
  return passage.end === 'held';
}

// Reports whether no way completes the movement. On the track turning into the pits is never an obligation; in
// the lane it is the only way.
function isBlocked(board: FormulaBoard, start: number, complete: readonly Way[]): boolean {
  if (spaceAt(board, start).kind !== 'track') return complete.length === 0;
  return !complete.some(way => spaceAt(board, way.to).kind === 'track');
}

// Returns the ways of a car on the track that do not turn into the pits.
function onTrack(board: FormulaBoard, start: number, ways: Ways): Ways {
  if (spaceAt(board, start).kind !== 'track') return ways;
  const layers = ways.byLength.map(layer =>
    layer.filter(way => spaceAt(board, way.to).kind === 'track'),
  );
  const reach = layers.findLastIndex(layer => layer.length > 0);
  return { byLength: layers.slice(0, reach + 1), ended: [] };
}

function moveAlong(board: FormulaBoard, way: Way, brakes: number, missing: number): Move {
  return { kind: 'move', ...moveTo(board, way), brakes, missing };
}

/** Returns the end of a way and the spaces entered after the first `driven`, by id. */
export function moveTo(
  board: FormulaBoard,
  way: Way,
  driven = 0,
): { readonly to: string; readonly path: readonly string[] } {
  return { to: spaceAt(board, way.to).id, path: pathOf(board, way, way.length - driven) };
}

// Returns the moves as far as possible (M-12-1-3, R-32): with every amount of brakes that lets the car survive, and the
// fatal ones, which count only when there is no other.
function blockedMoves(
  ground: Ground,
  car: Car,
  ways: Ways,
  distance: number,
): { readonly survivable: readonly Move[]; readonly fatal: readonly Move[] } {
  const { board, values } = ground;
  const reach = ways.byLength.length - 1;
  const farthest = distinctWays(farthestEnds(ground, ways.byLength[reach] ?? []));
  const survivable: Move[] = [];
  // Where the bill itself is mixed at will no brakes are spent before it (BGA-A-43).
  const most =
    values.blocking.further === 'either' ? 0 : pointsToSpend(car.points, 'brakes', values);
  for (let brakes = 0; brakes < distance - reach && brakes <= most; brakes++) {
    const missing = distance - reach - brakes;
    for (const way of farthest) {
      if (pointsDue(car, way.passage.due, missing, values, brakes) !== undefined) {
        survivable.push(moveAlong(board, way, brakes, missing));
      }
    }
  }
  return { survivable, fatal: farthest.map(way => moveAlong(board, way, 0, distance - reach)) };
}

/**
 * Returns those of the longest ways that a blocked car may take: all of them where the book says so (BR-63), or those
 * whose end ranks first for the next round. It is the same car, so distance decides.
 */
export function farthestEnds({ board, values }: Ground, ways: readonly Way[]): readonly Way[] {
  if (values.blocking.stopSpace === 'any') return ways;
  const rank = (way: Way) => way.passage.laps * board.ticks + spaceAt(board, way.to).lapTick;
  const best = Math.max(...ways.map(rank));
  return ways.filter(way => rank(way) === best);
}

/** Puts the car at the end of a path and remembers the spaces driven. */
export function driveAlong(
  table: FormulaDeTable,
  seat: Seat,
  path: readonly string[],
  how: CarMoved['how'],
): void {
  const { race } = table;
  const { board } = table.ground;
  const car = draftCar(table, seat);
  const from = car.space;
  const to = path.at(-1);
  if (to === undefined) return;
  race.play.path = [...race.play.path, ...path];
  car.laps += crossings(board, [from, ...path]);
  car.space = to;
  passPits(table, seat, from, to);
  race.arrivals += 1;
  car.arrival = race.arrivals;
  table.tell({ kind: 'carMoved', seat, from, path: [...path], how });
}

/**
 * Returns the ways of up to `spaces` spaces that carry on the movement at hand, judged together with it by the driving
 * code.
 */
export function furtherWays(
  race: Situation,
  car: Car,
  ground: Ground,
  spaces: number,
): Ways & { readonly driven: number } {
  const { board, values } = ground;
  const { path, segment, stopsBefore } = race.play;
  const rules = passageRules(race, car, values);
  const driven = { play: { path: path.slice(0, segment + 1), stopsBefore } };
  const laps = car.laps - crossings(board, path.slice(segment));
  const { passage } = tracePlay(board, driven, { laps }, rules);
  const terrain = terrainFor(race, car.seat, ground, rules);
  const indices = path.slice(segment).map(id => spaceOf(board, id).index);
  return { ...waysOnFrom(terrain, indices, passage, spaces), driven: indices.length - 1 };
}

// A car that leaves its pit is on its way out until it stands on the track again (M-19-1-9).
function passPits(table: FormulaDeTable, seat: Seat, from: string, to: string): void {
  const { board } = table.ground;
  const car = draftCar(table, seat);
  const [before, after] = [spaceOf(board, from).kind, spaceOf(board, to).kind];
  if (before === 'track' && after !== 'track') table.tell({ kind: 'pitLaneEntered', seat });
  if (before === 'pit' && after !== 'pit') {
    setStop(car, 'out');
    forgetExit(car);
  }
  if (before === 'track' || after !== 'track') return;
  setStop(car, undefined);
  table.tell({ kind: 'pitLaneLeft', seat });
}

/** Puts a car back on the space of its way where it goes out; the spaces after it were not driven. */
export function putBack(table: FormulaDeTable, seat: Seat, space: string): void {
  const { race } = table;
  const { board } = table.ground;
  const car = draftCar(table, seat);
  const { path } = race.play;
  car.laps -= crossings(board, path.slice(path.indexOf(space, 1)));
  car.space = space;
}
