// Makes a plan from the content of its file, filling in what is left out.
import type { OptionField } from '../../rules/kit/options.ts';
import { offeredOptions } from '../../rules/kit/options.ts';
import type { RuleBook } from '../../rules/kit/types.ts';
import { idsFor } from './ids.ts';
import { lettersFor } from './letters.ts';
import {
  CAR_WORDS,
  countOf,
  DRAW_WORDS,
  GRID_WORDS,
  scoreOf,
  TIE_WORDS,
  takesOf,
  VOID_WORDS,
} from './notation.ts';
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
import { OPTION_FIELDS } from './plan-fields.ts';
import type { PlanText } from './plan-shape.ts';
import { pointsTable } from './points-tables.ts';

const USUAL_LAPS = 3;
const USUAL_TABLE = 10;
const USUAL_POINTS = '10-6-4-3-2-1';
const USUAL_TIES: readonly Criterion[] = ['points', 'wins', 'places', 'latest', 'lot'];
const NO_STAGES: readonly Stage[] = [
  { id: 'season', name: 'Season', takes: { kind: 'all' }, fresh: true },
];

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
  const { scores, size: teamSize } = teamScoring(text);
  const { standIn, scores: forWhom = 'nobody' } = text.absent ?? {};
  return {
    format: 'chicane-plan/1',
    name: text.name,
    template: text.template ?? 'own',
    rules: text.rules,
    laps: text.laps ?? book?.usualLaps ?? USUAL_LAPS,
    options: optionsOf(text, book),
    grid,
    trials: trialsOf(text, grid),
    tables: {
      size,
      draw: DRAW_WORDS[text.tables?.draw ?? 'classification'],
      apart: text.tables?.apart ?? 'teams',
    },
    stages,
    points: pointsOf(text, Math.min(size, entrants.length)),
    count: countOf(fieldsOfPoints(text).count ?? 'all', fieldsOfPoints(text).starts ?? 0),
    ...(teamSize === undefined ? {} : { teamSize }),
    ...(scores === undefined ? {} : { teamScores: scores }),
    rank: rankOf(text),
    absent: {
      ...(standIn === undefined || standIn === 'none' ? {} : { standIn }),
      scores: forWhom,
    },
    marshal: text.marshal ?? 'none',
    car: CAR_WORDS[text.car ?? 'per race'],
    seed: text.seed ?? seed,
    calendar: calendarOf(text, stages, books),
    entrants,
    teams: teamsOf(text),
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
  if (grid !== undefined) return GRID_WORDS[grid];
  const sessions = typeof trials === 'number' ? trials : (trials?.sessions ?? 0);
  if (sessions > 0) return 'trials';
  return book !== undefined && books.makesGrid(book) ? 'book' : 'lot';
}

function trialsOf({ trials }: PlanText, grid: GridRule): TrialsPlan {
  const usual = grid === 'trials' ? 1 : 0;
  const fields = typeof trials === 'number' ? { sessions: trials } : (trials ?? {});
  return {
    sessions: fields.sessions ?? usual,
    hand: ('hand' in fields ? fields.hand : undefined) ?? 'guided',
    void: VOID_WORDS[('void' in fields ? fields.void : undefined) ?? 'last'],
  };
}

type PointsFields = Exclude<Extract<PlanText['points'], object>, readonly number[]>;

function fieldsOfPoints({ points }: PlanText): PointsFields {
  if (points === undefined) return {};
  if (points === 'book') return { by: 'book' };
  if (typeof points === 'string') return { places: points };
  return 'length' in points ? { places: points as readonly number[] } : points;
}

function pointsOf(text: PlanText, cars: number): PointsPlan {
  const { by = 'places', places, pole = 0, ...rest } = fieldsOfPoints(text);
  const { fastestLap = 0, classified = 0, trials = [] } = rest;
  // A plan without these two values is older than they are, or was written by hand: it scores as it always did.
  const { poleOf = 'table', extras = 'all' } = rest;
  const listed = (table: string | readonly number[]) =>
    typeof table === 'string' ? pointsTable(table, cars) : table;
  return {
    by,
    places: by === 'book' ? [] : listed(places ?? USUAL_POINTS),
    pole,
    poleOf,
    fastestLap,
    classified,
    trials: listed(trials),
    extras,
  };
}

function rankOf({ ties }: PlanText): readonly Criterion[] {
  if (ties === undefined) return USUAL_TIES;
  const rank = ties.map(word => TIE_WORDS[word]);
  return rank.includes('points') ? rank : ['points', ...rank];
}

function stagesOf({ stages, rules }: PlanText, books: BookFacts): readonly Stage[] {
  if (stages === undefined || stages.length === 0) return NO_STAGES;
  return stages.map(stage => ({
    id: stage.id,
    name: stage.name ?? capital(stage.id),
    takes: takesOf(stage.takes ?? 'all'),
    fresh: stage.fresh === undefined || stage.fresh === true || stage.fresh === 'yes',
    ...overridesOf(stage, books, rules),
  }));
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
      weight: weightOf(one.weight),
      ...overridesOf(one, books, above),
    };
  });
}

function weightOf(weight: WeekendText['weight']): number {
  if (weight === 'half') return 0.5;
  return weight === 'double' ? 2 : (weight ?? 1);
}

type OverridesText = Pick<
  WeekendText,
  'rules' | 'laps' | 'options' | 'grid' | 'sessions' | 'draw' | 'size'
>;

function overridesOf(text: OverridesText, books: BookFacts, above: string): Overrides {
  const { rules, laps, grid, sessions, draw, size } = text;
  const book = books.bookOf(rules ?? above);
  const options = optionsOf(text, book);
  return {
    ...(rules === undefined ? {} : { rules }),
    ...(laps === undefined ? {} : { laps }),
    ...(Object.keys(options).length === 0 ? {} : { options }),
    ...(grid === undefined ? {} : { grid: GRID_WORDS[grid] }),
    ...(sessions === undefined ? {} : { sessions }),
    ...(draw === undefined ? {} : { draw: DRAW_WORDS[draw] }),
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

function teamScoring({ teams }: PlanText): { readonly size?: number; readonly scores?: number } {
  if (teams === undefined || 'length' in teams) return {};
  const { of, score } = teams as Exclude<typeof teams, readonly unknown[]>;
  const scores = score === undefined ? undefined : scoreOf(score);
  return {
    ...(of === undefined ? {} : { size: of }),
    ...(scores === undefined ? {} : { scores }),
  };
}

function teamsOf({ teams }: PlanText): readonly Team[] {
  const list = teams === undefined ? [] : 'length' in teams ? teams : (teams.list ?? []);
  const named = list as readonly Omit<Team, 'id'>[];
  const ids = idsFor(named, 'team');
  return named.map((team, at) => ({ ...team, id: ids[at] ?? '' }));
}

function entrantsOf({ entrants }: PlanText): readonly Entrant[] {
  const texts = entrants.map(one => (typeof one === 'string' ? { name: one } : one));
  const ids = idsFor(texts, 'driver');
  const all: readonly Entrant[] = texts.map((one, at) => ({ ...one, id: ids[at] ?? '' }));
  const letters = lettersFor(all);
  return all.map((one, at) => ({ ...one, letter: letters[at] ?? '' }));
}
