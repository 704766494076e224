// The way of a backmarker with so many movement points (TR-137, TRR-52), with nothing but others in its way.
import { describe, expect, test } from 'vitest';
import { spaceOf } from '../../../../circuit/board.ts';
import type { FormulaBoard } from '../../../../circuit/formula-board.ts';
import { ovalBoard } from '../../../../testing/circuits/tiny-circuits.ts';
import { layoutName, spaceId, track } from '../../../../testing/formula-de/builders.ts';
import { backmarkerPath } from './backmarker-ways.ts';

/** Returns the spaces that a backmarker enters, by their layout names. */
function driven(
  board: FormulaBoard,
  from: string,
  points: number,
  taken: readonly string[] = [],
): readonly string[] {
  const others = new Set(taken.map(name => spaceOf(board, spaceId(board, name)).index));
  return backmarkerPath(board, others, spaceId(board, from), points).map(id =>
    layoutName(board, id),
  );
}

describe('a backmarker', () => {
  test('leaves two corners behind without a stop (TRR-52)', () => {
    expect(driven(track('20 2R3 2 2R3 60'), '1@20.5', 5)).toEqual([
      '1@21.5',
      '1@22.5',
      '1@23.5',
      '1@24.5',
      '1@25.5',
    ]);
  });

  test('is on the centre lane again as soon as it is by, across the line too (TR-137)', () => {
    // The next corner, behind the line, leads to the right.
    const board = track('10 2R9/7/5 6 2L3/4/5 4 1R5/4/3 30');
    expect(driven(board, '1@53.5', 4, ['1@55.5'])).toEqual(['1@54.5', '0@55', '0@56', '1@56.5']);
  });

  test('beside the middle goes to it at once, past a car or before one (TR-137)', () => {
    const board = track('20 2R3 2 2R3 60');
    expect(driven(board, '0@0', 4, ['1@1.5'])).toEqual(['0@1', '0@2', '1@2.5', '1@3.5']);
    expect(driven(board, '0@0', 4, ['1@3.5'])).toEqual(['1@0.5', '1@1.5', '1@2.5', '2@3']);
  });

  test('ends on the left one of two lanes in the middle where both are free (TR-137)', () => {
    expect(driven(ovalBoard(), '1@10.5', 4, ['1@12.5'])).toEqual([
      '1@11.5',
      '2@12',
      '2@13',
      '1@13.5',
    ]);
  });

  test('goes back to one of two lanes in the middle inside a corner too (TR-137)', () => {
    const path = driven(ovalBoard(), '3@25.5', 4);
    expect(path).toEqual(['2@26.5', '2@27.5', '2@28.5', '1@29']);
  });

  test('changes between two lanes in the middle rather than drive beside them, be that more direct (TR-137)', () => {
    const board = track('20 1L3/4/5/6 40', 4);
    expect(driven(board, '3@40.5', 5, ['2@43', '1@44.5'])).toEqual([
      '2@41',
      '2@42',
      '1@42.5',
      '1@43.5',
      '2@44',
    ]);
  });

  test('passes on the inside in a corner, whose arrows are all that counts there (TR-137)', () => {
    const path = driven(track('20 1L3/4/5 34 1L3/4/5 40'), '1@18.5', 4, ['1@23']);
    expect(path).toEqual(['1@19.5', '1@20.5', '1@22', '0@23.5']);
  });

  test('ends off the inside of a corner, of two ways that are off the middle alike (TR-137)', () => {
    const path = driven(track('20 1L3/4/5 34 1L3/4/5 40'), '2@63', 4, ['2@66', '1@66.5']);
    expect(path).toEqual(['1@63.5', '0@64', '1@64.5', '1@65.5']);
  });

  test('takes the lane along a wall for one like any other', () => {
    const others = ['1@31.5', '0@33', '1@34.5'];
    const [open, walled] = [track('20 1R5 40', 3), track('20 1R5 40', 3, 'R')].map(board =>
      driven(board, '1@30.5', 7, others),
    );
    expect(walled).toEqual(['0@31', '0@32', '1@32.5', '1@33.5', '0@34', '0@35', '0@36']);
    expect(open).toEqual(walled);
  });
});
