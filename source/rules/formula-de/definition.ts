// A book as data: its lists, its numbers and its options.
import type { BookOption } from './options.ts';
import type { FormulaDeOptions, PreparationStep, RoundStep, StepName } from './state.ts';
import type { BookValues } from './values.ts';

/**
 * One line of a printed list: a step, the paragraph of the book that explains it, and the option without which it is left
 * out.
 */
export type Entry<Step extends StepName = StepName> = readonly [
  step: Step,
  paragraph: string,
  option?: string,
];

/** A book of the family: an order of play, numbers and options. */
export interface BookDefinition {
  readonly id: string;
  readonly name: string;
  readonly edition: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** The steps before the first round, in the order of the printed rules. */
  readonly preparation: readonly Entry<PreparationStep>[];
  /** The steps around the plays of a round. */
  readonly round: readonly Entry<RoundStep>[];
  /** The steps of a play in the order of the printed rules (M-6-3). Without a pit stop among them nobody turns into the pits. */
  readonly orderOfPlay: readonly Entry[];
  /** A race, or a driver's lap alone against the clock (M-1-0-1). */
  readonly session: 'race' | 'trial';
  /** Whether drivers may also race alone against the clock for their places on the grid (M-1). */
  readonly hasTrials: boolean;
  readonly values: BookValues;
  /** What an organiser may set, in the order in which it is offered. */
  readonly options: readonly BookOption[];
  /** The points of every car of which nothing has been said. */
  readonly usualCar: Pick<FormulaDeOptions, 'car' | 'pitPoints'>;
}

/** The options of a race of which nothing has been said. */
export function usualOptions({ options, usualCar }: BookDefinition): FormulaDeOptions {
  const usual = Object.fromEntries(options.map(option => [option.name, option.usual]));
  return { ...usualCar, ...usual } as unknown as FormulaDeOptions;
}
