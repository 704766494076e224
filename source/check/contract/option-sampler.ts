// Options of races dealt from a seed: every sky, every tire, ready cars and cars that their drivers prepare.
import type { FormulaDeBook } from '../../rules/formula-de/book.ts';
import type { FormulaDeOptions } from '../../rules/formula-de/state.ts';
import { fittingOptions } from '../../rules/kit/options.ts';
import { samplerOf } from './sampler.ts';

/** What can be seen of options: `option weather roll` and the like. */
export type OptionName = `option ${string}`;

/** Every option value of some books by name; cars and pits are spreads of points and have none. */
export function optionNames(books: readonly FormulaDeBook[]): readonly OptionName[] {
  const names = books.flatMap(book =>
    book.definition.options.flatMap(({ name, values, later, off }) =>
      values
        .filter(value => later !== true || value !== off)
        .map((value): OptionName => `option ${name} ${value}`),
    ),
  );
  return [...new Set(names)];
}

/** The option values of a race by name. */
export function optionsIn({ car: _car, pitPoints: _pit, ...options }: FormulaDeOptions) {
  return Object.entries(options).map(([option, value]): OptionName => `option ${option} ${value}`);
}

/** Options of a book for a seed; one race in five has the usual ones of the book. */
export function sampledOptions(
  { definition }: FormulaDeBook,
  seed: number,
): Partial<FormulaDeOptions> {
  const sampler = samplerOf(seed ^ 0x3c6ef372);
  if (sampler.chance(20)) return {};
  const { points, pitPoints } = sampler.one(definition.values.configuration.readyMade);
  const dealt = definition.options.map(({ name, values }) => [name, sampler.one(values)] as const);
  return {
    ...fittingOptions(definition.options, Object.fromEntries(dealt)),
    ...(definition.session === 'trial' ? {} : { car: points, pitPoints }),
  };
}
