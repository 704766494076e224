import * as z from 'zod';
import type { FieldGroup } from '../../field-group.ts';
import { type Car, TIRE_TYPES, type TireSet, type TireType, type TrackState } from '../../state.ts';
import type { BookValues, TireValues } from '../../values.ts';

/** The tires of a car; absent where a book has no types of them (M-8-0-1). */
export const setGroup: FieldGroup<TireSet> = {
  shape: z.strictObject({ type: z.enum(TIRE_TYPES), fittedFor: z.int().min(0) }),
  isIn: ({ values }) => values.tires !== undefined,
  first: ({ options }) => ({ type: options.tires, fittedFor: 1 }),
  anew: ({ type }) => ({ type, fittedFor: 1 }),
};

// One point for each space, and nothing that depends on a type.
const NO_TYPE: TireValues = {
  bonusLaps: 0,
  overshoot: { dry: [1], wet: [1] },
  once: [0],
  slide: 0,
  spinsAgain: true,
};

/** Returns the figures of tires of a type; the plainest ones where a book has no types (M-8-5). */
export function tireValues(type: TireType | undefined, table: BookValues['tires']): TireValues {
  return type === undefined || table === undefined ? NO_TYPE : table[type];
}

export function tiresOf(
  { set }: Pick<Car, 'set'>,
  { tires }: Pick<BookValues, 'tires'>,
): TireValues {
  return tireValues(set?.type, tires);
}

/** Returns the lap of a car's set on a circuit lap; 1 for a car without one. */
export function lapOfSet({ set }: Pick<Car, 'set'>, laps: number): number {
  return set === undefined ? 1 : setLap(set.fittedFor, laps);
}

/**
 * Returns the lap of a set, from 1: the circuit lap being driven less the one for which it was fitted (M-8-4-1, R-57).
 */
export function setLap(fittedFor: number, laps: number): number {
  return Math.max(1, Math.max(1, laps) - fittedFor + 1);
}

/**
 * Returns the tire points for a space beyond a corner whose limit is crossed after `laps` crossings of the line.
 */
export function overshootRate(
  car: Pick<Car, 'set'>,
  laps: number,
  track: TrackState,
  tires: BookValues['tires'],
): number {
  return byLap(tireValues(car.set?.type, tires).overshoot[track], lapOfSet(car, laps));
}

/**
 * Returns the tire points that an overshoot costs besides, however far it goes, where the limit is crossed after `laps`
 * crossings of the line (TR-63, TR-111, TR-113, TR-114).
 */
export function overshootOnce(
  car: Pick<Car, 'set'>,
  laps: number,
  tires: BookValues['tires'],
): number {
  return byLap(tireValues(car.set?.type, tires).once, lapOfSet(car, laps));
}

/** Returns the figure of a lap of a set; the last one holds for all later laps. */
export function byLap(figures: readonly number[], lap: number): number {
  return figures[Math.min(lap, figures.length) - 1] ?? 0;
}

/**
 * Reports whether so many tire points can bear a loss: up to all of them, or all but the last where that is the end; one
 * more where such tires spin, at zero or with any number left (M-10-4-2, R-23, TR-66, TRR-30).
 */
export function tiresCanPay(
  points: number,
  loss: number,
  car: Pick<Car, 'set'>,
  values: Pick<BookValues, 'parts' | 'tires'>,
): boolean {
  const { last, oneTooMany } = values.parts.tires;
  if (loss === 0 || loss <= points - (last === 'out' ? 1 : 0)) return true;
  if (loss !== points + 1 || !tiresOf(car, values).spinsAgain) return false;
  return oneTooMany === 'spinOneShort' || (oneTooMany === 'spin' && points === 0);
}

/**
 * Reports whether a loss that a car can bear makes it spin: that of the last tire point, or one too many (M-10-4-1,
 * M-10-4-2, TR-66).
 */
export function tiresSpin(
  points: number,
  loss: number,
  { parts }: Pick<BookValues, 'parts'>,
): boolean {
  if (loss === 0 || loss < points) return false;
  const { last, oneTooMany } = parts.tires;
  return loss > points ? oneTooMany !== 'out' : last === 'spin';
}
