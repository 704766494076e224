// What the director tells of a race while it is under way: each thing that is worth a sentence at once, with its figures.
import type { Seat } from '../../rules/kit/types.ts';
import type { Retirement } from '../tally/retirement.ts';

/** Sky and track as a game names them. */
export interface Conditions {
  readonly sky: string;
  readonly track: string;
}

/** Something that happened, in figures. Places count from 1, gaps are in whole spaces. */
export type Fact =
  /** A car comes into the lead from place `from`, ahead of the car that had it, and of others on the way. */
  | {
      readonly kind: 'lead';
      readonly seat: Seat;
      readonly of: Seat;
      readonly others: readonly Seat[];
      readonly from: number;
      readonly gap: number;
    }
  /** The leader has dropped out, and the lead is another car's. */
  | {
      readonly kind: 'leadInherited';
      readonly seat: Seat;
      readonly of: Seat;
      readonly from: number;
      readonly gap: number;
    }
  /** A car overtakes others, the foremost first, and is in `place` then. */
  | {
      readonly kind: 'overtake';
      readonly seat: Seat;
      readonly of: readonly Seat[];
      readonly place: number;
    }
  /** A car that was among the first three falls to `place`, overtaken by none on the track. */
  | { readonly kind: 'podiumLost'; readonly seat: Seat; readonly place: number }
  /** A car is so many whole laps behind the leader. */
  | { readonly kind: 'lapped'; readonly seat: Seat; readonly by: Seat; readonly laps: number }
  /** Places gained in the first round. */
  | { readonly kind: 'launch'; readonly seat: Seat; readonly grid: number; readonly place: number }
  /** A car stalls; `roll` where a die said so. */
  | { readonly kind: 'stall'; readonly seat: Seat; readonly roll?: number }
  | { readonly kind: 'flyingStart'; readonly seat: Seat; readonly roll?: number }
  /** The most that the die of the highest gear has. */
  | { readonly kind: 'topRoll'; readonly seat: Seat; readonly roll: number; readonly gear: number }
  /** The first car is on the last lap; `next` is the one behind it, if any. */
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
  /** A stop in the pits on a lap, of a length that the game names. */
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

/** A fact, when it came, how much it matters and whom it concerns. */
export interface Highlight {
  readonly fact: Fact;
  /** The round in which it came. */
  readonly round: number;
  /** 1, a line of the log, to 5, what a race is remembered for (see `weigh`). */
  readonly weight: number;
  /** The cars concerned, the subject first. */
  readonly seats: readonly Seat[];
  /** Those of them that suffer it. */
  readonly hurt: readonly Seat[];
}

/** From this weight on a highlight has a headline, whoever is concerned. */
export const HEADLINE = 3;
