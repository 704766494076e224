import { describe, expect, test } from 'vitest';
import { driverOf } from '../../drivers/levels/drivers.ts';
import { masters2005 } from '../../rules/formula-de/masters/masters-2005.ts';
import { cornersBoard } from '../../testing/circuits/tiny-circuits.ts';
import { optimalRace, optimalTrial, racesAlone, trialsAlone } from './alone.ts';
import { duel, retirements } from './grids.ts';
import { meanOf, percent, shareOf, shown } from './sample.ts';

function level(name: string) {
  const driver = driverOf(name);
  if (driver === undefined) throw new Error(`no level ${name}`);
  return driver;
}

describe('a sample', () => {
  test('has a mean and a 95 % interval', () => {
    const { mean, low, high } = meanOf([1, 2, 3, 4, 5]);
    expect(mean).toBe(3);
    expect(high - mean).toBeCloseTo((1.96 * Math.sqrt(2.5)) / Math.sqrt(5), 9);
    expect(mean - low).toBeCloseTo(high - mean, 9);
    expect(shown({ mean: 3, low: 2.5, high: 3.5 })).toBe('3.00 ± 0.50');
  });

  test('of shares stays between none and all', () => {
    const none = shareOf([0, 0, 0, 0]);
    expect(none.mean).toBe(0);
    expect(none.low).toBeCloseTo(0, 9);
    expect(none.high).toBeGreaterThan(0.3);
    expect(shareOf([1, 1, 1]).high).toBeCloseTo(1, 9);
    expect(percent(shareOf([1, 0]))).toMatch(/^50\.0 % \(/);
  });
});

describe('alone', () => {
  const board = cornersBoard();

  test('a champion drives the exact optimum, a rookie far above it', () => {
    const champion = trialsAlone(board, level('champion'), 80, 1).rolls;
    expect(champion.low).toBeLessThan(optimalTrial(board));
    expect(champion.high).toBeGreaterThan(optimalTrial(board));
    const rookie = trialsAlone(board, level('rookie'), 40, 1).rolls;
    expect(rookie.low).toBeGreaterThan(1.1 * optimalTrial(board));
  });

  test('a champion spends the budget of a race as the optimum does', () => {
    const { rolls, retired } = racesAlone(board, level('champion'), 30, 1);
    expect(retired).toBe(0);
    expect(rolls.mean).toBeLessThan(1.03 * optimalRace(board));
    expect(rolls.mean).toBeGreaterThan(0.95 * optimalRace(board));
  });
});

describe('ten cars', () => {
  test('a level against itself wins what the others lose, wherever the pole is', () => {
    const club = level('club');
    const won = [1, 2].map(seed => duel(masters2005, cornersBoard(), club, club, seed));
    for (const one of won) expect([0, 0.5, 1]).toContain(one);
  });

  test('each car is in or out for one reason', () => {
    const causes = retirements(masters2005, cornersBoard(), level('club'), 3, {});
    expect(causes).toHaveLength(10);
  });
});
