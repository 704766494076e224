// The fields of the parts of a plan, each declared once. What they are made of stands in field.ts, the whole file in
// plan-shape.ts.
import * as z from 'zod';
import { games } from '../../rules/games.ts';
import type { RuleBook } from '../../rules/kit/types.ts';
import {
  described,
  field,
  listed,
  named,
  notation,
  oneOf,
  shapesOf,
  text,
  textOf,
  whole,
} from './field.ts';
import { ID_FORM, ID_MAX } from './ids.ts';
import {
  CAR_WORDS,
  COUNT_FORM,
  countOf,
  countText,
  DRAW_WORDS,
  GRID_WORDS,
  SCORE_FORM,
  scoreOf,
  scoreText,
  TAKES_FORM,
  takesOf,
  takesText,
  VOID_WORDS,
  wordsOf,
} from './notation.ts';
import { POINTS_TABLE } from './points-tables.ts';

export const ENTRANTS_MAX = 60;
export const WEEKENDS_MAX = 99;
const LAPS_MAX = 200;
const POINTS_MAX = 100_000;
const TRIALS_MAX = 3;
const NAME_MAX = 20;

export const NAME = 'write its name, such as name: Rosso';
export const TIMED_TRIALS =
  'write the timed trials, such as trials: {sessions: 1, hand: guided, void: last}';

/** The value of an option of a book. */
export const optionValue = z.union([z.string(), z.boolean(), z.int()]);

/** Values that a stage or a weekend may set for itself; the others are those of the plan. */
export const OVERRIDES = {
  rules: text('write the id of a rule book, such as rules: masters-2005', 60),
  laps: whole('write the laps of a race, such as laps: 3', 1, LAPS_MAX),
  options: field('write the options of the book by name, such as options: {weather: roll}', help =>
    z.record(z.string(), optionValue).describe(help),
  ),
  grid: named(
    'write trials, lot, rotation, standings, standings reversed, last result, by hand or book',
    GRID_WORDS,
  ),
  sessions: whole('write how many laps against the clock each driver has, 0 to 3', 0, TRIALS_MAX),
  draw: named('write classification, snake, lot or by hand', DRAW_WORDS),
  size: whole('write the most cars at a table, such as size: 10', 1, ENTRANTS_MAX),
};

const VOID = 'write what becomes of a trial that is broken off: last, again or once again';
export const TRIALS = {
  sessions: OVERRIDES.sessions,
  hand: oneOf('write guided or free', ['guided', 'free'], 'guided or free'),
  void: { ...named(VOID, VOID_WORDS), usual: 'last' as const },
};

const APART = 'write teams to keep team mates apart, else nobody';
export const TABLES = {
  /** Most cars at a table; the circuit and the book may allow fewer. */
  size: OVERRIDES.size,
  draw: { ...OVERRIDES.draw, usual: 'classification' as const },
  /** Whether team mates are kept apart where that is possible (M-1-3-3). */
  apart: oneOf(APART, ['teams', 'nobody'], 'teams or nobody'),
};

const ID = field('write a short name of small letters, digits and hyphens', help =>
  z
    .string(`is not text; ${help}`)
    .regex(ID_FORM, `has other characters; ${help}`)
    .max(ID_MAX, `is longer than ${ID_MAX} characters; shorten it`)
    .describe(help),
);

const TAKES = 'write all, first 3 of each table, best 10 or winners of 2';
export const STAGE = {
  id: ID,
  name: text(NAME, 40),
  takes: {
    ...notation(TAKES, TAKES_FORM, takesOf, takesText),
    usual: { kind: 'all' } as const,
  },
  /** Whether the standings start again with it. */
  fresh: field(
    'write yes when the standings begin anew with the stage, else no',
    help =>
      z
        .union([z.boolean(), z.enum(['yes', 'no'])], `is neither yes nor no; ${help}`)
        .describe(help)
        .transform(value => value === true || value === 'yes'),
    { usual: true },
  ),
  ...OVERRIDES,
};

const PLACES = 'write the points of the places, such as places: [10, 6, 4, 3, 2, 1]';
const points = (help: string) => ({ ...whole(help, 0, POINTS_MAX), usual: 0 });

/** Returns the shapes of a table of points: its figures as a text or as a list. */
export function tableShapes(help: string) {
  return [textOf(POINTS_TABLE, help), listed(points(PLACES).shape, ENTRANTS_MAX, help)] as const;
}

/** What is scored. Points are integers, but a weight or a stand-in may lead to halves. */
export const SCORES = {
  by: oneOf(
    'write places, or book where the book gives points itself',
    ['places', 'book'],
    'places, or book where the book gives points itself',
  ),
  places: field(PLACES, help => z.union(tableShapes(help)).describe(help), {
    usual: '10-6-4-3-2-1',
  }),
  pole: points('write the points for the pole, such as pole: 1'),
  // A plan without `poleOf` and `extras` is older than they are, or was written by hand: it scores as it always did.
  poleOf: described(
    oneOf(
      'write table for the pole of every table, or weekend for the best of the trials alone',
      ['table', 'weekend'],
      "table, weekend: every table's, or one, the best of the trials where there are several",
    ),
  ),
  /** For the lap with the fewest plays; when several share it nobody scores. */
  fastestLap: points('write the points for the fastest lap, such as fastestLap: 1'),
  classified: {
    ...points('write the points for every car that crosses the line, such as classified: 1'),
    remark: 'for every car that crosses the line',
  },
  /** By the place in the timed trials. */
  trials: field(TIMED_TRIALS, () => z.union(tableShapes(PLACES)), { usual: [] }),
  extras: described(
    oneOf(
      'write classified when cars that are out score nothing for pole, fastest lap and trials, else all',
      ['all', 'classified'],
      'all, classified: who scores for pole, fastest lap and trials',
    ),
  ),
};

export const POINTS = {
  ...SCORES,
  count: {
    ...notation('write all, best 6, drop 1 or best 6, drop 1', COUNT_FORM, countOf, countText),
    usual: { drop: 0 },
    remark: 'all, best 6, drop 1, or best 6, drop 1',
  },
  starts: {
    ...whole(
      'write the races without which nobody is champion, such as starts: 4',
      0,
      WEEKENDS_MAX,
    ),
    usual: 0,
    remark: 'races without which nobody is champion',
  },
};

export const TEAM = {
  id: ID,
  name: text(NAME, 30),
  /** Number of its colour, counted from 1. */
  hue: whole('write the number of the colour, 1 to 12', 1, 12),
};

export const TEAMS = {
  of: {
    ...whole('write the most drivers of a team, such as of: 2', 1, ENTRANTS_MAX),
    remark: 'drivers at most',
  },
  score: {
    ...notation('write all, or best 1 for the best car alone', SCORE_FORM, scoreOf, scoreText),
    remark: 'all, or best 1',
  },
  list: field(
    'list the teams, such as - {id: rosso, name: Rosso}',
    help => listed(z.strictObject(shapesOf(TEAM, ['name'])).readonly(), ENTRANTS_MAX, help),
    { part: TEAM },
  ),
};

const SCORES_FOR = 'write for whom a stand-in scores: nobody, team or half';
export const ABSENT = {
  standIn: {
    ...text('write a level of CPU drivers, or none for an empty seat', 40),
    remark: 'a level, or none',
  },
  scores: oneOf(SCORES_FOR, ['nobody', 'team', 'half']),
};

/** What few plans need: choices that stand behind a # in a written plan where they are the usual ones. */
export const SERIES = {
  marshal: described(
    oneOf(
      'write rota for teams that sit out a race by turns, else none',
      ['none', 'rota'],
      'none, rota: each team sits out a race in turn',
    ),
  ),
  car: {
    ...named('write built once for cars that stay the same all season, else per race', CAR_WORDS),
    usual: 'perRace' as const,
    suits: (book: RuleBook) => games.of(book).seasonal?.(book) !== undefined,
  },
};

const WEIGHTS = { half: 0.5, double: 2 } as const;

export const WEEKEND = {
  id: ID,
  track: text('write the id of a circuit, such as track: spa', 60),
  stage: text('write the id of a stage', ID_MAX),
  /** When it is driven, ISO 8601; shown, never enforced. */
  date: field('write a date such as 2026-12-19, or with the time 2026-12-19T20:00', help => {
    const time = { local: true, offset: true };
    const forms = [z.iso.date(), z.iso.datetime(time), z.iso.datetime({ ...time, precision: -1 })];
    return z.union(forms, `is no date; ${help}`).describe(help);
  }),
  weight: field(
    'write what the points are multiplied by: half, double, or a number such as 1.5',
    help => {
      const wrong = `is no weight; ${help}`;
      const number = z.number().positive(wrong).max(10, wrong).multipleOf(0.25, wrong);
      return z
        .union([z.enum(wordsOf(WEIGHTS)), number], wrong)
        .describe(help)
        .transform(value => (typeof value === 'string' ? WEIGHTS[value] : value));
    },
    { usual: 1 },
  ),
  ...OVERRIDES,
};

export const ENTRANT = {
  id: ID,
  name: text(NAME, NAME_MAX),
  /** Absent for one derived from the name. */
  letter: field('write the capital letter of the car, such as letter: A', help =>
    z.string().regex(/^[A-Z]$/, `is not one capital letter; ${help}`),
  ),
  team: text('write the id of a team', ID_MAX),
  /** Level of a CPU driver; absent for a person. */
  cpu: text('write the level of a CPU driver, such as cpu: club; leave it out for a person', 40),
  character: text('write the name of a character whose taste the CPU driver has', 40),
  handicap: whole('write by how many points the car is weaker, such as handicap: 2', 0, 99),
};
