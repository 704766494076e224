// Faults of circuits: what is wrong, where, and how to mend it. Checks name a fault's place by a path in the file's
// content; the reader turns paths into lines and columns.
import type { WarningName } from './circuit.ts';

type Severity = 'error' | 'warning';

/** A fault of a circuit file, ready to be shown; line and column count from 1. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly mend: string;
  readonly severity: Severity;
  /** The word under `accept:` that acknowledges it; only on warnings. */
  readonly warning?: WarningName;
}

/** The keys and indices that lead from the top of a circuit file to a value. */
export type Path = readonly (string | number)[];

/** A place inside a longer text: a row and column of a drawing, or a word, all counted from 0. */
export type Spot = { readonly row: number; readonly column: number } | { readonly word: number };

export interface ContentFault {
  readonly path: Path;
  readonly spot?: Spot;
  readonly message: string;
  readonly mend: string;
  readonly warning?: WarningName;
  /** Given for a warning that has no name by which an author may accept it. */
  readonly severity?: Severity;
  /** The corner that a warning is about. */
  readonly corner?: string;
}

/** Returns `file:line:column: message; mend`; a warning is marked as one and ends with its word for `accept:`, if any. */
export function describeFault(fault: Fault): string {
  const place = `${fault.file}:${fault.line}:${fault.column}`;
  const sentence = `${fault.message}; ${fault.mend}`;
  if (fault.severity === 'error') return `${place}: ${sentence}`;
  const word = fault.warning === undefined ? '' : ` (${fault.warning})`;
  return `${place}: warning: ${sentence}${word}`;
}

/** Returns text of a file in quotes, shortened and without characters that could upset a terminal. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  const plain = text.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, '?');
  return `'${plain.length > 40 ? `${plain.slice(0, 39)}…` : plain}'`;
}

/** Returns the words as a list in a sentence: `1, 2 and 3`. */
export function listed(words: readonly (string | number)[]): string {
  return words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}
