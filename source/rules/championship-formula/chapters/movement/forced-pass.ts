// The forced pass: block, roll, contact, and what becomes of an attacker that fails (CFR-114 to CFR-132).
import { spaceOf } from '../../../../circuit/board.ts';
import type { RowSpace } from '../../../../circuit/rows/row-board.ts';
import { BrokenRace } from '../../../kit/errors.ts';
import type { Seat } from '../../../kit/types.ts';
import { SPEED_STEP } from '../../car.ts';
import type { ChampionshipChoice } from '../../choices.ts';
import type { ChampionshipTask, DueRoll } from '../../state.ts';
import {
  type Asking,
  type ChampionshipTable,
  carOf,
  moveOf,
  seatsOn,
  spaceOfCar,
} from '../../table.ts';
import type { RollResult } from '../../values.ts';
import { loweredBy } from '../car/rolls.ts';
import { dueRoll, skillChoices, spend } from '../car/skill.ts';
import { payWear } from '../car/wear.ts';
import { putOnFreeSpace, spinWhere } from '../damage/spins.ts';
import { forceSlowing, reconsider } from './braking.ts';
import { draftMove } from './move-state.ts';
import { enter, takeSlip } from './steps.ts';

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
    rollPass(table, seat, defender, id);
  }
}

/** The step in which the defender blocks or not, before the attacker decides on skill (CFR-115 to CFR-118, CR-34). */
export const blockPass: Asking = {
  choices: ['block', 'letPass'],
  must: true,
  ask(race, _task, seat, { values }) {
    if (values.block === 'column') return [{ kind: 'letPass' }, { kind: 'block' }];
    const chips = skillChoices(carOf(race, seat), values).filter(
      ({ green, red }) => green + red > 0,
    );
    return [{ kind: 'letPass' }, ...chips.map(chip => ({ kind: 'block' as const, ...chip }))];
  },
  answer(table, task, seat, choice) {
    const block = choice.kind === 'block' ? choice : undefined;
    if (block?.green !== undefined) spend(table, seat, { green: block.green, red: block.red ?? 0 });
    rollPass(table, attackerOf(task), seat, task.roll?.space ?? '', block);
  },
};

type Block = Extract<ChampionshipChoice, { kind: 'block' }>;

function attackerOf({ step, other }: ChampionshipTask): Seat {
  if (other === undefined) throw new BrokenRace(`the task ${step} names no other car`);
  return other;
}

function rollPass(
  table: ChampionshipTable,
  seat: Seat,
  defender: Seat,
  space: string,
  block?: Block,
): void {
  const { values } = table.ground;
  table.tell({ kind: 'passTried', seat, other: defender, blocked: block !== undefined });
  const raised = loweredBy({ green: block?.green ?? 0, red: block?.red ?? 0 }, values);
  const blocked =
    block !== undefined && values.block === 'column' ? { blocked: true as const } : {};
  const lowered = raised === 0 ? 0 : -raised;
  table.first(dueRoll(seat, 'pass', { space, other: defender, lowered, ...blocked }));
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
  const canPay =
    (blocked === undefined || contact(table, seat, other, faces)) &&
    (result !== 'yellow' || scrape(table, seat, other));
  const where = spaceOf(table.ground.board, space);
  if (result !== 'red') passed(table, seat, where, canPay, before);
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
  const { contact: numbers } = table.ground.values;
  if (numbers === undefined) return true;
  const { defenderFace, attackerFace } = numbers;
  const defends = faces.filter(face => face === defenderFace).length;
  const attacks = faces.filter(face => face === attackerFace).length;
  loseOrSpin(table, defender, defends);
  return payWear(table, seat, attacks, 'contact') === attacks;
}

// A pass that is not clean costs the attacker, and perhaps more of both (table A1, draft).
function scrape(table: ChampionshipTable, seat: Seat, other: Seat): boolean {
  const { scrape: numbers } = table.ground.values;
  if (numbers === undefined) return true;
  const paid = payWear(table, seat, numbers.wear, 'contact');
  if (paid === numbers.wear) table.first(dueRoll(seat, 'avoidDamage', { other }));
  return paid === numbers.wear;
}

/** Takes the result of a roll to avoid damage, after a pass that was not clean or at a crash. */
export function damageTaken(
  table: ChampionshipTable,
  seat: Seat,
  { other }: DueRoll,
  result: RollResult,
): void {
  const { scrape: numbers, crash } = table.ground.values;
  if (result !== 'red') return;
  if (other !== undefined) loseOrSpin(table, other, numbers?.defender ?? 0);
  const wear = other === undefined ? crash.wear : (numbers?.attacker ?? 0);
  if (payWear(table, seat, wear, 'contact') === wear) {
    reconsider(table, seat);
    return;
  }
  const { passed: through } = moveOf(table.race);
  if (through === undefined) spinHere(table, seat);
  else spinBehindPass(table, seat, spaceOf(table.ground.board, through));
}

// Takes wear of the defender after a contact; one that cannot pay spins where it is (CFR-124).
function loseOrSpin(table: ChampionshipTable, seat: Seat, wear: number): void {
  if (payWear(table, seat, wear, 'contact') !== wear) spinHere(table, seat);
}

function spinHere(table: ChampionshipTable, seat: Seat): void {
  spinWhere(table, seat, spaceOfCar(carOf(table.race, seat), table.ground));
}

// An attacker that is through spins on a free space by the one that it passed through (CFR-130, CR-32, CR-86).
function spinBehindPass(table: ChampionshipTable, seat: Seat, where: RowSpace): void {
  enter(table, seat, where);
  spinWhere(table, seat, where);
}

function passed(
  table: ChampionshipTable,
  seat: Seat,
  where: RowSpace,
  canPay: boolean,
  wearBefore: number,
): void {
  if (!canPay) {
    spinBehindPass(table, seat, where);
    return;
  }
  draftMove(table).passed = where.id;
  if (carOf(table.race, seat).wear < wearBefore) reconsider(table, seat);
}

// A failed attacker stops on its last space; where another car stands it goes back row by row, each a step slower (CFR-120,
// CFR-132).
function failed(table: ChampionshipTable, seat: Seat, canPay: boolean): void {
  const { race, ground } = table;
  const here = spaceOfCar(carOf(race, seat), ground);
  if (!canPay) {
    spinWhere(table, seat, here);
    return;
  }
  const isTaken = seatsOn(race, here.id).some(other => other !== seat);
  const back = isTaken ? putOnFreeSpace(table, seat, here) : 0;
  const { driven, slips, way } = moveOf(race);
  // A slip that was taken for the attempt counts among the spaces moved, before those of the speed (CFR-122, CR-60).
  const slipped = way.slip?.spaces ?? 0;
  if (slipped > 0) takeSlip(table, seat);
  forceSlowing(table, seat, Math.max(0, driven + slips - slipped - back) * SPEED_STEP);
}
