// A season where somebody plays in plain text.
import type { SeasonStart } from '../../../ui/season-services.ts';
import { Problem } from '../../problem.ts';
import type { PlainPlace } from '../place.ts';
import { playSeason } from './plain-season.ts';

/**
 * Opens a season by its folder and continues it until the person leaves.
 * @returns the exit code
 * @throws Problem when it cannot be opened
 */
export async function seasonAt(
  place: PlainPlace,
  folder: string,
  start?: SeasonStart,
): Promise<number> {
  const run = place.services.seasons?.open(folder);
  if (run === undefined) throw new Problem('There are no seasons here.');
  if ('problem' in run) throw new Problem(run.problem);
  return playSeason(place, run, start);
}
