// Small boards in rows for tests, drawn like those of an author.
import { checkRows } from '../../circuit/checks/rows.ts';
import { describeFault } from '../../circuit/file/faults.ts';
import { readCircuit } from '../../circuit/file/read.ts';
import type { RowBoard } from '../../circuit/rows/row-board.ts';

const boards = new Map<string, RowBoard>();

/**
 * Returns the board of a lap that is drawn section by section as in a circuit file: `straight: 6 x3`, or
 * `corner: Bend, lanes: {L: 60 60, R: 80 80 80}, red: [L1 R2]`; the same object for the same sections. The grey side is
 * the left; the pit lane lies on the right, from the last corner to the line.
 * @throws RangeError with every fault when there is no such board.
 */
export function rowTrack(...sections: readonly string[]): RowBoard {
  return boardOf(sections, '{side: R, spaces: 14, boxes: 10, entry: [14, 13], exit: [2, 3]}');
}

function rowTrackWithoutPits(...sections: readonly string[]): RowBoard {
  return boardOf(sections, 'none');
}

function boardOf(sections: readonly string[], pit: string): RowBoard {
  const text = textOf(sections, pit);
  const known = boards.get(text);
  if (known !== undefined) return known;
  const read = readCircuit(text, 'rows');
  if (!read.ok) throw new RangeError(read.faults.map(describeFault).join('\n'));
  const { board, errors } = checkRows(read.circuit);
  if (board === undefined) throw new RangeError(errors.map(({ message }) => message).join('\n'));
  boards.set(text, board);
  return board;
}

// Each corner has a flag in the board of the other game, where nobody looks at it.
function textOf(sections: readonly string[], pit: string): string {
  const names = sections.flatMap(section => /corner: ([^,]+)/.exec(section)?.[1] ?? []);
  const flags = names.flatMap(name => [
    '  - straight: 20',
    `  - {corner: ${name}, stops: 1, bends: [R90 6/4/3]}`,
  ]);
  const lines = [
    ...['format: circuit/1', 'id: rows', 'name: Rows', 'formula:', '  lanes: 3'],
    ...['  weather: {sun: 1-20}', '  grid: {slots: 6, pole: L}', `  pit: ${pit}`, '  track:'],
    ...[...flags, '  - straight: 20', 'championship:', '  track:'],
    ...sections.map(section =>
      section.startsWith('corner') ? `  - {${section}}` : `  - ${section}`,
    ),
    '',
  ];
  return lines.join('\n');
}

const TINY = [
  'straight: 9 x3',
  'corner: Bend, lanes: {L: 60 60, M: 80 80, R: 100 100 100 100}, red: [R1 M1 M2]',
  'straight: 8 x2',
  'corner: Loop, lanes: {L: 60 40 60, R: 80 80 80}',
  'straight: 12 x3',
];

/**
 * Returns a lap of 34 spaces. From the line: a straight three wide, `L1 M1 R1` to `L9 M9 R9`; `Bend` with 60 on `L10 L11`,
 * 80 on `M10 M11`, 100 on `R10` to `R13` and a red line `R10 M10 M11`; a straight two wide, `L12 R14` to `L19 R21`; `Loop` with
 * 60, 40 and 60 on `L20 L21 L22` and 80 on `R22` to `R24`; a straight three wide, `L23 M12 R25` to `L34 M23 R36` on the line.
 * The grey side is the left. `P1` of the pit lane lies beside `L22 R24`, `P2` beside `L23 M12 R25`, `P8` beside `L29 M18 R31`.
 */
export function tinyRows(): RowBoard {
  return rowTrack(...TINY);
}

export function tinyRowsWithoutPits(): RowBoard {
  return rowTrackWithoutPits(...TINY);
}
