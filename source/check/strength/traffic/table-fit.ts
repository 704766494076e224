// Fits the value of traffic to races: for every pair of cars at the end of a play, how likely the one that played was to
// finish in front, by the rounds that it needs less than the other, the gap between them and the gears.
import type { TrafficTable } from '../../../drivers/planning/traffic/traffic-table.ts';
import { logistic, type Observation } from './regression.ts';
import type { NotedRace } from './situations.ts';

/** Laps to the flag up to which a situation belongs to a class, and where in it the class stands in the table. */
const CLASSES = [
  { upTo: 0.33, at: 0.15 },
  { upTo: 1, at: 0.65 },
  { upTo: 2, at: 1.5 },
  { upTo: Number.POSITIVE_INFINITY, at: 2.5 },
];

/** Gaps in ticks: close together where cars are, because there a space may change the order of play. */
const GAPS = [-60, -40, -24, -14, -7, -2, 0, 2, 7, 14, 24, 40, 60];

/** A car at the end of its play beside another one; both finished. */
export interface Pair {
  readonly lapsLeft: number;
  /** Rounds that it needs less than the other. */
  readonly rounds: number;
  /** Ticks by which it is ahead. */
  readonly gap: number;
  /** Gears by which its lever is higher. */
  readonly gears: number;
  readonly wins: boolean;
}

/** Returns the pairs of a race. Cars that were out say nothing here: what brings them out has prices of its own. */
export function pairsOf({ situations, places }: NotedRace): readonly Pair[] {
  return situations.flatMap(({ seat, rivals, lapsLeft, ...own }) => {
    const place = places.get(seat);
    if (place === undefined) return [];
    return rivals.flatMap(rival => {
      const other = places.get(rival.seat);
      if (other === undefined) return [];
      return {
        lapsLeft,
        rounds: rival.rounds - own.rounds,
        gap: own.progress - rival.progress,
        gears: own.gear - rival.gear,
        wins: place < other,
      };
    });
  });
}

/**
 * Returns the table that makes the results of all pairs likeliest.
 * @param races number of races that the pairs come from
 */
export function fittedTable(pairs: readonly Pair[], races: number): TrafficTable {
  const fits = CLASSES.map(({ upTo }, at) => {
    const from = CLASSES[at - 1]?.upTo ?? Number.NEGATIVE_INFINITY;
    return fitted(pairs.filter(({ lapsLeft }) => lapsLeft > from && lapsLeft <= upTo));
  });
  return {
    races,
    laps: CLASSES.map(({ at }) => at),
    certainty: fits.map(({ certainty }) => certainty),
    gaps: GAPS,
    lead: fits.map(({ lead }) => lead),
    perGear: fits.map(({ perGear }) => perGear),
  };
}

function fitted(pairs: readonly Pair[]) {
  const observed = pairs.map(
    ({ rounds, gap, gears, wins }): Observation => ({
      known: [rounds, gears, ...shares(gap)],
      came: wins ? 1 : 0,
    }),
  );
  const [slope = 0, gear = 0, ...leads] = logistic(observed);
  const inRolls = (logOdds: number) => rounded(slope > 0 ? logOdds / slope : 0);
  return { certainty: rounded(slope), perGear: inRolls(gear), lead: leads.map(inRolls) };
}

/** Returns how much of a gap belongs to each gap of the table: all to one, or to the two that it lies between. */
export function shares(gap: number): readonly number[] {
  const within = Math.min(Math.max(gap, GAPS[0] ?? 0), GAPS.at(-1) ?? 0);
  return GAPS.map((knot, at) => {
    const next = within < knot ? GAPS[at - 1] : GAPS[at + 1];
    if (next === undefined || within === knot) return within === knot ? 1 : 0;
    return Math.max(0, 1 - (within - knot) / (next - knot));
  });
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
