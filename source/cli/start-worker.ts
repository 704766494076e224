// Starts worker threads: the program once more, whose first argument names the work (`WORKERS` in main.ts).
import { getAsset, isSea } from 'node:sea';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** The kinds of work that threads do. */
export type WorkerName = 'chance-worker' | 'race-worker' | 'season-worker' | 'table-worker';

export function startWorker(name: WorkerName, options: WorkerOptions = {}): Worker {
  const argv = [name];
  // A single executable has its code in memory only, and a text that starts it.
  if (isSea()) return new Worker(getAsset('start.cjs', 'utf8'), { ...options, argv, eval: true });
  const program = import.meta.url.endsWith('.ts') ? '../main.ts' : './chicane.mjs';
  return new Worker(new URL(program, import.meta.url), { ...options, argv });
}
