// A book as data: its lists of steps, its numbers and its options.
import type { OptionField } from '../kit/options.ts';
import type { Interrupt, StepName } from './state.ts';
import type { BookValues } from './values.ts';

/** A line of a printed list: a step, the paragraph that explains it, and the option without which it is left out. */
export type Entry<Step extends StepName | Interrupt = StepName> = readonly [
  step: Step,
  paragraph: string,
  option?: string,
];

/** An option of a book; the steps that name it in the book's lists are left out while it is off. */
export interface BookOption extends OptionField {
  /** Numbers of the book that hold at a value of it; no two options of a book change the same number. */
  readonly changes?: Readonly<Record<string, Changes>>;
}

export type Changes = { readonly [Chapter in keyof BookValues]?: Partial<BookValues[Chapter]> };

export interface BookDefinition {
  readonly id: string;
  readonly name: string;
  readonly edition: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Laps of a race for which no number is given. */
  readonly usualLaps: number;
  readonly preparation: readonly Entry[];
  /** The steps of a turn (CFR-61, CFR-79, CFR-194). */
  readonly turn: readonly Entry[];
  readonly move: readonly Entry[];
  readonly interrupts: readonly Entry<Interrupt>[];
  readonly values: BookValues;
  /** The options of an organiser, in the order in which they are offered. */
  readonly options: readonly BookOption[];
}
