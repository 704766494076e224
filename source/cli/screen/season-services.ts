// What the screen gets for seasons from the other rooms: their folders, circuits and tables.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describeFault } from '../../circuit/file/faults.ts';
import type { Plan } from '../../season/plan/plan.ts';
import { readPlan } from '../../season/plan/read-plan.ts';
import { writePlan } from '../../season/plan/write-plan.ts';
import { openSeasonRun } from '../../session/season/open-season-run.ts';
import type { SeasonRun } from '../../session/season/season-run.ts';
import { tableMoments } from '../../session/season/table-moments.ts';
import { TableWatcher } from '../../session/season/table-states.ts';
import { watchSave } from '../../session/watch.ts';
import { codeOf, makeFolder, openDisk, realDisk, reasonOf } from '../../storage/disk.ts';
import { createSeason } from '../../storage/seasons/create-season.ts';
import { type KnownAlmanac, knownAlmanac } from '../../storage/seasons/known-almanac.ts';
import { listSeasons, type SeasonGlance } from '../../storage/seasons/list-seasons.ts';
import { openSeason } from '../../storage/seasons/open-season.ts';
import { trackVenues } from '../../storage/seasons/track-venues.ts';
import { replaceFile } from '../../storage/temporary.ts';
import { trackNames, tracksFolder } from '../../storage/tracks/track-library.ts';
import type { SeasonEntry, SeasonServices } from '../../ui/season-services.ts';
import type { Problem } from '../../ui/services.ts';
import { library } from '../library.ts';
import { takeOver } from '../saves/open-saved.ts';
import { resumeSeasonCommand } from '../season/resume-season-command.ts';
import { programRooms } from '../season/season-rooms.ts';
import { circuitNamed } from '../tracks/circuits.ts';

export interface SeasonsPlace {
  readonly saves: string;
  /** `--saves` as given. */
  readonly flag?: string | undefined;
}

export function seasonServices({ saves, flag }: SeasonsPlace): SeasonServices {
  const watcher = new TableWatcher(library);
  return {
    list: () => entries(saves),
    open: folder => opened(folder),
    create: plan => created(saves, plan),
    takeOver: async (run, due) => {
      const table = await takeOver(run.tableFile(due));
      if ('problem' in table) return { problem: table.problem };
      if ('answer' in table) return table;
      table.close();
      return { problem: 'There is no race in the save of this table.' };
    },
    watch: (run, due, holder) => watchSave({ file: run.tableFile(due), holder, library }),
    trackNames: () => trackNames(tracksFolder()),
    tables: run => watcher.look(run, new Date()),
    moments: (run, weekend) => tableMoments(run.season(), run.folder, weekend, library),
    keepPage,
    keepPlan,
    almanac: () => almanacOf(saves),
    resumeCommand: folder => resumeSeasonCommand({ folder, flag }),
  };
}

// The title screen must open whatever is wrong with the folder.
function entries(saves: string): readonly SeasonEntry[] {
  try {
    const seasons = listSeasons(saves);
    const raced = seasons.flatMap(({ progress }) => progress?.weekend?.track ?? []);
    const names = trackNames(tracksFolder(), raced);
    return seasons.map(glance => entryOf(glance, names));
  } catch {
    return [];
  }
}

// The season home and the list must open whatever is wrong with the almanac.
function almanacOf(saves: string): KnownAlmanac {
  try {
    return knownAlmanac(saves, { venues: trackVenues(tracksFolder()) });
  } catch {
    return { almanac: [], notices: [] };
  }
}

function entryOf(
  { folder, name, changedAt, progress }: SeasonGlance,
  names: Readonly<Record<string, string>>,
): SeasonEntry {
  const track = progress?.weekend?.track ?? '';
  const weekends = progress?.weekends ?? 0;
  const turns = (progress?.tables ?? []).flatMap(({ race }) => race.turn ?? []);
  const waiting = progress?.phase === 'trials' ? progress.waiting.slice(0, 1) : turns;
  const [turn] = waiting;
  return {
    folder,
    name,
    weekend: Math.min(weekends, (progress?.done ?? 0) + 1),
    weekends,
    track: names[track] ?? track,
    isOver: progress?.phase === 'over',
    writtenAt: changedAt,
    ...(waiting.length === 1 && turn !== undefined ? { turn } : {}),
  };
}

function opened(folder: string): SeasonRun | Problem {
  const found = openSeason(folder, { venues: trackVenues(tracksFolder()) });
  if (!found.ok) return { problem: found.sentence };
  try {
    const circuitText = (track: string) => circuitNamed(track).text;
    return openSeasonRun({ store: found.store, library, circuitText });
  } catch (error) {
    found.store.close();
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

// A plan from the form is checked like one from a file.
function created(saves: string, plan: Plan): SeasonRun | Problem {
  const planText = writePlan(plan);
  const read = readPlan(planText, 'plan.yaml', { known: programRooms });
  if (!read.ok) {
    const [first] = read.faults;
    return { problem: first === undefined ? '' : `${describeFault(first)}.` };
  }
  const made = createSeason({
    savesFolder: saves,
    plan: read.plan,
    planText,
    disk: realDisk,
    now: new Date(),
  });
  return made.ok ? opened(made.folder) : { problem: made.sentence };
}

function keepPlan(file: string, plan: Plan): string | Problem {
  const path = resolve(file);
  try {
    writeFileSync(path, writePlan(plan), { flag: 'wx' });
    return path;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') {
      return { problem: `${path} is there already: give another name.` };
    }
    return { problem: `${path} cannot be written: ${reasonOf(error)}.` };
  }
}

function keepPage(run: SeasonRun, name: string, markdown: string): string {
  const folder = join(run.folder, 'report');
  const file = join(folder, `${name}.md`);
  try {
    makeFolder(folder);
    replaceFile(file, markdown, openDisk);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The page cannot be written: ${reason}.`);
  }
  return file;
}
