// The catalogue of Championship Formula Racing: its rows and rulings, and why some of them need no test of their own.
import {
  BEYOND_TESTS,
  SAME_AS,
  UNPLAYABLE,
} from '../../rules/championship-formula/text/same-as.ts';
import { textsIn } from '../catalogue/book-texts.ts';
import type { Catalogue, PlayableRow } from '../catalogue/catalogue.ts';

const TEXTS = textsIn('championship.md');
const CHAPTERS = TEXTS.flatMap(({ chapters }) => chapters);

const isPlayable = ({ rule }: PlayableRow) => UNPLAYABLE.every(one => one.rule !== rule);
const numberOf = ({ rule }: PlayableRow) => Number(rule.split('-')[1]);
const inOrder = (rows: readonly PlayableRow[]) =>
  [...new Map(rows.filter(isPlayable).map(row => [row.rule, row])).values()].toSorted(
    (one, other) => numberOf(one) - numberOf(other),
  );

const ROWS = inOrder(CHAPTERS.flatMap(({ statements }) => statements)).map(({ rule, kind }) => ({
  rule,
  kind,
}));
const RULINGS = inOrder(
  CHAPTERS.flatMap(({ rulings }) =>
    rulings.map(({ id }) => ({ rule: id, kind: 'ruling' as const })),
  ),
);

/** The rows of the published rules, then the rulings. */
export const CHAMPIONSHIP: Catalogue = {
  home: 'rules/championship-formula',
  folder: '',
  // Boards carry the rows of the track, sessions those of the table.
  elsewhere: ['circuit/rows', 'session'],
  name: 'Championship Formula Racing',
  texts: TEXTS,
  rows: [...ROWS, ...RULINGS],
  unplayable: UNPLAYABLE,
  sameAs: SAME_AS,
  beyondTests: BEYOND_TESTS,
};
