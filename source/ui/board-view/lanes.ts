// One row per lane: a separator where a space begins, then its mark. Separators show doors and the line; marks show the
// arrows of a corner and whatever is on the space.
import type { FormulaSpace } from '../../circuit/formula-board.ts';
import type { Row, Tone } from '../rows.ts';
import type { Glyphs } from '../theme/glyphs.ts';
import { blankCells, type Cells, NOBODY, putMark, putText, toRow } from './cells.ts';
import type { Lap } from './lap.ts';
import { type Occupant, type Occupants, occupantOf } from './occupants.ts';
import { MARGIN, markColumn, type Place, placesOf, type StripWindow } from './window.ts';

export type Wet = 'wet' | 'rain';

export interface LanePicture {
  readonly lap: Lap;
  readonly window: StripWindow;
  readonly occupants: Occupants;
  readonly glyphs: Glyphs;
  readonly letters: readonly string[];
  /** Grid place (from 1) by index of the space; empty when the grid is not shown. */
  readonly grid: ReadonlyMap<number, number>;
  /** Absent for a dry road. */
  readonly wet?: Wet;
}

export function laneRow(picture: LanePicture, lane: number): Row {
  const { lap, window, letters } = picture;
  const cells = blankCells(MARGIN + window.columns);
  const places = (lap.lanes[lane] ?? []).flatMap(space => placesOf(window, space));
  for (const place of places) drawGround(picture, cells, place);
  for (const place of places) {
    const occupant = occupantOf(picture.occupants, place.space.id, picture.glyphs);
    if (occupant !== undefined) drawOccupant(picture, cells, place, occupant);
  }
  putText(cells, 0, letters[lane] ?? '', 'strong');
  return toRow(cells);
}

function drawGround(picture: LanePicture, cells: Cells, place: Place): void {
  const { window, glyphs, wet } = picture;
  const { space } = place;
  const straight: Tone = wet === undefined ? 'faint' : 'wet';
  const ground: Tone = space.corner < 0 ? straight : 'corner';
  const first = Math.max(0, place.from);
  const last = Math.min(window.columns, place.to) - 1;
  for (let column = first; column <= last; column++) putMark(cells, MARGIN + column, ' ', ground);
  const column = markColumn(window, place);
  if (column > place.from) putMark(cells, MARGIN + column, bareMark(picture, space), ground);
  const separator = separatorOf(picture, space);
  if (place.from >= 0) {
    putMark(cells, MARGIN + place.from, glyphs[separator], SEPARATOR_TONES[separator] ?? ground);
  }
}

const SEPARATOR_TONES: Readonly<Record<Separator, Tone | undefined>> = {
  edge: undefined,
  door: 'corner',
  line: 'line',
};

type Separator = 'edge' | 'door' | 'line';

function separatorOf({ lap }: LanePicture, space: FormulaSpace): Separator {
  const behind = lap.board.spaces[lap.behind[space.index] ?? -1];
  if (behind === undefined) return 'edge';
  if (space.tick < behind.tick) return 'line';
  return behind.corner === space.corner ? 'edge' : 'door';
}

function bareMark(picture: LanePicture, space: FormulaSpace): string {
  const { window, glyphs, lap, grid, wet } = picture;
  if (space.corner >= 0) return glyphs[arrowOf(lap, space)];
  const slot = grid.get(space.index);
  if (slot !== undefined) return String(slot % 10);
  if (space.cost > 1) return glyphs.doubled;
  if (wet !== undefined) return dropAt(space.tick + space.lane, glyphs);
  return window.scale === 1 ? glyphs.space : ' ';
}

/** Returns a drop of water, high or low by its place. */
export function dropAt(place: number, glyphs: Glyphs): string {
  return place % 4 < 2 ? glyphs.dropHigh : glyphs.dropLow;
}

type Arrow = 'straightOn' | 'left' | 'right' | 'bothSides' | 'onlyLeft' | 'onlyRight';

/**
 * Returns where the arrows of a corner space point: along its own lane, and to the lanes on the left (up) and right
 * (down).
 */
function arrowOf({ board }: Lap, space: FormulaSpace): Arrow {
  const lanes = new Set(space.next.map(edge => board.spaces[edge.to]?.lane ?? space.lane));
  const left = lanes.has(space.lane - 1);
  const right = lanes.has(space.lane + 1);
  if (left && right) return 'bothSides';
  if (lanes.has(space.lane)) return left ? 'left' : right ? 'right' : 'straightOn';
  return left ? 'onlyLeft' : right ? 'onlyRight' : 'straightOn';
}

export function drawOccupant(
  { window, glyphs }: Pick<LanePicture, 'window' | 'glyphs'>,
  cells: Cells,
  place: Place,
  occupant: Occupant,
): void {
  const column = MARGIN + markColumn(window, place);
  const { tone, seat } = occupant;
  const marks = [...occupant.mark];
  const first = Math.max(MARGIN, column + 1 - marks.length);
  if (occupant.isLit === true) {
    lightGround(cells, MARGIN + Math.max(0, place.from), MARGIN + place.to, tone, glyphs);
  }
  if (occupant.brackets !== undefined) {
    drawBracket(cells, first - 1, occupant.brackets[0], tone, glyphs, seat);
    drawBracket(cells, column + 1, occupant.brackets[1], tone, glyphs, seat);
  }
  for (const [at, mark] of marks.entries()) putMark(cells, first + at, mark, tone, seat);
}

// The line and the door of a corner keep their own tone.
function lightGround(cells: Cells, from: number, to: number, tone: Tone, glyphs: Glyphs): void {
  for (let column = from; column < to; column++) {
    const mark = cells.marks[column];
    if (mark === glyphs.edge || mark === ' ') cells.tones[column] = tone;
  }
}

/**
 * Draws a bracket, which may cover any separator, even a door or the line, since the other lanes still show them; but
 * never another car.
 */
function drawBracket(
  cells: Cells,
  column: number,
  bracket: string,
  tone: Tone,
  glyphs: Glyphs,
  seat?: number,
): void {
  const under = cells.marks[column] ?? '';
  const isFree = [glyphs.edge, glyphs.door, glyphs.line, glyphs.pitEdge, ' '].includes(under);
  if (column < MARGIN || !isFree || (cells.seats[column] ?? NOBODY) !== NOBODY) return;
  putMark(cells, column, bracket, tone, seat);
}
