// The shape of the help about the whole game: how it is played, what the signs mean, the keys of every place.
import type { Place } from '../keys.ts';

export type GlossaryEntry = readonly [sign: string, meaning: string];

export interface GameWords {
  /** Its name in the heading of the help, as short as can be. */
  readonly name: string;
  readonly about: readonly string[];
  /** How it is played, paragraph by paragraph. */
  readonly lessons: readonly string[];
}

export interface GuideWords {
  readonly howToPlay: string;
  /** All games side by side, on one page of the smallest usual screen. */
  readonly games: readonly string[];
  readonly formulaDe: GameWords;
  /** Heading of the glossary, and its name in the heading of the help. */
  readonly signs: string;
  readonly signsHeading: string;
  readonly glossary: readonly GlossaryEntry[];
  readonly allKeys: string;
  /** Heading of the keys that are valid at every place. */
  readonly everywhere: string;
  readonly places: Readonly<Record<Place, string>>;
}
