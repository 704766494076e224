// Templates: plans with blanks. A template is values alone; whoever begins a season fills in who drives where.
import { allBooks, games, trialsOf } from '../../rules/games.ts';
import { offeredOptions } from '../../rules/kit/options.ts';
import type { RuleBook } from '../../rules/kit/types.ts';
import { usualOf } from '../plan/field.ts';
import { lettersFor } from '../plan/letters.ts';
import type { Entrant, Plan, PointsPlan, Team, WeekendPlan } from '../plan/plan.ts';
import { ABSENT, SCORES, SERIES, TABLES, TRIALS } from '../plan/plan-fields.ts';
import { NO_STAGES } from '../plan/plan-of-text.ts';
import type { Venues } from '../season.ts';

export interface Filling {
  readonly name: string;
  readonly book: RuleBook;
  /** Ids of circuits in the order of the calendar, at least one. */
  readonly tracks: readonly string[];
  readonly entrants: readonly Entrant[];
  readonly teams: readonly Team[];
  readonly seed: number;
  /** Most cars that have room at a table on every circuit (`roomFor`); as many as the book allows unless given. */
  readonly room?: number;
  /** Level of the CPU drivers that stand in; absent for empty seats. */
  readonly standIn?: string;
}

/** What a template sets, given what fills its blanks; all else is as in `usualPlan`. */
export interface Template {
  readonly id: string;
  readonly about: string;
  readonly entrants: { readonly min: number; readonly max: number };
  /** Reports whether a book has what the format requires; absent for a template of any book. */
  suits?(book: RuleBook): boolean;
  values(filling: Filling): Partial<Plan>;
}

const TABLE_CARS = 10;

/** Returns the most cars at a table: ten (M-1-3-2), or fewer where the book or the circuits have room for fewer. */
export function tableCars({ book, room = book.seats.max }: Filling): number {
  return Math.min(TABLE_CARS, room, book.seats.max);
}

/**
 * Returns how many cars have room at a table on each of some circuits.
 * @throws RangeError for a circuit that is not there
 */
export function roomFor(venues: Venues, book: RuleBook, tracks: readonly string[]): number {
  const rooms = tracks.map(track => {
    const { board } = venues.venue(book.id, track);
    return games.of(book).seatsOn(book, board).max;
  });
  return Math.min(book.seats.max, ...rooms);
}

/** Returns the book of a template where no other is requested. */
export function usualBook(template: Template | undefined): RuleBook | undefined {
  return allBooks().find(book => template?.suits?.(book) ?? true);
}

export function planFrom(template: Template, filling: Filling): Plan {
  return { ...usualPlan(template.id, filling), ...template.values(filling) };
}

function usualPlan(template: string, filling: Filling): Plan {
  const { name, book, tracks, entrants, teams, seed, standIn } = filling;
  const letters = lettersFor(entrants);
  return {
    format: 'chicane-plan/1',
    name,
    template,
    rules: book.id,
    laps: book.usualLaps,
    options: {},
    ...gridBy('trials', book),
    tables: { ...usualOf(TABLES), size: tableCars(filling) },
    stages: NO_STAGES,
    points: pointsBy([10, 6, 4, 3, 2, 1]),
    count: { drop: 0, startsLeast: 0 },
    rank: ['points', 'wins', 'places', 'latest', 'lot'],
    absent: { ...(standIn === undefined ? {} : { standIn }), ...usualOf(ABSENT) },
    ...usualOf(SERIES),
    seed,
    calendar: weekendsOf(tracks, 'season'),
    entrants: entrants.map((one, at) => ({ ...one, letter: letters[at] ?? '' })),
    teams,
  };
}

/**
 * Returns points by place and nothing besides; where an organiser adds any, there is one pole (M-2-0-1), and only classified cars
 * score (M-21-1-2).
 */
export function pointsBy(places: readonly number[]): PointsPlan {
  return { ...usualOf(SCORES), places, trials: [], poleOf: 'weekend', extras: 'classified' };
}

/** Returns a grid by the trials of a book where it has any, else as the book makes it, else by lot. */
export function gridBy(
  wanted: 'trials' | 'lot' | 'rotation',
  book: RuleBook,
): Pick<Plan, 'grid' | 'trials'> {
  const hasTrials = trialsOf(book) !== undefined;
  if (wanted === 'trials' && !hasTrials) return gridAsMade(book);
  const sessions = wanted === 'trials' ? 1 : 0;
  return { grid: wanted, trials: { ...usualOf(TRIALS), sessions } };
}

/** Returns a grid as the book makes it, else by lot. */
export function gridAsMade(book: RuleBook): Pick<Plan, 'grid' | 'trials'> {
  const grid = games.of(book).makesGrid(book) ? 'book' : 'lot';
  return { grid, trials: { ...usualOf(TRIALS), sessions: 0 } };
}

/** Returns a weekend for each circuit; one that is visited again has a number behind its id. */
export function weekendsOf(
  tracks: readonly string[],
  stage: string,
  before: readonly WeekendPlan[] = [],
): readonly WeekendPlan[] {
  const all = [...before.map(({ track }) => track), ...tracks];
  return tracks.map((track, at) => {
    const visits = all.slice(0, before.length + at).filter(one => one === track).length;
    return { id: visits === 0 ? track : `${track}-${visits + 1}`, track, stage, weight: 1 };
  });
}

/** Returns those of the wanted options that a book offers with these values. */
export function optionsIn(
  book: RuleBook,
  wanted: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const offered = offeredOptions(book.options);
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) =>
      offered.some(option => option.name === name && option.values.includes(value)),
    ),
  );
}
