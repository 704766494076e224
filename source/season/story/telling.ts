// The shape of what a language needs to tell the story of a race.
import type { SheetWords } from '../../replay/sheet-words.ts';
import type { Retirement } from '../../replay/tally/retirement.ts';
import type { DramaWord } from './drama.ts';
import type { Memory } from './memories.ts';
import type { Tale } from './tales.ts';

/** What sentences are made with besides their facts. */
export interface StoryTeller {
  /** Returns the name of the driver in a seat. */
  readonly name: (seat: number) => string;
  /** The words of the game. */
  readonly words: SheetWords;
}

type Of<Fact extends { readonly kind: string }, Kind extends Fact['kind']> = Fact extends {
  readonly kind: infer Kinds;
}
  ? Kind extends Kinds
    ? Fact
    : never
  : never;

/** One sentence, or a few words, for each kind of fact. */
export type Tellings<Fact extends { readonly kind: string }, Teller = StoryTeller> = {
  readonly [Kind in Fact['kind']]: (fact: Of<Fact, Kind>, teller: Teller) => string;
};

/** The story of a race in a language. */
export interface StoryWords {
  readonly tales: Tellings<Tale>;
  /** A few words behind the name of the driver. */
  readonly memories: Tellings<Memory>;
  /** How a car dropped out, behind its name. */
  readonly out: (out: Retirement, teller: StoryTeller) => string;
  readonly dramas: Readonly<Record<DramaWord, string>>;
}
