// The shape of the help about the whole game: how it is played, what the signs mean, the keys of every place.
import type { Place } from '../keys.ts';

/** A sign or an abbreviation on the screen, and its meaning. */
export type GlossaryEntry = readonly [sign: string, meaning: string];

export interface GuideWords {
  readonly howToPlay: string;
  /** How the game is played, paragraph by paragraph. */
  readonly lessons: readonly string[];
  /** Heading of the glossary, and its name in the heading of the help. */
  readonly signs: string;
  readonly signsHeading: string;
  readonly glossary: readonly GlossaryEntry[];
  readonly allKeys: string;
  /** Heading of the keys that are valid at every place. */
  readonly everywhere: string;
  readonly places: Readonly<Record<Place, string>>;
}
