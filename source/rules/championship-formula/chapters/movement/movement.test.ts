// The drive along a way: what comes before a space, in its order, and where a car is out (CFR-47, CFR-54, CFR-126, CFR-152,
// CFR-157, "Order of payments within one step").
import { describe, expect, test } from 'vitest';
import {
  type CarSpec,
  play,
  question,
  rowTrack,
  type Situation,
  toldOf,
} from '../../../../testing/championship-formula/builders.ts';
import {
  drive,
  fate,
  type MoveSpec,
  moving,
  pay,
  payments,
  played,
  ways,
} from '../../../../testing/championship-formula/moves.ts';

const ROAD = rowTrack(
  'straight: 20 x2',
  'corner: Bend, lanes: {L: 60 60, R: 60 60 60}',
  'straight: 12 x2',
);
const onRoad = (own: CarSpec, more: Partial<MoveSpec> = {}, others: readonly CarSpec[] = []) =>
  moving({ board: ROAD, cars: [own, ...others], ...more });
const rolls = (now: Situation) => toldOf(now, 'rollRead').map(({ cause }) => cause);

describe('before a car enters a space', () => {
  const blocked = [
    { space: 'L7', speed: 0 },
    { space: 'R7', speed: 0 },
  ];

  test('it passes the car there, then avoids the crash of that row (CFR-126, CFR-154)', () => {
    const crash = { turn: { crashes: ['R7'] }, dice: [1, 1, 1, 1] };
    const now = played(onRoad({ space: 'L6', speed: 40 }, crash, blocked), drive('L7 L8'));
    expect(rolls(now)).toEqual(['pass', 'crashAvoidance']);
  });

  test('it avoids no crash where the pass has failed (CFR-120, CFR-126)', () => {
    const crash = { turn: { crashes: ['R7'] }, dice: [6, 6] };
    const failed = played(onRoad({ space: 'L6', speed: 40 }, crash, blocked), drive('L7 L8'));
    expect(rolls(failed)).toEqual(['pass']);
    expect(fate(failed)).toBe('L6 0 mph, wear 20, spun');
  });

  test('it avoids the crash, then pays the corner (CFR-157, CR-38)', () => {
    const crash = { turn: { crashes: ['R21'] }, dice: [1, 1] };
    const now = played(onRoad({ space: 'L20', speed: 80 }, crash), drive('L21 L22 L23 L24'));
    expect(rolls(now)).toEqual(['crashAvoidance']);
    expect(question(now).step).toBe('payCorner');
    expect(payments(now)).toEqual(['1', '0+roll']);
    const spun = played(
      onRoad({ space: 'L20', speed: 80 }, { ...crash, dice: [4, 6] }),
      drive('L21 L22 L23 L24'),
    );
    expect(toldOf(spun, 'wearPaid')).toEqual([]);
    expect(fate(spun)).toBe('L21 0 mph, wear 20, spun');
  });

  test('it pays for the line that it leaves, then passes (CFR-54, CFR-126)', () => {
    const board = rowTrack(
      'straight: 12 x2',
      'corner: Bend, lanes: {L: 60 60> 60, R: 80 80 80 80}, red: [L1 L2 L3]',
      'straight: 18 x2',
    );
    const line = { corner: 0, line: 0, step: 0, over: 20 };
    const cars = [
      { space: 'L13', speed: 60, line },
      { space: 'L14', speed: 0 },
    ];
    const now = play(moving({ board, cars, dice: [1, 1] }), drive('L14 L15 L16'));
    expect(rolls(now)).toEqual([]);
    expect(payments(now)).toEqual(['1', '0+roll']);
    expect(rolls(played(now, pay(1)))).toEqual(['pass']);
  });
});

describe('a car in the corner where it has spun', () => {
  const spun = (speed: number) => onRoad({ space: 'L21', speed, spunIn: 0 });

  test('is out where it would have to pay, by 20 mph too (CFR-152, CR-36)', () => {
    expect(fate(played(spun(80)))).toMatch('gravel');
  });

  test('drives on at the limit (CFR-152)', () => {
    expect(fate(played(spun(60), drive('L22 L23 L24')))).toBe('L24 60 mph, wear 20, racing');
  });
});

test('a speed raised inside a corner is driven where nothing is paid, if other cars allow it (CFR-59, CR-24)', () => {
  const board = rowTrack(
    'straight: 12 x2',
    'corner: Bend, lanes: {L: 80 80> 60 60 60 60, R: 80 80 80 80 80 80}',
    'straight: 16 x2',
  );
  const leadsLeft = (way: string) => /L15 L16 L17$/.test(way);
  const raised = (...others: readonly CarSpec[]) =>
    ways(
      moving({
        board,
        cars: [{ space: 'L13', speed: 60 }, ...others],
        move: { speed: 80, raised: true },
      }),
    );
  expect(raised().some(leadsLeft)).toBe(false);
  expect(raised({ space: 'R15', speed: 0 }).some(leadsLeft)).toBe(true);
});
