// How a play can end: brakes after the movement, overshoots and blockings paid, the stop marked (M-6-3-s9 to s11).
import type { TireType } from '../../../rules/formula-de/state.ts';
import { left } from '../points-by-pool.ts';
import { printedIn } from '../printed.ts';
import { advancedBills, type Bill, poolBill } from './bga-bills.ts';
import { leastSpaces } from './main-move.ts';
import type { Movement, Roll } from './movement.ts';
import type { Judged, PlayEnd } from './play-end.ts';
import { pointEnds } from './point-ends.ts';
import { movementsOf } from './steps.ts';
import { isWallEntry, testsIn, type Way } from './way.ts';

/** M-12-T: missing spaces that brakes pay for before tires do, and the number that no points pay for. */
const BRAKES_FIRST = 3;
const MISSING_MOST = 6;
const PRICES = ['brakes', 'tires', 'gearbox', 'engine'] as const;

/** Returns where an end leaves the car, and by which tests, without what no longer matters. */
function placeOf({ outcome, space, laps, stops, tests }: PlayEnd): string {
  if (outcome === 'overshoot') return 'out by overshooting';
  if (outcome === 'engine') return 'out by the engine';
  if (outcome === 'overRevving') return 'out by over-revving';
  const met = tests.length > 0 ? `, tests ${testsIn(tests)}` : '';
  if (outcome === 'blocking') return `out by blocking on ${space}${met}`;
  if (outcome === 'finished' || outcome === 'pitted') return `${outcome}${met}`;
  return `${outcome} on ${space}, lap ${laps}, stop ${stops}${met}`;
}

/** Returns an end in words: its place, and its price for a car that is still in the race. */
export function textOf(end: PlayEnd): string {
  const { outcome, brakes, tires, gearbox, engine, regained = 0, bonus, slipstreams } = end;
  if (isOut(end)) return placeOf(end);
  // All tires come back in the pit (M-19-2-3).
  const paid = `brakes ${brakes}${outcome === 'pitted' ? '' : `, tires ${tires}`}`;
  const others = `${gearbox > 0 ? `, gearbox ${gearbox}` : ''}${engine > 0 ? `, engine ${engine}` : ''}`;
  const again = regained > 0 ? `, ${regained} tires again` : '';
  const extra = `${again}${bonus ? ', bonus' : ''}${slipstreams > 0 ? `, slipstreams ${slipstreams}` : ''}`;
  return `${placeOf(end)}, ${paid}${others}${extra}`;
}

/**
 * Returns every end that the play can have if no test fails, by its text. A blocked driver may first spend whatever
 * lets the car survive (R-33), so a blocking is deadly only where there is no other end.
 */
export function endsOf(roll: Roll): ReadonlyMap<string, Judged> {
  const all =
    roll.edition.moves === 'byPoints'
      ? pointEnds(roll)
      : movementsOf(roll).flatMap(movement =>
          settle(roll, movement).map(end => ({ movement, end })),
        );
  // In the BGA books a driver may brake into a worse end: a blocking that cannot be paid then is not asked about.
  const survives = all.some(({ movement, end }) =>
    roll.edition.bills === 'table' ? !isOut(end) : !isBlockedAtFirst(movement) || !isOut(end),
  );
  const legal = all.filter(
    ({ movement, end }) => !(isOut(end) && survives && isBlockedAtFirst(movement)),
  );
  const byText = Map.groupBy(legal, ({ end }) => textOf(end));
  return new Map([...byText].map(([text, list]) => [text, judgedOf(list)]));
}

/**
 * Reports whether an end is of no use to the driver: another comes to the same for fewer points, or leaves the car in
 * the race.
 */
export function isWasteful(end: PlayEnd, others: readonly Judged[]): boolean {
  if (isOut(end)) return others.some(other => !isOut(other.end));
  const place = placeOf(end);
  const { bonus } = end;
  for (const { end: other } of others) {
    const isNoDearer = PRICES.every(part => other[part] <= end[part]);
    const isCheaper = isNoDearer && PRICES.some(part => other[part] < end[part]);
    // Where a car ends its race, or comes to its pit, without the extra space it has no use for it.
    const isOver = end.outcome === 'finished' || end.outcome === 'pitted';
    const isVain = isOver && bonus && !other.bonus && isNoDearer;
    if ((isCheaper || isVain) && placeOf(other) === place) return true;
  }
  return false;
}

function judgedOf(list: readonly Omit<Judged, 'choices'>[]): Judged {
  const [first] = list;
  if (first === undefined) throw new RangeError('an end without a movement');
  return { ...first, choices: new Set(list.map(({ movement, end }) => choiceOf(movement, end))) };
}

function choiceOf({ way, spent, ...rest }: Movement, { brakes }: PlayEnd): string {
  const { space, due, outcome, tests, length } = way;
  const { slid, bonus, slipstreams } = rest;
  // To cross the line for the last time by the same tests is one choice.
  const place = outcome === 'finished' ? 'the line' : `${space.id} by ${length}`;
  const face = [place, due, outcome, testsIn(tests), spent, slid, bonus, slipstreams];
  return `${face.join()}, then ${brakes - spent} brakes`;
}

function isOut({ outcome }: PlayEnd): boolean {
  return ['overshoot', 'blocking', 'engine', 'overRevving'].includes(outcome);
}

function isBlockedAtFirst({ missing, slid, penalized }: Movement): boolean {
  return missing > 0 && !slid && penalized !== true;
}

/**
 * Returns how one movement can end: every mix of brakes and tires that keeps the car in the race, or how it is put out.
 */
function settle(roll: Roll, movement: Movement): readonly PlayEnd[] {
  const paid = brakesOf(roll, movement).flatMap(brakes =>
    roll.edition.bills === 'table' ? [pay(roll, movement, brakes)] : billed(roll, movement, brakes),
  );
  // Nobody has to brake a slide that ends badly (BGA-A-40).
  if (roll.edition.brakesAtEnd === 'afterSlide') return paid;
  const survived = paid.filter(end => !isOut(end));
  if (survived.length > 0) return survived;
  const blocked = paid.filter(({ outcome }) => outcome === 'blocking');
  return (blocked.length > 0 ? blocked : paid).slice(0, 1);
}

// Returns the spaces that may be taken back at the end, the last one only in a low gear (R-11).
function brakesOf(roll: Roll, movement: Movement): readonly number[] {
  const { car } = roll;
  const { way, missing, lost, spent } = movement;
  const spaces = way.length - leastSpaces(roll) + missing + lost;
  const most = Math.min(left(car.points, 'brakes') - spent, spaces);
  const amounts = Array.from({ length: Math.max(0, most) + 1 }, (_, brakes) => brakes);
  if (movement.brakes === 'any') return amounts;
  if (movement.brakes === 'none') return [0];
  return amounts.filter(brakes => brakes === 0 || back(way, brakes - 1).due > 0);
}

function billed(roll: Roll, movement: Movement, braked: number): readonly PlayEnd[] {
  const { car, edition } = roll;
  const way = back(movement.way, braked - movement.missing - movement.lost);
  const end = endOn(roll, movement, way, braked);
  const { outcome } = way;
  if (outcome === 'out') return [{ ...end, outcome: 'overshoot' }];
  const owed = { due: way.due, short: Math.max(0, movement.missing - braked) };
  const brakes = left(car.points, 'brakes') - movement.spent - braked;
  const bills =
    edition.bills === 'pool'
      ? [poolBill(owed, brakes)]
      : advancedBills(owed, { tires: left(car.points, 'tires'), brakes });
  return bills.map(bill => {
    const now = isFatal(bill) || outcome === 'under way' ? bill.outcome : outcome;
    // A car that spins over the line has finished, and its tires are as after any spin (BGA-A-38).
    const again = bill.outcome === 'spun' ? printedIn(roll.race.book).tiresAfterSpin : 0;
    return {
      ...end,
      brakes: end.brakes + bill.brakes,
      tires: bill.tires,
      outcome: now,
      ...(again > 0 ? { regained: again } : {}),
    };
  });
}

function isFatal({ outcome }: Bill): boolean {
  return outcome === 'overshoot' || outcome === 'blocking';
}

function endOn(
  { ground }: Roll,
  { spent, bonus, slipstreams }: Movement,
  way: Way,
  braked: number,
): Omit<PlayEnd, 'outcome'> {
  return {
    space: way.space.id,
    laps: way.laps,
    stops: stopsAfter(way, ground.board.corners[way.space.corner]?.stops ?? 0),
    brakes: spent + braked,
    tires: 0,
    gearbox: 0,
    engine: 0,
    tests: way.tests,
    bonus,
    slipstreams,
  };
}

// The order of payment is brakes, tires of an overshoot, the table of blocking (R-34).
function pay(roll: Roll, movement: Movement, braked: number): PlayEnd {
  const { car } = roll;
  const { missing, lost, spent } = movement;
  const way = back(movement.way, braked - missing - lost);
  const end = endOn(roll, movement, way, braked);
  const tires = left(car.points, 'tires');
  if (way.outcome === 'out' || !isPayable(way.due, tires)) return { ...end, outcome: 'overshoot' };
  const short = Math.max(0, missing - braked);
  const rest = left(car.points, 'brakes') - spent - braked;
  const table = { brakes: Math.min(BRAKES_FIRST, short), tires: Math.max(0, short - BRAKES_FIRST) };
  const unworn = Math.max(0, tires - way.due);
  const isPaid = table.brakes <= rest && isBearable(table.tires, unworn, car.set?.type);
  if (short > MISSING_MOST || !isPaid) {
    return { ...end, tests: testsBeforeCollisions(way), outcome: 'blocking' };
  }
  const due = way.due + table.tires;
  const paid = { ...end, brakes: end.brakes + table.brakes, tires: Math.min(tires, due) };
  if (way.outcome !== 'under way') return { ...paid, outcome: way.outcome };
  return { ...paid, outcome: due > 0 && due >= tires ? 'spun' : 'racing' };
}

// A car that enters the lane along the wall with its last space is tested after the collisions (M-15-1), in which a car
// put out by blocking rolls no more (R-35).
function testsBeforeCollisions({ tests, before }: Way): readonly string[] {
  const added = tests.slice(before?.tests.length ?? tests.length);
  return added.some(isWallEntry) ? tests.slice(0, -1) : tests;
}

// R-23: all tires, or one point when none is left, make the car spin; a greater loss puts it out.
function isPayable(due: number, tires: number): boolean {
  return due <= tires || (tires === 0 && due === 1);
}

// M-10-4-2: on soft tires without points there is no second spin, not by blocking either.
function isBearable(due: number, tires: number, type: TireType | undefined): boolean {
  return isPayable(due, tires) && (due <= tires || type !== 'soft');
}

function back(way: Way, spaces: number): Way {
  return spaces <= 0 || way.before === undefined ? way : back(way.before, spaces - 1);
}

// R-13: one more stop where one is still required, unless the car came there beyond another corner.
function stopsAfter({ stops, price }: Way, required: number): number {
  return price > 0 ? 0 : Math.min(required, stops + 1);
}
