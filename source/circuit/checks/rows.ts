// The check of the board in rows: the block `championship:` against the rest of the file, and the board that follows from
// both.
import type { Championship } from '../file/championship.ts';
import type { Circuit } from '../file/circuit.ts';
import { type ContentFault, listed } from '../file/faults.ts';
import { lapOfRows, plannedLap } from '../rows/derive-lap.ts';
import { rowBoard } from '../rows/derive-rows.ts';
import type { RowBoard } from '../rows/row-board.ts';
import { stretchOf } from '../rows/width.ts';
import { rowBoardErrors } from './row-board.ts';
import { drawnLineErrors } from './row-lines.ts';
import type { SolveRows } from './row-pace.ts';
import { placeErrors } from './row-places.ts';
import { openRowWarnings } from './row-warnings.ts';
import { wishErrors } from './row-wishes.ts';

interface CheckedRows {
  /** Absent when there is an error. */
  readonly board?: RowBoard;
  readonly errors: readonly ContentFault[];
  readonly warnings: readonly ContentFault[];
}

/**
 * Checks the board in rows of a circuit whose own board and block are sound by themselves.
 * @param solveRows lets the turns of cars on it be judged too
 */
export function checkRows(circuit: Circuit, solveRows?: SolveRows): CheckedRows {
  const block = circuit.championship ?? {};
  const early = againstFile(circuit);
  if (early.length > 0) return { errors: early, warnings: [] };
  const lap = lapOfRows(circuit);
  const lines = drawnLineErrors(lap, block);
  if (lines.length > 0) return { errors: lines, warnings: [] };
  const board = rowBoard(circuit, lap);
  const errors = rowBoardErrors(board, block);
  if (errors.length > 0) return { errors, warnings: [] };
  return { board, errors, warnings: openRowWarnings(circuit, board, solveRows?.(board)) };
}

/** Returns the errors of the block against the rest of the file, which may be reported beside those of its values. */
export function againstFile(circuit: Circuit): ContentFault[] {
  const block = circuit.championship ?? {};
  return [...pitErrors(circuit), ...blockFaults(circuit, block)];
}

function blockFaults(circuit: Circuit, block: Championship): ContentFault[] {
  if (block.track !== undefined) return placeErrors(circuit, block.track);
  const lap = plannedLap(circuit);
  const names = lap.corners.map(corner => corner.name);
  const wishes = block.corners ?? [];
  return [
    ...wishes.flatMap((wish, index) =>
      wishErrors(circuit, wish, lap, ['championship', 'corners', index]),
    ),
    ...wideErrors(block.wide, names),
  ];
}

function pitErrors({ formula, championship }: Circuit): ContentFault[] {
  if (formula.pit !== 'none' || championship?.pit === undefined) return [];
  const message = 'the circuit has no pits';
  return [{ path: ['championship', 'pit'], message, mend: 'remove pit from the block' }];
}

function wideErrors(wide: Championship['wide'], names: readonly string[]): ContentFault[] {
  if (wide === undefined || typeof wide === 'string') return [];
  return wide.flatMap((word, index): ContentFault[] => {
    if (stretchOf(word, names) !== undefined) return [];
    const mend = `write start, or two of ${listed(names)} with a hyphen between them`;
    const path = ['championship', 'wide', index];
    return [{ path, message: `wide: there is no stretch ${word}`, mend }];
  });
}
