// The seed of a race, as it is shown with its figures.
import type { Words } from './words/words.ts';

/**
 * Returns the seed in words, as the end of a list; nothing for one below 0, which is derived from the seed of a season and
 * cannot be typed.
 */
export function seedsTold(words: Words, seed: number): readonly string[] {
  return seed < 0 ? [] : [words.classification.seed(seed)];
}
