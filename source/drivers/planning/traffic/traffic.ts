// What it is worth to a car to be in front of others or behind them where its play ends: by how far, in which gear, how
// many laps before the flag, and against cars that have played in this round or have not. Read from a table that is
// fitted to races of champions (`fitted-traffic.ts`).
import { FITTED_TRAFFIC } from './fitted-traffic.ts';
import type { RoadRival } from './rivals-on-road.ts';
import type { TrafficTable } from './traffic-table.ts';

/** Sum of the weights below which all rivals are too far away to matter fully. */
const NEAR = 0.05;

/** A rival, and how open it is which of the two finishes first, from 0 to 0.25. */
interface Weighed {
  readonly rival: RoadRival;
  readonly weight: number;
}

export class Traffic {
  readonly #gaps: readonly number[];
  readonly #weighed: readonly Weighed[];
  readonly #total: number;
  /** Lead by gap, and by each gear more, at the laps that are left. */
  readonly #lead: readonly number[];
  readonly #perGear: number;
  /** By distance covered, because a decision asks about the same ones over and over. */
  readonly #known = new Map<number, number>();

  /**
   *
   * @param rounds rounds that the car itself will need after this one
   * @param lapsLeft laps to the flag, in fractions
   */
  constructor(
    rivals: readonly RoadRival[],
    rounds: number,
    lapsLeft: number,
    table: TrafficTable = FITTED_TRAFFIC,
  ) {
    const { laps, certainty, gaps, lead, perGear } = table;
    const slope = between(laps, certainty, lapsLeft);
    this.#gaps = gaps;
    this.#weighed = rivals.map(rival => ({
      rival,
      weight: openness(slope * (rival.rounds - rounds)),
    }));
    this.#total = this.#weighed.reduce((sum, { weight }) => sum + weight, 0);
    const byGap = (gap: number) => lead.map(row => row[gap] ?? 0);
    this.#lead = gaps.map((_, gap) => between(laps, byGap(gap), lapsLeft));
    this.#perGear = between(laps, perGear, lapsLeft);
  }

  /**
   * Returns the rolls that it is worth to have covered `progress` ticks, beyond those that the car saves when alone: the
   * mean over its rivals, in which those count most against whom the finish is open.
   */
  lead(progress: number, gear: number): number {
    const key = progress * 8 + gear;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    let sum = 0;
    for (const { rival, weight } of this.#weighed) {
      const byGap = between(this.#gaps, this.#lead, progress - rival.progress);
      sum += weight * (byGap + this.#perGear * (gear - rival.gear));
    }
    const worth = sum / Math.max(this.#total, NEAR);
    this.#known.set(key, worth);
    return worth;
  }
}

// The slope of the logistic curve at some log odds.
function openness(logOdds: number): number {
  const chance = 1 / (1 + Math.exp(-logOdds));
  return chance * (1 - chance);
}

/** Returns the value at `x` interpolated linearly between knots, and constant beyond the outer ones. */
export function between(knots: readonly number[], values: readonly number[], x: number): number {
  const next = knots.findIndex(knot => x < knot);
  if (next === 0) return values[0] ?? 0;
  if (next < 0) return values[knots.length - 1] ?? 0;
  const [low = 0, high = 0] = [knots[next - 1], knots[next]];
  const [before = 0, after = 0] = [values[next - 1], values[next]];
  return before + ((after - before) * (x - low)) / (high - low);
}
