// Slowing down beyond the brakes: planned, late and forced (CFR-17 to CFR-25, CFR-92, CFR-93, CFR-133 to CFR-139, CFR-161,
// CFR-162).
import { describe, expect, test } from 'vitest';
import {
  type CarSpec,
  car,
  choices,
  FRONT,
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
import type { CornerCredit, Move } from '../../state.ts';
import { groundOf } from '../../terms.ts';
import { waysOf } from './ways.ts';

/** A car of deceleration 60 that goes slower than last turn. */
const slowing = (from: number, to: number, own: CarSpec = {}, dice: readonly number[] = []) =>
  moving({ cars: [{ speed: from, ...own }], move: { speed: to }, dice });
const hasBraked = (now: Situation) => toldOf(now, 'speedChanged').map(({ speed }) => speed);

describe('a planned deceleration', () => {
  test('within the brakes costs nothing: 100 with 40 to 60 or 80 (CFR-17, CFR-18)', () => {
    for (const speed of [60, 80]) {
      const now = slowing(100, speed, { cards: FRONT });
      expect(question(now).step).toBe('chooseWay');
      expect(car(now, 0).wear).toBe(20);
    }
  });

  test('by 20 more costs a wear or a test (CFR-19, CFR-20)', () => {
    const now = slowing(160, 80);
    expect(payments(now)).toEqual(['1', '0+roll']);
    expect(car(played(now, pay(1)), 0).wear).toBe(19);
  });

  test('by 40 more costs a wear and a test, or two wear (CFR-21)', () => {
    const now = slowing(160, 60, {}, [4, 5]);
    expect(payments(now)).toEqual(['2', '1+roll']);
    const tested = played(now, pay(1, 'roll'));
    expect(toldOf(tested, 'rollRead')).toMatchObject([
      { cause: 'deceleration', total: 9, result: 'green' },
    ]);
    expect(car(tested, 0)).toMatchObject({ wear: 19, damage: { deceleration: 0 } });
  });

  test('by 60 more costs two wear and a test (CFR-22)', () => {
    const now = played(slowing(160, 40, {}, [1, 1]));
    expect(car(now, 0).wear).toBe(18);
    expect(now.race.move).toMatchObject({ speed: 40, brakeWear: 2, brakeRoll: true });
  });

  test('is paid openly before the first step (CR-6)', () => {
    const now = slowing(160, 80);
    expect(question(now).step).toBe('payBraking');
    expect(now.race.move).toMatchObject({ driven: 0, path: ['M3'] });
  });
});

describe('a test of the brakes', () => {
  const testing = (own: CarSpec, dice: readonly number[]) =>
    played(slowing(160, 80, own, dice), ...(own.wear === 0 ? [] : [pay(0, 'roll')]));

  test('that is red costs a wear and 20 mph of the brakes, but the car slows as it wanted (CFR-92, CR-7)', () => {
    const now = testing({}, [4, 6]);
    expect(car(now, 0)).toMatchObject({ wear: 19, damage: { deceleration: 1 } });
    expect(now.race.move).toMatchObject({ speed: 80, over: false });
    expect(toldOf(now, 'wearPaid')).toMatchObject([{ wear: 1, for: 'brakeTest' }]);
  });

  test('that is red without a wear to pay is a spin where the car stands (CFR-92)', () => {
    const now = testing({ wear: 0 }, [5, 5]);
    expect(fate(now)).toBe('M3 0 mph, wear 0, spun');
  });

  test('is never yellow: what is not red succeeds (CR-5)', () => {
    expect(car(testing({}, [3, 6]), 0).damage.deceleration).toBe(0);
  });

  test('that fails for the second time is the end of the brakes and of the race (CFR-93)', () => {
    const now = testing({ damage: { deceleration: 1 }, speed: 140 }, [6, 6]);
    expect(fate(now)).toMatch('M3 0 mph, wear 19, brakes');
  });

  test('that fails costs its wear on top of the two that may be spent to slow down (CR-8)', () => {
    const now = testing({}, [6, 6]);
    expect(now.race.move).toMatchObject({ brakeWear: 0, brakeRoll: true });
    expect(ways(now)).toContain('M4 M5 -40');
  });

  test('may be made safer by skill (CFR-97, CR-55)', () => {
    const now = slowing(160, 80, { green: 2 }, [5, 6]);
    expect(car(played(now, pay(0, 'roll'), chips(2)), 0).damage.deceleration).toBe(0);
  });
});

describe('late braking', () => {
  const late = (own: CarSpec = {}, move: Partial<Move> = {}, dice: readonly number[] = []) =>
    moving({ cars: [{ speed: 100, ...own }], move, dice });
  const brakes = (now: Situation) =>
    [...new Set(choices(now, 'drive').map(one => one.brake))].toSorted();

  test('is paid once a space has been moved, and the rest is driven at the new speed (CFR-25, CFR-133, CFR-134, CR-62)', () => {
    const now = played(late(), drive('M4 M5 M6', { brake: 40 }));
    expect(question(now).step).toBe('payLateBraking');
    expect(now.race.move).toMatchObject({ driven: 1, speed: 100 });
    expect(payments(now)).toEqual(['2', '1+roll']);
    const ended = played(now, pay(2));
    expect(fate(ended)).toBe('M6 60 mph, wear 18, racing');
    expect(toldOf(ended, 'speedChanged')).toMatchObject([{ speed: 60, late: true }]);
  });

  test('by 60 costs two wear and a roll, and by more it is never a choice (CFR-24, CFR-135, CFR-136)', () => {
    const now = late({ speed: 160 }, {}, [4, 4]);
    expect(brakes(now)).toEqual([0, 20, 40, 60]);
    const ended = played(now, drive('M4 M5 M6 M7 M8', { brake: 60 }));
    expect(fate(ended)).toBe('M8 100 mph, wear 18, racing');
    expect(toldOf(ended, 'rollRead')).toMatchObject([{ cause: 'lateBraking', result: 'green' }]);
  });

  test('rolls as in a test of the brakes: red costs a wear and marks them (CFR-92, CFR-135)', () => {
    const now = played(late({}, {}, [6, 5]), drive('M4 M5 M6 M7', { brake: 20 }), pay(0, 'roll'));
    expect(fate(now)).toBe('M7 80 mph, wear 19, racing');
    expect(car(now, 0).damage.deceleration).toBe(1);
  });

  test('takes no second roll in a move that began with one (CFR-137)', () => {
    const now = late({}, { brakeRoll: true });
    expect(brakes(now)).toEqual([0, 20, 40]);
    expect(fate(played(now, drive('M4 M5 M6', { brake: 40 })))).toMatch('wear 18');
  });

  test('has as many wear as were not spent at the beginning of the move: one after one, none after two (CFR-138)', () => {
    expect(brakes(late({}, { brakeWear: 1 }))).toEqual([0, 20, 40]);
    const one = played(late({}, { brakeWear: 1 }), drive('M4 M5 M6 M7', { brake: 20 }));
    expect(payments(one)).toEqual(['1', '0+roll']);
    expect(brakes(late({}, { brakeWear: 2 }))).toEqual([0, 20]);
    expect(brakes(late({}, { brakeWear: 2, brakeRoll: true }))).toEqual([0]);
  });

  test('never slows a car below the spaces that it has moved (CR-51)', () => {
    expect(ways(late({ speed: 40 })).filter(way => way.includes('-'))).toEqual([
      'M4 -20',
      'L4 -20',
      'R4 -20',
    ]);
    expect(brakes(late({ speed: 20 }))).toEqual([0]);
  });

  test('keeps a car from a corner that would be its end, if it has moved a space (CFR-133, CR-20)', () => {
    const near = ways(late({ space: 'L18', speed: 160 }));
    expect(near.length).toBeGreaterThan(0);
    expect(near.every(way => way.includes('-'))).toBe(true);
    // From L19 the first space is in the corner, at least 80 over.
    expect(ways(late({ space: 'L19', speed: 160 }))).toEqual(['L20', 'R22']);
  });

  test('in a corner wastes what was paid: the car counts as having entered it with its new speed (CFR-139, CR-64)', () => {
    const credit = { corner: 1, over: 60, wear: 2, roll: true };
    const now = late({ space: 'L20', credit, speed: 100 }, {}, [1, 1]);
    const inside = played(now, drive('L21 L22', { brake: 60 }));
    expect(car(inside, 0).credit).toEqual({ corner: 1, over: 0, wear: 0, roll: false });
  });

  describe('in a corner that is paid', () => {
    const board = rowTrack(
      'straight: 20 x2',
      'corner: Bend, lanes: {L: 60 60 60 40 40, R: 80 80 80 80 80 80}',
      'straight: 9 x2',
    );
    const credit = { corner: 0, over: 40, wear: 2, roll: false, limit: 60 };
    const inside = (space: string, speed: number, own: CarSpec = { credit }) =>
      moving({ board, cars: [{ space, speed, ...own }] });

    test('takes nothing off that for the rest of the turn (CFR-40, CFR-139, CR-64)', () => {
      const braked = played(inside('L21', 100), drive('L22 L23 L24', { brake: 40 }), pay(2));
      expect(fate(braked)).toBe('L24 60 mph, wear 18, racing');
      // At 60 it would have paid for the 40 alone.
      expect(car(braked, 0).credit).toEqual({ ...credit, over: 20, wear: 1, limit: 40 });
    });

    test('lets the car pay again in the next turn, as one that entered with its new speed (CFR-139, CR-80)', () => {
      const braked = played(inside('L21', 80), drive('L22 L23', { brake: 40 }), pay(2));
      const { space, credit: left } = car(braked, 0);
      expect(left).toEqual({ ...credit, over: 0, wear: 0 });
      const next = inside(space, 60, left === undefined ? {} : { credit: left });
      expect(payments(played(next, drive('L24 L25 L26')))).toEqual(['1', '0+roll']);
    });
  });
});

describe('late braking in a turn after the one of entry', () => {
  const BEND = rowTrack(
    'straight: 20 x2',
    'corner: Bend, lanes: {L: 80 80 80 40 40 40 40 40, R: 100 100 100 100 100 100}',
    'straight: 9 x2',
  );
  const inside = (speed: number, credit: CornerCredit, space = 'L21') =>
    moving({ board: BEND, cars: [{ space, speed, credit }] });
  const entered = { corner: 0, over: 40, wear: 2, roll: false, limit: 80 };

  test('notes for which limit a corner was paid (CFR-139)', () => {
    const now = played(
      moving({ board: BEND, cars: [{ space: 'L17', speed: 120 }] }),
      drive('L18 L19 L20 L21 L22 L23'),
      pay(2),
    );
    expect(car(now, 0).credit).toEqual(entered);
  });

  test('leaves what the new speed would have had to pay on entry: nothing at 40 in an 80 (CFR-139)', () => {
    const now = played(inside(60, entered), drive('L22 L23', { brake: 20 }), pay(1));
    expect(car(now, 0).credit).toEqual({ ...entered, over: 0, wear: 0 });
    expect(car(played(inside(60, entered), drive('L22 L23 L24')), 0).credit?.over).toBe(40);
  });

  test('counts every space that was entered, a slower one too (CFR-139)', () => {
    const now = played(inside(60, entered, 'L23'), drive('L24 L25 L26'));
    expect(car(now, 0).credit).toEqual({ ...entered, limit: 40 });
    const slower = inside(80, { ...entered, limit: 40 }, 'L24');
    const braked = played(slower, drive('L25 L26 L27', { brake: 20 }), pay(1));
    expect(car(braked, 0).credit).toMatchObject({ over: 20, wear: 1 });
  });

  test('of an older edition takes off what the speed falls by (CFR-139)', () => {
    const { limit: _, ...older } = entered;
    const now = played(inside(60, older), drive('L22 L23', { brake: 20 }), pay(1));
    expect(car(now, 0).credit).toEqual({ ...older, over: 20, wear: 1 });
  });
});

describe('forced slowing', () => {
  const ROAD = rowTrack(
    'straight: 20 x2',
    'corner: Bend, lanes: {L: 60 60, R: 80 80 80}',
    'straight: 12 x2',
  );
  /** A car that forces a pass after `moved` spaces of a road two wide, and fails. */
  const failing = (
    speed: number,
    moved: number,
    own: CarSpec = {},
    move: Partial<Move> = {},
    dice: readonly number[] = [],
  ) => {
    const now = moving({
      options: { pits: own.tire === undefined ? 'off' : 'on' },
      board: ROAD,
      cars: [
        { space: `L${6 - moved}`, speed, ...own },
        { space: 'L7', speed: 0 },
        { space: 'R7', speed: 0 },
      ],
      move,
      dice: [6, 6, ...dice],
    });
    const path = Array.from({ length: speed / 20 }, (_, k) => `L${7 - moved + k}`);
    return played(now, drive(path.join(' ')));
  };

  test('is paid like late braking, as the driver likes (CFR-121, CR-57)', () => {
    const now = failing(100, 3);
    expect(question(now).step).toBe('payLateBraking');
    expect(payments(now)).toEqual(['2', '1+roll']);
    expect(fate(played(now, pay(2)))).toBe('L6 60 mph, wear 18, racing');
  });

  test('of 80 and more is a spin, for which the car pays two wear and a test (CFR-23, CFR-24, CFR-162, CR-9)', () => {
    const now = failing(160, 2, {}, {}, [1, 1]);
    expect(fate(now)).toBe('L6 0 mph, wear 18, spun');
    expect(toldOf(now, 'rollRead').map(({ cause }) => cause)).toEqual(['pass', 'lateBraking']);
  });

  test('of less that cannot be paid is a spin and costs nothing else (CFR-162)', () => {
    for (const now of [failing(100, 3, { wear: 0 }), failing(120, 3, { wear: 1 })]) {
      expect(fate(now)).toMatch(/^L6 0 mph, wear [01], spun$/);
      expect(toldOf(now, 'wearPaid')).toEqual([]);
      expect(toldOf(now, 'rollRead').map(({ cause }) => cause)).toEqual(['pass']);
    }
  });

  test('finds the limits of wear and rolls as far as they are used up (CFR-137, CFR-138, CR-57)', () => {
    expect(fate(failing(120, 3, {}, { brakeRoll: true }))).toBe('L6 0 mph, wear 20, spun');
    expect(fate(failing(120, 3, {}, { brakeWear: 1 }))).toBe('L6 0 mph, wear 20, spun');
    expect(fate(failing(140, 3, {}, { brakeWear: 1 }, [2, 2]))).toBe('L6 0 mph, wear 19, spun');
    expect(fate(failing(140, 3, {}, { brakeRoll: true }))).toBe('L6 0 mph, wear 18, spun');
    expect(fate(failing(140, 3, {}, { brakeWear: 2, brakeRoll: true }))).toBe(
      'L6 0 mph, wear 20, spun',
    );
  });

  test('of 80 and more takes what the car has for it (CFR-23, CR-9)', () => {
    expect(fate(failing(140, 3, { wear: 0 }, {}, [1, 1]))).toBe('L6 0 mph, wear 0, spun');
    expect(fate(failing(140, 3, { wear: 1 }, {}, [1, 1]))).toBe('L6 0 mph, wear 0, spun');
  });

  test('may ruin the brakes before the spin (CFR-92, CFR-93, CR-9)', () => {
    const marked = failing(160, 2, {}, {}, [6, 6]);
    expect(fate(marked)).toBe('L6 0 mph, wear 17, spun');
    expect(car(marked, 0).damage.deceleration).toBe(1);
    expect(fate(failing(160, 2, { damage: { deceleration: 1 } }, {}, [6, 6]))).toMatch('brakes');
  });

  test('costs a car on soft tires no more than others: two wear and a test (CFR-182, CR-9, CR-48)', () => {
    expect(fate(failing(160, 2, { tire: 'soft' }, {}, [1, 1]))).toBe('L6 0 mph, wear 18, spun');
    expect(fate(failing(160, 2, { tire: 'soft' }, { brakeWear: 3 }))).toBe(
      'L6 0 mph, wear 20, spun',
    );
  });
});

test('soft tires brake late by three wear in place of a test, but never by three and a test (CFR-181, CFR-182, CR-48)', () => {
  const now = moving({ cars: [{ speed: 160, tire: 'soft' }], options: { pits: 'on' } });
  const braking = played(now, drive('M4 M5 M6 M7 M8', { brake: 60 }));
  expect(payments(braking)).toEqual(['3', '2+roll']);
  expect(hasBraked(played(braking, pay(3)))).toEqual([100]);
  const spent = moving({
    cars: [{ speed: 160, tire: 'soft' }],
    move: { brakeWear: 3 },
    options: { pits: 'on' },
  });
  expect(ways(spent).some(way => way.includes('-'))).toBe(false);
});

describe('late braking on a racing line', () => {
  const board = rowTrack(
    'straight: 12 x2',
    'corner: Bend, lanes: {L: 60 60> 60, R: 80 80 80 80}, red: [L1 L2 L3]',
    'straight: 18 x2',
  );
  const onLine = (speed: number, over: number, more: CarSpec = {}) =>
    moving({
      board,
      cars: [
        { space: 'L13', speed, line: { corner: 0, line: 0, step: 0, over }, ...more },
        { space: 'L15', speed: 0 },
      ],
    });

  test('leaves the price of leaving it as it is for this turn (CFR-54, CFR-139, CR-64)', () => {
    const now = onLine(80, 20);
    const ground = groundOf(board, now.book.terms(now.race.options));
    const leaving = waysOf(now.race, 0, ground).filter(({ end }) => end.id === 'R16');
    expect(leaving.map(({ choice, dues }) => [choice.brake, dues.length])).toEqual([[20, 1]]);
    const braked = played(now, drive('L14 R15 R16', { brake: 20 }), pay(1));
    expect(payments(braked)).toEqual(['1', '0+roll']);
    expect(fate(played(braked, pay(1)))).toBe('R16 60 mph, wear 18, racing');
  });

  test('makes it as cheap in later turns as entering with the new speed (CFR-54, CFR-139)', () => {
    // Entered with 100 and paid for 20; at 60 nothing is due without the line either.
    const credit = { corner: 0, over: 20, wear: 1, roll: false, limit: 80 };
    const line = { corner: 0, line: 0, step: 1, over: 0 };
    const now = onLine(60, 40, { credit });
    const braked = played(now, drive('L14', { brake: 40 }), pay(2));
    expect(car(braked, 0)).toMatchObject({ speed: 20, line, credit: { over: 0 } });
  });

  test('counts its spaces as printed once it is left (CFR-54, CFR-139)', () => {
    const credit = { corner: 0, over: 20, wear: 1, roll: false, limit: 80 };
    const left = played(onLine(60, 40, { credit }), drive('L14 R15 R16'), pay(1));
    expect(car(left, 0).credit).toEqual({ corner: 0, over: 40, wear: 2, roll: false, limit: 60 });
  });
});
