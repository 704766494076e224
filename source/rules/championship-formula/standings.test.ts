// The classification at any moment (CFR-76 to CFR-78, CR-40).
import { expect, test } from 'vitest';
import { aRace, type CarSpec, tinyRows } from '../../testing/championship-formula/builders.ts';
import { standings } from './standings.ts';

const order = (...cars: readonly CarSpec[]) =>
  standings(aRace({ cars }), tinyRows()).map(({ seat }) => seat);

test('finished cars are ahead by place, then those under way by laps and distance (CR-40)', () => {
  const cars: CarSpec[] = [
    { space: 'L9', laps: 2 },
    { space: 'L2', laps: 4, status: 'finished', place: 2 },
    { space: 'M20', laps: 2 },
    { space: 'L1', laps: 4, status: 'finished', place: 1 },
    { space: 'R36', laps: 1 },
  ];
  expect(order(...cars)).toEqual([3, 1, 2, 0, 4]);
  expect(order(...cars.toReversed())).toEqual([1, 3, 2, 4, 0]);
});

test('in a row the one nearer to the grey side is ahead, one in the pits behind (CFR-78)', () => {
  const stop = { stage: 'entered', arrival: 1 } as const;
  const cars: CarSpec[] = [{ space: 'P2', stop, pitted: 1 }, { space: 'R25' }, { space: 'L23' }];
  expect(order(...cars)).toEqual([2, 1, 0]);
});

test('retired cars are last, who held out longer ahead', () => {
  const out = { status: 'retired', retirement: 'crash' } as const;
  const cars: CarSpec[] = [
    { ...out, space: 'M20', retiredAt: 1 },
    { space: 'L1', laps: 0 },
    { ...out, space: 'L1', retiredAt: 2 },
  ];
  expect(order(...cars)).toEqual([1, 2, 0]);
  expect(order(...cars.toReversed())).toEqual([1, 0, 2]);
});

test('before the grid cars are classified as they sit, or by a grid that was given', () => {
  expect(
    standings(aRace({ round: 0, cars: [{}, {}] }), tinyRows()).map(({ seat }) => seat),
  ).toEqual([0, 1]);
  const given = { ...aRace({ round: 0, cars: [{}, {}] }), grid: [1, 0] };
  expect(standings(given, tinyRows())).toEqual([
    { place: 1, seat: 1, status: 'racing' },
    { place: 2, seat: 0, status: 'racing' },
  ]);
});
