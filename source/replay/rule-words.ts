// The shape of what the rules of a game need in words, the same for every language.
import type { Choice } from '../rules/kit/types.ts';

/** A decision in words. */
export interface AskWords {
  /** The question in the prompt pane. */
  readonly question: string;
  /** What `?` tells about it, paragraph by paragraph. */
  readonly help: readonly string[];
}

/** The decisions in words, by the step that asks; `other` serves any book. */
export type Asks = Readonly<Record<string, AskWords>> & { readonly other: AskWords };

/** The names of choices by kind; a choice of a kind that has none is named by its own fields. */
export type ChoiceNames<C extends Choice> = {
  readonly [Kind in C['kind']]?: (choice: Extract<C, { readonly kind: Kind }>) => string;
};

/** An option of a rule book in words. */
export interface OptionWords {
  /** What it is called in the form of a new race. */
  readonly label: string;
  /** What it is about, in a sentence or two, for a player who has not read the rules. */
  readonly about?: string;
  /** By value. */
  readonly values: Readonly<Record<string, string>>;
  /** What stands faintly behind a value, by value. */
  readonly hints?: Readonly<Record<string, string>>;
}
