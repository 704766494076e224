// Seasons whose tables have whole sheets, drawn by lot, for tests of what is reported of figures.

import type { Entry, SheetRow } from '../../season/ledger/entry.ts';
import type { Entrant, Plan } from '../../season/plan/plan.ts';
import type { Season } from '../../season/season.ts';
import { seedOf, shuffled } from '../../season/seeds.ts';
import { due } from '../../season/to-do.ts';
import { entering, openedSeason, settled } from './seasons.ts';

const PEOPLE = ['Ada', 'Ben', 'Chloé', 'Dai', 'Ferranze', 'Ribalto', 'Ashmoor', 'Castelbrun'];
const TEAMS = ['Rosso', 'Verde', 'Blu', 'Ocra'];
const TRACKS = ['monza', 'imola', 'zandvoort', 'spa', 'suzuka', 'monza', 'estoril', 'interlagos'];

/** Returns eight drivers in four teams over eight weekends, two of them at Monza. */
export function figuredPlan(changes: Partial<Plan> = {}): Partial<Plan> {
  return {
    laps: 3,
    entrants: PEOPLE.map(
      (name, at): Entrant => ({
        id: name
          .normalize('NFD')
          .replace(/\p{Mn}/gu, '')
          .toLowerCase(),
        name,
        team: (TEAMS[at % TEAMS.length] ?? '').toLowerCase(),
        ...(at < 2 ? {} : { cpu: 'pro' }),
      }),
    ),
    teams: TEAMS.map(name => ({ id: name.toLowerCase(), name })),
    calendar: TRACKS.map((track, at) => ({
      id: `w${at + 1}`,
      track,
      stage: 'season',
      weight: 1,
    })),
    absent: { standIn: 'club', scores: 'nobody' },
    marshal: 'none',
    car: 'perRace',
    ...changes,
  };
}

/** Returns a whole sheet drawn by lot: the better a driver's number, the more often it is in front. */
function figuredSheet(
  drivers: readonly string[],
  seed: number,
  standIns: ReadonlyMap<string, string> = new Map(),
): readonly SheetRow[] {
  const lot = (...parts: readonly (string | number)[]) => Math.abs(seedOf(seed, ...parts));
  const order = drivers.toSorted(
    (one, other) =>
      (lot('pace', one) % 9) +
      drivers.indexOf(one) -
      (lot('pace', other) % 9) -
      drivers.indexOf(other),
  );
  const grid = shuffled(drivers, seed);
  const outs = lot('outs') % 4;
  const laps = order.map(driver => 9 + (lot('lap', driver) % 5));
  return order.map((driver, at): SheetRow => {
    const isOut = at >= order.length - outs;
    const standIn = standIns.get(driver);
    const rounds = isOut ? 6 + at : 30;
    return {
      driver,
      ...(standIn === undefined ? {} : { standIn }),
      ...(isOut ? {} : { place: at + 1 }),
      grid: grid.indexOf(driver) + 1,
      plays: isOut ? rounds : 28 + (lot('plays', driver) % 9),
      luck: (lot('luck', driver) % 41) - 20,
      led: at === 0 ? 30 : 0,
      lapsLed: at === 0 ? 3 : 0,
      ...(isOut ? {} : { fastestLap: laps[at] ?? 9 }),
      overtakes: lot('overtakes', driver) % 8,
      overtaken: lot('overtaken', driver) % 8,
      lateOvertakes: lot('late', driver) % 3,
      spent: { tires: lot('tires', driver) % 7, brakes: lot('brakes', driver) % 4 },
      ...(isOut
        ? {
            out: {
              round: rounds,
              lap: 1 + (at % 3),
              cause: 'wreck',
              where: 'Roggia',
              place: at === order.length - 1 ? 1 : at,
            },
          }
        : {}),
      places: Array.from({ length: rounds + 1 }, () => at + 1),
      figures: {},
    };
  });
}

/** Returns a season continued with whole sheets, for so many weekends or to its end. */
export function figuredSeason(
  seed: number,
  weekends = 8,
  changes: Partial<Plan> = {},
  started = openedSeason(figuredPlan(changes)),
): Season {
  let season = started;
  for (let raced = 0; raced < weekends; ) {
    const [one] = due(season);
    if (one === undefined) return season;
    const entry = entryFor(one, seed, raced);
    if (entry.kind === 'raced') raced++;
    season = entering(season, entry);
  }
  return season;
}

function entryFor(one: ReturnType<typeof due>[number], seed: number, raced: number): Entry {
  const entry = settled(one, seed);
  if (one.kind !== 'race' || entry.kind !== 'raced') return entry;
  const { seats } = one.race;
  const standIns = new Map(
    seats.flatMap(({ entrant, standIn }) =>
      standIn === undefined ? [] : [[entrant.id, standIn] as const],
    ),
  );
  const drivers = seats.map(({ entrant }) => entrant.id).toSorted();
  const sheet = figuredSheet(drivers, seedOf(seed, 'race', raced), standIns);
  return { ...entry, rounds: 30, leadChanges: raced % 5, sheet };
}
