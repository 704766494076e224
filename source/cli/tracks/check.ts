// chicane tracks check: shows every fault of a circuit file at once with its line quoted, then the resulting board.
import type { Fault } from '../../circuit/file/faults.ts';
import { type ReadCircuit, readCircuit } from '../../circuit/file/read.ts';
import { parOf } from '../../drivers/solver/par.ts';
import type { Row } from '../../ui/rows.ts';
import { plural } from '../../ui/words/en/consequences.ts';
import type { Command } from '../command.ts';
import { columnsOut, print, printBlocks, printRows, rowsOut } from '../printer.ts';
import { EXIT } from '../problem.ts';
import { readText } from './author-file.ts';
import { faultRows } from './fault-rows.ts';
import { pagesBy, type RulesFlag, rulesFlag, sheetFor } from './pages.ts';
import { watchTrack } from './watch.ts';

interface CheckArgs extends RulesFlag {
  readonly file: string;
  readonly watch: boolean;
  readonly ascii: boolean;
}

/** `chicane tracks check FILE [--watch]`; exit code 1 when there is an error. */
export const checkTrack: Command<CheckArgs> = {
  command: 'check <file>',
  describe: 'Show every fault in a circuit file, its line and how to fix it, then the board',
  build: yargs =>
    rulesFlag(yargs)
      .positional('file', { type: 'string', demandOption: true, describe: 'A circuit file' })
      .option('watch', {
        type: 'boolean',
        default: false,
        describe: 'Check again whenever the file changes, until Ctrl-C',
      })
      .option('ascii', {
        type: 'boolean',
        default: false,
        describe: 'Draw with ASCII characters only',
      })
      .example('$0 tracks check mine.yaml', 'what is wrong, or how it looks')
      .example('$0 tracks check mine.yaml --watch', 'beside the editor'),
  run({ file, rules, watch, ascii }) {
    const wishes = { rules, ascii };
    if (watch) return watchTrack(file, text => checkAgain(text, file, wishes));
    return checkOnce(readText(file), file, wishes);
  },
};

interface Wishes extends RulesFlag {
  readonly ascii: boolean;
}

function checkOnce(text: string, file: string, { rules, ascii }: Wishes): number {
  const read = readCircuit(text, file, parOf, pagesBy(rules).checksRows);
  if (!read.ok) {
    printRows(faultRows(read.faults, text, page()), ascii);
    print(verdict(read.faults));
    return EXIT.failed;
  }
  const { facts, corners, lap, map } = sheetFor(rules, read, ascii);
  const remarks = remarkRows(read, text);
  printBlocks([...(remarks.length === 0 ? [] : [remarks]), facts, corners, lap, map()], ascii);
  return EXIT.fine;
}

// The map and the remaining faults come last, because a watching author sees the end of the output.
function checkAgain(text: string, file: string, { rules, ascii }: Wishes): void {
  const read = readCircuit(text, file, parOf, pagesBy(rules).checksRows);
  const remarks = read.ok ? remarkRows(read, text) : faultRows(read.faults, text, page());
  if (read.ok) {
    const { facts, corners, lap, map } = sheetFor(rules, read, ascii);
    const room = rowsOut() - remarks.length - WATCH_LINES;
    printBlocks([corners, lap, facts, map(Math.max(MAP_LEAST, room))], ascii);
  }
  printRows(remarks, ascii);
  print(verdict(read.ok ? read.warnings : read.faults));
}

function page() {
  return { columns: columnsOut(), breaks: process.stdout.isTTY === true };
}

/** Lines below the map in a watching check: the verdict, the line about watching, and a free one for the cursor. */
const WATCH_LINES = 3;
/** Fewest rows of a map on which corners can be told apart. */
const MAP_LEAST = 12;

/** Returns what an author is told about a sound circuit: the accepted warnings with their reasons, and the others. */
function remarkRows(
  { circuit, warnings }: Extract<ReadCircuit, { ok: true }>,
  text: string,
): readonly Row[] {
  const accepted = (circuit.accept ?? []).map(({ warning, corner, why }): Row => {
    const where = corner === undefined ? '' : ` in ${corner}`;
    return [{ text: `accepted: ${warning}${where} (${why})`, tone: 'faint' }];
  });
  return [...accepted, ...faultRows(warnings, text, page())];
}

function verdict(faults: readonly Fault[]): string {
  const errors = faults.filter(fault => fault.severity === 'error').length;
  if (errors > 0) return `${plural(errors, 'error', 'errors')}: the board cannot be raced yet.`;
  if (faults.length === 0) return 'No faults: the board can be raced.';
  return `${plural(faults.length, 'warning', 'warnings')}: the board can be raced.`;
}
