// A season raced to its end in the imagination: with other dice, without people, and entered nowhere.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { driverTables } from '../../../drivers/driver-tables.ts';
import { enter } from '../../../season/apply-entry.ts';
import type { Entrant, Plan } from '../../../season/plan/plan.ts';
import type { Season } from '../../../season/season.ts';
import { seedOf } from '../../../season/seeds.ts';
import { standings } from '../../../season/standings/standings.ts';
import { openSeasonRun } from '../../../session/season/open-season-run.ts';
import type { SeasonRun } from '../../../session/season/season-run.ts';
import { makeFolder } from '../../../storage/disk.ts';
import { raceFileOf, racesFolder } from '../../../storage/seasons/season-files.ts';
import type { SeasonStore } from '../../../storage/seasons/season-store.ts';
import { library } from '../../library.ts';
import { circuitText, venues } from '../season-circuits.ts';

export function standInLevel({ plan }: Season): string {
  if (plan.absent.standIn !== undefined) return plan.absent.standIn;
  const [{ id: first } = { id: '' }] = plan.calendar;
  const track = plan.calendar.find(({ id }) => id === first)?.track ?? '';
  const { drivers } = driverTables.of(venues.venue(plan.rules, track).book);
  return drivers[0]?.level ?? '';
}

/**
 * Returns a run of the rest of a season, with other dice for each `time`. Its races lie in a folder that is removed when it
 * is closed.
 */
export function imaginedRun(season: Season, time: number): SeasonRun {
  const folder = mkdtempSync(join(tmpdir(), 'chicane-season-'));
  makeFolder(racesFolder(folder));
  const run = openSeasonRun({
    store: storeIn(folder, imagined(season, time)),
    library,
    circuitText,
  });
  return { ...run, folder, close: () => rmSync(folder, { recursive: true, force: true }) };
}

// What has been entered stays; the new seed affects only what is still to be thrown.
function imagined(season: Season, time: number): Season {
  const level = standInLevel(season);
  const driven = (entrant: Entrant): Entrant => ({ ...entrant, cpu: entrant.cpu ?? level });
  const { plan, facts } = season;
  const changed: Plan = {
    ...plan,
    seed: seedOf(plan.seed, 'times', time),
    entrants: plan.entrants.map(driven),
  };
  const roster = facts.roster.map(one => ({ ...one, entrant: driven(one.entrant) }));
  return { ...season, plan: changed, facts: { ...facts, roster } };
}

function storeIn(folder: string, first: Season): SeasonStore {
  let season = first;
  return {
    folder,
    season: () => season,
    refresh: () => false,
    enter(entry) {
      season = enter(season, entry, season.lines.at(-1)?.at ?? '');
      return season;
    },
    raceFile: (weekend, table, attempt) => raceFileOf(folder, season.plan, weekend, table, attempt),
    notice: () => undefined,
    close: () => undefined,
  };
}

/** Mean results of a driver. */
export interface TimesLine {
  readonly driver: string;
  /** Titles; a shared one counts in parts. */
  readonly titles: number;
  readonly place: number;
  readonly points: number;
}

export class SeasonTally {
  readonly #sums = new Map<string, { titles: number; places: number; points: number }>();
  #seasons = 0;

  get seasons(): number {
    return this.#seasons;
  }

  add(season: Season): void {
    const { drivers } = standings(season);
    const champions = drivers.filter(({ place, eligible }) => place === 1 && eligible);
    this.#seasons++;
    for (const { driver, place, points } of drivers) {
      const sum = this.#sums.get(driver) ?? { titles: 0, places: 0, points: 0 };
      const isChampion = champions.some(one => one.driver === driver);
      this.#sums.set(driver, {
        titles: sum.titles + (isChampion ? 1 / champions.length : 0),
        places: sum.places + place,
        points: sum.points + points,
      });
    }
  }

  /** Returns everybody, most titles first, then the best mean place. */
  lines(): readonly TimesLine[] {
    return [...this.#sums]
      .map(([driver, { titles, places, points }]) => ({
        driver,
        titles,
        place: places / this.#seasons,
        points: points / this.#seasons,
      }))
      .toSorted((one, other) => other.titles - one.titles || one.place - other.place);
  }
}
