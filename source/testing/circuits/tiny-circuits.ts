// Small boards for tests of the rules, derived from circuit texts like any other board.

import { deriveBoard } from '../../circuit/derive.ts';
import { describeFault } from '../../circuit/file/faults.ts';
import { readCircuit } from '../../circuit/file/read.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { ReadTrack } from '../../rules/games.ts';

const HEAD = `format: circuit/1
id: tiny
name: Tiny
formula:
  weather: {sun: 1-10, changeable: 11-15, rain: 16-20}
  grid: {slots: 10, pole: L}
`;

/**
 * Three lanes without pits. From the line, a straight of 70 spaces in each lane (ticks 0 to 139), the 1-stop corner
 * `Bend` to the right with 6/4/3 spaces (ticks 140 to 151, shortest way 3, longest 6), and a straight of 40 (ticks 152
 * to 231) to the line.
 */
const STRAIGHT = `${HEAD}  lanes: 3
  pit: none
  track:
  - straight: 70
  - {corner: Bend, stops: 1, bends: [R90 6/4/3]}
  - straight: 40
`;

/**
 * Three lanes with a pit lane on the right. Straight 20 (from tick 0), `One` 1 stop 6/4/3 (40), straight 12 (52), `Two`
 * 2 stops, left and right, 9/9/9 (76), straight 10 (94), `Three` 3 stops 19/16/13 to the right (114), straight 20 (152)
 * to the line (192). Ten pits beside `P3` to `P12`.
 */
const CORNERS = `${HEAD}  lanes: 3
  pit: {side: R, spaces: 14, boxes: 10, entry: [14, 13], exit: [2, 3]}
  track:
  - straight: 20
  - {corner: One, stops: 1, bends: [R90 6/4/3]}
  - straight: 12
  - {corner: Two, stops: 2, bends: [L70 4/4/5, R70 5/5/4]}
  - straight: 10
  - {corner: Three, stops: 3, bends: [R270 19/16/13]}
  - straight: 20
`;

/**
 * Four lanes L C D R with all corners to the left, a concrete wall along R, and pits on the left. Straight 20 (from
 * tick 0), `East` 2 stops 9/10/11/12 (40), straight 30 (64), `West` 1 stop 5/6/7/8 (124), straight 24 (140) to the line
 * (188).
 */
const OVAL = `${HEAD}  lanes: 4
  pit: {side: L, spaces: 14, boxes: 10, entry: [14, 13], exit: [2, 3]}
  wall: R
  oval: true
  track:
  - straight: 20
  - {corner: East, stops: 2, bends: [L180 9/10/11/12]}
  - straight: 30
  - {corner: West, stops: 1, bends: [L180 5/6/7/8]}
  - straight: 24
`;

const tracks = new Map<string, ReadTrack>();

export function straightBoard(): FormulaBoard {
  return boardOf(STRAIGHT);
}

export function cornersBoard(): FormulaBoard {
  return boardOf(CORNERS);
}

export function ovalBoard(): FormulaBoard {
  return boardOf(OVAL);
}

/**
 * Returns the board of a circuit text, the same object for the same text.
 * @throws RangeError with every fault when the text is no circuit.
 */
export function boardOf(text: string): FormulaBoard {
  return trackOf(text).board;
}

const doubled = new Map<string, FormulaBoard>();

/**
 * Returns the board of a circuit text for books that play doubled straights (TR-54), the same object for the same text.
 * @throws RangeError like `boardOf`.
 */
export function doubledBoardOf(text: string): FormulaBoard {
  const board = doubled.get(text) ?? deriveBoard(trackOf(text).circuit, 'doubled');
  doubled.set(text, board);
  return board;
}

export const TINY_TRACKS: Readonly<Record<string, () => ReadTrack>> = {
  'tiny-straight': () => trackOf(STRAIGHT),
  'tiny-corners': () => trackOf(CORNERS),
  'tiny-oval': () => trackOf(OVAL),
};

function trackOf(text: string): ReadTrack {
  const known = tracks.get(text);
  if (known !== undefined) return known;
  const read = readCircuit(text, 'tiny');
  if (!read.ok) throw new RangeError(read.faults.map(describeFault).join('\n'));
  tracks.set(text, read);
  return read;
}

/**
 * Returns the id of the track space that begins `x` spaces (two ticks each) behind the line in a lane counted from 0 at
 * the left: the `lane@x` of the rules' straight-line examples. On a straight, even lanes have whole `x` and odd lanes
 * half ones.
 * @throws RangeError when no space of the lane begins there.
 */
export function at(board: FormulaBoard, lane: number, x: number): string {
  const space = board.spaces.find(({ kind, ...other }) => {
    return kind === 'track' && other.lane === lane && other.tick === 2 * x;
  });
  if (space === undefined) throw new RangeError(`no space of lane ${lane} begins at ${x}`);
  return space.id;
}
