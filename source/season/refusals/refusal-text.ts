// A refusal as a sentence.
import type { Language } from '../../replay/language.ts';
import { EN_REFUSALS } from './en-refusals.ts';
import { FR_REFUSALS } from './fr-refusals.ts';
import type { Reasons, Refusal } from './refusal.ts';
import type { RefusalNames, RefusalWords } from './refusal-words.ts';

const WORDS: Readonly<Record<Language, RefusalWords>> = { en: EN_REFUSALS, fr: FR_REFUSALS };

/** Everything by its id, as files and bots name it. */
const IDS: RefusalNames = { driver: id => id, weekend: id => id, team: id => id };

/** Returns why an entry is refused, without a full stop and beginning in lower case; by ids unless there are names. */
export function refusalText(refusal: Refusal, language: Language, names = IDS): string {
  return told(refusal.why, refusal, WORDS[language], names);
}

function told<Why extends keyof Reasons>(
  why: Why,
  reason: Reasons[Why],
  words: RefusalWords,
  names: RefusalNames,
): string {
  return words[why](reason, names);
}

export function refusalSentence(refusal: Refusal, language: Language, names = IDS): string {
  const text = refusalText(refusal, language, names);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
