// How the large race screen is shared: one rule for every size, from what each panel has to say.

export interface WideNeeds {
  readonly columns: number;
  /** Rows of the screen without the line of the keys. */
  readonly rows: number;
  /** Rows of the picture in its frame. */
  readonly picture: number;
  /** Cars that have a place; 0 for a car alone on the track. */
  readonly cars: number;
  /** Returns the rows in which the map is as large as its columns allow. */
  readonly mapRows: (columns: number) => number;
}

/** Where a panel is on the screen, frame included. */
export interface Rectangle {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

export interface WideLayout {
  readonly map: Rectangle;
  /** The table of the race, with the question and what is about it. */
  readonly race: Rectangle;
  readonly log: Rectangle;
  /** The places by round; absent where no column has the rows. */
  readonly chart?: Rectangle;
  readonly picture: Rectangle;
}

const RACE_COLUMNS = 80;
/** From so many columns on, the panel of the race gets a share of those beyond, up to a width. */
const RACE_WIDER = { from: 200, share: 0.24, most: 92 } as const;
/** From so many columns on, the log has columns of its own, which get a share of those beyond. */
const LOG_COLUMN = { from: 180, columns: 40, share: 0.4 } as const;
/** Rows that a log under the map has at least, as far as a share of the rows allows. */
const LOG_UNDER_MAP = { rows: 9, share: 0.25 } as const;
const FRAME_ROWS = 2;
/** Columns of the map's frame and of the blanks within it. */
const MAP_SIDES = 4;
const AXIS_ROWS = 1;
/** Most rows of the chart for a car. */
const CHART_STEP = 3;

/** Returns where each panel is; together they fill the screen, and none depends on the open question. */
export function wideLayout(needs: WideNeeds): WideLayout {
  const { columns, rows, picture } = needs;
  const upper = rows - picture;
  const race = raceColumns(columns);
  const own = logColumns(needs);
  const left = columns - race - own;
  const shares = own > 0 ? besideLog(needs, left, upper) : overLog(needs, left, upper);
  const { map, chart, chartOverLog, log } = shares;
  const column = (at: number, from: number, width: number, height: number): Rectangle => ({
    column: at,
    row: from,
    columns: width,
    rows: height,
  });
  const third = left + race;
  return {
    map: column(0, 0, left, map),
    race: column(left, 0, race, upper),
    log: own > 0 ? column(third, upper - log, own, log) : column(0, upper - log, left, log),
    ...(chart === 0
      ? {}
      : { chart: chartOverLog ? column(third, 0, own, chart) : column(0, map, left, chart) }),
    picture: column(0, upper, columns, picture),
  };
}

function raceColumns(columns: number): number {
  const more = Math.floor(Math.max(0, columns - RACE_WIDER.from) * RACE_WIDER.share);
  return Math.min(RACE_WIDER.most, RACE_COLUMNS + more);
}

function logColumns({ columns, cars }: WideNeeds): number {
  if (columns < LOG_COLUMN.from || cars === 0) return 0;
  return LOG_COLUMN.columns + Math.floor((columns - LOG_COLUMN.from) * LOG_COLUMN.share);
}

/** Rows of the panels beside that of the race. */
interface Shares {
  readonly map: number;
  readonly chart: number;
  readonly chartOverLog: boolean;
  readonly log: number;
}

// The chart takes what the map leaves; a circuit that needs all the rows sends it over the log.
function besideLog(needs: WideNeeds, left: number, upper: number): Shares {
  const spare = upper - wantedRows(needs, left);
  const under = chartRows(needs, spare);
  const over = under > 0 ? 0 : chartRows(needs, Math.floor(upper / 2));
  return { map: upper - under, chart: under + over, chartOverLog: over > 0, log: upper - over };
}

function overLog(needs: WideNeeds, left: number, upper: number): Shares {
  const least = Math.min(LOG_UNDER_MAP.rows, Math.floor(upper * LOG_UNDER_MAP.share));
  const below = Math.max(least, upper - wantedRows(needs, left));
  const chart = chartRows(needs, below - least);
  return { map: upper - below, chart, chartOverLog: false, log: below - chart };
}

function wantedRows({ mapRows }: WideNeeds, columns: number): number {
  return mapRows(columns - MAP_SIDES) + FRAME_ROWS;
}

// Returns the rows of the chart in so many; 0 when it has no row for each car.
function chartRows({ cars }: WideNeeds, room: number): number {
  const fixed = FRAME_ROWS + AXIS_ROWS;
  if (cars === 0 || room < cars + fixed) return 0;
  return Math.min(room, CHART_STEP * (cars - 1) + 1 + fixed);
}
