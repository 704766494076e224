// The lanes of a road as backmarkers see them: the centre, the outside of the next corner, and whether a road is closed
// (TR-135, TR-137, TR-138).
import { spaceAt } from '../../../../circuit/board.ts';
import type { FormulaBoard, FormulaSpace } from '../../../../circuit/formula-board.ts';

/** Returns how far a lane lies from the centre: 0 for the centre lane, or for each of two in the middle. */
export function offCentre({ lanes }: FormulaBoard, lane: number): number {
  return Math.floor(Math.abs(lane - (lanes.length - 1) / 2));
}

/**
 * Reports whether a lane lies on the inside of the next corner after a space, or of its own: on the side with fewer spaces
 * through it. A corner with as many on either side has no inside.
 */
export function isInside(board: FormulaBoard, space: FormulaSpace, lane: number): boolean {
  // No road has more than four lanes: beside the centre there is one on either side.
  if (offCentre(board, lane) === 0) return false;
  const corner = nextCorner(board, space);
  const left = spacesThrough(board, corner, 0);
  const right = spacesThrough(board, corner, board.lanes.length - 1);
  return lane === 0 ? left < right : right < left;
}

function nextCorner({ sections }: FormulaBoard, { section }: FormulaSpace): number | undefined {
  return [...sections.slice(section), ...sections].find(({ kind }) => kind === 'corner')?.corner;
}

function spacesThrough({ spaces }: FormulaBoard, corner: number | undefined, lane: number): number {
  return spaces.filter(space => space.corner === corner && space.lane === lane).length;
}

/** Ticks before and behind a space within which cars can close a road together with one on it: no space is longer than half of it. */
const REACH_TICKS = 32;

/**
 * Reports whether nothing on the road could pass any more if a space were taken besides those that are: no way along the
 * arrows leads past it (TR-138).
 */
export function closesRoad(
  board: FormulaBoard,
  taken: ReadonlySet<number>,
  space: FormulaSpace,
): boolean {
  return isOpen(board, taken, space) && !isOpen(board, new Set([...taken, space.index]), space);
}

function isOpen(board: FormulaBoard, taken: ReadonlySet<number>, { tick }: FormulaSpace): boolean {
  const { ticks } = board;
  // Ticks from the beginning of the stretch looked at, across the line too.
  const into = (one: FormulaSpace) => (one.tick - tick + REACH_TICKS + ticks) % ticks;
  const open = board.spaces.filter(
    one => one.kind === 'track' && into(one) < one.endTick - one.tick && !taken.has(one.index),
  );
  const seen = new Set(open.map(({ index }) => index));
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (into(one) >= 2 * REACH_TICKS) return true;
    for (const { to } of one.next) {
      const next = spaceAt(board, to);
      if (next.kind !== 'track' || taken.has(to) || seen.has(to)) continue;
      seen.add(to);
      open.push(next);
    }
  }
  return false;
}
