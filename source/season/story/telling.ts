// The shape of what a language needs to put the story of a race into words.
import type { SheetWords } from '../../replay/sheet-words.ts';
import type { Retirement } from '../../replay/tally/retirement.ts';
import type { Tellings } from '../../replay/tellings.ts';
import type { Choice } from '../../rules/kit/types.ts';
import type { DramaWord } from './drama.ts';
import type { Memory } from './memories.ts';
import type { Tale } from './tales.ts';

export interface StoryTeller {
  readonly name: (seat: number) => string;
  readonly words: SheetWords;
}

export interface OwnTeller extends StoryTeller {
  /** Returns what a choice is called. */
  readonly choice: (choice: Choice) => string;
}

/** Thousandths of a roll from which a loss only says that the race was given away. */
const RUIN = 20_000;

export function isRuinous(loss: number): boolean {
  return loss >= RUIN;
}

/** Returns rolls or turns with one decimal from thousandths. */
export function tenths(loss: number): number {
  return Math.round(loss / 100) / 10;
}

export interface StoryWords {
  readonly tales: Tellings<Tale, StoryTeller>;
  /** A few words that follow the name of the driver. */
  readonly memories: Tellings<Memory, StoryTeller>;
  /** How a car dropped out, in words that follow its name. */
  readonly out: (out: Retirement, teller: StoryTeller) => string;
  readonly dramas: Readonly<Record<DramaWord, string>>;
}
