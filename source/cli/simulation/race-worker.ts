// A worker thread of `chicane simulate`: races the seeds it is sent. They come circuit by circuit, so the board of one,
// with its solved laps, is held at a time.
import { parentPort, workerData } from 'node:worker_threads';
import type { Board } from '../../circuit/board.ts';
import { adoptLaps, slidesOfRaces } from '../../drivers/race-values.ts';
import { bookOf } from '../../rules/books.ts';
import type { FormulaDeOptions } from '../../rules/formula-de/state.ts';
import type { BookValues } from '../../rules/formula-de/values.ts';
import { circuitNamed } from '../circuits.ts';
import { keptLaps } from '../tables/kept-laps.ts';
import { addCounts, type Counts, countsOfRace } from './counts.ts';
import { type SimulationPlan, setupOf } from './plan.ts';
import { simulateRace } from './simulated-race.ts';
import type { Chunk, Counted } from './workers.ts';

const plan: SimulationPlan = workerData;
let latest: { readonly track: string; readonly board: Board } | undefined;

function boardOf(track: string): Board {
  if (latest?.track === track) return latest.board;
  const { board } = circuitNamed(track);
  const book = bookOf(plan.rules)?.definition.values;
  if (book !== undefined) study(board, book);
  latest = { track, board };
  return board;
}

function study(board: Board, book: BookValues): void {
  const { weather = 'sun' } = plan.options as Partial<FormulaDeOptions>;
  for (const slide of slidesOfRaces(book, weather === 'sun')) {
    adoptLaps(board, book, slide, keptLaps(board, book, slide));
  }
}

parentPort?.on('message', ({ track, seeds }: Chunk) => {
  const began = performance.now();
  const board = boardOf(track);
  const races: Counts[] = [];
  for (let seed = seeds[0]; seed <= seeds[1]; seed++) {
    races.push(countsOfRace(simulateRace(setupOf(plan, seed), board), plan.points));
  }
  const counted: Counted = { counts: addCounts(races), ms: performance.now() - began };
  parentPort?.postMessage(counted);
});
