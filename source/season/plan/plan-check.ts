// What the checks of a plan are made of: what they look at, and what they may ask of the program.
import type { ContentFault, Path } from '../../circuit/file/faults.ts';
import type { RuleBook } from '../../rules/kit/types.ts';
import type { Venues } from '../season.ts';
import type { Plan } from './plan.ts';
import type { PlanText } from './plan-shape.ts';

export interface Known {
  readonly venues: Venues;
  readonly tracks: readonly string[];
  levelsOf(book: RuleBook): readonly string[];
  readonly characters: readonly string[];
}

export interface Subject {
  readonly text: PlanText;
  readonly plan: Plan;
  /** Absent where a plan is only read, not started. */
  readonly known?: Known;
  /** Returns the line of a part of the file, counted from 1. */
  lineOf(path: Path): number;
}

export interface PlanCheck {
  /** The top-level fields that it reads; it is skipped where one of them is itself faulty. */
  readonly needs: readonly (keyof PlanText)[];
  find(subject: Subject): readonly ContentFault[];
}

/** Returns, for each entry, the index of the first earlier entry with an equal key, undefined where there is none. */
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
