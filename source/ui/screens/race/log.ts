// The log: the lines that have been told, and how drivers are called in them.

import type { Seat } from '../../../rules/kit/types.ts';
import type { RaceTable } from '../../messages.ts';
import { type LogLine, letterOf } from './race-model.ts';

/** More than any race needs on the screen; the save keeps everything. */
export const LINES_MAX = 2000;

/**
 * Returns a driver's name in sentences: the letter of the car, with the name of a human; in a timed trial the name alone.
 * @param isAlone in a timed trial
 */
export function nameInLog(table: RaceTable, seat: Seat, isAlone: boolean): string {
  const driver = table.drivers[seat];
  const letter = letterOf(table, seat);
  if (driver !== undefined && driver.name !== '' && isAlone) return driver.name;
  return driver === undefined || driver.kind === 'cpu' || driver.name === ''
    ? letter
    : `${driver.name} (${letter})`;
}

/** Returns the log with more lines, without its oldest ones where it grows too long. */
export function withLines(log: readonly LogLine[], lines: readonly LogLine[]): readonly LogLine[] {
  return lines.length === 0 ? log : [...log, ...lines].slice(-LINES_MAX);
}
