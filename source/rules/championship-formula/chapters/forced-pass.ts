// The forced pass: block, roll, contact, and what becomes of an attacker that fails (CFR-114 to CFR-132).
import { spaceOf } from '../../../circuit/board.ts';
import type { RowSpace } from '../../../circuit/rows/row-board.ts';
import { BrokenRace } from '../../kit/errors.ts';
import type { Seat } from '../../kit/types.ts';
import { SPEED_STEP } from '../car.ts';
import type { ChampionshipTask, DueRoll } from '../state.ts';
import {
  type Asking,
  type ChampionshipTable,
  carOf,
  moveOf,
  seatsOn,
  spaceOfCar,
} from '../table.ts';
import type { RollResult } from '../values.ts';
import { forceSlowing, reconsider } from './braking.ts';
import { draftMove } from './move-state.ts';
import { dueRoll } from './skill.ts';
import { putOnFreeSpace, spinWhere } from './spins.ts';
import { payWear } from './wear.ts';

/** Begins a pass through an occupied space: the defender decides first, unless it stands (CFR-115, CFR-116, CFR-150). */
export function tryPass(
  table: ChampionshipTable,
  seat: Seat,
  defender: Seat,
  { id }: RowSpace,
): void {
  if (carOf(table.race, defender).speed > 0) {
    const roll: DueRoll = { cause: 'pass', space: id, lowered: 0, green: 0, red: 0 };
    table.first({ step: 'blockPass', seats: [defender], other: seat, roll });
  } else {
    rollPass(table, seat, defender, id, false);
  }
}

/** The step in which the defender blocks or not, before the attacker decides on skill (CFR-115 to CFR-118, CR-34). */
export const blockPass: Asking = {
  choices: ['block', 'letPass'],
  must: true,
  ask: () => [{ kind: 'letPass' }, { kind: 'block' }],
  answer(table, task, seat, choice) {
    rollPass(table, attackerOf(task), seat, task.roll?.space ?? '', choice.kind === 'block');
  },
};

function attackerOf({ step, other }: ChampionshipTask): Seat {
  if (other === undefined) throw new BrokenRace(`the task ${step} names no other car`);
  return other;
}

function rollPass(
  table: ChampionshipTable,
  seat: Seat,
  defender: Seat,
  space: string,
  blocks: boolean,
): void {
  table.tell({ kind: 'passTried', seat, other: defender, blocked: blocks });
  const blocked = blocks ? { blocked: true as const } : {};
  table.first(dueRoll(seat, 'pass', { space, other: defender, ...blocked }));
}

/** Takes the result of a pass (CFR-119 to CFR-124). */
export function passTaken(
  table: ChampionshipTable,
  seat: Seat,
  { space = '', other, blocked }: DueRoll,
  result: RollResult,
  faces: readonly number[],
): void {
  if (other === undefined) throw new BrokenRace('a pass without a defender');
  const before = carOf(table.race, seat).wear;
  const canPay = blocked === undefined || contact(table, seat, other, faces);
  const where = spaceOf(table.ground.board, space);
  if (result === 'green') passed(table, seat, where, canPay, before);
  else failed(table, seat, canPay);
}

/**
 * Takes the wear of a contact from both cars (CFR-123). A defender that cannot pay spins (CFR-124, CR-32).
 * @returns whether the attacker could pay
 */
function contact(
  table: ChampionshipTable,
  seat: Seat,
  defender: Seat,
  faces: readonly number[],
): boolean {
  const { defenderFace, attackerFace } = table.ground.values.contact;
  const defends = faces.filter(face => face === defenderFace).length;
  const attacks = faces.filter(face => face === attackerFace).length;
  const defended = payWear(table, defender, defends, 'contact');
  const attacked = payWear(table, seat, attacks, 'contact');
  if (defended < defends) {
    spinWhere(table, defender, spaceOfCar(carOf(table.race, defender), table.ground));
  }
  return attacked === attacks;
}

// An attacker that cannot pay has passed, and spins on a free space by the one that it passed through (CR-32).
function passed(
  table: ChampionshipTable,
  seat: Seat,
  where: RowSpace,
  canPay: boolean,
  wearBefore: number,
): void {
  if (!canPay) {
    spinWhere(table, seat, where);
    return;
  }
  draftMove(table).passed = where.id;
  if (carOf(table.race, seat).wear < wearBefore) reconsider(table, seat);
}

// It stops on its last space; where another car stands it goes back row by row, each a step slower (CFR-120, CFR-132).
function failed(table: ChampionshipTable, seat: Seat, canPay: boolean): void {
  const { race, ground } = table;
  const here = spaceOfCar(carOf(race, seat), ground);
  if (!canPay) {
    spinWhere(table, seat, here);
    return;
  }
  const isTaken = seatsOn(race, here.id).some(other => other !== seat);
  const back = isTaken ? putOnFreeSpace(table, seat, here) : 0;
  const { driven } = moveOf(race);
  forceSlowing(table, seat, Math.max(0, driven - back) * SPEED_STEP);
}
