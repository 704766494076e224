import type { FormulaBoard, FormulaSpace } from '../../circuit/formula-board.ts';
import type { Row, Tone } from '../rows.ts';
import { asciiRow, fitRow } from '../theme/fit.ts';
import type { Glyphs } from '../theme/glyphs.ts';
import { barRow, type LandingBar } from './bars.ts';
import { blankCells, putMark, toRow } from './cells.ts';
import { headingRow, type StopsMade } from './headings.ts';
import { dropAt, type LanePicture, laneRow, type Wet } from './lanes.ts';
import { type Border, type Lap, lapOf, modulo } from './lap.ts';
import { occupantsOf, type StripCar, type StripReach, type StripTarget } from './occupants.ts';
import { pitIsLeft, pitRow, showsPit } from './pit-lane.ts';
import { rulerRow, type Watched } from './ruler.ts';
import { MARGIN, type Scale, type StripWindow, TICKS_BEHIND, windowFrom } from './window.ts';

const TONES = { verge: 'faint', kerb: 'kerb', wall: 'wall' } as const satisfies Record<
  Border,
  Tone
>;

const DROP_TICKS = 3;

/** The contents of a strip. Spaces are named by id; one with an unknown id is not drawn. */
export interface StripInput {
  readonly board: FormulaBoard;
  readonly glyphs: Glyphs;
  /** Width of every row, lane letters included. */
  readonly columns: number;
  readonly scale: Scale;
  /**
   * Progress of the watched car in ticks: laps times the ticks of a lap, plus the tick of its space. It is in column 13
   * of the track at scale 1, 26 at scale 2.
   */
  readonly centre: number;
  /** Ticks by which the window is ahead of `centre`, behind if negative. */
  readonly scroll?: number;
  /**
   * Id of the space from which ruler and bars count, that of the watched car. Without it the ruler numbers the spaces.
   */
  readonly watched?: string;
  readonly cars: readonly StripCar[];
  readonly dangerous?: readonly string[];
  readonly targets?: readonly StripTarget[];
  readonly path?: readonly string[];
  readonly reach?: readonly StripReach[];
  /** Stops made in the corner where the watched car is; absent for a car on a straight. */
  readonly stopsDone?: number;
  readonly bars?: readonly LandingBar[];
  /** Whether the pit lane is drawn, in an additional row, where the window shows it. */
  readonly pit?: boolean;
  /**
   * Whether the ruler is drawn; with `unlessPit` it gives way to the row of the pit lane, so that the height stays the
   * same.
   */
  readonly ruler?: boolean | 'unlessPit';
  /** Names of the start line, the longest first. */
  readonly lineNames?: readonly string[];
  /** Maps the letter of a lane on the board to the letter shown; absent to show the same. */
  readonly laneName?: (letter: string) => string;
  readonly spacesWord?: string;
  /** Whether the watched car is on its last lap, so that corners behind the line do not matter. */
  readonly endsAtLine?: boolean;
  /** Absent for a dry road. */
  readonly wet?: Wet;
  /** Whether bare grid spaces show the number of their slot (0 for 10). */
  readonly grid?: boolean;
}

/** Default names of the start line, the longest first. */
const LINE_NAMES = ['START/FINISH', 'S/F'];

/**
 * Returns the strip as rows of exactly `columns`: headings, ruler, border, lanes, border, bars, with the pit lane on
 * its side.
 */
export function drawStrip(input: StripInput): readonly Row[] {
  const { board, glyphs, scale } = input;
  const firstTick = input.centre + (input.scroll ?? 0) - TICKS_BEHIND;
  const window = windowFrom(board, firstTick, scale, Math.max(0, input.columns - MARGIN));
  const lap = lapOf(board);
  const watched = watchedOf(input);
  const picture = pictureOf(input, lap, window);
  const showPit = input.pit === true && showsPit(window);
  const ruler = input.ruler ?? true;
  const rows = [
    headingRow(window, stopsMade(input, watched), glyphs, {
      line: input.lineNames ?? LINE_NAMES,
      spaces: input.spacesWord,
      until: input.endsAtLine
        ? (Math.floor(input.centre / board.ticks) + 1) * board.ticks
        : undefined,
    }),
  ];
  if (ruler === true || (ruler === 'unlessPit' && !showPit))
    rows.push(rulerRow(lap, window, watched));
  rows.push(...trackRows(picture, showPit));
  if (watched !== undefined) {
    for (const bar of input.bars ?? []) rows.push(barRow(lap, window, watched, bar, glyphs));
  }
  const narrow = input.columns < MARGIN;
  const drawn = narrow ? rows.map(row => fitRow(row, Math.max(0, input.columns))) : rows;
  return glyphs.ascii ? drawn.map(asciiRow) : drawn;
}

function trackRows(picture: LanePicture, showPit: boolean): Row[] {
  const { lap, window, glyphs, wet } = picture;
  const { pit } = lap.board;
  const rows = [
    borderRow(lap, window, 'left', glyphs, wet),
    ...lap.board.lanes.map((_, lane) => laneRow(picture, lane)),
    borderRow(lap, window, 'right', glyphs, wet),
  ];
  if (!showPit || pit === undefined) return rows;
  const row = pitRow(picture, pit);
  return pitIsLeft(pit) ? [row, ...rows] : [...rows, row];
}

function pictureOf(input: StripInput, lap: Lap, window: StripWindow): LanePicture {
  const { cars, targets = [], dangerous = [], path = [], reach = [], grid = false, wet } = input;
  const { laneName = letter => letter } = input;
  return {
    lap,
    window,
    glyphs: input.glyphs,
    letters: input.board.lanes.map(laneName),
    occupants: occupantsOf(cars, targets, dangerous, path, spraysOf(input, lap), reach),
    ...(wet === undefined ? {} : { wet }),
    grid: new Map(grid ? input.board.grid.map((index, at) => [index, at + 1]) : []),
  };
}

const SPRAY_SPACES = 2;

function spraysOf({ board, cars }: StripInput, lap: Lap): readonly string[] {
  return cars.flatMap(({ space: id, spray = false }) => {
    const spaces: string[] = [];
    let space = spray ? spaceCalled(board, id) : undefined;
    while (space !== undefined && spaces.length < SPRAY_SPACES) {
      space = board.spaces[lap.behind[space.index] ?? -1];
      if (space !== undefined) spaces.push(space.id);
    }
    return spaces;
  });
}

function watchedOf({ board, watched, centre }: StripInput): Watched | undefined {
  const space = watched === undefined ? undefined : spaceCalled(board, watched);
  if (space === undefined) return undefined;
  const off = modulo(space.tick - centre + board.ticks / 2, board.ticks) - board.ticks / 2;
  return { space, tick: centre + off };
}

function spaceCalled(board: FormulaBoard, id: string): FormulaSpace | undefined {
  return board.spaces[board.indexOf.get(id) ?? -1];
}

/** Returns the stops made with the end of the corner they belong to; undefined for none. */
function stopsMade(
  { board, centre, stopsDone = 0 }: StripInput,
  watched: Watched | undefined,
): StopsMade | undefined {
  if (stopsDone === 0) return undefined;
  const tick = modulo(centre, board.ticks);
  const corner = board.corners[watched?.space.corner ?? -1];
  if (corner === undefined) return undefined;
  return {
    corner: corner.index,
    toTick: centre + 1 + modulo(corner.toTick - tick - 1, board.ticks),
    stops: stopsDone,
  };
}

/** Returns the border left of the track (above it) or right of it (below). */
function borderRow(
  lap: Lap,
  window: StripWindow,
  side: 'left' | 'right',
  glyphs: Glyphs,
  wet?: Wet,
): Row {
  const borders = side === 'left' ? lap.leftBorder : lap.rightBorder;
  const cells = blankCells(MARGIN + window.columns);
  for (let column = 0; column < window.columns; column++) {
    const tick = window.firstTick + Math.floor(column / window.scale);
    const border = borders[modulo(tick, lap.board.ticks)] ?? 'verge';
    const isDrop = column % window.scale === 0 && modulo(tick, DROP_TICKS) === 0;
    const isRained = wet === 'rain' && border === 'verge' && isDrop;
    const mark = isRained ? dropAt(tick >> 1, glyphs) : glyphs[border];
    const tone = wet !== undefined && border === 'verge' ? 'wet' : TONES[border];
    putMark(cells, MARGIN + column, mark, tone);
  }
  return toRow(cells);
}
