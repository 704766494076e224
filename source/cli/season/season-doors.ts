// The seasons as the screen opens, drives and keeps them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plan } from '../../season/plan/plan.ts';
import { writePlan } from '../../season/plan/write-plan.ts';
import { openSeasonRun } from '../../session/season/open-season-run.ts';
import type { SeasonRun } from '../../session/season/season-run.ts';
import { realDisk, reasonOf } from '../../storage/disk.ts';
import { createSeason } from '../../storage/seasons/create-season.ts';
import { listSeasons, type SeasonGlance } from '../../storage/seasons/list-seasons.ts';
import { openSeason } from '../../storage/seasons/open-season.ts';
import { askHolder } from '../../storage/take-over.ts';
import type { SeasonDoors, SeasonEntry } from '../../ui/season-doors.ts';
import { library } from '../library.ts';
import { openPreferences } from '../screen/settings.ts';
import { resumeSeasonCommand } from './resume-season-command.ts';
import { circuitNames, circuitText, programRooms } from './season-rooms.ts';
import { tableStates } from './table-states.ts';

/** The folder of the saves, and how it was asked for. */
export interface SeasonsPlace {
  readonly saves: string;
  /** `--saves` as given. */
  readonly flag?: string | undefined;
}

/** Returns the doors of the screen to the seasons of a folder of saves. */
export function seasonDoors({ saves, flag }: SeasonsPlace): SeasonDoors {
  return {
    list: () => listed(saves),
    open: openRun,
    create: plan => created(saves, plan),
    async takeOver(run, due) {
      const file = run.raceFile(due);
      try {
        await askHolder(file);
      } catch (error) {
        return { problem: `The table cannot be taken over: ${reasonOf(error)}.` };
      }
      const opened = run.openTable(due);
      if (!('refused' in opened)) {
        run.enter({
          kind: 'takenOver',
          what: `${due.weekend}/${due.table}`,
          from: 'another terminal',
        });
        return opened;
      }
      return { problem: `${opened.refused} It does not respond: it hangs or is stopped.` };
    },
    trackNames: circuitNames,
    tables: run =>
      tableStates(
        { raceFile: (weekend, table) => fileOf(run, weekend, table) },
        run.due(),
        openPreferences().get().language,
      ),
    keepPage,
    resumeCommand: folder => resumeSeasonCommand({ folder, flag }),
  };
}

function fileOf(run: SeasonRun, weekend: string, table: number): string {
  const due = run
    .due()
    .find(one => one.kind === 'race' && one.weekend === weekend && one.table === table);
  return due?.kind === 'race' ? run.raceFile(due) : '';
}

function openRun(folder: string): ReturnType<SeasonDoors['open']> {
  const opened = openSeason(folder, { venues: programRooms.venues });
  if (!opened.ok) return { problem: opened.sentence };
  try {
    return openSeasonRun({ store: opened.store, library, circuitText });
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function created(saves: string, plan: Plan): ReturnType<SeasonDoors['create']> {
  const made = createSeason({
    savesFolder: saves,
    plan,
    planText: writePlan(plan),
    disk: realDisk,
    now: new Date(),
  });
  return made.ok ? openRun(made.folder) : { problem: made.sentence };
}

function listed(saves: string): readonly SeasonEntry[] {
  const names = circuitNames();
  try {
    return listSeasons(saves).flatMap(glance => entryOf(glance, names));
  } catch {
    return [];
  }
}

function entryOf(
  { folder, name, changedAt, progress }: SeasonGlance,
  names: Readonly<Record<string, string>>,
): readonly SeasonEntry[] {
  if (progress === undefined) return [];
  const { weekends, done, weekend, waiting, tables } = progress;
  const [table] = tables;
  const turn = table?.race.turn ?? (waiting.length === 1 ? waiting[0] : undefined);
  return [
    {
      folder,
      name,
      weekend: Math.min(done + 1, weekends),
      weekends,
      track: weekend === undefined ? '' : (names[weekend.track] ?? weekend.track),
      ...(turn === undefined ? {} : { turn }),
      isOver: weekend === undefined,
      writtenAt: changedAt,
    },
  ];
}

function keepPage({ folder }: SeasonRun, name: string, markdown: string): string {
  const file = join(folder, 'report', `${name.replace(/[^a-z0-9-]+/gi, '-')}.md`);
  try {
    mkdirSync(join(folder, 'report'), { recursive: true });
    writeFileSync(file, markdown);
  } catch (error) {
    throw new Error(`The page cannot be written: ${reasonOf(error)}.`);
  }
  return file;
}
