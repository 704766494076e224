// Solves a board in a thread while the screen stays responsive; callers can wait until its tables are known.

import type { Worker } from 'node:worker_threads';
import type { Board } from '../../circuit/board.ts';
import type { LapStudy, SolvedColumn } from '../../drivers/solver/lap-study.ts';
import { startWorker } from '../start-worker.ts';
import { buffersOf, type Handed, type Studied } from './handed.ts';

/** The tables of a circuit for the numbers of a book, those that the drivers know and those still being solved. */
interface Progress {
  /** Names the circuit and the numbers. */
  readonly name: string;
  /** Tables given to a thread; each promise resolves once the drivers know the table. */
  readonly begun: Map<number, PromiseWithResolvers<void>>;
  /** Tables on which no thread works any more. */
  readonly settled: Set<number>;
  readonly handed: Handed[];
  readonly workers: Set<Worker>;
  /** The board of the newest race on the circuit, and what its drivers study. */
  board: Board;
  study: LapStudy;
}

/** Megabytes of new objects in a thread. Hardly any outlive a search, and more room makes it no faster. */
const YOUNG_MB_MAX = 4;

/**
 * Only the last circuit. Its tables are freed when another begins: they are the largest thing in memory, and the next
 * race is most often on the same circuit.
 */
let latest: Progress | undefined;

/**
 * Resolves once the drivers know every table that they need on a board; from their first choice on they take rain into
 * account. It never rejects: a table that no thread has solved is solved by the first driver who needs it. Returns
 * undefined when there is nothing left to wait for, also on another board of the circuit asked for last.
 */
export function warmUp(board: Board, bookId: string, study: LapStudy): Promise<void> | undefined {
  const progress = progressOf(board, study);
  const fresh = study.tables.filter(table => !progress.begun.has(table));
  if (fresh.length > 0) solve(progress, { board, bookId, tables: fresh });
  const last = study.tables.findLast(table => !progress.settled.has(table));
  return last === undefined ? undefined : progress.begun.get(last)?.promise;
}

function progressOf(board: Board, study: LapStudy): Progress {
  const { name } = study;
  if (latest?.name !== name) {
    if (latest !== undefined) abandon(latest);
    latest = {
      name,
      begun: new Map(),
      settled: new Set(),
      handed: [],
      workers: new Set(),
      board,
      study,
    };
  }
  if (latest.board !== board) {
    latest.study.forget();
    latest.board = board;
    latest.study = study;
    for (const { table, solved } of latest.handed) study.adopt(table, solved);
  }
  return latest;
}

// Frees the tables of a circuit on which no race is left. Under the garbage collector alone, the tables of two or three
// circuits would be in memory at once, and the allocator would put those of each new circuit beside them, so that the
// process grows from circuit to circuit.
function abandon({ study, handed, workers }: Progress): void {
  for (const worker of workers) void worker.terminate();
  study.forget();
  for (const { solved } of handed) free(solved);
}

function free(solved: readonly SolvedColumn[]): void {
  for (const buffer of buffersOf(solved)) buffer.transfer(0);
}

function solve(progress: Progress, studied: Studied): void {
  for (const table of studied.tables) progress.begun.set(table, Promise.withResolvers());
  const worker = startWorker('table-worker', {
    workerData: studied,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB_MAX },
  });
  // The thread must not keep a program alive that wants to end.
  worker.unref();
  progress.workers.add(worker);
  const settle = (table: number) => {
    progress.settled.add(table);
    progress.begun.get(table)?.resolve();
  };
  worker.on('message', (handed: Handed) => {
    if (progress !== latest) {
      free(handed.solved);
      return;
    }
    progress.handed.push(handed);
    progress.study.adopt(handed.table, handed.solved);
    settle(handed.table);
  });
  const settleAll = () => {
    progress.workers.delete(worker);
    studied.tables.forEach(settle);
  };
  worker.once('error', settleAll);
  worker.once('exit', settleAll);
}
