// chicane tracks check: shows every fault of a circuit file at once with its line quoted, then the resulting board.
import type { Fault } from '../../circuit/file/faults.ts';
import { CIRCUIT_BYTES_MAX, type ReadCircuit, readCircuit } from '../../circuit/file/read.ts';
import type { Row } from '../../ui/rows.ts';
import { plural } from '../../ui/words/en/consequences.ts';
import type { Command } from '../command.ts';
import { columnsOut, print, printBlocks, printRows, rowsOut } from '../printer.ts';
import { EXIT } from '../problem.ts';
import { drawsAscii } from '../screen/locale.ts';
import { readText } from './author-file.ts';
import { faultRows } from './fault-rows.ts';
import { authorsCheck, booksOf, rulesWanted, sheetFor } from './pages.ts';
import type { TrackSheet } from './track-sheet.ts';
import { watchTrack } from './watch.ts';

interface Wishes {
  /** The book of the board to show; without one, every board of which the file says something. */
  readonly rules: string | undefined;
  readonly ascii: boolean;
}

interface CheckArgs extends Omit<Wishes, 'ascii'> {
  readonly ascii: boolean | undefined;
  readonly file: string;
  readonly watch: boolean;
}

/** `chicane tracks check FILE [--watch]`; exit code 1 when there is an error. */
export const checkTrack: Command<CheckArgs> = {
  command: 'check <file>',
  describe: 'Show every fault in a circuit file, its line and how to fix it, then the board',
  build: yargs =>
    rulesWanted(yargs, 'The rule book whose board is shown; by default every board in the file')
      .positional('file', { type: 'string', demandOption: true, describe: 'A circuit file' })
      .option('watch', {
        type: 'boolean',
        default: false,
        describe: 'Check again whenever the file changes, until Ctrl-C',
      })
      .option('ascii', {
        type: 'boolean',
        describe: 'Draw with ASCII characters only, as on consoles; --no-ascii draws all',
      })
      .example('$0 tracks check mine.yaml', 'what is wrong, or how it looks')
      .example('$0 tracks check mine.yaml --watch', 'beside the editor'),
  run({ file, rules, watch, ascii }) {
    const wishes = { rules, ascii: drawsAscii(ascii, false) };
    if (watch) return watchTrack(file, text => checkAgain(text, file, wishes));
    return checkOnce(readText(file, CIRCUIT_BYTES_MAX), file, wishes);
  },
};

function checkOnce(text: string, file: string, wishes: Wishes): number {
  const read = readCircuit(text, file, authorsCheck(wishes.rules));
  if (!read.ok) {
    printRows(faultRows(read.faults, text, page()), wishes.ascii);
    print(verdict(read.faults));
    return EXIT.failed;
  }
  const remarks = remarkRows(read, text);
  const sheets = sheetsOf(read, wishes).map(({ facts, corners, lap, map }) => {
    return [facts, corners, lap, map()];
  });
  printBlocks([...(remarks.length === 0 ? [] : [remarks]), ...sheets.flat()], wishes.ascii);
  return EXIT.fine;
}

// The map and the remaining faults come last, because a watching author sees the end of the output.
function checkAgain(text: string, file: string, wishes: Wishes): void {
  const read = readCircuit(text, file, authorsCheck(wishes.rules));
  const remarks = read.ok ? remarkRows(read, text) : faultRows(read.faults, text, page());
  if (read.ok) {
    const room = rowsOut() - remarks.length - WATCH_LINES;
    const [first, ...others] = sheetsOf(read, wishes);
    const above = [...others, ...(first === undefined ? [] : [first])];
    const blocks = above.flatMap(({ corners, lap, facts }) => [corners, lap, facts]);
    const map = first?.map(Math.max(MAP_LEAST, room)) ?? [];
    printBlocks([...blocks, map], wishes.ascii);
  }
  printRows(remarks, wishes.ascii);
  print(verdict(read.ok ? read.warnings : read.faults));
}

type SoundCircuit = Extract<ReadCircuit, { ok: true }>;

function sheetsOf(read: SoundCircuit, { rules, ascii }: Wishes): readonly TrackSheet[] {
  const books = rules === undefined ? booksOf(read.circuit) : [rules];
  return books.map(book => sheetFor(book, read, ascii));
}

function page() {
  return { columns: columnsOut(), breaks: process.stdout.isTTY === true };
}

/** Lines below the map in a watching check: the verdict, the line about watching, and a free one for the cursor. */
const WATCH_LINES = 3;
/** Fewest rows of a map on which corners can be told apart. */
const MAP_LEAST = 12;

/** Returns the remarks on a sound circuit: the accepted warnings with their reasons, and the others. */
function remarkRows({ circuit, warnings }: SoundCircuit, text: string): readonly Row[] {
  const accepted = (circuit.accept ?? []).map(({ warning, corner, why }) => {
    const where = corner === undefined ? '' : ` in ${corner}`;
    return `${warning}${where} (${why})`;
  });
  const inRows = (circuit.championship?.accept ?? []).map(
    ({ warning, why }) => `${warning} (${why})`,
  );
  const rows = [...accepted, ...inRows].map(
    (text): Row => [{ text: `accepted: ${text}`, tone: 'faint' }],
  );
  return [...rows, ...faultRows(warnings, text, page())];
}

function verdict(faults: readonly Fault[]): string {
  const errors = faults.filter(fault => fault.severity === 'error').length;
  if (errors > 0) return `${plural(errors, 'error', 'errors')}: the board cannot be raced yet.`;
  if (faults.length === 0) return 'No faults: the board can be raced.';
  return `${plural(faults.length, 'warning', 'warnings')}: the board can be raced.`;
}
