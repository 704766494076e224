// The second telling of the injuries finds what is wrong with a turn, and nothing in one that is right.
import { describe, expect, test } from 'vitest';
import type { FormulaDeEvent } from '../../../rules/formula-de/events.ts';
import { trant } from '../../../rules/formula-de/trant/trant.ts';
import { race, track } from '../../../testing/formula-de/builders.ts';
import { injuryFaults } from './injury-story.ts';

const BOARD = track('20 2R6 34 1R6 40');
const OUT: FormulaDeEvent = { kind: 'carRetired', seat: 0, why: 'overshoot' };

/** What the check says of a car in 5th that goes out, and of what its driver comes to. */
function found(roll: number, condition: 'unhurt' | 'injured', second: number): readonly string[] {
  const spec = { book: trant, board: BOARD, toPlay: [0] };
  const cars = [
    { space: '0@5', gear: 5 },
    { space: '0@2', gear: 2 },
  ];
  const { race: before } = race({ ...spec, cars });
  const injury = condition === 'unhurt' ? {} : { injury: condition };
  const [own, other] = before.cars;
  if (own === undefined || other === undefined) throw new Error('no cars');
  const after = { ...before, cars: [{ ...own, ...injury }, other] };
  const checked = { kind: 'injuryChecked', seat: 0, roll, added: 0, gear: 5 } as const;
  const events: FormulaDeEvent[] = [OUT, { ...checked, condition, second }];
  return injuryFaults(BOARD, { before, choice: undefined, race: after, events });
}

describe('a driver whose car is out', () => {
  test('is unhurt at the gear of the car and above, and hurt below it as the table says (TR-144)', () => {
    expect(found(5, 'unhurt', 0)).toEqual([]);
    expect(found(4, 'injured', 7)).toEqual([]);
  });

  test('is not hurt where the rule says otherwise, and not by another line of the table', () => {
    expect(found(5, 'injured', 7)).toContain('the driver of seat 0: injured, not unhurt');
    expect(found(4, 'unhurt', 0)).toContain('the driver of seat 0: unhurt, not killed');
    expect(found(4, 'injured', 12)).toContain('the driver of seat 0: injured, not bruised');
  });
});
