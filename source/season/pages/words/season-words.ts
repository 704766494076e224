// The words of the pages of a season by language.
import type { Language } from '../../../replay/language.ts';
import { EN } from './en.ts';
import { FR } from './fr.ts';
import type { SeasonWords } from './words.ts';

export const SEASON_WORDS: Readonly<Record<Language, SeasonWords>> = { en: EN, fr: FR };
