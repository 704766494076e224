// Races of every book that were driven and saved, to be watched again.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openReplay, type Replay, type ReplayWishes } from '../session/replay.ts';
import { type LoadedSave, readSave } from '../storage/saves/read-save.ts';
import { playOne } from './bids/bid-session.ts';
import { everyLibrary, sessionOf } from './every-book.ts';
import { fakeDisk } from './fake-disk.ts';

/** Returns the save of a race of a book, of so many answers or whole. */
export function savedRace(bookId: string, answers = Number.POSITIVE_INFINITY): LoadedSave {
  const { disk, file } = played(bookId, answers);
  const save = readSave(file, everyLibrary, disk);
  if (!save.ok) throw new Error(save.sentence);
  return save;
}

/** Writes such a save into a folder and returns its file. */
export function writtenRace(
  folder: string,
  bookId: string,
  answers = Number.POSITIVE_INFINITY,
): string {
  const { disk, file } = played(bookId, answers);
  const written = join(folder, `${bookId}.json`);
  writeFileSync(written, disk.read(file));
  return written;
}

// On a disk in memory, which is not synced after every answer.
function played(bookId: string, answers: number) {
  const disk = fakeDisk();
  const session = sessionOf(bookId, { folder: '/saves', disk });
  for (let count = 0; count < answers && session.next().kind !== 'over'; count++) {
    playOne(session, count);
  }
  session.close();
  return { disk, file: session.file ?? '' };
}

/**
 * Opens a replay of a save.
 * @throws Error with the sentence when it cannot be played again
 */
export function replayOf(save: LoadedSave, wishes: ReplayWishes = {}): Replay {
  const replay = openReplay(save, wishes);
  if ('problem' in replay) throw new Error(replay.problem);
  return replay;
}
