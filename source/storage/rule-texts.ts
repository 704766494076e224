// The rule books in plain words, read from the folder `rules/books/` when one of them is asked for.
import { join } from 'node:path';
import { bookTextOf, languageOf, sourceOf } from '../rules/text/book-sources.ts';
import type { BookText } from '../rules/text/book-text.ts';
import type { TextLanguage } from '../rules/text/page-words.ts';
import { fileText, programFolder } from './program-files.ts';

/** A size far above that of the longest book. */
const BYTES_MAX = 1_000_000;

const texts = new Map<string, BookText>();

/**
 * Returns a book in plain words, in English where nobody has written it in that language; undefined for a book without a
 * text. It is read once: the texts of the program do not change while it runs.
 * @throws what the system reports of its file; BookFault where that is no text of a book
 */
export function ruleText(id: string, language: TextLanguage = 'en'): BookText | undefined {
  const source = sourceOf(id);
  if (source === undefined) return undefined;
  const key = `${id} ${languageOf(source, language)}`;
  const read = (file: string) =>
    fileText(join(programFolder('source/rules/books'), file), BYTES_MAX);
  const text = texts.get(key) ?? bookTextOf(source, language, read);
  texts.set(key, text);
  return text;
}
