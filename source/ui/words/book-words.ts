// The words of a book: those that differ from the words of the language, laid over them.
import type { Words } from './words.ts';

const known = new WeakMap<Words, Map<string, Words>>();

/** Returns the words of a language as a book has them: always the same object for the same language and book. */
export function wordsBy(words: Words, bookId: string): Words {
  const own = words.books[bookId];
  if (own === undefined) return words;
  const byBook = known.get(words) ?? new Map<string, Words>();
  known.set(words, byBook);
  const said = byBook.get(bookId) ?? (laidOver(words, own) as Words);
  byBook.set(bookId, said);
  return said;
}

// Maps are merged, and everything else is replaced whole.
function laidOver(words: object, own: object): object {
  const all = new Map<string, unknown>(Object.entries(words));
  for (const [name, said] of Object.entries(own)) {
    const usual = all.get(name);
    all.set(name, isMap(usual) && isMap(said) ? laidOver(usual, said) : said);
  }
  return Object.fromEntries(all);
}

function isMap(said: unknown): said is object {
  return typeof said === 'object' && said !== null && !Array.isArray(said);
}
