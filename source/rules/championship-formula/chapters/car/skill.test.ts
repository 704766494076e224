// Skill before a roll (CFR-97 to CFR-100).
import { describe, expect, test } from 'vitest';
import { CHAMPIONSHIP_VALUES as VALUES } from '../../championship-values.ts';
import type { DueRoll, RollCause } from '../../state.ts';
import type { SkillSpent } from './rolls.ts';
import { skillFor } from './skill.ts';

const roll = (cause: RollCause, lowered = 0): DueRoll => ({ cause, lowered, green: 0, red: 0 });
const spent = (due: DueRoll, chips: SkillSpent) =>
  skillFor(due, chips, VALUES).map(({ green, red }) => (red > 0 ? `red ${red}` : green));

describe('skill before a roll', () => {
  test('is at most two green chips, or one red one alone (CFR-97, CFR-98)', () => {
    expect(spent(roll('chance'), { green: 9, red: 2 })).toEqual([0, 1, 2, 'red 1']);
    expect(spent(roll('chance'), { green: 1, red: 0 })).toEqual([0, 1]);
    expect(spent(roll('chance'), { green: 0, red: 0 })).toEqual([0]);
  });

  test('may be a red chip changed into two green ones (CFR-100)', () => {
    expect(spent(roll('chance'), { green: 0, red: 1 })).toEqual([0, 1, 2, 'red 1']);
  });

  test('that makes nothing better is not offered', () => {
    expect(spent(roll('deceleration', 3), { green: 2, red: 1 })).toEqual([0]);
  });
});
