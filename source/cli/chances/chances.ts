// The chances to win over a race that is over: imagined in threads for a while, then kept beside its save.
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { momentsOf } from '../../drivers/play-on.ts';
import type { ChancePoint } from '../../season/story/chances.ts';
import { keepChances, keptChances } from '../../storage/saves/chances-file.ts';
import { lookedBackOn } from '../../ui/effects/decision-runner.ts';
import type { ChancesTold, RacedBefore } from '../../ui/services.ts';
import { startWorker } from '../start-worker.ts';
import type { Imagined, ImagineWork } from './chance-worker.ts';

/** Threads and milliseconds of work; moments of a race from which others are imagined. */
const THREADS_MOST = 2;
const WORK_MS = 20_000;
const MOMENTS_MOST = 24;
/** How often it is told how far the work has come. */
const TELL_MS = 250;

/**
 * Tells the chances of a race as they become known: at once those that are kept beside its save, else as they are imagined.
 * Returns what stops the threads.
 */
export function chancesOf(
  race: RacedBefore,
  told: (chances: ChancesTold) => void,
  workMs: number = WORK_MS,
): () => void {
  const { played, seats, file } = race;
  const driven = lookedBackOn(played);
  const kept = file === '' ? undefined : keptChances(file, driven.answers.length);
  if (kept !== undefined) {
    const soon = setImmediate(() => told({ points: kept, share: 1 }));
    return () => clearImmediate(soon);
  }
  const moments = momentsOf(driven, MOMENTS_MOST);
  const tallies = moments.map(({ round, answered }) => ({
    round,
    answered,
    races: 0,
    wins: seats.map(() => 0),
  }));
  const levels = seats.map(({ driver }) =>
    driver.kind === 'cpu' ? { level: driver.level, ...named(driver.character) } : {},
  );
  const threads = Math.min(THREADS_MOST, availableParallelism());
  const work = { bookId: driven.book.id, board: driven.board, moments, seats: levels, threads };
  // The time counts from the first race that was imagined: until then the threads read the circuit's tables.
  let began: number | undefined;
  let working = threads;
  const heard = (imagined: Imagined) => {
    began ??= performance.now();
    count(tallies, imagined);
  };
  const workers = Array.from({ length: threads }, (_, thread) => {
    const worker = started({ ...work, thread }, heard);
    worker.on('exit', () => {
      working -= 1;
    });
    return worker;
  });
  const points = (): readonly ChancePoint[] =>
    tallies.map(tally => ({ ...tally, wins: [...tally.wins] }));
  const stop = () => {
    clearInterval(timer);
    for (const worker of workers) void worker.terminate();
  };
  const timer = setInterval(() => {
    const elapsed = began === undefined ? 0 : performance.now() - began;
    const share = working === 0 ? 1 : Math.min(1, elapsed / workMs);
    if (share === 1) {
      stop();
      if (file !== '' && began !== undefined) keepChances(file, driven.answers.length, points());
    }
    told({ points: points(), share });
  }, TELL_MS);
  return stop;
}

function named(character: string | undefined): { readonly character?: string } {
  return character === undefined ? {} : { character };
}

interface Counting {
  races: number;
  readonly wins: number[];
}

function count(tallies: readonly Counting[], { moment, winner }: Imagined): void {
  const tally = tallies[moment];
  if (tally === undefined) return;
  tally.races += 1;
  if (winner >= 0) tally.wins[winner] = (tally.wins[winner] ?? 0) + 1;
}

// A thread that fails only leaves fewer races to count.
function started(work: ImagineWork, heard: (imagined: Imagined) => void): Worker {
  const worker = startWorker('chance-worker', { workerData: work });
  worker.unref();
  worker.on('message', heard);
  worker.on('error', () => undefined);
  return worker;
}
