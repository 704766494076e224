// The shape of what a language needs to tell the story of a race.
import type { SheetWords } from '../../replay/sheet-words.ts';
import type { Retirement } from '../../replay/tally/retirement.ts';
import type { Tellings } from '../../replay/tellings.ts';
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

/** The story of a race in a language. */
export interface StoryWords {
  readonly tales: Tellings<Tale, StoryTeller>;
  /** A few words behind the name of the driver. */
  readonly memories: Tellings<Memory, StoryTeller>;
  /** How a car dropped out, behind its name. */
  readonly out: (out: Retirement, teller: StoryTeller) => string;
  readonly dramas: Readonly<Record<DramaWord, string>>;
}
