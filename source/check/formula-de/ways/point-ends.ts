// A play by Trant: one voluntary movement in points, one penalty worked out where it ends, then the bill (TR-48 to TR-52,
// TR-61 to TR-68, TR-79 to TR-84).
import { spaceOf } from '../../../circuit/board.ts';
import type { Car } from '../../../rules/formula-de/state.ts';
import { left } from '../points-by-pool.ts';
import { pitPrice } from './ground.ts';
import type { Movement, Roll } from './movement.ts';
import type { Judged, PlayEnd } from './play-end.ts';
import { lapOfSet, pointPrice, slideSpaces } from './tires.ts';
import { type Way, wayFrom } from './way.ts';
import { reachOf } from './ways-on.ts';

/** Most points of a move with the high wing, by gear (tables.md B1). */
const WING_MOST: Readonly<Record<number, number>> = { 4: 11, 5: 18, 6: 26 };
/** TR-82, TR-83. */
const BRAKES_FIRST = 3;
const MISSING_MOST = 6;

type Ended = Omit<Judged, 'choices'>;

export function pointEnds(roll: Roll): readonly Ended[] {
  return voluntaryMoves(roll)
    .flatMap(moved => afterPenalty(roll, moved))
    .flatMap(movement => billed(roll, movement).map(end => ({ movement, end })));
}

/** Returns every voluntary movement: the chart, soft tires, the wing and brakes (TR-48, TR-49, TR-70, TRR-21). */
export function voluntaryMoves(roll: Roll): readonly Movement[] {
  const { car, spaces: rolled } = roll;
  const isWinged = car.wing === 'high';
  const most = wingMost(car, car.gear);
  const points = Math.min(rolled, most);
  const longer = hasBonus(roll) && points < most ? movesOf(roll, points + 1, 0, 'bonus') : [];
  const brakesMost = Math.min(left(car.points, 'brakes'), points);
  const amounts = Array.from({ length: brakesMost + 1 }, (_, brakes) => brakes);
  const plain = amounts.flatMap(brakes => movesOf(roll, points - brakes, brakes, 'plain'));
  return [
    ...longer,
    ...plain,
    ...(isWinged ? amounts : [])
      .filter(brakes => brakes < points)
      .flatMap(brakes => movesOf(roll, points - brakes - 1, brakes, 'wing')),
  ];
}

/** Returns the most points of a move in a gear: those of the high wing, or no limit (tables.md B1). */
export function wingMost({ wing }: Pick<Car, 'wing'>, gear: number): number {
  const most = wing === 'high' ? WING_MOST[gear] : undefined;
  return most ?? Number.POSITIVE_INFINITY;
}

// One more on new soft tires in the dry, not without bodywork or suspension (TR-110, TR-112).
function hasBonus({ car, ground }: Roll): boolean {
  const isNew = car.set?.type === 'soft' && lapOfSet(car.set.fittedFor, car.laps) === 1;
  const isWhole = left(car.points, 'body') > 0 && left(car.points, 'handling') > 0;
  return isNew && ground.trackState === 'dry' && isWhole;
}

function movesOf(
  { car, ground }: Roll,
  points: number,
  brakes: number,
  by: 'plain' | 'wing' | 'bonus',
): readonly Movement[] {
  const from = wayFrom(spaceOf(ground.board, car.space), car.stops, car.laps);
  const { whole, ended, held, blocked } = reachOf(ground, from, points);
  const moved = (way: Way): Movement => ({
    way,
    missing: 0,
    lost: points - way.spent,
    brakes: 'none',
    spent: brakes,
    braked: brakes > 0,
    slid: false,
    bonus: by === 'bonus',
    slipstreams: 0,
  });
  const inCorner = ({ space }: Way) => by !== 'wing' || space.corner >= 0;
  return [
    ...whole.filter(inCorner).map(moved),
    ...(brakes === 0 && by !== 'wing' ? ended : []).map(moved),
    // Whoever finds the way out of the lane closed waits in it for nothing, as in M-19-1-5: TR-79 speaks of the track. A point
    // that soft tires would add changes nothing there.
    ...(brakes === 0 && by === 'plain' ? held : []).map(moved),
    ...(by === 'bonus' ? [] : blocked)
      .filter(inCorner)
      .map(way => ({ ...moved(way), missing: points - way.spent, lost: 0 })),
  ];
}

// What rain, damage and worn tires do at the end of a movement, all of it together (TRR-22). A car that others hold up, or
// that is in the pits, faces none of it.
function afterPenalty(roll: Roll, moved: Movement): readonly Movement[] {
  const { way, missing } = moved;
  const isOver = way.outcome === 'out' || way.outcome === 'pitted';
  if (missing > 0 || isOver || touchesPits(way)) return [moved];
  const { skid, sum } = penaltyAt(roll, way);
  const slid = { ...moved, slid: skid > 0, penalized: sum > 0 };
  const left = way.spent + moved.lost + sum;
  if (sum < 0) return [{ ...slid, driven: way, way: shortened(way, left) }];
  if (sum === 0 || way.outcome === 'finished') return [slid];
  // A point that the move had left over is spent, and the penalty is driven from where the car stands (TR-50, TRR-25).
  const { whole, ended, blocked } = reachOf(roll.ground, { ...way, idle: false }, sum);
  const complete = [...whole, ...ended];
  if (complete.length > 0) return complete.map(end => ({ ...slid, way: end }));
  return blocked.map(end => ({ ...slid, way: end, missing: way.spent + sum - end.spent }));
}

function touchesPits({ space, before }: Way): boolean {
  return space.kind !== 'track' || (before !== undefined && touchesPits(before));
}

function penaltyAt({ car, ground }: Roll, { space, stops, price }: Way) {
  const corner = ground.board.corners[space.corner];
  const isDone = price === 0 && stops >= (corner?.stops ?? 0);
  const lacking = (['body', 'handling'] as const).filter(part => left(car.points, part) === 0);
  const isWorn = car.set?.type === 'soft' && lapOfSet(car.set.fittedFor, car.laps) >= 3;
  const isWet = ground.trackState === 'wet' && corner !== undefined;
  const skid = isWet ? slideSpaces(car.set?.type) : 0;
  const sum = skid + (isDone ? -lacking.length : lacking.length) - (isWorn ? 1 : 0);
  return { skid, sum };
}

// The last points have not moved the car; what they leave over beyond a corner is paid for all the same (TRR-25).
function shortened(way: Way, points: number): Way {
  const left = Math.max(0, points);
  if (way.before !== undefined && (way.spent > left || way.idle))
    return shortened(spacesOnly(way), left);
  const isBeyond = way.outcome === 'under way' && way.price > 0;
  return isBeyond ? { ...way, due: way.due + (left - way.spent) * way.price } : way;
}

// Takes the last point back, or the last space.
function spacesOnly(way: Way): Way {
  if (way.idle) return { ...way, idle: false, spent: way.spent - 1, due: way.due - way.price };
  return way.before ?? way;
}

function billed(roll: Roll, movement: Movement): readonly PlayEnd[] {
  const { car, ground } = roll;
  const { way, missing, spent, bonus } = movement;
  const required = ground.board.corners[way.space.corner]?.stops ?? 0;
  const end: PlayEnd = {
    outcome: 'racing',
    space: way.space.id,
    laps: way.laps,
    // A stop beyond an overshoot counts (TRR-29).
    stops: Math.min(required, way.stops + 1),
    brakes: spent + (way.outcome === 'pitted' ? pitPrice(car) : 0),
    tires: 0,
    gearbox: way.outcome === 'pitted' ? pitPrice(car) : 0,
    engine: 0,
    tests: way.tests,
    bonus,
    slipstreams: 0,
  };
  const tires = left(car.points, 'tires');
  // One point short is a spin, two are the end (TR-66, TR-68, TRR-30).
  if (way.outcome === 'out' || way.due > tires + 1) return [{ ...end, outcome: 'overshoot' }];
  const unbraked = left(car.points, 'brakes') - spent;
  const paid = { ...end, tires: Math.min(tires, way.due) };
  const mixes = swerveMixes(roll, missing, { brakes: unbraked, tires: tires - paid.tires });
  if (mixes.length === 0) return [{ ...paid, outcome: 'blocking' }];
  const outcome = way.outcome === 'under way' ? (way.due > tires ? 'spun' : 'racing') : way.outcome;
  return mixes.map(mix => ({
    ...paid,
    outcome,
    brakes: paid.brakes + mix.brakes,
    tires: paid.tires + mix.tires,
  }));
}

interface Mix {
  readonly brakes: number;
  readonly tires: number;
}

/**
 * Returns what a swerve may be paid with: three in brakes first, or all there are; the others in either, twice the tires where
 * those are wet in the dry (TR-81 to TR-84, TR-115, TRR-31, TRR-35).
 */
export function swerveMixes(
  { car, ground }: Pick<Roll, 'car' | 'ground'>,
  missing: number,
  there: Mix,
): readonly Mix[] {
  if (missing > MISSING_MOST) return [];
  const { each } = pointPrice(car, car.laps, ground.trackState);
  const least = Math.min(missing, BRAKES_FIRST, there.brakes);
  const most = Math.min(missing, there.brakes);
  const amounts = Array.from({ length: most - least + 1 }, (_, more) => least + more);
  return amounts
    .map(brakes => ({ brakes, tires: (missing - brakes) * each }))
    .filter(({ tires }) => tires <= there.tires);
}
