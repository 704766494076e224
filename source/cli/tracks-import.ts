// chicane tracks import: a centre line becomes a circuit file to be finished by hand.
import { basename, extname } from 'node:path';
import { importCentreLine } from '../circuit/import/import-centre-line.ts';
import { writeCircuit } from '../circuit/write.ts';
import { readText } from './author-file.ts';
import { EXIT, Problem } from './problem.ts';

/** What an author may ask of the importer. */
interface Wishes {
  readonly name: string | undefined;
  readonly id: string | undefined;
  readonly start: number | undefined;
  readonly lanes: number | undefined;
  readonly target: number | undefined;
  readonly oval: boolean;
  readonly reverse: boolean;
}

/** Prints the circuit file on stdout and remarks on stderr. */
export function importTrack(file: string, wishes: Wishes): number {
  const name = wishes.name ?? basename(file, extname(file));
  const lanes = [2, 3, 4].find(count => count === wishes.lanes) as 2 | 3 | 4 | undefined;
  const { start, target, oval, reverse } = wishes;
  const imported = importCentreLine(readText(file), basename(file), {
    id: wishes.id ?? idFrom(name),
    name,
    start,
    lanes,
    target,
    oval,
    reverse,
  });
  if (!imported.ok) throw new Problem(imported.problem);
  process.stdout.write(writeCircuit(imported.circuit));
  for (const note of imported.notes) process.stderr.write(`${note}\n`);
  return EXIT.fine;
}

// Small letters, digits and hyphens, as the format wants an id.
function idFrom(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'circuit';
}
