// The whole lap as strips below each other, for an author who wants to see a board at once.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { Row } from '../rows.ts';
import type { Glyphs } from '../theme/glyphs.ts';
import { drawStrip } from './strip.ts';
import { MARGIN, TICKS_BEHIND } from './window.ts';

const BEYOND = 2;

/**
 * Returns rows of at most `columns`: strips of equal length from the line to the line, with a blank row between them.
 */
export function drawWholeLap(board: FormulaBoard, columns: number, glyphs: Glyphs): readonly Row[] {
  const ticks = board.ticks + BEYOND;
  const strips = Math.ceil(ticks / Math.max(1, columns - MARGIN));
  const length = Math.ceil(ticks / strips);
  const rows: Row[] = [];
  for (let tick = 0; tick < ticks; tick += length) {
    const strip = drawStrip({
      board,
      glyphs,
      columns: MARGIN + Math.min(length, ticks - tick),
      scale: 1,
      centre: tick + TICKS_BEHIND,
      cars: [],
      pit: true,
      grid: true,
    });
    if (rows.length > 0) rows.push([]);
    rows.push(...strip);
  }
  return rows;
}
