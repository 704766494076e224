// A worker thread of `chicane simulate`: races the seeds it is sent.
import { parentPort, workerData } from 'node:worker_threads';
import { circuitNamed } from './circuits.ts';
import { simulateRace } from './simulated-race.ts';
import type { SimulatedTask } from './simulation.ts';

const { track } = workerData as { readonly track: string };
const { board } = circuitNamed(track);

parentPort?.on('message', (task: SimulatedTask) => {
  parentPort?.postMessage(simulateRace(task, board));
});
