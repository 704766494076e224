// The words of the pages about the outcome of a season, by language.
import type { Language } from '../../../replay/language.ts';
import type { ComingBackWords } from './coming-back.ts';
import { EN_COMING_BACK } from './coming-back-en.ts';
import { FR_COMING_BACK } from './coming-back-fr.ts';

const WORDS: Readonly<Record<Language, ComingBackWords>> = {
  en: EN_COMING_BACK,
  fr: FR_COMING_BACK,
};

export function comingBackWords(language: Language): ComingBackWords {
  return WORDS[language];
}
