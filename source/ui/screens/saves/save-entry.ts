// The progress of a saved race, in words.
import type { SaveEntry } from '../../services.ts';
import type { Words } from '../../words/words.ts';

/** Returns the lap of the leader, the grid, the trials before the race, or that it is over. */
export function whereOf(save: SaveEntry, { saves }: Words): string {
  const { qualifying, finished, lap, laps } = save;
  if (finished) return saves.finished;
  if (qualifying) return saves.trials;
  return lap === 0 ? saves.onGrid : saves.lap(lap, laps);
}
