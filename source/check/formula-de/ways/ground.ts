// The road as one car finds it: what is on it, what is dangerous, and where the car may turn off.
import { spaceAt, spaceOf } from '../../../circuit/board.ts';
import type { FormulaBoard, FormulaSpace } from '../../../circuit/formula-board.ts';
import type { Car, FormulaDeRace, TrackState } from '../../../rules/formula-de/state.ts';

import { left } from '../points-by-pool.ts';
import { printedIn } from '../printed.ts';
import { standingIn } from '../standing.ts';

/** A board with everything on it that bears on the ways of one car. */
export interface Ground {
  readonly board: FormulaBoard;
  readonly car: Car;
  /** Laps of the race (M-0-0-1). */
  readonly laps: number;
  /** Index of its pit among those of the board; undefined without one (M-4-0-1). */
  readonly box: number | undefined;
  readonly trackState: TrackState;
  /** Which of the farthest spaces a blocked car may take (M-12-1-3; BR-63). */
  readonly blockedAt: 'first' | 'any';
  /** Whether a move is counted in points (TR-53). */
  readonly inPoints: boolean;
  /** Whether entries along a wall are dangerous (M-15-0-2). */
  readonly walls: boolean;
  /** Whether a wake may be used in the lane of the pits (M-19-1-3; BR-38). */
  readonly wakeInPits: boolean;
  /** Indices of the spaces where other cars stand, wrecks included. */
  readonly occupied: ReadonlySet<number>;
  readonly dangerous: ReadonlySet<number>;
}

export function groundOf(board: FormulaBoard, race: FormulaDeRace, car: Car): Ground {
  const others = standingIn(race).filter(other => other.seat !== car.seat);
  const { blockedAt, inPoints, isLaneWide, walls, wakeInPits } = printedIn(race.book);
  const inTheWay = others.filter(({ space }) => !isLaneWide || !liesInPits(board, space));
  return {
    board,
    car,
    laps: race.laps,
    box: car.pits && race.pits?.[car.pits.pit]?.box,
    trackState: race.weather?.track ?? 'dry',
    blockedAt,
    inPoints,
    walls,
    wakeInPits,
    occupied: new Set(inTheWay.map(other => spaceOf(board, other.space).index)),
    dangerous: new Set(race.dangerous?.map(id => spaceOf(board, id).index)),
  };
}

/**
 * Returns where a space leads for a car that has crossed the line `laps` times: along the arrows (M-7-1-4); from the
 * last ways in also to the pit lane, while that is open (R-76, M-16-0-9); from the space before the car's pit only into
 * it (M-19-2-5).
 */
export function leadsTo(
  { board, car, box, laps: whole, inPoints }: Ground,
  from: FormulaSpace,
  laps: number,
): FormulaSpace[] {
  const arrows = from.next.map(edge => spaceAt(board, edge.to));
  const own = board.pit?.boxes[box ?? -1];
  if (board.pit === undefined || own === undefined || car.pits?.stop !== undefined) return arrows;
  if (inPoints && !paysForPit(car)) return arrows;
  if (own.from === from.index) return [spaceAt(board, own.space)];
  const isOpen = laps >= 1 && laps < whole && car.condition !== 'inertia';
  if (!isOpen || !board.pit.entries.includes(from.index)) return arrows;
  return [...arrows, ...board.pit.spaces.slice(0, 1).map(index => spaceAt(board, index))];
}

/** The highest gear in which a pit is reached for nothing (TR-122). */
const PIT_GEAR = 4;

/** Returns the transmission points, and as many brakes, that reaching a pit costs in a gear (TR-122, TRR-46). */
export function pitPrice({ gear }: Pick<Car, 'gear'>): number {
  return Math.max(0, gear - PIT_GEAR);
}

// A car that cannot pay for its gear must not enter the lane (TRR-46).
function paysForPit(car: Car): boolean {
  const least = Math.min(left(car.points, 'gearbox'), left(car.points, 'brakes'));
  return pitPrice(car) <= least;
}

/** Reports whether a step crosses the line: a space that lies beyond it with any part is across (M-21-1-5, R-87). */
export function crossesLine(
  { ticks }: FormulaBoard,
  from: FormulaSpace,
  to: FormulaSpace,
): boolean {
  const isAstride = (space: FormulaSpace) => space.endTick > ticks;
  return isAstride(to) ? !isAstride(from) : to.tick < from.tick && !isAstride(from);
}

export function isStraight(space: FormulaSpace): boolean {
  return space.kind === 'track' && space.corner < 0;
}

/** Reports whether a space belongs to the pits, which are neutral ground (M-19-5-3). */
export function liesInPits(board: FormulaBoard, id: string): boolean {
  return spaceOf(board, id).kind !== 'track';
}
