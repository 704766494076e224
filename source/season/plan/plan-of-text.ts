// Makes a plan from the content of its file, filling in what is left out.
import type { OptionField } from '../../rules/kit/options.ts';
import { offeredOptions } from '../../rules/kit/options.ts';
import type { RuleBook } from '../../rules/kit/types.ts';
import { given, usualOf } from './field.ts';
import { idsFor } from './ids.ts';
import { lettersFor } from './letters.ts';
import type {
  Criterion,
  Entrant,
  GridRule,
  Overrides,
  Plan,
  PointsPlan,
  Stage,
  Team,
  TrialsPlan,
  WeekendPlan,
} from './plan.ts';
import {
  ABSENT,
  OVERRIDES,
  POINTS,
  SCORES,
  SERIES,
  STAGE,
  TABLES,
  TRIALS,
  WEEKEND,
} from './plan-fields.ts';
import { OPTION_FIELDS, PLAN, type PlanText } from './plan-shape.ts';
import { pointsTable } from './points-tables.ts';

const USUAL_LAPS = 3;
const USUAL_TABLE = 10;
const USUAL_TIES: readonly Criterion[] = ['points', 'wins', 'places', 'latest', 'lot'];
/** The stages of a plan that names none. */
export const NO_STAGES: readonly Stage[] = [{ id: 'season', name: 'Season', ...usualOf(STAGE) }];

/** The books by which values that are left out are filled in. */
export interface BookFacts {
  bookOf(id: string): RuleBook | undefined;
  makesGrid(book: RuleBook): boolean;
}

/** Returns the plan of a file, with the seed given for one that names none. */
export function planOfText(text: PlanText, books: BookFacts, seed: number): Plan {
  const book = books.bookOf(text.rules);
  const entrants = entrantsOf(text);
  const size = text.tables?.size ?? usualTable(entrants.length, book);
  const stages = stagesOf(text, books);
  const grid = gridOf(text, book, books);
  const points = fieldsOfPoints(text);
  const { count, starts } = { ...usualOf(POINTS), ...points };
  const { list, of, score } = teamFields(text);
  const { standIn, ...absent } = { ...usualOf(ABSENT), ...text.absent };
  return {
    format: 'chicane-plan/1',
    name: text.name,
    template: text.template ?? PLAN.template.usual,
    rules: text.rules,
    laps: text.laps ?? book?.usualLaps ?? USUAL_LAPS,
    options: optionsOf(text, book),
    grid,
    trials: trialsOf(text, grid),
    tables: { size, ...usualOf(TABLES), ...text.tables },
    stages,
    points: pointsOf(points, Math.min(size, entrants.length)),
    count: { ...count, startsLeast: starts },
    ...(of === undefined ? {} : { teamSize: of }),
    ...(score === undefined ? {} : { teamScores: score }),
    rank: rankOf(text),
    absent: { ...(standIn === undefined || standIn === 'none' ? {} : { standIn }), ...absent },
    ...usualOf(SERIES),
    ...given(SERIES, text),
    seed: text.seed ?? seed,
    calendar: calendarOf(text, stages, books),
    entrants,
    teams: teamsOf(list),
  };
}

function usualTable(entrants: number, book: RuleBook | undefined): number {
  return entrants <= (book?.seats.max ?? 0) ? Math.max(1, entrants) : USUAL_TABLE;
}

function gridOf(
  { grid, trials }: PlanText,
  book: RuleBook | undefined,
  books: BookFacts,
): GridRule {
  if (grid !== undefined) return grid;
  const sessions = typeof trials === 'number' ? trials : (trials?.sessions ?? 0);
  if (sessions > 0) return 'trials';
  return book !== undefined && books.makesGrid(book) ? 'book' : 'lot';
}

function trialsOf({ trials }: PlanText, grid: GridRule): TrialsPlan {
  const fields = typeof trials === 'number' ? { sessions: trials } : trials;
  return { sessions: grid === 'trials' ? 1 : 0, ...usualOf(TRIALS), ...fields };
}

type PointsFields = Exclude<Extract<PlanText['points'], object>, readonly number[]>;

function fieldsOfPoints({ points }: PlanText): PointsFields {
  if (points === undefined) return {};
  if (points === 'book') return { by: 'book' };
  if (typeof points === 'string') return { places: points };
  return 'length' in points ? { places: points as readonly number[] } : points;
}

function pointsOf(fields: PointsFields, cars: number): PointsPlan {
  const { places, trials, ...scores } = { ...usualOf(SCORES), ...given(SCORES, fields) };
  const listed = (table: string | readonly number[]) =>
    typeof table === 'string' ? pointsTable(table, cars) : table;
  return { ...scores, places: scores.by === 'book' ? [] : listed(places), trials: listed(trials) };
}

function rankOf({ ties = USUAL_TIES }: PlanText): readonly Criterion[] {
  return ties.includes('points') ? ties : ['points', ...ties];
}

function stagesOf({ stages, rules }: PlanText, books: BookFacts): readonly Stage[] {
  if (stages === undefined || stages.length === 0) return NO_STAGES;
  return stages.map(stage => {
    const { id, name = capital(id), takes, fresh } = { ...usualOf(STAGE), ...stage };
    return { id, name, takes, fresh, ...overridesOf(stage, books, rules) };
  });
}

function capital(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');
}

type WeekendText = Exclude<PlanText['calendar'][number], string>;

function calendarOf(
  { calendar, rules }: PlanText,
  stages: readonly Stage[],
  books: BookFacts,
): readonly WeekendPlan[] {
  const weekends = calendar.map(one => (typeof one === 'string' ? { track: one } : one));
  const ids = idsFor(
    weekends.map((one: WeekendText) => ({
      ...(one.id === undefined ? {} : { id: one.id }),
      name: one.track,
    })),
    'weekend',
  );
  return weekends.map((one: WeekendText, at) => {
    const stage = one.stage ?? (stages.length === 1 ? stages[0]?.id : undefined) ?? '';
    const above = stages.find(({ id }) => id === stage)?.rules ?? rules;
    return {
      id: ids[at] ?? '',
      track: one.track,
      stage,
      ...(one.date === undefined ? {} : { date: one.date }),
      weight: one.weight ?? WEEKEND.weight.usual,
      ...overridesOf(one, books, above),
    };
  });
}

type OverridesText = Pick<WeekendText, keyof typeof OVERRIDES>;

function overridesOf(text: OverridesText, books: BookFacts, above: string): Overrides {
  const { options: _, size, ...rest } = given(OVERRIDES, text);
  const options = optionsOf(text, books.bookOf(text.rules ?? above));
  return {
    ...rest,
    ...(Object.keys(options).length === 0 ? {} : { options }),
    ...(size === undefined ? {} : { tableSize: size }),
  };
}

type OptionValue = string | number | boolean;

/** An option as the file gives it: the name there, the value there, and its place. */
export interface GivenOption {
  readonly name: string;
  readonly value: OptionValue;
  readonly path: readonly string[];
}

/** Returns the options that a part of a file gives, those under `options:` last. */
export function givenOptions(text: object): readonly GivenOption[] {
  const under = ('options' in text ? text.options : {}) ?? {};
  const entries = (from: object, path: readonly string[]) =>
    Object.entries(from).map(([name, value]) => ({ name, value, path: [...path, name] }));
  return [
    ...entries(text, []).filter(({ name }) => Object.hasOwn(OPTION_FIELDS, name)),
    ...entries(under, ['options']),
  ];
}

function optionsOf(text: object, book: RuleBook | undefined): Readonly<Record<string, string>> {
  return Object.fromEntries(
    givenOptions(text).map(({ name, value }) => {
      const option = book === undefined ? undefined : optionNamed(book, name);
      return [option?.name ?? name, option === undefined ? `${value}` : optionValue(option, value)];
    }),
  );
}

/** Returns the option of a book by the name that an organiser uses: that of its flag, else its own. */
export function optionNamed(book: RuleBook, name: string): OptionField | undefined {
  const offered = offeredOptions(book.options);
  return offered.find(({ flag }) => flag.name === name) ?? offered.find(one => one.name === name);
}

// `yes` and `no` switch an option on and off.
function optionValue({ flag, off, values }: OptionField, value: OptionValue): string {
  const word = `${value}`;
  if (values.includes(word)) return word;
  if (value === true || word === 'yes' || word === 'on') return flag?.sets ?? word;
  if (value === false || word === 'no' || word === 'off') return off ?? word;
  return word;
}

type TeamFields = Exclude<Extract<PlanText['teams'], object>, readonly unknown[]>;
type TeamTexts = NonNullable<TeamFields['list']>;

function teamFields({ teams = {} }: PlanText): TeamFields {
  return 'length' in teams ? { list: teams as TeamTexts } : (teams as TeamFields);
}

function teamsOf(list: TeamTexts = []): readonly Team[] {
  const ids = idsFor(list, 'team');
  return list.map((team, at) => ({ ...team, id: ids[at] ?? '' }));
}

function entrantsOf({ entrants }: PlanText): readonly Entrant[] {
  const texts = entrants.map(one => (typeof one === 'string' ? { name: one } : one));
  const ids = idsFor(texts, 'driver');
  const all: readonly Entrant[] = texts.map((one, at) => ({ ...one, id: ids[at] ?? '' }));
  const letters = lettersFor(all);
  return all.map((one, at) => ({ ...one, letter: letters[at] ?? '' }));
}
