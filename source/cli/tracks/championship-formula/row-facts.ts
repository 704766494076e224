// The figures by which a player chooses a circuit to race in rows.
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import { columnsOut, table } from '../../printer.ts';

/** A line of `tracks list --rules championship`. */
export interface RowFacts {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  /** Length of the real lap; absent for an invented circuit. */
  readonly metres?: number;
  /** Spaces of the shortest way round. */
  readonly spaces: number;
  readonly corners: number;
  /** Corners with a racing line. */
  readonly lines: number;
  /** Percentage of the lap that is three spaces wide. */
  readonly wide: number;
  /** Places of the starting grid. */
  readonly grid: number;
  /** Spaces with pits beside them; 0 without a pit lane. */
  readonly pits: number;
}

/** Returns the figures of a board. */
export function rowFactsOf(board: RowBoard): RowFacts {
  const { id, name, place, lengthMetres, corners, starting, pitLane = [] } = board;
  return {
    id,
    name,
    place,
    ...(lengthMetres === undefined ? {} : { metres: lengthMetres }),
    spaces: board.lapLength,
    corners: corners.length,
    lines: corners.filter(({ lines }) => lines.length > 0).length,
    wide: wideShare(board),
    grid: starting.twelve.length,
    pits: pitLane.length,
  };
}

// The middle lane lies where three spaces are abreast.
function wideShare({ spaces, ticks }: RowBoard): number {
  const middle = spaces.filter(({ lane }) => lane === 1);
  const length = middle.reduce((sum, { tick, endTick }) => sum + endTick - tick, 0);
  return Math.round((100 * length) / ticks);
}

type Key = (facts: RowFacts) => number;

/** The orders of the list besides that by name. */
const KEYS: Readonly<Record<string, Key>> = {
  length: ({ spaces }) => spaces,
  corners: ({ corners }) => corners,
};

/** The names of those orders. */
export const ROW_ORDERS: readonly string[] = ['name', ...Object.keys(KEYS)];

const ALPHABET = new Intl.Collator('en');

/** Returns circuits in an order, equal ones by name. */
export function sortedRowFacts(
  facts: readonly RowFacts[],
  order: string,
  backwards: boolean,
): readonly RowFacts[] {
  const key = KEYS[order] ?? (() => 0);
  const turn = backwards ? -1 : 1;
  const byName = (a: RowFacts, b: RowFacts) =>
    ALPHABET.compare(a.name, b.name) || ALPHABET.compare(a.id, b.id);
  return order === 'name'
    ? facts.toSorted((a, b) => turn * byName(a, b))
    : facts.toSorted((a, b) => turn * (key(a) - key(b)) || byName(a, b));
}

const HEADS = ['id', 'name', 'metres', 'spaces', 'corners', 'lines', '3 wide', 'grid', 'pits'];
/** Columns of a name on a narrow screen, where only the id fits. */
const NAMED_COLUMNS = 80;

/** Returns the figures as a table as wide as the terminal allows. */
export function rowFactsTable(facts: readonly RowFacts[]): readonly string[] {
  const cells = facts.map(one => [
    one.id,
    one.name,
    one.metres === undefined ? '' : String(one.metres),
    String(one.spaces),
    String(one.corners),
    String(one.lines),
    `${one.wide} %`,
    String(one.grid),
    one.pits === 0 ? '' : String(one.pits),
  ]);
  const lines = [HEADS, ...cells];
  if (columnsOut() >= NAMED_COLUMNS) return table(lines, 2);
  return table(
    lines.map(([id = '', , ...rest]) => [id, ...rest]),
    1,
  );
}
