// The format `chicane-plan/1`: what the file of a plan may contain, as one zod definition that gives the types, the messages
// and the JSON Schema. plan-of-text.ts fills in what is left out; the checks cover what concerns several fields.
import * as z from 'zod';
import { listOf } from '../../circuit/file/values.ts';
import { allBooks } from '../../rules/games.ts';
import { offeredOptions } from '../../rules/kit/options.ts';
import { field, helpsOf, listed, named, shapesOf, text } from './field.ts';
import { TIE_WORDS, wordFor } from './notation.ts';
import {
  ABSENT,
  ENTRANT,
  ENTRANTS_MAX,
  NAME,
  OVERRIDES,
  optionValue,
  POINTS,
  SERIES,
  STAGE,
  TABLES,
  TEAMS,
  TIMED_TRIALS,
  TRIALS,
  tableShapes,
  WEEKEND,
  WEEKENDS_MAX,
} from './plan-fields.ts';

/** Most characters of a plan, far more than 60 entrants and 60 weekends need. */
export const PLAN_TEXT_MAX = 200_000;
/** Most bytes of a file that is read as a plan or a table; a character may need four. */
export const PLAN_BYTES_MAX = 4 * PLAN_TEXT_MAX;

/** The fields at the top of a plan, in the order of the file. */
export const PLAN = {
  format: field('write format: chicane-plan/1', help =>
    z.literal('chicane-plan/1', `is not chicane-plan/1; ${help}`).describe(help),
  ),
  name: text(NAME, 60),
  template: {
    ...text('write where the plan began, such as template: championship', 40),
    usual: 'own',
    remark: 'where the plan began',
  },
  rules: { ...OVERRIDES.rules, remark: 'chicane rules lists the books' },
  laps: OVERRIDES.laps,
  options: OVERRIDES.options,
  grid: OVERRIDES.grid,
  trials: field(
    TIMED_TRIALS,
    help =>
      z.union([TRIALS.sessions.shape, z.strictObject(shapesOf(TRIALS)).readonly()]).describe(help),
    { part: TRIALS },
  ),
  tables: field(
    'write how a field is divided, such as tables: {size: 10, draw: snake, apart: teams}',
    help => z.strictObject(shapesOf(TABLES)).readonly().describe(help),
    { part: TABLES },
  ),
  stages: field(
    'list the stages, such as - {id: final, takes: best 10}',
    help =>
      listed(
        z.lazy(() => stage),
        20,
        help,
      ),
    { part: STAGE, remark: 'takes: all, first 3 of each table, best 10, winners of 2' },
  ),
  points: field(
    'write points: 10-6-4-3-2-1 or points: {places: [10, 6, 4], count: best 6}',
    help => {
      const [figures, list] = tableShapes(help);
      return z
        .union([figures, z.literal('book'), list, z.strictObject(shapesOf(POINTS)).readonly()])
        .describe(help);
    },
    { part: POINTS },
  ),
  teams: field(
    'write teams: {of: 2, score: all, list: [{id: rosso, name: Rosso}]} or only the list',
    help => z.union([TEAMS.list.shape, z.strictObject(shapesOf(TEAMS)).readonly()]).describe(help),
    { part: TEAMS },
  ),
  ties: field(
    'list what ranks equal entrants: wins, places, head-to-head, latest, earliest win, trials, lot, shared',
    help => listed(named(help, TIE_WORDS).shape, 9, help),
    {
      write: (ties: readonly string[]) => ties.map(one => wordFor<string, string>(TIE_WORDS, one)),
    },
  ),
  absent: field(
    'write who drives for somebody who is missing, such as absent: {standIn: club, scores: nobody}',
    help => z.strictObject(shapesOf(ABSENT)).readonly().describe(help),
    { part: ABSENT },
  ),
  ...SERIES,
  seed: field(
    'write a whole number, such as seed: 4711',
    help => z.int(`is not a whole number; ${help}`).describe(help),
    { remark: 'every draw, every weather and every die follows from it' },
  ),
  calendar: field(
    'list the weekends, such as calendar: [monza, spa]',
    help =>
      listOf(
        z.lazy(() => weekend),
        WEEKENDS_MAX,
        help,
      ),
    { part: WEEKEND },
  ),
  entrants: field(
    'list who drives, such as - {name: Ada, team: rosso}',
    help => {
      const fields = z.strictObject(shapesOf(ENTRANT, ['name'])).readonly();
      return listOf(z.union([ENTRANT.name.shape, fields]), ENTRANTS_MAX, help);
    },
    { part: ENTRANT, remark: 'a person has no cpu:, a CPU driver has its level there' },
  ),
};

/** What each field of a plan holds, worded as a remedy. */
export const PLAN_HELPS: Readonly<Record<string, string>> = helpsOf(PLAN);

/** The options of books that may stand at the top of a plan, beside `options:`, with what they hold. */
export const OPTION_FIELDS: Readonly<Record<string, string>> = Object.fromEntries(
  allBooks()
    .flatMap(({ options }) => offeredOptions(options))
    .filter(({ flag }) => !Object.hasOwn(PLAN_HELPS, flag.name))
    .map(({ flag }) => [flag.name, `an option of some books: ${flag.help}`]),
);

// They are found by name, so no type lists them.
const optionShapes: Record<never, never> = Object.fromEntries(
  Object.entries(OPTION_FIELDS).map(([name, help]) => [
    name,
    z.exactOptional(optionValue.describe(help)),
  ]),
);

const stage = z.strictObject({ ...shapesOf(STAGE, ['id']), ...optionShapes }).readonly();
const weekend = z.union([
  WEEKEND.track.shape,
  z.strictObject({ ...shapesOf(WEEKEND, ['track']), ...optionShapes }).readonly(),
]);

const planFields = shapesOf(PLAN, ['format', 'name', 'rules', 'calendar', 'entrants']);

export const planFile = z.strictObject({ ...planFields, ...optionShapes }).readonly();

/** The values that a file gives; options of books beside `options:` are not in the type. */
export type PlanText = z.output<z.ZodReadonly<z.ZodObject<typeof planFields>>>;
