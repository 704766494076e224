// The slipstream (CFR-26 to CFR-34, CFR-141 to CFR-143).
import { describe, expect, test } from 'vitest';
import {
  type CarSpec,
  choices,
  rowTrack,
  type Situation,
  toldOf,
} from '../../../../testing/championship-formula/builders.ts';
import {
  chips,
  drive,
  fate,
  type MoveSpec,
  moving,
  pay,
  payments,
  played,
} from '../../../../testing/championship-formula/moves.ts';
import type { Turn } from '../../state.ts';

/** A car behind another one that has moved away at a speed; both have driven 120 before. */
const behind = (
  began: number,
  { own = {}, front = {}, ...turn }: Partial<Turn> & { own?: CarSpec; front?: CarSpec } = {},
  more: Partial<MoveSpec> = {},
) =>
  moving({
    cars: [
      { space: 'M3', speed: 120, ...own },
      { space: 'M12', speed: 120, ...front },
    ],
    turn: { from: [own.space ?? 'M3', 'M4'], began: [0, began], ...turn },
    ...more,
  });
const slips = (now: Situation, seat = 0) =>
  [...new Set(choices(now, 'drive', seat).map(({ slip }) => slip?.spaces ?? 0))].toSorted();
const slippedCars = (now: Situation) => [
  ...new Set(choices(now, 'drive').flatMap(({ slip }) => slip?.of ?? [])),
];

describe('a slip', () => {
  test('is one space behind a car that began its move at 120 to 160, and none below (CFR-31, CFR-33)', () => {
    expect(slips(behind(120))).toEqual([0, 1]);
    expect(slips(behind(160))).toEqual([0, 1]);
    expect(slips(behind(100))).toEqual([0]);
  });

  test('is one or two spaces behind 180 and more, as the driver likes (CFR-32, CFR-34)', () => {
    expect(slips(behind(180))).toEqual([0, 1, 2]);
    expect(slips(behind(220))).toEqual([0, 1, 2]);
  });

  test('goes by the speed with which the car in front began its own move, not by its last one (CFR-31, CR-14)', () => {
    expect(slips(behind(180, { before: [120, 120] }))).toEqual([0, 1, 2]);
    expect(slips(behind(0, { before: [120, 200] }))).toEqual([0]);
  });

  test('is had from the car in front whoever drives it (CFR-27)', () => {
    const now = moving({
      cars: [
        { space: 'M12', speed: 120 },
        { space: 'M3', speed: 120 },
      ],
      move: { seat: 1 },
      turn: { from: ['M4', 'M3'], began: [160, 0] },
    });
    expect(slippedCars(now)).toEqual([0]);
  });

  test('needs a car directly in front when the turn began (CFR-27, CR-13)', () => {
    expect(slips(behind(160, { from: ['M3', 'M5'] }))).toEqual([0]);
    expect(slips(behind(160, { from: ['M3', 'L4'] }))).toEqual([0]);
    expect(slips(behind(160, { from: ['M3', ''] }))).toEqual([0]);
  });

  test('is not given by a car that began the turn on a corner space (CFR-27)', () => {
    const now = behind(160, { from: ['L9', 'L10'], own: { space: 'L9', speed: 60 } });
    expect(slips(now)).toEqual([0]);
    // It may carry a car out of a corner.
    const out = behind(160, { from: ['R24', 'R25'], own: { space: 'R24' } });
    expect(slips(out)).toEqual([0, 1]);
  });

  test('is given by a car that was not slower when the turn began (CFR-28)', () => {
    expect(slips(behind(160, { before: [120, 100] }))).toEqual([0]);
    expect(slips(behind(160, { before: [120, 120] }))).toEqual([0, 1]);
  });

  test('is nothing for a car that stood at the end of its last turn, nor in the first turn (CFR-29, CR-53)', () => {
    expect(slips(behind(160, { before: [0, 120] }))).toEqual([0]);
    expect(slips(behind(160, { before: [0, 0] }))).toEqual([0]);
  });

  test('is taken of a car only once a turn (CFR-30, CFR-143)', () => {
    expect(slips(behind(160, { slipped: [1] }))).toEqual([0]);
    const now = played(behind(160), drive('M4 M5 M6 M7 M8 M9 R10', { slip: { of: 1, spaces: 1 } }));
    expect(now.race.turn.slipped).toEqual([1]);
    expect(toldOf(now, 'slipTaken')).toEqual([{ kind: 'slipTaken', seat: 0, of: 1, spaces: 1 }]);
  });

  test('stays with the car in front if no space of it is used (CFR-30, CR-16)', () => {
    const now = played(behind(160, { own: { speed: 60 } }), drive('M4 M5 M6'));
    expect(now.race.turn.slipped).toEqual([]);
  });

  test('is given by a car that crashed, spun or pitted in this turn, by the speed with which it began (CR-15)', () => {
    const spun = { space: 'L20', speed: 0, spunIn: 1 };
    expect(slips(behind(180, { front: spun, before: [120, 120] }))).toEqual([0, 1, 2]);
    const crashed = { status: 'retired', retirement: 'crash', retiredAt: 1, speed: 0 } as const;
    expect(slips(behind(180, { front: crashed, before: [120, 120] }))).toEqual([0, 1, 2]);
  });

  test('does not change the speed, not even into a corner, where the speed is what counts (CFR-141)', () => {
    const own = { space: 'L13', speed: 120 };
    const now = behind(160, { own, from: ['L13', 'L14'] });
    const asked = played(now, drive('L14 L15 L16 L17 L18 L19 R22', { slip: { of: 1, spaces: 1 } }));
    expect(payments(asked)).toEqual(['2', '1+roll']);
    expect(fate(played(asked, pay(2)))).toBe('R22 120 mph, wear 18, racing');
  });
});

describe('where nothing lines up', () => {
  const NARROWS = rowTrack(
    'straight: 10 x2',
    'straight: 10 x3',
    'corner: Bend, lanes: {L: 60 60, M: 80 80, R: 80 80 80}',
    'straight: 20 x2',
  );
  const two = (slipped: readonly number[] = []) =>
    moving({
      board: NARROWS,
      cars: [
        { space: 'L10', speed: 60 },
        { space: 'L18', speed: 120 },
        { space: 'M8', speed: 120 },
      ],
      turn: { from: ['L10', 'L11', 'M1'], began: [0, 120, 180], slipped },
    });

  test('a car may slip either of two, and its driver decides (CFR-142, CR-13, CR-82)', () => {
    expect(slippedCars(two()).toSorted()).toEqual([1, 2]);
    const path = 'L11 L12 L13 L14';
    const one = played(two(), drive(path, { slip: { of: 1, spaces: 1 } }));
    expect(one.race.turn.slipped).toEqual([1]);
    const other = played(two(), drive(path, { slip: { of: 2, spaces: 1 } }));
    expect(other.race.turn.slipped).toEqual([2]);
  });

  test('one that has been slipped leaves the other (CFR-30, CFR-143)', () => {
    expect(slippedCars(two([2]))).toEqual([1]);
  });
});

describe('at the exit of a corner', () => {
  const EXIT = rowTrack(
    'straight: 10 x2',
    'corner: Bend, lanes: {L: 60 60, R: 80 80 80}',
    'straight: 20 x2',
  );
  const leaving = (space: string, ...fronts: readonly string[]) =>
    moving({
      board: EXIT,
      cars: [{ space, speed: 60 }, ...fronts.map(one => ({ space: one, speed: 120 }))],
      turn: { from: [space, ...fronts], began: [0, ...fronts.map(() => 120)] },
    });

  test('a car may slip either of the two before it, and its driver decides (CFR-142)', () => {
    expect(slippedCars(leaving('R13', 'R14', 'L13')).toSorted()).toEqual([1, 2]);
    expect(slippedCars(leaving('R13', 'L13'))).toEqual([1]);
  });

  test('a car that is still inside has the one of its corner before it, which gives no slip (CFR-27, CFR-142)', () => {
    expect(slippedCars(leaving('R12', 'R13', 'L13'))).toEqual([]);
  });

  test('a car on the straight has one alone before it (CFR-27, CR-13)', () => {
    expect(slippedCars(leaving('R14', 'L14'))).toEqual([]);
  });
});

test('slip spaces are driven after those of the speed, and may be dropped when wear runs out on them (CFR-34, CR-16, CR-60)', () => {
  const board = rowTrack(
    'straight: 20 x2',
    'corner: Bend, lanes: {L: 60 60, R: 80 80 80}',
    'straight: 12 x2',
  );
  const now = moving({
    board,
    cars: [
      { space: 'L14', speed: 100, wear: 1, green: 1 },
      { space: 'L9', speed: 180 },
      { space: 'L20', speed: 20 },
      { space: 'R20', speed: 20 },
    ],
    turn: {
      from: ['L14', 'L15', 'L20', 'R20'],
      before: [100, 180, 20, 20],
      began: [0, 180, 20, 20],
    },
    dice: [1, 4],
  });
  // Blocked, it passes with a total of 4, but the contact takes the wear that the 60 behind L20 would cost.
  const ended = played(
    now,
    drive('L15 L16 L17 L18 L19 L20 L21', { slip: { of: 1, spaces: 2 } }),
    { kind: 'block' },
    chips(1),
  );
  expect(fate(ended)).toBe('L19 100 mph, wear 0, racing');
  expect(ended.race.turn.slipped).toEqual([]);
});
