// Timed trials (1, R-90 to R-94): one lap against the dice and the clock, which is kept outside the rules.
import { spaceOf } from '../../../../circuit/board.ts';
import type { FormulaBoard, FormulaSpace } from '../../../../circuit/formula-board.ts';
import type { Seat } from '../../../kit/types.ts';
import type { Move, SlideChoice, UseSoftBonus } from '../../choices.ts';
import {
  type Asking,
  type Automatic,
  carOf,
  draftCar,
  type FormulaDeTable,
  seatOf,
  skipTo,
} from '../../table.ts';
import type { Ground } from '../../terms.ts';
import type { TrialValues } from '../../values.ts';
import { eliminate } from '../damage/elimination.ts';
import { afterMovement } from '../movement/after-movement.ts';
import { crossings, passageRules, tracePath, tracePlay } from '../movement/corners.ts';
import { driveAlong, mainMoves, type Situation } from '../movement/movement.ts';
import { slides } from '../movement/sliding.ts';
import { bonusesAfter, softBonuses } from '../movement/soft-bonus.ts';
import { charge } from './trial-count.ts';

/** Most sessions of a qualifying in any book (M-1-0-1). */
export const SESSIONS_MAX = 3;

/** The result of a session: the pair that ranks it (M-1-3-1). */
export interface FullResult {
  /** Sum of gear rolls, overshoots, full minutes and misplacements. */
  readonly rolls: number;
  /** Lap time in milliseconds. */
  readonly timeMs: number;
  /** True when the session ended before the lap was done (M-1-1-14), which ranks it last. */
  readonly aborted: boolean;
  /** Ticks driven before it ended, where those of drivers without a lap are compared (BR-52). */
  readonly distance?: number;
  /** Qualifying Points of the car, which settle equal rolls before the clock does (TR-36). */
  readonly qualifying?: number;
  /** What the driver has drawn, where lots settle what is equal without a clock (TRR-11). */
  readonly lot?: number;
}

export interface SessionCount {
  readonly gearRolls: number;
  readonly overshootRolls: number;
  readonly misplacements: number;
  readonly timeMs: number;
  readonly aborted: boolean;
  readonly distance?: number;
  readonly qualifying?: number;
  readonly lot?: number;
}

/**
 * Returns the result of a session: one roll more for each full minute, and those of each misplacement (M-1-1-10 to
 * M-1-1-13, BGA-O-11 to BGA-O-13).
 */
export function fullResult(count: SessionCount, trials: TrialValues): FullResult {
  const { gearRolls, overshootRolls, misplacements, timeMs, aborted, ...settling } = count;
  const rolls =
    gearRolls +
    overshootRolls +
    minuteRolls(timeMs, trials) +
    misplacementRolls(misplacements, trials);
  return { rolls, timeMs, aborted, ...settling };
}

/** Returns the rolls that a lap time costs: one for each full minute (M-1-1-13, BGA-O-13). */
export function minuteRolls(timeMs: number, { minuteMs }: TrialValues): number {
  return Math.floor(timeMs / minuteMs);
}

/** Returns the rolls that misplacements cost (M-1-1-11). */
export function misplacementRolls(misplacements: number, trials: TrialValues): number {
  return misplacements * (trials.misplacementRolls ?? 0);
}

/**
 * Compares two results, the better one first: fewest rolls, then the shorter time; an aborted session last (M-1-3-2,
 * BGA-O-15, BGA-O-16), of two such the one that came farther where the book compares them (BR-52). A Qualifying Point
 * beats the clock, and lots settle what is equal without one (TR-36, TRR-11).
 */
export function compareResults(a: FullResult, b: FullResult, trials: TrialValues): number {
  if (a.aborted !== b.aborted) return Number(a.aborted) - Number(b.aborted);
  if (a.aborted) {
    return trials.lapless === 'byDistance' ? (b.distance ?? 0) - (a.distance ?? 0) : 0;
  }
  const steps = (result: FullResult) => Math.floor(result.timeMs / trials.stepMs);
  const better = (b.qualifying ?? 0) - (a.qualifying ?? 0);
  return a.rolls - b.rolls || better || steps(a) - steps(b) || (a.lot ?? 0) - (b.lot ?? 0);
}

/** Reports whether nothing but lots tells two results apart (TRR-11). */
export function isByLot(a: FullResult, b: FullResult, trials: TrialValues): boolean {
  const isLevel = compareResults({ ...a, lot: 0 }, { ...b, lot: 0 }, trials) === 0;
  return isLevel && compareResults(a, b, trials) !== 0;
}

/** A session of one driver; lists of them are in the order in which they were driven. */
export interface SessionResult {
  readonly seat: Seat;
  readonly result: FullResult;
}

/**
 * Returns the grid, the absolute pole first: each driver's best session counts, equal ones by who achieved it first
 * (M-1-3-2, R-92, BR-53).
 */
export function gridOf(sessions: readonly SessionResult[], trials: TrialValues): readonly Seat[] {
  const best = new Map<Seat, { readonly result: FullResult; readonly order: number }>();
  sessions.forEach(({ seat, result }, order) => {
    const before = best.get(seat);
    if (before === undefined || compareResults(result, before.result, trials) < 0) {
      best.set(seat, { result, order });
    }
  });
  return [...best]
    .sort(([, a], [, b]) => compareResults(a.result, b.result, trials) || a.order - b.order)
    .map(([seat]) => seat);
}

/** Returns the id of the first space of the middle lane that lies wholly behind the line (M-1-1-3). */
export function trialStart(board: FormulaBoard): string {
  const lane = Math.floor((board.lanes.length - 1) / 2);
  const complete = board.spaces.filter(
    space => space.kind === 'track' && space.lane === lane && space.endTick <= board.ticks,
  );
  return complete.at(-1)?.id ?? '';
}

/** Charges rolls for spaces beyond a corner; two stops short ends the session (M-1-1-12, M-1-1-14, R-94). */
export const countOvershoot: Automatic = {
  play(table, task) {
    const { race } = table;
    const { board, values } = table.ground;
    const seat = seatOf(task);
    const car = draftCar(table, seat);
    const { passage, overshoots } = tracePlay(board, race, car, passageRules(race, car, values));
    for (const { corner, spaces } of overshoots) {
      table.tell({ kind: 'cornerOvershot', seat, corner, spaces });
    }
    charge(car, 'penaltyRolls', passage.due);
    if (passage.end !== 'fatal') {
      if (passage.due > 0) table.telling?.expect({ kind: 'rolls', amount: passage.due });
      return;
    }
    eliminate(table, seat, 'overshoot');
    skipTo(table, 'nextPlay');
  },
};

/** A complete movement: its parts in the order driven. */
type Placement = readonly (Move | SlideChoice | UseSoftBonus)[];

/**
 * Asks the driver of a free-hand trial to set the car on any space; mistakes are reported at the end (M-1-1-11, M-1-2-2). In
 * a book without mistakes, on any space where a legal movement ends (BGA-O-6).
 */
export const placeCar: Asking = {
  choices: ['placeCar'],
  ask: (race, _task, seat, ground) => {
    const { board, values } = ground;
    if (values.trials.misplacementRolls === undefined) {
      const ends = legalPlacements(race, seat, ground).map(parts => parts.at(-1)?.to ?? '');
      return [...new Set(ends)].map(to => ({ kind: 'placeCar', to }) as const);
    }
    return board.spaces.flatMap(space =>
      space.kind === 'track' ? [{ kind: 'placeCar', to: space.id } as const] : [],
    );
  },
  answer(table, _task, seat, choice) {
    if (choice.kind !== 'placeCar') return;
    const { race, ground } = table;
    const { board } = ground;
    const placements = legalPlacements(race, seat, ground);
    if (table.telling !== undefined && !isOnlyPlace(placements, ground)) {
      table.telling.stop();
      return;
    }
    const end = spaceOf(board, choice.to);
    const isOver = isOverLine(race, seat, board, end);
    const fitting = placements.filter(
      parts =>
        parts.at(-1)?.to === choice.to || (isOver && endsLap(race, seat, board, pathOf(parts))),
    );
    const cheapest = fitting.toSorted(
      (a, b) => dueAfter(race, seat, a, ground) - dueAfter(race, seat, b, ground),
    )[0];
    if (cheapest === undefined) misplace(table, seat, end);
    for (const part of cheapest ?? []) driveAlong(table, seat, part.path, HOW[part.kind]);
  },
};

const HOW = { move: 'main', slide: 'slide', useSoftBonus: 'bonus' } as const;

// Returns the legal movements: the main move, then the slide where one is due, else the soft bonus or none (M-1-1-7,
// M-8-1-2, M-8-2-1).
function legalPlacements(race: Situation, seat: Seat, ground: Ground): readonly Placement[] {
  const { gear, distance } = race.play;
  const opens = (move: Move) => bonusesAfter(race, seat, move, ground);
  return mainMoves(race, seat, ground, gear, distance, opens).flatMap(
    (move): readonly Placement[] => {
      const there = afterMovement(race, seat, move, ground);
      const slid = slides(there, seat, ground);
      if (slid.length > 0) return slid.map(slide => [move, slide]);
      return [[move], ...softBonuses(there, seat, ground).map((bonus): Placement => [move, bonus])];
    },
  );
}

// Reports whether a book without mistakes leaves one space alone: nothing is chosen by hand there (BGA-O-6).
function isOnlyPlace(placements: readonly Placement[], { values }: Ground): boolean {
  if (values.trials.misplacementRolls !== undefined) return false;
  return new Set(placements.map(parts => parts.at(-1)?.to)).size === 1;
}

function pathOf(placement: Placement): readonly string[] {
  return placement.flatMap(part => part.path);
}

/**
 * Returns the rolls that the overshoots of a placement cost (M-1-1-12); of placements on the same space the cheapest is
 * taken.
 */
function dueAfter(race: Situation, seat: Seat, placement: Placement, ground: Ground): number {
  const { board, values } = ground;
  const car = carOf(race, seat);
  const path = [car.space, ...pathOf(placement)];
  const { passage } = tracePath(
    board,
    path,
    race.play.stopsBefore,
    car.laps,
    passageRules(race, car, values),
  );
  return passage.end === 'fatal' ? Number.POSITIVE_INFINITY : passage.due;
}

// Beyond the line the exact space does not matter: the lap is over.
function isOverLine(race: Situation, seat: Seat, board: FormulaBoard, end: FormulaSpace): boolean {
  const from = spaceOf(board, carOf(race, seat).space);
  return isAhead(board, from, end) && endsLap(race, seat, board, wayTo(board, from, end));
}

function endsLap(
  race: Situation,
  seat: Seat,
  board: FormulaBoard,
  path: readonly string[],
): boolean {
  const { laps, space } = carOf(race, seat);
  return laps + crossings(board, [space, ...path]) > race.laps;
}

// An end that lies half a lap or more ahead counts as behind the car.
function isAhead(board: FormulaBoard, from: FormulaSpace, end: FormulaSpace): boolean {
  return forwardTicks(board, from, end) < board.ticks / 2;
}

function forwardTicks(board: FormulaBoard, from: FormulaSpace, end: FormulaSpace): number {
  return (end.tick - from.tick + board.ticks) % board.ticks;
}

/** Returns the ids of the spaces on the way to an end along its lane; the end alone when it lies beside the car. */
function wayTo(board: FormulaBoard, from: FormulaSpace, end: FormulaSpace): readonly string[] {
  const far = forwardTicks(board, from, end);
  if (far === 0) return [end.id];
  return board.spaces
    .filter(space => space.kind === 'track' && space.lane === end.lane)
    .map(space => ({ id: space.id, ticks: forwardTicks(board, from, space) }))
    .filter(({ ticks }) => ticks > 0 && ticks <= far)
    .toSorted((one, other) => one.ticks - other.ticks)
    .map(({ id }) => id);
}

// Leaves a misplaced car where it was put. The corners on the way count as if it had driven there: an overshoot of two
// spaces in place of three is one of two, and missed stops end the session all the same (M-1-4-2, M-1-1-14).
function misplace(table: FormulaDeTable, seat: Seat, end: FormulaSpace): void {
  const { race } = table;
  const { board, values } = table.ground;
  const car = draftCar(table, seat);
  const from = spaceOf(board, car.space);
  charge(car, 'misplacements', 1);
  if (!isAhead(board, from, end)) {
    putBehind(table, seat, from, end);
    return;
  }
  const way = wayTo(board, from, end);
  const rules = passageRules(race, car, values);
  const endsAt = (index: number) => {
    const path = [from.id, ...way.slice(0, index + 1)];
    return tracePath(board, path, race.play.stopsBefore, car.laps, rules).passage.end !== 'moving';
  };
  // The car ends on the first space beyond the line, or where it leaves the session.
  const last = way.findIndex((_, index) => endsAt(index));
  const driven = last < 0 ? way : way.slice(0, last + 1);
  car.laps += crossings(board, [from.id, ...driven]);
  car.space = driven.at(-1) ?? end.id;
  race.play.path = [from.id, ...driven];
}

function putBehind(table: FormulaDeTable, seat: Seat, from: FormulaSpace, end: FormulaSpace): void {
  const { race } = table;
  const car = draftCar(table, seat);
  if (from.corner !== end.corner) car.stops = 0;
  if (end.lapTick > from.lapTick) car.laps = Math.max(0, car.laps - 1);
  car.space = end.id;
  race.play.path = [end.id];
  race.play.stopsBefore = car.stops;
}
