// How far a saved race is, in words.
import type { SaveEntry } from '../../doors.ts';
import type { Words } from '../../words/words.ts';

/** The lap of the leader, the first one on the grid too, or the trials before the race. */
export function whereOf({ qualifying, lap, laps }: SaveEntry, { saves }: Words): string {
  return qualifying ? saves.trials : saves.lap(Math.max(1, lap), laps);
}
