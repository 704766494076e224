// The row of corner headings: number, name, stops and the figures of the flag, over the door of each corner. Where
// corners are close together headings move a little or get shorter; they never overlap, and a figure is never cut.
import type { FormulaCorner } from '../../circuit/formula-board.ts';
import type { Row } from '../rows.ts';
import type { Glyphs } from '../theme/glyphs.ts';
import { cutText, textWidth } from '../theme/width.ts';
import { modulo } from './lap.ts';
import { type Heading, LEFT_SLACK, placedHeadings } from './placed-headings.ts';
import { columnOf, MARGIN, type StripWindow } from './window.ts';

/** The stops made in one corner, which is identified by its end tick, counted on past the line. */
export interface StopsMade {
  readonly corner: number;
  readonly toTick: number;
  readonly stops: number;
}

export interface HeadingNames {
  /** Names of the start line, the longest first. */
  readonly line: readonly string[];
  /** The unit of the figures of a corner; none when absent. */
  readonly spaces?: string | undefined;
  /** Tick, counted like those of the window, from which on corners have no heading; absent where all have one. */
  readonly until?: number | undefined;
}

export function headingRow(
  window: StripWindow,
  made: StopsMade | undefined,
  glyphs: Glyphs,
  { line, spaces = '', until = Number.POSITIVE_INFINITY }: HeadingNames,
): Row {
  const corners = cornerHeadings(window, made, glyphs, { spaces, until });
  const headings = [...corners, ...lineHeadings(window, line)];
  return placedHeadings(headings, MARGIN, window.columns);
}

function cornerHeadings(
  window: StripWindow,
  made: StopsMade | undefined,
  glyphs: Glyphs,
  { spaces, until }: { readonly spaces: string; readonly until: number },
): Heading[] {
  const { board } = window;
  return board.corners.flatMap(corner => {
    const span = corner.toTick - corner.fromTick;
    const ends = endTicks(window, corner).filter(toTick => toTick - span < until);
    return ends.map(toTick => {
      const stopsMade = made?.corner === corner.index && made.toTick === toTick ? made.stops : 0;
      const door = columnOf(window, toTick - span);
      const end = columnOf(window, toTick);
      const column = Math.max(0, door);
      return {
        column,
        slackLeft: LEFT_SLACK,
        slackRight: Math.floor(Math.min(end, window.columns) - column) >> 1,
        forms: formsOf(corner, stopsMade, glyphs, spaces),
        tone: 'corner' as const,
      };
    });
  });
}

function endTicks(window: StripWindow, corner: FormulaCorner): number[] {
  const { board, firstTick, ticks } = window;
  const found: number[] = [];
  const span = corner.toTick - corner.fromTick;
  let end = firstTick + 1 + modulo(corner.toTick - firstTick - 1, board.ticks);
  for (; end - span < firstTick + ticks; end += board.ticks) found.push(end);
  return found;
}

function formsOf(
  corner: FormulaCorner,
  stopsMade: number,
  glyphs: Glyphs,
  spaces: string,
): readonly string[] {
  const number = String(corner.index + 1);
  const done = Math.min(stopsMade, corner.stops);
  const stops = glyphs.stopDone.repeat(done) + glyphs.stopToDo.repeat(corner.stops - done);
  const figures = `${number} ${corner.name} ${stops} ${corner.shortest}-${corner.longest}`;
  const forms = [
    ...(spaces === '' ? [] : [`${figures} ${spaces}`]),
    figures,
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
