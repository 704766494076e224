// The shape of what a language needs to put highlights into words.
import type { SheetWords } from '../sheet-words.ts';
import type { Tellings } from '../tellings.ts';
import type { Fact } from './highlight.ts';

export interface Commentator {
  readonly name: (seat: number) => string;
  readonly words: SheetWords;
}

export interface Comment extends Commentator {
  readonly round: number;
}

export type Commentary = Tellings<Fact, Comment>;
