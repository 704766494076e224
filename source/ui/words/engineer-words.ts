// The words of the race engineer: whole sentences with their figures.
import type { ReasonName } from '../advice.ts';
import type { EngineerManner } from '../services.ts';

/** A choice compared with another one: with the best, or the best one with the next. */
export interface Compared {
  /** The two choices in words; absent where their lines say more than a name would. */
  readonly names?: { readonly own: string; readonly other: string };
  /** The difference in rolls, or in turns. */
  readonly rolls: number;
  /** The reasons in words, the greatest first. */
  readonly why: readonly string[];
}

export interface Weighed {
  readonly kind: 'best' | 'even' | 'worse';
  readonly rolls: number;
  readonly other: string;
}

export interface EngineerWords {
  readonly best: (told: Compared) => string;
  /** Of a choice as good as the best. */
  readonly even: string;
  readonly worse: (told: Compared) => string;
  /** Of a choice so much worse that it may well be the end. */
  readonly ruin: string;
  /** For facts in a clause that stands for the choice: its value compared with another one, which has a name. */
  readonly weighed: (facts: string, told: Weighed) => string;
  /**
   * What Enter gives away where the mark has not been moved.
   * @param rolls undefined where it may be the race
   * @param asks whether the engineer can be called
   */
  readonly givesAway: (rolls: number | undefined, asks: boolean) => string;
  readonly gear: (gear: number) => string;
  /** A reason as a phrase about the choice: what it gains, or what it loses, by so many rolls. */
  readonly why: (name: ReasonName, rolls: number, gains: boolean) => string;
  /** The engineer's name in the options, and the names of his manners. */
  readonly title: string;
  readonly manners: Readonly<Record<EngineerManner, string>>;
  readonly help: string;
  readonly radio: {
    readonly trial: string;
    readonly off: string;
  };
}
