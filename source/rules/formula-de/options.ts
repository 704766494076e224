// The options of a book, declared once: command line, form, settings, reports and checks read them here.
import type { FormulaDeOptions } from './state.ts';
import type { BookValues } from './values.ts';

/** Name of an option: what an organiser may set besides the points of the cars. */
export type OptionName = Exclude<keyof FormulaDeOptions, 'car' | 'pitPoints'>;

/** A part of the numbers of a book: what an option changes. */
export type Changes = {
  readonly [Chapter in keyof BookValues]?: Partial<BookValues[Chapter]>;
};

/** One option of a book. */
export interface BookOption<Name extends OptionName = OptionName> {
  readonly name: Name;
  /** Every value, in the order in which it is offered. */
  readonly values: readonly FormulaDeOptions[Name][];
  /** The value of a race that says nothing of it. */
  readonly usual: FormulaDeOptions[Name];
  /** The value with which the steps that bear its name are left out; absent for an option that has no steps of its own. */
  readonly off?: FormulaDeOptions[Name];
  /** Another option that must not be off where this one is on. */
  readonly needs?: OptionName;
  /** Numbers of the book that hold while it is on; no two options of a book change the same one. */
  readonly changes?: Changes;
}

/** Reports whether an option is on: an option without a value for off always is. */
export function isOn(option: BookOption, options: Partial<FormulaDeOptions>): boolean {
  return option.off === undefined || (options[option.name] ?? option.usual) !== option.off;
}
