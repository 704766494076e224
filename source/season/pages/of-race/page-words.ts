// The headings of the pages about a race.
import type { Language } from '../../../replay/language.ts';

export interface PageWords {
  readonly place: string;
  /** Places won or lost; only Markdown has a head for them. */
  readonly moved: string;
  readonly grid: string;
  readonly car: string;
  readonly driver: string;
  readonly points: string;
  readonly luck: string;
  readonly led: string;
  /** Laps at the end of which a car led, as opposed to `led`, which counts rounds. */
  readonly lapsLed: string;
  readonly overtakes: string;
  readonly fastest: string;
  readonly remembered: string;
  readonly style: string;
  readonly team: (number: number) => string;
  /** The facts of the race that follow its name. */
  readonly facts: (laps: number, rounds: string, out: number) => string;
  /** The same for a race that is not over, and for one whose record begins later. */
  readonly soFar: (round: string) => string;
  readonly since: (round: string) => string;
  /** When something happened. */
  readonly during: (round: string) => string;
  /** A race that goes back to a question of another one, by the name of its save. */
  readonly wentBack: (name: string, round: string) => string;
  /** In front of the letters of those who led, and behind them. */
  readonly lead: string;
  readonly changes: (count: number) => string;
  readonly drama: (word: string) => string;
  readonly spent: string;
  readonly left: string;
  readonly chart: (round: string) => string;
  readonly story: string;
  readonly moment: (round: string) => string;
  readonly classification: string;
  /** Under the first column of a chart. */
  readonly start: string;
  readonly noStory: string;
  /** Behind the axis: the round from which the race can be tried again. */
  readonly marked: (round: string) => string;
}

const EN: PageWords = {
  place: 'pos',
  marked: round => `from ${round}`,
  moved: 'moved',
  grid: 'grid',
  car: 'car',
  driver: 'driver',
  points: 'points',
  luck: 'luck',
  led: 'led',
  lapsLed: 'laps led',
  overtakes: 'overtook',
  fastest: 'best lap',
  remembered: 'in short',
  style: 'level, style',
  team: number => `team ${number}`,
  facts: (laps, rounds, out) =>
    `${count(laps, 'lap', 'laps')}, ${rounds}${out === 0 ? '' : `, ${out} out`}`,
  soFar: round => `in ${round}, not over`,
  since: round => `counted from ${round}`,
  during: round => `in ${round}`,
  wentBack: (name, round) => `Tried again from ${round} of ${name}; it sets no record.`,
  lead: 'lead',
  changes: changes => count(changes, 'change', 'changes'),
  drama: word => `${sentence(word)}.`,
  spent: 'Points spent, and what was counted',
  left: 'Points left at the end',
  chart: round => `Positions by ${round}`,
  story: 'Story',
  moment: round => `The biggest moment: ${round}`,
  classification: 'Classification',
  start: 'grid',
  noStory: 'Nothing has happened yet.',
};

const FR: PageWords = {
  marked: round => `depuis ${round}`,
  place: 'pos',
  moved: 'écart',
  grid: 'dép.',
  car: 'voit.',
  driver: 'pilote',
  points: 'points',
  luck: 'dés',
  led: 'tête',
  lapsLed: 'trs tête',
  overtakes: 'dépass.',
  fastest: 'meill. t.',
  remembered: 'en bref',
  style: 'niveau, style',
  team: number => `équipe ${number}`,
  facts: (laps, rounds, out) =>
    `${compte(laps, 'tour', 'tours')}, ${rounds}${out === 0 ? '' : `, ${compte(out, 'abandon', 'abandons')}`}`,
  soFar: round => `à la ${round}, en cours`,
  since: round => `compté à partir de la ${round}`,
  during: round => `à la ${round}`,
  wentBack: (name, round) =>
    `Reprise à partir de la ${round} de ${name} ; elle n’établit aucun record.`,
  lead: 'tête',
  changes: changes => compte(changes, 'changement', 'changements'),
  drama: word => `${sentence(word)}.`,
  spent: 'Points dépensés, et ce qui a été compté',
  left: 'Points restants à l’arrivée',
  chart: round => `Positions par ${round}`,
  story: 'Récit',
  moment: round => `Le temps fort : ${round}`,
  classification: 'Classement',
  start: 'dép.',
  noStory: 'Il ne s’est encore rien passé.',
};

const WORDS: Readonly<Record<Language, PageWords>> = { en: EN, fr: FR };

export function pageWords(language: Language): PageWords {
  return WORDS[language];
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

function compte(number: number, one: string, many: string): string {
  return `${number} ${number < 2 ? one : many}`;
}

function sentence(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
