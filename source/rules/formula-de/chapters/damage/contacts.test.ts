// Which spaces touch one another (TRR-38, TRR-39).
import { describe, expect, test } from 'vitest';
import { spaceOf } from '../../../../circuit/board.ts';
import type { FormulaBoard } from '../../../../circuit/formula-board.ts';
import { layoutName, spaceId, track } from '../../../../testing/circuits/layout.ts';
import { spacesAround } from './contacts.ts';

const BOARD = track('20 2R6 60');

function around(name: string, board: FormulaBoard = BOARD): readonly string[] {
  const place = spaceOf(board, spaceId(board, name));
  return spacesAround(board, place).map(({ id }) => layoutName(board, id));
}

describe('the spaces that touch one (TRR-38)', () => {
  test('lie ahead, beside and behind, those beside from front to back (TRR-39)', () => {
    expect(around('1@22.5')).toEqual(['1@23.5', '0@23', '2@23', '0@22', '2@22', '1@21.5']);
  });

  test.each([
    ['the last space before the line', '1@85.5', ['1@0.5', '0@0', '2@0', '0@85', '2@85', '1@84.5']],
    ['the first one beyond it', '0@0', ['0@1', '1@0.5', '1@85.5', '0@85']],
    ['the second one', '1@0.5', ['1@1.5', '0@1', '2@1', '0@0', '2@0', '1@85.5']],
    ['one a quarter of a lap on', '1@21.5', ['1@22.5', '0@22', '2@22', '0@21', '2@21', '1@20.5']],
  ])('lie from front to back wherever the line is: %s (TRR-39)', (_where, name, touching) => {
    expect(around(name)).toEqual(touching);
  });

  test('are none in the pits', () => {
    expect(around('P2', track('60 1R5 40 PR14/6<14,13>2,3'))).toEqual([]);
  });
});
