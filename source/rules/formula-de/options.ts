// The options of the books of this family: what every game declares of an option, and the numbers that it changes.
import type { OptionField } from '../kit/options.ts';
import type { FormulaDeOptions } from './state.ts';
import type { BookValues } from './values.ts';

export type Changes = {
  readonly [Chapter in keyof BookValues]?: Partial<BookValues[Chapter]>;
};

/** An option of a book; the steps that name it in the book's lists are left out while it is off. */
export interface BookOption extends OptionField {
  /** Numbers of the book that hold while it is on; no two options of a book change the same number. */
  readonly changes?: Changes;
}

/** Returns the declared options of a race or a setup: all but the cars and what they hold. */
export function declaredOptions(options: object): object {
  const { car, pitPoints, fittings, cars, longest, ...declared } =
    options as Partial<FormulaDeOptions>;
  return declared;
}
