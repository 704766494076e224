// A board in rows on paper: its facts, the map, the table of corners, and the whole lap as pictures of rows.
import type { RowBoard, RowCorner } from '../../../circuit/rows/row-board.ts';
import { drawMap } from '../../../ui/board-view/map.ts';
import { rowFeatures } from '../../../ui/cockpits/championship-formula/row-features.ts';
import { limitsIn } from '../../../ui/cockpits/championship-formula/view/corner-headings.ts';
import { drawRows } from '../../../ui/cockpits/championship-formula/view/draw-rows.ts';
import { MARGIN, ROW_TICKS } from '../../../ui/cockpits/championship-formula/view/row-window.ts';
import type { Row } from '../../../ui/rows.ts';
import { rowOf } from '../../../ui/theme/fit.ts';
import { type Glyphs, glyphsFor } from '../../../ui/theme/glyphs.ts';
import { table } from '../../printer.ts';
import { MAP_SHAPE, type SheetRoom, type TrackSheet } from '../track-sheet.ts';
import { rowFactsOf } from './row-facts.ts';

/** Columns of a row in the pictures of the lap, as on a usual screen. */
const ROW_COLUMNS = 6;

/** Returns the parts of the sheet of a board in rows. */
export function rowSheetOf(board: RowBoard, { columns, ascii }: SheetRoom): TrackSheet {
  const glyphs = glyphsFor(ascii);
  const known = board.place === '' || board.place === board.name;
  const title = known ? board.name : `${board.name}, ${board.place}`;
  return {
    facts: [rowOf(title, 'title'), ...factLines(board).map(line => rowOf(line))],
    corners: table(cornerLines(board)).map(line => rowOf(line)),
    lap: wholeLap(board, columns, glyphs),
    map: (most = Number.POSITIVE_INFINITY) => {
      const rows = Math.min(most, Math.round(columns / MAP_SHAPE));
      const features = rowFeatures(board, glyphs);
      return drawMap({ board, columns, rows, cars: [], corners: 'names', glyphs, features });
    },
  };
}

function factLines(board: RowBoard): readonly string[] {
  const { metres, spaces, corners, lines, wide, grid, pits } = rowFactsOf(board);
  const length = metres === undefined ? '' : `${metres} m, `;
  const side = board.greyLane === 0 ? 'left' : 'right';
  const lane = pits === 0 ? 'no pits' : `pits beside ${pits} rows`;
  return [
    `${length}${spaces} spaces in the shortest way, ${corners} corners, ${lines} with a racing line`,
    `${wide} % of the lap is three spaces wide`,
    `grid ${grid}, pole on the ${side}, the grey side; ${lane}`,
    `source: ${board.source}`,
  ];
}

function cornerLines(board: RowBoard): string[][] {
  const spacesOf = ({ lanes }: RowCorner) => lanes.map(lane => lane.length).filter(n => n > 0);
  const linesOf = ({ lines }: RowCorner) => lines.map(({ colour }) => colour).join(', ');
  return [
    ['', 'corner', 'spaces by lane', 'limits', 'racing lines'],
    ...board.corners.map((corner, at) => [
      String(at + 1),
      corner.name,
      spacesOf(corner).join('/'),
      limitsIn(board, corner.index),
      linesOf(corner),
    ]),
  ];
}

// The lap in pictures of as many rows as fit, from the line back to it.
function wholeLap(board: RowBoard, columns: number, glyphs: Glyphs): readonly Row[] {
  const rowsShown = Math.floor((columns - MARGIN) / ROW_COLUMNS);
  const pictures = Math.ceil(board.ticks / ROW_TICKS / rowsShown);
  return Array.from({ length: pictures }, (_, at) => {
    const firstTick = at * rowsShown * ROW_TICKS;
    const left = Math.ceil((board.ticks - firstTick) / ROW_TICKS);
    return drawRows({
      window: {
        board,
        rowColumns: ROW_COLUMNS,
        columns: Math.min(rowsShown, left) * ROW_COLUMNS,
        firstTick,
      },
      glyphs,
      cars: [],
      targets: new Map(),
      path: new Set(),
      hasPits: board.pitLane !== undefined,
      crashes: [],
      ruler: [],
      lineNames: ['finish line', 'line'],
    });
  }).flat();
}
