// What CPU drivers have solved of the circuits of a season: taken from the cache before a race, and forgotten when the next
// circuit is raced on.

import { driverTables } from '../../../drivers/driver-tables.ts';
import type { LapStudy } from '../../../drivers/solver/lap-study.ts';
import { adoptKept, keepKnown, keptTable } from '../../tables/kept-table.ts';
import { venues } from '../season-circuits.ts';

export interface Circuit {
  readonly book: string;
  readonly track: string;
  readonly options: unknown;
  readonly laps: number;
}

/** The circuit raced on last, whose tables are in memory. */
let latest: LapStudy | undefined;

/** Gives the drivers the tables of a circuit that lie solved in the cache; the others they solve on demand. */
export function studyFor(circuit: Circuit): void {
  const study = studyOf(circuit);
  if (study === undefined || isSame(study, latest)) return;
  latest?.forget();
  latest = study;
  adoptKept(study);
}

/**
 * Keeps what the drivers have solved of the circuit that they raced on last, for the next season. A calendar may have more
 * circuits than there is room for: if they pushed one another out, none would lie ready when its turn comes again.
 */
export function keepStudied(): void {
  if (latest !== undefined) keepKnown(latest);
}

// Races of other laps on the same circuit have tables of their own.
function isSame(study: LapStudy, other: LapStudy | undefined): boolean {
  return study.name === other?.name && study.tables.join() === other.tables.join();
}

/** Solves what drivers will need of a circuit whatever the weather, and keeps it in the cache. */
export function studyAhead(circuit: Circuit): void {
  const study = studyOf(circuit);
  const [always] = study?.tables ?? [];
  if (study !== undefined && always !== undefined) keptTable(study, always);
}

function studyOf({ book: id, track, options, laps }: Circuit): LapStudy | undefined {
  const { book, board } = venues.venue(id, track);
  return driverTables.of(book).study?.(book, board, { options, laps });
}
