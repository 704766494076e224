// The folder of a season while a program has it open.
import type { Entry } from '../../season/ledger/entry.ts';
import type { Season } from '../../season/season.ts';

/**
 * A season in its folder. Several programs may have it open, each with another table: the ledger is locked only while a line
 * is written, and lines that others wrote are read before.
 */
export interface SeasonStore {
  readonly folder: string;
  /** Returns the season as of the last line read. */
  season(): Season;
  /**
   * Reads what other programs have written since; reports whether there was anything. When the ledger cannot be read,
   * nothing changes and a notice says so.
   */
  refresh(): boolean;
  /**
   * Enters something: reads what others have written, appends the line and syncs it, and returns the season after it.
   * @throws NotDue for an entry that does not fit, as the season then stands; Error with a sentence when the disk fails, in
   * which case nothing was entered
   */
  enter(entry: Entry): Season;
  /** Returns the file of a race's save for a table, whether or not there is one. */
  raceFile(weekend: string, table: number, attempt: number): string;
  /** Returns a sentence for the player, such as what was recovered; each only once. */
  notice(): string | undefined;
  close(): void;
}
