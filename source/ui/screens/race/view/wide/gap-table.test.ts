import { expect, test } from 'vitest';
import { masters2005 } from '../../../../../rules/formula-de/masters/masters-2005.ts';
import { race, track } from '../../../../../testing/formula-de/builders.ts';
import { raceModel } from '../../../../../testing/formula-de/race-model.ts';
import { EN } from '../../../../words/en/words.ts';
import type { RaceModel } from '../../race-model.ts';
import { withRoundEnds } from '../../round-ends.ts';
import { gapTable } from './gap-table.ts';

const BOARD = track('20 1R12 40');

/** Returns a model when a round has just ended, with its cars at these ticks; a negative one has dropped out. */
function at(round: number, ticks: readonly number[], before?: RaceModel): RaceModel {
  const cars = ticks.map(tick => ({
    space: `0@${Math.abs(tick)}`,
    gear: 2,
    ...(tick < 0 ? { status: 'retired' as const } : {}),
  }));
  const { race: now } = race({ book: masters2005, board: BOARD, cars, round });
  const model = raceModel({ book: masters2005, board: BOARD, race: now }, EN) as RaceModel;
  return withRoundEnds({ ...model, ...(before?.ends === undefined ? {} : { ends: before.ends }) });
}

function textsOf(model: RaceModel, columns: number): readonly string[] {
  return gapTable(model, columns, EN).map(row =>
    row
      .map(({ text }) => text)
      .join('')
      .trimEnd(),
  );
}

test('a row for each car has its spaces behind the leader after the last rounds', () => {
  const third = at(3, [-10, 16, 8], at(2, [10, 12, 6]));
  expect(textsOf(third, 60)).toEqual([
    ' gaps after round          2      3',
    '  1 B* Driver 1          0.0    0.0',
    '  2 C  Driver 2          6.0    8.0',
    '  3 A  Driver 0          2.0',
  ]);
  // The oldest round steps aside.
  expect(textsOf(third, 30)[0]).toBe(' gaps after round          3');
});

test('there is no table before the first round is over', () => {
  expect(textsOf(at(0, [10, 8]), 60)).toEqual([]);
});
