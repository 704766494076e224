// What may follow the main move: slide, soft bonus, slipstreams (M-6-3-s6 to s8).
import { spaceAt } from '../../../circuit/board.ts';
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import { left } from '../points-by-pool.ts';
import type { Movement, Roll } from './movement.ts';
import { lapOfSet, slideSpaces } from './tires.ts';
import { newPart, type Way } from './way.ts';
import { reachOf } from './ways-on.ts';

/** M-18-0-3, M-18-1-1. */
const SLIPSTREAM_SPACES = 3;
const SLIPSTREAM_GEAR = 4;

/**
 * Returns the movements after step 6: the slide, compulsory where a stop is still required on a wet track (R-15, R-16,
 *
 */
export function slides(roll: Roll, moved: Movement): readonly Movement[] {
  const { car, ground, edition } = roll;
  const { way } = moved;
  // What a slipstream carries into a corner does not skid by the BGA books (BR-31).
  const isLate = edition.slide === 'touched' && moved.slipstreams > 0;
  const isDue = ground.trackState === 'wet' && !moved.slid && !isLate && isSlippery(roll, way);
  if (!isDue || !isFree(moved)) return [moved];
  const spaces = slideSpaces(car.set?.type);
  const { whole, ended, blocked } = reachOf(ground, way, spaces);
  // Where brakes follow a slide alone they may take all of it back and more (BR-31, BR-32).
  const brakes = edition.brakesAtEnd === 'always' ? moved.brakes : 'any';
  const made = (end: Way) => way.length + spaces - end.length;
  return [
    ...whole.map(end => ({ ...moved, way: end, slid: true, brakes })),
    ...ended.map(end => ({
      ...moved,
      way: end,
      slid: true,
      lost: made(end),
      brakes: end.outcome === 'out' ? ('any' as const) : ('none' as const),
    })),
    ...blocked.map(end => ({
      ...moved,
      way: end,
      slid: true,
      missing: made(end),
      brakes,
    })),
  ];
}

// On a required stop inside a corner, or where the movement has touched a corner that still needs stops: one that it
// has left too early is such a corner too (BGA-V-28 to BGA-V-30, BR-33).
function isSlippery({ ground, edition }: Roll, { space, stops, price }: Way): boolean {
  if (edition.slide === 'never') return false;
  const isRequired = stops < (ground.board.corners[space.corner]?.stops ?? 0);
  return edition.slide === 'touched' ? isRequired || price > 0 : isRequired && price === 0;
}

/** Returns the movements after step 7: one more space on soft tires in their first lap. */
export function bonuses(roll: Roll, moved: Movement): readonly Movement[] {
  const { car, ground, edition, race } = roll;
  const { way, bonus, braked, slipstreams: tows } = moved;
  const isYoung = lapOfSet(car.set?.fittedFor ?? 1, lapsOutsidePits(way, ground.board)) === 1;
  const isDue =
    givesBonus(roll) &&
    car.set?.type === 'soft' &&
    ground.trackState === 'dry' &&
    isYoung &&
    // Nor in the move that leaves the pit after a technical stop (BGA-O-58, BR-37).
    car.plainExit === undefined &&
    // Nor in the move of a quick stop (BGA-V-36).
    !race.play.quickExit &&
    !bonus;
  if (!isDue || !isFree(moved) || (edition.bonusOrBrakes && braked)) return [moved];
  const { whole, ended } = reachOf(ground, way, 1);
  const used = [...whole, ...ended].map(end => {
    const entry = tows > 0 ? cornersEntered(end, 1) : 0;
    const spent = moved.spent + entry;
    return {
      ...moved,
      way: end,
      bonus: true,
      // Where brakes follow a slide alone none take an extra space back: both are not for the same track (BR-31).
      brakes: edition.brakesAtEnd === 'always' ? brakesAfter(end, edition.bonusOrBrakes) : 'none',
      spent,
    };
  });
  return [moved, ...used.filter(one => one.spent <= left(car.points, 'brakes'))];
}

function givesBonus({ edition: { bonus }, race: { options } }: Roll): boolean {
  return bonus === 'always' || (bonus === 'chosenTires' && options.tireChoice === 'on');
}

// A car that has finished, gone out or come to its pit can no longer brake; the bonus of 2002 takes the place of
// brakes.
function brakesAfter({ outcome }: Way, bonusForBrakes: boolean): Movement['brakes'] {
  if (outcome !== 'under way') return 'none';
  return bonusForBrakes ? 'overshoot' : 'any';
}

// In the lane to its pit a car's tires are as young as before it, even beyond the line (M-19-3-6).
function lapsOutsidePits({ space, laps }: Way, { ticks }: FormulaBoard): number {
  const isBeyond = space.endTick > ticks || space.tick < ticks / 2;
  return space.kind === 'pitLane' && isBeyond ? laps - 1 : laps;
}

/** Returns the movements after step 8: three spaces from the wake of the car in front, less brakes. */
export function slipstreams(roll: Roll, moved: Movement): readonly Movement[] {
  const { car, ground, edition } = roll;
  if (
    !edition.wakes ||
    moved.braked ||
    moved.way.price > 0 ||
    !isFree(moved) ||
    !isInWake(roll, moved.way)
  )
    return [];
  const from = newPart(moved.way);
  const tows: Movement[] = [];
  for (let brakes = 0; brakes < SLIPSTREAM_SPACES; brakes++) {
    const { whole, ended } = reachOf(ground, from, SLIPSTREAM_SPACES - brakes);
    for (const end of brakes === 0 ? [...whole, ...ended] : whole) {
      const entries = cornersEntered(end, end.length - from.length);
      tows.push({
        ...moved,
        way: end,
        spent: moved.spent + brakes + entries,
        braked: brakes > 0,
        brakes: edition.brakesAtEnd === 'always' ? brakesAfter(end, false) : 'none',
        slipstreams: moved.slipstreams + 1,
      });
    }
  }
  return tows.filter(one => one.spent <= left(car.points, 'brakes'));
}

function isInWake({ race, car, ground }: Roll, { space }: Way): boolean {
  if (space.kind !== 'track' && !ground.wakeInPits) return false;
  const { id } = spaceAt(ground.board, space.ahead);
  const front = race.cars.find(other => other.onBoard && other.space === id);
  if (front === undefined || front.seat === car.seat || car.condition === 'inertia') return false;
  const gives = front.condition === 'sound' || front.condition === 'blown';
  return gives && front.gear >= SLIPSTREAM_GEAR && car.gear >= front.gear;
}

/** Returns how often the last spaces of a way lead into a corner. */
export function cornersEntered({ space, before }: Way, spaces: number): number {
  if (before === undefined || spaces === 0) return 0;
  const enters = space.corner >= 0 && space.corner !== before.space.corner ? 1 : 0;
  return enters + cornersEntered(before, spaces - 1);
}

function isFree({ way, missing }: Movement): boolean {
  return way.outcome === 'under way' && missing === 0;
}
