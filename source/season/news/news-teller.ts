// The shape of what a language needs to put the news of a season into words.
import type { CountWords } from '../../replay/sheet-words.ts';
import type { Tellings } from '../../replay/tellings.ts';
import type { News } from './news.ts';

export interface NewsTeller {
  readonly driver: (id: string) => string;
  readonly team: (id: string) => string;
  /** The circuit of the weekend, and of the next one, empty after the last. */
  readonly circuit: string;
  readonly next: string;
  readonly points: (points: number) => string;
  readonly plays: CountWords;
  readonly round: CountWords;
}

export type NewsWords = Tellings<News, NewsTeller>;
