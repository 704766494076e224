// A thread that solves the laps of one board, the dry track first, and hands them over as they come.
import { parentPort, workerData } from 'node:worker_threads';
import type { Board } from '../../circuit/board.ts';
import { slidesOfRaces } from '../../drivers/race-values.ts';
import { keptLaps } from './kept-laps.ts';
import type { Handed } from './warm-up.ts';

const board: Board = workerData;

for (const slide of slidesOfRaces()) {
  const laps = keptLaps(board, slide);
  const handed: Handed = { slide, laps };
  parentPort?.postMessage(
    handed,
    laps.map(lap => lap.buffer),
  );
}
