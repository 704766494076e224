// What a chapter of a book in plain words is made of, and short ways to write its statements down.

/** A printed edition of a book, e.g. `2005`, or one of the games in it, e.g. `basic`. */
export type Edition = string;

/** `choice`: you decide; `referee`: what the program does in place of an official; `example`: a worked case. */
export type StatementKind = 'rule' | 'choice' | 'referee' | 'example';

/** One statement of the booklet in plain words. */
export interface Statement {
  /** Its catalogue number: `M-` and the number of the 2002 edition, as in `M-10-2-1`, or a row of another book: `BGA-A-30`. */
  readonly rule: string;
  readonly text: string;
  /** The editions that say so; absent = both. */
  readonly editions?: readonly Edition[];
  readonly kind: StatementKind;
  /** The number in the 2005 edition where it is another one, e.g. `10-2-3`. */
  readonly in2005?: string;
}

/** A house ruling: what the program does where the booklet is silent or unclear. */
export interface Ruling {
  /** E.g. `R-19`, `BR-12`. */
  readonly id: string;
  readonly text: string;
  /** The editions it is about; absent = both. */
  readonly editions?: readonly Edition[];
}

/** What a race is asked about an option before it is switched on. */
export interface OptionCard {
  /** The rows that are played while it is on, e.g. `BGA-O-2 to BGA-O-4, BGA-V-38`. */
  readonly plays: string;
  readonly needs: string;
  readonly changes: string;
}

/** A chapter of a book, in the order of its numbers. */
export interface RuleChapter {
  /** Its number in the book, e.g. `10`. */
  readonly number: string;
  readonly title: string;
  /** The option that the chapter is about; absent for a chapter of every race. */
  readonly option?: OptionCard;
  readonly statements: readonly Statement[];
  /** The house rulings that decide in this chapter. */
  readonly rulings: readonly Ruling[];
}

/** A statement that the program enforces. */
export function rule(rule: string, text: string): Statement {
  return { rule, text, kind: 'rule' };
}

/** A statement that leaves something to the driver. */
export function choice(rule: string, text: string): Statement {
  return { rule, text, kind: 'choice' };
}

/** A duty of officials, or of people with dice in their hands, and what the program does instead. */
export function referee(rule: string, text: string): Statement {
  return { rule, text, kind: 'referee' };
}

/** A worked case with its numbers. */
export function example(rule: string, text: string): Statement {
  return { rule, text, kind: 'example' };
}

/** A house ruling. */
export function ruling(id: string, text: string): Ruling {
  return { id, text };
}

/** The same statement or ruling, of one edition alone. */
export function only<T extends Statement | Ruling>(edition: Edition, one: T): T {
  return { ...one, editions: [edition] };
}

/** The same statement with the number it bears in the 2005 edition. */
export function renumbered(in2005: string, one: Statement): Statement {
  return { ...one, in2005 };
}
