// What reading a save needs from other rooms: the rule books, and how the text of a circuit is read.
import type { Board } from '../circuit/board.ts';
import type { RuleBook } from '../rules/kit/types.ts';

export interface Library {
  bookOf(id: string): RuleBook | undefined;
  /** Returns the board of a circuit file's text for races of a book, or its first fault as a sentence. */
  boardOf(
    text: string,
    book: RuleBook,
  ): { readonly ok: true; readonly board: Board } | { readonly ok: false; readonly reason: string };
}
