// The rest of a season as far as it can still score, and totals under the rule by which results count.
import { tableSizes } from '../draw.ts';
import { field } from '../field.ts';
import { type Season, weekendAt } from '../season.ts';
import { weekendsRaced } from '../standings/standings.ts';

export interface WeekendToCome {
  readonly index: number;
  /** Points by place, the winner's first, including what every classified car scores. */
  readonly places: readonly number[];
  /** Most points that one driver can score besides: pole, fastest lap, the best trial. */
  readonly extra: number;
  readonly drivers: readonly string[];
  /** Returns the sizes of the tables. Reads the circuit only when called: what is certain can be found without it. */
  tables(): readonly number[];
}

/**
 * Returns the weekends to come; undefined for a season whose rest is not known: one with a stage whose drivers are still to be
 * found, one that scores as its book does, or one with a weekend that is half raced.
 */
export function weekendsToCome(season: Season): readonly WeekendToCome[] | undefined {
  const { plan } = season;
  const next = weekendsRaced(season);
  const isOpen = plan.stages.length > 1 || plan.points.by === 'book';
  if (isOpen || isHalfRaced(season, next - 1)) return undefined;
  if (season.facts.closed !== undefined) return [];
  return plan.calendar.slice(next).map(({ weight }, at) => {
    const drivers = field(season, next + at);
    const { points } = plan;
    const place = (index: number) => ((points.places[index] ?? 0) + points.classified) * weight;
    return {
      index: next + at,
      places: drivers.map((_, index) => place(index)),
      extra: (points.pole + points.fastestLap + (points.trials[0] ?? 0)) * weight,
      drivers,
      tables: () => tableSizes(season, next + at),
    };
  });
}

function isHalfRaced(season: Season, index: number): boolean {
  if (index < 0) return false;
  const { results, drawn } = weekendAt(season, index).known;
  return results.length < (drawn?.length ?? 1);
}

/** Returns the sum of the points that count: the best ones of as many weekends as the plan counts. */
export function countedPoints({ plan }: Pick<Season, 'plan'>, points: readonly number[]): number {
  const { best, drop } = plan.count;
  const { length } = plan.calendar;
  const most = Math.min(best ?? length, length - drop);
  if (points.length <= most) return points.reduce((sum, value) => sum + value, 0);
  // Many thousand lists are sorted for the chances of the title; numbers alone are sorted fastest.
  const sorted = new Float64Array(points).sort();
  let sum = 0;
  for (let at = points.length - most; at < points.length; at++) sum += sorted[at] ?? 0;
  return sum;
}
