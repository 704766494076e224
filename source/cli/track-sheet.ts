// A circuit on paper: map, table of corners, the whole lap as strips.
import type { Board } from '../circuit/board.ts';
import { drawMap } from '../ui/board-view/map.ts';
import { drawWholeLap } from '../ui/board-view/whole-lap.ts';
import type { Tone } from '../ui/rows.ts';
import { glyphsFor } from '../ui/theme/glyphs.ts';
import { knownFigures, parFrom } from './known-figures.ts';
import { columnsOut, print, printRows, table } from './printer.ts';

/** Prints a board in full at the terminal's width. */
export function printSheet(board: Board, ascii: boolean): void {
  const columns = Math.max(60, Math.min(columnsOut(), 160));
  const glyphs = glyphsFor(ascii);
  const line = (text: string, tone: Tone = 'plain') => printRows([[{ text, tone }]], ascii);
  line(`${board.name}${board.place === '' ? '' : `, ${board.place}`}`, 'title');
  for (const fact of factLines(board)) line(fact);
  print();
  const rows = Math.round(columns / 3.6);
  printRows(drawMap({ board, columns, rows, cars: [], corners: 'names', glyphs }), ascii);
  print();
  for (const row of table(cornerLines(board))) line(row);
  print();
  printRows(drawWholeLap(board, columns, glyphs), ascii);
}

function factLines(board: Board): readonly string[] {
  const figures = knownFigures();
  const known = figures.get(board.hash);
  const lanes = board.lanes.map((letter, i) => `${letter} ${board.laneLengths[i] ?? 0}`).join('  ');
  const stops = board.corners.reduce((sum, corner) => sum + corner.stops, 0);
  const length = board.lengthMetres === undefined ? '' : `${board.lengthMetres} m, `;
  const faces = (sky: string) => board.weather.filter(face => face === sky).length * 5;
  const cpuLap = known?.cpuLap === undefined ? '' : `, best CPU lap ${known.cpuLap}`;
  const overtakes = known === undefined ? '' : `, ${known.overtakes} overtakes a lap`;
  return [
    `${length}spaces ${lanes}, ${board.corners.length} corners, ${stops} stops`,
    `par ${parFrom(figures, board).toFixed(1)} rolls${cpuLap}${overtakes}`,
    `grid ${board.grid.length}, ${pitFacts(board)}`,
    `weather: sun ${faces('sun')} %, changeable ${faces('changeable')} %, rain ${faces('rain')} %`,
    `source: ${board.source}`,
  ];
}

function pitFacts({ pit }: Board): string {
  if (pit === undefined) return 'no pits';
  return `${pit.boxes.length} pits on the ${pit.side === 0 ? 'left' : 'right'}`;
}

function cornerLines(board: Board): string[][] {
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
