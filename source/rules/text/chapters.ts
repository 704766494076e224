// The rule books in plain words, and lookups of what one book or one question needs of them.

import { mastersTexts } from '../formula-de/masters/text/book-texts.ts';
import type { BookText, OptionLine } from './book-text.ts';
import type { RuleChapter } from './statement.ts';

/** The books that can be read in plain words. */
export const bookTexts: readonly BookText[] = mastersTexts;

/** Returns the chapters of a book; none when it has no text. */
export function chaptersOf(bookId: string): readonly RuleChapter[] {
  return textOf(bookId)?.chapters ?? [];
}

/** Returns the rules of a book that other prints of it set differently; none when it has no text. */
export function optionLines(bookId: string): readonly OptionLine[] {
  return textOf(bookId)?.options ?? [];
}

/**
 * Returns the number of the chapter that holds a statement or ruling, by the longest known beginning of its number:
 * `M-6-3-s5` and `M-6-3` are in `6`, `R-19` is in `10`. Undefined when no chapter matches. The help opens at it when a
 * driver asks during a step, by the paragraph that the book gives the step.
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
