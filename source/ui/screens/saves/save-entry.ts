// The progress of a saved race, in words.
import type { SaveEntry } from '../../doors.ts';
import type { Words } from '../../words/words.ts';

/** Returns the lap of the leader, the grid, or the trials before the race. */
export function whereOf({ qualifying, lap, laps }: SaveEntry, { saves }: Words): string {
  if (qualifying) return saves.trials;
  return lap === 0 ? saves.onGrid : saves.lap(lap, laps);
}
