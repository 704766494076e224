// The picture of a board in rows: every space a box with its limit, what stands on it, what a question offers there.
import { cornerOf, spaceAt, spaceOf } from '../../../../circuit/board.ts';
import type { RowSpace } from '../../../../circuit/rows/row-board.ts';
import type { Seat } from '../../../../rules/kit/types.ts';
import { blankCells, type Cells, putMark, putText, toRow } from '../../../board-view/cells.ts';
import type { Row, Tone } from '../../../rows.ts';
import type { Glyphs } from '../../../theme/glyphs.ts';
import { cornerHeadings } from './corner-headings.ts';
import {
  type Box,
  boxesOf,
  columnOf,
  LANE_LINES,
  lineOf,
  MARGIN,
  type RowWindow,
  runOn,
} from './row-window.ts';
import { separate } from './separators.ts';

export interface RowCar {
  readonly seat: Seat;
  readonly letter: string;
  readonly space: string;
  readonly mark: 'none' | 'own' | 'spun';
  /** Whether it is the player's own, spun or not. */
  readonly own?: boolean;
  /** Whether the car asked may slip it. */
  readonly gives: boolean;
}

export interface RowTarget {
  readonly label: string;
  readonly tone: 'target' | 'costly' | 'fatal' | 'chosen';
}

/** A speed on the ruler, over the space that it reaches. */
export interface Reach {
  readonly space: string;
  readonly text: string;
  readonly tone: Tone;
}

export interface RowPicture {
  readonly window: RowWindow;
  readonly glyphs: Glyphs;
  readonly cars: readonly RowCar[];
  /** By id of the space. */
  readonly targets: ReadonlyMap<string, RowTarget>;
  readonly path: ReadonlySet<string>;
  readonly hasPits: boolean;
  readonly crashes: readonly string[];
  readonly ruler: readonly Reach[];
  /** Names of the start line, the longest first. */
  readonly lineNames: readonly string[];
  /** Maps the letter of a lane on the board to the letter shown. */
  readonly laneName: (letter: string) => string;
}

/** Rows of the picture: headings, ruler, border, lanes, border. */
export const PICTURE_ROWS = LANE_LINES + 4;

/** Returns the picture, always `PICTURE_ROWS` high. */
export function drawRows(picture: RowPicture): readonly Row[] {
  const { window } = picture;
  const boxes = boxesOf(window);
  const columns = MARGIN + window.columns;
  const lanes = Array.from({ length: LANE_LINES }, () => blankCells(columns));
  separate(window, boxes, lanes, picture.glyphs);
  for (const box of boxes) putEdges(lanes[box.line], box, picture);
  for (const box of boxes) putContent(lanes[box.line], box, picture);
  putLine(picture, lanes);
  putLetters(picture, boxes, lanes);
  return [
    cornerHeadings(window, picture.lineNames),
    rulerRow(picture, boxes),
    border(picture, boxes, 0),
    ...lanes.map(toRow),
    border(picture, boxes, LANE_LINES - 1),
  ];
}

// The edge behind a space is seen only where no other space begins.
function putEdges(
  cells: Cells | undefined,
  { from, to, space }: Box,
  { glyphs }: RowPicture,
): void {
  if (cells === undefined) return;
  const tone = space.corner < 0 ? 'faint' : 'kerb';
  if (from >= 0) putMark(cells, MARGIN + from, glyphs.edge, tone);
  if (cells.marks[MARGIN + to] !== glyphs.edge) putMark(cells, MARGIN + to, glyphs.edge, tone);
}

function putContent(cells: Cells | undefined, box: Box, picture: RowPicture): void {
  if (cells === undefined) return;
  const { space, from, to } = box;
  const end = MARGIN + to;
  const limit = space.limit > 0 ? String(space.limit) : '';
  // A cut limit would read as another one.
  if (end - limit.length >= MARGIN && to <= picture.window.columns) {
    putText(cells, end - limit.length, limit, 'corner');
  }
  const first = Math.max(MARGIN, MARGIN + from + 1);
  const room = end - first;
  if (room < 1) return;
  const car = picture.cars.find(one => one.space === space.id);
  const target = picture.targets.get(space.id);
  const mark = lineMark(picture, space);
  if (mark !== undefined) putMark(cells, first, mark.text, mark.tone);
  if (picture.path.has(space.id)) putMark(cells, first, picture.glyphs.path, 'path');
  if (picture.crashes.includes(space.id)) {
    putMark(cells, first + 1, picture.glyphs.danger, 'danger');
  }
  if (car !== undefined) {
    const [open, close] = BRACKETS[car.mark];
    const tone = car.mark === 'own' ? 'own' : 'car';
    const text = `${car.letter}${close}${car.gives ? SLIP : ''}`;
    putSign(cells, first, end, { open, text, tone, seat: car.seat });
  } else if (target !== undefined) {
    const [open, close] = BRACKETS[target.tone === 'chosen' ? 'chosen' : 'none'];
    putSign(cells, first, end, { open, text: `${target.label}${close}`, tone: target.tone });
  }
}

const BRACKETS = {
  none: ['', ''],
  own: ['[', ']'],
  spun: ['(', ')'],
  chosen: ['>', '<'],
} as const;
/** Mark behind a car that gives a slip. */
const SLIP = '<<';

function lineMark(
  { window: { board }, glyphs }: RowPicture,
  space: RowSpace,
): { readonly text: string; readonly tone: Tone } | undefined {
  const lines = cornerOf(board, space)?.lines ?? [];
  const line = lines.find(({ spaces }) => spaces.includes(space.index));
  if (line === undefined) return undefined;
  return line.colour === 'red'
    ? { text: glyphs.redLine, tone: 'warn' }
    : { text: glyphs.greenLine, tone: 'good' };
}

interface Sign {
  readonly open: string;
  readonly text: string;
  readonly tone: Tone;
  readonly seat?: Seat;
}

// A sign stands under its neighbours' signs, or one column further left where its limit would touch it. A limit of which it
// would hide a part is left out.
function putSign(cells: Cells, first: number, end: number, { open, text, tone, seat }: Sign): void {
  const limit = limitStart(cells, first, end);
  const usual = first + 1;
  const at = usual + text.length >= limit && limit - text.length - 1 >= first ? first : usual;
  const from = at - open.length;
  if (at + text.length > limit) putText(cells, first, ' '.repeat(end - first), 'plain');
  const start = Math.max(first, from);
  putText(cells, start, `${open}${text}`.slice(0, end - start), tone);
  if (seat !== undefined) putMark(cells, start + open.length, text.slice(0, 1), tone, seat);
}

function limitStart(cells: Cells, first: number, end: number): number {
  const at = cells.marks.slice(first, end).findIndex(mark => /\d/.test(mark));
  return at < 0 ? end : first + at;
}

function putLine({ window, glyphs }: RowPicture, lanes: readonly Cells[]): void {
  const column = columnOf(window, runOn(window, 0, window.firstTick));
  if (column >= window.columns) return;
  for (const cells of lanes) putMark(cells, MARGIN + column, glyphs.line, 'line');
}

// A lane keeps its letter and its line, whatever part of the road is in the picture.
function putLetters(
  { window: { board }, laneName }: RowPicture,
  boxes: readonly Box[],
  lanes: readonly Cells[],
): void {
  for (const [lane, letter] of board.lanes.entries()) {
    const cells = lanes[lineOf({ lane })];
    const isSeen = boxes.some(({ space }) => space.lane === lane);
    if (cells !== undefined && isSeen) putText(cells, 0, laneName(letter), 'faint');
  }
}

function rulerRow({ window, ruler }: RowPicture, boxes: readonly Box[]): Row {
  const cells = blankCells(MARGIN + window.columns);
  let free = 0;
  for (const { space, text, tone } of ruler) {
    const box = boxes.find(one => one.space.id === space);
    if (box === undefined) continue;
    const at = Math.max(box.from + 1, free);
    if (box.from < 0 || at + text.length > Math.min(window.columns, box.to + 1)) continue;
    putText(cells, MARGIN + at, text, tone);
    free = at + text.length + 1;
  }
  return toRow(cells);
}

// The pit lane is on the grey side; of several cars on one of its spaces the first is shown.
function putPits(cells: Cells, { window, cars, hasPits }: RowPicture): void {
  const { board, columns } = window;
  for (const { space: index } of hasPits ? (board.pitLane ?? []) : []) {
    const space = spaceAt(board, index);
    const at = columnOf(window, runOn(window, space.tick, window.firstTick)) + 1;
    if (at + 2 > columns) continue;
    const car = cars.find(one => one.space === space.id);
    const [open, close] = BRACKETS[car?.mark ?? 'none'];
    if (car === undefined) putText(cells, MARGIN + at + 1, 'P', 'faint');
    else {
      putText(cells, MARGIN + at + 1 - open.length, `${open}${car.letter}${close}`, 'car');
      putMark(cells, MARGIN + at + 1, car.letter, car.mark === 'own' ? 'own' : 'car', car.seat);
    }
  }
}

// The border of the grey side is solid; the row of a crash is marked on both.
function border(picture: RowPicture, boxes: readonly Box[], line: number): Row {
  const { window, glyphs, crashes } = picture;
  const { board, columns } = window;
  const cells = blankCells(MARGIN + columns);
  const isGrey = (board.greyLane === 0) === (line === 0);
  putText(cells, MARGIN, (isGrey ? glyphs.greySide : glyphs.verge).repeat(columns), 'faint');
  if (isGrey) putPits(cells, picture);
  for (const { row } of crashes.map(id => spaceOf(board, id))) {
    for (const { from, to } of boxes.filter(({ space }) => space.row === row)) {
      for (let at = Math.max(0, from + 1); at < to; at++) {
        putMark(cells, MARGIN + at, glyphs.danger, 'danger');
      }
    }
  }
  return toRow(cells);
}
