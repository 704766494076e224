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

/** The studying of a circuit by the numbers of a book. */
interface Study {
  /** Names the circuit and the numbers. */
  readonly name: string;
  /** Resolves once the dry track is known. */
  readonly dry: Promise<void>;
  /** What the thread has handed over so far. */
  readonly handed: Handed[];
  isDryKnown: boolean;
  /** The board of the newest race on the circuit. */
  board: Board;
}

/** The last one alone: its laps are the largest thing in memory, and the next race is most often on the same circuit. */
let latest: Study | undefined;

/**
 * Resolves once the drivers know the dry track; what they need in the rain follows behind. Never fails: what no thread
 * has solved is solved by the first driver who asks. Undefined when there is nothing to wait for any more, also on another
 * board of the circuit that was asked for last.
 */
export function warmUp(board: Board, book: BookValues): Promise<void> | undefined {
  const name = `${board.hash} ${lapNumbers(book).id}`;
  if (latest?.name !== name) latest = begin(name, board, book);
  else if (latest.board !== board) {
    latest.board = board;
    for (const { slide, laps } of latest.handed) adoptLaps(board, book, slide, laps);
  }
  return latest.isDryKnown ? undefined : latest.dry;
}

function begin(name: string, board: Board, book: BookValues): Study {
  const worker = new Worker(workerFile(import.meta.url, 'table-worker'), {
    workerData: { board, book } satisfies Studied,
  });
  // Nobody waits for it who wants to leave.
  worker.unref();
  const { promise: dry, resolve } = Promise.withResolvers<void>();
  const study: Study = { name, dry, handed: [], isDryKnown: false, board };
  const settle = () => {
    study.isDryKnown = true;
    resolve();
  };
  worker.on('message', (handed: Handed) => {
    study.handed.push(handed);
    adoptLaps(study.board, book, handed.slide, handed.laps);
    settle();
  });
  worker.once('error', settle);
  worker.once('exit', settle);
  return study;
}
