// A rule book in plain words, for the command line and for the help beside a question.
import type { RuleChapter } from './statement.ts';

/** A rule that prints of a book set differently, and its value in one of them. */
export interface OptionLine {
  readonly name: string;
  readonly value: string;
  /** The statements that set it. */
  readonly paragraphs: readonly string[];
}

export interface BookText {
  /** Id of the rule book. */
  readonly id: string;
  readonly title: string;
  /** Which print it is, or which game of it. */
  readonly edition: string;
  readonly chapters: readonly RuleChapter[];
  /** The rules that other prints set differently, with their values in this one. */
  readonly options: readonly OptionLine[];
}
