// Solving a board while the screen stays awake: a thread does it, and whoever waits is told when the first laps are there.
import { Worker } from 'node:worker_threads';
import type { Board } from '../../circuit/board.ts';
import { lapNumbers } from '../../drivers/lap-numbers.ts';
import { adoptLaps } from '../../drivers/race-values.ts';
import type { BookValues } from '../../rules/formula-de/values.ts';
import type { Column } from '../../storage/table-cache.ts';
import { workerFile } from '../worker-file.ts';

/** What the thread is given: a board, and the numbers of the book that is raced. */
export interface Studied {
  readonly board: Board;
  readonly book: BookValues;
}

/** What the thread hands over. */
export interface Handed {
  readonly slide: number;
  readonly laps: readonly Column[];
}

/** What has begun and what is done, by the names of the numbers. */
const begun = new WeakMap<Board, Map<string, Promise<void>>>();
const done = new WeakMap<Board, Set<string>>();

/**
 * Resolves once the drivers know the dry track; what they need in the rain follows behind. Never fails: what no thread
 * has solved is solved by the first driver who asks. Undefined when there is nothing to wait for any more.
 */
export function warmUp(board: Board, book: BookValues): Promise<void> | undefined {
  const { id } = lapNumbers(book);
  const known = done.get(board) ?? new Set<string>();
  done.set(board, known);
  if (known.has(id)) return undefined;
  const byNumbers = begun.get(board) ?? new Map<string, Promise<void>>();
  begun.set(board, byNumbers);
  const solving = byNumbers.get(id) ?? solve({ board, book }).then(() => void known.add(id));
  byNumbers.set(id, solving);
  return solving;
}

function solve(studied: Studied): Promise<void> {
  const { board, book } = studied;
  return new Promise(resolve => {
    const worker = new Worker(workerFile(import.meta.url, 'table-worker'), { workerData: studied });
    // Nobody waits for it who wants to leave.
    worker.unref();
    worker.on('message', ({ slide, laps }: Handed) => {
      adoptLaps(board, book, slide, laps);
      resolve();
    });
    worker.once('error', () => resolve());
    worker.once('exit', () => resolve());
  });
}
