// Names of the lanes of a road and of its spaces: by the letters of the circuit files, or by those of the words for left,
// middle and right in another language.
import type { Language } from './language.ts';

const LANES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  fr: { L: 'G', M: 'C', R: 'D' },
};

/** Returns the letter of a lane in a language, from its letter on a board. */
export function laneName(letter: string, language: Language): string {
  return LANES[language][letter] ?? letter;
}

/** Returns the name of a space from its id on a board, such as `M17`; a space in the pits is called by its id. */
export function spaceName(id: string, language: Language): string {
  return /^[A-Z]\d/.test(id) ? laneName(id.charAt(0), language) + id.slice(1) : id;
}
