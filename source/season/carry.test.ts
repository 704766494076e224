// What cars of a season take on from race to race (TR-5, TR-7 to TR-9, TR-153, TRR-62).
import { describe, expect, it } from 'vitest';
import type { Carried } from '../rules/kit/seasonal.ts';
import { crew, entering, openedSeason, sheetOf } from '../testing/season/seasons.ts';
import { carriedBefore } from './carry.ts';
import { due } from './due.ts';
import type { Entry } from './ledger/entry.ts';
import type { Plan } from './plan/plan.ts';
import type { Season } from './season.ts';

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

describe('a season that builds no cars', () => {
  it('takes nothing on', () => {
    const season = series({ car: 'perRace' });
    expect(optionsNow(season)).not.toHaveProperty('cars');
    const masters = openedSeason({ car: 'builtOnce' });
    expect(optionsNow(masters)).not.toHaveProperty('cars');
  });
});
