// What cars of a season take on from race to race (TR-5, TR-7 to TR-9, TR-153, TRR-62).
import { describe, expect, it } from 'vitest';
import type { Carried } from '../rules/kit/seasonal.ts';
import { crew, entering, openedSeason, sheetOf } from '../testing/season/seasons.ts';
import { carriedBefore } from './carry-over.ts';
import type { Entry } from './ledger/entry.ts';
import type { Plan } from './plan/plan.ts';
import type { Season } from './season.ts';
import { due } from './to-do.ts';

const TEAMS = [
  { id: 'red', name: 'Red' },
  { id: 'blue', name: 'Blue' },
];
const DRIVERS = crew(4).map((one, at) => ({ ...one, team: at < 2 ? 'red' : 'blue' }));
const IDS = DRIVERS.map(({ id }) => id);

const CAR = {
  points: { tires: 6, brakes: 3, gearbox: 3, body: 3, engine: 3, handling: 2 },
  fittings: { qualifying: 0, pitCrew: 0 },
  driver: 0,
};

function series(changes: Partial<Plan> = {}): Season {
  const options = { preparation: 'chosen' };
  const usual = { rules: 'trant', car: 'builtOnce', laps: 2, options } as const;
  return openedSeason({ ...usual, entrants: DRIVERS, teams: TEAMS, ...changes });
}

function raced(weekend: string, carries: Readonly<Record<string, Carried>> = {}): Entry {
  const sheet = sheetOf(IDS).map(row => {
    const carried = carries[row.driver];
    return carried === undefined ? row : { ...row, carries: carried };
  });
  return { kind: 'raced', weekend, table: 1, attempt: 1, laps: 2, sheet };
}

function optionsNow(season: Season): Readonly<Record<string, unknown>> {
  const [one] = due(season);
  return one?.kind === 'race' ? one.race.setup.options : {};
}

describe('a season whose cars are built once', () => {
  it('lets each team build in the first race, its second car as a copy (TR-5, TR-8)', () => {
    expect(optionsNow(series())).toMatchObject({
      cars: [null, { copyOf: 0 }, null, { copyOf: 2 }],
      longest: 2,
    });
  });

  it('builds for its longest race (TR-7)', () => {
    const calendar = [
      { id: 'monza', track: 'monza', stage: 'season', weight: 1 },
      { id: 'spa', track: 'spa', stage: 'season', weight: 1, laps: 3 },
    ];
    expect(optionsNow(series({ calendar }))).toMatchObject({ longest: 3 });
  });

  it('races the same cars on every track, with what each driver has won (TR-9, TR-153)', () => {
    const won = { kept: { ...CAR, wonHalves: 2 } };
    const all = Object.fromEntries(IDS.map(id => [id, won]));
    const season = entering(series(), raced('monza', all));
    expect(optionsNow(season)['cars']).toEqual(IDS.map(() => ({ ...CAR, wonHalves: 2 })));
  });

  it('copies the car of a team for whoever joins it later', () => {
    const others = Object.fromEntries(IDS.slice(1).map(id => [id, { kept: CAR }]));
    expect(optionsNow(entering(series(), raced('monza', others)))['cars']).toEqual(
      IDS.map(() => CAR),
    );
  });

  it('keeps what a car has over a race of which only the places are known, and counts it as missed', () => {
    const season = entering(
      series(),
      raced('monza', { aaa: { kept: CAR, away: 2 }, bbb: { kept: CAR, away: 'season' } }),
      raced('spa'),
    );
    const awayBefore = (index: number, id: string) => carriedBefore(season, index, id)?.away;
    expect([1, 2].map(index => awayBefore(index, 'aaa'))).toEqual([2, 1]);
    expect([1, 2].map(index => awayBefore(index, 'bbb'))).toEqual(['season', 'season']);
    expect(carriedBefore(season, 0, 'aaa')).toBeUndefined();
    expect(carriedBefore(season, 2, 'ccc')).toBeUndefined();
  });
});

describe('timed trials of such a season', () => {
  const trials = { sessions: 1, hand: 'guided', void: 'last' } as const;
  const timed = () => series({ trials, grid: 'trials' });
  const trial = (driver: string, carries?: Carried): Entry => ({
    kind: 'trialDriven',
    weekend: 'monza',
    session: 0,
    driver,
    trial: {
      end: 'finished',
      tires: 'hard',
      rolls: [{ gear: 4, face: 8 }],
      overshootRolls: 0,
      misplacements: 0,
      timeMs: 60_000,
    },
    ...(carries === undefined ? {} : { carries }),
  });
  const all = (carries: Readonly<Record<string, Carried>> = {}) =>
    IDS.map(id => trial(id, carries[id] ?? { kept: CAR }));
  // First those who build, then their team mates.
  const inTurn = (entries: readonly Entry[]) => [0, 2, 1, 3].flatMap(at => entries[at] ?? []);
  const dueNow = (season: Season) =>
    due(season).map(one => (one.kind === 'trial' ? one.driver : one.kind));

  it('begin with those who build the cars; their team mates wait to copy them (TR-8)', () => {
    expect(dueNow(timed())).toEqual(['aaa', 'ccc']);
    const built = entering(timed(), trial('aaa', { kept: CAR }));
    expect(dueNow(built)).toEqual(['bbb', 'ccc']);
  });

  it('go to the next of a team where the first has driven no lap', () => {
    expect(dueNow(entering(timed(), trial('ccc')))).toEqual(['aaa', 'ddd']);
  });

  it('leave the race the cars that were built in them (TR-9)', () => {
    const season = entering(timed(), ...inTurn(all()));
    expect(optionsNow(season)['cars']).toEqual(IDS.map(() => CAR));
  });

  it('cost whoever is hurt in them the race, and nobody replaces that driver before the next (TR-145)', () => {
    const carries = {
      bbb: { kept: CAR, misses: true },
      ccc: { kept: CAR, away: 'season', misses: true },
    } as const;
    const hurt = entering(timed(), ...inTurn(all(carries)));
    const [race] = due(hurt);
    if (race?.kind !== 'race') throw new Error('no race is due');
    expect(race.race.seats.map(({ entrant }) => entrant.id)).toEqual(['aaa', 'ddd']);
    const sheet = sheetOf(['aaa', 'ddd']);
    const entry: Entry = { kind: 'raced', weekend: 'monza', table: 1, attempt: 1, laps: 2, sheet };
    const after = entering(hurt, entry);
    expect(carriedBefore(after, 1, 'bbb')).toEqual({ kept: CAR });
    expect(carriedBefore(after, 1, 'ccc')).toEqual({ kept: CAR, away: 'season' });
    expect(dueNow(after)).toEqual(IDS);
  });
});

describe('a season that builds no cars', () => {
  it('takes nothing on', () => {
    const season = series({ car: 'perRace' });
    expect(optionsNow(season)).not.toHaveProperty('cars');
    const masters = openedSeason({ car: 'builtOnce' });
    expect(optionsNow(masters)).not.toHaveProperty('cars');
  });
});
