// A worker thread of `chicane simulate`: races the seeds sent to it. They come circuit by circuit, so only one board
// with its solved laps is held at a time.
import { parentPort, workerData } from 'node:worker_threads';
import type { Board } from '../../circuit/board.ts';
import { driverTables } from '../../drivers/driver-tables.ts';
import { bookNamed, games } from '../../rules/games.ts';
import type { RuleBook } from '../../rules/kit/types.ts';
import { keptTable } from '../tables/kept-table.ts';
import { circuitNamed } from '../tracks/circuits.ts';
import { addCounts, type Counts } from './counts.ts';
import { type SimulationPlan, setupOf } from './plan.ts';
import { tallies } from './tallies.ts';
import type { Chunk, Counted } from './workers.ts';

const plan: SimulationPlan = workerData;
const book = bookOf(plan);
let latest: { readonly track: string; readonly board: Board } | undefined;

function bookOf({ rules }: SimulationPlan): RuleBook {
  const found = bookNamed(rules);
  if (found === undefined) throw new RangeError(`no book is called ${rules}`);
  return found;
}

function boardOf(track: string): Board {
  if (latest?.track === track) return latest.board;
  const board = games.of(book).boardOf(circuitNamed(track), book);
  const study = driverTables.of(book).study?.(book, board, plan);
  for (const table of study?.tables ?? []) study?.adopt(table, keptTable(study, table));
  latest = { track, board };
  return board;
}

parentPort?.on('message', ({ track, seeds }: Chunk) => {
  const began = performance.now();
  const board = boardOf(track);
  const races: Counts[] = [];
  for (let seed = seeds[0]; seed <= seeds[1]; seed++) {
    races.push(tallies.of(book).race(setupOf(plan, seed), board, plan.points));
  }
  const counted: Counted = { counts: addCounts(races), ms: performance.now() - began };
  parentPort?.postMessage(counted);
});
