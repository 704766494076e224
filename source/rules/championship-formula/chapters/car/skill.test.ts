// Skill before a roll (CFR-97 to CFR-100).
import { describe, expect, test } from 'vitest';
import {
  type CarSpec,
  car,
  FRONT,
  play,
} from '../../../../testing/championship-formula/builders.ts';
import {
  chips,
  drive,
  moving,
  pay,
  played,
} from '../../../../testing/championship-formula/moves.ts';
import { CHAMPIONSHIP_VALUES as VALUES } from '../../championship-values.ts';
import type { DueRoll, RollCause } from '../../state.ts';
import type { SkillSpent } from './rolls.ts';
import { skillFor } from './skill.ts';

const roll = (cause: RollCause, lowered = 0): DueRoll => ({ cause, lowered, green: 0, red: 0 });
const spent = (due: DueRoll, owned: SkillSpent) =>
  skillFor(due, owned, VALUES).map(({ green, red }) => (red > 0 ? `red ${red}` : green));

describe('skill that is spent', () => {
  const left = (own: CarSpec, ...spending: Parameters<typeof chips>) => {
    const now = moving({ cars: [{ space: 'L19', speed: 80, cards: FRONT, ...own }], dice: [1, 1] });
    const asked = play(now, drive('L20 L21 L22 L23'), pay(0, 'roll'));
    const { green, red } = car(played(asked, chips(...spending)), 0);
    return { green, red };
  };

  test('is gone after the roll (CFR-97, CFR-98)', () => {
    expect(left({ green: 3, red: 1 }, 2)).toEqual({ green: 1, red: 1 });
    expect(left({ green: 3, red: 1 }, 0, 1)).toEqual({ green: 3, red: 0 });
  });

  test('gives back a green chip of a red one that was changed for a single one (CFR-100)', () => {
    expect(left({ green: 0, red: 1 }, 1)).toEqual({ green: 1, red: 0 });
    expect(left({ green: 0, red: 1 }, 2)).toEqual({ green: 0, red: 0 });
    expect(left({ green: 1, red: 1 }, 2)).toEqual({ green: 1, red: 0 });
  });
});

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
