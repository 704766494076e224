// The printed rules of Formula Dé that have a catalogue: their rows, and why some of them need no test of their own.
import { join } from 'node:path';
import { books } from '../../rules/books.ts';
import { ROWS } from '../../rules/formula-de/bga/text/rows.ts';
import * as bga from '../../rules/formula-de/bga/text/same-as.ts';
import * as masters from '../../rules/formula-de/masters/text/same-as.ts';
import * as trant from '../../rules/formula-de/trant/text/same-as.ts';
import { textsIn } from '../catalogue/book-texts.ts';
import type { Catalogue, PlayableRow } from '../catalogue/catalogue.ts';

export const FAMILY = join(import.meta.dirname, '../../rules/formula-de');

// A weekend is run by sessions, and so its rows are played and tested there.
const HOME = { home: 'rules/formula-de', elsewhere: ['session'] };

const MASTERS_TEXTS = textsIn('masters.md');
const TRANT_TEXTS = textsIn('trant.md');

const MASTERS: Catalogue = {
  ...HOME,
  folder: 'masters',
  name: 'the Masters booklet',
  texts: MASTERS_TEXTS,
  rows: [
    // The later edition has every row of the earlier one, each at its place.
    ...new Map(
      MASTERS_TEXTS.toReversed()
        .flatMap(({ chapters }) => chapters)
        .flatMap(({ statements }) => statements)
        .map(({ rule, kind }) => [rule, { rule, kind }]),
    ).values(),
  ],
  unplayable: [],
  sameAs: masters.SAME_AS,
  beyondTests: masters.BEYOND_TESTS,
};

const BGA: Catalogue = {
  ...HOME,
  folder: 'bga',
  name: 'the BGA rules',
  texts: textsIn('bga.md'),
  rows: ROWS.flatMap(({ row, kind }) => (kind === 'none' ? [] : [{ rule: row, kind }])),
  unplayable: ROWS.flatMap(({ row, kind, about }) =>
    kind === 'none' ? [{ rule: row, about, reason: bga.UNPLAYABLE[row] ?? '' }] : [],
  ),
  sameAs: bga.SAME_AS,
  beyondTests: bga.BEYOND_TESTS,
};

const numberOf = ({ rule }: PlayableRow) => Number(rule.split('-')[1]);
const byNumber = (rows: readonly PlayableRow[]) =>
  rows.toSorted((one, other) => numberOf(one) - numberOf(other));

// The rows of print, then the rulings, many of which have checks of their own.
const TRANT: Catalogue = {
  ...HOME,
  // Boards double straights, and a series is a season.
  elsewhere: ['session', 'season', 'circuit'],
  folder: 'trant',
  name: 'the Trant rules',
  texts: TRANT_TEXTS,
  rows: [
    ...byNumber(
      TRANT_TEXTS.flatMap(({ chapters }) => chapters)
        .flatMap(({ statements }) => statements)
        .map(({ rule, kind }) => ({ rule, kind })),
    ),
    ...byNumber(
      TRANT_TEXTS.flatMap(({ chapters }) => chapters)
        .flatMap(({ rulings }) => rulings)
        .map(({ id }) => ({ rule: id, kind: 'ruling' as const })),
    ),
  ],
  unplayable: trant.UNPLAYABLE,
  sameAs: trant.SAME_AS,
  beyondTests: trant.BEYOND_TESTS,
};

/** Every catalogue, including those of books that cannot be raced yet. */
export const ALL_CATALOGUES: readonly Catalogue[] = [MASTERS, BGA, TRANT];

/** The catalogues whose books can all be raced. */
export const CATALOGUES: readonly Catalogue[] = ALL_CATALOGUES.filter(({ texts }) =>
  texts.every(text => books.some(book => book.id === text.id)),
);
