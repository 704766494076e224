// The entry of a table that was raced, made of the sheet of its race.

import type { RaceSheet, SheetLine } from '../sheet/race-sheet.ts';
import type { TableRace } from '../to-do.ts';
import type { Entry, SheetRow } from './entry.ts';

/** Where the race of a table is kept: its save below the folder of the season, and the fingerprint of its end. */
export interface KeptRace {
  readonly save: string;
  readonly hash: string;
}

/** A table of a weekend, counted from 1. */
export interface TableOfWeekend {
  readonly weekend: string;
  readonly table: number;
  readonly race: TableRace;
}

export function racedEntry(
  { weekend, table, race }: TableOfWeekend,
  { laps, rounds, leadChanges, lines }: RaceSheet,
  kept: KeptRace,
): Extract<Entry, { kind: 'raced' }> {
  const { attempt, seats } = race;
  const sheet = lines.map(line => rowOf(line, seats[line.seat]));
  return { kind: 'raced', weekend, table, attempt, laps, rounds, leadChanges, sheet, ...kept };
}

function rowOf(line: SheetLine, seat: TableRace['seats'][number] | undefined): SheetRow {
  // What is left of a car is not part of a result, so the lines of seasons do not hold it.
  const { seat: _seat, status: _status, team: _team, left: _left, ...figures } = line;
  const standIn = seat?.standIn;
  return {
    driver: seat?.entrant.id ?? '',
    ...(standIn === undefined ? {} : { standIn }),
    ...figures,
  };
}
