// What the screen has on offer: circuits, levels, books, and the words of each language.
import type { Language } from '../replay/language.ts';
import type { ScreenServices, TrackEntry } from './services.ts';
import type { Words } from './words/words.ts';

export interface Offer {
  readonly tracks: readonly TrackEntry[];
  readonly levels: readonly string[];
  readonly books: ScreenServices['books'];
  readonly carsMax: number;
  readonly words: Readonly<Record<Language, Words>>;
}
