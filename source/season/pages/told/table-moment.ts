// The biggest moment of a race of a season, in a sentence with its round.
import { bookAt } from '../../figures/result-sheet.ts';
import type { TableResult } from '../../season.ts';
import type { PageContext } from '../context.ts';
import { momentHeading, momentSentence } from '../of-race/big-moment.ts';
import { PLAIN_MARKS, pageTeller } from '../of-race/page-teller.ts';

/**
 * Returns the biggest moment of a result as a line; none where nobody has played its race again, or it has no big moment.
 */
export function momentLine(
  { season, words: { language }, moments = [] }: PageContext,
  weekend: number,
  { save }: Pick<TableResult, 'save'>,
): readonly string[] {
  const found = moments.find(one => one.save === save);
  if (found === undefined) return [];
  const book = bookAt(season, weekend);
  const { names } = found;
  const teller = pageTeller({ book, language, names, letters: [], marks: PLAIN_MARKS });
  return [`${momentHeading(found, teller)}. ${momentSentence(found, teller)}`];
}
