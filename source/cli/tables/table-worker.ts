// A thread that solves tables of one board for a book, the most urgent first, and hands each over when it is done.
import { parentPort, workerData } from 'node:worker_threads';
import { driverTables } from '../../drivers/driver-tables.ts';
import type { SolvedColumn } from '../../drivers/solver/lap-study.ts';
import { BLOCK_BYTES } from '../../drivers/table-memory.ts';
import { bookNamed } from '../../rules/games.ts';
import { buffersOf, type Handed, type Studied } from './handed.ts';
import { keptTable } from './kept-table.ts';

const { board, bookId, tables }: Studied = workerData;

const book = bookNamed(bookId);
const study = book && driverTables.of(book).study?.(book, board);

for (const table of study === undefined ? [] : tables) {
  const solved = study === undefined ? [] : inOneBlock(keptTable(study, table));
  const handed: Handed = { table, solved };
  parentPort?.postMessage(handed, [...buffersOf(solved)]);
}

// Moves the columns of a table, one after the other, into memory that goes back whole when the circuit changes; between
// others, columns would leave holes of another size than the next circuit needs.
function inOneBlock(columns: readonly SolvedColumn[]): readonly SolvedColumn[] {
  const bytes = columns.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const block = new ArrayBuffer(Math.max(bytes, BLOCK_BYTES));
  let at = 0;
  return columns.map(column => {
    const moved = new Float32Array(block, at, column.length);
    moved.set(column);
    at += column.byteLength;
    column.buffer.transfer(0);
    return moved;
  });
}
