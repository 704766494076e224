// How many points of body, engine and handling a car loses in a lap among others, and how likely those left are to
// last: rates counted over races of CPU drivers, odds by Poisson's law.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { partsOf, pointsIn } from '../../rules/formula-de/budget.ts';
import type { Points, Pool } from '../../rules/formula-de/state.ts';
import type { BookValues } from '../../rules/formula-de/values.ts';
import { lapNumbers } from '../solver/lap-numbers.ts';
import { usualLap } from '../solver/solved-laps.ts';

export type TestedPart = 'body' | 'engine' | 'handling';
export const TESTED_PARTS: readonly TestedPart[] = ['body', 'engine', 'handling'];

export type Losses = Readonly<Record<TestedPart, number>>;

export function testedParts(pool: Pool, values: Pick<BookValues, 'parts'>): readonly TestedPart[] {
  const parts = partsOf(pool, values);
  return TESTED_PARTS.filter(part => parts.includes(part));
}

/**
 * Returns the points of a pool that tests may take until the race is over; infinite where losing them never ends it.
 */
export function pointsToRuin(
  points: Points,
  pool: Pool,
  values: Pick<BookValues, 'parts'>,
): number {
  const left = pointsIn(points, pool);
  const tested = testedParts(pool, values).map(part => values.parts[part]);
  if (tested.some(({ last }) => last === 'out' || last === 'inertia')) return left;
  return tested.some(({ oneTooMany }) => oneTooMany === 'out')
    ? left + 1
    : Number.POSITIVE_INFINITY;
}

/**
 * Engine points lost in a lap of ten cars on a dry track, for its spaces to the power of 1.5 times its spaces for each
 * stop to the power of 1.8: fast circuits blow engines. Fitted to races of champions on four circuits.
 */
const ENGINE = { rate: 1.15e-6, spaces: 1.5, spacesForStop: 1.8 };
/** The share of these lost by a car that has the road to itself, and on a wet track. */
const ENGINE_ALONE = 0.35;
const ENGINE_WET = 0.65;
/** Body points lost in a lap of ten cars, counted where so many faces are bad in a collision. */
const BODY = { dry: 0.26, wet: 0.5 };
const BODY_FACES = { dry: 1, wet: 2 };
/** Body points lost in a lap of ten cars where contact counts in corners alone, for the squares of its flag numbers together. */
const BODY_BY_FLAG = { dry: 0.03, wet: 0.045 };
/**
 * Handling points lost in a lap of ten cars: some by contact, more where engines fail and leave dangerous spaces
 * behind.
 */
const HANDLING = { dry: 0.2, wet: 0.32, forEngine: { dry: 0.27, wet: 0.4 } };
const OTHERS = 9;

/**
 * Returns the points that a car loses in a lap.
 * @param others cars beside it
 * @param wet share of the lap that is wet, from 0 to 1
 */
export function lossesPerLap(
  board: FormulaBoard,
  others: number,
  wet: number,
  values: BookValues,
): Losses {
  const { normal } = values.collision;
  const spaces = board.ticks / 2;
  const stops = board.corners.reduce((sum, corner) => sum + corner.stops, 0);
  const crowd = others / OTHERS;
  const mixed = (odds: { readonly dry: number; readonly wet: number }) =>
    odds.dry + (odds.wet - odds.dry) * wet;
  const flags = board.corners.reduce((sum, corner) => sum + corner.stops ** 2, 0);
  const body =
    values.collision.aboveFlag === undefined
      ? {
          dry: (BODY.dry * normal.dry) / BODY_FACES.dry,
          wet: (BODY.wet * normal.wet) / BODY_FACES.wet,
        }
      : { dry: BODY_BY_FLAG.dry * flags, wet: BODY_BY_FLAG.wet * flags };
  const strain = 1 + (ENGINE_WET - 1) * wet;
  const fast = (spaces / Math.max(1, stops)) ** ENGINE.spacesForStop;
  const engine = ENGINE.rate * spaces ** ENGINE.spaces * fast * strain;
  const { strain: strained } = lapNumbers(values);
  return {
    body: mixed(body) * crowd,
    // What a car's own rolls take does not depend on the others (TR-103).
    engine:
      strained > 0
        ? strained * usualLap(board)
        : engine * (ENGINE_ALONE + (1 - ENGINE_ALONE) * crowd),
    handling: (mixed(HANDLING) + mixed(HANDLING.forEngine) * engine) * crowd,
  };
}

/**
 * Points that the last on the grid loses in the first lap beyond those of the pole, among ten: it meets the dangerous
 * spaces that the cars in front leave, but is held up and seldom in the high gears. Body points do not depend on the
 * place.
 */
const LAST_BEYOND_POLE: Losses = { body: 0, engine: -0.2, handling: 0.12 };

/**
 * Returns the points that a car loses in a race because of its place on the grid, against a car from the middle.
 * @param start its place, 0 for the pole
 * @param others cars beside it
 */
export function lossesByPlace(start: number, others: number): Losses {
  const back = others < 1 ? 0 : start / others - 0.5;
  const share = (back * others) / OTHERS;
  const { body, engine, handling } = LAST_BEYOND_POLE;
  return { body: body * share, engine: engine * share, handling: handling * share };
}

/** Returns the chance that at least `points` points are lost where the mean is `expected`. */
export function chanceOfLosing(points: number, expected: number): number {
  let term = Math.exp(-expected);
  let fewer = 0;
  for (let lost = 0; lost < points; lost++) {
    fewer += term;
    term *= expected / (lost + 1);
  }
  return Math.max(0, 1 - fewer);
}
