// Drives races and timed trials of CPU drivers on threads, ahead of when they are due: each is a function of its setup, so it comes
// out the same whoever drives it and when.
import { availableParallelism } from 'node:os';
import { canonical } from '../../../rules/kit/hash.ts';
import type { RecordedChoice } from '../../../session/season/recorded-race.ts';
import { startWorker } from '../../start-worker.ts';
import { untilStopped } from '../../until-stopped.ts';
import { wholeNumber } from '../../whole-number.ts';
import type { Circuit } from './circuit-study.ts';
import type { Drive, Work } from './season-worker.ts';

interface Task {
  readonly drive: Drive;
  readonly record: Promise<readonly RecordedChoice[]>;
  readonly done: (record: readonly RecordedChoice[]) => void;
  readonly failed: (error: Error) => void;
}

/** Drives that each thread may be ahead. */
const AHEAD = 2;

/** Threads that drive, each started when there is work for it. */
export class DrivePool {
  readonly #size: number;
  readonly #stop: AbortSignal;
  readonly #idle: Thread[] = [];
  readonly #threads: Thread[] = [];
  readonly #tasks = new Map<string, Task>();
  #waiting: Task[] = [];
  #circuits: Circuit[] = [];

  /**
   * @param size number of threads
   * @param stop ends the wait for a drive
   */
  constructor(size: number, stop: AbortSignal) {
    this.#size = size;
    this.#stop = stop;
  }

  /** Returns how many drives are worth asking for at once. */
  get room(): number {
    return this.#size * AHEAD;
  }

  /** Asks for drives, the first of them first; those that were asked for and are not wanted any more are not begun. */
  want(drives: readonly Drive[]): void {
    const wanted = new Set(drives.map(canonical));
    for (const { drive } of this.#waiting) if (!wanted.has(canonical(drive))) this.forget(drive);
    for (const drive of drives) this.#taskOf(drive);
    this.#begin();
  }

  #taskOf(drive: Drive): Task {
    const key = canonical(drive);
    const known = this.#tasks.get(key);
    if (known !== undefined) return known;
    const { promise, resolve, reject } = Promise.withResolvers<readonly RecordedChoice[]>();
    // A drive that nobody waits for may fail unnoticed.
    promise.catch(() => undefined);
    const task: Task = { drive, record: promise, done: resolve, failed: reject };
    this.#tasks.set(key, task);
    this.#waiting.push(task);
    return task;
  }

  /** Lets threads that have nothing to drive study circuits, in the order given. */
  study(circuits: readonly Circuit[]): void {
    if (circuits.length === 0) return;
    this.#circuits = [...circuits];
    this.#begin();
  }

  /**
   * Returns what was chosen in a drive, once it is over; keeps it until the drive is forgotten.
   * @throws what the drive throws; the reason of the stop
   */
  async driven(drive: Drive): Promise<readonly RecordedChoice[]> {
    const { record } = this.#taskOf(drive);
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

  /** Drops what is known of a drive; one that has not begun is not driven any more. */
  forget(drive: Drive): void {
    const task = this.#tasks.get(canonical(drive));
    this.#tasks.delete(canonical(drive));
    this.#waiting = this.#waiting.filter(other => other !== task);
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map(thread => thread.close()));
  }

  #begin(): void {
    while (this.#waiting.length > 0) {
      const thread = this.#free();
      if (thread === undefined) return;
      // Drivers study a circuit before they race on it, so a thread prefers the circuit on which it drove last.
      const at = this.#waiting.findIndex(({ drive }) => thread.track === trackOf(drive));
      const [task] = this.#waiting.splice(Math.max(0, at), 1);
      if (task === undefined) return;
      thread
        .drive(task.drive)
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
      // A thread that cannot study a circuit cannot race on it either, which is reported then.
      const idle = () => {
        this.#idle.push(thread);
        this.#begin();
      };
      thread.study(circuit).then(idle, idle);
    }
  }
}

class Thread {
  track: string | undefined;
  readonly #worker = startWorker('season-worker');

  drive(drive: Drive): Promise<readonly RecordedChoice[]> {
    this.track = trackOf(drive);
    return this.#ask(drive);
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

function trackOf(drive: Drive): string {
  return 'race' in drive ? drive.race.setup.track : drive.trial.track;
}

const WORKERS_MAX = 256;

/**
 * Runs something with a pool of as many threads as a flag asks for, by default one for each core, until a signal stops it.
 * @throws Problem for a number of threads that is not valid; Stopped
 */
export function withPool<X>(
  workers: number | undefined,
  act: (pool: DrivePool, stop: AbortSignal) => Promise<X>,
): Promise<X> {
  const size = wholeNumber('workers', workers ?? availableParallelism(), 1, WORKERS_MAX);
  return untilStopped(async stop => {
    const pool = new DrivePool(size, stop);
    try {
      return await act(pool, stop);
    } finally {
      await pool.close();
    }
  });
}
