// Figures of whole races of CPU drivers without a screen: a single race, and many on several threads.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { addCounts, type Counts } from '../../cli/simulation/counts.ts';
import { USUAL } from '../../cli/simulation/flags.ts';
import { simulateRace } from '../../cli/simulation/formula-de/simulated-race.ts';
import type { SimulationPlan } from '../../cli/simulation/plan.ts';
import type { SeedRange } from '../../cli/simulation/seeds.ts';
import { raceAll } from '../../cli/simulation/workers.ts';
import { DEFAULT_LEVEL } from '../../drivers/levels/drivers.ts';
import { firstBook } from '../../rules/books.ts';
import { fingerprint } from '../../rules/kit/hash.ts';
import { SOURCE } from '../guards/source-text.ts';
import { cpuMs, type Effort, type Figure, quantile, shown, timed } from './figure.ts';

const FIRST_SEED = 300_000;
const CARS = 10;
const LAPS = 3;
const THREADS = 2;

export async function simulationFigures(
  board: FormulaBoard,
  effort: Effort,
): Promise<readonly Figure[]> {
  return [proRace(board, effort), await scaling(board, effort)];
}

/** Measures the median race of ten pro drivers on a board solved beforehand. */
function proRace(board: FormulaBoard, effort: Effort): Figure {
  const race = (seed: number) =>
    simulateRace({ book: 'masters-2005', seed, laps: LAPS, levels: fieldOf('pro') }, board);
  const warming = effort === 'full' ? 6 : 0;
  for (let seed = 0; seed < warming; seed++) race(seed);
  const races = Array.from({ length: effort === 'full' ? 20 : 1 }, (_, index) =>
    timed(() => race(FIRST_SEED + index)),
  );
  const times = races.map(({ ms }) => ms);
  return {
    name: 'race of 10 pro drivers, 3 laps',
    value: quantile(times, 0.5),
    unit: 'ms',
    goal: { atMost: 150 },
    note: `quickest ${shown(quantile(times, 0))} ms, slowest ${shown(quantile(times, 1))} ms`,
    checksum: fingerprint(races.map(({ value }) => value)),
  };
}

function fieldOf(level: string): readonly string[] {
  return Array.from({ length: CARS }, () => level);
}

/**
 * Measures what two threads achieve compared with one, in processor time per race, because wall-clock time depends on
 * how busy the machine is. Two threads that always work do twice as much as one, less the cost of the second one's
 * start and of getting in each other's way. The simulation is the usual one of the command. Two independent programs
 * that share the races show what the machine allows.
 */
async function scaling(board: FormulaBoard, effort: Effort): Promise<Figure> {
  const races = effort === 'full' ? USUAL.races : 1;
  const alone = await raced(board.id, [1, races], 1);
  const together = await raced(board.id, [1, races], THREADS);
  const apart = await racedApart(board.id, races);
  if (fingerprint(alone.counts) !== fingerprint(together.counts)) {
    throw new Error('the number of threads changes what is counted');
  }
  const wall = [alone, together].map(({ wallMs }) => `${shown(wallMs / 1000)} s`).join(' and ');
  return {
    name: 'simulate: two threads against one',
    value: (THREADS * alone.cpuMs) / together.cpuMs,
    unit: 'x',
    goal: { atLeast: 1.8 },
    note: `${races} races; by the clock ${wall}; two programs ${shown((THREADS * alone.cpuMs) / apart)} x`,
    checksum: fingerprint(together.counts),
  };
}

interface Raced {
  readonly counts: Counts;
  readonly cpuMs: number;
  readonly wallMs: number;
}

/** Returns the processor time of two programs that run half of the races each at the same time, at least one race. */
async function racedApart(track: string, races: number): Promise<number> {
  const half = Math.ceil(races / 2);
  const shares: readonly SeedRange[] = [
    [1, half],
    [half + 1, Math.max(half + 1, races)],
  ];
  const program = join(SOURCE, 'check', 'bench', 'bench-share.ts');
  const told = await Promise.all(
    shares.map(seeds =>
      promisify(execFile)(process.execPath, [program, track, ...seeds.map(String)]),
    ),
  );
  return told.reduce((sum, { stdout }) => sum + Number(stdout), 0);
}

export async function raced(track: string, seeds: SeedRange, workers: number): Promise<Raced> {
  const plan: SimulationPlan = {
    rules: firstBook.id,
    laps: firstBook.usualLaps,
    cars: fieldOf(DEFAULT_LEVEL),
    options: {},
    points: [],
  };
  const parts: Counts[] = [];
  const [cpu, wall] = [cpuMs(), performance.now()];
  await raceAll(plan, [{ track, seeds: [seeds] }], {
    workers,
    signal: new AbortController().signal,
    onCounted: (_chunk, counts) => parts.push(counts),
  });
  return { counts: addCounts(parts), cpuMs: cpuMs() - cpu, wallMs: performance.now() - wall };
}
