// chicane tracks show: one circuit in full.
import { circuitNamed } from './circuits.ts';
import { EXIT } from './problem.ts';
import { printSheet } from './track-sheet.ts';

/** Prints a circuit by id or path. */
export function showTrack(idOrPath: string, ascii: boolean): number {
  printSheet(circuitNamed(idOrPath).board, ascii);
  return EXIT.fine;
}
