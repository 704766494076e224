// Distributes races over worker threads in chunks. Counts add up in any order, so the number of threads is irrelevant.
import type { Worker } from 'node:worker_threads';
import { startWorker } from '../start-worker.ts';
import type { Counts } from './counts.ts';
import type { SimulationPlan } from './plan.ts';
import { countSeeds, type SeedRange, type SeedRanges } from './seeds.ts';

export interface Work {
  /** Id or file of the circuit. */
  readonly track: string;
  readonly seeds: SeedRanges;
}

export interface Chunk {
  readonly track: string;
  readonly seeds: SeedRange;
}

export interface Counted {
  readonly counts: Counts;
  readonly ms: number;
}

export interface Sharing {
  /** Number of threads, at least 1. */
  readonly workers: number;
  /** Stops at once; chunks in work then are not counted. */
  readonly signal: AbortSignal;
  readonly onCounted: (chunk: Chunk, counts: Counts) => void;
}

/** Milliseconds of work for a thread at a time: long enough to be worth a message, short enough for steady progress. */
const CHUNK_MS = 400;

/**
 * Runs all races, or as many as the signal allows.
 * @throws what a race throws
 */
export async function raceAll(
  plan: SimulationPlan,
  work: readonly Work[],
  { workers, signal, onCounted }: Sharing,
): Promise<void> {
  const queue = new Queue(work);
  const crew = Math.max(1, Math.min(workers, queue.left));
  await Promise.all(Array.from({ length: crew }, () => drain()));

  async function drain(): Promise<void> {
    const worker = startWorker('race-worker', { workerData: plan });
    const stop = () => void worker.terminate();
    signal.addEventListener('abort', stop);
    try {
      let size = 1;
      for (let chunk = queue.take(size); chunk !== undefined; chunk = queue.take(size)) {
        const counted = signal.aborted ? undefined : await ask(worker, chunk);
        if (counted === undefined) return;
        onCounted(chunk, counted.counts);
        const raced = countSeeds([chunk.seeds]);
        const paced = Math.floor((CHUNK_MS * raced) / Math.max(1, counted.ms));
        // Towards the end the chunks shrink, so that no thread waits long for the others.
        size = Math.max(1, Math.min(paced, Math.floor(queue.left / (2 * crew))));
      }
    } finally {
      signal.removeEventListener('abort', stop);
      await worker.terminate();
    }
  }
}

/** Resolves with the worker's answer, undefined when it was stopped. */
function ask(worker: Worker, chunk: Chunk): Promise<Counted | undefined> {
  return new Promise((resolve, reject) => {
    worker.removeAllListeners();
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => resolve(undefined));
    worker.postMessage(chunk);
  });
}

class Queue {
  readonly #ranges: Chunk[];
  left: number;

  constructor(work: readonly Work[]) {
    this.#ranges = work.flatMap(({ track, seeds }) =>
      seeds.map(range => ({ track, seeds: range })),
    );
    this.left = countSeeds(this.#ranges.map(({ seeds }) => seeds));
  }

  /** Returns the next races of one circuit, at most `size`. */
  take(size: number): Chunk | undefined {
    const first = this.#ranges.shift();
    if (first === undefined) return undefined;
    const { track } = first;
    const [from, to] = first.seeds;
    const last = Math.min(to, from + size - 1);
    if (last < to) this.#ranges.unshift({ track, seeds: [last + 1, to] });
    this.left -= last - from + 1;
    return { track, seeds: [from, last] };
  }
}
