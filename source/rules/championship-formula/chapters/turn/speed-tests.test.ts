// Tests at the beginning of a move (CFR-13 to CFR-16, CFR-81 to CFR-91, CFR-167, CFR-181).
import { describe, expect, test } from 'vitest';
import {
  BACK,
  type CarSpec,
  car,
  FRONT,
  question,
  toldOf,
} from '../../../../testing/championship-formula/builders.ts';
import {
  chips,
  fate,
  type MoveSpec,
  moving,
  pay,
  payments,
  played,
} from '../../../../testing/championship-formula/moves.ts';
import type { Move } from '../../state.ts';

/** A car that has planned a speed with tests. */
const testing = (
  own: CarSpec,
  speed: number,
  tests: Move['tests'],
  dice: readonly number[],
  more: Partial<MoveSpec> = {},
) => moving({ cars: [own], move: { speed, tests }, dice, ...more });
const begun = (now: ReturnType<typeof moving>) => toldOf(now, 'moveBegan')[0]?.speed;

describe('a test for speed', () => {
  test('is two dice, and green gives 20 mph more: acceleration 40 may rise by 60 (CFR-13, CFR-14, CFR-82, CFR-83)', () => {
    const now = played(testing({ cards: FRONT, speed: 60 }, 120, ['acceleration'], [4, 5]));
    expect(toldOf(now, 'rollRead')).toMatchObject([
      { cause: 'acceleration', total: 9, result: 'green' },
    ]);
    expect(begun(now)).toBe(120);
    expect(car(now, 0).damage.acceleration).toBe(0);
  });

  test('of the top speed is made in the same way (CFR-16, CFR-81)', () => {
    const now = played(testing({ speed: 140 }, 180, ['topSpeed'], [3, 3]));
    expect(begun(now)).toBe(180);
  });

  test('that is red gives 20 mph less than attempted and a mark (CFR-15, CFR-84, CFR-85)', () => {
    const now = played(testing({ cards: FRONT, speed: 60 }, 120, ['acceleration'], [5, 5]));
    expect(begun(now)).toBe(100);
    expect(car(now, 0).damage).toEqual({ acceleration: 1, topSpeed: 0, deceleration: 0 });
    expect(toldOf(now, 'damaged')).toMatchObject([{ seat: 0, attribute: 'acceleration' }]);
  });

  test('of 160 with a top speed of 140 that fails gives 140, above the 120 from now on (CFR-86)', () => {
    const now = played(testing({ cards: FRONT, speed: 140 }, 160, ['topSpeed'], [6, 4]));
    expect(begun(now)).toBe(140);
    expect(car(now, 0).damage.topSpeed).toBe(1);
  });

  test('that fails for the second time, of either attribute, ends the race (CFR-87)', () => {
    const marked = { damage: { acceleration: 1 } };
    const now = played(testing({ ...marked, speed: 140 }, 180, ['topSpeed'], [6, 6]));
    expect(fate(now)).toBe('M3 0 mph, wear 20, engine');
    expect(toldOf(now, 'retired')).toMatchObject([{ seat: 0, cause: 'engine' }]);
  });

  test('of both comes to the top speed only if acceleration succeeds (CFR-88)', () => {
    const both: Move['tests'] = ['acceleration', 'topSpeed'];
    expect(begun(played(testing({ speed: 100 }, 180, both, [1, 1, 2, 2])))).toBe(180);
    const failed = played(testing({ speed: 100 }, 180, both, [6, 6]));
    expect(begun(failed)).toBe(160);
    expect(car(failed, 0).damage).toMatchObject({ acceleration: 1, topSpeed: 0 });
    const later = played(testing({ speed: 100 }, 180, both, [1, 1, 6, 6]));
    expect(begun(later)).toBe(160);
    expect(car(later, 0).damage).toMatchObject({ acceleration: 0, topSpeed: 1 });
  });

  test('may be made safer by skill, which is asked before the dice (CFR-97, CR-55)', () => {
    const now = testing({ speed: 140, green: 1 }, 180, ['topSpeed'], [4, 6]);
    expect(question(now).step).toBe('spendSkill');
    expect(begun(played(now, chips(1)))).toBe(180);
  });
});

describe('a test at the start', () => {
  const grid: CarSpec = { speed: 0, laps: 0, space: 'M22' };

  test('that is green gives 20 mph more (CFR-81, CFR-83)', () => {
    expect(begun(played(testing(grid, 80, ['startSpeed'], [4, 4])))).toBe(80);
  });

  test('that is yellow is a mis-shift to 20 less than the start speed, without damage (CFR-89, CFR-91)', () => {
    const now = played(testing(grid, 80, ['startSpeed'], [5, 4]));
    expect(begun(now)).toBe(40);
    expect(car(now, 0).damage).toEqual({ acceleration: 0, topSpeed: 0, deceleration: 0 });
  });

  test('that is red is a stall: 0 mph, counted as a spin, without damage (CFR-90, CFR-91, CFR-145)', () => {
    const now = played(testing(grid, 80, ['startSpeed'], [5, 6]));
    expect(fate(now)).toBe('M22 0 mph, wear 20, spun');
    expect(car(now, 0)).toMatchObject({ spunIn: -1, damage: { acceleration: 0, topSpeed: 0 } });
    expect(toldOf(now, 'stalled')).toMatchObject([{ seat: 0 }]);
  });

  test('that is yellow with a start speed of 20 gives 0 mph, but no spin (CR-26)', () => {
    const now = played(testing({ ...grid, cards: BACK }, 40, ['startSpeed'], [5, 5]));
    expect(fate(now)).toBe('M22 0 mph, wear 15, racing');
    expect(car(now, 0).spunIn).toBeUndefined();
    expect(now.race.turn.began[0]).toBe(0);
  });
});

describe('soft tires', () => {
  const soft: CarSpec = { tire: 'soft', speed: 100 };
  const pits = { options: { pits: 'on' } } as const;

  test('let a driver spend a wear in place of a test of acceleration or start speed (CFR-181)', () => {
    for (const [own, speed, attribute] of [
      [soft, 140, 'acceleration'],
      [{ ...soft, speed: 0, laps: 0, space: 'M22' }, 80, 'startSpeed'],
    ] as const) {
      const now = testing(own, speed, [attribute], [], pits);
      expect(payments(now)).toEqual(['0+roll', '1']);
      const paid = played(now, pay(1));
      expect(begun(paid)).toBe(speed);
      expect(car(paid, 0).wear).toBe(19);
    }
  });

  test('leave the choice of the dice (CFR-181)', () => {
    const now = testing({ ...soft, cards: FRONT }, 160, ['acceleration'], [6, 6], pits);
    expect(begun(played(now, pay(0, 'roll')))).toBe(140);
  });

  test('do not replace a test of the top speed (CFR-181)', () => {
    const now = played(testing({ ...soft, speed: 140 }, 180, ['topSpeed'], [1, 1], pits));
    expect(question(now).step).toBe('chooseWay');
    expect(car(now, 0).wear).toBe(20);
  });

  test('help nobody who has no wear, nor anybody on hard ones (CFR-181)', () => {
    for (const own of [
      { ...soft, wear: 0 },
      { ...soft, tire: 'hard' },
    ] as const) {
      expect(begun(played(testing(own, 140, ['acceleration'], [1, 1], pits)))).toBe(140);
    }
  });
});

describe('an engine that blows in the last lap', () => {
  // 160 attempted at 180, and half of it is 80: four spaces.
  const blowing = (space: string, more: CarSpec = {}) =>
    testing(
      { damage: { acceleration: 1 }, laps: 3, speed: 160, space, ...more },
      180,
      ['topSpeed'],
      [6, 6],
    );

  test('takes the car on at half the speed after the failed test, without braking (CFR-167)', () => {
    const now = blowing('M20');
    expect(begun(now)).toBe(80);
    expect(question(now).step).toBe('chooseWay');
    expect(question(now).choices.every(one => one.kind === 'drive' && one.brake === 0)).toBe(true);
  });

  test('140 after the failed test gives 60, rounded down (CR-42)', () => {
    const now = testing(
      { damage: { acceleration: 1 }, cards: FRONT, laps: 3, speed: 140, space: 'M20', wear: 0 },
      160,
      ['topSpeed'],
      [6, 6],
    );
    expect(begun(now)).toBe(60);
  });

  test('lets the car finish if it gets to the line with its nose (CFR-167)', () => {
    const over = played(blowing('M20'), { kind: 'drive', path: ['M21', 'M22', 'M23', 'M1'] });
    expect(fate(over)).toBe('M1 80 mph, wear 20, racing');
    const nose = played(blowing('M19'), { kind: 'drive', path: ['M20', 'M21', 'M22', 'M23'] });
    expect(fate(nose)).toBe('M23 80 mph, wear 20, racing');
  });

  test('is out if it does not (CFR-167)', () => {
    const now = played(blowing('M18'), { kind: 'drive', path: ['M19', 'M20', 'M21', 'M22'] });
    expect(fate(now)).toBe('M22 0 mph, wear 20, engine');
  });

  test('is out at once in a lap before (CFR-87, CR-42)', () => {
    expect(fate(played(blowing('M20', { laps: 2 })))).toBe('M20 0 mph, wear 20, engine');
  });
});

test('a speed that wear lost since the card was laid no longer pays for is the lowest that can be paid (CFR-161, CR-10)', () => {
  expect(
    begun(moving({ cars: [{ speed: 160, wear: 0 }], move: { speed: 60 }, dice: [1, 1] })),
  ).toBe(80);
});
