// Movements: which spaces a roll can reach, with brakes and with cars in the way, and how a car is driven there.

import { spaceAt, spaceOf } from '../../../../circuit/board.ts';
import type { FormulaBoard } from '../../../../circuit/formula-board.ts';
import type { Seat } from '../../../kit/types.ts';
import { pointsLeft, pointsToSpend } from '../../budget.ts';
import type { Move } from '../../choices.ts';
import type { CarMoved } from '../../events.ts';
import { type Car, type FormulaDeRace, PARTS } from '../../state.ts';
import { carOf, dangerousIn, draftCar, type FormulaDeTable } from '../../table.ts';
import type { Ground } from '../../terms.ts';
import type { BookValues } from '../../values.ts';
import { pitAccess, setStop } from '../car/pits.ts';
import { forgetExit } from '../car/plain-exit.ts';
import { type Adjustments, adjustmentsOf, savedAt } from './adjustments.ts';
import { blockingRate, pointsDue } from './blocking.ts';
import { crossings, type PassageRules, passageRules, standing, tracePlay } from './corners.ts';
import {
  distinctEnds,
  distinctWays,
  pathOf,
  type Terrain,
  type Way,
  type WaySearch,
  type Ways,
  waySearch,
  waysOnFrom,
} from './driving-code.ts';
import { takenSpaces } from './occupancy.ts';

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
 * Returns every legal main move of `distance` movement points in a gear, with and without brakes and what else may change
 * it (M-6-3-s5, R-10, R-11, R-25, R-31, TR-49).
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
  const adjustments = adjustmentsOf(race, car, gear, values);
  const points = Math.min(distance, adjustments.most);
  const terrain = terrainFor(race, seat, ground, passageRules(race, car, values));
  const start = spaceOf(board, car.space).index;
  const trail = pointsWithheld(car, values);
  const search = waySearch({ ...terrain, trail }, start, standing(car.stops, car.laps));
  const ways = search.upTo(points);
  const opened = (way: Way, brakes: number) =>
    opens(worth(values, moveAlong(board, way, brakes, 0), points - brakes)).join();
  const distinct = (brakes: number) =>
    distinctWays(ways.byLength[points - brakes] ?? [], way => opened(way, brakes));
  const ended = trail === 0 ? ways.ended : distinctEnds(ways.ended, way => opened(way, 0));
  const complete = [...distinct(0), ...ended];
  const moves = complete.map(way => worth(values, moveAlong(board, way, 0, 0), points));
  const held = new Set(ways.ended.filter(isHeld).map(way => way.to));
  const shortest = gear <= values.movement.stayGear ? 0 : 1;
  const brakesMost = pointsToSpend(car.points, 'brakes', values);
  const most = Math.min(brakesMost + adjustments.wing, points - shortest);
  for (let fewer = 1; fewer <= most; fewer++) {
    // Where a car must wait for the one in front, brakes gain nothing (M-19-1-5).
    for (const way of distinct(fewer).filter(way => !held.has(way.to))) {
      const saved = savedAt(board, spaceAt(board, way.to), adjustments);
      if (fewer - saved > brakesMost) continue;
      const move = moveAlong(board, way, fewer - saved, 0);
      moves.push(worth(values, move, points - fewer, saved > 0 ? 'wing' : undefined));
    }
  }
  // Where cars close the track, these longer moves lead into the pits alone.
  moves.push(...longerMoves(ground, search, points, adjustments));
  if (!isBlocked(board, start, complete)) return moves;
  const rate = blockingRate(race, car, values);
  const reached = waysOfBlocked(board, start, ways);
  const blocked = blockedMoves(ground, car, reached, { points, rate, adjustments });
  moves.push(...blocked.survivable);
  return moves.length > 0 ? moves : blocked.fatal;
}

// Returns the most of the last points of a move that may not move the car: one for each part that is gone, and worn tires
// (TR-88, TR-98, TR-114).
function pointsWithheld(car: Car, { penalty, parts }: BookValues): number {
  if (penalty === undefined) return 0;
  const gone = PARTS.filter(
    part => penalty.lacking[part] !== undefined && pointsLeft(car.points, part, { parts }) === 0,
  );
  const worn = penalty.wornTires[car.set?.type ?? 'hard'];
  return gone.length + Math.max(0, ...worn);
}

// Returns the moves with the movement point of new soft tires (TR-110).
function longerMoves(
  ground: Ground,
  search: WaySearch,
  points: number,
  { bonus, most }: Adjustments,
): readonly Move[] {
  if (bonus === 0 || points + bonus > most) return [];
  const { ended } = search.upTo(points);
  const longer = search.upTo(points + bonus);
  const ways = [
    ...distinctWays(longer.byLength[points + bonus] ?? []),
    ...longer.ended.filter(way => !ended.includes(way) && !isHeld(way)),
  ];
  const { board, values } = ground;
  return ways.map(way => worth(values, moveAlong(board, way, 0, 0), points + bonus, 'softBonus'));
}

function isHeld({ passage }: Way): boolean {
  return passage.end === 'held';
}

/** Reports whether cars leave no way of so many movement points (TRR-33); a car in the pits is never so blocked. */
export function isWayClosed(race: Situation, seat: Seat, ground: Ground, points: number): boolean {
  const { board, values } = ground;
  const car = carOf(race, seat);
  const start = spaceOf(board, car.space);
  if (start.kind !== 'track') return false;
  const terrain = terrainFor(race, seat, ground, passageRules(race, car, values));
  const { byLength, ended } = waySearch(terrain, start.index, standing(car.stops, car.laps)).upTo(
    points,
  );
  return isBlocked(board, start.index, [...(byLength[points] ?? []), ...ended]);
}

// Reports whether no way completes the movement. On the track turning into the pits is never an obligation; in
// the lane it is the only way.
function isBlocked(board: FormulaBoard, start: number, complete: readonly Way[]): boolean {
  if (spaceAt(board, start).kind !== 'track') return complete.length === 0;
  return !complete.some(way => spaceAt(board, way.to).kind === 'track');
}

// Returns the ways of a blocked car, those that turn from the track into the pits left out. A point that buys no space is none
// that cars make impossible unless it is the last one (TRR-25), so such ways go no farther than those on which every point
// counts, in the lane as on the track (TR-81).
function waysOfBlocked(board: FormulaBoard, start: number, ways: Ways): Ways {
  if (spaceAt(board, start).kind !== 'track') return farthestWays(ways);
  return farthestWays(ways, way => spaceAt(board, way.to).kind === 'track');
}

/** Returns those ways that lead as far as movement points bring them, without those that have ended. */
export function farthestWays({ byLength }: Ways, counts: (way: Way) => boolean = () => true): Ways {
  const layers = byLength.map(layer => layer.filter(way => !way.isIdle && counts(way)));
  const reach = layers.findLastIndex(layer => layer.length > 0);
  return { byLength: layers.slice(0, reach + 1), ended: [] };
}

function moveAlong(board: FormulaBoard, way: Way, brakes: number, missing: number): Move {
  const { to, path } = moveTo(board, way);
  return { kind: 'move', to, path, brakes, missing };
}

// Adds to a move what it spends and what changes it, in a book with movement points.
function worth({ chart }: BookValues, move: Move, spent: number, used?: Move['used']): Move {
  if (chart === undefined) return move;
  return used === undefined ? { ...move, spent } : { ...move, spent, used };
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
  { points, rate, adjustments }: Blocked,
): { readonly survivable: readonly Move[]; readonly fatal: readonly Move[] } {
  const { board, values } = ground;
  const reach = ways.byLength.length - 1;
  const farthest = distinctWays(farthestEnds(ground, ways.byLength[reach] ?? []));
  const survivable: Move[] = [];
  const fatal: Move[] = [];
  for (const way of farthest) {
    const saved = savedAt(board, spaceAt(board, way.to), adjustments);
    // Where what the wing saves is all that is lacking, the driver swerves only by leaving it (TR-22, TR-81).
    const whole = points - reach;
    const gap = whole > saved ? whole - saved : whole;
    const used = gap < whole ? 'wing' : undefined;
    fatal.push(worth(values, moveAlong(board, way, 0, gap), reach, used));
    for (const brakes of brakesBefore(gap, car, values)) {
      const missing = gap - brakes;
      if (pointsDue(car, way.passage.due, missing, values, brakes, rate) !== undefined) {
        survivable.push(worth(values, moveAlong(board, way, brakes, missing), reach, used));
      }
    }
  }
  return { survivable: survivable.toSorted((one, other) => one.brakes - other.brakes), fatal };
}

interface Blocked {
  readonly points: number;
  /** Tire points for a missing space. */
  readonly rate: number;
  readonly adjustments: Adjustments;
}

// Returns the brakes that may be spent before a bill for missing spaces. Where that bill is mixed at will they make no
// difference (BGA-A-43), unless it would be too long to be paid at all (TRR-21, TRR-33).
function brakesBefore(gap: number, car: Car, values: BookValues): readonly number[] {
  const { further, fatal } = values.blocking;
  const most = Math.min(gap - 1, pointsToSpend(car.points, 'brakes', values));
  const first = further === 'either' ? Math.max(0, gap - fatal + 1) : 0;
  const last = further === 'either' ? Math.min(first, most) : most;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
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
 * Returns the ways of up to `spaces` spaces that continue the current movement, judged together with it by the driving code
 * (R-09).
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
