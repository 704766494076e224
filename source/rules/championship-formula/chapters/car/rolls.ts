// Two dice against the die roll reference: what a total means, and how likely each colour is (CFR-82, CFR-97).
import type { BookValues, Roll, RollResult } from '../../values.ts';

/** Skill spent on a roll: green chips, or one red one (CFR-97, CFR-98). */
export interface SkillSpent {
  readonly green: number;
  readonly red: number;
}

export const NO_SKILL: SkillSpent = { green: 0, red: 0 };

type Numbers = Pick<BookValues, 'die' | 'rolls' | 'skill'>;

/** Returns by how much spent chips lower a total (CFR-97, CFR-98). */
export function loweredBy(
  { green, red }: SkillSpent,
  { skill }: Pick<BookValues, 'skill'>,
): number {
  return green * skill.green + red * skill.red;
}

/**
 * Returns the colour of a total. A total below the lowest of the reference reads as that (CR-27).
 * @param lowered by skill, or by how far a car is from a crash (CFR-155)
 */
export function resultOf(
  roll: Roll,
  total: number,
  lowered: number,
  { rolls }: Numbers,
): RollResult {
  const { green, yellow } = rolls[roll];
  const read = total - lowered;
  if (read <= green) return 'green';
  return read <= yellow ? 'yellow' : 'red';
}

/** Returns the chance of each colour in percent, not rounded. */
export function oddsOf(
  roll: Roll,
  lowered: number,
  values: Numbers,
): Readonly<Record<RollResult, number>> {
  const { faces } = values.die;
  const share = 100 / faces.length ** 2;
  const odds = { green: 0, yellow: 0, red: 0 };
  for (const one of faces) {
    for (const other of faces) odds[resultOf(roll, one + other, lowered, values)] += share;
  }
  return odds;
}
