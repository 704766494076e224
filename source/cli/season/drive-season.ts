// A season over the line protocol: its people are driven by the program at the other end.
import { runSeasonProtocol } from '../../protocol/season-protocol.ts';
import type { Entry } from '../../season/ledger/entry.ts';
import type { Season } from '../../season/season.ts';
import { shapeEntry } from '../../storage/seasons/entry-shape.ts';
import { safeText } from '../../storage/untrusted-text.ts';
import { tellPerson } from '../printer.ts';
import { wrongUse } from '../problem.ts';
import { entrantNamed } from './people.ts';
import { runIn } from './run-named.ts';
import { type SeasonFlags, storeOf } from './season-named.ts';

export interface DrivenSeason extends SeasonFlags {
  /** Names or ids of those who are driven; when empty, all people of the season. */
  readonly as: readonly string[];
  readonly trusted: boolean;
  readonly output: (line: string) => void;
  readonly saveFile: (named: string) => string;
}

const KIND_CELLS = 40;

/**
 * Drives a season over standard input and output; returns the exit code.
 * @throws Problem when the season cannot be opened
 */
export function driveSeason(wishes: DrivenSeason): Promise<number> {
  const { as: names, saveFile, output, trusted } = wishes;
  const store = storeOf(wishes);
  const as =
    names.length === 0 ? undefined : new Set(names.map(name => personNamed(store.season(), name)));
  return runSeasonProtocol({
    run: runIn(store, as ?? 'remote'),
    ...(as === undefined ? {} : { as }),
    trusted,
    input: process.stdin,
    output,
    complain: tellPerson,
    saveFile,
    readEntry,
  });
}

function personNamed(season: Season, called: string): string {
  const { id, name, cpu } = entrantNamed(season, called);
  if (cpu === undefined) return id;
  throw wrongUse(`${name} is a CPU driver: nobody else drives its car.`);
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
