// A text being typed, with its caret, in the columns that it has: a longer one scrolls with the caret.
import type { Run } from '../../../rows.ts';
import { graphemesOf } from '../../../theme/width.ts';

/**
 * Returns a text with its caret, exactly `columns` wide.
 * @param at characters in front of the caret; the caret is at the end unless given
 */
export function fieldRuns(
  text: string,
  at: number | undefined,
  columns: number,
  caret: string,
): readonly Run[] {
  const marks = graphemesOf(text);
  const caretAt = at ?? marks.length;
  const widthOf = (from: number, to: number) =>
    marks.slice(from, to).reduce((sum, { width }) => sum + width, 0);
  let from = 0;
  // The text before the caret is left out first, so that the caret is seen.
  while (from < caretAt && widthOf(from, caretAt) > columns - 1) from++;
  let until = caretAt;
  while (until < marks.length && widthOf(from, until + 1) <= columns - 1) until++;
  const shown = (first: number, last: number) =>
    marks
      .slice(first, last)
      .map(mark => mark.text)
      .join('');
  const blanks = ' '.repeat(Math.max(0, columns - 1 - widthOf(from, until)));
  return [
    { text: shown(from, caretAt), tone: 'strong' },
    { text: caret, tone: 'strong' },
    { text: shown(caretAt, until), tone: 'strong' },
    { text: blanks, tone: 'plain' },
  ];
}
