// What a game adds to the map of its board.
import type { Corner } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { Glyphs } from '../theme/glyphs.ts';

export interface SideLane {
  /** First and last tick beside which it lies, and the tick of its letter. */
  readonly fromTick: number;
  readonly toTick: number;
  readonly middle: number;
  /** In driving direction. */
  readonly side: 'left' | 'right';
  readonly letter: string;
}

export interface MapFeatures {
  /** Returns the note behind the name of a corner, shown where there is room. */
  cornerNote?(corner: Corner): string;
  readonly sideLane?: SideLane;
}

export function formulaFeatures(board: FormulaBoard, glyphs: Glyphs): MapFeatures {
  const { spaces = [], side = 0 } = board.pit ?? {};
  const [first, middle, last] = [0, spaces.length >> 1, spaces.length - 1].map(
    at => board.spaces[spaces[at] ?? -1],
  );
  const cornerNote = ({ index }: Corner) =>
    glyphs.stopToDo.repeat(board.corners[index]?.stops ?? 0);
  if (first === undefined || middle === undefined || last === undefined) return { cornerNote };
  return {
    cornerNote,
    sideLane: {
      fromTick: first.tick,
      toTick: last.endTick,
      middle: middle.tick,
      side: side === 0 ? 'left' : 'right',
      letter: 'P',
    },
  };
}
