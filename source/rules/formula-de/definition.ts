// A book as data: its lists of steps, its numbers and its options.
import type { BookOption } from './options.ts';
import type { AsideStep, FormulaDeOptions, PreparationStep, RoundStep, StepName } from './state.ts';
import type { BookValues } from './values.ts';

/** A line of a printed list: a step, the paragraph that explains it, and the option without which it is left out. */
export type Entry<Step extends StepName = StepName> = readonly [
  step: Step,
  paragraph: string,
  option?: string,
];

/** The lists of a lap alone by a book in which it is driven much like a race. */
export interface TrialLists {
  readonly preparation: readonly Entry<PreparationStep>[];
  readonly round: readonly Entry<RoundStep>[];
  readonly leavesOut: readonly StepName[];
  /** What is counted, just before the stop of the move is marked. */
  readonly counts: Entry;
}

export interface BookDefinition {
  readonly id: string;
  readonly name: string;
  readonly edition: number;
  /** The edition from which a space astride the line lies across it (M-21-1-5, R-87); absent where it did from the first. */
  readonly lineEdition?: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Laps of a race for which no number is given. */
  readonly usualLaps: number;
  /** The steps before the first round, in the order of the printed rules. */
  readonly preparation: readonly Entry<PreparationStep>[];
  readonly round: readonly Entry<RoundStep>[];
  /**
   * The steps of a play in the order of the printed rules (M-6-3). Unless pit stops are among them the pit lane is
   * shut.
   */
  readonly orderOfPlay: readonly Entry[];
  /** The steps that others put in front of the agenda, and that have a paragraph of their own; absent without any. */
  readonly asides?: readonly Entry<AsideStep>[];
  /** The steps of the preparation that are made again when a race restarts (TR-148); absent where there are none. */
  readonly restart?: readonly PreparationStep[];
  /** A race, or a driver's lap alone against the clock (M-1-0-1). */
  readonly session: 'race' | 'trial';
  /** Whether drivers may race alone against the clock for their places on the grid (M-1). */
  readonly hasTrials: boolean;
  /** What its laps alone play instead of the race's lists; absent where they follow from those (M-1, TR-27). */
  readonly trial?: TrialLists;
  readonly values: BookValues;
  /** The options of an organiser, in the order in which they are offered. */
  readonly options: readonly BookOption[];
  /** The points of every car unless a setup says otherwise; its pit then holds as many as it may. */
  readonly usualCar: Pick<FormulaDeOptions, 'car'>;
}

/**
 * Returns the options of a race of which a setup says nothing.
 * @param values the numbers of that race
 */
export function usualOptions(
  { options, usualCar }: BookDefinition,
  { configuration: { pitMost: pitPoints } }: Pick<BookValues, 'configuration'>,
): FormulaDeOptions {
  const usual = Object.fromEntries(options.map(option => [option.name, option.usual]));
  return { ...usualCar, pitPoints, ...usual } as unknown as FormulaDeOptions;
}
