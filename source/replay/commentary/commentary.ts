// Highlights as sentences in every language.
import type { Language } from '../language.ts';
import { told } from '../tellings.ts';
import type { Commentary, Commentator } from './commentator.ts';
import { EN_COMMENTARY } from './en-commentary.ts';
import { FR_COMMENTARY } from './fr-commentary.ts';
import type { Highlight } from './highlight.ts';

const COMMENTARIES: Readonly<Record<Language, Commentary>> = {
  en: EN_COMMENTARY,
  fr: FR_COMMENTARY,
};

export function comment(
  { fact, round }: Highlight,
  language: Language,
  commentator: Commentator,
): string {
  return told(COMMENTARIES[language], fact, { ...commentator, round });
}

/** Returns the same for the end of a sentence: its first word is not capitalised, unless it is a name. */
export function commentWithin(
  highlight: Highlight,
  language: Language,
  commentator: Commentator,
): string {
  const sentence = comment(highlight, language, commentator);
  const isNamed = highlight.seats.some(seat => sentence.startsWith(commentator.name(seat)));
  return isNamed ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
