// The log: the lines reported so far, and how drivers are named in them.

import { HEADLINE } from '../../../replay/commentary/highlight.ts';
import type { Seat } from '../../../rules/kit/types.ts';
import type { RaceTable } from '../../messages.ts';
import type { LogFilter } from '../../words/director-words.ts';
import { type LogLine, letterOf } from './race-model.ts';

/** More than any race needs on the screen; the save keeps everything. */
export const LINES_MAX = 2000;

/**
 * Returns a driver's name in sentences: with the letter of the car where another driver has the same; the letter alone for a
 * driver without a name.
 * @param isAlone in a timed trial
 */
export function nameInLog(table: RaceTable, seat: Seat, isAlone: boolean): string {
  const name = table.drivers[seat]?.name ?? '';
  const letter = letterOf(table, seat);
  if (name === '') return letter;
  const isShared = table.drivers.some((other, at) => at !== seat && other.name === name);
  return isShared && !isAlone ? `${name} (${letter})` : name;
}

export function withLines(log: readonly LogLine[], lines: readonly LogLine[]): readonly LogLine[] {
  return lines.length === 0 ? log : [...log, ...lines].slice(-LINES_MAX);
}

/** Returns the lines that the page of the log shows, the oldest first. */
export function loggedLines(log: readonly LogLine[], filter: LogFilter): readonly LogLine[] {
  return filter === 'all' ? log : log.filter(line => weightOf(line) >= LEAST_WEIGHT[filter]);
}

const LEAST_WEIGHT = { told: 1, headlines: HEADLINE } as const;

function weightOf({ highlight, news }: LogLine): number {
  return highlight?.weight ?? (news === undefined ? 0 : HEADLINE);
}
