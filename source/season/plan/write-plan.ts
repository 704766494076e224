// Writes a plan as a file for a person to edit: every value is present, with a remark on the alternatives. Reading the file
// gives an equal plan.
import { writeText } from '../../circuit/file/write-text.ts';
import { bookNamed } from '../../rules/games.ts';
import { isOn, type OfferedOption, offeredOptions } from '../../rules/kit/options.ts';
import type { RuleBook } from '../../rules/kit/types.ts';
import { type Field, type Fields, given, written } from './field.ts';
import { scoreText } from './notation.ts';
import { type Overrides, type Plan, type Stage, weekendTerms } from './plan.ts';
import {
  ABSENT,
  ENTRANT,
  POINTS,
  SERIES,
  STAGE,
  TABLES,
  TEAM,
  TEAMS,
  TRIALS,
  WEEKEND,
} from './plan-fields.ts';
import { NO_STAGES, optionNamed } from './plan-of-text.ts';
import { PLAN } from './plan-shape.ts';

/** Returns the text of a plan, ending in a line break. */
export function writePlan(plan: Plan): string {
  const lines = [
    ...headLines(plan),
    ...drivingLines(plan),
    ...scoringLines(plan),
    line('seed', PLAN.seed, plan.seed),
    ...calendarLines(plan),
    ...teamLines(plan),
    ...entrantLines(plan),
  ];
  return `${lines.join('\n')}\n`;
}

function headLines({ name, template }: Plan): readonly string[] {
  return [
    '# The plan of a season. Change it until the season starts; from then on it stays as it is.',
    '# chicane season check FILE names every fault with its line; chicane season schema helps an editor to complete it.',
    '# A line behind a # says what holds without it: take the # away to set another value.',
    'format: chicane-plan/1',
    line('name', PLAN.name, name),
    line('template', PLAN.template, template),
  ];
}

function drivingLines(plan: Plan): readonly string[] {
  const { rules, laps, options, grid, trials, tables, absent } = plan;
  return [
    line('rules', PLAN.rules, rules),
    line('laps', PLAN.laps, laps),
    ...optionLines(options, bookNamed(rules)),
    line('grid', PLAN.grid, grid),
    partLine('trials', TRIALS, trials),
    partLine('tables', TABLES, tables),
    partLine('absent', ABSENT, { standIn: 'none', ...absent }),
    ...seriesLines(plan),
    ...stageLines(plan),
  ];
}

function seriesLines(plan: Plan): readonly string[] {
  const book = bookNamed(plan.rules);
  const values: Readonly<Record<string, unknown>> = given(SERIES, plan);
  const fields: Fields = SERIES;
  return Object.entries(fields).flatMap(([name, one]) => {
    const isUsual = values[name] === one.usual;
    const isIdle = one.suits !== undefined && (book === undefined || !one.suits(book));
    if (isUsual && isIdle) return [];
    return [`${isUsual ? '# ' : ''}${line(name, one, values[name])}`];
  });
}

function optionLines(
  options: Readonly<Record<string, string>>,
  book: RuleBook | undefined,
): readonly string[] {
  const given = optionEntries(options, book).map(([name, value]) => {
    const values = book === undefined ? [] : (optionNamed(book, name)?.values ?? []);
    return `  ${name}: ${writeWord(value)}    # ${values.join(', ')}`;
  });
  const isNoneGiven = given.length === 0;
  const others = optionsLeft(options, book).map(({ flag, usual, values }) => {
    const sign = isNoneGiven ? '#   ' : '  # ';
    return `${sign}${flag.name}: ${writeWord(usual)}    # ${values.join(', ')}: ${flag.help}`;
  });
  if (isNoneGiven && others.length === 0) return [];
  return [`${isNoneGiven ? '# ' : ''}options:    # of the book`, ...given, ...others];
}

// Returns the options that a plan does not set, without those that one which it sets overrules.
function optionsLeft(
  options: Readonly<Record<string, string>>,
  book: RuleBook | undefined,
): readonly OfferedOption[] {
  const declared = book?.options ?? [];
  const overruling = declared.filter(field => field.off !== undefined && isOn(field, options));
  return offeredOptions(declared).filter(
    ({ name, overruledBy }) =>
      !Object.hasOwn(options, name) && !overruling.some(field => field.name === overruledBy),
  );
}

// Returns the options by the names of their flags.
function optionEntries(
  options: Readonly<Record<string, string>>,
  book: RuleBook | undefined,
): readonly (readonly [string, string])[] {
  const offered = offeredOptions(book?.options ?? []);
  return Object.entries(options).map(([name, value]) => {
    const flag = offered.find(option => option.name === name)?.flag.name;
    return [flag ?? name, value];
  });
}

function stageLines({ stages, rules }: Plan): readonly string[] {
  if (isUsual(stages)) return [];
  return [
    `stages:${remarkOf(PLAN.stages)}`,
    ...stages.map(stage => {
      const over = overridesText(stage, stage.rules ?? rules);
      return `  - ${flow(written(STAGE, { ...stage, ...over }))}`;
    }),
  ];
}

// Reports whether the only stage is the one that a plan without stages has.
function isUsual(stages: readonly Stage[]): boolean {
  const [usual, ...texts] = [...NO_STAGES, ...stages].map(one => flow(written(STAGE, one)));
  return texts.every(one => one === usual) && stages.length <= 1;
}

// Returns those of the overrides that the file has in another form.
function overridesText({ options, tableSize }: Overrides, rules: string): object {
  const entries = options && optionEntries(options, bookNamed(rules));
  return { options: entries && Object.fromEntries(entries), size: tableSize };
}

function scoringLines({ points, count, rank }: Plan): readonly string[] {
  const isByBook = points.by === 'book';
  const values = written(POINTS, {
    ...points,
    by: isByBook ? 'book' : undefined,
    places: isByBook ? undefined : list(points.places),
    trials: points.trials.length === 0 ? undefined : list(points.trials),
    count,
    starts: count.startsLeast,
  });
  const fields: Fields = POINTS;
  return [
    'points:',
    ...Object.entries(values).map(
      ([name, value]) => `  ${name}: ${value}${remarkOf(fields[name])}`,
    ),
    line('ties', PLAN.ties, rank),
  ];
}

function calendarLines(plan: Plan): readonly string[] {
  return [
    'calendar:',
    ...plan.calendar.map(weekend => {
      const { stage, weight } = weekend;
      const values = {
        ...weekend,
        stage: plan.stages.length > 1 ? stage : undefined,
        weight: weight === WEEKEND.weight.usual ? undefined : weight,
        ...overridesText(weekend, weekendTerms(plan, weekend).rules),
      };
      return `  - ${flow(written(WEEKEND, values))}`;
    }),
  ];
}

function teamLines({ teams, teamSize, teamScores }: Plan): readonly string[] {
  if (teams.length === 0 && teamSize === undefined && teamScores === undefined) return [];
  return [
    'teams:',
    ...(teamSize === undefined ? [] : [`  ${line('of', TEAMS.of, teamSize)}`]),
    `  score: ${scoreText(teamScores)}${remarkOf(TEAMS.score)}`,
    ...(teams.length === 0 ? ['  list: []'] : ['  list:']),
    ...teams.map(team => `    - ${flow(written(TEAM, team))}`),
  ];
}

function entrantLines({ entrants }: Plan): readonly string[] {
  return [
    `entrants:${remarkOf(PLAN.entrants)}`,
    ...entrants.map(entrant => `  - ${flow(written(ENTRANT, entrant))}`),
  ];
}

function line(name: string, field: Field, value: unknown): string {
  return `${name}: ${inner(written({ [name]: field }, { [name]: value })[name])}${remarkOf(field)}`;
}

// Returns fields on one line, with what is said about each behind them.
function partLine(name: string, fields: Fields, values: object): string {
  const remarks = Object.entries(fields).flatMap(([inside, { remark }]) =>
    remark === undefined ? [] : [`${inside}: ${remark}`],
  );
  return `${name}: ${flow(written(fields, values))}    # ${remarks.join('; ')}`;
}

function remarkOf(field: Field | undefined): string {
  return field?.remark === undefined ? '' : `    # ${field.remark}`;
}

function flow(fields: object): string {
  return `{${Object.entries(fields)
    .map(([key, value]) => `${key}: ${inner(value)}`)
    .join(', ')}}`;
}

function inner(value: unknown): string {
  if (Array.isArray(value)) return list(value);
  return typeof value === 'object' && value !== null ? flow(value) : writeWord(value);
}

function list(values: readonly unknown[]): string {
  return `[${values.map(writeWord).join(', ')}]`;
}

// The keys and words of a plan hold hyphens and digits, which need no quotes.
function writeWord(value: unknown): string {
  if (typeof value !== 'string') return `${value}`;
  return DATE.test(value) ? value : writeText(value);
}

const DATE = /^\d{4}-\d\d-\d\d/;
