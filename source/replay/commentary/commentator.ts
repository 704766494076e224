// The shape of what a language needs to tell what the director sees.
import type { SheetWords } from '../sheet-words.ts';
import type { Tellings } from '../tellings.ts';
import type { Fact } from './highlight.ts';

/** What sentences are made with besides their facts. */
export interface Commentator {
  /** Returns the name of the driver in a seat. */
  readonly name: (seat: number) => string;
  /** The words of the game. */
  readonly words: SheetWords;
}

/** The same for one highlight. */
export interface Comment extends Commentator {
  readonly round: number;
}

/** The sentences of a language. */
export type Commentary = Tellings<Fact, Comment>;
