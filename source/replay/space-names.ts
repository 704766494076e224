// What the lanes of a road are called, and the spaces after them: by their letters in the circuit files, or by those of the words
// for left, middle and right in another language.
import type { Language } from './language.ts';

const LANES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  fr: { L: 'G', M: 'C', R: 'D' },
};

/** Returns the letter of a lane: that of a board, in a language. */
export function laneName(letter: string, language: Language): string {
  return LANES[language][letter] ?? letter;
}

/** Returns the name of a space by its id on a board, such as `M17`; one in the pits is called by its id. */
export function spaceName(id: string, language: Language): string {
  return /^[A-Z]\d/.test(id) ? laneName(id.charAt(0), language) + id.slice(1) : id;
}
