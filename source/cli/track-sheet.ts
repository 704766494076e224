// A circuit on paper: map, table of corners, the whole lap as strips.
import type { Board } from '../circuit/board.ts';
import { parOf } from '../drivers/par.ts';
import { drawMap } from '../ui/board-view/map.ts';
import { drawWholeLap } from '../ui/board-view/whole-lap.ts';
import { glyphsFor } from '../ui/theme/glyphs.ts';
import { columnsOut, print, printRows, table } from './printer.ts';

/** Prints a board in full at the terminal's width. */
export function printSheet(board: Board, ascii: boolean): void {
  const columns = Math.max(60, Math.min(columnsOut(), 160));
  const glyphs = glyphsFor(ascii);
  print(`${board.name}${board.place === '' ? '' : `, ${board.place}`}`);
  for (const line of factsOf(board)) print(line);
  print();
  const rows = Math.round(columns / 3.6);
  printRows(drawMap({ board, columns, rows, cars: [], corners: 'names', glyphs }), ascii);
  print();
  for (const line of table(cornerLines(board))) print(line);
  print();
  printRows(drawWholeLap(board, columns, glyphs), ascii);
}

function factsOf(board: Board): readonly string[] {
  const lanes = board.lanes.map((letter, i) => `${letter} ${board.laneLengths[i] ?? 0}`).join('  ');
  const length = board.lengthMetres === undefined ? '' : `${board.lengthMetres} m, `;
  const faces = (sky: string) => board.weather.filter(face => face === sky).length * 5;
  return [
    `${length}spaces ${lanes}, grid ${board.grid.length}, par ${parOf(board).toFixed(1)} rolls`,
    `weather: sun ${faces('sun')} %, changeable ${faces('changeable')} %, rain ${faces('rain')} %`,
    `source: ${board.source}`,
  ];
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
