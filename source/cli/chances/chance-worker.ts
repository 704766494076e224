// A thread that imagines races on from the moments of one that was driven, in turn, until it is stopped. It tells who wins each.
import { parentPort, workerData } from 'node:worker_threads';
import type { Board } from '../../circuit/board.ts';
import { driverTables } from '../../drivers/driver-tables.ts';
import { imaginedWinner, type SeatLevel, standIns } from '../../drivers/play-on.ts';
import { bookNamed } from '../../rules/games.ts';
import type { Race, Seat } from '../../rules/kit/types.ts';
import { keepKnown, keptTable } from '../tables/kept-table.ts';

export interface ImagineWork {
  readonly bookId: string;
  readonly board: Board;
  readonly moments: readonly Race[];
  readonly seats: readonly SeatLevel[];
  /** Which of the threads it is, from 0, and how many there are: each takes other seeds. */
  readonly thread: number;
  readonly threads: number;
}

/** Who won a race that was imagined on from a moment; -1 where nobody took the flag. */
export interface Imagined {
  readonly moment: number;
  readonly winner: Seat;
}

/** Moments are taken in steps of so many, so that those reached in a short time are spread over the race. */
const STRIDE = 7;

const { bookId, board, moments, seats, thread, threads }: ImagineWork = workerData;
const book = bookNamed(bookId);
const [first] = moments;

if (book !== undefined && first !== undefined) {
  const study = driverTables.of(book).study?.(book, board, { race: first });
  for (const table of study?.tables ?? []) study?.adopt(table, keptTable(study, table));
  const drivers = standIns(book, seats);
  const count = moments.length;
  const stride = count % STRIDE === 0 ? 1 : STRIDE;
  for (let race = thread; ; race += threads) {
    const moment = (race * stride) % count;
    const from = moments[moment];
    if (from === undefined) break;
    const winner = imaginedWinner(from, { book, board }, drivers, race + 1) ?? -1;
    const imagined: Imagined = { moment, winner };
    parentPort?.postMessage(imagined);
    if (race === thread && study !== undefined) keepKnown(study);
  }
}
