// A rule book in plain words, for the command line and for the help beside a question.
import type { TextLanguage } from './page-words.ts';
import type { Edition, RuleChapter, RuleTable } from './statement.ts';

/** A rule that the prints of a book set differently, and its value in one of them. */
export interface OptionLine {
  readonly name: string;
  readonly value: string;
  readonly paragraphs: readonly string[];
}

export interface BookText {
  readonly id: string;
  readonly title: string;
  /** Which print it is, or which game of it. */
  readonly edition: Edition;
  readonly language: TextLanguage;
  readonly chapters: readonly RuleChapter[];
  /** The rules that other prints set differently, with their values in this one. */
  readonly options: readonly OptionLine[];
}

/** The edition for which a file is read, and what its text may use. */
export interface BookFrame {
  /** Name of the file, for its faults. */
  readonly file: string;
  readonly edition: Edition;
  /** All editions that the file describes. */
  readonly editions: readonly Edition[];
  /** What the text may quote: `{values.blackDie}` is the field `blackDie` of its field `values`. */
  readonly values: object;
  /** Tables made of the numbers of the book, by the name under which the text places them. */
  readonly tables: Readonly<Record<string, () => readonly RuleTable[]>>;
  /** Whether a chapter without tables has an empty list of them in JSON. */
  readonly listsTables?: boolean;
}
