// The best timed laps of the people at this machine, one for each circuit, kept among the preferences.
import type { Board } from '../../circuit/board.ts';
import { firstBook } from '../../rules/books.ts';
import {
  compareResults,
  type FullResult,
} from '../../rules/formula-de/chapters/trials/timed-trials.ts';
import { safeName } from '../../storage/untrusted-text.ts';
import type { LapRecord, LapRecords } from '../../ui/doors.ts';
import type { KeptLap, Preferences, PreferencesDoor } from './preferences.ts';

/** Laps by any book are compared as the first book compares them. */
const RECORDED = firstBook.definition.values.trials;

/** Returns the records kept among some preferences. */
export function playerRecords(preferences: PreferencesDoor): LapRecords {
  return {
    best: board => bestOn(board, lapsIn(preferences.get())),
    keep(board, lap) {
      const { id, hash } = board;
      preferences.update(kept => {
        const laps = lapsIn(kept);
        const other = bestOn(board, laps);
        // Another program may have kept a better lap since.
        if (other !== undefined && compareResults(whole(other), whole(lap), RECORDED) <= 0)
          return { laps };
        return { laps: [...laps.filter(({ track }) => track !== id), { ...lap, track: id, hash }] };
      });
    },
  };
}

function bestOn({ id, hash }: Board, laps: readonly KeptLap[]): LapRecord | undefined {
  const kept = laps.find(lap => lap.track === id && lap.hash === hash);
  if (kept === undefined) return undefined;
  const { name, rolls, timeMs } = kept;
  return { name: safeName(name), rolls, timeMs };
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
  const { name, rolls, timeMs, hash, track } = kept as Partial<Record<keyof KeptLap, unknown>>;
  return (
    typeof name === 'string' &&
    typeof hash === 'string' &&
    typeof track === 'string' &&
    Number.isInteger(rolls) &&
    Number.isInteger(timeMs)
  );
}
