// The rows of a report that every game has: how often each level won, and where its cars came.
import { table } from '../printer.ts';
import type { Estimate } from './estimate.ts';
import { percent, type Shown } from './shown.ts';

/** The results of a level, whatever the game; undefined figures have no data. */
export interface LevelResults {
  readonly level: string;
  readonly starts: number;
  readonly wins: number;
  readonly winShare: Estimate | undefined;
  /** Number of cars by place, winners first. */
  readonly places: readonly number[];
  readonly place: Estimate | undefined;
  readonly points: Estimate | undefined;
  readonly retired: Estimate | undefined;
}

/** Returns the headings of the first table, with the unit in which the game measures a lap. */
export function levelHeads(pace: string): readonly string[] {
  const before = ['level', 'cars', 'wins', 'of races (95 %)', 'mean place', 'points'];
  return [...before, pace, 'retired % (95 %)'];
}

/**
 * Returns the cells of a level in the first table.
 * @param pace what a lap takes
 * @param mean formats a mean
 */
export function levelCells(
  one: LevelResults,
  pace: Estimate | undefined,
  mean: Shown,
): readonly string[] {
  return [
    one.level,
    String(one.starts),
    String(one.wins),
    percent(one.winShare),
    mean(one.place),
    mean(one.points),
    mean(pace),
    percent(one.retired),
  ];
}

export function placeLines(levels: readonly LevelResults[]): readonly string[] {
  const last = Math.max(0, ...levels.map(({ places }) => places.length));
  const heads = ['places', '', ...Array.from({ length: last }, (_, index) => String(index + 1))];
  return table([heads, ...levels.map(one => [one.level, '', ...one.places.map(String)])]);
}

/** Returns the line of further notes on a level; notes without text are left out. */
export function noteLine(level: string, notes: readonly (readonly [string, string])[]): string {
  const told = notes.filter(([, text]) => text !== '').map(([name, text]) => `${name}: ${text}`);
  return `${level}  ${told.join('; ')}`;
}
