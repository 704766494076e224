// Solving a board while the screen stays awake: a thread does it, and whoever waits is told when the first tables are there.

import { Worker } from 'node:worker_threads';
import type { Board } from '../../circuit/board.ts';
import type { LapStudy, SolvedColumn } from '../../drivers/solver/lap-study.ts';
import { workerFile } from '../worker-file.ts';
/** What a thread is given: a board, the book that is raced, and the tables to solve. */
export interface Studied {
  readonly board: Board;
  readonly bookId: string;
  readonly tables: readonly number[];
}

/** What the thread hands over. */
export interface Handed {
  readonly table: number;
  readonly solved: readonly SolvedColumn[];
}

/** What the drivers know of a circuit by the numbers of a book, and what threads still work out. */
interface Progress {
  /** Names the circuit and the numbers. */
  readonly name: string;
  /** Tables that were given to a thread; each resolves once the drivers know it. */
  readonly begun: Map<number, PromiseWithResolvers<void>>;
  /** Tables that no thread works out any more. */
  readonly settled: Set<number>;
  readonly handed: Handed[];
  /** Threads at work. */
  readonly workers: Set<Worker>;
  /** The board of the newest race on the circuit, and what its drivers study. */
  board: Board;
  study: LapStudy;
}

/** Megabytes of new objects in a thread: hardly any outlives its search, and with more room it is no quicker. */
const YOUNG_MB_MAX = 4;

/**
 * The last one alone, whose tables are freed when another begins: solved tables are the largest thing in memory, and the
 * next race is most often on the same circuit.
 */
let latest: Progress | undefined;

/**
 * Resolves once the drivers know every table that they need on a board: they think of the rain from their first choice on.
 * Never fails: what no thread has solved is solved by the first driver who asks. Undefined when there is nothing to wait for
 * any more, also on another board of the circuit that was asked for last.
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

// Nobody races there any more. Left to the garbage collector, the tables of two or three circuits would be in memory at once,
// and the allocator would put each new circuit's beside them: the process would grow from circuit to circuit.
function abandon({ study, handed, workers }: Progress): void {
  for (const worker of workers) void worker.terminate();
  study.forget();
  for (const { solved } of handed) free(solved);
}

/** Gives the memory of a table back now. */
function free(solved: readonly SolvedColumn[]): void {
  for (const { buffer } of solved) buffer.transfer(0);
}

function solve(progress: Progress, studied: Studied): void {
  for (const table of studied.tables) progress.begun.set(table, Promise.withResolvers());
  const worker = new Worker(workerFile(import.meta.url, 'table-worker'), {
    workerData: studied,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB_MAX },
  });
  // Nobody waits for it who wants to leave.
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
