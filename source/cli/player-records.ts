// The best timed laps of the people at this machine, one for each circuit, kept among the preferences.
import type { Board } from '../circuit/board.ts';
import { safeName } from '../storage/untrusted-text.ts';
import type { LapRecord, LapRecords } from '../ui/doors.ts';
import type { PreferencesDoor } from './settings.ts';

/** A record and the board it was driven on; on another board of that name it counts no more. */
export interface KeptLap extends LapRecord {
  /** Id of the circuit. */
  readonly track: string;
  readonly hash: string;
}

/** The records among some preferences. */
export function playerRecords(preferences: PreferencesDoor): LapRecords {
  return {
    best(board: Board) {
      const { id, hash } = board;
      const kept = lapsIn(preferences).find(lap => lap.track === id && lap.hash === hash);
      if (kept === undefined) return undefined;
      const { name, rolls, timeMs } = kept;
      return { name: safeName(name), rolls, timeMs };
    },
    keep({ id, hash }, lap) {
      const others = lapsIn(preferences).filter(one => one.track !== id);
      preferences.set({ laps: [...others, { ...lap, track: id, hash }] });
    },
  };
}

function lapsIn(preferences: PreferencesDoor): readonly KeptLap[] {
  const laps: unknown = preferences.get().laps;
  return Array.isArray(laps) ? laps.filter(isLap) : [];
}

// Somebody may have written in the file.
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
