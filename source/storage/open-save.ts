// Opening a save to drive on: first the lock, then the race, then a logbook that writes to the same file.
import { basename, dirname, join } from 'node:path';
import { type Disk, realDisk } from './disk.ts';
import { clearLeftovers } from './leftovers.ts';
import type { Library } from './library.ts';
import { type Holder, holderWords, type Lock, type LockAttempt, takeLock } from './lock.ts';
import { type Berth, type Logbook, openLogbook } from './logbook.ts';
import { type FailedSave, type LoadedSave, readSave } from './read-save.ts';

/** A save to drive on; `logbook` writes it and holds its lock until it is released. */
export interface OpenedSave {
  readonly kind: 'open';
  readonly save: LoadedSave;
  readonly logbook: Logbook;
  /** Where it is written, for whoever writes another race in its place. */
  readonly berth: Berth;
}

/** A save that another program has open: it may be read. */
export interface HeldSave {
  readonly kind: 'held';
  readonly save: LoadedSave;
  readonly holder: Holder;
  /** Who holds it, as a player is told. */
  readonly sentence: string;
}

/** A file without a race in it. */
export interface UnopenedSave extends Omit<FailedSave, 'ok'> {
  readonly kind: 'failed';
}

/** Opens a save for driving, or for reading when another program drives it. Never throws. */
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
  const berth = { file, lock: attempt?.lock, keepsPrevious: save.recovered === 'nothing' };
  const logbook = openLogbook(save.record, berth, disk, now);
  return { kind: 'open', save, logbook, berth };
}

/**
 * The save of a race that an older edition of its book has left, as one that begins where it stands: its answers cannot
 * be played again by the present rules, what they led to is still told.
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
  // Nothing has been played yet: the race begins as the present edition begins it.
  if (record.answers.length === 0 && record.from === undefined) return { ...save, record: present };
  return {
    ...save,
    race,
    events: from.events,
    record: { ...present, from, hashes: [], answers: [] },
  };
}

/** Undefined where no lock can be written: a folder that may only be read. */
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
    // It is taken over by the next program, because its holder is gone then.
  }
}

/** Half-written files that a crash has left; nobody else writes them while the lock is ours. */
function removeLeftovers(file: string, disk: Disk): void {
  const folder = dirname(file);
  const stem = `${basename(file)}.`;
  try {
    for (const name of disk.list(folder)) {
      if (name.startsWith(stem) && name.endsWith('.tmp')) disk.remove(join(folder, name));
    }
  } catch {
    // They do no harm.
  }
}
