// A rule book in plain words, to be read on the command line and beside a question.
import type { RuleChapter } from './statement.ts';

/** An option of the rules and the value it has in one book. */
export interface OptionLine {
  readonly name: string;
  readonly value: string;
  /** The statements it comes from. */
  readonly paragraphs: readonly string[];
}

export interface BookText {
  /** Id of the rule book that it tells. */
  readonly id: string;
  readonly title: string;
  /** Which print it is, or which game of it. */
  readonly edition: string;
  readonly chapters: readonly RuleChapter[];
  /** What other prints of the same rules set differently, with the values of this one. */
  readonly options: readonly OptionLine[];
}
