// The movement of a car: the way that its driver chooses, and the drive along it, space by space, with everything that
// comes in between in its order (CFR-3 to CFR-6, CFR-126, and "Order of payments within one step").
import { spaceOf } from '../../../../circuit/board.ts';
import type { RowSpace } from '../../../../circuit/rows/row-board.ts';
import type { Draft } from '../../../kit/agenda.ts';
import type { Seat } from '../../../kit/types.ts';
import { SPEED_STEP } from '../../car.ts';
import type { ChampionshipTask, Way } from '../../state.ts';
import {
  type Asking,
  type Automatic,
  type ChampionshipTable,
  carOf,
  draftCar,
  moveOf,
  seatOf,
  seatsOn,
  spaceOfCar,
} from '../../table.ts';
import { dueRoll } from '../car/skill.ts';
import { cornerPayments } from '../corners/corner-payment.ts';
import { cornerStep, creditIn, creditOffLine } from '../corners/corners.ts';
import { avoidanceLowered, crashesReached } from '../damage/crashes.ts';
import { retire } from '../damage/retirement.ts';
import { brakesNow } from './brake-point.ts';
import { forceSlowing } from './braking.ts';
import { tryPass } from './forced-pass.ts';
import { draftMove } from './move-state.ts';
import { roadOf } from './road.ts';
import { enter } from './steps.ts';
import { foreseeWay } from './way-foreseen.ts';
import { canGoOn } from './way-left.ts';
import { carLabel } from './way-search.ts';
import { waysOf } from './ways.ts';

export const chooseWay: Asking = {
  choices: ['drive'],
  ask(race, _task, seat, ground) {
    return moveOf(race).over ? [] : waysOf(race, seat, ground).map(({ choice }) => choice);
  },
  answer(table, _task, seat, choice) {
    if (choice.kind !== 'drive') return;
    const { path, slip, brake } = choice;
    const way: Way = { path, brake, ...(slip === undefined ? {} : { slip }) };
    if (table.telling !== undefined) foreseeWay(table, seat, way, table.telling);
    draftMove(table).way = way as Draft<Way>;
  },
};

/** The same question in the middle of a move, where the rest of the way can no longer be paid (CR-61). */
export const replan: Asking = {
  ...chooseWay,
  ask(race, _task, seat, ground) {
    if (moveOf(race).over || canGoOn(race, seat, ground)) return [];
    return waysOf(race, seat, ground).map(({ choice }) => choice);
  },
};

/** The step that drives the way. It stops where somebody must decide or dice fall, and then continues. */
export const drive: Automatic = {
  play(table, task) {
    const seat = seatOf(task);
    for (let move = moveOf(table.race); !move.over; move = moveOf(table.race)) {
      const [id] = move.way.path;
      if (isBraking(table, seat)) {
        table.first(
          { step: 'payLateBraking', seats: [seat], payment: { over: takeBrake(table) } },
          task,
        );
        return;
      }
      if (id === undefined) {
        stopShort(table, seat);
        return;
      }
      if (comesBefore(table, seat, spaceOf(table.ground.board, id), task)) return;
    }
  },
};

function isBraking({ race, ground }: ChampionshipTable, seat: Seat): boolean {
  const { way, driven, speed } = moveOf(race);
  if (way.brake === 0) return false;
  const road = roadOf(race, seat, ground);
  const ahead = way.path.map(id => spaceOf(ground.board, id));
  return brakesNow(road, carLabel(road), ahead, { driven, speed, brake: way.brake });
}

function takeBrake(table: ChampionshipTable): number {
  const move = draftMove(table);
  const { brake } = move.way;
  move.way = { ...move.way, brake: 0 };
  return brake;
}

// A car that could not use up its speed because the road is blocked is slowed down (CR-12).
function stopShort(table: ChampionshipTable, seat: Seat): void {
  const { speed, driven } = moveOf(table.race);
  if (driven * SPEED_STEP < speed) forceSlowing(table, seat, driven * SPEED_STEP);
}

/**
 * Deals with one thing that comes before a car enters a space, or lets it enter. Returns whether something else must be
 * settled first.
 */
function comesBefore(
  table: ChampionshipTable,
  seat: Seat,
  next: RowSpace,
  task: ChampionshipTask,
): boolean {
  return (
    leavesLine(table, seat, next, task) ||
    passes(table, seat, next, task) ||
    avoidsCrash(table, seat, next, task) ||
    paysCorner(table, seat, next, task) ||
    enters(table, seat, next)
  );
}

// Of two cars that share a space after a stop the one that was there first defends, by one roll for both (CFR-199, CR-66).
function defenderOn({ race }: ChampionshipTable, seat: Seat, { id }: RowSpace): Seat | undefined {
  return seatsOn(race, id)
    .filter(other => other !== seat)
    .toSorted((a, b) => (carOf(race, a).pitted ?? 0) - (carOf(race, b).pitted ?? 0))[0];
}

// What is due for leaving a line is paid on its last space (CFR-54, CFR-55, CR-22, CR-23).
function leavesLine(
  table: ChampionshipTable,
  seat: Seat,
  next: RowSpace,
  task: ChampionshipTask,
): boolean {
  const { board, values } = table.ground;
  const car = carOf(table.race, seat);
  const isPass = defenderOn(table, seat, next) !== undefined;
  const { leavesLine: leaves, leavingOver } = cornerStep(
    board,
    car,
    next,
    moveOf(table.race).speed,
    isPass,
    values,
  );
  if (!leaves) return false;
  const here = spaceOfCar(car, table.ground);
  if (owes(table, seat, here, leavingOver, task)) return true;
  const credit = creditOffLine(car, board);
  const left = draftCar(table, seat);
  if (credit !== undefined) left.credit = credit;
  delete left.line;
  table.tell({ kind: 'lineLeft', seat });
  return moveOf(table.race).over;
}

function passes(
  table: ChampionshipTable,
  seat: Seat,
  next: RowSpace,
  task: ChampionshipTask,
): boolean {
  const defender = defenderOn(table, seat, next);
  if (defender === undefined || moveOf(table.race).passed === next.id) return false;
  table.first(task);
  tryPass(table, seat, defender, next);
  return true;
}

function avoidsCrash(
  table: ChampionshipTable,
  seat: Seat,
  next: RowSpace,
  task: ChampionshipTask,
): boolean {
  const { race, ground } = table;
  const { board, values } = ground;
  const move = draftMove(table);
  const here = spaceOfCar(carOf(race, seat), ground);
  const [crash] = crashesReached(race.turn.crashes, here, next, board).filter(
    index => !move.avoided.includes(index),
  );
  if (crash === undefined) return false;
  move.avoided = [...move.avoided, crash];
  const space = spaceOf(board, race.turn.crashes[crash] ?? '');
  const path = move.way.path.map(id => spaceOf(board, id));
  const lowered = avoidanceLowered(space, path, board, values);
  table.first(dueRoll(seat, values.crash.roll, { space: next.id, lowered }), task);
  return true;
}

function paysCorner(
  table: ChampionshipTable,
  seat: Seat,
  next: RowSpace,
  task: ChampionshipTask,
): boolean {
  const { board, values } = table.ground;
  const { speed, passed } = moveOf(table.race);
  const car = carOf(table.race, seat);
  const { over, mayNotPay } = cornerStep(board, car, next, speed, passed === next.id, values);
  if (mayNotPay && over > 0) {
    enter(table, seat, next);
    retire(table, seat, 'gravel');
    return true;
  }
  return owes(table, seat, next, over, task);
}

/**
 * Asks for what an excess owes on a space; a car that cannot pay is out, on that space (CFR-47, CFR-48, CR-19).
 * @returns whether there is something to settle first
 */
function owes(
  table: ChampionshipTable,
  seat: Seat,
  space: RowSpace,
  over: number,
  task: ChampionshipTask,
): boolean {
  const car = carOf(table.race, seat);
  if (over <= creditIn(car, space.corner).over) return false;
  if (cornerPayments(over, car, space.corner, table.ground.values).length === 0) {
    if (car.space !== space.id) enter(table, seat, space);
    retire(table, seat, 'gravel');
    return true;
  }
  const payment = { over, space: space.id };
  table.first({ step: 'payCorner', seats: [seat], payment }, task);
  return true;
}

function enters(table: ChampionshipTable, seat: Seat, next: RowSpace): boolean {
  enter(table, seat, next);
  return false;
}
