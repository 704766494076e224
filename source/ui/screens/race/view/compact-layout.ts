// How the rows and columns of the compact race screen are shared.

/** What asks for room. */
export interface CompactNeeds {
  readonly columns: number;
  readonly rows: number;
  /** Rows of the picture without those that may be left out. */
  readonly picture: number;
  /** Rows of the heading over the list. */
  readonly heading: number;
  /** Lines of the list. */
  readonly lines: number;
  /** Further rows that the picture could use. */
  readonly extra: number;
}

export interface CompactLayout {
  /** Rows of the picture besides those it always has. */
  readonly extra: number;
  /** Rows of prompt and map inset. */
  readonly pane: number;
  readonly log: number;
  readonly listColumns: number;
  /** Lines of the list on the screen; the others scroll. */
  readonly listRows: number;
  /** Rows under the list. */
  readonly spare: number;
  /** Columns of the map inset; 0 when it has no room. */
  readonly mapColumns: number;
}

/** Title, order, dashboard, keys. */
const FIXED_ROWS = 4;
/** Fewest rows of the prompt: a question and a list of three. */
const PANE_MIN = 4;
const EXTRA_MAX = 6;
const LOG_MAX = 3;
const MAP_COLUMNS = 24;
const MAP_FROM_COLUMNS = 76;
/** From this width on the list has all the columns its figures need, and further room goes to the map. */
const ROOMY_COLUMNS = 80;

/**
 * Returns the room that each part gets; the log has the same rows at every question, so that nothing jumps between two
 * of them.
 */
export function compactLayout(needs: CompactNeeds): CompactLayout {
  const { columns, rows, picture, heading, lines } = needs;
  const log = Math.min(LOG_MAX, Math.max(1, 1 + Math.floor((rows - 24) / 3)));
  const room = rows - FIXED_ROWS - log - picture;
  const wanted = Math.max(PANE_MIN, 1 + heading + lines);
  const extra = Math.max(0, Math.min(needs.extra, EXTRA_MAX, room - wanted));
  const pane = room - extra;
  const mapColumns = mapWidth(columns, pane);
  const listRows = Math.max(0, Math.min(lines, pane - 1 - heading));
  return {
    extra,
    pane,
    log,
    listColumns: columns - mapColumns,
    listRows,
    spare: pane - 1 - heading - listRows,
    mapColumns,
  };
}

function mapWidth(columns: number, rows: number): number {
  if (columns < MAP_FROM_COLUMNS || rows < PANE_MIN) return 0;
  const most = MAP_COLUMNS + Math.max(0, columns - ROOMY_COLUMNS);
  return Math.min(most, Math.max(MAP_COLUMNS, rows * 4));
}
