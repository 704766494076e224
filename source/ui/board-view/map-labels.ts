// Where the corner numbers or names of the map go: off the line, near their corner, never over each other.
import type { Board, Corner } from '../../circuit/board.ts';
import type { Tone } from '../rows.ts';
import { textWidth } from '../theme/width.ts';
import { cellOf, type Dots } from './dots.ts';
import { besideTrack, offsetOf } from './ink.ts';
import type { MapFeatures, SideLane } from './map-features.ts';
import type { Trace, TraceDot } from './trace.ts';

export const CORNER_LABELS = ['none', 'numbers', 'names'] as const;
export type CornerLabels = (typeof CORNER_LABELS)[number];

export interface MapLabel {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  readonly tone: Tone;
}

interface Cell {
  readonly row: number;
  readonly column: number;
}

interface Wish {
  /** Texts for it, the longest first. */
  readonly texts: readonly string[];
  readonly tone: Tone;
  /** Cells it belongs to, the middle one first. */
  readonly anchors: readonly Cell[];
}

/** Rows up and down, and columns left and right, that are searched for a place. */
const REACH = { rows: 4, columns: 8 };

/**
 * How far off a label may be, in columns, before a shorter one is tried; `tight` is how much farther in the last try.
 */
const FARTHEST = { long: 6, short: 5, tight: 4 };
/** A long label may be one column farther off for every so many rows of the picture. */
const ROWS_A_COLUMN = 12;

interface Labelling {
  readonly board: Board;
  readonly trace: Trace;
  readonly dots: Dots;
  readonly corners: CornerLabels;
  readonly note: MapFeatures['cornerNote'];
  readonly lane: SideLane | undefined;
  readonly lineName: string;
}

/** Returns the labels of the finish line, the corners and the lane beside the track, as far as there is room. */
export function mapLabels(labelling: Labelling): readonly MapLabel[] {
  const { board, trace, dots, corners, note, lane, lineName } = labelling;
  if (corners === 'none') return [];
  const wishes = [
    ...board.corners.map(corner => cornerWish(corner, trace, dots, corners, note)),
    // The line has a cell of its own on the map, so its label gives way to a corner number.
    lineWish(lineName, trace, dots),
    ...(lane === undefined ? [] : [laneWish(lane, trace, dots)]),
  ];
  return fullest(wishes, dots);
}

/** Number of attempts to place the labels, each starting with those that found no room in the last one. */
const TRIES = 4;

// A label takes room from those after it, so on a dense map the ones left over go first the next time. Labels on the
// line come last of all.
function fullest(wishes: readonly Wish[], dots: Dots): readonly MapLabel[] {
  let order = wishes;
  let best: readonly MapLabel[] = [];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const { placed, left } = placeAll(order, dots, attempt === TRIES - 1);
    if (isFuller(placed, best)) best = placed;
    if (left.length === 0) break;
    order = [...left, ...order.filter(wish => !left.includes(wish))];
  }
  return best;
}

// Compares the number of corner labels, then the width of their texts, then the number of all labels.
function isFuller(one: readonly MapLabel[], other: readonly MapLabel[]): boolean {
  const [mine, theirs] = [one, other].map(labels => {
    const corners = labels.filter(({ tone }) => tone === 'corner');
    const width = corners.reduce((sum, { text }) => sum + textWidth(text), 0);
    return [corners.length, width, labels.length];
  });
  const at = mine?.findIndex((value, index) => value !== theirs?.[index]) ?? -1;
  return at >= 0 && (mine?.[at] ?? 0) > (theirs?.[at] ?? 0);
}

function placeAll(
  wishes: readonly Wish[],
  dots: Dots,
  tight: boolean,
): { readonly placed: readonly MapLabel[]; readonly left: readonly Wish[] } {
  const room: Room = {
    dots,
    inked: Array.from(dots.bits, bits => bits !== 0),
    labelled: Array.from(dots.bits, () => false),
  };
  const placed: MapLabel[] = [];
  const left: Wish[] = [];
  for (const wish of wishes) {
    const others = wishes.filter(other => other !== wish).flatMap(({ anchors }) => anchors);
    const label =
      bestPlace(wish, others, room, false) ??
      (tight ? (bestPlace(wish, others, room, true) ?? onTheLine(wish, room)) : undefined);
    if (label === undefined) {
      left.push(wish);
      continue;
    }
    placed.push(label);
    const from = label.row * dots.columns + label.column;
    room.labelled.fill(true, from, from + textWidth(label.text));
  }
  return { placed, left };
}

interface Room {
  readonly dots: Dots;
  readonly inked: readonly boolean[];
  readonly labelled: boolean[];
}

function lineWish(name: string, trace: Trace, dots: Dots): Wish {
  return { texts: [name], tone: 'line', anchors: cellsAt(trace, dots, [0]) };
}

function cornerWish(
  corner: Corner,
  trace: Trace,
  dots: Dots,
  labels: CornerLabels,
  note: MapFeatures['cornerNote'],
): Wish {
  const number = String(corner.index + 1);
  const name = `${number} ${corner.name}`;
  const texts =
    labels === 'names'
      ? [...(note === undefined ? [] : [`${name} ${note(corner)}`]), name, number]
      : [number];
  const { fromTick, toTick } = corner;
  const middle = (fromTick + toTick) >> 1;
  const quarter = (toTick - fromTick) >> 2;
  const anchors = cellsAt(trace, dots, [middle, middle - quarter, middle + quarter]);
  return { texts, tone: 'corner', anchors };
}

function laneWish(lane: SideLane, trace: Trace, dots: Dots): Wish {
  const dot = besideTrack(trace, lane.middle, offsetOf(lane));
  return { texts: [lane.letter], tone: 'faint', anchors: cellsOf([dot], dots) };
}

function cellsAt(trace: Trace, dots: Dots, ticks: readonly number[]): Cell[] {
  return cellsOf(
    ticks.flatMap(tick => trace.byTick[tick] ?? []),
    dots,
  );
}

function cellsOf(places: readonly TraceDot[], dots: Dots): Cell[] {
  return places.flatMap(({ x, y }) => {
    const cell = cellOf(dots, x, y);
    if (cell < 0) return [];
    return [{ row: Math.floor(cell / dots.columns), column: cell % dots.columns }];
  });
}

function bestPlace(
  wish: Wish,
  others: readonly Cell[],
  room: Room,
  tight: boolean,
): MapLabel | undefined {
  for (const [at, text] of wish.texts.entries()) {
    const roomy = Math.floor(room.dots.rows / ROWS_A_COLUMN);
    const usual = at < wish.texts.length - 1 ? FARTHEST.long + roomy : FARTHEST.short + at;
    const farthest = tight ? usual + FARTHEST.tight : usual;
    const width = textWidth(text);
    const isFree = (place: Cell) => hasRoom(room, place, width, tight);
    const place = cheapestPlace(wish, width, others, isFree, farthest);
    if (place !== undefined) return { ...place, text, tone: wish.tone };
  }
  return undefined;
}

// A corner number without room around it is written over the track at its corner.
function onTheLine({ texts, tone, anchors }: Wish, { dots, labelled }: Room): MapLabel | undefined {
  const text = texts.at(-1) ?? '';
  const width = textWidth(text);
  if (tone !== 'corner') return undefined;
  const place = anchors.find(({ row, column }) => {
    const from = row * dots.columns + column;
    return (
      column + width < dots.columns && !labelled.slice(from - 1, from + width + 1).includes(true)
    );
  });
  return place === undefined ? undefined : { ...place, text, tone };
}

function cheapestPlace(
  wish: Wish,
  width: number,
  others: readonly Cell[],
  isFree: (place: Cell) => boolean,
  farthest: number,
): Cell | undefined {
  const [middle] = wish.anchors;
  if (middle === undefined) return undefined;
  let best: Cell | undefined;
  let bestCost = farthest;
  for (let row = middle.row - REACH.rows; row <= middle.row + REACH.rows; row++) {
    const last = middle.column + REACH.columns;
    for (let column = middle.column - REACH.columns - width; column <= last; column++) {
      if (!isFree({ row, column })) continue;
      const cost = costOf({ row, column }, width, wish.anchors, others);
      if (cost >= bestCost) continue;
      bestCost = cost;
      best = { row, column };
    }
  }
  return best;
}

/**
 * Reports whether a label would lie on empty cells, with one blank to the line and two to another label; with none and
 * one when `tight`.
 */
function hasRoom(
  { dots, inked, labelled }: Room,
  { row, column }: Cell,
  width: number,
  tight: boolean,
): boolean {
  if (row < 0 || row >= dots.rows || column < 0 || column + width > dots.columns) return false;
  const isTaken = (cells: readonly boolean[], beside: number) => {
    const from = Math.max(0, column - beside);
    const to = Math.min(dots.columns, column + width + beside);
    return cells.slice(row * dots.columns + from, row * dots.columns + to).includes(true);
  };
  return !isTaken(labelled, tight ? 1 : 2) && !isTaken(inked, tight ? 0 : 1);
}

/**
 * Returns the distance to the label's own corner in columns; more when another corner is as near, which would mislead.
 */
function costOf(
  place: Cell,
  width: number,
  anchors: readonly Cell[],
  others: readonly Cell[],
): number {
  const own = distances(place, width, anchors);
  const nearest = Math.min(...own);
  const foreign = Math.min(...distances(place, width, others), Number.POSITIVE_INFINITY);
  return nearest + (own[0] ?? 0) / 8 + Math.max(0, nearest + 1 - foreign);
}

/** Returns the distance from a label to each cell by its nearest column; a row is as high as two columns are wide. */
function distances(place: Cell, width: number, cells: readonly Cell[]): number[] {
  return cells.map(cell => {
    const left = place.column - cell.column;
    const right = cell.column - (place.column + width - 1);
    return Math.hypot(Math.max(0, left, right), 2 * (place.row - cell.row));
  });
}
