// chicane tracks check: every fault of a circuit file at once, with the line quoted; then the board as it would be.
import type { Circuit } from '../circuit/circuit.ts';
import type { Fault } from '../circuit/faults.ts';
import { readCircuit } from '../circuit/read.ts';
import { parOf } from '../drivers/par.ts';
import type { Row } from '../ui/rows.ts';
import { readText } from './author-file.ts';
import type { Command } from './command.ts';
import { faultRows } from './fault-rows.ts';
import { columnsOut, print, printRows } from './printer.ts';
import { EXIT } from './problem.ts';
import { printSheet } from './track-sheet.ts';
import { watchTrack } from './tracks-watch.ts';

interface CheckArgs {
  readonly file: string;
  readonly watch: boolean;
  readonly ascii: boolean;
}

/** `chicane tracks check FILE [--watch]`; exit code 1 when there is an error. */
export const checkTrack: Command<CheckArgs> = {
  command: 'check <file>',
  describe: 'Every fault of a circuit file with its line and mend, then the board',
  build: yargs =>
    yargs
      .positional('file', { type: 'string', demandOption: true, describe: 'A circuit file' })
      .option('watch', {
        type: 'boolean',
        default: false,
        describe: 'Check again whenever the file changes, until Ctrl-C',
      })
      .option('ascii', { type: 'boolean', default: false, describe: 'Draw with ASCII only' })
      .example('$0 tracks check my-circuit.yaml', 'what is wrong, or what it looks like')
      .example('$0 tracks check my-circuit.yaml --watch', 'beside the editor'),
  run({ file, watch, ascii }) {
    if (watch) return watchTrack(file, text => checkAgain(text, file, ascii));
    return checkOnce(readText(file), file, ascii);
  },
};

function checkOnce(text: string, file: string, ascii: boolean): number {
  const read = readCircuit(text, file, parOf);
  printFaults(read.ok ? read.warnings : read.faults, text, ascii);
  if (!read.ok) {
    print(verdict(read.faults));
    return EXIT.failed;
  }
  printAccepted(read.circuit, ascii);
  if (read.warnings.length + (read.circuit.accept?.length ?? 0) > 0) print();
  printSheet(read.board, ascii);
  return EXIT.fine;
}

// What is still to mend stands last: the end of the output is what a watching author sees.
function checkAgain(text: string, file: string, ascii: boolean): void {
  const read = readCircuit(text, file, parOf);
  if (read.ok) {
    printSheet(read.board, ascii);
    print();
    printAccepted(read.circuit, ascii);
  }
  const faults = read.ok ? read.warnings : read.faults;
  printFaults(faults, text, ascii);
  print(verdict(faults));
}

function printFaults(faults: readonly Fault[], text: string, ascii: boolean): void {
  printRows(faultRows(faults, text, columnsOut()), ascii);
}

/** The warnings that the author means, with the reasons. */
function printAccepted({ accept = [] }: Circuit, ascii: boolean): void {
  const rows = accept.map(({ warning, corner, why }): Row => {
    const where = corner === undefined ? '' : ` in ${corner}`;
    return [{ text: `accepted: ${warning}${where} (${why})`, tone: 'faint' }];
  });
  printRows(rows, ascii);
}

function verdict(faults: readonly Fault[]): string {
  const errors = faults.filter(fault => fault.severity === 'error').length;
  if (errors > 0) return `${counted(errors, 'error')}: the board cannot be raced yet.`;
  if (faults.length === 0) return 'No faults: the board can be raced.';
  return `${counted(faults.length, 'warning')}: the board can be raced.`;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
