// The lap of a day in one line, for sharing.
import { lapTime } from '../replay/lap-time.ts';
import type { DrivenLap } from '../storage/day/day-entry.ts';

/** One bar for each gear, from 1st to 6th. */
const BARS = ['▁', '▂', '▃', '▅', '▆', '█'] as const;

export interface DayLineWords {
  readonly rolls: (rolls: number) => string;
  readonly par: (rolls: string) => string;
  /** Shown instead of the rolls of an aborted lap. */
  readonly aborted: string;
}

const TENTHS = 10;

/**
 * Returns a lap as a line such as `Chicane 2026-11-22 Monza 6 rolls + 10, par 15.0 ▂▃▅▆▅▃ 0'48"`: as many bars as rolls, and apart
 * from them what was added for overshoots and minutes.
 * @param ascii gears as digits instead of bars
 */
export function dayLine(
  { date, trackName }: { readonly date: string; readonly trackName: string },
  { isWhole, plays, gears, timeMs, parTenths }: DrivenLap,
  words: DayLineWords,
  ascii = false,
): string {
  const rolls = isWhole ? rollsText(plays, gears.length, words) : words.aborted;
  const par = words.par((parTenths / TENTHS).toFixed(1));
  const bars = gears.map(gear => (ascii ? String(gear) : (BARS[gear - 1] ?? ' '))).join('');
  // Hundredths matter to nobody who reads the line.
  const time = lapTime(timeMs).replace(/"\d\d$/, '"');
  return `Chicane ${date} ${trackName} ${rolls}, ${par} ${bars} ${time}`;
}

/** Returns the rolls of gear dice in words, followed by what else counted as rolls. */
export function rollsText(
  plays: number,
  rolls: number,
  words: Pick<DayLineWords, 'rolls'>,
): string {
  return plays > rolls ? `${words.rolls(rolls)} + ${plays - rolls}` : words.rolls(plays);
}
