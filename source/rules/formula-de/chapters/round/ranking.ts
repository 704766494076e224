// Which car is ahead of which: distance, and what settles equal places.
import { spaceAt, spaceOf } from '../../../../circuit/board.ts';
import type { FormulaBoard, FormulaSpace, PitLane } from '../../../../circuit/formula-board.ts';
import type { Seat } from '../../../kit/types.ts';
import type { Car, FormulaDeRace } from '../../state.ts';
import { carOf, type FormulaDeTable } from '../../table.ts';
import type { Ground } from '../../terms.ts';
import { isBeyondLine, isInPits } from '../car/pits.ts';

export type RankGround = Pick<Ground, 'board' | 'values'>;

export type Ranked = Pick<Car, 'laps' | 'space' | 'gear' | 'condition' | 'arrival' | 'seat'>;

/** Returns the distance covered in ticks: laps, then where in its lap the space lies. */
export function progressOf(board: FormulaBoard, car: Pick<Car, 'laps' | 'space'>): number {
  return car.laps * board.ticks + spaceOf(board, car.space).lapTick;
}

/**
 * Returns the rank in the order of play, in half ticks: twice the distance. A car in the pit zone ranks just past the
 * limit. So does one on the track that is level with the last way in and can no longer reach it, as long as the lane is
 * open to it (M-19-5-2, M-19-5-5, R-62).
 */
export function rankOf(
  race: Pick<FormulaDeRace, 'laps'>,
  { board, values }: RankGround,
  car: Pick<Car, 'laps' | 'space'>,
): number {
  const { pit } = board;
  const space = spaceOf(board, car.space);
  const own = 2 * progressOf(board, car);
  if (pit === undefined || !values.order.pitBands) return own;
  const limit = Math.max(...pit.entries.map(index => spaceAt(board, index).tick));
  if (space.kind !== 'track') {
    const lap = isBeyondLine(board, car.space) ? car.laps - 1 : car.laps;
    return 2 * (lap * board.ticks + limit) + 1;
  }
  const isShut = car.laps < 1 || car.laps >= race.laps;
  if (isShut || !isLevelWith(board, space, limit) || leadsIn(board, pit, space, limit)) return own;
  return Math.max(own, 2 * (car.laps * board.ticks + limit) + 1);
}

// From spaces further back every lane leads to the last way in, at one tick for each lane crossed.
function isLevelWith(board: FormulaBoard, { tick }: FormulaSpace, limit: number): boolean {
  return tick <= limit && tick > limit - board.lanes.length;
}

// The limit is read per space: whether any way from it still leads into the pit lane.
function leadsIn(board: FormulaBoard, pit: PitLane, space: FormulaSpace, limit: number): boolean {
  if (pit.entries.includes(space.index)) return true;
  return space.next.some(({ to }) => {
    const next = spaceAt(board, to);
    return next.tick > space.tick && next.tick <= limit && leadsIn(board, pit, next, limit);
  });
}

// In the pit zone the car farther along the lane is first, and at the same level the lane before the pit (M-19-5-2).
function depthInPits(board: FormulaBoard, car: Pick<Car, 'space'>): number {
  const space = spaceOf(board, car.space);
  const { pit } = board;
  if (pit === undefined || space.kind === 'track') return 0;
  const lane =
    space.kind === 'pitLane' ? space.index : pit.boxes.find(box => box.space === space.index)?.from;
  return 2 * pit.spaces.indexOf(lane ?? -1) + (space.kind === 'pitLane' ? 1 : 0);
}

/**
 * Compares two cars of equal rank by who plays first: one on the track before one in the pit zone (M-6-2-4, M-19-5-2, R-62,
 *
 */
function compareEqual({ board, values }: RankGround, a: Ranked, b: Ranked): number {
  const [inA, inB] = [isInPits(board, a), isInPits(board, b)];
  if (inA !== inB) return Number(inA) - Number(inB);
  const ahead = inA
    ? depthInPits(board, b) - depthInPits(board, a)
    : spaceOf(board, b.space).tick - spaceOf(board, a.space).tick;
  return ahead || compareLevel(a, b, values.order.slowLast);
}

/** Returns the whole laps that a distance lies behind the leader's. */
export function lapsDown(reference: number, progress: number, lapTicks: number): number {
  return Math.max(0, Math.floor((reference - progress) / lapTicks));
}

// Compares two cars on the same level by who plays first: higher lever, earlier arrival; a stalled car last and a
// spun one as in 1st, where its lever goes at the end of the round, if the book has it so (M-9-1-3, M-10-4-7).
function compareLevel(a: Ranked, b: Ranked, slowLast: boolean): number {
  const isLast = (car: Ranked) => Number(slowLast && car.condition === 'stalled');
  const lever = (car: Ranked) => (slowLast && car.condition === 'spun' ? 1 : car.gear);
  return isLast(a) - isLast(b) || lever(b) - lever(a) || a.arrival - b.arrival || a.seat - b.seat;
}

/** Returns cars, or what is ranked like them, from the front of the race to its back. */
export function byDistance<One extends Ranked>(
  race: Pick<FormulaDeRace, 'laps'>,
  ground: RankGround,
  cars: readonly One[],
): readonly One[] {
  const rank = (car: One) => rankOf(race, ground, car);
  return [...cars].sort((a, b) => rank(b) - rank(a) || compareEqual(ground, a, b));
}

/**
 * Returns cars in the order of play: from the leader backwards around the loop, lapped cars where they stand, or by
 * the race.
 */
export function inOrderOfPlay(
  race: Pick<FormulaDeRace, 'laps' | 'cars' | 'reference'>,
  ground: RankGround,
  cars: readonly Car[],
): readonly Car[] {
  if (cars.length < 2) return cars;
  const { board, values } = ground;
  if (values.order.lapping === 'byRace') return byDistance(race, ground, cars);
  const lap = 2 * board.ticks;
  const leader = Math.max(race.reference, leadersRank(race, ground));
  const behind = (car: Car) => (((leader - rankOf(race, ground, car)) % lap) + lap) % lap;
  return [...cars].sort((a, b) => behind(a) - behind(b) || compareEqual(ground, a, b));
}

/** Returns the rank of the leading car. */
export function leadersRank(
  race: Pick<FormulaDeRace, 'laps' | 'cars'>,
  ground: RankGround,
): number {
  const racing = race.cars.filter(car => car.status === 'racing');
  return Math.max(...racing.map(car => rankOf(race, ground, car)));
}

/** Keeps the distance of a car that leaves the race as the reference of the round. */
export function noteDistance(table: FormulaDeTable, seat: Seat): void {
  const { race, ground } = table;
  race.reference = Math.max(race.reference, rankOf(race, ground, carOf(race, seat)));
}
