// The mark of a place that a random draw decided, and what it means (TRR-11).
import type { Language } from './language.ts';

export interface LotWords {
  readonly lotMark: string;
  readonly byLot: string;
}

export const LOT_WORDS: Readonly<Record<Language, LotWords>> = {
  en: { lotMark: '~', byLot: '~ level in everything: a random draw decided' },
  fr: { lotMark: '~', byLot: '~ à égalité en tout : départagés par tirage au sort' },
};
