// npm run figures: measures the shipped circuits that have changed, or with --all every circuit, and writes
// tracks/figures.json.
import { writeFileSync } from 'node:fs';
import { everyCircuit } from '../cli/tracks/circuits.ts';
import { measured } from '../cli/tracks/measures.ts';
import { figuresText, readFigures, shippedFiguresFile } from '../storage/track-figures.ts';
import { tracksFolder } from '../storage/track-library.ts';
import { orderOf } from './orders.ts';

const all = orderOf(
  {
    about: 'Measures the circuits that were changed and writes tracks/figures.json.',
    flags: { all: { type: 'boolean', default: false, says: 'measure every circuit' } },
  },
  given => given.all,
);
const file = shippedFiguresFile(tracksFolder());
const known = new Map(all ? [] : readFigures(file).map(entry => [entry.board, entry]));
const tracks = everyCircuit().flatMap(entry => ('problem' in entry ? [] : [entry]));
for (const track of tracks) {
  const { id, hash } = track.board;
  if (known.has(hash)) continue;
  process.stdout.write(`${id}\n`);
  known.set(hash, measured(track));
  // Written after each circuit, so that an interrupted run keeps what is done.
  write();
}
write();

/** Writes the figures of the existing circuits, in their order. */
function write(): void {
  const figures = tracks.flatMap(({ board }) => known.get(board.hash) ?? []);
  writeFileSync(file, figuresText(figures));
}
