// Cars that change hands in a race, in words of any game: as it happens, afterwards, and why one stays where it is.
import type { HandOver, Holder, SeatStays } from '../rules/kit/hand-over.ts';
import { ofName } from './elision.ts';
import type { Language } from './language.ts';

/** What the sentences call a car and the levels of CPU drivers. */
export interface HandOverNames {
  readonly letter: string;
  readonly level: (level: string) => string;
}

interface Sentences {
  readonly leaves: (name: string, letter: string, level: string) => string;
  readonly returns: (name: string, letter: string) => string;
  readonly takes: (name: string, letter: string, from: string) => string;
  readonly driver: (level: string) => string;
  readonly went: (letter: string, from: string, to: string, when: string) => string;
  readonly beforeStart: string;
  readonly stays: Readonly<Record<SeatStays, string>>;
}

const EN: Sentences = {
  leaves: (name, letter, level) =>
    `${name} goes home: car ${letter} drives as ${level} from now on.`,
  returns: (name, letter) => `${name} is back: car ${letter} is in the same hands as before.`,
  takes: (name, letter, from) => `${name} drives car ${letter} for ${from} from now on.`,
  driver: level => `a ${level} driver`,
  went: (letter, from, to, when) => `Car ${letter} went from ${from} to ${to} ${when}.`,
  beforeStart: 'before the start',
  stays: {
    over: 'The race is over: no car changes hands any more.',
    timed: 'Whoever starts a timed lap drives it to the end.',
    season:
      'In a season a car goes only to the stand-in that the plan names, and back to its driver.',
    same: 'That is who drives the car already.',
    name: 'Type the name of whoever drives the car from now on.',
    taken: 'Somebody else in this race has that name.',
    level: 'There is no CPU driver of that level.',
  },
};

const FR: Sentences = {
  leaves: (name, letter, level) =>
    `${name} s’en va : la voiture ${letter} roule désormais au niveau ${level}.`,
  returns: (name, letter) => `${name} est de retour et reprend la voiture ${letter}.`,
  takes: (name, letter, from) =>
    `${name} conduit désormais la voiture ${letter} à la place ${ofName(from)}.`,
  driver: level => `un pilote de niveau ${level}`,
  went: (letter, from, to, when) =>
    `La voiture ${letter} est passée ${ofName(from)} à ${to} ${when}.`,
  beforeStart: 'avant le départ',
  stays: {
    over: 'La course est finie : plus aucune voiture ne change de mains.',
    timed: 'Qui commence un tour chronométré le finit.',
    season:
      'Dans une saison, une voiture ne va qu’au remplaçant prévu par le plan, puis revient à son pilote.',
    same: 'C’est déjà le pilote de cette voiture.',
    name: 'Tapez le nom de qui conduit désormais la voiture.',
    taken: 'Quelqu’un d’autre porte ce nom dans cette course.',
    level: 'Il n’y a pas de pilote automatique de ce niveau.',
  },
};

const SENTENCES: Readonly<Record<Language, Sentences>> = { en: EN, fr: FR };

/** Returns the sentence of a car that changes hands at this moment. */
export function handOverNews(
  { from, to }: HandOver,
  { letter, level }: HandOverNames,
  language: Language,
): string {
  const { leaves, returns, takes } = SENTENCES[language];
  if (to.kind === 'cpu') return leaves(from.name, letter, level(to.level));
  return to.name === from.name ? returns(to.name, letter) : takes(to.name, letter, from.name);
}

/**
 * Returns the sentence of a car that changed hands in a race.
 * @param round returns what a round is called, with its number and what leads to it: `in round 3`
 */
export function handOverTold(
  { from, to, round: number }: HandOver,
  { letter, level }: HandOverNames,
  round: (number: number) => string,
  language: Language,
): string {
  const { went, driver, beforeStart } = SENTENCES[language];
  const called = (one: Holder, other: Holder) => {
    if (one.kind !== 'cpu') return one.name;
    const said = level(one.level);
    return one.name === other.name ? driver(said) : `${one.name} (${said})`;
  };
  const when = number === 0 ? beforeStart : round(number);
  return went(letter, called(from, to), called(to, from), when);
}

export function seatStaysBecause(why: SeatStays, language: Language): string {
  return SENTENCES[language].stays[why];
}
