// What the choices of a move would do, as it is told before they are made (CFR-38).
import { describe, expect, test } from 'vitest';
import {
  type Answer,
  type CarSpec,
  play,
  question,
  rowTrack,
  type Situation,
} from '../../testing/championship-formula/builders.ts';
import { chips, drive, moving, pay, played } from '../../testing/championship-formula/moves.ts';
import type { Consequence } from '../kit/types.ts';

/** What an answer of the seat that is asked would bring. */
function foretold(now: Situation, answer: Answer): readonly Consequence[] {
  const { seat, choices } = question(now);
  const choice = choices.find(one =>
    Object.entries(answer).every(
      ([field, value]) =>
        JSON.stringify(Object.entries(one).find(([name]) => name === field)?.[1]) ===
        JSON.stringify(value),
    ),
  );
  if (choice === undefined) throw new Error(`${JSON.stringify(answer)} is no choice`);
  return now.book.consequences(now.race, seat, choice, now.board);
}

describe('a way tells', () => {
  test('its spaces (CFR-3)', () => {
    const now = moving({ cars: [{ speed: 60 }] });
    expect(foretold(now, drive('M4 M5 M6'))).toEqual([{ kind: 'spaces', amount: 3 }]);
  });

  test('by how much it brakes late (CFR-133)', () => {
    const now = moving({ cars: [{ speed: 60 }] });
    expect(foretold(now, drive('M4 M5', { brake: 20 }))).toContainEqual({
      kind: 'lateBraking',
      amount: 20,
    });
  });

  test('what it exceeds in each corner, and how much of that is unpaid (CFR-39, CFR-42)', () => {
    const now = moving({ cars: [{ space: 'L19', speed: 80 }] });
    expect(foretold(now, drive('L20 L21 L22 L23'))).toEqual([
      { kind: 'spaces', amount: 4 },
      { kind: 'corner', amount: 20, of: 20, name: 'Loop' },
      { kind: 'corner', amount: 20, of: 40, name: 'Loop' },
    ]);
  });

  test('that late braking in a corner keeps what was paid there for this turn (CFR-139, CR-64)', () => {
    const board = rowTrack(
      'straight: 20 x2',
      'corner: Bend, lanes: {L: 60 60 60 40 40, R: 80 80 80 80 80 80}',
      'straight: 9 x2',
    );
    const credit = { corner: 0, over: 40, wear: 2, roll: false };
    const now = moving({ board, cars: [{ space: 'L21', speed: 100, credit }] });
    expect(foretold(now, drive('L22 L23 L24', { brake: 40 }))).toEqual([
      { kind: 'spaces', amount: 3 },
      { kind: 'lateBraking', amount: 40 },
    ]);
  });

  test('whose slip it takes, and how far (CFR-31, CFR-142)', () => {
    const now = moving({
      cars: [
        { space: 'R15', speed: 60 },
        { space: 'L24', speed: 120 },
      ],
      turn: { from: ['R15', 'R16'], before: [60, 120], began: [0, 120] },
    });
    expect(foretold(now, drive('R16 R17 R18 R19', { slip: { of: 1, spaces: 1 } }))).toContainEqual({
      kind: 'slip',
      amount: 1,
      seats: [1],
    });
  });

  test('whom it passes, with the odds of failing (CFR-114, CFR-120)', () => {
    const now = moving({
      cars: [
        { space: 'L14', speed: 40 },
        { space: 'L15', speed: 0 },
        { space: 'R17', speed: 0 },
      ],
    });
    expect(foretold(now, drive('L15 L16'))).toContainEqual({
      kind: 'pass',
      seats: [1],
      percent: 58,
    });
  });

  test('the crash rows on it, with the odds of a spin or a crash (CFR-154, CFR-155)', () => {
    const now = moving({ cars: [{ space: 'R14', speed: 80 }], turn: { crashes: ['L16'] } });
    // A chance lowered by 2 is green up to 8.
    expect(foretold(now, drive('R15 R16 R17 R18'))).toContainEqual({
      kind: 'crashRow',
      name: 'L16',
      percent: 28,
    });
  });

  test('that it ends in the gravel (CFR-47)', () => {
    const now = moving({ cars: [{ space: 'L19', speed: 160 }] });
    expect(foretold(now, drive('R22'))).toContainEqual({ kind: 'eliminated' });
  });
});

describe('a payment tells', () => {
  const entering = (own: CarSpec = {}) =>
    played(moving({ cars: [{ space: 'L19', speed: 100, ...own }] }), drive('R22 R23 R24 R25 R26'));

  test('the wear that it takes (CFR-44)', () => {
    expect(foretold(entering(), pay(1))).toEqual([{ kind: 'wear', amount: 1, of: 20 }]);
  });

  test('the odds of its chance, before skill is spent (CFR-50)', () => {
    const odds = [
      { kind: 'green', percent: 42, name: 'chance' },
      { kind: 'yellow', percent: 42, name: 'chance' },
      { kind: 'red', percent: 17, name: 'chance' },
    ];
    expect(foretold(entering(), pay(0, 'roll'))).toEqual(odds);
    expect(foretold(entering({ green: 2 }), pay(0, 'roll'))).toEqual(odds);
  });

  test('the odds of a test of the brakes (CFR-92)', () => {
    const now = moving({ cars: [{ speed: 160 }], move: { speed: 80 } });
    expect(foretold(now, pay(0, 'roll'))).toEqual([
      { kind: 'green', percent: 83, name: 'deceleration' },
      { kind: 'red', percent: 17, name: 'deceleration' },
    ]);
  });
});

test('skill tells the chips and the odds that they buy (CFR-97)', () => {
  const now = play(
    moving({ cars: [{ space: 'L19', speed: 100, green: 2 }] }),
    drive('R22 R23 R24 R25 R26'),
    pay(0, 'roll'),
  );
  expect(foretold(now, chips(2))).toEqual([
    { kind: 'skill', amount: 2 },
    { kind: 'green', percent: 72, name: 'chance' },
    { kind: 'yellow', percent: 25, name: 'chance' },
    { kind: 'red', percent: 3, name: 'chance' },
  ]);
});

test('a block tells what it makes of the odds of the attacker (CFR-117)', () => {
  const now = play(
    moving({
      cars: [
        { space: 'L14', speed: 40 },
        { space: 'L15', speed: 60 },
        { space: 'R17', speed: 0 },
      ],
    }),
    drive('L15 L16'),
  );
  expect(foretold(now, { kind: 'letPass' })).toContainEqual({
    kind: 'green',
    percent: 42,
    name: 'pass',
  });
  expect(foretold(now, { kind: 'block' })).toContainEqual({
    kind: 'green',
    percent: 17,
    name: 'pass',
  });
});
