import { describe, expect, test } from 'vitest';
import { track } from '../../../testing/formula-de/builders.ts';
import {
  nextTrial,
  qualifyingRanking,
  resultOf,
  runningOrder,
  sessionRanking,
  sessionWeather,
  trackAfter,
  trialSeed,
  trialValuesOf,
} from './qualifying.ts';
import type { Qualifying, TrialEnd, TrialLog } from './qualifying-record.ts';

const TRIALS = trialValuesOf('masters-2005');
const BOARD = track('20 1R5 40');

function qualifying(over: Partial<Qualifying> = {}): Qualifying {
  const names = ['Ada', 'Ben', 'Cleo'];
  return {
    names,
    hand: 'guided',
    sessions: 1,
    weather: 'sun',
    seed: 7,
    trials: [],
    ...over,
  };
}

interface Lap {
  readonly session?: number;
  readonly driver: number;
  readonly rolls?: number;
  readonly seconds?: number;
  readonly end?: TrialEnd;
}

function lap({ session = 0, driver, rolls = 15, seconds = 50, end = 'finished' }: Lap): TrialLog {
  return {
    session,
    driver,
    end,
    tires: 'hard',
    rolls: Array.from({ length: rolls }, () => ({ gear: 3, face: 5 })),
    overshootRolls: 0,
    misplacements: 0,
    timeMs: seconds * 1000,
  };
}

const driversOf = (lines: readonly { readonly driver: number }[]) =>
  lines.map(({ driver }) => driver);

describe('a session of timed trials', () => {
  test('is driven in the order of the entry list, one after the other (M-1-0-2)', () => {
    const before = qualifying();
    expect(nextTrial(before, TRIALS)).toEqual({ session: 0, driver: 0 });
    expect(nextTrial({ ...before, trials: [lap({ driver: 0 })] }, TRIALS)).toEqual({
      session: 0,
      driver: 1,
    });
    const all = [lap({ driver: 0 }), lap({ driver: 1 }), lap({ driver: 2 })];
    expect(nextTrial({ ...before, trials: all }, TRIALS)).toBeUndefined();
  });

  test('is ranked by total rolls, minutes among them, then by the time, then by who was first (M-1-3-2)', () => {
    const trials = [
      lap({ driver: 0, rolls: 16, seconds: 59 }),
      lap({ driver: 1, rolls: 15, seconds: 60 }),
      lap({ driver: 2, rolls: 16, seconds: 58.99 }),
    ];
    const lines = sessionRanking(qualifying({ trials }), 0, TRIALS);
    expect(driversOf(lines)).toEqual([2, 0, 1]);
    expect(lines.map(({ result }) => result?.rolls)).toEqual([16, 16, 16]);
    const equal = [lap({ driver: 2 }), lap({ driver: 0 }), lap({ driver: 1 })];
    expect(driversOf(sessionRanking(qualifying({ trials: equal }), 0, TRIALS))).toEqual([2, 0, 1]);
  });

  test('ranks an aborted lap last, and those who have yet to drive behind it (M-1-1-14)', () => {
    const trials = [lap({ driver: 0, rolls: 3, end: 'aborted' }), lap({ driver: 1, rolls: 40 })];
    const lines = sessionRanking(qualifying({ trials }), 0, TRIALS);
    expect(driversOf(lines)).toEqual([1, 0, 2]);
    expect(lines.map(({ result }) => result?.aborted)).toEqual([false, true, undefined]);
  });

  test('a trial that was left is void: it ranks last and is not driven again (R-91, R-92)', () => {
    const left = qualifying({ trials: [lap({ driver: 0, end: 'void' })] });
    expect(nextTrial(left, TRIALS)).toEqual({ session: 0, driver: 1 });
    const trials = [lap({ driver: 0, end: 'void' }), lap({ driver: 1 }), lap({ driver: 2 })];
    expect(driversOf(sessionRanking(qualifying({ trials }), 0, TRIALS))).toEqual([1, 2, 0]);
    expect(nextTrial(qualifying({ trials }), TRIALS)).toBeUndefined();
  });

  test('a void trial counts only where its driver has no other session (R-92)', () => {
    const trials = [
      lap({ driver: 0, end: 'void' }),
      lap({ driver: 1, end: 'void' }),
      lap({ driver: 2, rolls: 30 }),
      lap({ session: 1, driver: 1, end: 'void' }),
      lap({ session: 1, driver: 0, rolls: 15 }),
      lap({ session: 1, driver: 2, end: 'void' }),
    ];
    const ranking = qualifyingRanking(qualifying({ sessions: 2, trials }), TRIALS);
    expect(driversOf(ranking)).toEqual([0, 2, 1]);
  });

  test('a driver who does not drive it is last in it (R-92)', () => {
    const trials = [lap({ driver: 0, end: 'withdrawn' }), lap({ driver: 1 }), lap({ driver: 2 })];
    expect(driversOf(qualifyingRanking(qualifying({ trials }), TRIALS))).toEqual([1, 2, 0]);
  });
});

describe('several sessions', () => {
  test('from the second on the slowest so far begins and the best so far drives last', () => {
    const trials = [
      lap({ driver: 0, rolls: 15 }),
      lap({ driver: 1, rolls: 18 }),
      lap({ driver: 2, rolls: 14 }),
    ];
    const two = qualifying({ sessions: 2, trials });
    expect(runningOrder(two, 0, TRIALS)).toEqual([0, 1, 2]);
    expect(runningOrder(two, 1, TRIALS)).toEqual([1, 0, 2]);
    expect(nextTrial(two, TRIALS)).toEqual({ session: 1, driver: 1 });
  });

  test("each driver's best session counts, an aborted one only for want of another (M-A1-1, R-92)", () => {
    const trials = [
      lap({ driver: 0, rolls: 15 }),
      lap({ driver: 1, end: 'aborted' }),
      lap({ driver: 2, end: 'aborted' }),
      lap({ session: 1, driver: 1, rolls: 30 }),
      lap({ session: 1, driver: 2, end: 'aborted' }),
      lap({ session: 1, driver: 0, rolls: 20 }),
    ];
    const lines = qualifyingRanking(qualifying({ sessions: 2, trials }), TRIALS);
    expect(driversOf(lines)).toEqual([0, 1, 2]);
    expect(lines[0]?.trial?.session).toBe(0);
    expect(lines[1]?.trial?.session).toBe(1);
  });

  test('of equal results the one that was achieved first is the better, over all sessions (M-1-3-2)', () => {
    const trials = [
      lap({ driver: 0, rolls: 20 }),
      lap({ driver: 1, rolls: 15 }),
      lap({ session: 1, driver: 0, rolls: 15 }),
      lap({ session: 1, driver: 1, rolls: 15 }),
    ];
    const two = qualifying({ names: ['Ada', 'Ben'], sessions: 2, trials });
    expect(driversOf(qualifyingRanking(two, TRIALS))).toEqual([1, 0]);
  });
});

describe('the weather of the sessions', () => {
  test("is rolled once before each on the circuit's table, and is the same for every driver (M-1-0-3, M-3-1-5)", () => {
    const rolled = qualifying({ weather: 'roll', sessions: 3 });
    const skies = [0, 1, 2].map(session => sessionWeather(rolled, session, 'masters-2005', BOARD));
    for (const { sky, roll } of skies) expect(sky).toBe(BOARD.weather[roll - 1]);
    expect(new Set(skies.map(({ roll }) => roll)).size).toBeGreaterThan(1);
    expect(sessionWeather(rolled, 1, 'masters-2005', BOARD)).toEqual(skies[1]);
  });

  test('leaves the track wet after rain, dry after sun and clouds (M-3-1-2 to M-3-1-4, M-3-2-4)', () => {
    const tracks = (['sun', 'changeable', 'rain'] as const).map(sky =>
      trackAfter({ sky, roll: 0 }),
    );
    expect(tracks).toEqual(['dry', 'dry', 'wet']);
  });
});

test('every trial has dice of its own', () => {
  const of = (session: number, driver: number) => trialSeed(qualifying(), { session, driver });
  const seeds = [of(0, 0), of(0, 1), of(1, 0), of(2, 9)];
  expect(new Set(seeds).size).toBe(seeds.length);
  expect(seeds.every(Number.isInteger)).toBe(true);
});

test('the full result of a trial counts rolls, overshoots, minutes and misplacements (M-1-3-1)', () => {
  const trial = { ...lap({ driver: 0, rolls: 18, seconds: 75.56 }), overshootRolls: 4 };
  expect(resultOf({ ...trial, misplacements: 1 }, TRIALS)).toEqual({
    rolls: 33,
    timeMs: 75_560,
    aborted: false,
  });
});
