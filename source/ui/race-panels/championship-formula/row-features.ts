// What this game adds to the map of its boards: the lowest limits of the corners, and the pit lane.
import { type Corner, spaceAt } from '../../../circuit/board.ts';
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import type { MapFeatures } from '../../board-view/map-features.ts';
import type { Glyphs } from '../../theme/glyphs.ts';

export function rowFeatures(board: RowBoard, _glyphs: Glyphs): MapFeatures {
  const cornerNote = ({ index }: Corner) => lowestLimit(board, index);
  const lane = (board.pitLane ?? []).map(({ space }) => spaceAt(board, space));
  const [first, middle, last] = [lane[0], lane[lane.length >> 1], lane.at(-1)];
  if (first === undefined || middle === undefined || last === undefined) return { cornerNote };
  return {
    cornerNote,
    sideLane: {
      fromTick: first.tick,
      toTick: last.endTick,
      middle: middle.tick,
      side: board.greyLane === 0 ? 'left' : 'right',
      letter: 'P',
    },
  };
}

function lowestLimit({ spaces }: RowBoard, corner: number): string {
  const limits = spaces.filter(space => space.corner === corner).map(({ limit }) => limit);
  return limits.length === 0 ? '' : String(Math.min(...limits));
}
