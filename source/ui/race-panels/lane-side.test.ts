// Which side of the road a space lies on: the inside is the shorter way round the corner to come.
import { expect, test } from 'vitest';
import { spaceOf } from '../../circuit/board.ts';
import { deriveRows } from '../../circuit/rows/derive-rows.ts';
import { shippedCircuit } from '../../testing/circuits/row-text.ts';
import { track } from '../../testing/formula-de/builders.ts';
import { boardOf } from '../../testing/terminal/screen-game.ts';
import { cornerFrom, sideOf } from './lane-side.ts';

test('the inside is the shorter way round the corner to come, and round the one that the space is in', () => {
  const board = boardOf('otterbrook');
  const sides = (spaces: readonly string[]) =>
    spaces.map(id => {
      const space = spaceOf(board, id);
      return sideOf(board, space, cornerFrom(board, space));
    });
  // Gate turns to the right: its right lane has three spaces, its left one six.
  expect(sides(['L80', 'M71', 'R67'])).toEqual(['outside', 'middle', 'inside']);
  expect(sides(['L8', 'R8'])).toEqual(['outside', 'inside']);
});

test('left and right are said where no lane is shorter, and where there is no corner', () => {
  const board = track('80 1R5 15');
  const space = spaceOf(board, 'L14');
  expect(sideOf(board, space, cornerFrom(board, space))).toBe('left');
  expect(sideOf(board, spaceOf(board, 'R14'))).toBe('right');
});

test.each(['otterbrook', 'monza', 'monaco'])('every corner of %s has at most one inside', id => {
  for (const board of [boardOf(id), deriveRows(shippedCircuit(id))]) {
    for (const corner of board.corners) {
      const [first, last] = [0, board.lanes.length - 1].map(lane =>
        sideOf(board, { lane }, corner),
      );
      expect([
        ['inside', 'outside'],
        ['outside', 'inside'],
        ['left', 'right'],
      ]).toContainEqual([first, last]);
    }
  }
});
