// Drives races of CPU drivers on several threads, ahead of when they are due: a race is a function of its setup, so it comes out
// the same whoever drives it and when.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { canonical } from '../../../rules/kit/hash.ts';
import type { TableRace } from '../../../season/due.ts';
import type { RecordedChoice } from '../../../session/season/recorded-race.ts';
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

/** Threads that drive races; they begin with the first races that are worth it. */
export class RacePool {
  readonly #size: number;
  readonly #idle: Thread[] = [];
  #threads: readonly Thread[] = [];
  readonly #tasks = new Map<string, Task>();
  #waiting: Task[] = [];
  #circuits: Circuit[] = [];

  /** @param size threads; with 1 every race is left to the thread that asks */
  constructor(size: number) {
    this.#size = size;
  }

  /** Returns how many races are worth being asked for. */
  get room(): number {
    return this.#size > 1 ? this.#size * AHEAD : 0;
  }

  /** Asks for races, the first of them first; those that were asked for and are not wanted any more are not begun. */
  want(races: readonly TableRace[]): void {
    // One race alone is not worth a thread.
    if (this.#threads.length === 0 && races.length < 2) return;
    if (!this.#open()) return;
    const wanted = new Map(races.map(race => [canonical(race), race]));
    this.#waiting = this.#waiting.filter(({ race }) => wanted.has(canonical(race)));
    for (const [key, race] of wanted) {
      if (this.#tasks.has(key)) continue;
      const task = { race, ...Promise.withResolvers<readonly RecordedChoice[]>() };
      // A race that nobody takes may fail unheard.
      task.promise.catch(() => undefined);
      const { promise: record, resolve: done, reject: failed } = task;
      const made: Task = { race, record, done, failed };
      this.#tasks.set(key, made);
      this.#waiting.push(made);
    }
    this.#begin();
  }

  /** Has circuits studied, the first of them first, by threads that have no race to drive. */
  study(circuits: readonly Circuit[]): void {
    if (circuits.length === 0 || !this.#open()) return;
    this.#circuits = [...circuits];
    this.#begin();
  }

  // Begins the threads, unless there are to be none.
  #open(): boolean {
    if (this.#size < 2) return false;
    if (this.#threads.length === 0) {
      this.#threads = Array.from({ length: this.#size }, () => new Thread());
      this.#idle.push(...this.#threads);
    }
    return true;
  }

  /**
   * Returns what was chosen in a race that was asked for, once it is over; nothing for any other.
   * @throws what the race throws
   */
  async take(race: TableRace): Promise<readonly RecordedChoice[]> {
    const key = canonical(race);
    const task = this.#tasks.get(key);
    if (task === undefined) return [];
    const record = await task.record;
    this.#tasks.delete(key);
    return record;
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    await Promise.all(this.#threads.map(thread => thread.close()));
  }

  #begin(): void {
    while (this.#idle.length > 0 && this.#waiting.length > 0) {
      const thread = this.#idle.shift();
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

  #studyOn(): void {
    while (this.#idle.length > 0 && this.#circuits.length > 0) {
      const [thread, circuit] = [this.#idle.shift(), this.#circuits.shift()];
      if (thread === undefined || circuit === undefined) return;
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
 * Runs something with a pool of as many threads as a flag says, one for each core unless it is given.
 * @throws Problem for a number that is none
 */
export async function withPool<X>(
  workers: number | undefined,
  act: (pool: RacePool) => Promise<X>,
): Promise<X> {
  const size = wholeNumber('workers', workers ?? availableParallelism(), 1, WORKERS_MAX);
  const pool = new RacePool(size);
  try {
    return await act(pool);
  } finally {
    await pool.close();
  }
}
