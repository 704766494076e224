// The screen with a season for tests: the store in memory, races in a fresh folder, everything else real.

import type { Plan } from '../../season/plan/plan.ts';
import type { Season } from '../../season/season.ts';
import { openSeasonRun } from '../../session/season/open-season-run.ts';
import type { SeasonRun } from '../../session/season/season-run.ts';
import { tableMoments } from '../../session/season/table-moments.ts';
import { watchSave } from '../../session/watch.ts';
import type { SeasonEntry, SeasonServices } from '../../ui/season-services.ts';
import { freshFolder } from '../fresh-folder.ts';
import { type Game, KEYS, play, type Wishes } from '../terminal/screen-game.ts';
import { memoryStore } from './memory-store.ts';
import { circuitText, openedSeason, programLibrary } from './seasons.ts';

export interface SeasonWishes extends Omit<Wishes, 'services'> {
  readonly services?: Partial<SeasonServices>;
  readonly entry?: Partial<SeasonEntry>;
}

export interface SeasonGame extends Game {
  readonly run: SeasonRun;
  readonly plans: { readonly file: string; readonly plan: Plan }[];
  readonly kept: { readonly name: string; readonly markdown: string }[];
}

/** Opens the screen at the title; its first line continues the season. */
export function playSeason(
  columns: number,
  rows: number,
  season: Season = openedSeason(),
  { services = {}, entry = {}, ...wishes }: SeasonWishes = {},
): SeasonGame {
  const folder = freshFolder();
  const run = openSeasonRun({
    store: memoryStore(season, folder),
    library: programLibrary,
    circuitText,
  });
  const kept: { readonly name: string; readonly markdown: string }[] = [];
  const plans: { readonly file: string; readonly plan: Plan }[] = [];
  const seasons: SeasonServices = {
    list: () => [
      {
        folder,
        name: season.plan.name,
        weekend: 1,
        weekends: season.plan.calendar.length,
        track: 'Monza',
        isOver: false,
        writtenAt: 1,
        ...entry,
      },
    ],
    open: () => run,
    create: () => run,
    takeOver: async () => ({ problem: 'Nobody answers.' }),
    keepPlan: (file, plan) => {
      plans.push({ file, plan });
      return file;
    },
    watch: (season, due, holder) =>
      watchSave({ file: season.tableFile(due), holder, library: programLibrary }),
    trackNames: () => ({ monza: 'Monza', spa: 'Spa', monaco: 'Monaco', otterbrook: 'Otterbrook' }),
    tables: () => [],
    moments: (run, weekend) => tableMoments(run.season(), run.folder, weekend, programLibrary),
    keepPage: (_, name, markdown) => {
      kept.push({ name, markdown });
      return `report/${name}.md`;
    },
    almanac: () => ({ almanac: [], notices: [] }),
    resumeCommand: () => 'npm start -- season resume',
    ...services,
  };
  const game = play(columns, rows, { ...wishes, services: { seasons } });
  return { ...game, run, kept, plans };
}

/** Leads from the title to the home of the season that waits. */
export async function toPaddock(screen: SeasonGame): Promise<void> {
  await screen.sees('Continue');
  screen.press(KEYS.enter);
  await screen.sees('Standings and matrix');
}
