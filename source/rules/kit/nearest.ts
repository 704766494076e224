// What somebody may have meant who wrote a word that nobody knows.
import { distance } from 'fastest-levenshtein';

/** A shorter word stands inside too many others. */
const PART_LEAST = 3;
const SLIPS_MAX = 3;
const NAMED_MAX = 3;

/**
 * The known words that come nearest to `word`: those with the fewest slips of the pen, at most one for every three letters;
 * without such a word those that contain it. None when nothing is near.
 */
export function nearest(word: string, known: readonly string[]): readonly string[] {
  const meant = word.toLowerCase();
  const slips = (one: string) => distance(meant, one.toLowerCase());
  const least = Math.min(...known.map(slips));
  const near =
    least <= Math.min(SLIPS_MAX, Math.ceil(meant.length / 3))
      ? known.filter(one => slips(one) === least)
      : known.filter(one => meant.length >= PART_LEAST && one.toLowerCase().includes(meant));
  return near.slice(0, NAMED_MAX);
}

/** The nearest words as a question behind a sentence: `; did you mean spa or sepang?`, or nothing. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  const last = near.at(-1);
  if (last === undefined) return '';
  const others = near.slice(0, -1).join(', ');
  return `; did you mean ${others === '' ? last : `${others} or ${last}`}?`;
}
