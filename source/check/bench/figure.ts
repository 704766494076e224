// A measured figure: its value, its goal, and a checksum of what was computed, so that a faster wrong answer shows.
import { Bench } from 'tinybench';

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Absent for a figure that is only reported. */
  readonly goal?: { readonly atLeast: number } | { readonly atMost: number };
  /** More about the value: spread, sizes, ratios. */
  readonly note?: string;
  /** Fingerprint or count of what was computed. */
  readonly checksum: string;
}

export type Effort = 'full' | 'quick';

/**
 * Returns the processor time of this program so far in milliseconds; on a shared machine wall-clock time is no measure.
 */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export function timed<X>(call: () => X): { readonly value: X; readonly ms: number } {
  const began = cpuMs();
  const value = call();
  return { value, ms: cpuMs() - began };
}

/**
 * Returns the value below which `share` (0 to 1) of the values lie; 0.5 gives the median.
 * @throws RangeError for an empty list.
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  if (value === undefined) throw new RangeError('no values were measured');
  return value;
}

/** Returns the median processor time in milliseconds of a call too short to be timed alone. */
export async function medianOf(name: string, call: () => unknown, effort: Effort): Promise<number> {
  const few = effort === 'quick';
  const bench = new Bench({ now: cpuMs, time: few ? 10 : 120, warmupTime: few ? 2 : 30 });
  bench.add(name, call);
  const [task] = await bench.run();
  const result = task?.result;
  if (result === undefined || !('latency' in result))
    throw new Error(`${name} could not be measured`);
  return result.latency.p50;
}

/** Reports whether a figure reaches its goal, as one without a goal does. */
export function reachesGoal({ value, goal }: Figure): boolean {
  if (goal === undefined) return true;
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost;
}

export function lineOf(figure: Figure): string {
  const { name, value, unit, goal, note, checksum } = figure;
  const words = [name.padEnd(46), `${shown(value)} ${unit}`.padStart(16)];
  words.push((goal === undefined ? '' : goalWords(goal, reachesGoal(figure))).padEnd(24));
  words.push(`[${checksum}]`.padEnd(20), note ?? '');
  return words.join('  ').trimEnd();
}

function goalWords(goal: NonNullable<Figure['goal']>, reached: boolean): string {
  const [words, limit] = 'atLeast' in goal ? ['at least', goal.atLeast] : ['at most', goal.atMost];
  return `${reached ? 'ok' : 'MISSED'}, ${words} ${shown(limit)}`;
}

export function shown(value: number): string {
  if (Math.abs(value) >= 1000) return Math.round(value).toLocaleString('en-GB');
  if (Number.isInteger(value)) return String(value);
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(Math.abs(value) < 10 ? 2 : 1);
}
