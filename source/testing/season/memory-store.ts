// A store of a season that keeps its lines in memory; races still lie in a folder.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { enter } from '../../season/apply-entry.ts';
import type { Season } from '../../season/season.ts';
import type { SeasonStore } from '../../storage/seasons/season-store.ts';
import { TEST_TIME } from './seasons.ts';

export function memoryStore(first: Season, folder: string): SeasonStore {
  let season = first;
  mkdirSync(join(folder, 'races'), { recursive: true });
  return {
    folder,
    season: () => season,
    refresh: () => false,
    enter(entry) {
      season = enter(season, entry, TEST_TIME);
      return season;
    },
    raceFile: (weekend, table, attempt) =>
      join(folder, 'races', `${weekend}-table${table}${attempt === 1 ? '' : `-${attempt}`}.json`),
    notice: () => undefined,
    close: () => undefined,
  };
}
