// The shape of the words that the rules of a game need, the same for every language.
import type { Choice } from '../rules/kit/types.ts';

/**
 * A paragraph of help: the same on the drawn screen and in plain text, or one that names keys or parts of the drawn screen,
 * with `told` in its place in plain text, nothing unless given.
 */
export type HelpLine = string | { readonly drawn: string; readonly told?: string };

export function helpDrawn(line: HelpLine): string {
  return typeof line === 'string' ? line : line.drawn;
}

/** Returns the plain text of a paragraph; undefined for one that only the drawn screen needs. */
export function helpTold(line: HelpLine): string | undefined {
  return typeof line === 'string' ? line : line.told;
}

export interface AskWords {
  readonly question: string;
  readonly help: readonly HelpLine[];
}

/** The decisions in words, by the step that asks; `other` serves any book. */
export type Asks = Readonly<Record<string, AskWords>> & { readonly other: AskWords };

export type ChoiceNames<C extends Choice> = {
  readonly [Kind in C['kind']]: (choice: Extract<C, { readonly kind: Kind }>) => string;
};

export interface OptionWords {
  readonly label: string;
  /** What it is about, in a sentence or two, for a player who has not read the rules. */
  readonly about?: string;
  /** By value. */
  readonly values: Readonly<Record<string, string>>;
  /** Dimmed hints behind the values, by value. */
  readonly hints?: Readonly<Record<string, string>>;
}
