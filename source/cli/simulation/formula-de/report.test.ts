import { describe, expect, test } from 'vitest';
import { gameOf } from '../../../check/contract/games.ts';
import { Tally } from '../../../replay/tally/tally.ts';
import type { Seat, Standing } from '../../../rules/kit/types.ts';
import { addCounts } from '../counts.ts';
import { headOf } from '../head.ts';
import type { SimulationPlan } from '../plan.ts';
import { tallies } from '../tallies.ts';
import { countsOfRace } from './counts.ts';
import { type Figures, figuresOf } from './figures.ts';
import { reportOf } from './report.ts';
import type { SimulatedCar, SimulatedRace } from './simulated-race.ts';

const plan: SimulationPlan = {
  rules: 'masters-2005',
  laps: 1,
  cars: ['pro', 'club'],
  options: {},
  points: [10, 6],
};

const CAR: SimulatedCar = {
  level: 'pro',
  place: 1,
  rolls: 12,
  lapRolls: [],
  retirement: 'none',
  tires: 'hard',
  fitted: [],
  quickStops: 0,
  longStops: 0,
  stops: 0,
  configuration: [6, 3, 3, 3, 3, 2],
};

const PARTS = ['tires', 'brakes', 'gas', 'body', 'engine', 'handling'];

function raced(
  overtakes: number,
  club: Partial<SimulatedCar> = {},
  order: readonly Seat[] = [0, 1],
): SimulatedRace {
  const second: SimulatedCar = { ...CAR, level: 'club', place: 2, rolls: 13, ...club };
  const cars = [CAR, second];
  const tally = new Tally([0, 0], 0);
  tally.beginRound(1, order);
  const standings = cars.map(({ place, retirement }, seat): Standing => {
    return { seat, place, status: retirement === 'none' ? 'finished' : 'retired' };
  });
  const field = { slipstreams: 1, contacts: 0, enginePoints: 0, fastRolls: 0 };
  return { seed: 1, cars, tally, standings, overtakes, rounds: 14, ...field };
}

function report(races: readonly SimulatedRace[]): string {
  const counts = addCounts(races.map(race => countsOfRace(race, plan.points)));
  return reportOf('Monza', figuresOf(counts, plan.laps), PARTS).join('\n');
}

describe('the report of a simulation', () => {
  const out = raced(4, { retirement: 'engine', tires: 'soft' });
  const stopped = raced(8, {
    stops: 1,
    quickStops: 1,
    fitted: ['soft'],
    lapRolls: [11],
  });

  test('has wins, places, points, rolls, retirements, stops and overtakes, each with its interval', () => {
    const text = report([out, stopped]);
    expect(text).toMatch(/Monza, 2 races/);
    expect(text).toMatch(/pro +2 +2 +100\.0 \(34\.2-100\.0\) +1\.00 ±0\.00 +10\.00 ±0\.00 +12\.00/);
    expect(text).toMatch(/club +2 +0 +0\.0 \(0\.0-65\.8\) +2\.00/);
    expect(text).toMatch(/in a race: 6\.00 ±3\.92 overtakes, 1\.00 ±0\.00 slipstreams/);
  });

  test('says why cars were out, on which tires they were, how they stopped and how their points were spread', () => {
    const text = report([out, stopped]);
    expect(text).toContain('retired by: engine 1');
    expect(text).toContain(
      'tires: hard 1, soft 1; fitted in the pits: soft 1; stops: 1 quick, 0 long',
    );
    expect(text).toContain(
      'points spread (tires, brakes, gas, body, engine, handling): 6-3-3-3-3-2 2',
    );
    expect(text).toContain('quickest lap: 11 rolls');
  });

  test('says by place on the grid how often its car won, where it came on the mean, and how often it was out', () => {
    const text = report([out, stopped, raced(4, {}, [1, 0])]);
    expect(text).toMatch(/grid +1 +2\nwins +2 +1\nmean place +1\.3 +1\.7\nout +0 +1\n/);
  });

  test('does not take a share of none for certain', () => {
    expect(report([stopped, stopped])).toMatch(/pro .* 0\.0 \(0\.0-65\.8\) /);
  });

  test('gives the means of a single race without an interval', () => {
    const text = report([stopped]);
    expect(text).toContain('in a race: 8.00 overtakes');
    expect(text).not.toContain('±');
  });
});

test('the head of a report says what was raced', () => {
  expect(headOf(plan)).toBe('masters-2005, 2 cars, 1 lap; points 10-6');
  const options = { weather: 'roll', tires: 'soft', preparation: 'chosen' } as const;
  expect(headOf({ ...plan, laps: 3, options })).toBe(
    'masters-2005, 2 cars, 3 laps, weather by the die, soft tires, cars prepared by their drivers; points 10-6',
  );
});

describe('races of Trant', () => {
  const { book, board } = gameOf('trant', 'tiny-corners');
  const tally = tallies.of(book);
  const races = { rules: 'trant', laps: 2 };
  const counts = tally.race(
    { book: 'trant', seed: 5, laps: races.laps, levels: ['club', 'club'] },
    board,
    plan.points,
  );
  const text = tally.report('Tiny', counts, races).join('\n');

  test('have rolls of the chart, and a quickest lap of them (TR-48)', () => {
    const { levels } = tally.figures(counts, races.laps) as Figures;
    expect(levels[0]?.rollsPerLap?.value).toBeGreaterThan(1);
    expect(levels[0]?.laps[0]?.[0]).toBeGreaterThan(1);
  });

  test('have the points of its own car, and no slipstreams, which the book has not (TR-5)', () => {
    expect(text).toContain(
      'points spread (tires, brakes, transmission, bodywork, engine, suspension, qualifying, pit crew, driver): 6-3-3-3-3-2-0-0-0 2',
    );
    expect(text).not.toContain('slipstream');
  });
});
