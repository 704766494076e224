// The overview map: the whole circuit in a box of cells, two by four dots to a cell, with corners, finish line, what a
// game adds, and the cars as letters. All but the cars is drawn once per board and size, so that labels keep their
// places while cars move.
import type { Board } from '../../circuit/board.ts';
import type { Row, Tone } from '../rows.ts';
import { asciiRow } from '../theme/fit.ts';
import type { Glyphs } from '../theme/glyphs.ts';
import { textWidth } from '../theme/width.ts';
import { blankCells, type Cells, putMark, putText, toRow } from './cells.ts';
import { blankDots, cellOf, type Dots, dotMark, INKS, type Ink } from './dots.ts';
import { drawSideLane, drawTrack } from './ink.ts';
import type { MapFeatures } from './map-features.ts';
import { type CornerLabels, mapLabels } from './map-labels.ts';
import type { StripCar } from './occupants.ts';
import { type Inset, type Trace, traceOf } from './trace.ts';

export interface MapInput {
  readonly board: Board;
  /** The box in cells. */
  readonly columns: number;
  readonly rows: number;
  /** The car that must be drawn exactly in its place comes first or is marked `own`. */
  readonly cars: readonly StripCar[];
  readonly corners: CornerLabels;
  readonly glyphs: Glyphs;
  readonly features: MapFeatures;
  readonly lineName?: string;
  readonly wet?: boolean;
}

interface MapGround {
  readonly trace: Trace;
  readonly dots: Dots;
  readonly cells: readonly Cells[];
  /** Cells that hold labels, by `row * columns + column`. */
  readonly labelled: ReadonlySet<number>;
}

/** Default short name of the start line. */
const LINE_NAME = 'S/F';

const GROUNDS = new WeakMap<Board, Map<string, MapGround>>();

/** Number of sizes kept per board: a terminal that is being resized asks for many. */
const KEPT = 8;

const TONES: Readonly<Record<Ink, Tone>> = {
  none: 'plain',
  pit: 'faint',
  track: 'plain',
  corner: 'corner',
};

/** Returns the rows in which the map of a circuit, with its names, is as large as so many columns allow. */
export function mapRowsAt({ outline }: Pick<Board, 'outline'>, columns: number): number {
  const norths = outline.map(({ y }) => y);
  const easts = outline.map(({ x }) => x);
  const high = Math.max(...norths) - Math.min(...norths);
  const wide = Math.max(1, Math.max(...easts) - Math.min(...easts));
  if (outline.length === 0) return Number.POSITIVE_INFINITY;
  const dots = (high * (2 * columns - 1 - 2 * NAMED_INSET.x)) / wide + 1 + 2 * NAMED_INSET.y;
  return Math.ceil(dots / 4);
}

/** Returns the map as exactly `rows` rows of exactly `columns` columns. */
export function drawMap(input: MapInput): readonly Row[] {
  const ground = groundOf(input);
  const cells = ground.cells.map(({ marks, tones, seats }) => ({
    marks: [...marks],
    tones: [...tones],
    seats: [...seats],
  }));
  putCars(input, ground, cells);
  const rows = cells.map(toRow);
  return input.glyphs.ascii ? rows.map(asciiRow) : rows;
}

function groundOf(input: MapInput): MapGround {
  const grounds = GROUNDS.get(input.board) ?? new Map<string, MapGround>();
  GROUNDS.set(input.board, grounds);
  const { columns, rows, corners, glyphs, wet, lineName } = input;
  const key = [columns, rows, corners, glyphs.ascii, wet, lineName].join();
  const known = grounds.get(key);
  if (known !== undefined) return known;
  if (grounds.size >= KEPT) grounds.clear();
  const ground = drawGround(input);
  grounds.set(key, ground);
  return ground;
}

/** The margin where corners have names. */
const NAMED_INSET: Inset = { x: 6, y: 6 };

/** Returns the margin for labels and for the second dot of corners, by size of the box. */
function insetFor({ columns, rows, corners }: MapInput): Inset {
  if (rows < 12 || columns < 36) return { x: 3, y: 1 };
  return corners === 'none' ? { x: 3, y: 3 } : NAMED_INSET;
}

function drawGround(input: MapInput): MapGround {
  const { board, columns, rows, corners, glyphs, features, lineName = LINE_NAME } = input;
  const dots = blankDots(Math.max(0, columns), Math.max(0, rows));
  const trace = traceOf(board, dots, insetFor(input));
  const large = rows >= 16;
  const lane = large ? features.sideLane : undefined;
  if (lane !== undefined) drawSideLane(dots, board, trace, lane);
  drawTrack(dots, board, trace, large);
  const note = features.cornerNote;
  const labels = mapLabels({ board, trace, dots, corners, note, lane, lineName });
  const cells = Array.from({ length: dots.rows }, (_, row) =>
    groundRow(dots, row, glyphs, input.wet === true),
  );
  const labelled = new Set<number>();
  for (const { row, column, text, tone } of labels) {
    const at = cells[row];
    if (at !== undefined) putText(at, column, text, tone);
    const first = row * dots.columns + column;
    for (let more = 0; more < textWidth(text); more++) labelled.add(first + more);
  }
  putLine(trace, dots, cells, glyphs);
  return { trace, dots, cells, labelled };
}

/** Draws the finish line, which has a cell of its own, with the character it has on the strip. */
function putLine(trace: Trace, dots: Dots, cells: readonly Cells[], glyphs: Glyphs): void {
  const [start] = trace.byTick;
  const cell = start === undefined ? -1 : cellOf(dots, start.x, start.y);
  const row = cells[Math.floor(cell / dots.columns)];
  if (row !== undefined) putMark(row, cell % dots.columns, glyphs.line, 'line');
}

function groundRow(dots: Dots, row: number, glyphs: Glyphs, wet: boolean): Cells {
  const cells = blankCells(dots.columns);
  for (let column = 0; column < dots.columns; column++) {
    const cell = row * dots.columns + column;
    const ink = INKS[dots.inks[cell] ?? 0] ?? 'none';
    const tone = wet && ink === 'track' ? 'wet' : TONES[ink];
    putMark(cells, column, dotMark(dots.bits[cell] ?? 0, glyphs.ascii), tone);
  }
  return cells;
}

function putCars(input: MapInput, ground: MapGround, cells: readonly Cells[]): void {
  const { board, cars } = input;
  const taken = new Set(ground.labelled);
  const ordered = cars.toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
  for (const car of ordered) {
    const space = board.spaces[board.indexOf.get(car.space) ?? -1];
    const dot = ground.trace.byTick[space?.tick ?? -1];
    if (dot === undefined || car.mark === 'ghost') continue;
    const cell = freeCellNear(ground.dots, cellOf(ground.dots, dot.x, dot.y), taken);
    if (cell < 0) continue;
    taken.add(cell);
    const row = cells[Math.floor(cell / ground.dots.columns)];
    if (row !== undefined) putCar(row, cell % ground.dots.columns, car);
  }
}

function isOwn({ mark, own = false }: StripCar): boolean {
  return own || mark === 'own';
}

function putCar(row: Cells, column: number, car: StripCar): void {
  if (car.mark === 'wreck') putMark(row, column, car.letter.toLowerCase(), 'danger');
  else putMark(row, column, car.letter, isOwn(car) ? 'own' : 'car', car.seat);
}

/** Returns the wanted cell, or the nearest one that is not taken; -1 when there is none. */
function freeCellNear(dots: Dots, wanted: number, taken: ReadonlySet<number>): number {
  if (wanted < 0 || !taken.has(wanted)) return wanted;
  const row = Math.floor(wanted / dots.columns);
  const column = wanted % dots.columns;
  let best = -1;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (let cell = 0; cell < dots.columns * dots.rows; cell++) {
    if (taken.has(cell)) continue;
    const down = Math.floor(cell / dots.columns) - row;
    const right = (cell % dots.columns) - column;
    const distance = Math.hypot(2 * down, right) - (right > 0 ? 0.1 : 0);
    if (distance >= bestDistance) continue;
    best = cell;
    bestDistance = distance;
  }
  return best;
}
