// A thread that solves tables of one board for a book, the most urgent first, and hands each over when it is done.
import { parentPort, workerData } from 'node:worker_threads';
import { driverTables } from '../../drivers/driver-tables.ts';
import { bookNamed } from '../../rules/games.ts';
import { buffersOf, type Handed, type Studied } from './handed.ts';
import { keptTable } from './kept-table.ts';

const { board, bookId, tables }: Studied = workerData;

const book = bookNamed(bookId);
const study = book && driverTables.of(book).study?.(book, board);

for (const table of study === undefined ? [] : tables) {
  const solved = study === undefined ? [] : keptTable(study, table);
  const handed: Handed = { table, solved };
  parentPort?.postMessage(handed, [...buffersOf(solved)]);
}
