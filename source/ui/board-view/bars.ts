// The landing bars under the strip: where a gear may take the watched car, counted in movement points along its own lane.
import type { Row, Tone } from '../rows.ts';
import type { Glyphs } from '../theme/glyphs.ts';
import { blankCells, putMark, putText, toRow } from './cells.ts';
import { type Lap, reachedBy, spanOf } from './lap.ts';
import type { Watched } from './ruler.ts';
import { columnOf, MARGIN, type StripWindow } from './window.ts';

export interface LandingBar {
  /** At most two columns, such as `g4`. */
  readonly label: string;
  /** Fewest and most movement points, each a space unless the straight is doubled; 0 is where the car stands. */
  readonly from: number;
  readonly to: number;
  readonly tone?: Tone;
}

/** Returns one bar; an end beyond the window is given as a figure at that edge. */
export function barRow(
  lap: Lap,
  window: StripWindow,
  watched: Watched,
  bar: LandingBar,
  glyphs: Glyphs,
): Row {
  const cells = blankCells(MARGIN + window.columns);
  const tone = bar.tone ?? 'gear';
  putText(cells, 0, bar.label, tone);
  const first = reachedBy(lap, watched.space, bar.from);
  const last = reachedBy(lap, watched.space, bar.to);
  const from = columnOf(window, watched.tick + first.ticks);
  const to = columnOf(window, watched.tick + last.ticks + spanOf(lap.board, last.space));
  for (let column = Math.max(0, from); column < Math.min(to, window.columns); column++) {
    putMark(cells, MARGIN + column, glyphs.bar, tone);
  }
  const figures = bar.from === bar.to ? String(bar.to) : `${bar.from}-${bar.to}`;
  if (from >= window.columns) {
    const text = `${figures} ${glyphs.more}`;
    putText(cells, MARGIN + window.columns - text.length, text, tone);
  } else if (to <= 0) {
    putText(cells, MARGIN, `${glyphs.less} ${figures}`, tone);
  }
  return toRow(cells);
}
