// A car on its way from one space to the next: laps, wear at the line, slips (CFR-30, CFR-183, CFR-184, CR-16).
import { expect, test } from 'vitest';
import { type CarSpec, car, toldOf } from '../../../../testing/championship-formula/builders.ts';
import { drive, moving, played } from '../../../../testing/championship-formula/moves.ts';

/** A car over the line in a race of three laps. */
const crossing = (own: CarSpec) =>
  played(
    moving({ cars: [{ space: 'M23', speed: 40, wear: 9, ...own }], options: { pits: 'on' } }),
    drive('M1 M2'),
  );

test('a step over the line counts a crossing (CFR-76, CR-41)', () => {
  const now = crossing({});
  expect(car(now, 0).laps).toBe(2);
  expect(toldOf(now, 'lineCrossed')).toEqual([{ kind: 'lineCrossed', seat: 0, laps: 2 }]);
});

test('hard tires gain wear at it, but neither at the start nor at the finish (CFR-183, CFR-184)', () => {
  const wear = [0, 1, 2, 3].map(laps => car(crossing({ tire: 'hard', laps }), 0).wear);
  expect(wear).toEqual([9, 11, 11, 9]);
  expect(car(crossing({ tire: 'soft' }), 0).wear).toBe(9);
});

test('a corner keeps what was forced and spun in it until it is left (CFR-125, CFR-152)', () => {
  const inside = { space: 'L20', speed: 40, passedIn: 1, spunIn: 1 };
  const still = car(played(moving({ cars: [inside] }), drive('L21 L22')), 0);
  expect([still.passedIn, still.spunIn, still.credit]).toEqual([1, 1, undefined]);
});
