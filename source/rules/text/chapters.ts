// The rule books in plain words, and what one book, or one question, needs of them.

import { mastersTexts } from '../formula-de/masters/text/book-texts.ts';
import type { BookText, OptionLine } from './book-text.ts';
import type { RuleChapter } from './statement.ts';

/** The books that can be read. */
export const bookTexts: readonly BookText[] = mastersTexts;

/** The chapters of a book; none when it has no text. */
export function chaptersOf(bookId: string): readonly RuleChapter[] {
  return textOf(bookId)?.chapters ?? [];
}

/** The options of a book that other prints of it set differently; none when it has no text. */
export function optionLines(bookId: string): readonly OptionLine[] {
  return textOf(bookId)?.options ?? [];
}

/**
 * The number of the chapter of a book that holds a statement or ruling, by the longest known beginning of its number:
 * `M-6-3-s5` and `M-6-3` are in `6`, `R-19` is in `10`. Undefined when nothing begins so. It is what the help opens when a
 * driver asks in the middle of a step, by the paragraph that the book's list gives it.
 */
export function chapterOfRule(bookId: string, rule: string): string | undefined {
  const chapters = chaptersOf(bookId);
  const ruled = chapters.find(({ rulings }) => rulings.some(one => one.id === rule));
  if (ruled !== undefined) return ruled.number;
  const parts = rule.split('-');
  for (let length = parts.length; length > 1; length--) {
    const known = parts.slice(0, length).join('-');
    const found = chapters.find(({ statements }) =>
      statements.some(one => one.rule === known || one.rule.startsWith(`${known}-`)),
    );
    if (found !== undefined) return found.number;
  }
  return undefined;
}

function textOf(bookId: string): BookText | undefined {
  return bookTexts.find(({ id }) => id === bookId);
}
