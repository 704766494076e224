// The words of plain-text play in every language.
import type { Language } from '../../replay/language.ts';
import { EN_PLAIN } from './en/plain.ts';
import { FR_PLAIN } from './fr/plain.ts';
import type { PlainWords } from './plain-words.ts';

export const plainWords: Readonly<Record<Language, PlainWords>> = { en: EN_PLAIN, fr: FR_PLAIN };
