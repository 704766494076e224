// The rows above and below the lanes: verge, kerb of a corner, wall.
import type { Row, Tone } from '../rows.ts';
import type { Glyphs } from '../theme/glyphs.ts';
import { blankCells, putMark, toRow } from './cells.ts';
import { type Border, type Lap, modulo } from './lap.ts';
import { MARGIN, type StripWindow } from './window.ts';

const TONES = { verge: 'faint', kerb: 'kerb', wall: 'wall' } as const satisfies Record<
  Border,
  Tone
>;

/** Returns the border left of the track (above it) or right of it (below). */
export function borderRow(
  lap: Lap,
  window: StripWindow,
  side: 'left' | 'right',
  glyphs: Glyphs,
): Row {
  const borders = side === 'left' ? lap.leftBorder : lap.rightBorder;
  const cells = blankCells(MARGIN + window.columns);
  for (let column = 0; column < window.columns; column++) {
    const tick = window.firstTick + Math.floor(column / window.scale);
    const border = borders[modulo(tick, lap.board.ticks)] ?? 'verge';
    putMark(cells, MARGIN + column, glyphs[border], TONES[border]);
  }
  return toRow(cells);
}
