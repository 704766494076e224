// How much a consequence matters, for both languages.
import type { ConsequenceWords } from './words.ts';

/** Returns the words for something that costs nothing. */
export function harmless(text: string, short = text): ConsequenceWords {
  return { text, short, weight: 0 };
}

/** Returns the words for something that costs points or risks them. */
export function costly(text: string, short = text): ConsequenceWords {
  return { text, short, weight: 1 };
}

/** Returns the words for something that may end the race or take a turn. */
export function grave(text: string, short = text): ConsequenceWords {
  return { text, short, weight: 2 };
}
