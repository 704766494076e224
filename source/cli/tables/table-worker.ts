// A thread that solves laps of one board by one book, the first slide first, and hands them over as they come.
import { parentPort, workerData } from 'node:worker_threads';
import { keptLaps } from './kept-laps.ts';
import type { Handed, Studied } from './warm-up.ts';

const { board, book, slides }: Studied = workerData;

for (const slide of slides) {
  const laps = keptLaps(board, book, slide);
  const handed: Handed = { slide, laps };
  parentPort?.postMessage(
    handed,
    laps.map(lap => lap.buffer),
  );
}
