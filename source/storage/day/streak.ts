// On how many days in a row a whole lap was driven.
import { dayNumber } from './calendar.ts';
import type { DayEntry } from './day-entry.ts';

export interface Streak {
  readonly now: number;
  readonly longest: number;
}

/**
 * Returns the streak of a player. A day without a whole lap ends it; today does so only once its try is over.
 * @param today such as 2026-11-22
 */
export function streakOf(entries: readonly DayEntry[], today: string): Streak {
  const days = new Set(
    entries.filter(({ lap }) => lap?.isWhole === true).flatMap(({ date }) => dayNumber(date) ?? []),
  );
  const rowUpTo = (day: number): number => {
    let row = 0;
    while (days.has(day - row)) row += 1;
    return row;
  };
  const at = dayNumber(today) ?? 0;
  const isTried = entries.some(({ date }) => date === today);
  return {
    now: isTried ? rowUpTo(at) : rowUpTo(at - 1),
    longest: Math.max(0, ...[...days].map(rowUpTo)),
  };
}
