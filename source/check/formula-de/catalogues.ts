// The printed rules that have a catalogue: their rows, and why some of them need no test of their own.
import { books } from '../../rules/books.ts';
import { bgaTexts } from '../../rules/formula-de/bga/text/book-texts.ts';
import { ROWS } from '../../rules/formula-de/bga/text/rows.ts';
import * as bga from '../../rules/formula-de/bga/text/same-as.ts';
import { chapters, mastersTexts } from '../../rules/formula-de/masters/text/book-texts.ts';
import * as masters from '../../rules/formula-de/masters/text/same-as.ts';
import type { BookText } from '../../rules/text/book-text.ts';
import type { Statement } from '../../rules/text/statement.ts';

/** A row that may be played. */
export interface PlayableRow {
  readonly rule: string;
  readonly kind: Statement['kind'] | 'setup';
}

/** A row that no program plays. */
export interface UnplayableRow {
  readonly rule: string;
  readonly about: string;
  readonly reason: string;
}

/** The rows of one folder of books. */
export interface Catalogue {
  /** Folder of its books in the family; the table lies in it. */
  readonly folder: string;
  /** What is printed: `the Masters booklet`. */
  readonly name: string;
  /** The books made of it. */
  readonly texts: readonly BookText[];
  /** Every row once, in the order of print. */
  readonly rows: readonly PlayableRow[];
  readonly unplayable: readonly UnplayableRow[];
  /** By row the one whose tests cover it; it may stand in another catalogue. */
  readonly sameAs: Readonly<Record<string, string>>;
  /** By row why no test of the rules can cover it. */
  readonly beyondTests: Readonly<Record<string, string>>;
}

const MASTERS: Catalogue = {
  folder: 'masters',
  name: 'the Masters booklet',
  texts: mastersTexts,
  rows: [
    ...new Map(
      chapters
        .flatMap(({ statements }) => statements)
        .map(({ rule, kind }) => [rule, { rule, kind }]),
    ).values(),
  ],
  unplayable: [],
  sameAs: masters.SAME_AS,
  beyondTests: masters.BEYOND_TESTS,
};

const BGA: Catalogue = {
  folder: 'bga',
  name: 'the BGA rules',
  texts: bgaTexts,
  rows: ROWS.flatMap(({ row, kind }) => (kind === 'none' ? [] : [{ rule: row, kind }])),
  unplayable: ROWS.flatMap(({ row, kind, about }) =>
    kind === 'none' ? [{ rule: row, about, reason: bga.UNPLAYABLE[row] ?? '' }] : [],
  ),
  sameAs: bga.SAME_AS,
  beyondTests: bga.BEYOND_TESTS,
};

/** Every catalogue, also of books that cannot be raced yet. */
export const ALL_CATALOGUES: readonly Catalogue[] = [MASTERS, BGA];

/** The catalogues of which every book can be raced. */
export const CATALOGUES: readonly Catalogue[] = ALL_CATALOGUES.filter(({ texts }) =>
  texts.every(text => books.some(book => book.id === text.id)),
);
