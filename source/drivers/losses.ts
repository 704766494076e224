// How many points of body, engine and handling a car loses in a lap among others, and what the points it has left are
// worth: rates counted over races of CPU drivers, odds by Poisson's law.
import type { Board } from '../circuit/board.ts';

/** Parts whose last point eliminates. */
export type VitalPart = 'body' | 'engine' | 'handling';
export const VITAL_PARTS: readonly VitalPart[] = ['body', 'engine', 'handling'];

/** Points lost in a lap, by part. */
export type Losses = Readonly<Record<VitalPart, number>>;

/** Engine points lost in a lap of ten cars for its spaces (to the power of 1.5) times its spaces for each stop: fast circuits blow engines. */
const ENGINE = 7.5e-6;
/** Those of a car that has the road to itself. */
const ENGINE_ALONE = 0.35;
/** Points lost in a lap of ten cars on a dry and on a wet track. */
const BODY = { dry: 0.19, wet: 0.34 };
const HANDLING = { dry: 0.12, wet: 0.2 };
const ENGINE_WET = 0.65;
const OTHERS = 9;

/**
 * Points that a car loses in a lap.
 * @param others cars beside it
 * @param wet share of the lap that is wet, from 0 to 1
 */
export function lossesPerLap(board: Board, others: number, wet: number): Losses {
  const spaces = board.ticks / 2;
  const stops = board.corners.reduce((sum, corner) => sum + corner.stops, 0);
  const crowd = others / OTHERS;
  const mixed = (odds: { dry: number; wet: number }) => odds.dry + (odds.wet - odds.dry) * wet;
  const strain = 1 + (ENGINE_WET - 1) * wet;
  const engine = ENGINE * spaces ** 1.5 * (spaces / Math.max(1, stops));
  return {
    body: mixed(BODY) * crowd,
    engine: engine * strain * (ENGINE_ALONE + (1 - ENGINE_ALONE) * crowd),
    handling: mixed(HANDLING) * crowd,
  };
}

/** Chance that at least `points` points are lost where `expected` are on average. */
export function chanceOfLosing(points: number, expected: number): number {
  let term = Math.exp(-expected);
  let fewer = 0;
  for (let lost = 0; lost < points; lost++) {
    fewer += term;
    term *= expected / (lost + 1);
  }
  return Math.max(0, 1 - fewer);
}
