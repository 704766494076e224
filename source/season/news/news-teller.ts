// The shape of what a language needs to tell the paper of a season.
import type { CountWords } from '../../replay/sheet-words.ts';
import type { Tellings } from '../../replay/tellings.ts';
import type { News } from './news.ts';

/** What sentences are made with besides their facts. */
export interface NewsTeller {
  /** Return the names of a driver and of a team by their ids. */
  readonly driver: (id: string) => string;
  readonly team: (id: string) => string;
  /** The circuit of the weekend, and of the one that follows, empty after the last one. */
  readonly circuit: string;
  readonly next: string;
  readonly points: (points: number) => string;
  /** The counts of the game: rolls or turns, and rounds. */
  readonly plays: CountWords;
  readonly round: CountWords;
}

/** One sentence for each kind of fact. */
export type NewsWords = Tellings<News, NewsTeller>;
