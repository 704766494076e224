// Boards made from a short plan, and names for their spaces: an id (`M41`) or, as in layouts, `lane@abscissa`
// (`1@40.5`).
import { spaceOf } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { boardOf, doubledBoardOf } from './tiny-circuits.ts';

/**
 * Returns the board of a short plan. `'30 2R5 20'` is a straight of 30, a right-hand corner with 2 stops and 5 spaces
 * in every lane, and a straight of 20; `1L3/4/5` gives the spaces of each lane, `2R5+L5` has two bends. Corners are
 * called A, B, C, … `PR14/6<14,13>2,3` adds a pit lane on the right: 14 spaces, 6 pits, ways in 14 and 13 spaces before
 * the line, ways out to the 2nd and 3rd space behind it. `30x2` is a doubled straight, on the board of the books that
 * play them.
 * @throws RangeError when a word of the plan cannot be read.
 */
export function track(plan: string, lanes = 3, wall?: 'L' | 'R'): FormulaBoard {
  let corners = 0;
  const words = plan.split(' ');
  const pit = words.find(word => word.startsWith('P'));
  const sections = words
    .filter(word => word !== pit)
    .map(word => {
      const [, spaces, isDoubled] = /^(\d+)(x2)?$/.exec(word) ?? [];
      if (isDoubled !== undefined) return `  - {straight: ${spaces}, doubled: true}`;
      if (spaces !== undefined) return `  - straight: ${spaces}`;
      const [, stops, bends] = /^([123])((?:\+?[LR]\d+(?:\/\d+)*)+)$/.exec(word) ?? [];
      if (bends === undefined) throw new RangeError(`the plan has a strange word: ${word}`);
      const name = String.fromCodePoint(65 + corners++);
      const texts = bends.split('+').map(bend => bendText(bend, lanes));
      return `  - {corner: ${name}, stops: ${stops}, bends: [${texts.join(', ')}]}`;
    });
  const board = words.some(word => word.endsWith('x2')) ? doubledBoardOf : boardOf;
  return board(
    [
      'format: circuit/1',
      'id: tiny',
      'name: Tiny',
      'formula:',
      `  lanes: ${lanes}`,
      '  weather: {sun: 1-20}',
      '  grid: {slots: 6, pole: L}',
      `  pit: ${pitText(pit)}`,
      ...(wall === undefined ? [] : [`  wall: ${wall}`]),
      '  track:',
      ...sections,
      '',
    ].join('\n'),
  );
}

function bendText(bend: string, lanes: number): string {
  const [side, spaces] = [bend.slice(0, 1), bend.slice(1)];
  const counts = spaces.includes('/') ? spaces : Array(lanes).fill(spaces).join('/');
  return `${side}90 ${counts}`;
}

function pitText(word: string | undefined): string {
  if (word === undefined) return 'none';
  const [, side, spaces, boxes, entry, exit] =
    /^P([LR])(\d+)\/(\d+)<([\d,]+)>([\d,]+)$/.exec(word) ?? [];
  if (exit === undefined) throw new RangeError(`the plan has a strange pit lane: ${word}`);
  return `{side: ${side}, spaces: ${spaces}, boxes: ${boxes}, entry: [${entry}], exit: [${exit}]}`;
}

/**
 * Returns the id of a space named by its id or as `lane@x`.
 * @throws RangeError when the board has no such space.
 */
export function spaceId(board: FormulaBoard, name: string): string {
  const [, lane, x] = /^(\d)@(-?[\d.]+)$/.exec(name) ?? [];
  if (x === undefined) return spaceOf(board, name).id;
  const tick = (2 * Number(x) + board.ticks) % board.ticks;
  const found = board.spaces.find(
    space => space.kind === 'track' && space.lane === Number(lane) && space.tick === tick,
  );
  if (found === undefined) throw new RangeError(`no space begins at ${name}`);
  return found.id;
}

/** Returns the name `lane@x` of a space, or the id of one in the pits. */
export function layoutName(board: FormulaBoard, id: string): string {
  const space = spaceOf(board, id);
  if (space.kind !== 'track') return id;
  return `${space.lane}@${space.tick / 2}`;
}
