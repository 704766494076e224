// The best timed laps of the people at this machine, one for each circuit and book, kept among the preferences.
import type { Board } from '../../circuit/board.ts';
import { firstBook } from '../../rules/books.ts';
import {
  compareResults,
  type FullResult,
} from '../../rules/formula-de/chapters/trials/timed-trials.ts';
import { trialValuesOf } from '../../rules/formula-de/qualifying.ts';
import { safeName } from '../../storage/untrusted-text.ts';
import type { LapRecord, LapRecords } from '../../ui/doors.ts';
import type { KeptLap, Preferences, PreferencesDoor } from './preferences.ts';

/** Returns the records kept among some preferences. */
export function playerRecords(preferences: PreferencesDoor): LapRecords {
  return {
    best: (board, bookId) => bestOn(board, bookId, lapsIn(preferences.get())),
    keep(board, bookId, lap) {
      const { id, hash } = board;
      preferences.update(kept => {
        const laps = lapsIn(kept);
        const other = bestOn(board, bookId, laps);
        const values = trialValuesOf(bookId);
        // Another program may have kept a better lap since.
        if (other !== undefined && compareResults(whole(other), whole(lap), values) <= 0)
          return { laps };
        const others = laps.filter(one => one.track !== id || bookOfLap(one) !== bookId);
        return { laps: [...others, { ...lap, track: id, hash, book: bookId }] };
      });
    },
  };
}

function bestOn(
  { id, hash }: Board,
  bookId: string,
  laps: readonly KeptLap[],
): LapRecord | undefined {
  const kept = laps.find(lap => lap.track === id && lap.hash === hash && bookOfLap(lap) === bookId);
  if (kept === undefined) return undefined;
  const { name, rolls, timeMs } = kept;
  return { name: safeName(name), rolls, timeMs };
}

// Older programs did not keep the book, and nearly all their timed laps were driven by the first one.
function bookOfLap({ book = firstBook.id }: KeptLap): string {
  return book;
}

// Only laps driven to the end are kept.
function whole(lap: LapRecord): FullResult {
  return { ...lap, aborted: false };
}

function lapsIn(preferences: Preferences): readonly KeptLap[] {
  const laps: unknown = preferences.laps;
  return Array.isArray(laps) ? laps.filter(isLap) : [];
}

// The file may have been edited by hand.
function isLap(kept: unknown): kept is KeptLap {
  if (typeof kept !== 'object' || kept === null) return false;
  const { name, rolls, timeMs, hash, track, book } = kept as Partial<
    Record<keyof KeptLap, unknown>
  >;
  return (
    typeof name === 'string' &&
    typeof hash === 'string' &&
    typeof track === 'string' &&
    (book === undefined || typeof book === 'string') &&
    Number.isInteger(rolls) &&
    Number.isInteger(timeMs)
  );
}
