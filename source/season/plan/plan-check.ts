// What the checks of a plan are made of: what they look at, and what they may ask of the program.
import type { ContentFault, Path } from '../../circuit/file/faults.ts';
import type { RuleBook } from '../../rules/kit/types.ts';
import type { Venues } from '../season.ts';
import type { Plan } from './plan.ts';
import type { PlanText } from './plan-shape.ts';

/** What a plan may name. */
export interface Known {
  readonly venues: Venues;
  /** Ids of the circuits. */
  readonly tracks: readonly string[];
  /** Returns the levels of the CPU drivers of a book. */
  levelsOf(book: RuleBook): readonly string[];
  /** Names of the characters whose taste a CPU driver may have. */
  readonly characters: readonly string[];
}

/** A plan that is checked. */
export interface Subject {
  readonly text: PlanText;
  readonly plan: Plan;
  /** Absent where a plan is only read, not started. */
  readonly known?: Known;
  /** Returns the line of a part of the file, counted from 1. */
  lineOf(path: Path): number;
}

/** One check of a plan. */
export interface PlanCheck {
  /** The fields at the top that it reads; it is left out where one of them is faulty itself. */
  readonly needs: readonly (keyof PlanText)[];
  find(subject: Subject): readonly ContentFault[];
}

/** Returns the index of the first entry of equal key before each entry, undefined where there is none. */
export function earlier<X>(
  entries: readonly X[],
  keyOf: (entry: X) => string | undefined,
): readonly (number | undefined)[] {
  const first = new Map<string, number>();
  return entries.map((entry, at) => {
    const key = keyOf(entry);
    if (key === undefined) return undefined;
    const before = first.get(key);
    if (before === undefined) first.set(key, at);
    return before;
  });
}
