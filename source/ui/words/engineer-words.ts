// What the race engineer says: whole sentences with their figures.
import type { ReasonName } from '../advice.ts';
import type { EngineerManner } from '../services.ts';

/** A choice set against another one: against the best, or the best one against the next. */
export interface Compared {
  /** The two choices in words; absent where their lines say more than a name would. */
  readonly names?: { readonly own: string; readonly other: string };
  /** The difference in rolls, or in turns. */
  readonly rolls: number;
  /** The reasons in words, the greatest first. */
  readonly why: readonly string[];
}

/** What a choice is worth against another one that has a name. */
export interface Weighed {
  readonly kind: 'best' | 'even' | 'worse';
  readonly rolls: number;
  readonly other: string;
}

/** The sentences of the race engineer. */
export interface EngineerWords {
  /** Of the best choice. */
  readonly best: (told: Compared) => string;
  /** Of a choice as good as the best. */
  readonly even: string;
  readonly worse: (told: Compared) => string;
  /** Of a choice so much worse that it may well be the end. */
  readonly ruin: string;
  /** Of facts in a clause that stands for the choice: what it is worth against another one, which has a name. */
  readonly weighed: (facts: string, told: Weighed) => string;
  /** A gear, as it is called in these sentences. */
  readonly gear: (gear: number) => string;
  /** A reason as a phrase about the choice: what it gains, or what it loses, by so many rolls. */
  readonly why: (name: ReasonName, rolls: number, gains: boolean) => string;
  /** His name in the options, and those of his manners. */
  readonly title: string;
  readonly manners: Readonly<Record<EngineerManner, string>>;
  /** What the help of the options says of him. */
  readonly help: string;
  /** Why he does not answer. */
  readonly radio: {
    readonly trial: string;
    readonly off: string;
  };
}
