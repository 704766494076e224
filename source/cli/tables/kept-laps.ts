// The solved laps of a board: from the cache on the disk, else solved now and kept there.
import type { Board } from '../../circuit/board.ts';
import { lapsName, lapsVersion, solvedLaps } from '../../drivers/race-values.ts';
import type { BookValues } from '../../rules/formula-de/values.ts';
import { type Column, cacheFolder, tableCache } from '../../storage/table-cache.ts';

/** Where laps are kept; made once, because its version takes a moment. */
const cache = tableCache({ folder: cacheFolder(process.env), version: lapsVersion() });

/**
 * The laps of a board by a book; takes up to a second when nobody has solved them yet.
 * @param slide spaces of the compulsory slide; 0 on a dry track
 */
export function keptLaps(board: Board, book: BookValues, slide: number): readonly Column[] {
  const name = lapsName(board, book, slide);
  const kept = cache.read(name);
  if (kept !== undefined) return kept;
  const solved = solvedLaps(board, book, slide);
  cache.write(name, solved);
  return solved;
}
