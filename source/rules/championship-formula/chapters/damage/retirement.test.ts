// What is left of a car that is out of the race (CFR-47 to CFR-49, CFR-87, CFR-93, CFR-153).
import { expect, test } from 'vitest';
import {
  at,
  type CarSpec,
  car,
  type Situation,
  toldOf,
} from '../../../../testing/championship-formula/builders.ts';
import { drive, moving, pay, played } from '../../../../testing/championship-formula/moves.ts';

/** A car that crashes on `L20`, on its chance for the corner. */
const crashed = (own: CarSpec = {}, retirements = 0): Situation =>
  played(
    moving({ cars: [{ space: 'L19', speed: 80, ...own }], retirements, dice: [6, 6] }),
    drive('L20 L21 L22 L23'),
    pay(0, 'roll'),
  );

test('cars that drop out are counted in their order, for the places behind all others (CFR-153)', () => {
  const first = crashed();
  expect(car(first, 0)).toMatchObject({ status: 'retired', retirement: 'crash', retiredAt: 1 });
  expect(first.race.retirements).toBe(1);
  expect(car(crashed({}, 3), 0).retiredAt).toBe(4);
});

test('a car that is out stands, and is in no corner and on no line any more (CFR-153)', () => {
  const line = { corner: 0, line: 0, step: 0, over: 0 };
  const credit = { corner: 0, over: 20, wear: 1, roll: false };
  const { race } = at(['endMove'], {
    cars: [{ space: 'R10', speed: 100, line, credit, passedIn: 0, spunIn: 0 }],
    move: { seat: 0, dying: true },
    seats: [0],
  });
  const [out] = race.cars;
  expect(out).toMatchObject({ status: 'retired', retirement: 'engine', speed: 0 });
  for (const field of ['line', 'credit', 'passedIn', 'spunIn'])
    expect(out).not.toHaveProperty(field);
});

test('that a car is out is told with the space where it happened (CFR-153)', () => {
  expect(toldOf(crashed(), 'retired')).toEqual([
    { kind: 'retired', seat: 0, space: 'L20', cause: 'crash' },
  ]);
});
