// Skill and dice: chips before a roll, the roll, and what its result means to the chapter that asked for it (CFR-82,
// CFR-97 to CFR-100, CR-55).

import type { Telling } from '../../../kit/agenda.ts';
import { BrokenRace } from '../../../kit/errors.ts';
import type { Consequence, Seat } from '../../../kit/types.ts';
import type { ChampionshipChoice } from '../../choices.ts';
import type { ChampionshipTask, DueRoll, RollCause } from '../../state.ts';
import {
  type Asking,
  type Automatic,
  type ChampionshipTable,
  carOf,
  draftCar,
  seatOf,
} from '../../table.ts';
import type { BookValues, Roll, RollResult } from '../../values.ts';
import { loweredBy, oddsOf, resultOf, type SkillSpent } from './rolls.ts';

type SpendSkill = Extract<ChampionshipChoice, { kind: 'spendSkill' }>;

/** The column in which a roll is read, by what it decides; a blocked pass has its own. */
const COLUMNS: Readonly<Record<RollCause, Roll>> = {
  acceleration: 'test',
  topSpeed: 'test',
  deceleration: 'test',
  lateBraking: 'test',
  startSpeed: 'startTest',
  chance: 'chance',
  crashAvoidance: 'chance',
  avoidDamage: 'avoidDamage',
  pass: 'pass',
};

/** Returns the column in which a roll is read (CFR-117, CFR-155). */
export function columnOf({ cause, blocked }: Pick<DueRoll, 'cause' | 'blocked'>): Roll {
  return blocked === true ? 'blockedPass' : COLUMNS[cause];
}

/** Returns the tasks of a roll: chips, then dice. */
export function dueRoll(
  seat: Seat,
  cause: RollCause,
  more: Partial<Omit<DueRoll, 'cause' | 'green' | 'red'>> = {},
): ChampionshipTask {
  const roll: DueRoll = { cause, lowered: 0, green: 0, red: 0, ...more };
  return { step: 'spendSkill', seats: [seat], roll };
}

/** Returns every way to spend chips on one roll, none first: green ones, or a red one (CFR-97, CFR-98, CFR-100). */
export function skillChoices(
  chips: SkillSpent,
  { skill }: Pick<BookValues, 'skill'>,
): readonly SkillSpent[] {
  const greens = Math.min(skill.greenMost, chips.green + chips.red * skill.exchange);
  return [
    ...Array.from({ length: greens + 1 }, (_, green) => ({ green, red: 0 })),
    ...(chips.red > 0 ? [{ green: 0, red: 1 }] : []),
  ];
}

/**
 * Returns every way to spend chips on a roll that makes it better than a cheaper one, none first. Red chips are changed into
 * green ones where those run short (CFR-100).
 */
export function skillFor(
  roll: DueRoll,
  chips: SkillSpent,
  values: BookValues,
): readonly SpendSkill[] {
  const all = skillChoices(chips, values);
  const column = columnOf(roll);
  const better: SpendSkill[] = [];
  let best: Odds | undefined;
  for (const spent of all) {
    const odds = oddsOf(column, roll.lowered + loweredBy(spent, values), values);
    if (best !== undefined && areEqual(odds, best)) continue;
    best = odds;
    better.push({ kind: 'spendSkill', ...spent });
  }
  return better;
}

type Odds = ReturnType<typeof oddsOf>;

function areEqual(a: Odds, b: Odds): boolean {
  return a.green === b.green && a.yellow === b.yellow && a.red === b.red;
}

/** The step before every roll. In a forecast it reports how the roll stands without skill. */
export const spendSkill: Asking = {
  foresee: foreseeRoll,
  choices: ['spendSkill'],
  ask(race, task, seat, { values }) {
    return skillFor(rollOf(task), carOf(race, seat), values);
  },
  answer(table, task, seat, choice) {
    if (choice.kind !== 'spendSkill') return;
    const { green, red } = choice;
    if (green + red > 0) spend(table, seat, choice);
    table.first({ step: 'rollDice', seats: [seat], roll: { ...rollOf(task), green, red } });
  },
};

/** Takes chips from a car, changing red ones where green ones run short, and reports it. */
export function spend(table: ChampionshipTable, seat: Seat, { green, red }: SkillSpent): void {
  const { exchange } = table.ground.values.skill;
  const car = draftCar(table, seat);
  const changed = Math.ceil(Math.max(0, green - car.green) / exchange);
  car.green += changed * exchange - green;
  car.red -= changed + red;
  table.tell({ kind: 'skillSpent', seat, green, red });
}

/** Applies the result of a roll, in the chapter that asked for it. */
export type RollTaken = (
  table: ChampionshipTable,
  seat: Seat,
  roll: DueRoll,
  result: RollResult,
  faces: readonly number[],
) => void;

/** Returns the step that throws the two dice of a roll and applies the result by the cause of the roll. */
export function rollStep(taken: Readonly<Record<RollCause, RollTaken>>): Automatic {
  return {
    play(table, task) {
      const seat = seatOf(task);
      const roll = rollOf(task);
      const { values } = table.ground;
      const faces = [table.roll(values.die, seat), table.roll(values.die, seat)];
      const total = faces.reduce((sum, face) => sum + face, 0);
      const lowered = roll.lowered + loweredBy(roll, values);
      const result = resultOf(columnOf(roll), total, lowered, values);
      const { cause, other } = roll;
      table.tell({
        kind: 'rollRead',
        seat,
        cause,
        total,
        lowered,
        result,
        ...(other === undefined ? {} : { other }),
      });
      taken[cause](table, seat, roll, result, faces);
    },
    foresee: foreseeRoll,
  };
}

function foreseeRoll(
  { ground, telling }: Pick<ChampionshipTable, 'ground'> & { readonly telling: Telling },
  task: ChampionshipTask,
): void {
  for (const one of oddsTold(rollOf(task), ground.values)) telling.expect(one);
  telling.stop();
}

/** Returns the odds of a roll as consequences, in rounded percent. */
export function oddsTold(roll: DueRoll, values: BookValues): readonly Consequence[] {
  const odds = oddsOf(columnOf(roll), roll.lowered + loweredBy(roll, values), values);
  return (['green', 'yellow', 'red'] as const)
    .filter(colour => odds[colour] > 0)
    .map(colour => ({ kind: colour, percent: Math.round(odds[colour]), name: roll.cause }));
}

function rollOf({ step, roll }: ChampionshipTask): DueRoll {
  if (roll === undefined) throw new BrokenRace(`the task ${step} names no roll`);
  return roll;
}
