// Tires (8): what each type does on a dry and on a wet track, by the lap of the set.
import type { SlideChoice } from '../choices.ts';
import type { Car, FormulaDeRace, TireType, TrackState } from '../state.ts';
import type { BookValues } from '../values.ts';
import type { Passage, PassageRules } from './corners.ts';

/** Types of tires with the figures of one book. */
export type TireTable = Readonly<Record<TireType, TireValues>>;

/** What one type of tires does (M-8-5-T1 to T3). */
export interface TireValues {
  /** Lap of the set up to which the optional extra space may be used on a dry track; 0 = never. */
  readonly bonusLaps: number;
  /** Tire points for each space beyond a corner, by lap of the set; the last entry holds from there on. */
  readonly overshoot: Readonly<Record<TrackState, readonly number[]>>;
  /** Spaces of the compulsory slide on each required stop of a wet track. */
  readonly slide: number;
  /** Whether a car without tire points that loses exactly one more spins again; else it is out (M-10-4-2). */
  readonly spinsAgain: boolean;
}

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

/** Whether tire points can bear a loss: all there are, or one point more at zero where such tires spin again (M-10-4-2, R-23). */
export function tiresCanPay(
  points: number,
  loss: number,
  { spinsAgain }: Pick<TireValues, 'spinsAgain'>,
): boolean {
  return loss <= points || (points === 0 && loss === 1 && spinsAgain);
}

/** The rules of a car's passage through corners in this race. */
export function passageRules(
  race: Pick<FormulaDeRace, 'laps' | 'trackState'>,
  car: Pick<Car, 'tires' | 'fittedFor'>,
  values: BookValues,
): PassageRules {
  return {
    raceLaps: race.laps,
    fatalMissing: values.overshoot.fatalMissing,
    rateAt: laps => overshootRate(car, laps, race.trackState, values.tires),
  };
}

/** Spaces of a slide that are not driven because the car is out before. */
export function spacesLost(
  { path }: Pick<SlideChoice, 'path'>,
  car: Pick<Car, 'tires'>,
  end: Passage['end'],
  { tires }: BookValues,
): number {
  return end === 'fatal' ? tires[car.tires].slide - path.length : 0;
}
