// Many races on all cores: a list of seeds shared out among worker threads.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { SimulatedResult, SimulatedSetup } from './simulated-race.ts';

export type SimulatedTask = SimulatedSetup;

/**
 * Races every task on one circuit; results come in the order of the tasks, whatever the number of cores.
 * @param onDone called after each race with the number done
 */
export async function simulateAll(
  track: string,
  tasks: readonly SimulatedTask[],
  onDone: (done: number) => void,
): Promise<readonly SimulatedResult[]> {
  const results: SimulatedResult[] = [];
  const crew = Math.max(1, Math.min(availableParallelism(), tasks.length));
  let next = 0;
  let done = 0;
  await Promise.all(Array.from({ length: crew }, () => work()));
  return results;

  async function work(): Promise<void> {
    const worker = new Worker(new URL('./race-worker.mjs', import.meta.url), {
      workerData: { track },
    });
    try {
      for (let index = next++; index < tasks.length; index = next++) {
        const task = tasks[index];
        if (task === undefined) return;
        results[index] = await ask(worker, task);
        done += 1;
        onDone(done);
      }
    } finally {
      await worker.terminate();
    }
  }
}

function ask(worker: Worker, task: SimulatedTask): Promise<SimulatedResult> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      worker.removeAllListeners();
      act();
    };
    worker.once('message', (result: SimulatedResult) => settle(() => resolve(result)));
    worker.once('error', error => settle(() => reject(error)));
    worker.postMessage(task);
  });
}
