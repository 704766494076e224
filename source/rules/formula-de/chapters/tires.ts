import * as z from 'zod';
import type { FieldGroup } from '../field-group.ts';
import { type Car, TIRE_TYPES, type TireSet, type TireType, type TrackState } from '../state.ts';
import type { BookValues, TireValues } from '../values.ts';

/** The set of a car where a book has types of tires (M-8-0-1). */
export const setGroup: FieldGroup<TireSet> = {
  shape: z.strictObject({ type: z.enum(TIRE_TYPES), fittedFor: z.int().min(0) }),
  isIn: ({ values }) => values.tires !== undefined,
  first: ({ options }) => ({ type: options.tires, fittedFor: 1 }),
};

// A point for each space, and nothing that depends on the tires.
const NO_TYPE: TireValues = {
  bonusLaps: 0,
  overshoot: { dry: [1], wet: [1] },
  slide: 0,
  spinsAgain: true,
};

/** What tires of a type do; the plainest where a book has no types (M-8-5). */
export function tireValues(type: TireType | undefined, table: BookValues['tires']): TireValues {
  return type === undefined || table === undefined ? NO_TYPE : table[type];
}

/** What the tires of a car do. */
export function tiresOf(
  { set }: Pick<Car, 'set'>,
  { tires }: Pick<BookValues, 'tires'>,
): TireValues {
  return tireValues(set?.type, tires);
}

/** The lap of a car's set on a circuit lap; 1 where it has none. */
export function lapOfSet({ set }: Pick<Car, 'set'>, laps: number): number {
  return set === undefined ? 1 : setLap(set.fittedFor, laps);
}

/** The lap of the set, from 1: the circuit lap being driven against the one it was fitted for (M-8-4-1, R-57). */
export function setLap(fittedFor: number, laps: number): number {
  return Math.max(1, Math.max(1, laps) - fittedFor + 1);
}

/** Tire points for a space beyond a corner whose limit is crossed after `laps` crossings of the line. */
export function overshootRate(
  car: Pick<Car, 'set'>,
  laps: number,
  track: TrackState,
  tires: BookValues['tires'],
): number {
  const rates = tireValues(car.set?.type, tires).overshoot[track];
  return rates[Math.min(lapOfSet(car, laps), rates.length) - 1] ?? 1;
}

/**
 * Reports whether so many tire points can bear a loss: all there are, unless the last one is the end, or one point more at zero
 * where such tires spin again (M-10-4-2, R-23).
 */
export function tiresCanPay(
  points: number,
  loss: number,
  car: Pick<Car, 'set'>,
  values: Pick<BookValues, 'parts' | 'tires'>,
): boolean {
  const { last, oneTooMany } = values.parts.tires;
  if (loss === 0 || loss <= points - (last === 'out' ? 1 : 0)) return true;
  return points === 0 && loss === 1 && oneTooMany === 'spin' && tiresOf(car, values).spinsAgain;
}

/** Reports whether a loss of tire points that a car can bear makes it spin: the last one, or one too many (M-10-4-1, M-10-4-2). */
export function tiresSpin(
  points: number,
  loss: number,
  { parts }: Pick<BookValues, 'parts'>,
): boolean {
  if (loss === 0 || loss < points) return false;
  const { last, oneTooMany } = parts.tires;
  return (points === 0 ? oneTooMany : last) === 'spin';
}
