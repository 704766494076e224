// Writes a plan as a file for a person to edit: every value is present, with a remark on the alternatives. Reading the file
// gives an equal plan.
import { writeText } from '../../circuit/file/write-text.ts';
import { bookNamed, games } from '../../rules/games.ts';
import { isOn, type OfferedOption, offeredOptions } from '../../rules/kit/options.ts';
import type { RuleBook } from '../../rules/kit/types.ts';
import {
  CAR_WORDS,
  countText,
  DRAW_WORDS,
  GRID_WORDS,
  TIE_WORDS,
  takesText,
  VOID_WORDS,
  wordFor,
  wordsOf,
} from './notation.ts';
import {
  EXTRA_RULES,
  MARSHAL_RULES,
  type Overrides,
  type Plan,
  POLE_RULES,
  STAND_IN_SCORES,
  type Stage,
  weekendTerms,
} from './plan.ts';
import { optionNamed } from './plan-of-text.ts';

/** Returns the text of a plan, ending in a line break. */
export function writePlan(plan: Plan): string {
  const lines = [
    ...headLines(plan),
    ...drivingLines(plan),
    ...scoringLines(plan),
    `seed: ${plan.seed}    # every draw, every weather and every die follows from it`,
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
    `name: ${writeText(name)}`,
    `template: ${writeText(template)}    # where the plan began`,
  ];
}

function drivingLines(plan: Plan): readonly string[] {
  const { rules, laps, options, grid, trials, tables, absent } = plan;
  const { standIn = 'none', scores } = absent;
  const others = wordsOf(GRID_WORDS).join(', ');
  return [
    `rules: ${writeText(rules)}    # chicane rules lists the books`,
    `laps: ${laps}`,
    ...optionLines(options, bookNamed(rules)),
    `grid: ${wordFor(GRID_WORDS, grid)}    # ${others}`,
    `trials: ${flow({ ...trials, void: wordFor(VOID_WORDS, trials.void) })}    # hand: guided or free; void: ${wordsOf(VOID_WORDS).join(', ')}`,
    `tables: ${flow({ ...tables, draw: wordFor(DRAW_WORDS, tables.draw) })}    # draw: ${wordsOf(DRAW_WORDS).join(', ')}; apart: teams or nobody`,
    `absent: ${flow({ standIn, scores })}    # standIn: a level, or none; scores: ${STAND_IN_SCORES.join(', ')}`,
    ...seriesLines(plan),
    ...stageLines(plan),
  ];
}

// Values that few plans need are commented out where they are the usual ones.
function seriesLines({ marshal, car, rules }: Plan): readonly string[] {
  const book = bookNamed(rules);
  const isBuilt = book !== undefined && games.of(book).seasonal?.(book) !== undefined;
  const marshalSign = marshal === 'none' ? '# ' : '';
  const carSign = car === 'perRace' ? '# ' : '';
  return [
    `${marshalSign}marshal: ${marshal}    # ${MARSHAL_RULES.join(', ')}: each team sits out a race in turn`,
    ...(carSign === '' || isBuilt
      ? [`${carSign}car: ${wordFor(CAR_WORDS, car)}    # ${wordsOf(CAR_WORDS).join(', ')}`]
      : []),
  ];
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
    'stages:    # takes: all, first 3 of each table, best 10, winners of 2',
    ...stages.map(({ id, name, takes, fresh, ...over }) => {
      const fields = { id, name, takes: takesText(takes), fresh };
      return `  - ${flow({ ...fields, ...overText(over, over.rules ?? rules) })}`;
    }),
  ];
}

// Reports whether the only stage is the one that a plan without stages has.
function isUsual([first, ...others]: readonly Stage[]): boolean {
  if (first === undefined) return true;
  const { id, name, takes, fresh, ...over } = first;
  const isPlain = Object.keys(over).length === 0 && takes.kind === 'all' && fresh;
  return others.length === 0 && isPlain && id === 'season' && name === 'Season';
}

function overText(over: Overrides, rules: string): Readonly<Record<string, unknown>> {
  const { options, grid, draw, tableSize, ...rest } = over;
  return {
    rules: rest.rules,
    laps: rest.laps,
    options:
      options === undefined
        ? undefined
        : Object.fromEntries(optionEntries(options, bookNamed(rules))),
    grid: grid === undefined ? undefined : wordFor(GRID_WORDS, grid),
    sessions: rest.sessions,
    draw: draw === undefined ? undefined : wordFor(DRAW_WORDS, draw),
    size: tableSize,
  };
}

function scoringLines({ points, count, rank }: Plan): readonly string[] {
  const { by, places, pole, poleOf, fastestLap, classified, trials, extras } = points;
  return [
    'points:',
    ...(by === 'book'
      ? ['  by: book    # places, or book where the book gives points itself']
      : [`  places: ${list(places)}`]),
    `  pole: ${pole}`,
    `  poleOf: ${poleOf}    # ${POLE_RULES.join(', ')}: every table's, or one, the best of the trials where there are several`,
    `  fastestLap: ${fastestLap}`,
    `  classified: ${classified}    # for every car that crosses the line`,
    ...(trials.length === 0 ? [] : [`  trials: ${list(trials)}`]),
    `  extras: ${extras}    # ${EXTRA_RULES.join(', ')}: who scores for pole, fastest lap and trials`,
    `  count: ${countText(count)}    # all, best 6, drop 1, or best 6, drop 1`,
    `  starts: ${count.startsLeast}    # races without which nobody is champion`,
    `ties: ${list(rank.map(one => wordFor(TIE_WORDS, one)))}`,
  ];
}

function calendarLines(plan: Plan): readonly string[] {
  return [
    'calendar:',
    ...plan.calendar.map(weekend => {
      const { id, track, stage, date, weight, ...over } = weekend;
      const fields = {
        id,
        track,
        stage: plan.stages.length > 1 ? stage : undefined,
        date,
        weight: weight === 1 ? undefined : weight,
      };
      const { rules } = weekendTerms(plan, weekend);
      return `  - ${flow({ ...fields, ...overText(over, rules) })}`;
    }),
  ];
}

function teamLines({ teams, teamSize, teamScores }: Plan): readonly string[] {
  if (teams.length === 0 && teamSize === undefined && teamScores === undefined) return [];
  return [
    'teams:',
    ...(teamSize === undefined ? [] : [`  of: ${teamSize}    # drivers at most`]),
    `  score: ${teamScores === undefined ? 'all' : `best ${teamScores}`}    # all, or best 1`,
    ...(teams.length === 0 ? ['  list: []'] : ['  list:']),
    ...teams.map(team => `    - ${flow({ id: team.id, name: team.name, hue: team.hue })}`),
  ];
}

function entrantLines({ entrants }: Plan): readonly string[] {
  return [
    'entrants:    # a person has no cpu:, a CPU driver has its level there',
    ...entrants.map(({ id, name, letter, team, cpu, character, handicap }) => {
      return `  - ${flow({ id, name, letter, team, cpu, character, handicap })}`;
    }),
  ];
}

function flow(fields: object): string {
  const pairs = Object.entries(fields).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${inner(value)}`],
  );
  return `{${pairs.join(', ')}}`;
}

function inner(value: unknown): string {
  if (Array.isArray(value)) return list(value);
  if (typeof value === 'object' && value !== null) return flow(value);
  return writeWord(value);
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
