// The places of all cars, round by round, as a picture of letters.
import type { Seat } from '../../../rules/kit/types.ts';
import type { PageTeller } from './page-teller.ts';

interface ChartedCar {
  readonly seat: Seat;
  /** Its place at the end of each round, as in the sheet of a race. */
  readonly places: readonly number[];
  readonly out?: unknown;
}

/** What a chart is drawn from: the sheet of a race, or a race under way. */
export interface ChartedRace {
  /** Rounds that were over before the first place. */
  readonly began: number;
  readonly lines: readonly ChartedCar[];
}

export interface ChartCell {
  readonly mark: string;
  readonly seat?: Seat;
}

export interface ChartRow {
  /** The place that it stands for; absent between two places. */
  readonly place?: number;
  readonly cells: readonly ChartCell[];
}

export interface PositionChart {
  /** The rows, first place on top. */
  readonly rows: readonly ChartRow[];
  /** The numbers of the rounds, under the cells. */
  readonly axis: string;
}

/** How large a chart may be: columns of its cells and rows without the axis. */
export interface ChartSize {
  readonly columns: number;
  readonly rows: number;
}

/** Most rows from one place to the next. */
const STEP_MOST = 3;
/** Most columns from one round to the next: letters farther apart are harder to follow. */
const ROUND_COLUMNS_MOST = 8;
/** Fewest columns in which dots make a line between two rows. */
const LINE_COLUMNS = 3;
const ROUND_STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500] as const;
/** Fewest columns from one number of the axis to the next. */
const AXIS_COLUMNS = 6;
const BLANK: ChartCell = { mark: ' ' };

/**
 * Returns the chart: each car's letter at the end of each round, joined by dots where there is room between them. More rounds
 * than columns share them; the last one of those is shown.
 */
export function positionChart(
  sheet: ChartedRace,
  size: ChartSize,
  teller: PageTeller,
): PositionChart {
  const ends = Math.max(0, ...sheet.lines.map(({ places }) => places.length));
  if (ends === 0) return { rows: [], axis: '' };
  const apart = Math.floor((size.columns - 1) / Math.max(1, ends - 1));
  const perRound =
    apart < 1 ? (size.columns - 1) / (ends - 1) : Math.min(apart, ROUND_COLUMNS_MOST);
  const at = (end: number) => Math.round(end * perRound);
  const cars = Math.max(...sheet.lines.flatMap(({ places }) => places));
  const step = perRound < LINE_COLUMNS || cars < 2 ? 1 : rowsApart(size.rows, cars);
  const cells = Array.from({ length: (cars - 1) * step + 1 }, () =>
    Array.from({ length: Math.min(size.columns, at(ends - 1) + 2) }, () => BLANK),
  );
  const grid: Grid = { cells, at, row: place => (place - 1) * step };
  for (const line of sheet.lines) drawDots(line, grid, teller);
  for (const line of sheet.lines) drawLetters(line, grid, teller);
  const rows = cells.map((row, index) =>
    index % step === 0 ? { place: index / step + 1, cells: row } : { cells: row },
  );
  return { rows, axis: axisOf(sheet.began, ends, at, teller) };
}

function rowsApart(rows: number, cars: number): number {
  return Math.max(1, Math.min(STEP_MOST, Math.floor((rows - 1) / (cars - 1))));
}

interface Grid {
  readonly cells: ChartCell[][];
  readonly at: (end: number) => number;
  readonly row: (place: number) => number;
}

function put({ cells }: Grid, row: number, column: number, cell: ChartCell): void {
  const line = cells[row];
  if (line !== undefined && column < line.length) line[column] = cell;
}

function drawDots({ seat, places }: ChartedCar, grid: Grid, { marks }: PageTeller): void {
  places.forEach((place, end) => {
    const next = places[end + 1];
    if (next === undefined) return;
    const [from, to] = [grid.at(end), grid.at(end + 1)];
    for (let column = from + 1; column < to; column++) {
      const share = (column - from) / (to - from);
      const row = Math.round(grid.row(place) + share * (grid.row(next) - grid.row(place)));
      if (grid.cells[row]?.[column] === BLANK) put(grid, row, column, { mark: marks.dot, seat });
    }
  });
}

function drawLetters({ seat, places, out }: ChartedCar, grid: Grid, teller: PageTeller): void {
  const last = places.at(-1);
  const end = places.length - 1;
  if (out !== undefined && last !== undefined) {
    const [column, row] = [grid.at(end) + 1, grid.row(last)];
    // Does not cover another car that takes the place at once.
    const isFree = ['', ' ', teller.marks.dot].includes(grid.cells[row]?.[column]?.mark ?? '');
    if (isFree) put(grid, row, column, { mark: teller.marks.out, seat });
  }
  places.forEach((place, index) => {
    put(grid, grid.row(place), grid.at(index), { mark: teller.letter(seat), seat });
  });
}

function axisOf(
  began: number,
  ends: number,
  at: (end: number) => number,
  { page }: PageTeller,
): string {
  const perRound = ends < 2 ? 1 : at(ends - 1) / (ends - 1);
  const step = ROUND_STEPS.find(rounds => rounds * perRound >= AXIS_COLUMNS) ?? ends;
  let axis = began === 0 ? page.start : String(began);
  for (let end = 1; end < ends; end++) {
    const round = began + end;
    const label = String(round);
    const column = at(end) - label.length + 1;
    if (round % step === 0 && column > axis.length) axis = axis.padEnd(column) + label;
  }
  return axis;
}
