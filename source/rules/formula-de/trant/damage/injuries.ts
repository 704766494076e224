// What becomes of the driver of a car that is out (TR-143 to TR-146, TRR-54, TRR-62).
import * as z from 'zod';
import type { FieldGroup } from '../../field-group.ts';
import type { Car } from '../../state.ts';
import {
  type Automatic,
  carOf,
  draftCar,
  type FormulaDeTable,
  percentOf,
  seatOf,
} from '../../table.ts';
import {
  FLAGS,
  type Flag,
  INJURIES,
  type Injury,
  LASTING_INJURIES,
  type LastingInjury,
} from '../state.ts';

/** What is added to the roll of a driver whose engine was the end (TR-143). */
export const ENGINE_BONUS = 3;

/**
 * The highest roll for each condition, worst first. The printed table is lost and this one is derived: low is bad, as in the
 * other tables, and what the text names occurs: killed, out for the season, out of the next race (tables.md B2).
 */
export const INJURY_TABLE: readonly (readonly [upTo: number, condition: Injury])[] = [
  [1, 'killed'],
  [4, 'severe'],
  [10, 'injured'],
  [20, 'bruised'],
];

/** The conditions that stop a race (TR-146). */
const STOPPING: readonly Injury[] = ['severe', 'killed'];

/** Returns a condition if it keeps the driver out of the next race (TR-145). */
export function lastingInjury(injury: Injury | undefined): LastingInjury | undefined {
  return LASTING_INJURIES.find(one => one === injury);
}

/** The condition of the driver; absent while unhurt. */
export const injuryGroup: FieldGroup<Injury> = {
  shape: z.enum(INJURIES),
  isIn: ({ asides }) => asides.includes('injuryCheck'),
};

/** The flag of a race that may be stopped (TR-146); green again when it restarts. */
export const flagGroup: FieldGroup<Flag> = {
  shape: z.enum(FLAGS),
  isIn: ({ roundClosing }) => roundClosing.includes('stopRace'),
  first: () => 'green',
  anew: () => 'green',
};

/**
 * Rolls for the driver of a car that has just been eliminated: below the gear of the turn, a second roll decides how badly
 * it went (TR-143, TR-144, TRR-54).
 */
export const injuryCheck: Automatic = {
  foresee(table, task) {
    const { values } = table.ground;
    const car = carOf(table.race, seatOf(task));
    const hurting = values.blackDie.faces.filter(face => isHurtBy(face, car));
    table.telling.expect({ kind: 'injuryTest', percent: percentOf(hurting.length, values) });
  },
  play(table, task) {
    const seat = seatOf(task);
    const car = carOf(table.race, seat);
    const { gear } = car;
    const { blackDie } = table.ground.values;
    const added = bonusOf(car);
    const roll = table.roll(blackDie, seat);
    if (!isHurtBy(roll, car)) {
      const unhurt = { condition: 'unhurt', second: 0 } as const;
      table.tell({ kind: 'injuryChecked', seat, roll, added, gear, ...unhurt });
      return;
    }
    const second = table.roll(blackDie, seat);
    const condition = conditionOf(second);
    table.tell({ kind: 'injuryChecked', seat, roll, added, gear, condition, second });
    hurt(table, seat, condition);
  },
};

function isHurtBy(roll: number, car: Pick<Car, 'gear' | 'retirement'>): boolean {
  return roll + bonusOf(car) < car.gear;
}

function bonusOf({ retirement }: Pick<Car, 'retirement'>): number {
  return retirement === 'engine' ? ENGINE_BONUS : 0;
}

function conditionOf(roll: number): Injury {
  return INJURY_TABLE.find(([upTo]) => roll <= upTo)?.[1] ?? 'bruised';
}

// The turn is played to its end before the race is stopped (TR-146); a lap alone has no flag.
function hurt(table: FormulaDeTable, seat: number, condition: Injury): void {
  draftCar(table, seat).injury = condition;
  const { flag } = table.race;
  if (flag !== undefined && STOPPING.includes(condition)) table.race.flag = 'red';
}
