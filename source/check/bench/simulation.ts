// Figures of whole races of CPU drivers without a screen: one race, and many of them on several threads.
import type { Board } from '../../circuit/board.ts';
import { addCounts, type Counts } from '../../cli/simulation/counts.ts';
import { USUAL } from '../../cli/simulation/flags.ts';
import type { SimulationPlan } from '../../cli/simulation/plan.ts';
import { simulateRace } from '../../cli/simulation/simulated-race.ts';
import { raceAll } from '../../cli/simulation/workers.ts';
import { DEFAULT_LEVEL } from '../../drivers/drivers.ts';
import { fingerprint } from '../../rules/kit/hash.ts';
import { cpuMs, type Effort, type Figure, quantile, shown, timed } from './figure.ts';

const FIRST_SEED = 300_000;
const CARS = 10;
const LAPS = 3;
const THREADS = 2;

/** The figures of simulated races on a board. */
export async function simulationFigures(board: Board, effort: Effort): Promise<readonly Figure[]> {
  return [proRace(board, effort), await scaling(board, effort)];
}

/** The median race of ten pro drivers; the board is solved before. */
function proRace(board: Board, effort: Effort): Figure {
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
 * What two threads get done against one. Counted in processor time for each race, because the clock on the wall tells
 * how busy the machine is with other things: two threads that both work all the time do twice as much as one, less what
 * the second one's start and their getting in each other's way cost. It is the simulation that is raced unless flags say
 * otherwise.
 */
async function scaling(board: Board, effort: Effort): Promise<Figure> {
  const races = effort === 'full' ? USUAL.races : 1;
  const alone = await raced(board, races, 1);
  const together = await raced(board, races, THREADS);
  if (fingerprint(alone.counts) !== fingerprint(together.counts)) {
    throw new Error('the number of threads changes what is counted');
  }
  const wall = [alone, together].map(({ wallMs }) => `${shown(wallMs / 1000)} s`).join(' and ');
  return {
    name: 'simulate: two threads against one',
    value: (THREADS * alone.cpuMs) / together.cpuMs,
    unit: 'x',
    goal: { atLeast: 1.8 },
    note: `${races} races; by the clock ${wall}`,
    checksum: fingerprint(together.counts),
  };
}

interface Raced {
  readonly counts: Counts;
  readonly cpuMs: number;
  readonly wallMs: number;
}

async function raced(board: Board, races: number, workers: number): Promise<Raced> {
  const plan: SimulationPlan = {
    rules: 'masters-2005',
    laps: USUAL.laps,
    cars: fieldOf(DEFAULT_LEVEL),
    options: {},
    points: [],
  };
  const parts: Counts[] = [];
  const [cpu, wall] = [cpuMs(), performance.now()];
  await raceAll(plan, [{ track: board.id, seeds: [[1, races]] }], {
    workers,
    signal: new AbortController().signal,
    onCounted: (_chunk, counts) => parts.push(counts),
  });
  return { counts: addCounts(parts), cpuMs: cpuMs() - cpu, wallMs: performance.now() - wall };
}
