// The progress of a saved race, in words.
import type { SaveEntry } from '../../doors.ts';
import type { Words } from '../../words/words.ts';

/** Returns the lap of the leader, the grid, the trials before the race, or that it is over. */
export function whereOf({ qualifying, finished, lap, laps }: SaveEntry, { saves }: Words): string {
  if (qualifying) return saves.trials;
  if (finished === true) return saves.finished;
  return lap === 0 ? saves.onGrid : saves.lap(lap, laps);
}
