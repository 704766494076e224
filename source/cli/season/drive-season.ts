// A season over the line protocol: its people are driven by the program at the other end.
import { runSeasonProtocol } from '../../protocol/season-protocol.ts';
import type { Entry } from '../../season/ledger/entry.ts';
import { shapeEntry } from '../../storage/seasons/entry-shape.ts';
import { safeText } from '../../storage/untrusted-text.ts';
import { tellPerson } from '../printer.ts';
import { runOf } from './run-named.ts';
import type { SeasonFlags } from './season-named.ts';

/** What a season is driven over the line protocol with. */
export interface DrivenSeason extends SeasonFlags {
  /** Receives each line that is said. */
  readonly output: (line: string) => void;
  /** Returns the path of the file that a bot names. */
  readonly saveFile: (named: string) => string;
}

const KIND_CELLS = 40;

/**
 * Drives a season over standard input and output; returns the exit code.
 * @throws Problem when the season cannot be opened
 */
export function driveSeason({ season, saves, saveFile, output }: DrivenSeason): Promise<number> {
  return runSeasonProtocol({
    run: runOf({ season, saves }, 'remote'),
    input: process.stdin,
    output,
    complain: tellPerson,
    saveFile,
    readEntry,
  });
}

/** Returns an entry from outside, or a sentence without its full stop that says what is wrong with it. */
export function readEntry(value: unknown): Entry | string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return 'enter: the entry is no object';
  }
  const read = shapeEntry(value);
  if (read.ok) return read.entry;
  if ('kind' in read)
    return `enter: there is no entry of the kind "${safeText(read.kind, KIND_CELLS)}"`;
  const [first] = read.issues;
  const where = first === undefined || first.path.length === 0 ? 'the entry' : first.path.join('.');
  return `enter: ${where}: ${first?.message ?? 'it has another shape'}`;
}
