// What bids cost a car, in turns: the skill that it hardly misses first, then wear by its own table.
import { SPEED_STEP } from '../../../rules/championship-formula/car.ts';
import { currentFigures } from '../../../rules/championship-formula/chapters/car/figures.ts';
import {
  type Bid,
  skillToBid,
} from '../../../rules/championship-formula/chapters/set-up/pole-bid.ts';
import type { Car } from '../../../rules/championship-formula/state.ts';
import type { Ground } from '../../../rules/championship-formula/terms.ts';
import { soloCar } from '../solver/solo-numbers.ts';
import { boardTables } from '../solver/solo-values.ts';

export interface CostlyBid extends Bid {
  readonly turns: number;
}

/** Chips that are kept for a test at the start (CFR-173). */
const KEPT = 2;
/**
 * Turns that a chip is worth. Of twelve pros in equal cars on eight circuits, half with five chips fewer, these came in 0.2 places
 * and 0.0 turns later (64 races); the tables give up to 0.05.
 */
const CHIP_WORTH = 0.03;
const WEAR_MOST = 12;
/** Places on the grid of which the mean is taken, so that the whole turns of one of them do not decide. */
const PLACES = [0, 5, 10];
/** Number of start speeds, the fastest ones, of which the best is taken. */
const STARTS = 3;
/** Wear to either side over which the slope of the turns is taken, so that whole turns do not decide. */
const WINDOW = 3;

/** Returns the cheapest bid of each worth, in halves of a wear as skill counts (CFR-109): none first, without a gap. */
export function cheapestBids(car: Car, laps: number, ground: Ground): readonly CostlyBid[] {
  const { values } = ground;
  const { skillForWear } = values.bid;
  const wears = wearCosts(car, laps, ground);
  const skillMost = Math.max(0, skillToBid(car, values) - KEPT);
  const worths = (wears.length - 1) * skillForWear + skillMost + 1;
  return Array.from({ length: worths }, (_, worth) => {
    const bids = wears.flatMap((turns, wear): readonly CostlyBid[] => {
      const skill = worth - wear * skillForWear;
      if (skill < 0 || skill > skillMost) return [];
      return [{ wear, skill, turns: turns + skill * CHIP_WORTH }];
    });
    return bids.reduce((best, bid) => (bid.turns < best.turns ? bid : best), NOTHING_FOUND);
  });
}

const NOTHING_FOUND: CostlyBid = { wear: 0, skill: 0, turns: Number.POSITIVE_INFINITY };

// Returns the turns that a car needs more with less wear, by the missing wear.
function wearCosts(car: Car, laps: number, ground: Ground): readonly number[] {
  const turns = turnsByBid(car, laps, ground);
  const costs = [0];
  for (let wear = 1; wear <= Math.min(WEAR_MOST, car.wear); wear++) {
    const around = turns.slice(Math.max(0, wear - WINDOW), wear + WINDOW + 1);
    const slope = ((around.at(-1) ?? 0) - (around[0] ?? 0)) / Math.max(1, around.length - 1);
    costs.push((costs.at(-1) ?? 0) + slope);
  }
  return costs;
}

// Returns the turns of a race alone from the grid, by the wear that was bid for it.
function turnsByBid(car: Car, laps: number, ground: Ground): readonly number[] {
  const { board, values } = ground;
  const figures = currentFigures(car, ground);
  const tables = boardTables(board, values, laps);
  const solo = tables.of(soloCar(figures, car.damage));
  const grid = PLACES.map(place => tables.road.nodeOf(board.starting.twelve[place] ?? 0, -1, 0));
  const chips = skillToBid(car, values);
  const fastest = figures.startSpeed / SPEED_STEP;
  const starts = Array.from({ length: Math.min(STARTS, fastest) }, (_, less) => fastest - less);
  const most = Math.min(WEAR_MOST + WINDOW, car.wear);
  return Array.from({ length: most + 1 }, (_, bid) => {
    const wear = car.wear - bid;
    const turns = grid.map(node =>
      Math.min(...starts.map(steps => solo.after(laps + 1, node, steps, { wear, chips }))),
    );
    return turns.reduce((sum, one) => sum + one, 0) / turns.length;
  });
}
