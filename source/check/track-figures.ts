// npm run figures: measures the boards of shipped circuits that have changed, of every game, or with --all all of them,
// and writes tracks/figures.json.
import { writeFileSync } from 'node:fs';
import { deriveRows } from '../circuit/rows/derive-rows.ts';
import { measuredRows } from '../cli/tracks/championship-formula/row-measures.ts';
import { everyCircuit } from '../cli/tracks/circuits.ts';
import { measured } from '../cli/tracks/formula-de/measures.ts';
import {
  figuresText,
  readFigures,
  readRowFigures,
  shippedFiguresFile,
} from '../storage/tracks/track-figures.ts';
import { tracksFolder } from '../storage/tracks/track-library.ts';
import { orderOf } from './orders.ts';

const all = orderOf(
  {
    about: 'Measures the circuits that were changed and writes tracks/figures.json.',
    flags: { all: { type: 'boolean', default: false, says: 'measure every circuit' } },
  },
  given => given.all,
);
const file = shippedFiguresFile(tracksFolder());
const known = byBoard(all ? [] : readFigures(file));
const knownRows = byBoard(all ? [] : readRowFigures(file));
const tracks = everyCircuit().flatMap(entry => ('problem' in entry ? [] : [entry]));
const inRows = tracks.map(({ circuit }) => deriveRows(circuit));
for (const track of tracks) {
  const { id, hash } = track.board;
  if (known.has(hash)) continue;
  process.stdout.write(`${id}\n`);
  known.set(hash, measured(track));
  // Written after each circuit, so that an interrupted run keeps what is done.
  write();
}
for (const board of inRows) {
  if (knownRows.has(board.hash)) continue;
  process.stdout.write(`${board.id} in rows\n`);
  knownRows.set(board.hash, measuredRows(board));
  write();
}
write();

function byBoard<Figures extends { readonly board: string }>(
  figures: readonly Figures[],
): Map<string, Figures> {
  return new Map(figures.map(entry => [entry.board, entry]));
}

function write(): void {
  const figures = tracks.flatMap(({ board }) => known.get(board.hash) ?? []);
  const rows = inRows.flatMap(({ hash }) => knownRows.get(hash) ?? []);
  writeFileSync(file, figuresText(figures, rows));
}
