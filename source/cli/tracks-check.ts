// chicane tracks check: every fault of a circuit file at once, with the line quoted; then the board as it would be.
import { basename } from 'node:path';
import { describeFault, type Fault } from '../circuit/faults.ts';
import { readCircuit } from '../circuit/read.ts';
import { parOf } from '../drivers/par.ts';
import { readText } from './author-file.ts';
import { print } from './printer.ts';
import { EXIT } from './problem.ts';
import { printSheet } from './track-sheet.ts';

/** Prints the faults and, without errors, the sheet. Exit code 1 when there is an error. */
export function checkTrack(file: string, ascii: boolean): number {
  const text = readText(file);
  const read = readCircuit(text, basename(file), parOf);
  const faults = read.ok ? read.warnings : read.faults;
  for (const fault of faults) printFault(fault, text);
  if (!read.ok) {
    const errors = faults.filter(fault => fault.severity === 'error').length;
    print(`${errors} ${errors === 1 ? 'error' : 'errors'}: the board cannot be raced yet.`);
    return EXIT.failed;
  }
  if (faults.length > 0) print();
  printSheet(read.board, ascii);
  return EXIT.fine;
}

function printFault(fault: Fault, text: string): void {
  print(describeFault(fault));
  const line = text.split('\n')[fault.line - 1];
  if (line !== undefined && line.trim() !== '') print(`    ${quoteLine(line)}`);
}

function quoteLine(line: string): string {
  return line.replace(/[\p{Cc}\p{Cf}]/gu, ' ').slice(0, 100);
}
