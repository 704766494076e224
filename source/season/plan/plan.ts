// The plan of a season: who drives, where, by which rules, and what counts. A format such as a championship or a
// tournament is nothing but values of a plan.

export const GRID_RULES = [
  'trials',
  'lot',
  'rotation',
  'standings',
  'reversed',
  'lastResult',
  'byHand',
  'book',
] as const;
/**
 * By the timed trials of the weekend; by lot; by rotation (TR-38 to TR-41); by the standings, the leader or the last in
 * front; by the last result; by the organiser; or as the book makes it, by a roll or by bids.
 */
export type GridRule = (typeof GRID_RULES)[number];

export const DRAW_RULES = ['classification', 'snake', 'lot', 'byHand'] as const;
/** 1 to 10, 11 to 20 …; 1, 6, 7, 12 …; by lot; or by the organiser. */
export type DrawRule = (typeof DRAW_RULES)[number];

/** What ranks entrants, tried one after the other. */
export const CRITERIA = [
  'points',
  'wins',
  'places',
  'headToHead',
  'latest',
  'earliestWin',
  'trials',
  'lot',
  'shared',
] as const;
/**
 * Points; wins; places (most wins, then most second places …); results against each other; the latest race; the first win
 * in the earliest weekend; the places of the trials; a lot drawn before everybody; or places are shared.
 */
export type Criterion = (typeof CRITERIA)[number];

/** What happens to a timed trial that is broken off. */
export const VOID_RULES = ['last', 'again', 'onceAgain'] as const;
/** It is last in its session; it is driven again; or it is driven again once. */
export type VoidRule = (typeof VOID_RULES)[number];

export const STAND_IN_SCORES = ['nobody', 'team', 'half'] as const;
/** For nobody; for the team of the driver alone; or half of it for the driver, and all of it for the team. */
export type StandInScore = (typeof STAND_IN_SCORES)[number];

/** Whose pole scores. */
export const POLE_RULES = ['table', 'weekend'] as const;
/**
 * That of every table; or the one of the weekend: whoever starts first where there is one table, and of several whoever is
 * first in the classification of the trials (the absolute pole, M-2-0-1).
 */
export type PoleRule = (typeof POLE_RULES)[number];

/** Who scores for the pole, the fastest lap and the trials. */
export const EXTRA_RULES = ['all', 'classified'] as const;
/** Every car; or only those that cross the line (M-21-1-2). */
export type ExtraRule = (typeof EXTRA_RULES)[number];

export const MARSHAL_RULES = ['none', 'rota'] as const;
/** Nobody who drives; or the teams by turns, each of which does not start in its race (TR-2, TR-3, TRR-3). */
export type MarshalRule = (typeof MARSHAL_RULES)[number];

/** How long a car stays as it was built. */
export const CAR_RULES = ['perRace', 'builtOnce'] as const;
/** Each race has its own; or every car is built once for the whole season, where the book builds cars (TR-9). */
export type CarRule = (typeof CAR_RULES)[number];

export interface TrialsPlan {
  /** Laps that each driver has, 0 for a weekend without trials. */
  readonly sessions: number;
  readonly hand: 'guided' | 'free';
  readonly void: VoidRule;
}

export interface TablesPlan {
  /** Most cars at a table; the circuit and the book may allow fewer. */
  readonly size: number;
  readonly draw: DrawRule;
  /** Whether team mates are kept apart where that is possible (M-1-3-3). */
  readonly apart: 'teams' | 'nobody';
}

/** What is scored. Points are integers, but a weight or a stand-in may lead to halves. */
export interface PointsPlan {
  /** By the place at the table, the winner's first; or as the book scores its races. */
  readonly by: 'places' | 'book';
  readonly places: readonly number[];
  readonly pole: number;
  readonly poleOf: PoleRule;
  /** For the lap with the fewest plays; when several share it nobody scores. */
  readonly fastestLap: number;
  /** For every car that crosses the line. */
  readonly classified: number;
  /** By the place in the timed trials. */
  readonly trials: readonly number[];
  readonly extras: ExtraRule;
}

export interface CountPlan {
  /** Number of best results that count; absent when all count. */
  readonly best?: number;
  /** Number of worst results that do not count. */
  readonly drop: number;
  /** Fewest races that a champion must have started. */
  readonly startsLeast: number;
}

/** Who advances from the stage before. */
export type Takes =
  | { readonly kind: 'all' }
  /** The first of each table of the last weekend of the stage before. */
  | { readonly kind: 'perTable'; readonly first: number }
  /** The first of the standings of the stage before. */
  | { readonly kind: 'best'; readonly count: number }
  /** Those who won so many races of the stage before. */
  | { readonly kind: 'winners'; readonly wins: number };

/** Values that a stage or a weekend may set for itself; the others are those of the plan. */
export interface Overrides {
  readonly rules?: string;
  readonly laps?: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly grid?: GridRule;
  readonly sessions?: number;
  readonly draw?: DrawRule;
  readonly tableSize?: number;
}

/** A part of a season: heats, a semi-final, a final. */
export interface Stage extends Overrides {
  readonly id: string;
  readonly name: string;
  readonly takes: Takes;
  /** Whether the standings start again with it. */
  readonly fresh: boolean;
}

/** One entry of the calendar: timed trials, and one race at each table. */
export interface WeekendPlan extends Overrides {
  readonly id: string;
  /** Id of the circuit. */
  readonly track: string;
  readonly stage: string;
  /** When it is driven, ISO 8601; shown, never enforced. */
  readonly date?: string;
  /** What its points are multiplied by: 1, or ½ or 2 for a short or a long one. */
  readonly weight: number;
}

export interface Entrant {
  /** Lower-case letters, digits and hyphens. */
  readonly id: string;
  readonly name: string;
  /** The capital letter of the car; absent for one derived from the name. */
  readonly letter?: string;
  readonly team?: string;
  /** Level of a CPU driver; absent for a person. */
  readonly cpu?: string;
  readonly character?: string;
  /** Points by which the car is weaker, where the game has handicaps. */
  readonly handicap?: number;
}

export interface Team {
  readonly id: string;
  readonly name: string;
  /** Number of its colour, counted from 1. */
  readonly hue?: number;
}

/** A plan with every value filled in. */
export interface Plan {
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
  readonly absent: { readonly standIn?: string; readonly scores: StandInScore };
  readonly marshal: MarshalRule;
  readonly car: CarRule;
  readonly seed: number;
  readonly calendar: readonly WeekendPlan[];
  readonly entrants: readonly Entrant[];
  readonly teams: readonly Team[];
}

export interface WeekendTerms {
  readonly rules: string;
  readonly laps: number;
  readonly options: Readonly<Record<string, string>>;
  readonly grid: GridRule;
  readonly sessions: number;
  readonly draw: DrawRule;
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
  return {
    rules,
    laps: over.laps ?? terms.laps,
    options: { ...above, ...over.options },
    grid: over.grid ?? terms.grid,
    sessions: over.sessions ?? terms.sessions,
    draw: over.draw ?? terms.draw,
    tableSize: over.tableSize ?? terms.tableSize,
  };
}
