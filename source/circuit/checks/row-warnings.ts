// Warnings about what is allowed but unusual on printed boards in rows.
import type { RowWarningName } from '../file/championship.ts';
import type { Circuit } from '../file/circuit.ts';
import type { ContentFault, Path } from '../file/faults.ts';
import { keyPath } from '../file/places.ts';
import { SPACE_METRES } from '../rows/ground.ts';
import { ROW_TICKS } from '../rows/layout.ts';
import type { RowBoard } from '../rows/row-board.ts';
import { type Found, PACE_WARNINGS, paceWarnings, type RowTurns } from './row-pace.ts';

type Range = readonly [least: number, most: number];

const CORNERS: Range = [4, 14];
const WIDE_PERCENT: Range = [10, 90];
const STRAIGHT_ROWS: Range = [8, 23];
/** Most corners with a space of 40. */
const HAIRPINS_MAX = 2;
const HAIRPIN_LIMIT = 40;
/** The share of its length by which the shortest way may differ from the real lap. */
const LENGTH_SHARE_MAX = 0.12;

/**
 * Returns the warnings that the author does not accept, and one for each acknowledgement without a warning. Without `turns`,
 * what cars need alone on the board is not judged.
 */
export function openRowWarnings(
  circuit: Circuit,
  board: RowBoard,
  turns?: RowTurns,
): ContentFault[] {
  const path: Path =
    circuit.championship === undefined ? keyPath(['formula'], 'track') : ['championship'];
  const found = [
    ...rowWarnings(circuit, board),
    ...(turns === undefined ? [] : paceWarnings(circuit, turns)),
  ];
  const accepts = circuit.championship?.accept ?? [];
  const open = found
    .filter(({ warning }) => !accepts.some(accept => accept.warning === warning))
    .map(fault => ({ ...fault, path }));
  const unused = accepts.flatMap((accept, index): ContentFault[] => {
    if (found.some(({ warning }) => warning === accept.warning)) return [];
    if (turns === undefined && PACE_WARNINGS.includes(accept.warning)) return [];
    const message = `there is no warning ${accept.warning} to accept`;
    const spot = ['championship', 'accept', index];
    return [{ path: spot, message, mend: 'remove the entry', warning: 'row-unused' }];
  });
  return [...open, ...unused];
}

function rowWarnings(circuit: Circuit, board: RowBoard): Found[] {
  const hairpins = board.corners.filter(({ lanes }) =>
    lanes.flat().some(index => board.spaces[index]?.limit === HAIRPIN_LIMIT),
  ).length;
  const limits: Found[] =
    hairpins <= HAIRPINS_MAX
      ? []
      : [
          {
            warning: 'row-limits',
            message: `${hairpins} corners have a limit of ${HAIRPIN_LIMIT}, usual up to ${HAIRPINS_MAX}`,
            mend: 'raise some of them',
          },
        ];
  return [
    ...lengthWarnings(circuit, board),
    ...outside('row-corners', 'corners', board.corners.length, CORNERS),
    ...limits,
    ...outside('row-wide', '% of the lap three wide', widePercent(board), WIDE_PERCENT),
    ...outside(
      'row-straight',
      'rows of the longest straight',
      longestStraight(board),
      STRAIGHT_ROWS,
    ),
  ];
}

function outside(warning: RowWarningName, what: string, value: number, range: Range): Found[] {
  const [least, most] = range;
  if (value >= least && value <= most) return [];
  const message = `the board in rows has ${value} ${what}, usual ${least}-${most}`;
  return [{ warning, message, mend: 'correct it under championship:' }];
}

function lengthWarnings(circuit: Circuit, board: RowBoard): Found[] {
  if (circuit.length_m === undefined) return [];
  const real = circuit.length_m / SPACE_METRES;
  if (Math.abs(board.lapLength - real) <= real * LENGTH_SHARE_MAX) return [];
  const message = `the board in rows has ${board.lapLength} spaces for ${circuit.length_m} m`;
  const mend = `a space is ${SPACE_METRES} m, so ${Math.round(real)} would be to scale`;
  return [{ warning: 'row-length', message, mend }];
}

export function widePercent(board: RowBoard): number {
  const middle = board.spaces.filter(space => space.lane === 1);
  const ticks = middle.reduce((sum, space) => sum + space.endTick - space.tick, 0);
  return Math.round((100 * ticks) / board.ticks);
}

/** Returns the rows of the longest straight, which may be the one over the line. */
export function longestStraight({ corners, ticks }: RowBoard): number {
  const rows = corners.map((corner, k) => {
    const next = corners[(k + 1) % corners.length] ?? corner;
    return ((next.fromTick - corner.toTick + ticks) % ticks) / ROW_TICKS;
  });
  return Math.max(...rows);
}
