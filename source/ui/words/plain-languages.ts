// The words of plain-text play in every language.
import type { Language } from '../../replay/language.ts';
import { EN_PLAIN } from './en/plain.ts';
import { EN } from './en/words.ts';
import { FR_PLAIN } from './fr/plain.ts';
import { FR } from './fr/words.ts';
import type { PlainWords } from './plain-words.ts';
import type { Words } from './words.ts';

export const plainWords: Readonly<Record<Language, PlainWords>> = { en: EN_PLAIN, fr: FR_PLAIN };

/** The words of the screen, with those that it abbreviates in full. */
export const spokenWords: Readonly<Record<Language, Words>> = {
  en: { ...EN, championship: EN_PLAIN.championship },
  fr: { ...FR, championship: FR_PLAIN.championship },
};
