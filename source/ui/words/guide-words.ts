// The shape of what the help tells about the whole game: how it is played, what the signs mean, whose keys are whose.
import type { Place } from '../keys.ts';

/** A sign or an abbreviation of the screen, and what it stands for. */
export type GlossaryEntry = readonly [sign: string, meaning: string];

export interface GuideWords {
  readonly howToPlay: string;
  /** How the game is played, paragraph by paragraph. */
  readonly lessons: readonly string[];
  /** Name of the glossary in the heading of the help, and over it. */
  readonly signs: string;
  readonly signsHeading: string;
  readonly glossary: readonly GlossaryEntry[];
  readonly allKeys: string;
  /** Heading over the keys that are valid at every place. */
  readonly everywhere: string;
  readonly places: Readonly<Record<Place, string>>;
}
