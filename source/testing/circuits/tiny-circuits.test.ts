import { expect, test } from 'vitest';
import { at, boardOf, cornersBoard, ovalBoard, straightBoard } from './tiny-circuits.ts';

function layout(board: ReturnType<typeof straightBoard>) {
  return board.corners.map(
    c => `${c.name} ${c.fromTick}-${c.toTick} ${c.stops}:${c.shortest}-${c.longest}`,
  );
}

test('the boards are laid out as their comments say', () => {
  expect(layout(straightBoard())).toEqual(['Bend 140-152 1:3-6']);
  expect(straightBoard().ticks).toBe(232);
  expect(layout(cornersBoard())).toEqual([
    'One 40-52 1:3-6',
    'Two 76-94 2:9-11',
    'Three 114-152 3:13-20',
  ]);
  expect(cornersBoard().ticks).toBe(192);
  expect(layout(ovalBoard())).toEqual(['East 40-64 2:9-13', 'West 124-140 1:5-8']);
  expect(ovalBoard().ticks).toBe(188);
});

test('spaces of a straight are found by lane and distance from the line', () => {
  const board = straightBoard();
  expect([at(board, 0, 0), at(board, 1, 0.5), at(board, 2, 69)]).toEqual(['L1', 'M1', 'R70']);
  expect(() => at(board, 1, 3)).toThrow('no space of lane 1 begins at 3');
});

test('a text that is no circuit throws its faults', () => {
  expect(() => boardOf('format: circuit/2')).toThrow(/^tiny:1:9: the format 'circuit\/2' /m);
});
