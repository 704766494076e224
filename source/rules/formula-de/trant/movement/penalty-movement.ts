// Penalty movement: what rain, damage and worn tires add to a move or take from it, worked out at its end (TR-50 to TR-52,
// TR-88 to TR-91, TR-98, TR-99, TR-102, TR-114, TR-117, TR-118). A car that others have held up makes none: what it could not
// drive is paid for in the swerve.
import * as z from 'zod';
import { cornerOf, spaceOf } from '../../../../circuit/board.ts';
import type { FormulaBoard } from '../../../../circuit/formula-board.ts';
import type { Draft } from '../../../kit/agenda.ts';
import type { Seat } from '../../../kit/types.ts';
import { pointsLeft } from '../../budget.ts';
import { byLap, lapOfSet, tiresOf } from '../../chapters/car/tires.ts';
import { afterMovement, type Movement } from '../../chapters/movement/after-movement.ts';
import {
  crossings,
  type Passage,
  passageRules,
  tracePlay,
} from '../../chapters/movement/corners.ts';
import { distinctWays, type Way } from '../../chapters/movement/driving-code.ts';
import {
  driveAlong,
  farthestWays,
  furtherWays,
  moveTo,
  type Situation,
} from '../../chapters/movement/movement.ts';
import { type Car, type FormulaDeRace, PARTS, type Play, type StepName } from '../../state.ts';
import {
  type Asking,
  type Automatic,
  carOf,
  draftCar,
  type FormulaDeTable,
  seatOf,
  trackOf,
} from '../../table.ts';
import type { Ground } from '../../terms.ts';
import type { PenaltyMove } from '../choices.ts';
import { PENALTY_REASONS, type Penalty, type PenaltyReason } from '../state.ts';

export const PENALTY = z.strictObject({
  faced: z.array(z.enum(PENALTY_REASONS)),
  ahead: z.int().min(0),
  idle: z.int().min(0),
  idleDue: z.int().min(0),
  charged: z.int().min(0),
});

const NOTHING_FACED: Penalty = { faced: [], ahead: 0, idle: 0, idleDue: 0, charged: 0 };

export function penaltyOf({ penalty }: Pick<Play, 'penalty'>): Penalty {
  return penalty ?? NOTHING_FACED;
}

export function notePenalty(race: Draft<FormulaDeRace>, changes: Partial<Penalty>): void {
  race.play.penalty = Object.assign({}, NOTHING_FACED, race.play.penalty, changes);
}

/** A reason for penalty movement, and its movement points: taken from the move when negative. */
interface Reason {
  readonly why: PenaltyReason;
  readonly points: number;
}

/**
 * Returns the reasons for penalty movement of a car that stands where its voluntary movement has ended (TRR-22, TRR-23,
 * TRR-24). All are judged there, so that none of them helps the car or lessens another (TR-52).
 */
function reasonsFor(
  race: Situation,
  car: Car,
  ground: Ground,
  passage: Passage,
): readonly Reason[] {
  const { board, values } = ground;
  const { penalty } = values;
  const space = spaceOf(board, car.space);
  const corner = cornerOf(board, space);
  // A move is not done with its corners if it overshoots or ends in one where stops are still due.
  const isDone = passage.overshot === 0 && passage.stops >= (corner?.stops ?? 0);
  const skids = trackOf(race) === values.slide.track && corner !== undefined;
  const worn = penalty?.wornTires[car.set?.type ?? 'hard'] ?? [];
  const before = car.laps - crossings(board, race.play.path);
  const lacking = PARTS.flatMap((part): readonly Reason[] => {
    const why = penalty?.lacking[part];
    if (why === undefined || pointsLeft(car.points, part, values) > 0) return [];
    return [{ why, points: isDone ? -1 : 1 }];
  });
  return [
    { why: 'skid' as const, points: skids ? tiresOf(car, values).slide : 0 },
    ...lacking,
    { why: 'wornTires' as const, points: -byLap(worn, lapOfSet(car, before)) },
  ].filter(({ points }) => points !== 0);
}

/** Works out all penalty movement at one time (TR-50); what is to be driven is asked for next. */
export const facePenalty: Automatic = {
  play(table, task) {
    const { play } = table.race;
    play.tested = 1;
    face(table, seatOf(task), PENALTY_REASONS);
    const { board } = table.ground;
    noteIdle(table, seatOf(task), spentIn(play, board) - costOf(board, play.path));
  },
};

// Returns the reasons of some kinds that the play has not faced yet.
function newReasons(
  race: Situation,
  seat: Seat,
  ground: Ground,
  kinds: readonly PenaltyReason[],
): readonly Reason[] {
  const car = carOf(race, seat);
  const { play } = race;
  if (car.status !== 'racing' || play.missing > 0 || isInPits(play, ground)) return [];
  const rules = passageRules(race, car, ground.values);
  const { passage } = tracePlay(ground.board, race, car, rules);
  if (passage.end === 'fatal') return [];
  const { faced } = penaltyOf(play);
  const reasons = reasonsFor(race, car, ground, passage);
  return reasons.filter(({ why }) => kinds.includes(why) && !faced.includes(why));
}

// The pits are neither straight nor corner: a move that begins or ends there is as long as its driver means it to be.
function isInPits({ path }: Pick<Play, 'path'>, { board }: Ground): boolean {
  return path.some(id => spaceOf(board, id).kind !== 'track');
}

// Adds up the reasons: points left over are to be driven, points lacking have not moved the car.
function face(table: FormulaDeTable, seat: Seat, kinds: readonly PenaltyReason[]): boolean {
  const { race, ground } = table;
  const { play } = race;
  const reasons = newReasons(race, seat, ground, kinds);
  for (const { why, points } of reasons) table.tell({ kind: 'penaltyFaced', seat, why, points });
  const sum = sumOf(reasons);
  const faced = [...penaltyOf(play).faced, ...reasons.map(({ why }) => why)];
  notePenalty(table.race, { faced, ahead: Math.max(0, sum) });
  shorten(table, seat, Math.max(0, -sum));
  return reasons.length > 0;
}

function sumOf(reasons: readonly Reason[]): number {
  return reasons.reduce((all, { points }) => all + points, 0);
}

// Takes back the last movement points of the move, which have not moved the car (TR-88, TRR-22).
function shorten(table: FormulaDeTable, seat: Seat, points: number): void {
  const { race, ground } = table;
  const { board } = ground;
  const { play } = race;
  play.spent = Math.max(0, spentIn(play, board) - points);
  const kept = keptPath(play.path, play.spent, board);
  const to = kept.at(-1);
  if (to === undefined || kept.length === play.path.length) return;
  const car = draftCar(table, seat);
  car.laps -= crossings(board, play.path.slice(kept.length - 1));
  car.space = to;
  play.path = [...kept];
  table.tell({ kind: 'moveShortened', seat, to, points });
}

function spentIn({ spent, path }: Pick<Play, 'spent' | 'path'>, board: FormulaBoard): number {
  return spent ?? costOf(board, path);
}

/** Returns the movement points of a path that begins with the start space. */
function costOf(board: FormulaBoard, path: readonly string[]): number {
  return path.slice(1).reduce((sum, id) => sum + spaceOf(board, id).cost, 0);
}

// Returns the beginning of a path, the start space included, for which so many movement points pay.
function keptPath(path: readonly string[], points: number, board: FormulaBoard): readonly string[] {
  let entries = 1;
  for (let left = points; entries < path.length; entries++) {
    left -= spaceOf(board, path[entries] ?? '').cost;
    if (left < 0) break;
  }
  return path.slice(0, entries);
}

// Points beyond a corner that bought no space are paid for like any other (TRR-25).
function noteIdle(table: FormulaDeTable, seat: Seat, idle: number): void {
  const { race, ground } = table;
  const car = carOf(race, seat);
  const rules = passageRules(race, car, ground.values);
  const { passage } = tracePlay(ground.board, race, car, rules);
  if (passage.end !== 'moving' || passage.overshot === 0) return;
  const before = penaltyOf(race.play);
  const idleDue = before.idleDue + idle * passage.rate;
  notePenalty(race, { idle: before.idle + idle, idleDue });
}

/**
 * Returns every way to drive the penalty movement, judged together with the move before it (TR-57). Where cars leave movement
 * points over, only the longest ways count.
 */
function penaltyMoves(race: Situation, seat: Seat, ground: Ground): readonly PenaltyMove[] {
  const { ahead } = penaltyOf(race.play);
  if (ahead === 0) return [];
  const ways = furtherWays(race, carOf(race, seat), ground, ahead);
  const moveAlong = (way: Way, missing: number): PenaltyMove => ({
    kind: 'penaltyMove',
    ...moveTo(ground.board, way, ways.driven),
    missing,
  });
  const complete = [...distinctWays(ways.byLength[ahead] ?? []), ...ways.ended];
  if (complete.length > 0) return complete.map(way => moveAlong(way, 0));
  const { byLength } = farthestWays(ways);
  const missing = ahead - byLength.length + 1;
  return distinctWays(byLength.at(-1) ?? []).map(way => moveAlong(way, missing));
}

/**
 * Returns the ends that penalty movement leaves after a movement: those that it opens, or where the car stands when the last
 * points have not moved it. Both are judged as one, so of two ways to one space one may lead where the other does not (TR-57,
 * TR-88).
 */
export function penaltiesAfter(
  race: Situation,
  seat: Seat,
  movement: Movement,
  ground: Ground,
): readonly string[] {
  if (ground.values.penalty === undefined) return [];
  const there = afterMovement(race, seat, movement, ground);
  const sum = sumOf(newReasons(there, seat, ground, PENALTY_REASONS));
  if (sum < 0) {
    const { path } = there.play;
    const { board } = ground;
    const spent = ('spent' in movement ? movement.spent : undefined) ?? costOf(board, path);
    const kept = keptPath(path, Math.max(0, spent + sum), board);
    return kept.length < path.length ? kept.slice(-1) : [];
  }
  const penalty = { ...penaltyOf(there.play), ahead: sum };
  return penaltyMoves({ ...there, play: { ...there.play, penalty } }, seat, ground).map(
    ({ to }) => to,
  );
}

/** Asks for the way of the penalty movement where there are several (TR-50). */
export const penaltyMove: Asking = {
  choices: ['penaltyMove'],
  ask: (race, _task, seat, ground) => penaltyMoves(race, seat, ground),
  answer(table, _task, seat, choice) {
    if (choice.kind !== 'penaltyMove') return;
    const { play } = table.race;
    const { board } = table.ground;
    const spent = penaltyOf(play).ahead - choice.missing;
    play.missing = choice.missing;
    play.spent = spentIn(play, board) + spent;
    driveAlong(table, seat, choice.path, 'penalty');
    noteIdle(table, seat, spent - costOf(board, ['', ...choice.path]));
  },
};

const OF_DAMAGE: readonly PenaltyReason[] = ['body', 'suspension'];

/** The penalty movement of a car that has lost its last point of body or suspension in this move (TR-102, TRR-41). */
function lateAfter(own: StepName): Automatic {
  return {
    play(table, task) {
      const { race, ground } = table;
      const seat = seatOf(task);
      const { space } = carOf(race, seat);
      if (!face(table, seat, OF_DAMAGE)) return;
      const { orderOfPlay } = ground;
      const again = orderOfPlay.slice(
        orderOfPlay.indexOf('penaltyMove'),
        orderOfPlay.indexOf(own) + 1,
      );
      // Contacts are checked again only on a new space.
      const stays =
        carOf(race, seat).space === space &&
        penaltyMoves(race, seat, ground).every(({ path }) => path.length === 0);
      const left = stays ? again.filter(step => step !== 'collisionChecks') : again;
      table.first(...left.map(step => ({ ...task, step })));
    },
  };
}

/** Makes the late penalty movement before the overshoot is paid (TR-102). */
export const penaltyAfterDebris: Automatic = lateAfter('penaltyAfterDebris');

/** Makes the late penalty movement after contacts, which may bring an overshoot and contacts of its own (TR-102, TRR-41). */
export const penaltyAfterContact: Automatic = lateAfter('penaltyAfterContact');
