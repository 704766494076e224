// Spins, and what a car that has spun may not do (CFR-130, CFR-144, CFR-145, CFR-150 to CFR-152).
import { describe, expect, test } from 'vitest';
import {
  at,
  type CarSpec,
  car,
  play,
  rowTrack,
  toldOf,
} from '../../../../testing/championship-formula/builders.ts';
import {
  drive,
  fate,
  moving,
  pay,
  payments,
  played,
  ways,
} from '../../../../testing/championship-formula/moves.ts';

describe('a spin', () => {
  const spinning = (own: CarSpec = {}) =>
    played(
      play(
        moving({ cars: [{ space: 'L19', speed: 80, ...own }], dice: [4, 4] }),
        drive('L20 L21 L22 L23'),
      ),
      pay(0, 'roll'),
    );

  test('stops the car on the first space that required the chance, at 0 mph (CFR-144)', () => {
    const now = spinning();
    expect(fate(now)).toBe('L20 0 mph, wear 20, spun');
    expect(toldOf(now, 'carSpun')).toEqual([{ kind: 'carSpun', seat: 0, space: 'L20' }]);
    expect(now.race.move).toBeUndefined();
  });

  test('takes what was paid in the corner, and says in which corner it was (CFR-152, CR-18)', () => {
    const now = spinning({ credit: { corner: 1, over: 0, wear: 0, roll: false } });
    expect(car(now, 0)).toMatchObject({ spunIn: 1, speed: 0 });
    expect(car(now, 0).credit).toBeUndefined();
  });

  test('for another reason happens where the car is (CFR-144)', () => {
    const now = moving({ cars: [{ speed: 160, wear: 0 }], move: { speed: 80 }, dice: [6, 6] });
    expect(fate(played(now))).toBe('M3 0 mph, wear 0, spun');
    expect(car(now, 0).spunIn).toBe(-1);
  });

  test('takes a car off its racing line, which it may not go on with (CFR-151)', () => {
    const line = { corner: 0, line: 0, step: 0, over: 0 };
    const spun = moving({
      cars: [{ space: 'R10', speed: 160, wear: 0, line }],
      move: { speed: 80 },
      dice: [6, 6],
    });
    expect(car(spun, 0)).toMatchObject({ spunIn: 0, speed: 0 });
    expect(car(spun, 0).line).toBeUndefined();
    // On M10, the second space of the line, 100 is 20 over; on R11 it is not.
    const next = moving({ cars: [{ space: 'R10', speed: 0, spunIn: 0 }], move: { speed: 100 } });
    expect(
      ways(next)
        .filter(way => way.startsWith('M10'))
        .every(way => way.includes('-')),
    ).toBe(true);
  });

  test('does not keep a car from the next lines (CFR-151)', () => {
    const now = moving({ cars: [{ space: 'R9', speed: 0, spunIn: -1 }], move: { speed: 60 } });
    expect(car(played(now, drive('R10 M10 M11')), 0).line).toEqual({
      corner: 0,
      line: 0,
      step: 2,
      over: 0,
    });
  });
});

describe('a car that has spun in a corner', () => {
  const spunAt = (space: string, speed: number, dice: readonly number[] = []) =>
    moving({ cars: [{ space, speed: 0, spunIn: 1 }], move: { speed }, dice });

  test('may not exceed its limits there, not for wear nor for a chance (CFR-152, CR-36)', () => {
    expect(fate(spunAt('L20', 60))).toBe('L21 0 mph, wear 20, gravel');
    expect(fate(spunAt('R22', 100))).toBe('R23 0 mph, wear 20, gravel');
  });

  test('may not exceed them further on either (CFR-152)', () => {
    const board = rowTrack(
      'straight: 12 x2',
      'corner: Bend, lanes: {L: 60 60 40, R: 60 60 60}',
      'straight: 17 x2',
    );
    const now = moving({
      board,
      cars: [{ space: 'L13', speed: 0, spunIn: 0 }],
      move: { speed: 60 },
    });
    expect(ways(now)).toEqual(['L14 L15 -20', 'L14 -40']);
    expect(car(played(now, drive('L14', { brake: 40 }), pay(2)), 0).spunIn).toBe(0);
  });

  test('drives on within them (CFR-152)', () => {
    expect(fate(played(spunAt('R22', 60), drive('R23 R24 R25')))).toBe(
      'R25 60 mph, wear 20, racing',
    );
  });

  test('pays in other corners like everybody (CFR-152, CR-36)', () => {
    const now = moving({ cars: [{ space: 'L19', speed: 0, spunIn: 0 }], move: { speed: 60 } });
    const asked = played(now, drive('L20 L21 L22'));
    expect(payments(asked)).toEqual(['1', '0+roll']);
    expect(car(asked, 0).spunIn).toBeUndefined();
  });

  test('does not raise its speed when it starts again, and pays elsewhere like everybody (CFR-59, CFR-152, CR-35, CR-84)', () => {
    const board = rowTrack(
      'straight: 12 x2',
      'corner: One, lanes: {L: 60 60, R: 60 60}',
      'straight: 1 x2',
      'corner: Two, lanes: {L: 40 40, R: 60 60}',
      'straight: 17 x2',
    );
    const begin = (own: CarSpec) =>
      at(['moveCars'], {
        board,
        cars: [{ space: 'L13', green: 0, wear: 20, ...own }],
        turn: { order: [0], planned: [60] },
        seats: [],
      });
    const leadsLeft = (own: CarSpec) => ways(begin(own)).some(way => way === 'L14 L15 L16');
    expect(leadsLeft({ speed: 0, spunIn: 0 })).toBe(true);
    expect(leadsLeft({ speed: 40 })).toBe(false);
  });

  test('has nothing more to mind once it has left the corner (CFR-152)', () => {
    expect(car(played(spunAt('R23', 40), drive('R24 R25')), 0).spunIn).toBeUndefined();
  });
});

describe('a car that cannot stay where it spins', () => {
  // A chance at the entry of the corner behind a pass on its first space.
  const spinning = (others: readonly CarSpec[]) =>
    played(
      moving({
        cars: [
          { space: 'L18', speed: 80 },
          { space: 'L20', speed: 0 },
          { space: 'R22', speed: 0 },
          ...others,
        ],
        dice: [1, 1, 3, 6],
      }),
      drive('L19 L20 L21 L22'),
      pay(0, 'roll'),
    );

  test('goes a row back, preferably where it has moved (CFR-130)', () => {
    expect(fate(spinning([]))).toBe('L19 0 mph, wear 20, spun');
  });

  test('goes beside that if it is taken too, and counts as spun in the corner (CFR-130, CFR-152)', () => {
    const now = spinning([{ space: 'R21', speed: 0 }]);
    expect(fate(now)).toBe('L19 0 mph, wear 20, spun');
    expect(car(now, 0).spunIn).toBe(1);
    expect(toldOf(now, 'carPlaced')).toEqual([
      { kind: 'carPlaced', seat: 0, from: 'L20', to: 'L19' },
    ]);
  });

  test('goes to the nearest lane of its row, rather than to the grey side (CFR-130)', () => {
    const board = rowTrack(
      'straight: 20 x3',
      'corner: Bend, lanes: {L: 40 40, M: 60 60, R: 80 80}',
      'straight: 12 x3',
    );
    const now = moving({
      board,
      cars: [
        { space: 'R20', speed: 100 },
        { space: 'R21', speed: 0 },
      ],
      dice: [1, 1, 3, 6],
    });
    const spun = played(now, drive('R21 R22 R23 R24 R25'), pay(0, 'roll'));
    expect(fate(spun)).toBe('M21 0 mph, wear 20, spun');
  });
});
