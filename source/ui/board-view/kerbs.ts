// The rows above and below the lanes: verge, kerb of a corner, wall.
import type { Row, Tone } from '../rows.ts';
import type { Glyphs } from '../theme/glyphs.ts';
import { blankCells, putMark, toRow } from './cells.ts';
import { dropAt, type Wet } from './lanes.ts';
import { type Border, type Lap, modulo } from './lap.ts';
import { MARGIN, type StripWindow } from './window.ts';

const TONES = { verge: 'faint', kerb: 'kerb', wall: 'wall' } as const satisfies Record<
  Border,
  Tone
>;

/** Ticks from one drop of rain beside the road to the next. */
const DROP_TICKS = 3;

/** Returns the border left of the track (above it) or right of it (below). */
export function borderRow(
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
