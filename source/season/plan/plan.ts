// The plan of a season: who drives, where, by which rules, and what counts. A format such as a championship or a
// tournament is nothing but values of a plan.

import type { Part, ValuesOf } from './field.ts';
import { type DRAW_WORDS, type GRID_WORDS, TIE_WORDS, type VOID_WORDS } from './notation.ts';
import type {
  ABSENT,
  ENTRANT,
  OVERRIDES,
  POINTS,
  SCORES,
  SERIES,
  STAGE,
  TABLES,
  TEAM,
  TRIALS,
  WEEKEND,
} from './plan-fields.ts';

type ValueIn<Words> = Words[keyof Words];

export type GridRule = ValueIn<typeof GRID_WORDS>;
export type DrawRule = ValueIn<typeof DRAW_WORDS>;
export type Criterion = ValueIn<typeof TIE_WORDS>;
export const CRITERIA: readonly Criterion[] = Object.values(TIE_WORDS);
export type VoidRule = ValueIn<typeof VOID_WORDS>;
export type SeriesPlan = ValuesOf<typeof SERIES>;
export type StandInScore = ValuesOf<typeof ABSENT>['scores'];

export type TrialsPlan = ValuesOf<typeof TRIALS>;
export type TablesPlan = ValuesOf<typeof TABLES>;

type Places = 'places' | 'trials';
/** What is scored. Points are integers, but a weight or a stand-in may lead to halves. */
export type PointsPlan = Omit<ValuesOf<typeof SCORES>, Places> &
  Readonly<Record<Places, readonly number[]>>;

export type CountPlan = ValuesOf<typeof POINTS>['count'] & {
  /** Fewest races that a champion must have started. */
  readonly startsLeast: number;
};

/** Values that a stage or a weekend may set for itself; the others are those of the plan. */
export type Overrides = Partial<WeekendTerms>;

/** A part of a season: heats, a semi-final, a final. */
export type Stage = Omit<ValuesOf<typeof STAGE>, keyof typeof OVERRIDES> & Overrides;

/** One entry of the calendar: timed trials, and one race at each table. */
export type WeekendPlan = Omit<
  Part<typeof WEEKEND, 'id' | 'track' | 'stage' | 'weight'>,
  keyof typeof OVERRIDES
> &
  Overrides;

export type Entrant = Part<typeof ENTRANT, 'id' | 'name'>;
export type Team = Part<typeof TEAM, 'id' | 'name'>;

/** A plan with every value filled in. */
export interface Plan extends SeriesPlan {
  readonly format: 'chicane-plan/1';
  readonly name: string;
  /** The template from which the plan began; shown, but used by nothing. */
  readonly template: string;
  readonly rules: string;
  readonly laps: number;
  readonly options: Readonly<Record<string, string>>;
  readonly grid: GridRule;
  readonly trials: TrialsPlan;
  readonly tables: TablesPlan;
  readonly stages: readonly Stage[];
  readonly points: PointsPlan;
  readonly count: CountPlan;
  /** Most drivers of a team; absent for any number. */
  readonly teamSize?: number;
  /** Cars of a team that score each weekend, its best ones; absent for all. */
  readonly teamScores?: number;
  /** Without `shared` or `lot` at its end, ties are broken by lot. */
  readonly rank: readonly Criterion[];
  readonly absent: Part<typeof ABSENT, Exclude<keyof typeof ABSENT, 'standIn'>>;
  readonly seed: number;
  readonly calendar: readonly WeekendPlan[];
  readonly entrants: readonly Entrant[];
  readonly teams: readonly Team[];
}

export interface WeekendTerms extends Omit<ValuesOf<typeof OVERRIDES>, 'options' | 'size'> {
  readonly options: Readonly<Record<string, string>>;
  readonly tableSize: number;
}

/**
 * Returns the values of a weekend: its own, else those of its stage, else those of the plan. Options belong to a book: where
 * a stage or a weekend names another one, those given above it do not apply.
 */
export function weekendTerms(plan: Plan, weekend: WeekendPlan): WeekendTerms {
  const stage = plan.stages.find(({ id }) => id === weekend.stage);
  const usual: WeekendTerms = {
    rules: plan.rules,
    laps: plan.laps,
    options: plan.options,
    grid: plan.grid,
    sessions: plan.trials.sessions,
    draw: plan.tables.draw,
    tableSize: plan.tables.size,
  };
  return [stage, weekend].reduce(overridden, usual);
}

function overridden(terms: WeekendTerms, over: Overrides | undefined): WeekendTerms {
  if (over === undefined) return terms;
  const { rules = terms.rules } = over;
  const above = rules === terms.rules ? terms.options : {};
  const own = Object.entries(over).filter(([name]) => Object.hasOwn(terms, name));
  return { ...terms, ...Object.fromEntries(own), options: { ...above, ...over.options } };
}
