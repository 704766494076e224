// The save of a race under way: it grows with every answer and is written whole, in one atomic step, each time. The last
// time, when the race is over, it is packed.
import { basename, join } from 'node:path';
import type { HandOver } from '../rules/kit/hand-over.ts';
import type { Race, RaceEvent } from '../rules/kit/types.ts';
import { codeOf, type Disk, reasonOf } from './disk.ts';
import { clearLeftovers } from './leftovers.ts';
import { holderWords, type Lock, takeLock } from './lock.ts';
import { previousOf } from './saves/read-save.ts';
import {
  type Answered,
  type RoundHash,
  SAVE_VERSION,
  type SavedDriver,
  type SaveRecord,
} from './saves/save-file.ts';
import { joinSave, packed, splitSave } from './saves/save-text.ts';
import { replaceFile, temporaryOf } from './temporary.ts';

/** The facts of a race that never change. */
export type RaceFacts = Pick<
  SaveRecord,
  'book' | 'circuit' | 'setup' | 'from' | 'again' | 'qualifying'
>;

/** The course of a race so far. Entries are only ever added. */
export interface RaceHistory {
  readonly race: Race;
  readonly drivers: readonly SavedDriver[];
  /** Absent where no car has changed hands. */
  readonly handOvers?: readonly HandOver[];
  readonly hashes: readonly RoundHash[];
  readonly answers: readonly Answered[];
  readonly events: readonly RaceEvent[];
}

export interface Autosave {
  /** The file it is written to; undefined until a name has been taken. */
  readonly file: string | undefined;
  /** Writes the save; returns a sentence when that failed, in which case the save written before is intact. */
  write(history: RaceHistory): string | undefined;
  /** Reports whether the file still is on the disk, with what was written last if anything was. */
  holds(): boolean;
  release(): void;
}

export interface SaveSlot {
  readonly file: string;
  readonly lock: Lock | undefined;
  /** False when the file on the disk is not good enough to be kept as the previous save. */
  readonly keepsPrevious: boolean;
}

/** Returns an autosave at a slot, or one that tries to take its slot at every write until it has one. */
export function openAutosave(
  facts: RaceFacts,
  place: SaveSlot | (() => SaveSlot),
  disk: Disk,
  now: () => Date,
): Autosave {
  const text = saveWriter(facts);
  const moor = typeof place === 'function' ? place : () => place;
  let slot = typeof place === 'function' ? undefined : place;
  let last: string | undefined;
  return {
    get file() {
      return slot?.file;
    },
    write(history) {
      try {
        slot ??= moor();
        const keepsPrevious = last !== undefined || slot.keepsPrevious;
        const previous = keepsPrevious ? (isOver(history) ? 'packed' : 'kept') : 'dropped';
        const written = text(history, now());
        replace(slot.file, written, previous, disk);
        last = written;
        return undefined;
      } catch (error) {
        return `The race could not be saved (${reasonOf(error)}). The race goes on, and saving is tried again after every answer.`;
      }
    },
    holds() {
      try {
        const found = slot === undefined ? undefined : disk.read(slot.file);
        if (found === undefined) return false;
        return last === undefined || new TextDecoder().decode(found) === last;
      } catch {
        return false;
      }
    },
    release() {
      try {
        slot?.lock?.release();
      } catch {
        // The next program takes over a lock that cannot be removed, because its holder no longer runs.
      }
    },
  };
}

/**
 * Takes a free name in `folder`, such as `2026-11-21-1432-monza.json`.
 * @throws what the disk reports.
 */
export function newSaveSlot(folder: string, track: string, disk: Disk, now: Date): SaveSlot {
  const name = track.toLowerCase().replace(/[^a-z0-9-]+/g, '-') || 'race';
  return saveSlotNamed(folder, `${minuteOf(now)}-${name}`, disk, now);
}

/**
 * Takes a name in `folder`, with a number behind it where it is not free.
 * @throws what the disk reports.
 */
export function saveSlotNamed(folder: string, stem: string, disk: Disk, now: Date): SaveSlot {
  disk.makeFolder(folder);
  clearLeftovers(folder, disk, now);
  for (let count = 1; ; count++) {
    const file = join(folder, `${stem}${count === 1 ? '' : `-${count}`}.json`);
    const attempt = takeLock(file, disk, now);
    if (!attempt.ok) continue;
    const taken = new Set(disk.list(folder));
    if (!taken.has(basename(file)) && !taken.has(basename(previousOf(file)))) {
      return { file, lock: attempt.lock, keepsPrevious: true };
    }
    attempt.lock.release();
  }
}

/** A separate save that no session continues to write. */
export interface SaveCopy {
  readonly file: string;
  readonly facts: RaceFacts;
  readonly history: RaceHistory;
  readonly disk: Disk;
  readonly now: Date;
  /** The lock of `file`, when the caller holds it already; the caller keeps it. */
  readonly lock?: Lock | undefined;
}

/**
 * Writes a separate save.
 * @throws what the disk reports; Error when another program has that save open, or a file that is no save has the name.
 */
export function copySave(copy: SaveCopy): void {
  const { file, disk, now } = copy;
  const attempt = copy.lock === undefined ? takeLock(file, disk, now) : undefined;
  if (attempt?.ok === false) throw new Error(`it is open in ${holderWords(attempt.holder)}`);
  try {
    writeCopy(copy);
  } finally {
    attempt?.lock.release();
  }
}

function writeCopy({ file, facts, history, disk, now }: SaveCopy): void {
  if (!mayReplace(file, disk)) throw new Error('a file that is not a save has that name');
  replace(file, saveWriter(facts)(history, now), 'dropped', disk);
}

function mayReplace(file: string, disk: Disk): boolean {
  try {
    return splitSave(disk.read(file)).kind !== 'notASave';
  } catch (error) {
    return codeOf(error) === 'ENOENT';
  }
}

type Previous = 'kept' | 'packed' | 'dropped';

/** Replaces `file` by `text` in one step and keeps the old content as the previous save if asked to. */
function replace(file: string, text: string, previous: Previous, disk: Disk): void {
  replaceFile(file, text, disk, () => {
    if (previous !== 'dropped') keepPrevious(file, previous === 'packed', disk);
  });
}

/** Replaces the previous save by rename, so that there is one at every moment. */
function keepPrevious(file: string, isPacked: boolean, disk: Disk): void {
  const aside = temporaryOf(previousOf(file));
  try {
    const text = isPacked ? packedCopy(file, disk) : undefined;
    if (text === undefined) disk.link(file, aside);
    else disk.writeNew(aside, text);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  disk.rename(aside, previousOf(file));
}

/** Returns the text of a whole save of the present version, packed; undefined for anything else. */
function packedCopy(file: string, disk: Disk): string | undefined {
  const split = splitSave(disk.read(file));
  if (split.kind !== 'whole' || split.version !== SAVE_VERSION) return undefined;
  return joinSave(packed(split.parts));
}

function isOver({ race }: RaceHistory): boolean {
  return race.agenda.length === 0;
}

function minuteOf(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return `${day}-${two(now.getHours())}${two(now.getMinutes())}`;
}

/** Returns a function that writes the saves of one race; what it has turned into text once is not converted again. */
function saveWriter(facts: RaceFacts): (history: RaceHistory, now: Date) => string {
  const { book, circuit, setup, from, again, qualifying } = facts;
  const fixed = JSON.stringify({ book, circuit, setup, from, again, qualifying }).slice(1, -1);
  const answers = growingList<Answered>();
  const events = growingList<RaceEvent>();
  return (history, now) => {
    const { drivers, handOvers, hashes } = history;
    const moving = JSON.stringify({ drivers, handOvers, hashes }).slice(1, -1);
    const record = `{"savedAt":${JSON.stringify(now.toISOString())},${fixed},${moving},"answers":${answers(history.answers)}}`;
    const race = JSON.stringify(history.race);
    const parts = { record, race, events: events(history.events) };
    return joinSave(isOver(history) ? packed(parts) : parts);
  };
}

function growingList<X>(): (list: readonly X[]) => string {
  let text = '';
  let count = 0;
  return list => {
    for (; count < list.length; count++) {
      text += `${count === 0 ? '' : ','}${JSON.stringify(list[count])}`;
    }
    return `[${text}]`;
  };
}
