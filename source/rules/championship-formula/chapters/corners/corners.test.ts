// Corners: limits, payment once a corner, credit over several turns, gravel (CFR-39 to CFR-50, CFR-58 to CFR-60, CFR-94 to
// CFR-97, CFR-181, CFR-182).
import { describe, expect, test } from 'vitest';
import { spaceOf } from '../../../../circuit/board.ts';
import {
  type CarSpec,
  car,
  FRONT,
  play,
  question,
  rowTrack,
  type Situation,
  toldOf,
} from '../../../../testing/championship-formula/builders.ts';
import {
  chips,
  drive,
  fate,
  moving,
  pay,
  payments,
  played,
  ways,
} from '../../../../testing/championship-formula/moves.ts';
import { CHAMPIONSHIP_VALUES as VALUES } from '../../championship-values.ts';
import type { Move } from '../../state.ts';
import { cornerStep } from './corners.ts';

/** A car at the entry of `Loop`: on the left 60, 40 and 60, on the right three times 80. */
const entering = (speed: number, own: CarSpec = {}, dice: readonly number[] = []) =>
  moving({ cars: [{ space: 'L19', speed, ...own }], dice });
const LEFT = 'L20 L21 L22 L23 L24 L25 L26';
const RIGHT = 'R22 R23 R24 R25 R26 R27 R28 R29';
/** The first spaces of a way that are as many as the speed has. */
const along = (path: string, speed: number) =>
  drive(
    path
      .split(' ')
      .slice(0, speed / 20)
      .join(' '),
  );
const spent = (now: Situation) => toldOf(now, 'wearPaid').map(({ wear }) => wear);

describe('a limit', () => {
  test('costs nothing at its own speed (CFR-39)', () => {
    expect(fate(played(entering(80), along(RIGHT, 80)))).toBe('R25 80 mph, wear 20, racing');
  });

  test('exceeded by 20 costs a wear or a chance (CFR-39, CFR-44)', () => {
    const now = played(entering(100), along(RIGHT, 100));
    expect(question(now).step).toBe('payCorner');
    expect(payments(now)).toEqual(['1', '0+roll']);
  });

  test('exceeded by 40 costs two wear, or one and a chance (CFR-45)', () => {
    expect(payments(played(entering(120), along(RIGHT, 120)))).toEqual(['2', '1+roll']);
  });

  test('exceeded by 60 costs two wear and a chance (CFR-46)', () => {
    const now = played(entering(140, {}, [3, 3]), along(RIGHT, 140));
    expect(fate(now)).toBe('R28 140 mph, wear 18, racing');
    expect(toldOf(now, 'rollRead')).toMatchObject([{ cause: 'chance', result: 'green' }]);
  });

  test('exceeded by 80 puts the car into the gravel, on the space that it enters (CFR-47, CR-19)', () => {
    const now = played(entering(160, { cards: FRONT, wear: 20, red: 1 }), drive('R22'));
    expect(fate(now)).toBe('R22 0 mph, wear 20, gravel');
    expect(toldOf(now, 'rollRead')).toEqual([]);
  });

  test('that cannot be paid, not even with a chance, puts the car into the gravel (CFR-48)', () => {
    const now = played(entering(140, { wear: 1 }), drive('R22'));
    expect(fate(now)).toBe('R22 0 mph, wear 1, gravel');
  });

  test('in the gravel a car is nothing to others (CFR-49, CR-19)', () => {
    expect(played(entering(160), drive('R22')).race.turn.crashes).toEqual([]);
  });

  test('acts when a space is entered: a car on the last one is free of it (CFR-60)', () => {
    const now = moving({ cars: [{ space: 'R24', speed: 160 }] });
    expect(fate(played(now, along('R25 R26 R27 R28 R29 R30 R31 R32', 160)))).toMatch('wear 20');
    expect(ways(now)[0]).toMatch(/^R25/);
  });

  test('in a corner after the finish is dealt with as usual (CFR-165)', () => {
    const board = rowTrack(
      'straight: 2 x2',
      'corner: One, lanes: {L: 60 60, R: 60 60}',
      'straight: 26 x2',
    );
    const now = moving({ board, cars: [{ space: 'L30', laps: 3, speed: 80 }] });
    const over = played(now, drive('L1 L2 L3 L4'));
    expect(payments(over)).toEqual(['1', '0+roll']);
    expect(fate(played(over, pay(1)))).toBe('L4 80 mph, wear 19, racing');
  });
});

describe('a corner', () => {
  test('is paid once: 60 entered at 80 for a wear lets the car go on at 20 over (CFR-40, CFR-41)', () => {
    const board = rowTrack(
      'straight: 12 x2',
      'corner: Bend, lanes: {L: 60 60 80 60, R: 80 80 80 80}',
      'straight: 20 x2',
    );
    const now = moving({ board, cars: [{ space: 'L12', speed: 80 }] });
    const ended = played(now, drive('L13 L14 L15 L16'), pay(1));
    expect(fate(ended)).toBe('L16 80 mph, wear 19, racing');
  });

  test('with a lower limit further on is topped up: 60 at 80 for a wear, then 40, costs one more or a chance (CFR-42, CFR-43)', () => {
    const first = played(entering(80), along(LEFT, 80));
    expect(payments(first)).toEqual(['1', '0+roll']);
    const second = played(first, pay(1));
    expect(second.race.cars[0]?.space).toBe('L20');
    expect(payments(second)).toEqual(['1', '0+roll']);
    // After that 40 over is free, so the last 60 costs nothing.
    const ended = played(second, pay(1));
    expect(spent(ended)).toEqual([1, 1]);
    expect(fate(ended)).toBe('L23 80 mph, wear 18, racing');
  });

  test('takes two wear and one chance at most: 60 at 80 with a chance, then 40, is one wear and no second chance (CR-17)', () => {
    const now = played(entering(80, {}, [1, 1]), along(LEFT, 80), pay(0, 'roll'));
    expect(spent(now)).toEqual([1]);
    expect(fate(now)).toBe('L23 80 mph, wear 19, racing');
  });

  test('takes no third wear: 60 at 100 for two, then 40, is a chance (CFR-46, CR-17)', () => {
    const standing = { space: 'R22', speed: 0 };
    const now = play(
      moving({ cars: [{ space: 'L19', speed: 100 }, standing], dice: [3, 3] }),
      along(LEFT, 100),
    );
    expect(fate(played(now, pay(2)))).toBe('L24 100 mph, wear 18, racing');
  });

  test('keeps what was paid over several turns, and loses it at its end (CFR-40, CR-18)', () => {
    const credit = { corner: 1, over: 40, wear: 2, roll: false };
    const inside = (more: CarSpec) => moving({ cars: [{ space: 'L20', speed: 80, ...more }] });
    const path = drive('L21 L22 L23 L24');
    const paid = played(inside({ credit }), path);
    expect(fate(paid)).toBe('L24 80 mph, wear 20, racing');
    expect(car(paid, 0).credit).toBeUndefined();
    expect(payments(played(inside({}), path))).toEqual(['2', '1+roll']);
    const ending = moving({ cars: [{ space: 'L19', speed: 40 }], move: { speed: 40 } });
    expect(car(played(ending, drive('L20 L21')), 0).credit).toBeUndefined();
    const kept = moving({ cars: [{ space: 'L19', speed: 60 }] });
    expect(car(played(kept, drive('L20 L21 L22'), pay(1)), 0).credit).toEqual({
      corner: 1,
      over: 20,
      wear: 1,
      roll: false,
      limit: 40,
    });
  });

  test('is topped up in a later turn too (CFR-42, CR-18)', () => {
    const credit = { corner: 1, over: 20, wear: 0, roll: true };
    const now = moving({ cars: [{ space: 'L20', speed: 80, credit }] });
    const ended = played(now, drive('L21 L22 L23 L24'));
    expect(spent(ended)).toEqual([1]);
  });

  test('paid for nothing is not given back: the payment was for the lane that was chosen (CR-56)', () => {
    const spun = played(entering(80, {}, [3, 4]), along(LEFT, 80), pay(0, 'roll'));
    expect(fate(spun)).toBe('L20 0 mph, wear 20, spun');
    expect(fate(played(entering(140, {}, [5, 4]), along(RIGHT, 140)))).toBe(
      'R22 0 mph, wear 18, spun',
    );
  });
});

describe('a chance', () => {
  const rolled = (dice: readonly number[], own: CarSpec = {}) =>
    played(entering(100, own, dice), along(RIGHT, 100), pay(0, 'roll'));

  test('that is green pays for the corner (CFR-50, CFR-94)', () => {
    expect(fate(rolled([3, 3]))).toBe('R26 100 mph, wear 20, racing');
  });

  test('that is yellow is a spin on the first space that required it, to 0 mph (CFR-50, CFR-95, CFR-144)', () => {
    const now = rolled([3, 4]);
    expect(fate(now)).toBe('R22 0 mph, wear 20, spun');
    expect(car(now, 0)).toMatchObject({ spunIn: 1 });
    expect(car(now, 0).credit).toBeUndefined();
  });

  test('that is red is a crash: the car is out, and its row is noted for this turn (CFR-50, CFR-96, CFR-153)', () => {
    const now = rolled([5, 5]);
    expect(fate(now)).toBe('R22 0 mph, wear 20, crash');
    expect(now.race.turn.crashes).toEqual(['R22']);
  });

  test('may be made safer by skill before the dice (CFR-97, CFR-98, CR-55)', () => {
    const ask = (own: CarSpec, dice: readonly number[]) =>
      play(entering(100, own, dice), along(RIGHT, 100), pay(0, 'roll'));
    expect(fate(played(ask({ green: 2 }, [5, 3]), chips(2)))).toMatch('R26 100 mph');
    expect(fate(played(ask({ cards: FRONT, red: 1 }, [6, 3]), chips(0, 1)))).toMatch('R26 100 mph');
  });
});

describe('soft tires', () => {
  const soft = (speed: number, own: CarSpec = {}, move: Partial<Move> = {}) =>
    moving({
      cars: [{ space: 'L19', speed, tire: 'soft', ...own }],
      move,
      options: { pits: 'on' },
    });

  test('pay for a corner by a wear in place of the chance: three in all (CFR-181, CFR-182, CR-48)', () => {
    const now = played(soft(140), along(RIGHT, 140));
    expect(payments(now)).toEqual(['3', '2+roll']);
    expect(fate(played(now, pay(3)))).toBe('R28 140 mph, wear 17, racing');
  });

  test('do not pay for three wear and a chance (CFR-182)', () => {
    expect(fate(played(soft(160), drive('R22')))).toBe('R22 0 mph, wear 20, gravel');
    const credit = { corner: 1, over: 60, wear: 3, roll: false };
    const inside = soft(120, { space: 'L20', credit });
    expect(fate(inside)).toBe('L21 0 mph, wear 20, gravel');
  });
});

describe('a speed raised inside a corner', () => {
  // From R10, without a line: R11 has 100, M10 has 80.
  const raising = (others: readonly CarSpec[] = []) =>
    moving({ cars: [{ space: 'R10', speed: 80 }, ...others], move: { speed: 100, raised: true } });

  test('is driven where it costs nothing (CFR-59, CR-24)', () => {
    expect(ways(raising()).every(way => way.startsWith('R11'))).toBe(true);
    const free = moving({ cars: [{ space: 'R10', speed: 100 }] });
    expect(ways(free).some(way => way.startsWith('M10'))).toBe(true);
  });

  test('may cost something where other cars leave nothing else but a pass (CFR-59, CR-24, CR-81)', () => {
    const blocked = ways(raising([{ space: 'R11', speed: 0 }]));
    expect(blocked.some(way => way.startsWith('R11'))).toBe(true);
    expect(blocked.some(way => way.startsWith('M10'))).toBe(true);
  });

  test('pays nothing beside a pass or late braking (CFR-59, CR-81)', () => {
    const board = rowTrack(
      'straight: 4 x2',
      'corner: One, lanes: {L: 80 80, R: 80 80}',
      'straight: 1 x2',
      'corner: Two, lanes: {L: 60 60, R: 80< 80 80}',
      'straight: 21 x2',
    );
    const cars = [
      { space: 'L5', speed: 40 },
      { space: 'R8', speed: 0 },
    ];
    const now = moving({ board, cars, move: { speed: 80, raised: true } });
    expect(ways(now)).toEqual(expect.arrayContaining(['L6 L7 L8 L9', 'L6 L7 R8 R9']));
    expect(ways(now)).not.toContain('L6 L7 R8 L8');
  });
});

describe('a way that can no longer be paid', () => {
  const board = rowTrack(
    'straight: 6 x2',
    'corner: One, lanes: {L: 60, R: 60}',
    'straight: 1 x2',
    'corner: Two, lanes: {L: 40 40, R: 40 40}',
    'straight: 22 x2',
  );
  const now = (wear: number, dice: readonly number[] = []) =>
    play(moving({ board, cars: [{ space: 'L6', speed: 80, wear }], dice }), drive('L7 L8 L9 L10'));

  test('lets its driver choose again: the wear that the second corner needs went into the first (CR-61)', () => {
    const paid = played(now(1), pay(1));
    expect(question(paid).step).toBe('replan');
    expect(ways(paid)).toEqual(['L7 L8 L9 -20', 'L7 L8 R9 -20']);
  });

  test('is driven on while it can be paid, without another question (CR-61)', () => {
    const paid = played(now(2, [3, 3]), pay(1));
    expect(fate(paid)).toBe('L10 80 mph, wear 0, racing');
    expect(spent(paid)).toEqual([1, 1]);
  });
});

test('a car that has spun may pay for the next corner, only not for the rest of that one (CFR-152, CR-36)', () => {
  const board = rowTrack(
    'straight: 12 x2',
    'corner: One, lanes: {L: 60 60 60, R: 60 60 60}',
    'corner: Two, lanes: {L: 40 40, R: 40 40}',
    'straight: 17 x2',
  );
  const spun = (space: string, speed: number) =>
    moving({ board, cars: [{ space, speed, spunIn: 0 }] });
  expect(ways(spun('L15', 60))).toContain('L16 L17 L18');
  expect(fate(spun('L13', 80))).toBe('L14 0 mph, wear 20, gravel');
});

test('a car that leaves its line for a straight owes for it as for any other space (CFR-54)', () => {
  const board = rowTrack(
    'straight: 12 x2',
    'corner: Bend, lanes: {L: 60 60 60, R: 80 80 80}, red: [L1 L2 L3]',
    'straight: 18 x2',
  );
  const line = { corner: 0, line: 0, step: 1, over: 20 };
  const out = cornerStep(board, { line }, spaceOf(board, 'L16'), 80, false, VALUES);
  expect(out).toMatchObject({ leavesLine: true, leavingOver: 20, over: 0 });
});
