// The words for a timed lap, with a clock or without one.
import type { LapWords } from './words/trial-words.ts';
import type { Words } from './words/words.ts';

/** Returns the words for a lap of trials that have a clock or none (BR-54); nothing known of them means a clock. */
export function lapWords(
  trials: { readonly timed: boolean } | undefined,
  { race }: Words,
): LapWords {
  return trials?.timed === false ? race.trials.untimed : race.trials.timed;
}
