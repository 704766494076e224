// Opens a save, if need be by asking the program that holds it to leave.
import { basename, dirname } from 'node:path';
import { driverTables } from '../../drivers/driver-tables.ts';
import { resumeSession } from '../../session/begin-session.ts';
import type { SeatPlan } from '../../session/hand-overs.ts';
import { openReplay, type Replay, type ReplayWishes } from '../../session/replay.ts';
import type { Session } from '../../session/session.ts';
import { watchSave } from '../../session/watch.ts';
import { resumeWeekend } from '../../session/weekend.ts';
import { realDisk, reasonOf } from '../../storage/disk.ts';
import { holderWords, isRunningHere, lockOf } from '../../storage/lock.ts';
import { openSave } from '../../storage/saves/open-save.ts';
import { type LoadedSave, readSave } from '../../storage/saves/read-save.ts';
import { trialsLeft } from '../../storage/saves/saved-qualifying.ts';
import { askHolder } from '../../storage/saves/take-over.ts';
import { racesFolder } from '../../storage/seasons/season-files.ts';
import { safeText } from '../../storage/untrusted-text.ts';
import type { Opened, Opening, Problem } from '../../ui/services.ts';
import { library } from '../library.ts';

const NAME_CELLS = 60;
const PATH_CELLS = 200;

/** Only the season itself, which knows its plan, gives cars of its races to stand-ins. */
const BY_NOBODY: SeatPlan = {};

/** Opens a save to watch its race again, or returns a sentence that says why not. Never throws. */
export function replayOf(file: string, wishes: ReplayWishes = {}): Replay | Problem {
  const read = readSave(file, library);
  return read.ok ? openReplay(read, wishes) : { problem: read.sentence };
}

export function resumeRace(file: string): Opened | Problem {
  const opened = openSave(file, library);
  if (opened.kind === 'held') {
    const lookedBack = finishedRace(opened.save);
    if (lookedBack !== undefined) return lookedBack;
    const { holder, sentence, save } = opened;
    const idleMs = Math.max(0, Date.now() - Date.parse(save.record.savedAt));
    return { problem: sentence, held: { holder, idleMs } };
  }
  if (opened.kind === 'failed') return { problem: opened.sentence };
  try {
    const levels = driverTables.of(opened.save.book).drivers;
    const own = isOfSeason(file) ? { seatPlan: BY_NOBODY } : {};
    return resumeWeekend(opened, levels) ?? resumeSession({ opened, levels, ...own });
  } catch (error) {
    opened.autosave.release();
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function isOfSeason(file: string): boolean {
  return racesFolder(dirname(dirname(file))) === dirname(file);
}

/** Opens a save that another program has open to watch it live, and any other to continue it. */
export function watchRace(file: string): Opening | Problem {
  const opened = resumeRace(file);
  if (!('problem' in opened) || opened.held === undefined) return opened;
  return watchSave({ file, holder: holderWords(opened.held.holder), library });
}

// A race that is over is only looked at, whoever else has it open.
function finishedRace(save: LoadedSave): Session | undefined {
  const { book, board, race, record } = save;
  const isDriven = record.qualifying === undefined || !trialsLeft(record.qualifying);
  if (!isDriven || book.decisions(race, board).length > 0) return undefined;
  return resumeSession({ opened: { save }, levels: driverTables.of(book).drivers });
}

/**
 * Opens a save after asking its holder, if any, to save and leave; returns a sentence when that fails. Never throws.
 */
export async function takeOver(file: string): Promise<Opened | Problem> {
  const opened = resumeRace(file);
  if (!('problem' in opened) || opened.held === undefined) return opened;
  const { holder } = opened.held;
  const name = safeText(basename(file), NAME_CELLS);
  try {
    if (await askHolder(file)) return resumeRace(file);
  } catch (error) {
    return { problem: `${name} cannot be taken over: ${reasonOf(error)}.` };
  }
  const where = `${name} is open in ${holderWords(holder)}, which does not respond`;
  if (holder !== undefined && isRunningHere(holder)) {
    return {
      problem: `${where}: it has hung or is stopped. End it with kill -9 ${holder.pid}; the race is saved up to its last answer.`,
    };
  }
  return {
    problem: `${where}. If nobody has it open, delete ${safeText(lockOf(file), PATH_CELLS)}.`,
    isSilent: true,
  };
}

/** Opens a save whatever its lock says, because nobody has it open; returns a sentence when that fails. */
export function seize(file: string): Opened | Problem {
  try {
    realDisk.remove(lockOf(file));
  } catch (error) {
    return { problem: `The lock cannot be removed: ${reasonOf(error)}.` };
  }
  return resumeRace(file);
}
