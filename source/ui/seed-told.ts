// The seed of a race, as it is told with its figures.
import type { Words } from './words/words.ts';

/**
 * Returns the seed in words, as the end of a list; nothing for one below 0, which follows from the seed of a season and is nobody's to
 * type.
 */
export function seedsTold(words: Words, seed: number): readonly string[] {
  return seed < 0 ? [] : [words.classification.seed(seed)];
}
