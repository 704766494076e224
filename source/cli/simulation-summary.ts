// What many races say of each level of driver.
import type { SimulatedResult } from './simulated-race.ts';

/** Figures of one level over all races. */
export interface LevelFigures {
  readonly level: string;
  readonly starts: number;
  readonly wins: number;
  /** Share of races won by this level, with its 95 % interval. */
  readonly winPercent: string;
  readonly meanPlace: number;
  /** Gear dice rolled for each lap finished, over the cars that finished the race. */
  readonly rollsPerLap: number;
  readonly retiredPercent: number;
  /** Causes of retirement, most frequent first. */
  readonly causes: string;
}

/** One line a level, best mean place first. */
export function summary(results: readonly SimulatedResult[]): readonly LevelFigures[] {
  const levels = [...new Set(results.flatMap(result => result.levels))];
  return levels.map(level => figuresOf(level, results)).sort((a, b) => a.meanPlace - b.meanPlace);
}

function figuresOf(level: string, results: readonly SimulatedResult[]): LevelFigures {
  const starts = results.flatMap(result =>
    result.levels.flatMap((own, seat) => (own === level ? [carOf(result, seat)] : [])),
  );
  const finished = starts.filter(car => car.retirement === 'none');
  const wins = starts.filter(car => car.place === 1).length;
  const laps = finished.reduce((sum, car) => sum + car.laps - 1, 0);
  const rolls = finished.reduce((sum, car) => sum + car.rolls, 0);
  const causes = new Map<string, number>();
  for (const { retirement } of starts) {
    if (retirement !== 'none') causes.set(retirement, (causes.get(retirement) ?? 0) + 1);
  }
  return {
    level,
    starts: starts.length,
    wins,
    winPercent: withInterval(wins, results.length),
    meanPlace: starts.reduce((sum, car) => sum + car.place, 0) / starts.length,
    rollsPerLap: laps === 0 ? 0 : rolls / laps,
    retiredPercent: (100 * (starts.length - finished.length)) / starts.length,
    causes: [...causes]
      .sort((a, b) => b[1] - a[1])
      .map(([cause, count]) => `${cause} ${count}`)
      .join(', '),
  };
}

function carOf(result: SimulatedResult, seat: number) {
  return {
    place: result.places[seat] ?? 0,
    retirement: result.retirements[seat] ?? 'none',
    rolls: result.rolls[seat] ?? 0,
    laps: result.laps[seat] ?? 0,
  };
}

/** A share in percent with its 95 % interval (Wilson), e.g. `62.0 (52.2-70.9)`. */
function withInterval(hits: number, of: number): string {
  const z = 1.96;
  const share = hits / of;
  const centre = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half =
    (z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of);
  const percent = (value: number) => (100 * value).toFixed(1);
  return `${percent(share)} (${percent(centre - half)}-${percent(centre + half)})`;
}
