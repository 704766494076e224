// A thread that solves the laps of one board by one book, the dry track first, and hands them over as they come.
import { parentPort, workerData } from 'node:worker_threads';
import { slidesOfRaces } from '../../drivers/race-values.ts';
import { keptLaps } from './kept-laps.ts';
import type { Handed, Studied } from './warm-up.ts';

const { board, book }: Studied = workerData;

for (const slide of slidesOfRaces(book)) {
  const laps = keptLaps(board, book, slide);
  const handed: Handed = { slide, laps };
  parentPort?.postMessage(
    handed,
    laps.map(lap => lap.buffer),
  );
}
