// How the rows and columns of the race screen are shared where there is no room for panels: on a small screen, and on one
// with the table of the drivers beside the list or under it.

export interface CompactNeeds {
  readonly columns: number;
  readonly rows: number;
  readonly picture: number;
  readonly yielded: boolean;
  readonly heading: number;
  readonly lines: number;
  readonly facts: number;
  /** Of the rows of facts, those of the engineer, which must not be left out. */
  readonly said: number;
  readonly extra: number;
  readonly table: number;
  /** Whether the list and what is under it have the whole width, because they would be cut beside a map or a table. */
  readonly alone?: boolean;
}

export interface CompactLayout {
  /** Rows of the picture besides those it always has. */
  readonly extra: number;
  readonly pane: number;
  readonly log: number;
  readonly dashboard: 1 | 2 | 3;
  readonly listColumns: number;
  /** Rows of the heading over the list. */
  readonly heading: number;
  /** Lines of the list on the screen; the others scroll. */
  readonly listRows: number;
  readonly spare: number;
  /** Columns of what is beside the list: the map, and the table over it; 0 when there is nothing. */
  readonly sideColumns: number;
  /** Rows of the map; the same at every question. */
  readonly mapRows: number;
  /** Where the table of the drivers is, and its rows; with a table there is no line of the order. */
  readonly table: TablePlace;
  readonly tableRows: number;
}

type TablePlace = 'none' | 'beside' | 'below';

/** Title, keys. */
const FIXED_ROWS = 2;
/** From so many rows of the screen on, the panels of a car have two rows, or three. */
const DASHBOARD_FROM = { two: 23, three: 33 } as const;
/** From so many columns on, the table is beside the list; in narrower windows of so many rows it is below. */
const TABLE_FROM = { columns: 100, rows: 33 } as const;
/** Fewest rows of the prompt: a question and a list of three. */
const PANE_MIN = 4;
/** Lines of a list that take precedence over its heading. */
const LINES_LEAST = 2;
/** Lines of a list that take precedence over the engineer's rows about them. */
const LINES_FIRST = 3;
/** Rows of the prompt before the picture gets more: a question, a heading and six lines. */
const PANE_USUAL = 8;
const EXTRA_MAX = 6;
/** If fewer further rows are left, the picture gets none, unless it could use no more. */
const LEAST_EXTRA = 2;
/** Rows of facts that take precedence over a larger picture. */
const FACTS_FIRST = 2;
const LOG_MAX = 10;
const MAP_COLUMNS = 24;
const MAP_FROM_COLUMNS = 76;
const MAP_ROWS_MIN = 5;
/** A table of fewer columns would lose its gaps. */
const TABLE_COLUMNS = 44;
const SIDE_SHARE = 0.42;

/**
 * Returns the room that each part gets; log, table and map have the same rows at every question, so that nothing jumps
 * between two of them.
 */
export function compactLayout(needs: CompactNeeds): CompactLayout {
  const { columns, rows, lines, alone = false } = needs;
  const table = tablePlace(columns, rows, alone);
  const fixed = FIXED_ROWS + (table === 'none' ? 1 : 0) + dashboardRows(rows);
  // A usual list takes precedence over a table under it, and that over more than one line of the log.
  const free = rows - fixed - needs.picture - PANE_USUAL - 1;
  const below = table === 'below' ? Math.max(0, Math.min(needs.table, free)) : 0;
  // Beside a table the log has the room under the list.
  const log = table === 'beside' ? 1 : Math.min(logRows(rows), 1 + Math.max(0, free - below));
  const usual = rows - fixed - needs.picture - log - below;
  const spared = usual - PANE_USUAL - (table === 'beside' ? needs.table : 0);
  // The largest picture of any question leaves this much.
  const least = usual - Math.min(EXTRA_MAX, Math.max(1, Math.floor(spared / 2)));
  const extra = extraRows(needs, usual - least, needs.yielded ? usual + needs.picture : usual);
  const pane = (needs.yielded ? usual + needs.picture : usual) - extra;
  const heading = Math.min(needs.heading, Math.max(0, pane - 1 - Math.min(lines, LINES_LEAST)));
  const room = Math.max(0, pane - 1 - heading);
  const listRows = Math.min(lines, Math.max(room - needs.said, Math.min(room, LINES_FIRST)));
  const beside = table === 'beside' ? Math.min(needs.table, least) : 0;
  const mapRows = least - beside - Math.sign(beside);
  const sideColumns = alone ? 0 : sideWidth(table, columns, mapRows);
  return {
    extra,
    pane,
    log,
    dashboard: dashboardRows(rows),
    listColumns: columns - sideColumns,
    heading,
    listRows,
    spare: pane - 1 - heading - listRows,
    sideColumns,
    mapRows: mapRows >= MAP_ROWS_MIN ? mapRows : 0,
    table,
    tableRows: beside + below,
  };
}

// The engineer's rows come first, then one row of the picture, then the other facts, then more rows of the picture. One row
// of several would only repeat what the picture shows already.
function extraRows(needs: CompactNeeds, most: number, room: number) {
  const { heading, lines, facts, said, extra } = needs;
  const free = Math.max(0, room - Math.max(PANE_MIN, 1 + heading + lines + said));
  const first = Math.min(1, free);
  const rows = Math.min(extra, most, Math.max(first, free - Math.min(FACTS_FIRST, facts - said)));
  return rows < Math.min(LEAST_EXTRA, extra) ? 0 : rows;
}

function logRows(rows: number): number {
  return Math.min(LOG_MAX, Math.max(1, 1 + Math.floor((rows - 24) / 3)));
}

function dashboardRows(rows: number): 1 | 2 | 3 {
  if (rows >= DASHBOARD_FROM.three) return 3;
  return rows >= DASHBOARD_FROM.two ? 2 : 1;
}

function tablePlace(columns: number, rows: number, alone: boolean): TablePlace {
  if (columns >= TABLE_FROM.columns && !alone) return 'beside';
  return rows >= TABLE_FROM.rows ? 'below' : 'none';
}

function sideWidth(table: TablePlace, columns: number, mapRows: number): number {
  if (table === 'beside') return Math.max(TABLE_COLUMNS, Math.floor(columns * SIDE_SHARE));
  if (columns < MAP_FROM_COLUMNS || mapRows < MAP_ROWS_MIN) return 0;
  return MAP_COLUMNS + Math.max(0, columns - 80);
}
