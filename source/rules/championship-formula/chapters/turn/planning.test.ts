// Planning a speed (CFR-7 to CFR-24, CFR-61 to CFR-71, CFR-146, CFR-159, CFR-161).
import { describe, expect, test } from 'vitest';
import { CHAMPIONSHIP_VALUES as VALUES } from '../../championship-values.ts';
import { fastestReach, type Planner, speedCards } from './planning.ts';

const FIGURES = { acceleration: 60, deceleration: 40, topSpeed: 160, startSpeed: 100 };

type Spec = Partial<Omit<Planner, 'figures'>> & { readonly figures?: Partial<Planner['figures']> };

function planner({ figures, ...over }: Spec = {}): Planner {
  const usual = { speed: 100, wear: 20, onGrid: false, spun: false };
  return { ...usual, ...over, figures: { ...FIGURES, ...figures } };
}

const cards = (spec: Spec) => speedCards(planner(spec), VALUES.payment);
const free = (spec: Spec) =>
  cards(spec).flatMap(({ speed, tests, overBrakes }) =>
    tests.length === 0 && overBrakes === 0 ? [speed] : [],
  );
const tested = (spec: Spec) =>
  cards(spec).flatMap(({ speed, tests }) => (tests.length > 0 ? [`${speed} ${tests}`] : []));
const overBrakes = (spec: Spec) =>
  cards(spec).flatMap(card => (card.overBrakes > 0 ? [[card.speed, card.overBrakes]] : []));

describe('speed from turn to turn', () => {
  test('rises by up to the acceleration: from 100 with 60 to 120, 140 and 160 (CFR-8, CFR-10, CFR-11)', () => {
    expect(free({}).filter(speed => speed > 100)).toEqual([120, 140, 160]);
  });

  test('never exceeds the top speed without a test (CFR-12)', () => {
    expect(free({ speed: 140 }).at(-1)).toBe(160);
    expect(tested({ speed: 140 })).toEqual(['180 topSpeed']);
  });

  test('may exceed the acceleration by 20 with a test: 40 rises by 60 (CFR-13, CFR-14)', () => {
    expect(tested({ speed: 60, figures: { acceleration: 40 } })).toEqual(['120 acceleration']);
  });

  test('may need both tests, of the acceleration first (CFR-16, CFR-88)', () => {
    const spec = { speed: 120, figures: { acceleration: 40, topSpeed: 160 } };
    expect(tested(spec)).toEqual(['180 acceleration,topSpeed']);
  });

  test('may always stay what it was (CFR-9, CFR-65)', () => {
    expect(free({ speed: 180, figures: { topSpeed: 140 } })).toContain(180);
  });

  test('falls by up to the brakes at no cost: from 100 with 40 to 60 and 80 (CFR-17, CFR-18)', () => {
    expect(free({}).filter(speed => speed < 100)).toEqual([60, 80]);
  });

  test('falls by up to 60 more for wear and a test, never by 80 (CFR-19 to CFR-24)', () => {
    expect(overBrakes({ speed: 160 })).toEqual([
      [60, 60],
      [80, 40],
      [100, 20],
    ]);
  });

  test('falls no further than can be paid (CFR-161)', () => {
    expect(overBrakes({ speed: 160, wear: 1 })).toEqual([
      [80, 40],
      [100, 20],
    ]);
    expect(overBrakes({ speed: 160, wear: 0 })).toEqual([[100, 20]]);
  });
});

describe('the first turn', () => {
  test('goes up to the start speed, whatever the acceleration (CFR-67, CFR-68, CFR-70, CFR-71)', () => {
    const spec = { speed: 0, onGrid: true, figures: { acceleration: 20 } };
    expect(free(spec)).toEqual([20, 40, 60, 80, 100]);
  });

  test('goes 20 beyond it with a test (CFR-69)', () => {
    expect(tested({ speed: 0, onGrid: true })).toEqual(['120 startSpeed']);
  });

  test('never goes beyond the top speed without a test of that too (CFR-12, CFR-16)', () => {
    const spec = { speed: 0, onGrid: true, figures: { startSpeed: 120, topSpeed: 120 } };
    expect(free(spec).at(-1)).toBe(120);
    expect(tested(spec)).toEqual(['140 startSpeed,topSpeed']);
  });
});

describe('a spun car', () => {
  test('plans the lower of acceleration and start speed: 40 of 40 and 60 (CFR-146, CFR-147)', () => {
    const spec = { speed: 0, spun: true, figures: { acceleration: 40, startSpeed: 60 } };
    expect(cards(spec)).toEqual([{ speed: 40, tests: [], overBrakes: 0 }]);
  });

  test('whose acceleration is gone stands', () => {
    expect(cards({ speed: 0, spun: true, figures: { acceleration: 0 } })).toEqual([]);
  });
});

test('a car that stands after a bad start plans from 0 within its acceleration (CR-26)', () => {
  expect(free({ speed: 0 })).toEqual([20, 40, 60]);
});

test('a card beyond reach is read as the fastest that tests could give (CFR-159)', () => {
  expect(fastestReach(planner(), VALUES.payment)).toBe(180);
  expect(fastestReach(planner({ speed: 20 }), VALUES.payment)).toBe(100);
});
