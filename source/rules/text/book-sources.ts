// The rule books that can be read in plain words: the files of their texts, and what the texts take from the books.
import { books } from '../books.ts';
import { championship } from '../championship-formula/championship.ts';
import { championshipDraft } from '../championship-formula/championship-draft.ts';
import { championshipTables } from '../championship-formula/text/book-tables.ts';
import { bgaAdvanced } from '../formula-de/bga/advanced.ts';
import { bgaBasic } from '../formula-de/bga/basic.ts';
import { masters2002 } from '../formula-de/masters/masters-2002.ts';
import { masters2005 } from '../formula-de/masters/masters-2005.ts';
import { trantTables } from '../formula-de/trant/text/tables.ts';
import { trant } from '../formula-de/trant/trant.ts';
import type { BookFrame, BookText } from './book-text.ts';
import type { TextLanguage } from './page-words.ts';
import { readBook } from './read-book.ts';

/** A book as far as it is known before its text is read. */
export interface BookSource extends Omit<BookFrame, 'file'> {
  readonly id: string;
  readonly title: string;
  /** Names of the files below `rules/books/`; a language without one reads English. */
  readonly files: Readonly<Partial<Record<TextLanguage, string>>> & { readonly en: string };
}

const MASTERS = { editions: ['2002', '2005'], tables: {} };
const BGA = { editions: ['basic', 'advanced'], tables: {}, files: { en: 'bga.md' } };
const CHAMPIONSHIP = {
  editions: ['published', 'draft'],
  files: { en: 'championship.md' },
  listsTables: true,
};

export const bookSources: readonly BookSource[] = [
  { ...named(masters2002), ...MASTERS, edition: '2002', files: { en: 'masters.md' } },
  {
    ...named(masters2005),
    ...MASTERS,
    edition: '2005',
    files: { en: 'masters.md', fr: 'masters-2005.fr.md' },
  },
  { ...named(bgaBasic), ...BGA, edition: 'basic' },
  { ...named(bgaAdvanced), ...BGA, edition: 'advanced' },
  {
    ...named(trant),
    edition: '1995',
    editions: ['1995'],
    files: { en: 'trant.md' },
    tables: trantTables,
  },
  {
    ...named(championship),
    ...CHAMPIONSHIP,
    edition: 'published',
    tables: championshipTables(championship),
  },
  {
    ...named(championshipDraft),
    ...CHAMPIONSHIP,
    edition: 'draft',
    tables: championshipTables(championshipDraft),
  },
];

// The text quotes the definition of its book.
function named({ id, name, definition }: Named): Pick<BookSource, 'id' | 'title' | 'values'> {
  return { id, title: name, values: definition };
}

interface Named {
  readonly id: string;
  readonly name: string;
  readonly definition: object;
}

/** The id of the book that is read when none is named: the first one offered for races that has a text. */
export const firstText: string | undefined = books.find(({ id }) => sourceOf(id) !== undefined)?.id;

export function sourceOf(id: string): BookSource | undefined {
  return bookSources.find(source => source.id === id);
}

/** Returns the language in which somebody who speaks `spoken` reads a book: English where the book is not written in it. */
export function languageOf({ files }: BookSource, spoken: TextLanguage): TextLanguage {
  return files[spoken] === undefined ? 'en' : spoken;
}

/**
 * Returns a book in plain words.
 * @param read returns the text of a file by its name
 * @throws BookFault where a file is no such text
 */
export function bookTextOf(
  source: BookSource,
  spoken: TextLanguage,
  read: (file: string) => string,
): BookText {
  const { id, title, edition, files } = source;
  const file = files[spoken] ?? files.en;
  const language = languageOf(source, spoken);
  return { id, title, edition, language, ...readBook(read(file), { ...source, file }) };
}
