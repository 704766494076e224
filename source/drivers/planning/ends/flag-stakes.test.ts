import { expect, test } from 'vitest';
import { type CarSpec, race, track } from '../../../testing/formula-de/builders.ts';
import { flagStakes } from './flag-stakes.ts';

const board = track('40 1R5 35');
const LAST = { gear: 4, laps: 3 } as const;

function stakes(cars: readonly CarSpec[], toPlay: readonly number[]) {
  return flagStakes(race({ board, cars, toPlay }).race, 0, board);
}

test('who crosses first takes the next place, and those after it need so many points (R-88)', () => {
  const cars = [
    { space: '0@66', ...LAST },
    { space: '2@70', ...LAST },
    { space: '2@62', ...LAST, gear: 3 },
  ];
  expect(stakes(cars, [0, 1, 2])).toEqual({
    place: 1,
    before: [],
    after: [{ seat: 1, needs: 10 }],
  });
});

test('a car with a lap to go, or behind a corner, is no rival for the flag', () => {
  const cars = [
    { space: '0@66', ...LAST },
    { space: '2@70', ...LAST, laps: 2 },
    { space: '2@30', ...LAST },
  ];
  expect(stakes(cars, [0, 1, 2])).toMatchObject({ place: 1, after: [] });
});
