// The solved laps of a board: from the cache on the disk, else solved now and kept there.
import type { Board } from '../../circuit/board.ts';
import { lapsVersion, solvedLaps } from '../../drivers/race-values.ts';
import { type Column, cacheFolder, tableCache } from '../../storage/table-cache.ts';

/** Where laps are kept; made once, because its version takes a moment. */
const cache = tableCache({ folder: cacheFolder(process.env), version: lapsVersion() });

/**
 * The laps of a board; takes up to a second when nobody has solved them yet.
 * @param slide spaces of the compulsory slide; 0 on a dry track
 */
export function keptLaps(board: Board, slide: number): readonly Column[] {
  const name = `${board.hash}-${slide}`;
  const kept = cache.read(name);
  if (kept !== undefined) return kept;
  const solved = solvedLaps(board, slide);
  cache.write(name, solved);
  return solved;
}
