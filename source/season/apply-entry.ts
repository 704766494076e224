// Enters what happened into a season; refuses what does not fit.

import { entryFault } from './entry-faults/fault.ts';
import { overruled } from './entry-faults/overruled.ts';
import type { Entry, LedgerLine } from './ledger/entry.ts';
import { readBack } from './read-back.ts';
import { NotDue, type Season } from './season.ts';

/**
 * Returns the season after an entry.
 * @param at when it happened, ISO 8601
 * @throws NotDue for an entry that does not fit; the message says why
 */
export function enter(season: Season, entry: Entry, at: string): Season {
  const refusal = overruled(season, entry);
  if (refusal !== undefined) throw new NotDue(refusal);
  return enterAgain(season, entry, at);
}

/**
 * Returns the season after an entry of a ledger. Decisions that would be asked about today stand as they were taken.
 * @param at when it happened, ISO 8601
 * @throws NotDue for an entry that does not fit; the message says why
 */
export function enterAgain(season: Season, entry: Entry, at: string): Season {
  const refusal = entryFault(season, entry);
  if (refusal !== undefined) throw new NotDue(refusal);
  const line: LedgerLine = { n: season.lines.length, at, entry };
  return readBack(season, [line]);
}

/**
 * Returns the season of a plan and all lines of its ledger, each taken only if it fits.
 * @throws NotDue for the first line that does not
 */
export function enterAll(season: Season, lines: readonly LedgerLine[]): Season {
  return lines.reduce((so, { entry, at }) => enterAgain(so, entry, at), season);
}
