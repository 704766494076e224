// The kinds of values that several parts of a circuit file have, each with its remedy.
import * as z from 'zod';

const PRINTABLE = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u;

/** Returns the type of a printable text of at most `longest` characters. */
export function words(longest: number, what: string) {
  return z
    .string(`is not text; ${what}`)
    .min(1, `is empty; ${what}`)
    .max(longest, `is longer than ${longest} characters; shorten it`)
    .refine(text => PRINTABLE.test(text), 'contains characters that cannot be printed; remove them')
    .describe(what);
}

export function count(least: number, most: number, what: string) {
  const range = `is not a whole number from ${least} to ${most}; ${what}`;
  return z.int(range).min(least, range).max(most, range).describe(what);
}

export const outerLane = z.enum(['L', 'R']);

export function outer(what: string) {
  return z.enum(outerLane.options, `is neither L nor R; ${what}`).describe(what);
}

/** Returns the type of a list of at least one and at most `most` entries. */
export function listOf<Entry extends z.ZodType>(entry: Entry, most: number, what: string) {
  return z
    .array(entry, `is not a list; ${what}`)
    .min(1, `is an empty list; ${what}`)
    .max(most, `has more than ${most} entries; ${what}`)
    .readonly()
    .describe(what);
}
