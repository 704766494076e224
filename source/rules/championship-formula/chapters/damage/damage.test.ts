// Tests and what they do to a car (CFR-81 to CFR-93, CFR-167).
import { describe, expect, test } from 'vitest';
import {
  areBrakesGone,
  damagedFigures,
  isEngineBlown,
  marked,
  NO_DAMAGE,
  speedAfterTest,
  speedOnLastBreath,
} from './damage.ts';

const FIGURES = { acceleration: 60, deceleration: 40, topSpeed: 140, startSpeed: 60 };
const tested = (...[attribute, result, planned]: Readonly<[Attribute, Result, number]>) =>
  speedAfterTest(attribute, result, planned, FIGURES);
type Attribute = Parameters<typeof speedAfterTest>[0];
type Result = Parameters<typeof speedAfterTest>[1];

describe('a test for speed', () => {
  test('that is green gives the speed planned, and no mark (CFR-83)', () => {
    expect(tested('topSpeed', 'green', 160)).toEqual({ speed: 160, marks: false, stalls: false });
  });

  test('that fails gives 20 less and a mark: 140 at a top speed of 120 from then on (CFR-84 to CFR-86)', () => {
    expect(tested('topSpeed', 'red', 160)).toEqual({ speed: 140, marks: true, stalls: false });
    expect(damagedFigures(FIGURES, marked(NO_DAMAGE, 'topSpeed')).topSpeed).toBe(120);
    expect(tested('acceleration', 'red', 120)).toMatchObject({ speed: 100, marks: true });
  });

  test('at the start is a mis-shift on yellow: the start speed less 20 (CFR-89, CFR-91)', () => {
    expect(tested('startSpeed', 'yellow', 80)).toEqual({ speed: 40, marks: false, stalls: false });
  });

  test('at the start is a stall on red: 0 mph, as after a spin (CFR-90, CFR-91)', () => {
    expect(tested('startSpeed', 'red', 80)).toEqual({ speed: 0, marks: false, stalls: true });
  });
});

describe('the second mark', () => {
  test('on acceleration or top speed, counted together, blows the engine (CFR-87)', () => {
    const one = marked(NO_DAMAGE, 'acceleration');
    expect(isEngineBlown(one)).toBe(false);
    expect(isEngineBlown(marked(one, 'topSpeed'))).toBe(true);
    expect(isEngineBlown(marked(one, 'acceleration'))).toBe(true);
    expect(isEngineBlown(marked(one, 'deceleration'))).toBe(false);
  });

  test('on the brakes is a brake failure (CFR-93)', () => {
    const one = marked(NO_DAMAGE, 'deceleration');
    expect(areBrakesGone(one)).toBe(false);
    expect(damagedFigures(FIGURES, one).deceleration).toBe(20);
    expect(areBrakesGone(marked(one, 'deceleration'))).toBe(true);
  });
});

test('an engine that blows in sight of the line takes the car on at half its speed: 140 gives 60 (CFR-167, CR-42)', () => {
  expect([140, 120, 60, 20].map(speedOnLastBreath)).toEqual([60, 60, 20, 0]);
});
