// The format `chicane-plan/1`: what the file of a plan may contain, as one zod definition that gives the types, the messages
// and the JSON Schema. plan-of-text.ts fills in what is left out; the checks cover what concerns several fields.
import * as z from 'zod';
import { count, listOf, words } from '../../circuit/file/values.ts';
import { ID_FORM, ID_MAX } from './ids.ts';
import {
  CAR_WORDS,
  COUNT_FORM,
  DRAW_WORDS,
  GRID_WORDS,
  SCORE_FORM,
  TAKES_FORM,
  TIE_WORDS,
  VOID_WORDS,
  wordsOf,
} from './notation.ts';
import { EXTRA_RULES, MARSHAL_RULES, POLE_RULES, STAND_IN_SCORES } from './plan.ts';
import { PLAN_FIELDS as FIELDS, OPTION_FIELDS } from './plan-fields.ts';
import { POINTS_TABLE } from './points-tables.ts';

/** Most characters of a plan, far more than 60 entrants and 60 weekends need. */
export const PLAN_TEXT_MAX = 200_000;
/** Most bytes of a file that is read as a plan or a table; a character may need four. */
export const PLAN_BYTES_MAX = 4 * PLAN_TEXT_MAX;
export const ENTRANTS_MAX = 60;
const WEEKENDS_MAX = 99;
const LAPS_MAX = 200;
const POINTS_MAX = 100_000;
const TRIALS_MAX = 3;

const id = (what: string) =>
  z
    .string(`is not text; ${what}`)
    .regex(ID_FORM, `has other characters; ${FIELDS.id}`)
    .max(ID_MAX, `is longer than ${ID_MAX} characters; shorten it`)
    .describe(what);
const oneOf = <Word extends string>(known: Readonly<Record<Word, unknown>>, what: string) =>
  z.enum(wordsOf(known), `is not known; ${what}`).describe(what);
const form = (pattern: RegExp, what: string) =>
  z.string(`is not text; ${what}`).regex(pattern, `is not known; ${what}`).describe(what);
const listed = <Entry extends z.ZodType>(entry: Entry, most: number, what: string) =>
  z
    .array(entry, `is not a list; ${what}`)
    .max(most, `has more than ${most} entries; ${what}`)
    .readonly()
    .describe(what);

const optionValue = z.union([z.string(), z.boolean(), z.int()]);
// The options of books that may stand beside `options:`. They are found by name, so no type lists them.
const optionFields: Record<never, never> = Object.fromEntries(
  Object.entries(OPTION_FIELDS).map(([name, help]) => [
    name,
    z.exactOptional(optionValue.describe(help)),
  ]),
);

const overrides = {
  rules: z.exactOptional(words(60, FIELDS.rules)),
  laps: z.exactOptional(count(1, LAPS_MAX, FIELDS.laps)),
  options: z.exactOptional(z.record(z.string(), optionValue).describe(FIELDS.options)),
  grid: z.exactOptional(oneOf(GRID_WORDS, FIELDS.grid)),
  sessions: z.exactOptional(count(0, TRIALS_MAX, FIELDS.sessions)),
  draw: z.exactOptional(oneOf(DRAW_WORDS, FIELDS.draw)),
  size: z.exactOptional(count(1, ENTRANTS_MAX, FIELDS.size)),
};

const trials = z.union([
  count(0, TRIALS_MAX, FIELDS.sessions),
  z
    .strictObject({
      sessions: z.exactOptional(count(0, TRIALS_MAX, FIELDS.sessions)),
      hand: z.exactOptional(z.enum(['guided', 'free'], `is not known; ${FIELDS.hand}`)),
      void: z.exactOptional(oneOf(VOID_WORDS, FIELDS.void)),
    })
    .readonly(),
]);

const tables = z
  .strictObject({
    size: z.exactOptional(count(1, ENTRANTS_MAX, FIELDS.size)),
    draw: z.exactOptional(oneOf(DRAW_WORDS, FIELDS.draw)),
    apart: z.exactOptional(z.enum(['teams', 'nobody'], `is not known; ${FIELDS.apart}`)),
  })
  .readonly();

const stage = z
  .strictObject({
    id: id(FIELDS.id),
    name: z.exactOptional(words(40, FIELDS.name)),
    takes: z.exactOptional(form(TAKES_FORM, FIELDS.takes)),
    fresh: z.exactOptional(
      z
        .union([z.boolean(), z.enum(['yes', 'no'])], `is neither yes nor no; ${FIELDS.fresh}`)
        .describe(FIELDS.fresh),
    ),
    ...overrides,
    ...optionFields,
  })
  .readonly();

const onePlace = count(0, POINTS_MAX, FIELDS.places);
const placesText = z.union([
  form(POINTS_TABLE, FIELDS.places),
  listed(onePlace, ENTRANTS_MAX, FIELDS.places),
]);
const pointsFields = {
  by: z.exactOptional(z.enum(['places', 'book'], `is not known; ${FIELDS.by}`)),
  places: z.exactOptional(placesText.describe(FIELDS.places)),
  pole: z.exactOptional(count(0, POINTS_MAX, FIELDS.pole)),
  poleOf: z.exactOptional(
    z.enum(POLE_RULES, `is not known; ${FIELDS.poleOf}`).describe(FIELDS.poleOf),
  ),
  fastestLap: z.exactOptional(count(0, POINTS_MAX, FIELDS.fastestLap)),
  classified: z.exactOptional(count(0, POINTS_MAX, FIELDS.classified)),
  trials: z.exactOptional(placesText),
  extras: z.exactOptional(
    z.enum(EXTRA_RULES, `is not known; ${FIELDS.extras}`).describe(FIELDS.extras),
  ),
  count: z.exactOptional(form(COUNT_FORM, FIELDS.count)),
  starts: z.exactOptional(count(0, WEEKENDS_MAX, FIELDS.starts)),
};
const points = z.union([
  form(POINTS_TABLE, FIELDS.points),
  z.literal('book'),
  listed(onePlace, ENTRANTS_MAX, FIELDS.points),
  z.strictObject(pointsFields).readonly(),
]);

const team = z
  .strictObject({
    id: z.exactOptional(id(FIELDS.id)),
    name: words(30, FIELDS.name),
    hue: z.exactOptional(count(1, 12, FIELDS.hue)),
  })
  .readonly();
const teamList = listed(team, ENTRANTS_MAX, FIELDS.list);
const teams = z.union([
  teamList,
  z
    .strictObject({
      of: z.exactOptional(count(1, ENTRANTS_MAX, FIELDS.of)),
      score: z.exactOptional(form(SCORE_FORM, FIELDS.score)),
      list: z.exactOptional(teamList),
    })
    .readonly(),
]);

const absent = z
  .strictObject({
    standIn: z.exactOptional(words(40, FIELDS.standIn)),
    scores: z.exactOptional(z.enum(STAND_IN_SCORES, `is not known; ${FIELDS.scores}`)),
  })
  .readonly();

const dateText = z
  .union(
    [
      z.iso.date(),
      z.iso.datetime({ local: true, offset: true }),
      z.iso.datetime({ local: true, offset: true, precision: -1 }),
    ],
    `is no date; ${FIELDS.date}`,
  )
  .describe(FIELDS.date);
const NO_WEIGHT = `is no weight; ${FIELDS.weight}`;
const weight = z
  .union(
    [
      z.enum(['half', 'double']),
      z.number().positive(NO_WEIGHT).max(10, NO_WEIGHT).multipleOf(0.25, NO_WEIGHT),
    ],
    NO_WEIGHT,
  )
  .describe(FIELDS.weight);
const weekend = z.union([
  words(60, FIELDS.track),
  z
    .strictObject({
      id: z.exactOptional(id(FIELDS.id)),
      track: words(60, FIELDS.track),
      stage: z.exactOptional(words(ID_MAX, FIELDS.stage)),
      date: z.exactOptional(dateText),
      weight: z.exactOptional(weight),
      ...overrides,
      ...optionFields,
    })
    .readonly(),
]);

const NAME_MAX = 20;
const entrant = z.union([
  words(NAME_MAX, FIELDS.name),
  z
    .strictObject({
      id: z.exactOptional(id(FIELDS.id)),
      name: words(NAME_MAX, FIELDS.name),
      letter: z.exactOptional(
        z.string().regex(/^[A-Z]$/, `is not one capital letter; ${FIELDS.letter}`),
      ),
      team: z.exactOptional(words(ID_MAX, FIELDS.team)),
      cpu: z.exactOptional(words(40, FIELDS.cpu)),
      character: z.exactOptional(words(40, FIELDS.character)),
      handicap: z.exactOptional(count(0, 99, FIELDS.handicap)),
    })
    .readonly(),
]);

const fields = {
  format: z
    .literal('chicane-plan/1', `is not chicane-plan/1; ${FIELDS.format}`)
    .describe(FIELDS.format),
  name: words(60, FIELDS.name),
  template: z.exactOptional(words(40, FIELDS.template)),
  rules: words(60, FIELDS.rules),
  laps: overrides.laps,
  options: overrides.options,
  grid: overrides.grid,
  trials: z.exactOptional(trials.describe(FIELDS.trials)),
  tables: z.exactOptional(tables.describe(FIELDS.tables)),
  stages: z.exactOptional(listed(stage, 20, FIELDS.stages)),
  points: z.exactOptional(points.describe(FIELDS.points)),
  teams: z.exactOptional(teams.describe(FIELDS.teams)),
  ties: z.exactOptional(listed(oneOf(TIE_WORDS, FIELDS.ties), 9, FIELDS.ties)),
  absent: z.exactOptional(absent.describe(FIELDS.absent)),
  marshal: z.exactOptional(
    z.enum(MARSHAL_RULES, `is not known; ${FIELDS.marshal}`).describe(FIELDS.marshal),
  ),
  car: z.exactOptional(oneOf(CAR_WORDS, FIELDS.car)),
  seed: z.exactOptional(z.int(`is not a whole number; ${FIELDS.seed}`).describe(FIELDS.seed)),
  calendar: listOf(weekend, WEEKENDS_MAX, FIELDS.calendar),
  entrants: listOf(entrant, ENTRANTS_MAX, FIELDS.entrants),
};

export const planFile = z.strictObject({ ...fields, ...optionFields }).readonly();

/** The values as they stand in the file; options of books beside `options:` are not in the type. */
export type PlanText = z.output<z.ZodReadonly<z.ZodObject<typeof fields>>>;

export const PLAN_PARTS = {
  top: Object.keys(fields),
  stage: ['id', 'name', 'takes', 'fresh', ...Object.keys(overrides)],
  points: Object.keys(pointsFields),
  weekend: ['id', 'track', 'stage', 'date', 'weight', ...Object.keys(overrides)],
} as const;
