import type { Car, TrackState } from '../state.ts';
import type { BookValues } from '../values.ts';

/** The lap of the set, from 1: the circuit lap being driven against the one it was fitted for (M-8-4-1, R-57). */
export function setLap(fittedFor: number, laps: number): number {
  return Math.max(1, Math.max(1, laps) - fittedFor + 1);
}

/** Tire points for a space beyond a corner whose limit is crossed after `laps` crossings of the line. */
export function overshootRate(
  car: Pick<Car, 'tires' | 'fittedFor'>,
  laps: number,
  track: TrackState,
  tires: BookValues['tires'],
): number {
  const rates = tires[car.tires].overshoot[track];
  return rates[Math.min(setLap(car.fittedFor, laps), rates.length) - 1] ?? 1;
}

/**
 * Reports whether so many tire points can bear a loss: all there are, unless the last one is the end, or one point more at zero
 * where such tires spin again (M-10-4-2, R-23).
 */
export function tiresCanPay(
  points: number,
  loss: number,
  { tires }: Pick<Car, 'tires'>,
  values: Pick<BookValues, 'parts' | 'tires'>,
): boolean {
  const { last, oneTooMany } = values.parts.tires;
  if (loss === 0 || loss <= points - (last === 'out' ? 1 : 0)) return true;
  return points === 0 && loss === 1 && oneTooMany === 'spin' && values.tires[tires].spinsAgain;
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
