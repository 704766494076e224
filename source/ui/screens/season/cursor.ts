// The cursor on a page: which cells lead elsewhere, and where the arrows go.
import { textWidth } from '../../../replay/text-width.ts';
import type { CellPlace, PageLine } from '../../../season/pages/layout/page-lines.ts';
import type { SeasonPage } from '../../../season/pages/page.ts';
import { contains } from '../../typing/find-text.ts';
import { cellAt } from './season-model.ts';

export interface DoorAt {
  readonly cell: CellPlace;
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

export function doorsOf(page: SeasonPage, lines: readonly PageLine[]): readonly DoorAt[] {
  return lines.flatMap((spans, line) => {
    let column = 0;
    return spans.flatMap(({ text, cell }): readonly DoorAt[] => {
      const at = column;
      column += textWidth(text);
      if (cell === undefined || cellAt(page, cell)?.door === undefined) return [];
      return [{ cell, line, column: at, text }];
    });
  });
}

export function isSameCell(one: CellPlace | undefined, other: CellPlace | undefined): boolean {
  return (
    one !== undefined &&
    one.part === other?.part &&
    one.row === other.row &&
    one.column === other.column
  );
}

/** Returns the door next to a cell in a direction, undefined at the edge. */
export function doorBeside(
  doors: readonly DoorAt[],
  cell: CellPlace,
  way: 'up' | 'down' | 'left' | 'right',
): DoorAt | undefined {
  const here = doors.find(door => isSameCell(door.cell, cell));
  if (here === undefined) return doors[0];
  if (way === 'left' || way === 'right') {
    const line = doors.filter(door => door.line === here.line);
    return line[line.indexOf(here) + (way === 'left' ? -1 : 1)];
  }
  const ahead = doors.filter(({ line }) => (way === 'up' ? line < here.line : line > here.line));
  const nearest = way === 'up' ? Math.max : Math.min;
  const line = nearest(...ahead.map(door => door.line));
  return ahead
    .filter(door => door.line === line)
    .toSorted(
      (one, other) => Math.abs(one.column - here.column) - Math.abs(other.column - here.column),
    )[0];
}

/** Returns the first door of the next table that has one, undefined behind the last. */
export function nextPanel(
  doors: readonly DoorAt[],
  cell: CellPlace | undefined,
): DoorAt | undefined {
  const after = cell?.part ?? -1;
  const parts = doors.map(door => door.cell.part).filter(part => part > after);
  const next = Math.min(...parts);
  return doors.find(door => door.cell.part === next);
}

/**
 * Returns the first door whose text contains what is looked for, whatever its accents; the search starts at a cell and wraps
 * around.
 */
export function doorNamed(
  doors: readonly DoorAt[],
  wanted: string,
  from: CellPlace | undefined,
): DoorAt | undefined {
  const start = Math.max(
    0,
    doors.findIndex(door => isSameCell(door.cell, from)),
  );
  const order = [...doors.slice(start), ...doors.slice(0, start)];
  return order.find(({ text }) => contains(text, wanted));
}
