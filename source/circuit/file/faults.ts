// Faults of circuits: what is wrong, where, and the mend. Inside the room a fault names a path in the file's content;
// the reader turns paths into lines and columns.
import type { WarningName } from './circuit.ts';

type Severity = 'error' | 'warning';

/** A fault of a circuit file, ready to be shown. Line and column count from 1. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly mend: string;
  readonly severity: Severity;
  /** The word an author may acknowledge under `accept:`; warnings only. */
  readonly warning?: WarningName;
}

/** The way to a value in a circuit file: keys and indices from the top. */
export type Path = readonly (string | number)[];

/** A place inside a longer text: a row and column of a drawing, or a word, all from 0. */
export type Spot = { readonly row: number; readonly column: number } | { readonly word: number };

/** A fault of a circuit's content, by path. */
export interface ContentFault {
  readonly path: Path;
  readonly spot?: Spot;
  readonly message: string;
  readonly mend: string;
  /** Present on warnings, absent on errors. */
  readonly warning?: WarningName;
  /** The corner a warning speaks of. */
  readonly corner?: string;
}

/** `file:line:column: message; mend`; a warning says so and ends with its word for `accept:`. */
export function describeFault(fault: Fault): string {
  const place = `${fault.file}:${fault.line}:${fault.column}`;
  const sentence = `${fault.message}; ${fault.mend}`;
  return fault.warning === undefined
    ? `${place}: ${sentence}`
    : `${place}: warning: ${sentence} (${fault.warning})`;
}

/** Text of a file in quotes: short, without anything that could upset a terminal. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  const plain = text.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, '?');
  return `'${plain.length > 40 ? `${plain.slice(0, 39)}…` : plain}'`;
}

/** The numbers as words: `1, 2 and 3`. */
export function listed(words: readonly (string | number)[]): string {
  return words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}
