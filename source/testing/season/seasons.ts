// Seasons for tests: plans with a few changes, the shipped circuits, and results without races.

import { readFileSync } from 'node:fs';
import { readCircuit } from '../../circuit/file/read.ts';
import { library } from '../../cli/library.ts';
import { bookNamed, games } from '../../rules/games.ts';
import { enter } from '../../season/apply-entry.ts';
import type { Entry, SheetRow } from '../../season/ledger/entry.ts';
import { usualOf } from '../../season/plan/field.ts';
import type { Entrant, Plan } from '../../season/plan/plan.ts';
import { SERIES, TABLES, TRIALS } from '../../season/plan/plan-fields.ts';
import { NO_STAGES } from '../../season/plan/plan-of-text.ts';
import { newSeason, type Season, type Venue, type Venues } from '../../season/season.ts';
import { seedOf, shuffled } from '../../season/seeds.ts';
import { pointsBy } from '../../season/templates/template.ts';
import { type Due, due } from '../../season/to-do.ts';

const known = new Map<string, Venue>();

export const shippedVenues: Venues = {
  venue(bookId, track) {
    const key = `${bookId}/${track}`;
    const venue = known.get(key) ?? read(bookId, track);
    known.set(key, venue);
    return venue;
  },
};

export const programLibrary = library;

export function circuitText(track: string): string {
  return readFileSync(new URL(`../../../tracks/${track}.yaml`, import.meta.url), 'utf8');
}

function read(bookId: string, track: string): Venue {
  const book = bookNamed(bookId);
  const circuit = readCircuit(circuitText(track), `${track}.yaml`);
  if (book === undefined || !circuit.ok) throw new RangeError(`no ${bookId} on ${track}`);
  return { book, board: games.of(book).boardOf(circuit, book) };
}

/** Returns CPU drivers, named by the letters of the alphabet and then by number. */
export function crew(count: number, level = 'club'): readonly Entrant[] {
  return Array.from({ length: count }, (_, at) => {
    const name = at < 26 ? String.fromCharCode(65 + at).repeat(3) : `Driver ${at + 1}`;
    return { id: name.toLowerCase().replace(' ', '-'), name, cpu: level };
  });
}

/** Returns a plan: three weekends for four drivers, by lot, 10-6-4-3-2-1. */
export function planOf(changes: Partial<Plan> = {}): Plan {
  return {
    format: 'chicane-plan/1',
    name: 'Ardennes Cup',
    template: 'championship',
    rules: 'masters-2005',
    laps: 1,
    options: { preparation: 'ready' },
    grid: 'lot',
    trials: { sessions: 0, ...usualOf(TRIALS) },
    tables: { size: 10, ...usualOf(TABLES) },
    stages: NO_STAGES,
    points: pointsBy([10, 6, 4, 3, 2, 1]),
    count: { drop: 0, startsLeast: 0 },
    rank: ['points', 'wins', 'places', 'latest', 'lot'],
    absent: { scores: 'nobody' },
    ...usualOf(SERIES),
    seed: 4711,
    calendar: ['monza', 'spa', 'monaco'].map(id => ({ id, track: id, stage: 'season', weight: 1 })),
    entrants: crew(4),
    teams: [],
    ...changes,
  };
}

export const TEST_TIME = '2026-12-19T19:02:00.000Z';

export function openedSeason(changes: Partial<Plan> = {}, venues: Venues = shippedVenues): Season {
  const opened: Entry = { kind: 'opened', plan: 'p', seed: 's' };
  return enter(newSeason(planOf(changes), venues), opened, TEST_TIME);
}

export function entering(season: Season, ...entries: readonly Entry[]): Season {
  return entries.reduce((so, entry) => enter(so, entry, TEST_TIME), season);
}

/** Returns a result without a race: the drivers in an order, the last ones out of it. */
export function sheetOf(order: readonly string[], out = 0): readonly SheetRow[] {
  return order.map((driver, at) =>
    at < order.length - out
      ? { driver, place: at + 1, grid: at + 1 }
      : { driver, grid: at + 1, out: { cause: 'wreck', round: 3, lap: 1, where: '' } },
  );
}

export function settled(one: Due, seed: number): Entry {
  const { weekend } = one;
  switch (one.kind) {
    case 'trial': {
      const rolls = 14 + (Math.abs(seedOf(seed, one.weekend, one.session, one.driver)) % 9);
      const { session, driver } = one;
      return { kind: 'trialDriven', weekend, session, driver, trial: trialOf(rolls) };
    }
    case 'draw':
      return { kind: 'drawn', weekend, tables: one.proposal?.tables ?? [], by: 'rule' };
    case 'roll':
      return { kind: 'rolledForAll', weekend, driver: one.driver, die: one.die };
    case 'grid':
      return { kind: 'gridSet', weekend, table: one.table, grid: one.drivers };
    case 'race': {
      const { seats, attempt, setup } = one.race;
      const order = shuffled(
        seats.map(({ entrant }) => entrant.id),
        seedOf(seed, setup.seed),
      );
      const standIns = new Map(seats.map(({ entrant, standIn }) => [entrant.id, standIn]));
      const sheet = sheetOf(order, Math.abs(seed) % 3).map(row => {
        const standIn = standIns.get(row.driver);
        return standIn === undefined ? row : { ...row, standIn };
      });
      return { kind: 'raced', weekend, table: one.table, attempt, laps: setup.laps, sheet };
    }
  }
}

export function trialOf(
  rolls: number,
  timeMs = 40_000,
): Extract<Entry, { kind: 'trialDriven' }>['trial'] {
  return {
    end: 'finished',
    tires: 'hard',
    rolls: Array.from({ length: rolls }, () => ({ gear: 3, face: 5 })),
    overshootRolls: 0,
    misplacements: 0,
    timeMs,
  };
}

/** Returns a season driven on by lot until nothing is due, or for so many entries. */
export function drivenOn(season: Season, seed: number, most = Number.POSITIVE_INFINITY): Season {
  let so = season;
  for (let entries = 0; entries < most; entries++) {
    const open = due(so);
    const one = open[Math.abs(seedOf(seed, entries)) % Math.max(1, open.length)];
    if (one === undefined) return so;
    so = enter(so, settled(one, seed), TEST_TIME);
  }
  return so;
}
