// Corners, stops and overshoots along a path (7-1, 10, R-12 to ), one step at a time and without dice.
import { spaceAt, spaceOf } from '../../../../circuit/board.ts';
import {
  crossesLine,
  type FormulaBoard,
  type FormulaSpace,
} from '../../../../circuit/formula-board.ts';
import type { Car, FormulaDeRace, Play } from '../../state.ts';
import { type Automatic, draftCar, seatOf, skipTo, trackOf } from '../../table.ts';
import type { BookValues } from '../../values.ts';
import { overshootOnce, overshootRate } from '../car/tires.ts';
import { finishCar } from '../round/finish.ts';
/** The state of a movement as regards corners, after some of its spaces. */
export interface Passage {
  /** Stops made in the corner where the car is; 0 on a straight. */
  readonly stops: number;
  /** Crossings of the line so far. */
  readonly laps: number;
  /** Corners left one stop short in this movement; the first of them may lock the lane (M-10-2-1). */
  readonly overshot: number;
  /** Tire points for each further movement point: the sum of the rates of the corners overshot. */
  readonly rate: number;
  /** Tire points owed for the movement points beyond the limits so far. */
  readonly due: number;
  /** True once a corner was left without any stop in it. */
  readonly skipped: boolean;
  /** `pitted`: the car is in its pit; `held`: it waits behind a car in the pit lane (M-19-1-5). */
  readonly end: 'moving' | 'fatal' | 'finished' | 'pitted' | 'held';
}

/** Returns the passage of a car that has not moved yet in its play. */
export function standing(stops: number, laps: number): Passage {
  return { stops, laps, overshot: 0, rate: 0, due: 0, skipped: false, end: 'moving' };
}

export interface PassageRules {
  readonly raceLaps: number;
  /** Stops missing from which leaving a corner is fatal (M-10-1). */
  readonly fatalMissing: number;
  /**
   * Returns the tire points for a space beyond a corner whose limit is crossed after `laps` crossings of the line
   * (R-22).
   */
  rateAt(laps: number): number;
  /** Returns the tire points that such an overshoot costs besides, however far it goes (TR-63). */
  onceAt(laps: number): number;
  /** See `BookValues.overshoot`. */
  readonly locksLane: boolean;
  readonly skippingIsFatal: boolean;
  /** Whether a way may be longer so as to avoid dangerous spaces; see `BookValues.movement`. */
  readonly marksExcuse: boolean;
  /** True where the walls of ovals are not dangerous (BGA-V-41). */
  readonly harmlessWalls?: boolean;
}

/**
 * Returns the passage after one more step. Leaving a corner one stop short locks the lane and starts counting spaces;
 * two short is fatal, and so may be a corner entered after one without any stop. The last crossing of the line ends the movement on the first space with a part beyond it.
 */
export function stepOver(
  board: FormulaBoard,
  before: Passage,
  from: FormulaSpace,
  to: FormulaSpace,
  rules: PassageRules,
): Passage {
  const sameCorner = from.corner === to.corner;
  const crosses = crossesLine(from, to);
  // Most steps of a search change nothing and need no new passage.
  const isPlain = sameCorner && !crosses && before.rate === 0 && before.end === 'moving';
  if (isPlain && to.kind !== 'pit' && before.laps <= rules.raceLaps) {
    return before;
  }
  const laps = crosses ? before.laps + 1 : before.laps;
  const stops = sameCorner ? before.stops : 0;
  const required = board.corners[from.corner]?.stops ?? 0;
  const missing = sameCorner ? 0 : Math.max(0, required - before.stops);
  const overshot = before.overshot + (missing > 0 ? 1 : 0);
  const rate = before.rate + (missing > 0 ? rules.rateAt(before.laps) : 0);
  const skipped = before.skipped || (missing > 0 && before.stops === 0);
  const ending = { stops, laps, overshot, rate, due: before.due, skipped };
  if (missing >= rules.fatalMissing) return { ...ending, end: 'fatal' };
  if (rules.skippingIsFatal && skipped && to.corner >= 0 && !sameCorner) {
    return { ...ending, end: 'fatal' };
  }
  if (laps > rules.raceLaps) return { ...ending, end: 'finished' };
  const once = missing > 0 ? rules.onceAt(before.laps) : 0;
  const due = before.due + once + rate * to.cost;
  // The point that leads into the pit is spent beyond the corner like any other (TR-62).
  if (to.kind === 'pit') return { ...ending, due, end: 'pitted' };
  return { stops, laps, overshot, rate, due, skipped, end: 'moving' };
}

export function passageRules(
  race: Pick<FormulaDeRace, 'laps' | 'weather'>,
  car: Pick<Car, 'set'>,
  values: BookValues,
): PassageRules {
  return {
    raceLaps: race.laps,
    fatalMissing: values.overshoot.fatalMissing,
    rateAt: laps => overshootRate(car, laps, trackOf(race), values.tires),
    onceAt: laps => overshootOnce(car, laps, values.tires),
    locksLane: values.overshoot.locksLane,
    skippingIsFatal: values.overshoot.skippingIsFatal,
    marksExcuse: values.movement.marksExcuse,
    harmlessWalls: !values.walls,
  };
}

/** An overshoot of a play: the corner, and the movement points spent beyond its limit. */
export interface Overshoot {
  readonly corner: string;
  readonly spaces: number;
}

export interface Trace {
  readonly passage: Passage;
  readonly overshoots: readonly Overshoot[];
}

/**
 * Follows a path of space ids that begins with the start space.
 * @param stops stops made in the corner of the start space before the play
 */
export function tracePath(
  board: FormulaBoard,
  path: readonly string[],
  stops: number,
  laps: number,
  rules: PassageRules,
): Trace {
  let passage = standing(stops, laps);
  const overshoots: { corner: string; spaces: number }[] = [];
  let from = spaceOf(board, path[0] ?? '');
  for (const id of path.slice(1)) {
    const to = spaceOf(board, id);
    const after = stepOver(board, passage, from, to, rules);
    if (after.overshot > passage.overshot) {
      overshoots.push({ corner: board.corners[from.corner]?.name ?? '', spaces: 0 });
    }
    const pays = after.end === 'moving' || after.end === 'pitted';
    if (pays) for (const one of overshoots) one.spaces += to.cost;
    passage = after;
    from = to;
  }
  return { passage, overshoots };
}

/**
 * Returns the stops that count for a car at the end of a movement: one more if it stands in a corner that it did
 * not enter by an overshoot, unless such stops count too (TRR-29), never more than the corner requires (M-7-1-1).
 */
export function stopsAfter(
  board: FormulaBoard,
  space: FormulaSpace,
  passage: Passage,
  { overshoot }: Pick<BookValues, 'overshoot'>,
): number {
  const required = board.corners[space.corner]?.stops ?? 0;
  const counts = passage.overshot === 0 || overshoot.stopsBeyond;
  return Math.min(required, counts ? passage.stops + 1 : passage.stops);
}

/** Marks the stop at the end of the complete movement (M-6-2-1, R-13), or takes a car that has finished off the board. */
export const markStop: Automatic = {
  play(table, task) {
    const { race } = table;
    const { board, values } = table.ground;
    const seat = seatOf(task);
    const car = draftCar(table, seat);
    // A car that blocking has put out marks no stop.
    if (car.status !== 'racing') return;
    const { passage } = tracePlay(board, race, car, passageRules(race, car, values));
    if (crossings(board, race.play.path) > 0 && passage.end !== 'finished') {
      table.tell({ kind: 'lapBegan', seat, lap: car.laps });
    }
    if (passage.end === 'finished') {
      finishCar(table, seat);
      skipTo(table, 'engineTests');
      return;
    }
    const space = spaceOf(board, car.space);
    car.stops = stopsAfter(board, space, passage, values);
    const corner = board.corners[space.corner];
    if (corner === undefined) return;
    if (passage.overshot > 0 && !values.overshoot.stopsBeyond)
      table.telling?.expect({ kind: 'noStop', name: corner.name });
    if (car.stops === passage.stops) return;
    const required = corner.stops;
    table.tell({ kind: 'stopMade', seat, corner: corner.name, stops: car.stops, required });
  },
};

export function tracePlay(
  board: FormulaBoard,
  race: { readonly play: Pick<Play, 'path' | 'stopsBefore'> },
  car: Pick<Car, 'laps'>,
  rules: PassageRules,
): Trace {
  const { path, stopsBefore } = race.play;
  return tracePath(board, path, stopsBefore, car.laps - crossings(board, path), rules);
}

export function crossings(board: FormulaBoard, path: readonly string[]): number {
  let count = 0;
  for (let i = 1; i < path.length; i++) {
    const from = spaceOf(board, path[i - 1] ?? '');
    if (crossesLine(from, spaceOf(board, path[i] ?? ''))) count += 1;
  }
  return count;
}

/** Returns the number of corners that a way enters from outside; each costs brakes (M-18-1-4, R-51). */
export function cornersEntered(board: FormulaBoard, from: string, path: readonly string[]): number {
  let corner = spaceOf(board, from).corner;
  let count = 0;
  for (const id of path) {
    const next = spaceOf(board, id).corner;
    if (next >= 0 && next !== corner) count += 1;
    corner = next;
  }
  return count;
}

/** Returns the stops with which a car on a grid space begins: one inside a corner needs no more. */
export function gridStops(board: FormulaBoard, index: number): number {
  return board.corners[spaceAt(board, index).corner]?.stops ?? 0;
}
