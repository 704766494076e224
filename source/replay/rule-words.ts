// The shape of what the rules of a game need in words, the same for every language.
import type { Choice } from '../rules/kit/types.ts';

/**
 * A paragraph of help: the same on the drawn screen and in plain text; or one that names keys or parts of the drawn screen,
 * with what plain text tells instead, nothing unless given.
 */
export type HelpLine = string | { readonly drawn: string; readonly told?: string };

/** Returns what the drawn screen shows of a paragraph. */
export function helpDrawn(line: HelpLine): string {
  return typeof line === 'string' ? line : line.drawn;
}

/** Returns what plain text tells of a paragraph; undefined for one that only the drawn screen needs. */
export function helpTold(line: HelpLine): string | undefined {
  return typeof line === 'string' ? line : line.told;
}

/** A decision in words. */
export interface AskWords {
  /** The question in the prompt pane. */
  readonly question: string;
  /** What `?` tells about it, paragraph by paragraph. */
  readonly help: readonly HelpLine[];
}

/** The decisions in words, by the step that asks; `other` serves any book. */
export type Asks = Readonly<Record<string, AskWords>> & { readonly other: AskWords };

/** The names of choices, every kind of them. */
export type ChoiceNames<C extends Choice> = {
  readonly [Kind in C['kind']]: (choice: Extract<C, { readonly kind: Kind }>) => string;
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
