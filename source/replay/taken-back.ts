// Answers taken back, in words of any game: what everybody is told, and why an answer stands.
import type { AnswerTakenBack, NoWayBack } from '../rules/kit/take-back.ts';
import type { RaceEvent } from '../rules/kit/types.ts';
import { ofName } from './elision.ts';
import type { Language } from './language.ts';

const SENTENCES: Readonly<Record<Language, (name: string) => string>> = {
  en: name => `${name} takes that back.`,
  fr: name => `${name} annule son choix.`,
};

const REFUSALS: Readonly<Record<Language, Readonly<Record<NoWayBack, string>>>> = {
  en: {
    nothing: 'There is nothing to undo yet.',
    die: 'Too late to undo: the die has fallen.',
    another: 'Too late to undo: another driver has played since.',
    opened: 'Too late to undo: every choice is out in the open.',
    over: 'Too late to undo: the race is over.',
    timed: 'No undo on a timed lap: the clock never runs back.',
  },
  fr: {
    nothing: 'Rien à annuler pour l’instant.',
    die: 'Trop tard pour annuler : le dé est tombé.',
    another: 'Trop tard pour annuler : un autre pilote a joué depuis.',
    opened: 'Trop tard pour annuler : tous les choix sont dévoilés.',
    over: 'Trop tard pour annuler : la course est finie.',
    timed: 'Rien ne s’annule dans un tour chronométré : le chrono ne revient pas en arrière.',
  },
};

const QUESTIONS: Readonly<Record<Language, (name: string) => string>> = {
  en: name => `Take back ${name}'s choice? Press u again.`,
  fr: name => `Annuler le choix ${ofName(name)} ? Appuyez encore sur u.`,
};

/** Returns the question before an answer is taken back that somebody other than the player now asked has given. */
export function takeBackQuestion(name: string, language: Language): string {
  return QUESTIONS[language](name);
}

export function standsBecause(why: NoWayBack, language: Language): string {
  return REFUSALS[language][why];
}

/** Returns the sentence of an answer that was taken back, undefined for any other event. */
export function takenBackSentence(
  event: RaceEvent,
  names: readonly string[],
  language: Language,
): string | undefined {
  if (!isTakenBack(event)) return undefined;
  return SENTENCES[language](names[event.seat] ?? String(event.seat + 1));
}

function isTakenBack(event: RaceEvent): event is AnswerTakenBack {
  return event.kind === 'answerTakenBack';
}
