// The words of a race, a replay and timed trials as plain lines of text, in every language.
import type { Language } from '../../replay/language.ts';
import { ordinal } from '../../replay/ordinal.ts';
import { plural } from '../../ui/words/en/consequences.ts';
import {
  plural as pluralInFrench,
  ordinal as rankInFrench,
} from '../../ui/words/fr/consequences.ts';

interface Roll {
  readonly gear: number;
  readonly face: number;
}

/** Words around the sentences of the log. */
export interface TextWords {
  readonly race: (track: string, laps: number, cars: number, rules: string, seed: number) => string;
  readonly grid: readonly [place: string, driver: string, level: string];
  /** Printed at the end of a record that is not that of a whole race. */
  readonly recordEnds: string;
  readonly trials: (
    track: string,
    sessions: number,
    drivers: number,
    rules: string,
    seed: number,
    par: string,
  ) => string;
  readonly session: (number: number, weather: string) => string;
  readonly allSessions: string;
  /** The rolls of a lap; `tires` is undefined where there is no choice of them. */
  readonly lap: (driver: string, rolls: readonly Roll[], tires: string | undefined) => string;
  readonly aborted: string;
}

const EN: TextWords = {
  race: (track, laps, cars, rules, seed) =>
    `${track}: ${plural(laps, 'lap', 'laps')}, ${plural(cars, 'car', 'cars')}, ${rules}, seed ${seed}`,
  grid: ['grid', 'driver', 'level, style'],
  recordEnds: 'The record ends here: the race was left before its flag.',
  trials: (track, sessions, drivers, rules, seed, par) =>
    `${track}: timed trials, ${plural(sessions, 'session', 'sessions')}, ${plural(drivers, 'driver', 'drivers')}, ${rules}, seed ${seed}, ${par}`,
  session: (number, weather) => `session ${number}: ${weather}`,
  allSessions: 'all sessions',
  lap: (driver, rolls, tires) => {
    const on = tires === undefined ? '' : ` on ${tires} tires`;
    return `${driver}${on}: ${rolls.map(({ gear, face }) => `${ordinal(gear)} ${face}`).join(', ')}.`;
  },
  aborted: 'aborted',
};

const FR: TextWords = {
  race: (track, laps, cars, rules, seed) =>
    `${track} : ${pluralInFrench(laps, 'tour', 'tours')}, ${pluralInFrench(cars, 'voiture', 'voitures')}, ${rules}, graine ${seed}`,
  grid: ['grille', 'pilote', 'niveau, style'],
  recordEnds: 'L’enregistrement s’arrête ici : la course a été quittée avant le drapeau.',
  trials: (track, sessions, drivers, rules, seed, par) =>
    `${track} : essais chronométrés, ${pluralInFrench(sessions, 'séance', 'séances')}, ${pluralInFrench(drivers, 'pilote', 'pilotes')}, ${rules}, graine ${seed}, ${par}`,
  session: (number, weather) => `séance ${number} : ${weather}`,
  allSessions: 'toutes les séances',
  lap: (driver, rolls, tires) => {
    const on = tires === undefined ? '' : ` en pneus ${tires}`;
    const told = rolls.map(
      ({ gear, face }) => `${gear === 1 ? '1re' : rankInFrench(gear)} ${face}`,
    );
    return `${driver}${on} : ${told.join(', ')}.`;
  },
  aborted: 'abandonné',
};

export const TEXT_WORDS: Readonly<Record<Language, TextWords>> = { en: EN, fr: FR };
