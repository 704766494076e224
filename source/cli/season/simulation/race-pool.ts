// Drives races of CPU drivers on threads, ahead of when they are due: a race is a function of its setup, so it comes out
// the same whoever drives it and when.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { canonical } from '../../../rules/kit/hash.ts';
import type { TableRace } from '../../../season/due.ts';
import type { RecordedChoice } from '../../../session/season/recorded-race.ts';
import { untilStopped } from '../../until-stopped.ts';
import { wholeNumber } from '../../whole-number.ts';
import { workerFile } from '../../worker-file.ts';
import type { Circuit } from './circuit-study.ts';
import type { Work } from './season-worker.ts';

/** A race that is wanted, and what will be known of it. */
interface Task {
  readonly race: TableRace;
  readonly record: Promise<readonly RecordedChoice[]>;
  readonly done: (record: readonly RecordedChoice[]) => void;
  readonly failed: (error: Error) => void;
}

/** Races that each thread may be ahead. */
const AHEAD = 2;

/** Threads that drive races; each begins when there is work for it. */
export class RacePool {
  readonly #size: number;
  readonly #stop: AbortSignal;
  readonly #idle: Thread[] = [];
  readonly #threads: Thread[] = [];
  readonly #tasks = new Map<string, Task>();
  #waiting: Task[] = [];
  #circuits: Circuit[] = [];

  /**
   * @param size number of threads
   * @param stop ends the wait for a race
   */
  constructor(size: number, stop: AbortSignal) {
    this.#size = size;
    this.#stop = stop;
  }

  /** Returns how many races are worth being asked for. */
  get room(): number {
    return this.#size * AHEAD;
  }

  /** Asks for races, the first of them first; those that were asked for and are not wanted any more are not begun. */
  want(races: readonly TableRace[]): void {
    const wanted = new Set(races.map(canonical));
    for (const { race } of this.#waiting) if (!wanted.has(canonical(race))) this.forget(race);
    for (const race of races) this.#taskOf(race);
    this.#begin();
  }

  #taskOf(race: TableRace): Task {
    const key = canonical(race);
    const known = this.#tasks.get(key);
    if (known !== undefined) return known;
    const { promise, resolve, reject } = Promise.withResolvers<readonly RecordedChoice[]>();
    // A race that nobody waits for may fail unheard.
    promise.catch(() => undefined);
    const task: Task = { race, record: promise, done: resolve, failed: reject };
    this.#tasks.set(key, task);
    this.#waiting.push(task);
    return task;
  }

  /** Has circuits studied, the first of them first, by threads that have no race to drive. */
  study(circuits: readonly Circuit[]): void {
    if (circuits.length === 0) return;
    this.#circuits = [...circuits];
    this.#begin();
  }

  /**
   * Returns what was chosen in a race, once it is over; keeps it until the race is forgotten.
   * @throws what the race throws; the reason of the stop
   */
  async driven(race: TableRace): Promise<readonly RecordedChoice[]> {
    const { record } = this.#taskOf(race);
    this.#begin();
    const stopped = Promise.withResolvers<never>();
    const stop = () => stopped.reject(this.#stop.reason);
    this.#stop.addEventListener('abort', stop);
    try {
      this.#stop.throwIfAborted();
      return await Promise.race([record, stopped.promise]);
    } finally {
      this.#stop.removeEventListener('abort', stop);
    }
  }

  /** Drops what is known of a race; one that has not begun is not driven any more. */
  forget(race: TableRace): void {
    const task = this.#tasks.get(canonical(race));
    this.#tasks.delete(canonical(race));
    this.#waiting = this.#waiting.filter(other => other !== task);
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    await Promise.all(this.#threads.map(thread => thread.close()));
  }

  #begin(): void {
    while (this.#waiting.length > 0) {
      const thread = this.#free();
      // Drivers study a circuit before they race on it, which takes a moment.
      const at = this.#waiting.findIndex(({ race }) => thread?.track === race.setup.track);
      const [task] = this.#waiting.splice(Math.max(0, at), 1);
      if (thread === undefined || task === undefined) return;
      thread
        .drive(task.race)
        .then(task.done, task.failed)
        .finally(() => {
          this.#idle.push(thread);
          this.#begin();
        });
    }
    this.#studyOn();
  }

  #free(): Thread | undefined {
    if (this.#idle.length > 0 || this.#threads.length === this.#size) return this.#idle.shift();
    const thread = new Thread();
    this.#threads.push(thread);
    return thread;
  }

  #studyOn(): void {
    while (this.#circuits.length > 0) {
      const thread = this.#free();
      if (thread === undefined) return;
      const circuit = this.#circuits.shift();
      if (circuit === undefined) return;
      // Who cannot study a circuit cannot race on it either, and is told of it there.
      const idle = () => {
        this.#idle.push(thread);
        this.#begin();
      };
      thread.study(circuit).then(idle, idle);
    }
  }
}

class Thread {
  /** The circuit on which it raced last. */
  track: string | undefined;
  readonly #worker = new Worker(workerFile(import.meta.url, 'season-worker'));

  drive(race: TableRace): Promise<readonly RecordedChoice[]> {
    this.track = race.setup.track;
    return this.#ask({ race });
  }

  async study(circuit: Circuit): Promise<void> {
    await this.#ask({ circuit });
  }

  #ask(work: Work): Promise<readonly RecordedChoice[]> {
    return new Promise((resolve, reject) => {
      this.#worker.removeAllListeners();
      this.#worker.once('message', resolve);
      this.#worker.once('error', reject);
      this.#worker.once('exit', () => reject(new Error('a thread has ended')));
      this.#worker.postMessage(work);
    });
  }

  async close(): Promise<void> {
    this.#worker.removeAllListeners();
    await this.#worker.terminate();
  }
}

const WORKERS_MAX = 256;

/**
 * Runs something with a pool of as many threads as a flag says, one for each core unless it is given, until a signal stops it.
 * @throws Problem for a number that is none; Stopped
 */
export function withPool<X>(
  workers: number | undefined,
  act: (pool: RacePool, stop: AbortSignal) => Promise<X>,
): Promise<X> {
  const size = wholeNumber('workers', workers ?? availableParallelism(), 1, WORKERS_MAX);
  return untilStopped(async stop => {
    const pool = new RacePool(size, stop);
    try {
      return await act(pool, stop);
    } finally {
      await pool.close();
    }
  });
}
