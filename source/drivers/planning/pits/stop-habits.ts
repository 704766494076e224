// When drivers stop who do not work it out: rookies late or needlessly, club drivers when something runs low.
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import { pointsIn, repairable } from '../../../rules/formula-de/budget.ts';
import { pitPointsOf } from '../../../rules/formula-de/chapters/car/pits.ts';
import type { FormulaDeChoice } from '../../../rules/formula-de/choices.ts';
import type { Car, FormulaDeRace, Pool } from '../../../rules/formula-de/state.ts';
import { carOf, trackOf } from '../../../rules/formula-de/table.ts';
import type { BookValues } from '../../../rules/formula-de/values.ts';
import type { Decision, View } from '../../../rules/kit/types.ts';
import type { RandomState } from '../../driver.ts';
import { drawBelow } from '../../levels/random-generator.ts';
import type { Taste } from '../../levels/taste.ts';
import { type Preparing, turnsIn } from '../preparing/habits.ts';
import { termsInForce } from '../terms-in-force.ts';

/** Share of its points at which a pool runs low for somebody who neither dreads nor seeks a stop. */
const LOW = 1 / 3;
/** A rookie stops without need once in this many times past the pits. */
const NEEDLESS = 12;

/** Rolls beyond which no habit is kept: more are only lost with the race itself. */
const HABIT_MOST = 5;
/** Rolls that a club driver gives away for a stop: where work in the pit takes turn after turn, his car is left as it is. */
const STOP_MOST = 1;

interface StopHabit {
  /** Reports whether a choice is what the driver means to do; it has made up its mind before it counts any rolls. */
  wants(choice: FormulaDeChoice): boolean;
  /** Rolls by which what it wants may be worse, by its own reckoning, than what is best. */
  readonly most: number;
  readonly random: RandomState;
}

/**
 * Returns what a driver does by habit on its way past the pits: undefined for one that works it out, and where it cannot
 * choose between turning in and driving on.
 */
export function stopHabit(
  preparing: Preparing,
  view: View<FormulaDeRace>,
  decision: Decision<FormulaDeChoice>,
  board: FormulaBoard,
  taste: Taste,
  random: RandomState,
): StopHabit | undefined {
  if (preparing === 'byPlan') return undefined;
  const ways = new Set(decision.choices.filter(one => turnsIn(one, view, decision, board)));
  if (ways.size === 0 || ways.size === decision.choices.length) return undefined;
  const { values } = termsInForce(view);
  const car = carOf(view, decision.seat);
  if (preparing === 'byHabit') {
    const stops = suitsNot(view, car, values) || runsLow(view, car, values, taste);
    const most = stops ? STOP_MOST : HABIT_MOST;
    return { wants: choice => ways.has(choice) === stops, most, random };
  }
  const drawn = drawBelow(random, NEEDLESS);
  const stops = drawn.value === 0 || isLate(view, car, values, taste);
  return {
    wants: choice => ways.has(choice) === stops,
    most: HABIT_MOST,
    random: drawn.random,
  };
}

// Only what a stop brings back asks for one: tires whatever the stop, the rest from the points that lie in the pit.
function runsLow(view: View<FormulaDeRace>, car: Car, values: BookValues, taste: Taste): boolean {
  const repairs = pitPointsOf(view, car) > 0 ? repairable(values) : [];
  return [values.parts.tires.pool, ...repairs].some(pool => isLow(car, pool, taste));
}

// A driver that puts a stop off makes it with no tire left, or with few of them when the pits are open for the last time
// (M-19-1-7).
function isLate(view: View<FormulaDeRace>, car: Car, values: BookValues, taste: Taste): boolean {
  const { pool } = values.parts.tires;
  const isLast = car.laps >= view.laps - 1;
  return pointsIn(car.points, pool) === 0 || (isLast && isLow(car, pool, taste));
}

// A driver that stops gladly calls a pool low that others still race with.
function isLow({ points, configuration }: Car, pool: Pool, { pits }: Taste): boolean {
  return pointsIn(points, pool) <= LOW * (2 - pits) * pointsIn(configuration, pool);
}

// Rain tires belong on a wet track and no others do, where a stop may fit another kind.
function suitsNot(view: View<FormulaDeRace>, { set }: Car, { pits }: BookValues): boolean {
  if (set === undefined || pits.refit !== 'any') return false;
  return (set.type === 'rain') !== (trackOf(view) === 'wet');
}
