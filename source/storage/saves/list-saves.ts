// Lists the saves of a folder at a glance, without reading their circuits or rules.
import { join } from 'node:path';
import * as z from 'zod';
import { codeOf, type Disk, realDisk, reasonOf } from '../disk.ts';
import { problemSentence } from '../problems.ts';
import { safeName, safeText } from '../untrusted-text.ts';
import { migrate, type RawSave } from './migrations.ts';
import { previousOf } from './read-save.ts';
import { SAVE_VERSION, shapeRace, shapeRecord } from './save-file.ts';
import { readPart, splitSave } from './save-text.ts';
import { trialsLeft } from './saved-qualifying.ts';

export interface SaveGlance {
  readonly file: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** A summary of the race; absent when nothing in the file can be used. */
  readonly race?: RaceGlance;
  readonly problem?: string;
}

export interface RaceGlance {
  readonly book: string;
  readonly track: string;
  readonly laps: number;
  readonly drivers: readonly { readonly name: string; readonly kind: 'human' | 'remote' | 'cpu' }[];
  readonly round: number;
  /** Lap of the leader, where the race counts laps; 0 before the start. */
  readonly lap?: number;
  readonly answers: number;
  /** Name of the one driver whose turn it is; absent when there is none or more than one. */
  readonly turn?: string;
  readonly finished: boolean;
  /** Name of the driver who won; absent before the end, and where nobody took the flag. */
  readonly winner?: string;
  /** True while its timed trials are under way. */
  readonly qualifying: boolean;
}

const ID_CELLS = 40;
const lapsShape = z.looseObject({ cars: z.array(z.looseObject({ laps: z.int() })).min(1) });

/**
 * Returns every save in `folder`, the newest first; none when the folder does not exist.
 * @throws what the disk reports when the folder exists but cannot be read.
 */
export function listSaves(folder: string, disk: Disk = realDisk): readonly SaveGlance[] {
  return savesIn(folder, disk)
    .map(file => glanceAt(file, disk))
    .sort((a, b) => b.savedAt - a.savedAt || (a.file < b.file ? 1 : -1));
}

export function newestUnfinished(saves: readonly SaveGlance[]): SaveGlance | undefined {
  return saves.find(isUnfinished);
}

/** Most saves opened in search of a race to offer; opening hundreds would take too long. */
const OPENED_MOST = 10;

/**
 * Returns a race that can be continued: the one in `first` if possible, else the newest among the files written last;
 * undefined when none of them can be.
 * @throws what the disk reports when the folder exists but cannot be read.
 */
export function lastUnfinished(
  folder: string,
  first?: string,
  disk: Disk = realDisk,
): SaveGlance | undefined {
  const latest = savesIn(folder, disk)
    .map(file => ({ file, at: changedAt(file, disk) }))
    .sort((a, b) => b.at - a.at)
    .slice(0, OPENED_MOST)
    .map(({ file }) => file);
  for (const file of [...(first === undefined || first === '' ? [] : [first]), ...latest]) {
    const glance = glanceAt(file, disk);
    if (isUnfinished(glance)) return glance;
  }
  return undefined;
}

function isUnfinished({ race }: SaveGlance): boolean {
  return race !== undefined && !race.finished;
}

function savesIn(folder: string, disk: Disk): readonly string[] {
  const names = new Set(namesIn(folder, disk).map(name => name.replace(/\.json\.bak$/, '.json')));
  return [...names].filter(name => name.endsWith('.json')).map(name => join(folder, name));
}

// A save of which only the previous version is left counts as oldest.
function changedAt(file: string, disk: Disk): number {
  try {
    return disk.changedAt(file);
  } catch {
    return 0;
  }
}

function turnIn(
  seats: readonly number[] = [],
  drivers: readonly { readonly name: string }[],
): Pick<RaceGlance, 'turn'> {
  const [seat = -1] = seats;
  const name = safeName(drivers[seat]?.name ?? '');
  return seats.length === 1 && name !== '' ? { turn: name } : {};
}

const placesShape = z.looseObject({ cars: z.array(z.looseObject({ place: z.int().optional() })) });

// In every game the car that took the flag first has place 1.
function winnerIn(
  race: unknown,
  drivers: readonly { readonly name: string }[],
): Pick<RaceGlance, 'winner'> {
  const read = placesShape.safeParse(race);
  const seat = read.success ? read.data.cars.findIndex(({ place }) => place === 1) : -1;
  const name = safeName(drivers[seat]?.name ?? '');
  return name === '' ? {} : { winner: name };
}

function namesIn(folder: string, disk: Disk): readonly string[] {
  try {
    return disk.list(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Returns a save at a glance, or the save before it where the last one is damaged. Never throws. */
export function glanceAt(file: string, disk: Disk = realDisk): SaveGlance {
  const last = readGlance(file, disk);
  if (last.race !== undefined || last.kind === 'newer') return { file, ...last.glance };
  const previous = readGlance(previousOf(file), disk);
  if (previous.race === undefined) return { file, ...last.glance };
  const problem = 'The last save is damaged; the race continues from the save before it.';
  return { file, ...previous.glance, problem };
}

interface Read {
  readonly kind: string;
  readonly race?: RaceGlance;
  readonly glance: Omit<SaveGlance, 'file'>;
}

function readGlance(file: string, disk: Disk): Read {
  try {
    const split = splitSave(disk.read(file));
    const changedAt = disk.changedAt(file);
    if (split.kind !== 'whole' && split.kind !== 'recordOnly') {
      return {
        kind: split.kind,
        glance: { savedAt: changedAt, problem: problemSentence(split, file) },
      };
    }
    const whole = split.kind === 'whole';
    const record = readPart(whole ? split.parts.record : split.record);
    if (!record.ok) return damaged(file, `its record ${record.message}`, changedAt);
    const race = whole ? readPart(split.parts.race) : undefined;
    const raw: RawSave = {
      record: record.value,
      race: race?.ok ? race.value : undefined,
      events: undefined,
    };
    const found = raceIn(migrate(raw, split.version, SAVE_VERSION));
    if (found === undefined) {
      return damaged(file, 'it does not have the shape of a save', changedAt);
    }
    const problem = whole ? {} : { problem: 'The save is damaged; the race can be rebuilt.' };
    return { kind: split.kind, race: found.race, glance: { ...found, ...problem } };
  } catch (error) {
    const sentence = problemSentence({ kind: 'unreadable', reason: reasonOf(error) }, file);
    return { kind: 'unreadable', glance: { savedAt: 0, problem: sentence } };
  }
}

// A finished car has crossed the line once more than there are laps.
function leadersLap(cars: readonly { readonly laps: number }[], laps: number): number {
  return Math.min(laps, Math.max(...cars.map(car => car.laps)));
}

function damaged(file: string, at: string, savedAt: number): Read {
  const problem = problemSentence({ kind: 'damaged', at }, file);
  return { kind: 'damaged', glance: { savedAt, problem } };
}

function raceIn(save: RawSave): { savedAt: number; race: RaceGlance } | undefined {
  const shaped = shapeRecord(save.record);
  if (!shaped.ok) return undefined;
  const { savedAt, book, circuit, setup, drivers, hashes, answers, qualifying } = shaped.value;
  const race = shapeRace(save.race);
  const counted = lapsShape.safeParse(save.race);
  return {
    savedAt: Date.parse(savedAt),
    race: {
      book: safeText(book.id, ID_CELLS),
      track: safeText(circuit.id, ID_CELLS),
      laps: setup.laps,
      drivers: drivers.map(({ name, kind }) => ({ name: safeName(name) || '?', kind })),
      round: race.ok ? race.value.round : (hashes.at(-1)?.round ?? 0),
      ...(counted.success ? { lap: leadersLap(counted.data.cars, setup.laps) } : {}),
      answers: answers.length,
      ...turnIn(race.ok ? race.value.agenda[0]?.seats : [], drivers),
      finished: race.ok && race.value.agenda.length === 0,
      ...(race.ok && race.value.agenda.length === 0 ? winnerIn(save.race, drivers) : {}),
      qualifying: qualifying !== undefined && trialsLeft(qualifying),
    },
  };
}
