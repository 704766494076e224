// Solving a board while the screen stays awake: a thread does it, and whoever waits is told when the first laps are there.
import { Worker } from 'node:worker_threads';
import type { Board } from '../../circuit/board.ts';
import { adoptLaps } from '../../drivers/race-values.ts';
import type { Column } from '../../storage/table-cache.ts';
import { workerFile } from '../worker-file.ts';

/** What the thread hands over. */
export interface Handed {
  readonly slide: number;
  readonly laps: readonly Column[];
}

const begun = new WeakMap<Board, Promise<void>>();
const done = new WeakSet<Board>();

/**
 * Resolves once the drivers know the dry track; what they need in the rain follows behind. Never fails: what no thread
 * has solved is solved by the first driver who asks. Undefined when there is nothing to wait for any more.
 */
export function warmUp(board: Board): Promise<void> | undefined {
  if (done.has(board)) return undefined;
  const solving = begun.get(board) ?? solve(board).then(() => void done.add(board));
  begun.set(board, solving);
  return solving;
}

function solve(board: Board): Promise<void> {
  return new Promise(resolve => {
    const worker = new Worker(workerFile(import.meta.url, 'table-worker'), { workerData: board });
    // Nobody waits for it who wants to leave.
    worker.unref();
    worker.on('message', ({ slide, laps }: Handed) => {
      adoptLaps(board, slide, laps);
      resolve();
    });
    worker.once('error', () => resolve());
    worker.once('exit', () => resolve());
  });
}
