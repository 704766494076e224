// How much of a page can be seen, and which part.
import type { Model } from '../../model.ts';
import { textWidth } from '../../theme/width.ts';
import { type ActionLine, actionsOf } from './actions.ts';
import { isSameCell } from './cursor.ts';
import { shownLines } from './season-model.ts';
import { type PagesModel, pageOn } from './season-state.ts';

/** Columns between two actions, and in front of each: pointer, digit and blanks. */
const GAP = 2;
const ACTION_MARK_COLUMNS = 4;

export interface ActionLayout {
  /** Whether the first one has a row of its own, above the columns of the others. */
  readonly alone: boolean;
  /** Rows of the columns, each filled from top to bottom. */
  readonly rows: number;
  readonly width: number;
}

/** Returns the actions in as few rows as there is room for: what is due is often longer than what leads to pages. */
export function actionLayout(lines: readonly ActionLine[], columns: number): ActionLayout {
  const together = inColumns(lines, columns);
  const others = inColumns(lines.slice(1), columns);
  return lines.length > 1 && others.rows + 1 < together.rows
    ? { ...others, alone: true }
    : { ...together, alone: false };
}

function inColumns(
  lines: readonly ActionLine[],
  columns: number,
): { readonly rows: number; readonly width: number } {
  const width =
    Math.max(0, ...lines.map(({ text }) => textWidth(text))) + ACTION_MARK_COLUMNS + GAP;
  const across = Math.max(1, Math.min(3, Math.floor((columns + GAP) / width)));
  return { rows: Math.ceil(lines.length / across), width };
}

/** Returns the rows for the page itself: what its actions, the sentence for the player and the keys leave. */
export function pageHeight(model: Model, season: PagesModel): number {
  const { columns, rows } = model.size;
  const actions = actionLayout(actionsOf(model, season), columns - 1);
  const high = actions.rows + (actions.alone ? 1 : 0);
  return Math.max(1, rows - 1 - 2 - (high === 0 ? 0 : high + 1));
}

/** Returns the first line on the screen, so that the marked cell can be seen. */
export function scrolledTop(model: Model, season: PagesModel): number {
  const { cell, top } = pageOn(season);
  const lines = shownLines(model, season);
  const height = pageHeight(model, season);
  const most = Math.max(0, lines.length - height);
  if (cell === undefined) return Math.min(top, most);
  const line = lines.findIndex(spans => spans.some(span => isSameCell(span.cell, cell)));
  if (line < 0) return Math.min(top, most);
  // The heading of a table is seen with its first row.
  const from = line <= 4 ? 0 : line - 1;
  if (from < top) return from;
  return line >= top + height ? line - height + 1 : Math.min(top, most);
}
