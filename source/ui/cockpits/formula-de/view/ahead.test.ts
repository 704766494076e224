import { expect, test } from 'vitest';
import type { FormulaBoard } from '../../../../circuit/formula-board.ts';
import { trant } from '../../../../rules/formula-de/trant/trant.ts';
import { race } from '../../../../testing/formula-de/builders.ts';
import { raceModel } from '../../../../testing/formula-de/race-model.ts';
import { BOARDS } from '../../../board-view/boards.fixture.ts';
import { EN } from '../../../words/en/words.ts';
import { cornerFacts } from './ahead.ts';

/** Returns where the next corner begins in each lane for a car on M34. */
function begins(board: FormulaBoard): readonly number[] {
  const now = race({ book: trant, board, cars: [{ space: 'M34', gear: 4 }], round: 2 });
  const facts = cornerFacts(raceModel({ book: trant, board, race: now.race }, EN), EN);
  return [...facts.matchAll(/[LMR]\+(\d+)/g)].map(([, points]) => Number(points));
}

test('the way to the next corner is told in movement points: two for each space of a doubled straight (TR-54, TR-55)', () => {
  const single = begins(BOARDS.monza);
  expect(single).toHaveLength(3);
  // The last step leads into the corner, where a space costs one.
  expect(begins(BOARDS.doubled)).toEqual(single.map(spaces => 2 * (spaces - 1) + 1));
});
