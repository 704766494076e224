// Options of races dealt from a seed: every sky, every tire, ready cars and cars that their drivers prepare.
import { SKIES } from '../circuit/board.ts';
import type { FormulaDeBook } from '../rules/formula-de/book.ts';
import { type FormulaDeOptions, TIRE_TYPES } from '../rules/formula-de/state.ts';
import { dealerOf } from './dealer.ts';

/** What can be seen of options: `option weather roll` and the like. */
export type OptionName = `option ${string}`;

const VALUES = {
  weather: [...SKIES, 'roll'],
  lastSession: ['dry', 'wet'],
  tires: TIRE_TYPES,
  preparation: ['ready', 'chosen'],
} as const satisfies { readonly [Option in keyof FormulaDeOptions]?: readonly string[] };

/** Every option value by name; cars and pits are spreads of points and have none. */
export const OPTION_NAMES: readonly OptionName[] = Object.entries(VALUES).flatMap(
  ([option, values]) => values.map((value): OptionName => `option ${option} ${value}`),
);

/** The option values of a race by name. */
export function optionsIn(options: FormulaDeOptions): readonly OptionName[] {
  const { weather, lastSession, tires, preparation } = options;
  return Object.entries({ weather, lastSession, tires, preparation }).map(
    ([option, value]): OptionName => `option ${option} ${value}`,
  );
}

/** Options of a book for a seed; one race in five has the defaults of the book. */
export function dealtOptions(book: FormulaDeBook, seed: number): Partial<FormulaDeOptions> {
  const dealer = dealerOf(seed ^ 0x3c6ef372);
  if (dealer.chance(20)) return {};
  const { points, pitPoints } = dealer.one(book.definition.values.configuration.readyMade);
  const trial = book.definition.session === 'trial';
  return {
    weather: dealer.one(VALUES.weather),
    lastSession: dealer.one(VALUES.lastSession),
    tires: dealer.one(VALUES.tires),
    preparation: dealer.one(VALUES.preparation),
    ...(trial ? {} : { car: points, pitPoints }),
  };
}
