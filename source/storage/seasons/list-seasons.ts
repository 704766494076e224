// Lists the seasons of a folder at a glance: plan and ledger are read, circuits and rules are not.
import { join } from 'node:path';
import { headField } from '../../circuit/file/yaml-text.ts';
import { type Plan, type WeekendPlan, weekendTerms } from '../../season/plan/plan.ts';
import { readBack } from '../../season/read-back.ts';
import {
  NotDue,
  newSeason,
  type Rostered,
  type Season,
  type WeekendFacts,
} from '../../season/season.ts';
import { codeOf, type Disk, realDisk } from '../disk.ts';
import { glanceAt, type RaceGlance } from '../saves/list-saves.ts';
import { readSeason } from './read-season.ts';
import {
  archiveFolder,
  folderWords,
  ledgerFileOf,
  planFileOf,
  racesFolder,
  seasonsFolder,
  weekendNumber,
} from './season-files.ts';

/** A race of a season that has begun and is not over. */
export interface TableGlance {
  /** Counted from 1. */
  readonly table: number;
  readonly file: string;
  readonly race: RaceGlance;
}

export interface SeasonGlance {
  readonly folder: string;
  /** Its name; that of its folder when the plan cannot be read. */
  readonly name: string;
  /** When something was last entered, in milliseconds since 1970. */
  readonly changedAt: number;
  readonly progress?: SeasonProgress;
  readonly problem?: string;
}

export interface SeasonProgress {
  readonly template: string;
  readonly rules: string;
  readonly weekends: number;
  readonly done: number;
  /** The weekend that is being driven; absent when the season is over. */
  readonly weekend?: Pick<WeekendPlan, 'id' | 'track' | 'date'>;
  /** What is to be done there: timed trials, races, or nothing when the season is over. */
  readonly phase: 'trials' | 'races' | 'over';
  /** Names of those who have not driven their trial of the session, the people among them first. */
  readonly waiting: readonly string[];
  readonly tables: readonly TableGlance[];
  readonly entrants: number;
  readonly people: readonly string[];
}

/**
 * Returns every season in the folder of the saves, the last changed first; none when there is no folder.
 * @throws what the disk reports when the folder exists but cannot be read.
 */
export function listSeasons(savesFolder: string, disk: Disk = realDisk): readonly SeasonGlance[] {
  return foldersIn(seasonsFolder(savesFolder), disk).map(folder => glanceOf(folder, disk));
}

/**
 * Returns the seasons that were put away, the last changed first.
 * @throws what the disk reports when the folder exists but cannot be read.
 */
export function archivedSeasons(
  savesFolder: string,
  disk: Disk = realDisk,
): readonly SeasonGlance[] {
  return foldersIn(archiveFolder(savesFolder), disk).map(folder => glanceOf(folder, disk));
}

/**
 * Returns the folder of the season that was changed last, undefined when there is none. Reads none of them.
 * @throws what the disk reports when the folder exists but cannot be read.
 */
export function lastSeason(savesFolder: string, disk: Disk = realDisk): string | undefined {
  return foldersIn(seasonsFolder(savesFolder), disk)[0];
}

/**
 * Returns the folders of the seasons with their names, the last changed first. Of the plans only the line with the name is read;
 * the name of a season whose plan has none is that of its folder.
 * @throws what the disk reports when the folder exists but cannot be read.
 */
export function namedSeasons(
  savesFolder: string,
  disk: Disk = realDisk,
): readonly Pick<SeasonGlance, 'folder' | 'name'>[] {
  return foldersIn(seasonsFolder(savesFolder), disk).map(folder => ({
    folder,
    name: nameInPlan(folder, disk) || folderWords(folder),
  }));
}

function nameInPlan(folder: string, disk: Disk): string {
  try {
    return headField(new TextDecoder().decode(disk.read(planFileOf(folder))), 'name');
  } catch {
    return '';
  }
}

// The folders that hold a ledger, the last changed first.
function foldersIn(parent: string, disk: Disk): readonly string[] {
  return namesIn(parent, disk)
    .map(name => join(parent, name))
    .flatMap(folder => {
      const at = changedAt(ledgerFileOf(folder), disk);
      return at === undefined ? [] : [{ folder, at }];
    })
    .sort((a, b) => b.at - a.at || (a.folder < b.folder ? -1 : 1))
    .map(({ folder }) => folder);
}

function namesIn(folder: string, disk: Disk): readonly string[] {
  try {
    return disk.list(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

function changedAt(file: string, disk: Disk): number | undefined {
  try {
    return disk.changedAt(file);
  } catch {
    return undefined;
  }
}

// Boards are needed only for what is due; a glance does without them.
const NO_VENUES = {
  venue: () => {
    throw new RangeError('a glance reads no circuit');
  },
};

function glanceOf(folder: string, disk: Disk): SeasonGlance {
  const at = changedAt(ledgerFileOf(folder), disk) ?? changedAt(planFileOf(folder), disk) ?? 0;
  const read = readSeason(folder, disk);
  const unreadable = { folder, name: folderWords(folder), changedAt: at };
  if (!read.ok) return { ...unreadable, problem: read.sentence };
  const { plan, lines } = read;
  try {
    const season = readBack(newSeason(plan, NO_VENUES), lines);
    return { folder, name: plan.name, changedAt: at, progress: progressOf(season, folder, disk) };
  } catch (error) {
    if (!(error instanceof NotDue)) throw error;
    const problem = `The ledger of ${unreadable.name} does not fit its plan: ${error.message}.`;
    return { ...unreadable, name: plan.name, problem };
  }
}

function progressOf(season: Season, folder: string, disk: Disk): SeasonProgress {
  const { plan, facts } = season;
  const done = facts.weekends.findIndex(known => !isRaced(known));
  const at = facts.closed !== undefined || done < 0 ? undefined : done;
  const weekend = at === undefined ? undefined : plan.calendar[at];
  const people = facts.roster.filter(({ entrant }) => entrant.cpu === undefined);
  const common = {
    template: plan.template,
    rules: plan.rules,
    weekends: plan.calendar.length,
    done: done < 0 ? plan.calendar.length : done,
    entrants: facts.roster.length,
    people: people.map(({ entrant }) => entrant.name),
  };
  if (at === undefined || weekend === undefined) {
    return { ...common, phase: 'over', waiting: [], tables: [] };
  }
  const { id, track, date } = weekend;
  const waiting = waitingIn(season, at);
  return {
    ...common,
    weekend: { id, track, ...(date === undefined ? {} : { date }) },
    phase: waiting.length > 0 ? 'trials' : 'races',
    waiting,
    tables: tablesUnderWay(plan, facts.weekends[at], at, folder, disk),
  };
}

// A single table needs no draw.
function isRaced({ results, drawn }: WeekendFacts): boolean {
  const tables = (drawn ?? [[]]).length;
  return results.length > 0 && results.length >= tables;
}

function waitingIn({ plan, facts }: Season, at: number): readonly string[] {
  const [weekend, known] = [plan.calendar[at], facts.weekends[at]];
  if (weekend === undefined || known === undefined || isDrawn(known)) return [];
  // Who is in a later stage follows from standings, for which there are no boards here.
  if (at > 0 && takesSome(plan, weekend)) return [];
  const there = facts.roster.filter(
    ({ from, until, entrant }) =>
      from <= at &&
      (until === undefined || at < until) &&
      !known.absences.some(({ driver, standIn }) => driver === entrant.id && standIn === undefined),
  );
  const { sessions } = weekendTerms(plan, weekend);
  const session = Array.from({ length: sessions }, (_, one) => leftIn(known, there, one));
  const left = session.find(one => one.length > 0) ?? [];
  const isCpu = ({ entrant }: Rostered) => Number(entrant.cpu !== undefined);
  return left.toSorted((a, b) => isCpu(a) - isCpu(b)).map(({ entrant }) => entrant.name);
}

function leftIn({ trials }: WeekendFacts, there: readonly Rostered[], session: number) {
  const driven = trials.filter(one => one.session === session).map(({ driver }) => driver);
  return there.filter(({ entrant }) => !driven.includes(entrant.id));
}

function isDrawn({ drawn, results }: WeekendFacts): boolean {
  return drawn !== undefined || results.length > 0;
}

function takesSome({ stages }: Plan, { stage }: WeekendPlan): boolean {
  return stages.some(({ id, takes }) => id === stage && takes.kind !== 'all');
}

function tablesUnderWay(
  { calendar }: Plan,
  known: WeekendFacts | undefined,
  at: number,
  folder: string,
  disk: Disk,
): readonly TableGlance[] {
  const races = racesFolder(folder);
  const start = `${weekendNumber(at + 1)}-${calendar[at]?.id ?? ''}-table`;
  return safeNamesIn(races, disk).flatMap(name => {
    const [, number, again] =
      /^(\d{1,2})(?:-(\d{1,2}))?\.json$/.exec(name.slice(start.length)) ?? [];
    if (!name.startsWith(start) || number === undefined) return [];
    const table = Number(number);
    const attempt = known?.attempts[table] ?? 1;
    if (Number(again ?? 1) !== attempt) return [];
    const file = join(races, name);
    const { race } = glanceAt(file, disk);
    return race === undefined || race.finished ? [] : [{ table, file, race }];
  });
}

function safeNamesIn(folder: string, disk: Disk): readonly string[] {
  try {
    return disk.list(folder).toSorted();
  } catch {
    return [];
  }
}
