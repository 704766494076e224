import { describe, expect, test } from 'vitest';
import { driverOf } from '../../drivers/levels/drivers.ts';
import { masters2005 } from '../../rules/formula-de/masters/masters-2005.ts';
import { cornersBoard } from '../../testing/circuits/tiny-circuits.ts';
import { optimalRace, optimalTrial, racesAlone, trialsAlone } from './alone.ts';
import { lossLine } from './causes.ts';
import { duel, outcomeOf, retirements } from './grids.ts';
import { raceOut } from './race.ts';
import { racerNamed, tasteNamed } from './racers.ts';
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

  test('five cars of each level are ahead, and out, on their own account', () => {
    const board = cornersBoard();
    const [pro, club] = [level('pro'), level('club')];
    const seen = outcomeOf(masters2005, board, pro, club, 4);
    // An even seed gives the first driver the pole, and every other place from there.
    const drivers = Array.from({ length: 10 }, (_, seat) => (seat % 2 === 0 ? pro : club));
    const laps = masters2005.usualLaps;
    const race = raceOut({ book: masters2005, board, seed: 4, laps, drivers, options: {} });
    const causes = race.cars.map(({ retirement }) => retirement ?? 'none');
    expect(seen.first).toEqual(causes.filter((_, seat) => seat % 2 === 0));
    expect(seen.second).toEqual(causes.filter((_, seat) => seat % 2 === 1));
    const places = masters2005.standings(race, board);
    const sum = (rest: number) =>
      places.reduce((all, { seat, place }) => all + (seat % 2 === rest ? place : 0), 0);
    expect(seen.places).toBeCloseTo((sum(1) - sum(0)) / 5, 9);
  });

  test('cars out are counted of ten by cause, the most frequent first', () => {
    const causes = ['none', 'engine', 'none', 'collision', 'engine'];
    expect(lossLine('out', causes)).toMatch(/ 60\.0 % \(.*\) {2}engine 4\.00, collision 2\.00$/);
    expect(lossLine('out', ['none'])).toMatch(/^out .*\)$/);
  });

  test('each car is in or out for one reason', () => {
    const causes = retirements(masters2005, cornersBoard(), level('club'), 3, {});
    expect(causes).toHaveLength(10);
  });
});

describe('a driver named for a measurement', () => {
  test('has the weights that are named, and the plain ones besides', () => {
    expect(tasteNamed('engine=0.6,contact=2')).toMatchObject({ engine: 0.6, contact: 2, tires: 1 });
    expect(() => tasteNamed('motor=1')).toThrow(/There is no weight "motor"/);
    expect(() => tasteNamed('engine=much')).toThrow(/--taste takes numbers such as 1.5/);
  });

  test('is of its level, which must be one', () => {
    expect(racerNamed('pro', true)).toBe(level('pro'));
    expect(racerNamed('champion', false)).toBe(level('champion'));
    expect(racerNamed('champion', true).level).toBe('champion');
    expect(() => racerNamed('amateur', true)).toThrow(/There is no level "amateur"/);
  });
});
