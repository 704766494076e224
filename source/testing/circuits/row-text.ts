// A board in rows as text: its figures, and its corners with the limits of their lanes.
import { readFileSync } from 'node:fs';
import { longestStraight, widePercent } from '../../circuit/checks/row-warnings.ts';
import type { Circuit } from '../../circuit/file/circuit.ts';
import { readCircuit } from '../../circuit/file/read.ts';
import type { RowBoard, RowCorner } from '../../circuit/rows/row-board.ts';

/** Returns a shipped circuit; without what its author corrects of the board in rows when `derived`. */
export function shippedCircuit(id: string, derived = false): Circuit {
  const url = new URL(`../../../tracks/${id}.yaml`, import.meta.url);
  const read = readCircuit(readFileSync(url, 'utf8'), `${id}.yaml`);
  if (!read.ok) throw new Error(read.faults.map(fault => fault.message).join('; '));
  const { championship: _, ...rest } = read.circuit;
  return derived ? rest : read.circuit;
}

export function rowFigures(board: RowBoard): string {
  const road = board.spaces.filter(space => space.lane >= 0);
  const lowest = board.corners.map(corner => Math.min(...limitsOf(board, corner).flat()));
  const limits = [...new Set(lowest)]
    .toSorted((a, b) => a - b)
    .map(limit => `${limit}×${lowest.filter(other => other === limit).length}`);
  return [
    ...[board.lapLength, road.length, widePercent(board), longestStraight(board)],
    ...[board.corners.length, ...limits],
  ].join(' ');
}

/** Returns the limits of a corner by lane, from left to right. */
export function limitsOf(board: RowBoard, corner: RowCorner): number[][] {
  return corner.lanes.map(lane => lane.map(index => board.spaces[index]?.limit ?? 0));
}

/** Returns the corners of a board, one a line, with their lines. */
export function cornerText(board: RowBoard): string {
  const lines = board.corners.map(corner => {
    const lanes = limitsOf(board, corner).map(lane => lane.join(' '));
    const marked = corner.lines.map(
      ({ colour, spaces }) =>
        `   ${colour} ${spaces.map(index => board.spaces[index]?.id).join(' ')}`,
    );
    return `${corner.name.padEnd(16)}${lanes.join(' | ')}${marked.join('')}`;
  });
  const grey = board.lanes[board.greyLane] ?? '';
  return `${board.name}, ${board.lapLength} spaces, grey side ${grey}\n${lines.join('\n')}\n`;
}
