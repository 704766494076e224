// What a save refers to and the storage itself does not know: the rule books and how a circuit's text is read.
import type { Board } from '../circuit/board.ts';
import type { RuleBook } from '../rules/kit/types.ts';

/** Books and boards, looked up by what a save says of them. */
export interface Library {
  /** The book called `id`, if this program has it. */
  bookOf(id: string): RuleBook | undefined;
  /** The board on which a book's races drive the circuit of a file's text, or the first thing wrong with it as a sentence. */
  boardOf(
    text: string,
    book: RuleBook,
  ): { readonly ok: true; readonly board: Board } | { readonly ok: false; readonly reason: string };
}
