// A lesson of the driving school: a short race by one book with set dice, and what the pupil is to choose in it.
// Lessons do not depend on a screen: the race screen and a race in plain text teach the same ones.
import type { Board } from '../../circuit/board.ts';
import type {
  Choice,
  Consequence,
  Outcome,
  Race,
  RaceEvent,
  RuleBook,
} from '../../rules/kit/types.ts';

/** The courses of the school with the lessons of each, in the order in which they are taught. */
export const COURSES = {
  driving: [
    'shiftUp',
    'circle',
    'overshoot',
    'spin',
    'brake',
    'slipstream',
    'blocking',
    'wholeLap',
  ],
  onePool: ['wear'],
  cards: ['speedCard', 'cornerWear', 'racingLine', 'chance'],
  chart: ['chart'],
} as const;
export type CourseId = keyof typeof COURSES;
export type LessonId = (typeof COURSES)[CourseId][number];

/** The course that a stranger begins with. */
export const FIRST_COURSE = 'driving' satisfies CourseId;

export const COURSE_IDS = Object.keys(COURSES) as readonly CourseId[];

/** The choices that a lesson asks for; with nothing named, any choice that stays in the race. */
export interface Wanted {
  readonly choice?: Readonly<Record<string, string | number | boolean>>;
  readonly does?: Pick<Consequence, 'kind' | 'amount'>;
  /** Id of the space on which the way ends. */
  readonly end?: string;
}

/** A question of a lesson, with the rows of the rules that are told before it. */
export interface Step extends Wanted {
  readonly rows: readonly string[];
}

/** A lesson. Methods, so that a table can hold lessons of every game. */
export interface Lesson {
  readonly id: LessonId;
  readonly book: RuleBook;
  /** Levels of the CPU drivers besides the pupil. */
  readonly rivals: readonly string[];
  /** Options of the race that differ from the usual ones. */
  readonly options?: object;
  /** Returns a race in the middle of a lap, the pupil to play; absent for a lap alone from the grid. */
  scene?(begun: Race, board: Board): Outcome<Race, RaceEvent>;
  /** What each question asks for, in order; absent where any choice will do until the flag. */
  readonly steps?: readonly Step[];
  /** The rows that are told at its end, and anywhere in a lesson without steps. */
  readonly rows: readonly string[];
}

const FATAL: readonly string[] = ['eliminated'];

/** Reports whether a choice with these consequences is what a question asks for. */
export function isRight(
  { choice: fields = {}, does, end }: Wanted,
  choice: Choice,
  consequences: readonly Consequence[],
): boolean {
  if (consequences.some(({ kind }) => FATAL.includes(kind))) return false;
  const given: Readonly<Record<string, unknown>> = { ...choice };
  if (Object.entries(fields).some(([name, value]) => given[name] !== value)) return false;
  if (end !== undefined && endOf(choice) !== end) return false;
  return does === undefined || consequences.some(one => has(one, does));
}

function endOf(choice: Choice): unknown {
  return 'path' in choice && Array.isArray(choice.path) ? choice.path.at(-1) : undefined;
}

function has(one: Consequence, { kind, amount }: NonNullable<Wanted['does']>): boolean {
  return one.kind === kind && (amount === undefined || one.amount === amount);
}

const ANY: Wanted = {};

/** Returns what the question after so many right answers asks for. */
export function wantedAt({ steps }: Pick<Lesson, 'steps'>, answered: number): Wanted {
  return steps?.[answered] ?? ANY;
}

/** Reports whether a question asks for something in particular. */
export function isParticular({ choice, does, end }: Wanted): boolean {
  return choice !== undefined || does !== undefined || end !== undefined;
}

/** Reports whether a lesson is over after so many right answers; a lap is over with its race. */
export function isTaught({ steps }: Pick<Lesson, 'steps'>, answered: number): boolean {
  return steps !== undefined && answered >= steps.length;
}
