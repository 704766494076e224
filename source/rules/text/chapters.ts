// The rule books in plain words, and lookups of what one book or one question needs of them.

import { championshipTexts } from '../championship-formula/text/book-texts.ts';
import { bgaTexts } from '../formula-de/bga/text/book-texts.ts';
import { mastersTexts } from '../formula-de/masters/text/book-texts.ts';
import { trantText } from '../formula-de/trant/text/book-texts.ts';
import type { BookText, OptionLine } from './book-text.ts';
import { chapterHolding } from './chapter-holding.ts';
import type { RuleChapter } from './statement.ts';

/** The books that can be read in plain words. */
export const bookTexts: readonly BookText[] = [
  ...mastersTexts,
  ...bgaTexts,
  trantText,
  ...championshipTexts,
];

/** Returns the chapters of a book; none when it has no text. */
export function chaptersOf(bookId: string): readonly RuleChapter[] {
  return textOf(bookId)?.chapters ?? [];
}

/** Returns the rules of a book that other prints of it set differently; none when it has no text. */
export function optionLines(bookId: string): readonly OptionLine[] {
  return textOf(bookId)?.options ?? [];
}

/**
 * The number of the chapter of a book that holds a statement or ruling, as `chapterHolding` finds it. It is what the help
 * opens when a driver asks in the middle of a step, by the paragraph that the book's list gives it.
 */
export function chapterOfRule(bookId: string, rule: string): string | undefined {
  return chapterHolding(chaptersOf(bookId), rule)?.number;
}

function textOf(bookId: string): BookText | undefined {
  return bookTexts.find(({ id }) => id === bookId);
}
