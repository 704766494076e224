// Solving a board while the screen stays awake: a thread does it, and whoever waits is told when the first laps are there.
import { Worker } from 'node:worker_threads';
import type { Board } from '../../circuit/board.ts';
import { lapNumbers } from '../../drivers/lap-numbers.ts';
import { adoptLaps, forgetLaps, slidesOfRaces } from '../../drivers/race-values.ts';
import type { BookValues } from '../../rules/formula-de/values.ts';
import type { Column } from '../../storage/table-cache.ts';
import { workerFile } from '../worker-file.ts';

/** What a thread is given: a board, the numbers of the book that is raced, and the slides to solve. */
export interface Studied {
  readonly board: Board;
  readonly book: BookValues;
  readonly slides: readonly number[];
}

/** What the thread hands over. */
export interface Handed {
  readonly slide: number;
  readonly laps: readonly Column[];
}

/** What the drivers know of a circuit by the numbers of a book, and what threads still work out. */
interface Study {
  /** Names the circuit and the numbers. */
  readonly name: string;
  /** Slides that were given to a thread; each resolves once the drivers know it. */
  readonly begun: Map<number, PromiseWithResolvers<void>>;
  /** Slides that no thread works out any more. */
  readonly settled: Set<number>;
  readonly handed: Handed[];
  /** Threads at work. */
  readonly workers: Set<Worker>;
  /** The board of the newest race on the circuit. */
  board: Board;
}

/** Megabytes of new objects in a thread: hardly any outlives its search, and with more room it is no quicker. */
const YOUNG_MB_MAX = 4;

/**
 * The last one alone, whose laps are freed when another begins: solved laps are the largest thing in memory, and the next
 * race is most often on the same circuit.
 */
let latest: Study | undefined;

/**
 * Resolves once the drivers know the dry track, and the wet one where it may rain: they think of the rain from their first
 * choice on. Never fails: what no thread has solved is solved by the first driver who asks. Undefined when there is nothing
 * to wait for any more, also on another board of the circuit that was asked for last.
 * @param isDryToTheEnd whether the race that is studied for meets no rain
 */
export function warmUp(
  board: Board,
  book: BookValues,
  isDryToTheEnd: boolean,
): Promise<void> | undefined {
  const study = studyOf(board, book);
  const slides = slidesOfRaces(book, isDryToTheEnd);
  const fresh = slides.filter(slide => !study.begun.has(slide));
  if (fresh.length > 0) solve(study, book, fresh);
  const last = slides.findLast(slide => !study.settled.has(slide));
  return last === undefined ? undefined : study.begun.get(last)?.promise;
}

function studyOf(board: Board, book: BookValues): Study {
  const name = `${board.hash} ${lapNumbers(book).id}`;
  if (latest?.name !== name) {
    if (latest !== undefined) abandon(latest);
    latest = {
      name,
      begun: new Map(),
      settled: new Set(),
      handed: [],
      workers: new Set(),
      board,
    };
  }
  if (latest.board !== board) {
    forgetLaps(latest.board);
    latest.board = board;
    for (const { slide, laps } of latest.handed) adoptLaps(board, book, slide, laps);
  }
  return latest;
}

// Nobody races there any more. Left to the garbage collector, the laps of two or three circuits would be in memory at once,
// and the allocator would put each new circuit's beside them: the process would grow from circuit to circuit.
function abandon({ board, handed, workers }: Study): void {
  for (const worker of workers) void worker.terminate();
  forgetLaps(board);
  for (const { laps } of handed) free(laps);
}

/** Gives the memory of laps back now. */
function free(laps: readonly Column[]): void {
  for (const { buffer } of laps) buffer.transfer(0);
}

function solve(study: Study, book: BookValues, slides: readonly number[]): void {
  for (const slide of slides) study.begun.set(slide, Promise.withResolvers());
  const studied: Studied = { board: study.board, book, slides };
  const worker = new Worker(workerFile(import.meta.url, 'table-worker'), {
    workerData: studied,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB_MAX },
  });
  // Nobody waits for it who wants to leave.
  worker.unref();
  study.workers.add(worker);
  const settle = (slide: number) => {
    study.settled.add(slide);
    study.begun.get(slide)?.resolve();
  };
  worker.on('message', (handed: Handed) => {
    if (study !== latest) {
      free(handed.laps);
      return;
    }
    study.handed.push(handed);
    adoptLaps(study.board, book, handed.slide, handed.laps);
    settle(handed.slide);
  });
  const settleAll = () => {
    study.workers.delete(worker);
    slides.forEach(settle);
  };
  worker.once('error', settleAll);
  worker.once('exit', settleAll);
}
