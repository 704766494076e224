// Suggestions for a misspelt word.
import { distance } from 'fastest-levenshtein';

/** Shorter words occur inside too many others. */
const PART_LEAST = 3;
const SLIPS_MAX = 3;
const NAMED_MAX = 3;

/**
 * Returns up to three known words closest to `word`: those with the fewest edits, at most one per three letters begun and
 * three in all, or else those that contain it. Returns none when nothing is close.
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

/**
 * Returns the nearest words as a question to append to a sentence, `; did you mean spa or sepang?`, or an empty text.
 */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  const last = near.at(-1);
  if (last === undefined) return '';
  const others = near.slice(0, -1).join(', ');
  return `; did you mean ${others === '' ? last : `${others} or ${last}`}?`;
}
