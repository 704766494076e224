// Crashes, and the cars that come upon them (CFR-96, CFR-153 to CFR-158, CFR-163).
import { describe, expect, test } from 'vitest';
import {
  at,
  type CarSpec,
  car,
  play,
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
  played,
} from '../../../../testing/championship-formula/moves.ts';

/** A car that drives on with crashes ahead of it. */
const coming = (
  own: CarSpec,
  crashes: readonly string[],
  dice: readonly number[],
  more: Partial<MoveSpec> = {},
) => moving({ cars: [own], turn: { crashes }, dice, ...more });
const rolls = (now: Situation) =>
  toldOf(now, 'rollRead')
    .filter(({ cause }) => cause === 'crashAvoidance')
    .map(({ lowered, result }) => `-${lowered} ${result}`);

describe('a car that reaches or passes the row of a crash', () => {
  test('rolls a chance, 2 less if its move ends 0 to 2 spaces beyond, otherwise 1 less (CFR-154, CFR-155)', () => {
    // L14 has a road two spaces wide.
    const from = (space: string, path: string) =>
      rolls(played(coming({ space, speed: 80 }, ['L16'], [1, 1]), drive(path)));
    expect(from('R14', 'R15 R16 R17 R18')).toEqual(['-2 green']);
    expect(from('R15', 'R16 R17 R18 R19')).toEqual(['-2 green']);
    expect(from('R16', 'R17 R18 R19 R20')).toEqual(['-2 green']);
    expect(from('R17', 'R18 R19 R20 R21')).toEqual(['-1 green']);
  });

  test('rolls 1 less again where the road is three spaces wide (CFR-156)', () => {
    const near = played(coming({ speed: 80 }, ['L7'], [1, 1]), drive('M4 M5 M6 M7'));
    expect(rolls(near)).toEqual(['-3 green']);
    const far = played(coming({ speed: 100 }, ['L4'], [1, 1]), drive('M4 M5 M6 M7 M8'));
    expect(rolls(far)).toEqual(['-2 green']);
  });

  test('rolls 1 less again in a corner of three lanes, though its spaces do not line up (CFR-156)', () => {
    const now = played(coming({ space: 'R9', speed: 60 }, ['R10'], [1, 1]), drive('R10 R11 R12'));
    expect(rolls(now)).toEqual(['-3 green']);
  });

  test('counts by the end that it has planned, with its slip spaces (CR-39)', () => {
    const slip = { of: 1, spaces: 1 };
    const now = moving({
      cars: [
        { space: 'R15', speed: 60 },
        { space: 'L24', speed: 120 },
      ],
      turn: { crashes: ['L14'], from: ['R15', 'R16'], before: [60, 120], began: [0, 120] },
      dice: [1, 1],
    });
    expect(rolls(played(now, drive('R16 R17 R18 R19', { slip })))).toEqual(['-1 green']);
  });

  test('may use skill on that roll (CFR-155, CR-55)', () => {
    const now = coming({ space: 'R14', speed: 80, green: 2 }, ['L16'], [5, 5]);
    expect(rolls(played(now, drive('R15 R16 R17 R18'), chips(2)))).toEqual(['-4 green']);
  });

  test('spins or crashes on the first space with which it got there (CFR-157)', () => {
    const avoiding = (dice: readonly number[]) =>
      played(coming({ space: 'R15', speed: 80 }, ['L15'], dice), drive('R16 R17 R18 R19'));
    expect(fate(avoiding([5, 4]))).toBe('R17 0 mph, wear 20, spun');
    const crashed = avoiding([6, 6]);
    expect(fate(crashed)).toBe('R17 0 mph, wear 20, crash');
    expect(crashed.race.turn.crashes).toEqual(['L15', 'R17']);
  });

  test('got there with the first space beyond where none of its own ends in the row (CFR-154, CFR-157)', () => {
    // R10 ends before M10, and no space of the middle ends with it.
    const now = played(coming({ space: 'M9', speed: 40 }, ['R10'], [6, 4]), drive('M10 M11'));
    expect(fate(now)).toBe('M10 0 mph, wear 20, spun');
  });

  test('rolls for each crash, one after the other (CFR-158)', () => {
    const now = coming({ space: 'R14', speed: 80 }, ['L16', 'R17', 'R18'], [1, 1, 2, 2, 3, 3]);
    expect(rolls(played(now, drive('R15 R16 R17 R18')))).toEqual([
      '-2 green',
      '-2 green',
      '-2 green',
    ]);
    const stopped = coming({ space: 'R14', speed: 80 }, ['R17', 'R18'], [6, 6]);
    expect(fate(played(stopped, drive('R15 R16 R17 R18')))).toBe('R17 0 mph, wear 20, crash');
  });

  test('is not involved if it began on the row or beyond (CFR-154, CR-37)', () => {
    expect(rolls(played(coming({ speed: 40 }, ['L3'], []), drive('M4 M5')))).toEqual([]);
    expect(rolls(played(coming({ speed: 40 }, ['L2'], []), drive('M4 M5')))).toEqual([]);
    expect(rolls(played(coming({ speed: 40 }, ['L7'], []), drive('M4 M5')))).toEqual([]);
  });

  test('is every car that comes there later in the turn, until the turn ends (CFR-96, CFR-154)', () => {
    const speeds = [80, 80, 80];
    const now = at(['moveCars'], {
      cars: [
        { space: 'L19', speed: 80, green: 0 },
        { space: 'R18', speed: 80, green: 0 },
        { space: 'L17', speed: 80, green: 0 },
      ],
      turn: { order: [0, 1, 2], planned: speeds, before: speeds },
      dice: [6, 6, 2, 2, 3, 3],
      seats: [],
    });
    const crashed = played(
      play(now, drive('L20 L21 L22 L23'), pay(0, 'roll'), drive('R19 R20 R21 R22')),
      drive('L18 L19 L20 L21'),
      pay(1),
      pay(1),
    );
    expect(fate(crashed)).toBe('L20 0 mph, wear 20, crash');
    // The second car ends on the row, the third one a space beyond.
    expect(rolls(crashed)).toEqual(['-2 green', '-2 green']);
    expect(fate(crashed, 2)).toBe('L21 80 mph, wear 18, racing');
  });

  test('deals with the crash before the corner where both are on one space (CR-38)', () => {
    const now = coming({ space: 'L19', speed: 80 }, ['R22'], [1, 1]);
    const asked = played(now, drive('L20 L21 L22 L23'));
    expect(rolls(asked)).toEqual(['-1 green']);
    expect(toldOf(asked, 'wearPaid')).toEqual([]);
    expect(fate(played(asked, pay(1), pay(1)))).toBe('L23 80 mph, wear 18, racing');
  });

  test('deals with an occupied space first (CFR-126)', () => {
    const now = moving({
      cars: [
        { space: 'L19', speed: 40 },
        { space: 'L20', speed: 0 },
        { space: 'R22', speed: 0 },
      ],
      turn: { crashes: ['L20'] },
      dice: [1, 1, 2, 2],
    });
    const ended = played(now, drive('L20 L21'));
    expect(toldOf(ended, 'rollRead').map(({ cause }) => cause)).toEqual(['pass', 'crashAvoidance']);
  });
});

test('a car that crashes in the turn in which it would finish has not finished (CFR-163)', () => {
  const now = coming({ space: 'R34', speed: 80, laps: 3 }, ['L33'], [6, 6]);
  const crashed = played(now, drive('R35 R36 R1 R2'));
  expect(fate(crashed)).toBe('R35 0 mph, wear 20, crash');
  expect(car(crashed, 0).place).toBeUndefined();
});
