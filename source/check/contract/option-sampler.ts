// Options of races drawn from a seed: every sky, every tire, ready-made cars and cars prepared by their drivers.
import { HANDICAP_MOST } from '../../rules/championship-formula/options.ts';
import type { FormulaDeBook } from '../../rules/formula-de/book.ts';
import type { BookDefinition } from '../../rules/formula-de/definition.ts';
import type { FormulaDeOptions } from '../../rules/formula-de/state.ts';
import type { ConfigurationValues, ReadyMade } from '../../rules/formula-de/values.ts';
import { fittingOptions, type OptionField } from '../../rules/kit/options.ts';
import { samplerOf } from './sampler.ts';

/** The name of an option value that occurred, e.g. `option weather roll`. */
export type OptionName = `option ${string}`;

/**
 * Returns the names of all option values of some books. Cars and pits, which are distributions of points, have none.
 */
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

export function optionsIn({
  car: _car,
  pitPoints: _pit,
  fittings: _fittings,
  ...options
}: FormulaDeOptions) {
  return Object.entries(options).map(([option, value]): OptionName => `option ${option} ${value}`);
}

// The cars of a book without ready-made spreads are all alike.
function spreadsOf(
  { usualCar }: BookDefinition,
  { readyMade, pitMost }: ConfigurationValues,
): readonly Pick<ReadyMade, 'points' | 'pitPoints'>[] {
  return readyMade.length > 0 ? readyMade : [{ points: usualCar.car, pitPoints: pitMost }];
}

/** Returns a value of every declared option for a seed; one race in five has the usual ones. */
export function dealtOptions(declared: readonly OptionField[], seed: number): object {
  const sampler = samplerOf(seed ^ 0x3c6ef372);
  if (sampler.chance(20)) return {};
  const dealt = declared.map(({ name, values }) => [name, sampler.one(values)] as const);
  return fittingOptions(declared, Object.fromEntries(dealt));
}

const HANDICAP_PERCENT = 30;

/** Returns the handicaps of a race for a seed, one for each seat; most races have none. */
export function dealtHandicaps(seed: number, seats: number): object {
  const sampler = samplerOf(seed ^ 0x1b873593);
  if (!sampler.chance(HANDICAP_PERCENT)) return {};
  return { handicaps: Array.from({ length: seats }, () => sampler.number(0, HANDICAP_MOST)) };
}

/** Returns options of a book for a seed; one race in five has the usual ones. */
export function sampledOptions(
  { definition, terms }: FormulaDeBook,
  seed: number,
): Partial<FormulaDeOptions> {
  const sampler = samplerOf(seed ^ 0x3c6ef372);
  if (sampler.chance(20)) return {};
  const usual = spreadsOf(definition, definition.values.configuration);
  const drawn = sampler.one(usual);
  const dealt = definition.options.map(({ name, values }) => [name, sampler.one(values)] as const);
  const options = fittingOptions(definition.options, Object.fromEntries(dealt));
  if (definition.session === 'trial') return options;
  // Options may change how many points a pit holds.
  const spreads = spreadsOf(definition, terms(options).values.configuration);
  const { points, pitPoints } = spreads[usual.indexOf(drawn)] ?? drawn;
  return { ...options, car: points, pitPoints };
}
