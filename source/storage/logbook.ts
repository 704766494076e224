// The save of a race that is being driven: grows with every answer and is written whole, in one step, each time.
import { basename, dirname, join } from 'node:path';
import type { Race, RaceEvent } from '../rules/kit/types.ts';
import { codeOf, type Disk, reasonOf } from './disk.ts';
import { clearLeftovers } from './leftovers.ts';
import { holderWords, type Lock, takeLock } from './lock.ts';
import { previousOf } from './read-save.ts';
import type { Answered, RoundHash, SavedDriver, SaveRecord } from './save-file.ts';
import { joinSave, splitSave } from './save-text.ts';

/** What stays the same during a race. */
export type RaceFacts = Pick<SaveRecord, 'book' | 'circuit' | 'setup' | 'from' | 'qualifying'>;

/** What has happened so far. Entries are only ever added. */
export interface Chronicle {
  readonly race: Race;
  readonly drivers: readonly SavedDriver[];
  readonly hashes: readonly RoundHash[];
  readonly answers: readonly Answered[];
  readonly events: readonly RaceEvent[];
}

export interface Logbook {
  /** Where it is written; undefined until a name could be taken. */
  readonly file: string | undefined;
  /** Writes the save; a sentence when that failed, which loses nothing that was written before. */
  write(chronicle: Chronicle): string | undefined;
  /** Gives the lock back. */
  release(): void;
}

/** A place for a save: a file with its lock. */
export interface Berth {
  readonly file: string;
  readonly lock: Lock | undefined;
  /** False when the file on the disk is not good enough to be kept as the previous save. */
  readonly keepsPrevious: boolean;
}

/** A logbook at a berth, or one that looks for its berth at every write until it has one. */
export function openLogbook(
  facts: RaceFacts,
  place: Berth | (() => Berth),
  disk: Disk,
  now: () => Date,
): Logbook {
  const text = saveWriter(facts);
  const moor = typeof place === 'function' ? place : () => place;
  let berth = typeof place === 'function' ? undefined : place;
  let hasWritten = false;
  return {
    get file() {
      return berth?.file;
    },
    write(chronicle) {
      try {
        berth ??= moor();
        const keepsPrevious = hasWritten || berth.keepsPrevious;
        replace(berth.file, text(chronicle, now()), keepsPrevious, disk);
        hasWritten = true;
        return undefined;
      } catch (error) {
        return `The race could not be saved (${reasonOf(error)}). It continues, and saving is retried after every answer.`;
      }
    },
    release() {
      try {
        berth?.lock?.release();
      } catch {
        // A lock that cannot be removed is taken over by the next program, because its holder is gone.
      }
    },
  };
}

/** Takes a free name in `folder`, such as `2026-11-21-1432-monza.json`. Throws what the disk says. */
export function newBerth(folder: string, track: string, disk: Disk, now: Date): Berth {
  disk.makeFolder(folder);
  clearLeftovers(folder, disk, now);
  const stem = `${minuteOf(now)}-${track.toLowerCase().replace(/[^a-z0-9-]+/g, '-') || 'race'}`;
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

/**
 * Writes a save of its own, which no session goes on to write.
 * @throws what the disk says; Error when another program has that save open, or the file is no save at all.
 */
export function copySave(
  file: string,
  facts: RaceFacts,
  chronicle: Chronicle,
  disk: Disk,
  now: Date,
): void {
  const attempt = takeLock(file, disk, now);
  if (!attempt.ok) throw new Error(`it is open in ${holderWords(attempt.holder)}`);
  try {
    if (!mayReplace(file, disk)) throw new Error('a file that is not a save has that name');
    replace(file, saveWriter(facts)(chronicle, now), false, disk);
  } finally {
    attempt.lock.release();
  }
}

function mayReplace(file: string, disk: Disk): boolean {
  try {
    return splitSave(disk.read(file)).kind !== 'notASave';
  } catch (error) {
    return codeOf(error) === 'ENOENT';
  }
}

/** Puts `text` in the place of `file` in one step and keeps what stood there as the previous save. */
function replace(file: string, text: string, keepsPrevious: boolean, disk: Disk): void {
  const written = `${file}.${process.pid}.tmp`;
  try {
    disk.write(written, text);
    if (keepsPrevious) keepPrevious(file, disk);
    disk.rename(written, file);
  } catch (error) {
    try {
      disk.remove(written);
    } catch {
      // What is left over is removed when the save is opened again.
    }
    throw error;
  }
  disk.syncFolder(dirname(file));
}

/** At no moment is the previous save gone: the new one is put in its place. */
function keepPrevious(file: string, disk: Disk): void {
  const aside = `${previousOf(file)}.${process.pid}.tmp`;
  disk.remove(aside);
  try {
    disk.link(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  disk.rename(aside, previousOf(file));
}

function minuteOf(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return `${day}-${two(now.getHours())}${two(now.getMinutes())}`;
}

/** Writes saves of one race; what was turned into text once is not turned again. */
function saveWriter(facts: RaceFacts): (chronicle: Chronicle, now: Date) => string {
  const { book, circuit, setup, from, qualifying } = facts;
  const fixed = JSON.stringify({ book, circuit, setup, from, qualifying }).slice(1, -1);
  const answers = growingList<Answered>();
  const events = growingList<RaceEvent>();
  return (chronicle, now) => {
    const { drivers, hashes } = chronicle;
    const moving = JSON.stringify({ drivers, hashes }).slice(1, -1);
    const record = `{"savedAt":${JSON.stringify(now.toISOString())},${fixed},${moving},"answers":${answers(chronicle.answers)}}`;
    const race = JSON.stringify(chronicle.race);
    return joinSave({ record, race, events: events(chronicle.events) });
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
