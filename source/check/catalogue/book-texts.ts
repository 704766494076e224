// The books of a file, for the catalogues and for tests of the texts.
import { bookSources } from '../../rules/text/book-sources.ts';
import type { BookText } from '../../rules/text/book-text.ts';
import type { TextLanguage } from '../../rules/text/page-words.ts';
import { ruleText } from '../../storage/rule-texts.ts';

export function textNamed(id: string, language: TextLanguage = 'en'): BookText {
  const text = ruleText(id, language);
  if (text === undefined) throw new Error(`no book ${id} can be read`);
  return text;
}

export function allTexts(): readonly BookText[] {
  return bookSources.map(({ id }) => textNamed(id));
}

/** Returns the books of an English file below `rules/books/`, in the order in which they are listed. */
export function textsIn(file: string): readonly BookText[] {
  return bookSources.filter(({ files }) => files.en === file).map(({ id }) => textNamed(id));
}
