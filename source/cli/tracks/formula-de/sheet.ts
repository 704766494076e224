// A circuit on paper: its facts, the map, the table of corners, and the whole lap as strips.
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import { firstBook } from '../../../rules/books.ts';
import type { FormulaDeBook } from '../../../rules/formula-de/book.ts';
import type { TrackFigures } from '../../../storage/tracks/track-figures.ts';
import { formulaFeatures } from '../../../ui/board-view/map-features.ts';
import { drawWholeLap } from '../../../ui/board-view/whole-lap.ts';
import { rowOf } from '../../../ui/theme/fit.ts';
import { glyphsFor } from '../../../ui/theme/glyphs.ts';
import { table } from '../../printer.ts';
import { type SheetRoom, sheetMap, type TrackSheet, titleOf } from '../track-sheet.ts';
import { knownFigures, parFrom } from './known-figures.ts';

export function sheetOf(board: FormulaBoard, room: SheetRoom): TrackSheet {
  const { columns, ascii } = room;
  const book = (room.book ?? firstBook) as FormulaDeBook;
  const glyphs = glyphsFor(ascii);
  const features = formulaFeatures(board, glyphs);
  return {
    facts: [titleOf(board), ...factLines(board, book).map(line => rowOf(line))],
    corners: table(cornerLines(board)).map(line => rowOf(line)),
    lap: drawWholeLap(board, columns, glyphs),
    map: most => sheetMap({ ...room, board, features, glyphs }, most),
  };
}

function factLines(board: FormulaBoard, book: FormulaDeBook): readonly string[] {
  const figures = knownFigures();
  // Races and laps were measured with gear dice.
  const known = book.terms({}).values.chart === undefined ? figures.get(board.hash) : undefined;
  const lanes = board.lanes.map((letter, i) => `${letter} ${board.laneLengths[i] ?? 0}`).join('  ');
  const stops = board.corners.reduce((sum, corner) => sum + corner.stops, 0);
  const length = board.lengthMetres === undefined ? '' : `${board.lengthMetres} m, `;
  const faces = (sky: string) => board.weather.filter(face => face === sky).length * 5;
  const cpuLap = known?.cpuLap === undefined ? '' : `; best CPU lap ${known.cpuLap} rolls`;
  return [
    `${length}spaces ${lanes}, ${board.corners.length} corners, ${stops} stops`,
    `par ${parFrom(figures, board, book).toFixed(1)} (mean rolls of a perfectly driven lap)${cpuLap}`,
    ...racingLines(known),
    `grid ${board.grid.length}, ${pitFacts(board)}`,
    `weather: sun ${faces('sun')} %, changeable ${faces('changeable')} %, rain ${faces('rain')} %`,
    `source: ${board.source}`,
  ];
}

function racingLines(known: TrackFigures | undefined): readonly string[] {
  if (known === undefined) return [];
  const { overtakes, slipstreams, contacts, enginePoints, fastGears } = known;
  return [
    `ten cars, a round: ${overtakes} overtakes, ${slipstreams} slipstreams, ${contacts} collision tests`,
    `5th and 6th gear: ${fastGears} % of the rolls; engine points lost: ${enginePoints} a round`,
  ];
}

function pitFacts({ pit }: FormulaBoard): string {
  if (pit === undefined) return 'no pits';
  return `${pit.boxes.length} pits on the ${pit.side === 0 ? 'left' : 'right'}`;
}

function cornerLines(board: FormulaBoard): string[][] {
  const after = (index: number) => {
    const section = board.corners[index]?.section ?? 0;
    const next = board.sections[section + 1];
    return next?.kind === 'straight' ? (next.toTick - next.fromTick) / 2 : 0;
  };
  return [
    ['', 'corner', 'stops', 'shortest', 'longest', 'straight after'],
    ...board.corners.map((corner, i) => [
      String(i + 1),
      corner.name,
      String(corner.stops),
      String(corner.shortest),
      String(corner.longest),
      String(after(i)),
    ]),
  ];
}
