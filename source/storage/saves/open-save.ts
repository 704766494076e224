// Opens a save to continue its race: first takes the lock, then reads the race, then opens an autosave for the same file.
import { basename, dirname, join } from 'node:path';
import { type Autosave, openAutosave, type SaveSlot } from '../autosave.ts';
import { type Disk, realDisk } from '../disk.ts';
import { clearLeftovers } from '../leftovers.ts';
import type { Library } from '../library.ts';
import { type Holder, holderWords, type Lock, type LockAttempt, takeLock } from '../lock.ts';
import { type FailedSave, type LoadedSave, readSave } from './read-save.ts';

/** A save to be continued; `autosave` writes it and holds its lock until released. */
export interface OpenedSave {
  readonly kind: 'open';
  readonly save: LoadedSave;
  readonly autosave: Autosave;
  /** Where it is written, for a caller that writes another race in its place. */
  readonly slot: SaveSlot;
}

/** A save that another program has open; it may only be read. */
export interface HeldSave {
  readonly kind: 'held';
  readonly save: LoadedSave;
  /** Unknown while its lock names nobody. */
  readonly holder: Holder | undefined;
  readonly sentence: string;
}

export interface UnopenedSave extends Omit<FailedSave, 'ok'> {
  readonly kind: 'failed';
}

/** Opens a save to continue it, or to read it when another program has it open. Never throws. */
export function openSave(
  file: string,
  library: Library,
  disk: Disk = realDisk,
  now: () => Date = () => new Date(),
): OpenedSave | HeldSave | UnopenedSave {
  const attempt = tryLock(file, disk, now());
  const read = readSave(file, library, disk);
  if (!read.ok) {
    if (attempt?.ok) releaseQuietly(attempt.lock);
    return { kind: 'failed', problem: read.problem, sentence: read.sentence };
  }
  const save = underPresentEdition(read);
  if (attempt?.ok === false) {
    const { holder } = attempt;
    const sentence = `${basename(file)} is open in ${holderWords(holder)}. It can be resumed here once that program has closed it.`;
    return { kind: 'held', save, holder, sentence };
  }
  if (attempt?.ok) removeLeftovers(file, disk);
  clearLeftovers(dirname(file), disk, now());
  const slot = { file, lock: attempt?.lock, keepsPrevious: save.recovered === 'nothing' };
  const autosave = openAutosave(save.record, slot, disk, now);
  return { kind: 'open', save, autosave, slot };
}

/**
 * Returns a save from an older edition of its book as one of the present edition that begins where the race stands. The
 * old answers cannot be played again by the present rules; the events they led to are kept.
 */
function underPresentEdition(save: LoadedSave): LoadedSave {
  const { book, board, record } = save;
  const { edition } = record.book;
  if (edition >= book.edition) return save;
  const { race, events } = book.adopt?.(save.race, edition, board) ?? {
    race: save.race,
    events: [],
  };
  const from = { race, events: [...save.events, ...events] };
  const present = { ...record, book: { ...record.book, edition: book.edition } };
  // Nothing has been answered yet, so the race begins as the present edition begins it.
  if (record.answers.length === 0 && record.from === undefined) return { ...save, record: present };
  return {
    ...save,
    race,
    events: from.events,
    record: { ...present, from, hashes: [], answers: [] },
  };
}

/** Returns undefined where no lock can be written, as in a read-only folder. */
function tryLock(file: string, disk: Disk, now: Date): LockAttempt | undefined {
  try {
    return takeLock(file, disk, now);
  } catch {
    return undefined;
  }
}

function releaseQuietly(lock: Lock): void {
  try {
    lock.release();
  } catch {
    // The next program takes the lock over, because its holder no longer runs.
  }
}

/** Removes half-written files that a crash has left; while the lock is ours no other program writes them. */
function removeLeftovers(file: string, disk: Disk): void {
  const folder = dirname(file);
  const stem = `${basename(file)}.`;
  try {
    for (const name of disk.list(folder)) {
      if (name.startsWith(stem) && name.endsWith('.tmp')) disk.remove(join(folder, name));
    }
  } catch {
    // Leftovers do no harm.
  }
}
