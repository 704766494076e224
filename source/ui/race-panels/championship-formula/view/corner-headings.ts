// The names of the corners over their first spaces, with their limits, and of the start line.
import type { RowBoard, RowCorner } from '../../../../circuit/rows/row-board.ts';
import { type Heading, LEFT_SLACK, placedHeadings } from '../../../board-view/placed-headings.ts';
import { spanOf } from '../../../look.ts';
import type { Row } from '../../../rows.ts';
import { cutText, textWidth } from '../../../theme/width.ts';
import { columnOf, MARGIN, type RowWindow, runOn } from './row-window.ts';

const NAME_LEAST = 3;

export function cornerHeadings(window: RowWindow, lineNames: readonly string[]): Row {
  const corners = window.board.corners.flatMap(corner => headingOf(window, corner));
  const headings = [...corners, ...lineHeading(window, lineNames)];
  return placedHeadings(headings, MARGIN, window.columns);
}

function headingOf(window: RowWindow, corner: RowCorner): readonly Heading[] {
  const span = corner.toTick - corner.fromTick;
  const from = runOn(window, corner.fromTick, window.firstTick - span + 1);
  const column = Math.max(0, columnOf(window, from));
  if (column >= window.columns) return [];
  const end = Math.min(columnOf(window, from + span), window.columns);
  const forms = formsOf(window.board, corner);
  return [
    { column, slackLeft: LEFT_SLACK, slackRight: (end - column) >> 1, forms, tone: 'corner' },
  ];
}

function formsOf(board: RowBoard, { index, name }: RowCorner): readonly string[] {
  const limits = limitsIn(board, index);
  const shorter = Array.from(
    { length: Math.max(0, textWidth(name) - NAME_LEAST) },
    (_, cut) => `${cutText(name, textWidth(name) - 1 - cut).trimEnd()}. ${limits}`,
  );
  return [`${name} ${limits}`, ...shorter, limits];
}

function lineHeading(window: RowWindow, forms: readonly string[]): readonly Heading[] {
  const column = columnOf(window, runOn(window, 0, window.firstTick));
  if (column >= window.columns) return [];
  return [{ column, slackLeft: LEFT_SLACK, slackRight: 0, forms, tone: 'line' }];
}

/** Returns the lowest and the highest limit of a corner, such as `60-100`. */
export function limitsIn(board: RowBoard, corner: number): string {
  const limits = board.spaces.filter(space => space.corner === corner).map(({ limit }) => limit);
  return limits.length === 0 ? '' : spanOf(Math.min(...limits), Math.max(...limits));
}
