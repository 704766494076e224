// The ruler over the strip: movement points ahead of and behind the watched car, counted along its own lane like the
// landing bars; without a watched car the numbers of the leftmost lane's spaces.
import type { FormulaSpace } from '../../circuit/formula-board.ts';
import type { Row } from '../rows.ts';
import { blankCells, type Cells, putText, toRow } from './cells.ts';
import { alongLane, type Lap, modulo, spanOf } from './lap.ts';
import { columnOf, MARGIN, markColumn, type Place, placesOf, type StripWindow } from './window.ts';

/** Movement points between two numbers; one that no space reaches exactly is left out. */
const STEP = 5;

export interface Watched {
  readonly space: FormulaSpace;
  /** Tick of its space, counted on past the line like the ticks of the window. */
  readonly tick: number;
}

export function rulerRow(lap: Lap, window: StripWindow, watched: Watched | undefined): Row {
  const cells = blankCells(MARGIN + window.columns);
  if (watched === undefined) numberSpaces(lap, window, cells);
  else countSpaces(lap, window, watched, cells);
  return toRow(cells);
}

function countSpaces(lap: Lap, window: StripWindow, watched: Watched, cells: Cells): void {
  const lastTick = window.firstTick + window.ticks;
  for (const direction of [1, -1]) {
    let at: Watched = watched;
    let points = 0;
    while (at.tick >= window.firstTick - STEP && at.tick < lastTick) {
      const counts = points % STEP === 0 && (points > 0 || direction < 0);
      if (counts) label(window, cells, placeOf(lap, window, at), signed(direction * points));
      const next = alongLane(lap, at.space, direction);
      if (next === undefined) break;
      points += direction > 0 ? next.space.cost : at.space.cost;
      at = { space: next.space, tick: at.tick + next.ticks };
    }
  }
}

function signed(count: number): string {
  return count > 0 ? `+${count}` : String(count);
}

function placeOf(lap: Lap, window: StripWindow, { space, tick }: Watched): Place {
  const from = columnOf(window, tick);
  return { space, from, to: from + spanOf(lap.board, space) * window.scale };
}

function numberSpaces(lap: Lap, window: StripWindow, cells: Cells): void {
  for (const [at, space] of (lap.lanes[0] ?? []).entries()) {
    if (modulo(at + 1, STEP) !== 0) continue;
    for (const place of placesOf(window, space)) label(window, cells, place, space.id);
  }
}

/** Writes a label whole or not at all: half a number would be another number. */
function label(window: StripWindow, cells: Cells, place: Place, text: string): void {
  const column = markColumn(window, place);
  const shown = place.from < window.columns && place.to > 0;
  if (!shown || column + text.length > window.columns) return;
  putText(cells, MARGIN + column, text, 'faint');
}
