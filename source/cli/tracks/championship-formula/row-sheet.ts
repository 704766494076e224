// A board in rows on paper: its facts, the map, the table of corners, and the whole lap as pictures of rows.

import type { RowBoard, RowCorner } from '../../../circuit/rows/row-board.ts';
import {
  BALANCE_LAPS,
  LAP_WEARS,
} from '../../../drivers/championship-formula/solver/solo-turns.ts';
import { PRINTED_NAMES } from '../../../rules/championship-formula/printed-cars.ts';
import { cornerTable } from '../../../rules/championship-formula/text/payment-tables.ts';
import { rowFeatures } from '../../../ui/race-panels/championship-formula/row-features.ts';
import { drawRows } from '../../../ui/race-panels/championship-formula/view/draw-rows.ts';
import { MARGIN, ROW_TICKS } from '../../../ui/race-panels/championship-formula/view/row-window.ts';
import type { Row } from '../../../ui/rows.ts';
import { rowOf } from '../../../ui/theme/fit.ts';
import { type Glyphs, glyphsFor } from '../../../ui/theme/glyphs.ts';
import { wrapped } from '../../../ui/theme/width.ts';
import { plural } from '../../../ui/words/en/consequences.ts';
import { table } from '../../printer.ts';
import { type SheetRoom, sheetMap, type TrackSheet, titleOf } from '../track-sheet.ts';
import { type RowFacts, rowFactsOf } from './row-facts.ts';
import { knownRowFigures, measuredBook, soloFiguresOf } from './row-figures.ts';

/** Columns of a row in the pictures of the lap, as on a usual screen. */
const ROW_COLUMNS = 6;

export function rowSheetOf(board: RowBoard, { columns, ascii }: SheetRoom): TrackSheet {
  const glyphs = glyphsFor(ascii);
  const features = rowFeatures(board, glyphs);
  return {
    facts: [titleOf(board), ...wrappedLines(factLines(board), columns)],
    corners: [...table(cornerLines(board)).map(line => rowOf(line)), ...priceRows(columns)],
    lap: wholeLap(board, columns, glyphs),
    map: most => sheetMap({ board, columns, ascii, features, glyphs }, most),
  };
}

// Lines longer than the sheet continue on the next row, indented.
function wrappedLines(lines: readonly string[], columns: number): readonly Row[] {
  return lines.flatMap(line =>
    wrapped(line, columns - SET_IN.length).map((part, at) =>
      rowOf(at === 0 ? part : SET_IN + part),
    ),
  );
}

const SET_IN = '  ';

function factLines(board: RowBoard): readonly string[] {
  const facts = rowFactsOf(board, knownRowFigures());
  const { metres, spaces, corners, lines, wide, grid, pits } = facts;
  const length = metres === undefined ? '' : `${metres} m, `;
  const side = board.greyLane === 0 ? 'left' : 'right';
  const lane = pits === 0 ? 'no pits' : `pits beside ${pits} rows`;
  return [
    `${length}${spaces} spaces by the shortest way, ${corners} corners, ${lines} with a racing line`,
    `${wide} % of the lap is three spaces wide`,
    `grid ${grid}, pole on the ${side}, the grey side; ${lane}`,
    ...soloLines(board),
    ...racingLines(facts),
    `source: ${board.source}`,
  ];
}

/** Returns the turns that cars alone need, without dice. */
function soloLines(board: RowBoard): readonly string[] {
  const { par, lap, race } = soloFiguresOf(board);
  const byWear = lap.map((turns, at) => `${turns} with ${LAP_WEARS[at] ?? 0}`).join(', ');
  const cars = PRINTED_NAMES.map(name => `${name} ${race[name]}`).join(', ');
  return [
    `par ${par} (fewest turns of a standing lap alone in the middle car; by wear: ${byWear})`,
    `${BALANCE_LAPS} laps alone in the printed cars: ${cars} turns`,
  ];
}

function racingLines(facts: RowFacts): readonly string[] {
  const { wins, places, overtakes, slips, passes, spins } = facts;
  if (wins === undefined || places === undefined) return [];
  const raced = PRINTED_NAMES.map(
    name => `${name} ${plural(wins[name], 'win', 'wins')}, mean place ${places[name].toFixed(1)}`,
  );
  return [
    `twelve cars, a turn: ${overtakes} overtakes, ${slips} slips, ${passes} passes, ${spins} spins`,
    `raced, four of each car: ${raced.join('; ')}`,
  ];
}

function cornerLines(board: RowBoard): string[][] {
  const spacesOf = ({ lanes }: RowCorner) => lanes.map(lane => lane.length).filter(n => n > 0);
  const linesOf = ({ lines }: RowCorner) => lines.map(({ colour }) => colour).join(', ');
  return [
    ['', 'corner', 'spaces by lane', 'limits by lane', 'racing lines'],
    ...board.corners.map((corner, at) => [
      String(at + 1),
      corner.name,
      spacesOf(corner).join('/'),
      laneLimits(board, corner),
      linesOf(corner),
    ]),
  ];
}

/** Returns the limits of each lane from left to right, those inside one in driving order: `100-80/80`. */
function laneLimits({ spaces }: RowBoard, { lanes }: RowCorner): string {
  return lanes
    .filter(lane => lane.length > 0)
    .map(lane => {
      const limits = lane.map(index => spaces[index]?.limit ?? 0);
      return limits.filter((limit, at) => limit !== limits[at - 1]).join('-');
    })
    .join('/');
}

/** Returns what speed above a limit costs, which is the same in every corner. */
function priceRows(columns: number): readonly Row[] {
  const { rows } = cornerTable(measuredBook.definition.values);
  const prices = rows.map(([over = '', price = '']) => `${over} mph ${price}`).join('; ');
  return wrapped(`Above a limit: ${prices}.`, columns).map(line => rowOf(line, 'faint'));
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
      laneName: letter => letter,
    });
  }).flat();
}
