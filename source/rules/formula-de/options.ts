// The options of the books of this family: what every game declares of one, and the numbers that it changes.
import type { OptionField } from '../kit/options.ts';
import type { FormulaDeOptions } from './state.ts';
import type { BookValues } from './values.ts';

/** A part of the numbers of a book: what an option changes. */
export type Changes = {
  readonly [Chapter in keyof BookValues]?: Partial<BookValues[Chapter]>;
};

/** One option of a book; the steps that bear its name in the lists of the book are left out while it is off. */
export interface BookOption extends OptionField {
  /** Numbers of the book that hold while it is on; no two options of a book change the same one. */
  readonly changes?: Changes;
}

/** The declared options among those of a race or a setup: all but the points of the cars. */
export function declaredOptions(options: object): object {
  const { car: _car, pitPoints: _pitPoints, ...declared } = options as Partial<FormulaDeOptions>;
  return declared;
}
