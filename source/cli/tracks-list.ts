// chicane tracks list: one line a circuit.
import { parOf } from '../drivers/par.ts';
import { everyCircuit } from './circuits.ts';
import { print, table } from './printer.ts';
import { EXIT } from './problem.ts';

/** Prints every circuit with its figures; a broken file is named on stderr and does not hide the others. */
export function listAll(): number {
  const lines = [['id', 'name', 'spaces', 'corners', 'stops', 'grid', 'par']];
  let broken = 0;
  for (const entry of everyCircuit()) {
    if ('problem' in entry) {
      broken += 1;
      process.stderr.write(`${entry.problem}\n`);
      continue;
    }
    const { board } = entry;
    lines.push([
      board.id,
      board.name,
      String(Math.min(...board.laneLengths)),
      String(board.corners.length),
      String(board.corners.reduce((sum, corner) => sum + corner.stops, 0)),
      String(board.grid.length),
      parOf(board).toFixed(1),
    ]);
  }
  for (const line of table(lines)) print(line);
  return broken > 0 ? EXIT.failed : EXIT.fine;
}
