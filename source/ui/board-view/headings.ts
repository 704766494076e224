// The row of corner headings: number, name, stops and the figures of the flag, over the door of each corner. Where
// corners are close together headings move a little or get shorter; they never overlap, and a figure is never cut.
import type { FormulaCorner } from '../../circuit/formula-board.ts';
import type { Row, Tone } from '../rows.ts';
import type { Glyphs } from '../theme/glyphs.ts';
import { cutText, textWidth } from '../theme/width.ts';
import { blankCells, putText, toRow } from './cells.ts';
import { modulo } from './lap.ts';
import { columnOf, MARGIN, type StripWindow } from './window.ts';

/** A heading that has no place yet. */
interface Heading {
  /** The column where it should begin. */
  readonly column: number;
  /** How far it may move to make room for its neighbours. */
  readonly slackLeft: number;
  readonly slackRight: number;
  /** Texts for it, the longest first. */
  readonly forms: readonly string[];
  readonly tone: Tone;
}

/** How far a heading may move from its place, in columns. */
const LEFT_SLACK = 6;

/** Blanks between two headings. */
const GAP = 2;

/** The stops made in one corner, which is identified by its end tick, run on over the line. */
export interface StopsMade {
  readonly corner: number;
  readonly toTick: number;
  readonly stops: number;
}

/** Returns the headings of a window. */
export function headingRow(
  window: StripWindow,
  made: StopsMade | undefined,
  glyphs: Glyphs,
  lineNames: readonly string[],
): Row {
  const cells = blankCells(MARGIN + window.columns);
  const headings = [
    ...cornerHeadings(window, made, glyphs),
    ...lineHeadings(window, lineNames),
  ].sort((one, other) => one.column - other.column);
  let free = 0;
  for (const [at, heading] of headings.entries()) {
    const next = headings[at + 1];
    const limit = next === undefined ? window.columns : next.column + next.slackRight - GAP;
    const placed = place(heading, free, Math.min(limit, window.columns), next === undefined);
    if (placed === undefined) continue;
    putText(cells, MARGIN + placed.column, placed.text, heading.tone);
    free = placed.column + textWidth(placed.text) + GAP;
  }
  return toRow(cells);
}

/** Returns the longest form that fits between `free` and `limit`, as near to its own column as possible. */
function place(
  heading: Heading,
  free: number,
  limit: number,
  isLast: boolean,
): { readonly column: number; readonly text: string } | undefined {
  const leftmost = isLast ? free : Math.max(free, heading.column - heading.slackLeft);
  for (const text of heading.forms) {
    const column = Math.min(Math.max(heading.column, free), limit - textWidth(text));
    if (column >= leftmost) return { column, text };
  }
  return undefined;
}

function cornerHeadings(
  window: StripWindow,
  made: StopsMade | undefined,
  glyphs: Glyphs,
): Heading[] {
  const { board } = window;
  return board.corners.flatMap(corner =>
    endTicks(window, corner).map(toTick => {
      const stopsMade = made?.corner === corner.index && made.toTick === toTick ? made.stops : 0;
      const door = columnOf(window, toTick - (corner.toTick - corner.fromTick));
      const end = columnOf(window, toTick);
      const column = Math.max(0, door);
      return {
        column,
        slackLeft: LEFT_SLACK,
        slackRight: Math.floor(Math.min(end, window.columns) - column) >> 1,
        forms: formsOf(corner, stopsMade, glyphs),
        tone: 'corner' as const,
      };
    }),
  );
}

/** Returns the end ticks of a corner's appearances in the window. */
function endTicks(window: StripWindow, corner: FormulaCorner): number[] {
  const { board, firstTick, ticks } = window;
  const found: number[] = [];
  const span = corner.toTick - corner.fromTick;
  let end = firstTick + 1 + modulo(corner.toTick - firstTick - 1, board.ticks);
  for (; end - span < firstTick + ticks; end += board.ticks) found.push(end);
  return found;
}

function formsOf(corner: FormulaCorner, stopsMade: number, glyphs: Glyphs): readonly string[] {
  const number = String(corner.index + 1);
  const done = Math.min(stopsMade, corner.stops);
  const stops = glyphs.stopDone.repeat(done) + glyphs.stopToDo.repeat(corner.stops - done);
  const forms = [
    `${number} ${corner.name} ${stops} ${corner.shortest}-${corner.longest}`,
    `${number} ${corner.name} ${stops}`,
  ];
  for (let kept = textWidth(corner.name) - 2; kept >= 3; kept--) {
    forms.push(`${number} ${cutText(corner.name, kept).trimEnd()}${glyphs.ellipsis} ${stops}`);
  }
  forms.push(`${number} ${stops}`, number);
  return forms;
}

function lineHeadings(window: StripWindow, forms: readonly string[]): Heading[] {
  const { board, firstTick, ticks } = window;
  const headings: Heading[] = [];
  let tick = firstTick + modulo(-firstTick, board.ticks);
  for (; tick < firstTick + ticks; tick += board.ticks) {
    headings.push({
      column: columnOf(window, tick),
      slackLeft: LEFT_SLACK,
      slackRight: 0,
      forms,
      tone: 'line',
    });
  }
  return headings;
}
