// The slip of a car that has yet to move.
import { expect, test } from 'vitest';
import { BACK, choices } from '../../../../testing/championship-formula/builders.ts';
import { moving } from '../../../../testing/championship-formula/moves.ts';

test('a car directly in front gives its slip once it has begun its move, not before (CR-67)', () => {
  const behind = (began: number) =>
    moving({
      cars: [
        { space: 'M3', speed: 100 },
        { space: 'L9', cards: BACK, speed: 180 },
      ],
      turn: { from: ['M3', 'M4'], before: [100, 180], planned: [100, 180], began: [0, began] },
    });
  const slips = (began: number) =>
    choices(behind(began), 'drive').filter(({ slip }) => slip !== undefined);
  expect(slips(180)).not.toEqual([]);
  expect(slips(0)).toEqual([]);
});
