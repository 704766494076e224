// The words about records and the lap of the day.

import type { Language } from '../../replay/language.ts';
import type { RecordKind } from '../../storage/records/kept-record.ts';
import type { DayLineWords } from '../day-line.ts';

export interface RecordWords {
  /** The language in which the words of a game describe rolls or turns. */
  readonly language: Language;
  readonly heading: string;
  readonly none: string;
  readonly columns: Readonly<
    Record<'track' | 'kind' | 'plays' | 'time' | 'driver' | 'date' | 'book', string>
  >;
  /** The kinds of records; a race by its distance. */
  readonly kinds: Readonly<Record<Exclude<RecordKind, 'race'>, string>>;
  readonly race: (laps: number) => string;
  /** A record in a few words: what, in how many rolls or turns, in which time (empty for none), and by whom. */
  readonly told: (what: string, plays: string, time: string, name: string) => string;
  /** A record that was set, in words, and the rolls or turns that it beat; undefined for the first of its kind. */
  readonly set: (told: string, before: number | undefined) => string;
  /** Introduces the best records, before anything is driven. */
  readonly best: (told: readonly string[]) => string;
  readonly day: {
    readonly heading: string;
    readonly line: (track: string, state: string) => string;
    readonly rolls: (rolls: number) => string;
    /** A lap that was broken off, and one that ended at a corner. */
    readonly brokenOff: string;
    readonly aborted: string;
    readonly open: (track: string) => string;
    readonly oneTry: string;
    readonly streak: (now: number, longest: number) => string;
    /** A streak of several days that today may add to. */
    readonly inARow: (days: number) => string;
    readonly paste: string;
    readonly damaged: (lines: number) => string;
    readonly share: DayLineWords;
  };
  readonly help: readonly string[];
}

export const EN_RECORDS: RecordWords = {
  language: 'en',
  heading: 'Records',
  none: 'No records yet: a timed lap or a race sets the first.',
  columns: {
    track: 'circuit',
    kind: 'record',
    plays: 'rolls',
    time: 'time',
    driver: 'driver',
    date: 'date',
    book: 'rules',
  },
  kinds: {
    timedLap: 'timed lap',
    freeHandLap: 'timed lap, free-hand',
    raceLap: 'fastest lap in a race',
  },
  race: laps => (laps === 1 ? 'race, 1 lap' : `race, ${laps} laps`),
  told: (what, plays, time, name) =>
    `${what}: ${plays}${time === '' ? '' : ` in ${time}`}, ${name}`,
  set: (told, before) =>
    before === undefined ? `First mark here: ${told}` : `New record: ${told} (was ${before})`,
  best: told => `Best here: ${told.join('; ')}`,
  day: {
    heading: 'Lap of the day',
    line: (track, state) => `Lap of the day: ${track}${state === '' ? '' : `, ${state}`}`,
    rolls: rolls => (rolls === 1 ? '1 roll' : `${rolls} rolls`),
    brokenOff: 'void',
    aborted: 'no lap',
    open: track => `Today: ${track}. One try, the same dice for everybody.`,
    oneTry:
      'One try, the same dice for everybody: it counts from now on, and a lap you abandon is void.',
    streak: (now, longest) =>
      `Streak: ${now === 1 ? '1 day' : `${now} days`}${longest > now ? `, longest ${longest}` : ''}.`,
    inARow: days => `${days} days in a row so far`,
    paste: 'Your line to share:',
    damaged: lines =>
      `${lines === 1 ? 'One line' : `${lines} lines`} of the lap-of-the-day file cannot be read and counts as void.`,
    share: {
      rolls: rolls => (rolls === 1 ? '1 roll' : `${rolls} rolls`),
      par: rolls => `par ${rolls}`,
      aborted: 'no lap',
    },
  },
  help: [
    'Records belong to the people at this keyboard: the fewest rolls or turns, and the faster of equal timed laps. Each circuit, rule book and distance has its own; a redrawn circuit starts afresh.',
    'Lap of the day: one circuit and one set of dice for each date, the same for everybody. You have one try. The bars of your line are the gears of your rolls, from 1st to 6th.',
  ],
};

export const FR_RECORDS: RecordWords = {
  language: 'fr',
  heading: 'Records',
  none: 'Aucun record pour l’instant : un tour chronométré ou une course fixe le premier.',
  columns: {
    track: 'circuit',
    kind: 'record',
    plays: 'lancers',
    time: 'temps',
    driver: 'pilote',
    date: 'date',
    book: 'règles',
  },
  kinds: {
    timedLap: 'tour chronométré',
    freeHandLap: 'tour chronométré, à main levée',
    raceLap: 'meilleur tour en course',
  },
  race: laps => (laps === 1 ? 'course, 1 tour' : `course, ${laps} tours`),
  told: (what, plays, time, name) =>
    `${what} : ${plays}${time === '' ? '' : ` en ${time}`}, ${name}`,
  set: (told, before) =>
    before === undefined
      ? `Première marque ici : ${told}`
      : `Nouveau record : ${told} (${before} auparavant)`,
  best: told => `À battre ici : ${told.join(' ; ')}`,
  day: {
    heading: 'Tour du jour',
    line: (track, state) => `Tour du jour : ${track}${state === '' ? '' : `, ${state}`}`,
    rolls: rolls => (rolls < 2 ? `${rolls} lancer` : `${rolls} lancers`),
    brokenOff: 'nul',
    aborted: 'pas de tour',
    open: track => `Aujourd’hui : ${track}. Un seul essai, les mêmes dés pour tous.`,
    oneTry:
      'Un seul essai, les mêmes dés pour tous : il compte dès maintenant ; abandonné, il est nul.',
    streak: (now, longest) =>
      `Série : ${now < 2 ? `${now} jour` : `${now} jours`}${longest > now ? `, record ${longest}` : ''}.`,
    inARow: days => `${days} jours de suite`,
    paste: 'La ligne à partager :',
    damaged: lines =>
      lines === 1
        ? 'Une ligne du fichier des jours est illisible et compte comme un essai nul.'
        : `${lines} lignes du fichier des jours sont illisibles et comptent comme des essais nuls.`,
    share: {
      rolls: rolls => (rolls < 2 ? `${rolls} lancer` : `${rolls} lancers`),
      par: rolls => `par ${rolls}`,
      aborted: 'pas de tour',
    },
  },
  help: [
    'Les records sont ceux des joueurs de ce clavier : le moins de lancers ou de manches et, entre tours chronométrés à égalité, le meilleur temps. Chaque circuit, livre de règles et distance a les siens ; un circuit redessiné repart de zéro.',
    'Le tour du jour : un circuit et des dés par date, les mêmes pour tous. Un seul essai. Les barres de la ligne sont les rapports des lancers, de la 1re à la 6e.',
  ],
};
