// The parts of a chapter in plain words.

/** A printed edition of a book, e.g. `2005`, or one of the games in it, e.g. `basic`. */
export type Edition = string;

/**
 * `choice`: the driver decides; `referee`: what the program does in place of an official; `example`: a worked case;
 * `advice`: what the book recommends to drivers, and no rule enforces.
 */
export const STATEMENT_KINDS = ['rule', 'choice', 'referee', 'example', 'advice'] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

export interface Statement {
  /** Its catalogue number: `M-` and the number of the 2002 edition, as in `M-10-2-1`, or a row of another book: `BGA-A-30`. */
  readonly rule: string;
  readonly text: string;
  /** The editions that contain it; absent for both. */
  readonly editions?: readonly Edition[];
  readonly kind: StatementKind;
  /** The number in the 2005 edition where it differs, e.g. `10-2-3`. */
  readonly in2005?: string;
}

/** A house ruling: what the program does where the booklet is silent or unclear. */
export interface Ruling {
  /** E.g. `R-19`, `BR-12`. */
  readonly id: string;
  readonly text: string;
  /** The editions concerned; absent for both. */
  readonly editions?: readonly Edition[];
}

/** What a race is asked about an option before it is switched on. */
export interface OptionCard {
  /** The rows that are played while it is on, e.g. `BGA-O-2 to BGA-O-4, BGA-V-38`. */
  readonly plays: string;
  readonly needs: string;
  readonly changes: string;
}

export interface RuleTable {
  readonly title: string;
  /** A cell for each column. */
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What must be known of its numbers; absent where the rules print them. */
  readonly note?: string;
}

/** A chapter of a book, in the order of its numbers. */
export interface RuleChapter {
  /** Its number in the book, e.g. `10`. */
  readonly number: string;
  readonly title: string;
  /** The option that the chapter is about; absent for a chapter of every race. */
  readonly option?: OptionCard;
  readonly statements: readonly Statement[];
  /** Absent where the statements say it all. */
  readonly tables?: readonly RuleTable[];
  readonly rulings: readonly Ruling[];
}
