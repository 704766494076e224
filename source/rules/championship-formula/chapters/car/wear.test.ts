// Wear, and what it is for (CFR-58).
import { describe, expect, test } from 'vitest';
import { car, toldOf } from '../../../../testing/championship-formula/builders.ts';
import { drive, moving, pay, played } from '../../../../testing/championship-formula/moves.ts';

describe('wear', () => {
  test('pays for corners, for slowing down beyond the brakes and for late braking (CFR-58)', () => {
    const now = moving({ cars: [{ space: 'L18', speed: 160 }], move: { speed: 80 } });
    const ended = played(now, pay(1), drive('L19 L20 L21', { brake: 20 }), pay(1), pay(1));
    expect(toldOf(ended, 'wearPaid')).toMatchObject([
      { wear: 1, left: 19, for: 'braking' },
      { wear: 1, left: 18, for: 'lateBraking' },
      { wear: 1, left: 17, for: 'corner', corner: 'Loop' },
    ]);
  });

  test('is not spent where nothing is exceeded (CFR-39, CFR-58)', () => {
    const now = moving({ cars: [{ speed: 60 }] });
    expect(car(played(now, drive('M4 M5 M6')), 0).wear).toBe(20);
  });
});
