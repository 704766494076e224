// Rolls: what a result leads to, and which chips are worth spending on it.
import { loweredBy, oddsOf } from '../../../rules/championship-formula/chapters/car/rolls.ts';
import { skillChoices } from '../../../rules/championship-formula/chapters/car/skill.ts';
import type { BookValues, Roll, RollResult } from '../../../rules/championship-formula/values.ts';

/** The turns to the flag after each result of a roll. */
export type Stakes = Readonly<Record<RollResult, number>>;

/** Chips that may be spent, and what one is worth in turns. */
export interface Purse {
  readonly green: number;
  readonly red: number;
  readonly chipPrice: number;
}

/** A red chip is dearer than the green ones it may be changed into: it makes the worst result impossible. */
const RED_DEARER = 1.5;

/** Returns the expected turns of a roll with these chips, their price not counted. */
export function expected(roll: Roll, lowered: number, stakes: Stakes, values: BookValues): number {
  const odds = oddsOf(roll, lowered, values);
  const turns = odds.green * stakes.green + odds.yellow * stakes.yellow + odds.red * stakes.red;
  return turns / PERCENT;
}

const PERCENT = 100;

export function priceOf(
  { green, red }: { readonly green: number; readonly red: number },
  chipPrice: number,
  { skill }: Pick<BookValues, 'skill'>,
): number {
  return (green + red * skill.exchange * RED_DEARER) * chipPrice;
}

/** Returns the expected turns of a roll with the chips that are best spent on it, their price counted. */
export function bestExpected(
  roll: Roll,
  lowered: number,
  stakes: Stakes,
  purse: Purse,
  values: BookValues,
): number {
  const all = skillChoices(purse, values).map(
    spent =>
      expected(roll, lowered + loweredBy(spent, values), stakes, values) +
      priceOf(spent, purse.chipPrice, values),
  );
  return Math.min(...all);
}
