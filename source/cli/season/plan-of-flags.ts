// The plan of a season that is made of flags.
import type { Fault } from '../../circuit/file/faults.ts';
import { driverTables } from '../../drivers/driver-tables.ts';
import { allBooks, bookNamed } from '../../rules/games.ts';
import { didYouMean } from '../../rules/kit/nearest.ts';
import type { RuleBook } from '../../rules/kit/types.ts';
import { GRID_WORDS } from '../../season/plan/notation.ts';
import type { GridRule, Plan } from '../../season/plan/plan.ts';
import { readPlan } from '../../season/plan/read-plan.ts';
import { writePlan } from '../../season/plan/write-plan.ts';
import { planFrom, type Template, usualBook } from '../../season/templates/template.ts';
import { templateNamed, templates } from '../../season/templates/templates.ts';
import { safeName, safeText } from '../../storage/untrusted-text.ts';
import { tellPerson } from '../printer.ts';
import { wrongUse } from '../problem.ts';
import { LAPS_MAX, wholeSeed } from '../race/race-flags.ts';
import { secretSeed } from '../race/race-setup.ts';
import { wholeNumber } from '../whole-number.ts';
import { entrantsOf, type FieldFlags } from './new-field.ts';
import { programRooms } from './season-rooms.ts';

export interface PlanFlags extends FieldFlags {
  readonly name: string;
  readonly template: string;
  readonly calendar: string | undefined;
  readonly points: string | undefined;
  readonly grid: keyof typeof GRID_WORDS | undefined;
  readonly rules: string | undefined;
  readonly laps: number | undefined;
  readonly seed: number | undefined;
}

const WORD_CELLS = 40;
const DEFAULT_CALENDAR = 'monza,imola,spa';

/**
 * Returns the plan that flags make, as a text.
 * @throws Problem of wrong use for a flag with a value that it does not take, and what `entrantsOf` throws
 */
export function planTextOf(flags: PlanFlags): string {
  return writePlan(filled(flags));
}

/**
 * Returns the plan of a text made of flags.
 * @throws Problem of wrong use with its first fault, without the place in a text that nobody has seen
 */
export function planOfFlags(text: string): Plan {
  const read = readPlan(text, '', { known: programRooms });
  if (!read.ok) {
    const [first] = read.faults;
    throw wrongUse(first === undefined ? '' : sentenceOf(first));
  }
  for (const warning of read.warnings) tellPerson(sentenceOf(warning));
  return read.plan;
}

function sentenceOf({ message, mend }: Fault): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}; ${mend}.`;
}

function filled(flags: PlanFlags): Plan {
  const template = knownTemplate(flags.template);
  const book = knownBook(flags.rules, template);
  const seed = wholeSeed(flags.seed ?? secretSeed());
  const { entrants, teams } = entrantsOf(flags, book, seed);
  const plan = planFrom(template, {
    name: safeName(flags.name) || 'Season',
    book,
    tracks: circuitsOf(flags.calendar ?? DEFAULT_CALENDAR),
    entrants,
    teams,
    seed,
    standIn: usualLevel(book),
  });
  return {
    ...plan,
    ...(flags.grid === undefined ? {} : gridValues(plan, GRID_WORDS[flags.grid])),
    ...(flags.laps === undefined ? {} : { laps: wholeNumber('laps', flags.laps, 1, LAPS_MAX) }),
    ...(flags.points === undefined
      ? {}
      : { points: { ...plan.points, by: 'places', places: pointsOf(flags.points) } }),
  };
}

function circuitsOf(calendar: string): readonly string[] {
  const ids = calendar.split(',').map(id => id.trim());
  if (!ids.includes('')) return ids;
  throw wrongUse(
    `--calendar takes circuits with commas between them, such as ${DEFAULT_CALENDAR}.`,
  );
}

// Only a grid made by trials has sessions of them, at least one.
function gridValues({ trials }: Plan, grid: GridRule): Pick<Plan, 'grid' | 'trials'> {
  const sessions = grid === 'trials' ? Math.max(1, trials.sessions) : 0;
  return { grid, trials: { ...trials, sessions } };
}

function knownTemplate(id: string): Template {
  const template = templateNamed(id);
  if (template !== undefined) return template;
  const ids = templates.map(one => one.id);
  const hint = didYouMean(id, ids) || `. There are ${ids.join(', ')}.`;
  throw wrongUse(`There is no template "${safeText(id, WORD_CELLS)}"${hint}`);
}

function knownBook(id: string | undefined, template: Template): RuleBook {
  const book = id === undefined ? usualBook(template) : bookNamed(id);
  if (book !== undefined) return book;
  const ids = allBooks().map(one => one.id);
  const hint = didYouMean(id ?? '', ids) || `. There are ${ids.join(', ')}.`;
  throw wrongUse(`There is no rule book "${safeText(id ?? '', WORD_CELLS)}"${hint}`);
}

function usualLevel(book: RuleBook): string {
  const levels = driverTables.of(book).drivers.map(({ level }) => level);
  return levels.includes('club') ? 'club' : (levels[0] ?? '');
}

function pointsOf(text: string): readonly number[] {
  if (/^\d+(?:-\d+)*$/.test(text)) return text.split('-').map(Number);
  throw wrongUse(
    `--points ${safeText(text, WORD_CELLS)}: write numbers with hyphens between them, such as 10-6-4-3-2-1.`,
  );
}
