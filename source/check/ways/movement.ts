// Every movement of one play: main move, slide, bonus, slipstreams, brakes, step by step as M-6-3 prints them.
import { type Board, spaceAt, spaceOf } from '../../circuit/board.ts';
import type { Car, FormulaDeRace } from '../../rules/formula-de/state.ts';
import { lapOfSet, slideSpaces } from '../plain-tires.ts';
import type { Edition } from './editions.ts';
import { type Ground, groundOf } from './ground.ts';
import { newPart, type Way, wayFrom } from './way.ts';
import { reachOf, signOf } from './ways-on.ts';

/** up to this gear a car may brake down to no movement. */
const STAY_GEAR = 2;
/** M-18-0-3, M-18-1-1. */
const SLIPSTREAM_SPACES = 3;
const SLIPSTREAM_GEAR = 4;

/** A play whose gear die has fallen. */
export interface Roll {
  readonly race: FormulaDeRace;
  readonly car: Car;
  readonly ground: Ground;
  readonly edition: Edition;
  readonly spaces: number;
}

/** How far a movement has come. */
export interface Movement {
  readonly way: Way;
  /** Spaces missing because cars are in the way (M-12-0-1). */
  readonly missing: number;
  /** Spaces due and not driven, free of charge: behind a car in the pit lane, or out of a corner. Brakes give these back first. */
  readonly lost: number;
  /** Which brakes may still take spaces back: `overshoot` = only those that save tires (M-11-0-2). */
  readonly brakes: 'any' | 'overshoot' | 'none';
  /** Brake points spent so far. */
  readonly spent: number;
  /** Whether some were spent on movement: no slipstream any more. */
  readonly braked: boolean;
  readonly slid: boolean;
  readonly bonus: boolean;
  readonly slipstreams: number;
}

/** A roll of a car in a race, its lever already set. */
export function rollOf(
  board: Board,
  race: FormulaDeRace,
  car: Car,
  edition: Edition,
  spaces: number,
): Roll {
  return { race, car, ground: groundOf(board, race, car), edition, spaces };
}

/** Every movement up to the step of brakes behind the last slipstream, each once. */
export function movementsOf(roll: Roll): readonly Movement[] {
  return unlike(
    roll,
    mainMoves(roll).flatMap(moved => afterPart(roll, moved)),
  );
}

// Step 5. To be put out, home or in the pit by fewer spaces than rolled needs no brakes.
function mainMoves(roll: Roll): readonly Movement[] {
  const { car, ground, spaces } = roll;
  const from = wayFrom(spaceOf(ground.board, car.space), car.stops, car.laps);
  const least = car.gear <= STAY_GEAR ? 0 : 1;
  const moves: Movement[] = [];
  for (let brakes = 0; brakes <= Math.min(car.points.brakes, spaces - least); brakes++) {
    const { whole, ended, held, blocked } = reachOf(ground, from, spaces - brakes);
    const moved = (way: Way): Movement => ({
      way,
      missing: 0,
      lost: spaces - brakes - way.length,
      brakes: 'any',
      spent: brakes,
      braked: brakes > 0,
      slid: false,
      bonus: false,
      slipstreams: 0,
    });
    moves.push(...whole.map(moved));
    if (brakes === 0)
      moves.push(
        ...[...ended, ...held].map(moved).map(one => ({ ...one, brakes: 'none' as const })),
      );
    // What brakes do to a blocking is declared before it.
    moves.push(
      ...blocked
        .map(moved)
        .map(one => ({ ...one, missing: one.lost, lost: 0, brakes: 'none' as const })),
    );
  }
  return moves;
}

// Steps 6 to 8, and again after each slipstream.
function afterPart(roll: Roll, moved: Movement): readonly Movement[] {
  return slides(roll, moved)
    .flatMap(one => bonuses(roll, one))
    .flatMap(one => [
      one,
      ...unlike(roll, slipstreams(roll, one)).flatMap(towed => afterPart(roll, towed)),
    ]);
}

// Step 6: compulsory where a stop is still required on a wet track.
function slides({ car, ground }: Roll, moved: Movement): readonly Movement[] {
  const { way, slid } = moved;
  const isRequired = way.stops < (ground.board.corners[way.space.corner]?.stops ?? 0);
  const isDue = ground.trackState === 'wet' && isRequired && way.price === 0 && !slid;
  if (!isDue || !isFree(moved)) return [moved];
  const spaces = slideSpaces(car);
  const { whole, ended, blocked } = reachOf(ground, way, spaces);
  const made = (end: Way) => way.length + spaces - end.length;
  return [
    ...whole.map(end => ({ ...moved, way: end, slid: true })),
    ...ended.map(end => ({
      ...moved,
      way: end,
      slid: true,
      lost: made(end),
      brakes: end.fate === 'out' ? ('any' as const) : ('none' as const),
    })),
    ...blocked.map(end => ({ ...moved, way: end, slid: true, missing: made(end) })),
  ];
}

// Step 7: one space more on soft tires of their first lap.
function bonuses({ car, ground, edition }: Roll, moved: Movement): readonly Movement[] {
  const { way, bonus, braked, slipstreams: tows } = moved;
  const isYoung = lapOfSet(car.fittedFor, lapsOutsidePits(way, ground.board)) === 1;
  const isDue = car.tires === 'soft' && ground.trackState === 'dry' && isYoung && !bonus;
  if (!isDue || !isFree(moved) || (edition.bonusOrBrakes && braked)) return [moved];
  const { whole, ended } = reachOf(ground, way, 1);
  const used = [...whole, ...ended].map(end => {
    const entry = tows > 0 ? cornersEntered(end, 1) : 0;
    const spent = moved.spent + entry;
    return {
      ...moved,
      way: end,
      bonus: true,
      brakes: brakesAfter(end, edition.bonusOrBrakes),
      spent,
    };
  });
  return [moved, ...used.filter(one => one.spent <= car.points.brakes)];
}

// A car that is home, out or in its pit is past braking; the bonus of 2002 stands in the place of brakes.
function brakesAfter({ fate }: Way, bonusForBrakes: boolean): Movement['brakes'] {
  if (fate !== 'under way') return 'none';
  return bonusForBrakes ? 'overshoot' : 'any';
}

// In the lane to the pits the tires are as young as before it, even beyond the line (M-19-3-6).
function lapsOutsidePits({ space, laps }: Way, { ticks }: Board): number {
  const isBeyond = space.endTick > ticks || space.tick < ticks / 2;
  return space.kind === 'pitLane' && isBeyond ? laps - 1 : laps;
}

// Step 8: three spaces out of the wake of the car in front, fewer by brakes.
function slipstreams(roll: Roll, moved: Movement): readonly Movement[] {
  const { car, ground } = roll;
  if (moved.braked || moved.way.price > 0 || !isFree(moved) || !isInWake(roll, moved.way))
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
        brakes: brakesAfter(end, false),
        slipstreams: moved.slipstreams + 1,
      });
    }
  }
  return tows.filter(one => one.spent <= car.points.brakes);
}

function isInWake({ race, car, ground }: Roll, { space }: Way): boolean {
  const { id } = spaceAt(ground.board, space.ahead);
  const front = race.cars.find(other => other.onBoard && other.space === id);
  if (front === undefined || front.seat === car.seat || car.condition === 'inertia') return false;
  const gives = front.condition === 'sound' || front.condition === 'blown';
  return gives && front.gear >= SLIPSTREAM_GEAR && car.gear >= front.gear;
}

// Passages into a corner within the last spaces of a way.
function cornersEntered({ space, before }: Way, spaces: number): number {
  if (before === undefined || spaces === 0) return 0;
  const enters = space.corner >= 0 && space.corner !== before.space.corner ? 1 : 0;
  return enters + cornersEntered(before, spaces - 1);
}

function isFree({ way, missing }: Movement): boolean {
  return way.fate === 'under way' && missing === 0;
}

function unlike({ car }: Roll, movements: readonly Movement[]): readonly Movement[] {
  const byWay = new Map(
    movements.map(one => {
      const { way, ...rest } = one;
      return [`${signOf(way, car.points.brakes)} ${JSON.stringify(rest)}`, one];
    }),
  );
  return [...byWay.values()];
}
