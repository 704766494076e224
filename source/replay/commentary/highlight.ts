// The highlights of a race under way: each thing that is worth a sentence at once, with its figures.
import type { Seat } from '../../rules/kit/types.ts';
import type { Retirement } from '../tally/retirement.ts';

export interface Conditions {
  readonly sky: string;
  readonly track: string;
}

/** Something that happened, in figures. Places count from 1, gaps are in whole spaces. */
export type Fact =
  /** A car takes the lead from place `from`, passing the leader `of` and `others`. */
  | {
      readonly kind: 'lead';
      readonly seat: Seat;
      readonly of: Seat;
      readonly others: readonly Seat[];
      readonly from: number;
      readonly gap: number;
    }
  | {
      readonly kind: 'leadInherited';
      readonly seat: Seat;
      readonly of: Seat;
      readonly from: number;
      readonly gap: number;
    }
  /** A car overtakes others, the foremost first, and is then in `place`. */
  | {
      readonly kind: 'overtake';
      readonly seat: Seat;
      readonly of: readonly Seat[];
      readonly place: number;
    }
  /** A car that was among the first three falls to `place`, overtaken by none on the track. */
  | { readonly kind: 'podiumLost'; readonly seat: Seat; readonly place: number }
  | { readonly kind: 'lapped'; readonly seat: Seat; readonly by: Seat; readonly laps: number }
  /** Places gained in the first round. */
  | { readonly kind: 'launch'; readonly seat: Seat; readonly grid: number; readonly place: number }
  /** A car stalls; `roll` where a die decided it. */
  | { readonly kind: 'stall'; readonly seat: Seat; readonly roll?: number }
  | { readonly kind: 'flyingStart'; readonly seat: Seat; readonly roll?: number }
  /** A car rolls the highest face of the die of the highest gear. */
  | { readonly kind: 'topRoll'; readonly seat: Seat; readonly roll: number; readonly gear: number }
  /** The first car begins the last lap; `next` is the car behind it, if any. */
  | {
      readonly kind: 'lastLap';
      readonly seat: Seat;
      readonly lap: number;
      readonly next?: Seat;
      readonly gap: number;
    }
  /** The lap with the fewest plays so far; `before` is the best until then, absent for the first lap of a race. */
  | {
      readonly kind: 'fastestLap';
      readonly seat: Seat;
      readonly plays: number;
      readonly before?: number;
    }
  /** Sky or track change; `lasting` for the rest of the race. */
  | {
      readonly kind: 'weather';
      readonly was: Conditions;
      readonly now: Conditions;
      readonly lasting: boolean;
    }
  | { readonly kind: 'spin'; readonly seat: Seat; readonly where: string }
  /** Two cars touch; `roll` is that of the car that is harmed. */
  | {
      readonly kind: 'contact';
      readonly seat: Seat;
      readonly other?: Seat;
      readonly roll: number;
    }
  | { readonly kind: 'engine'; readonly seat: Seat }
  | {
      readonly kind: 'pitStop';
      readonly seat: Seat;
      readonly stop: string;
      readonly lap: number;
    }
  | { readonly kind: 'wreckCleared'; readonly seat: Seat }
  | ({ readonly kind: 'out'; readonly seat: Seat } & Omit<Retirement, 'round'>)
  | {
      readonly kind: 'flag';
      readonly seat: Seat;
      readonly place: number;
      readonly grid: number;
      readonly plays: number;
    }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'restarted'; readonly laps: number };
export type FactKind = Fact['kind'];

export interface Highlight {
  readonly fact: Fact;
  readonly round: number;
  /** From 1, a line of the log, to 5, what a race is remembered for (see `highlightOf`). */
  readonly weight: number;
  /** The cars concerned, the subject first. */
  readonly seats: readonly Seat[];
  /** Those of `seats` that suffer from it. */
  readonly hurt: readonly Seat[];
}

/** From this weight on a highlight has a headline, whoever is concerned. */
export const HEADLINE = 3;
