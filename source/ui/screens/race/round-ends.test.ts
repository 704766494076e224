import { expect, test } from 'vitest';
import { masters2005 } from '../../../rules/formula-de/masters/masters-2005.ts';
import { race, track } from '../../../testing/formula-de/builders.ts';
import { raceModel } from '../../../testing/formula-de/race-model.ts';
import { EN } from '../../words/en/words.ts';
import type { RaceModel } from './race-model.ts';
import { chartedRace, withRoundEnds } from './round-ends.ts';

const BOARD = track('20 1R12 40');

/** Returns a model when a round has just ended, with its cars at these ticks; a negative one has dropped out. */
function at(round: number, ticks: readonly number[], before?: RaceModel): RaceModel {
  const { race: now } = race({
    book: masters2005,
    board: BOARD,
    cars: ticks.map(tick => ({
      space: `0@${Math.abs(tick)}`,
      gear: 2,
      ...(tick < 0 ? { status: 'retired' as const } : {}),
    })),
    round,
  });
  const model = raceModel({ book: masters2005, board: BOARD, race: now }, EN) as RaceModel;
  return withRoundEnds({ ...model, ...(before?.ends === undefined ? {} : { ends: before.ends }) });
}

test('the places are noted at the end of each round, once', () => {
  const first = at(1, [10, 8, 6]);
  const second = at(2, [10, 12, 6], first);
  expect(withRoundEnds(second)).toBe(second);
  expect(chartedRace(second)).toEqual({
    began: 1,
    lines: [
      { seat: 1, places: [2, 1] },
      { seat: 0, places: [1, 2] },
      { seat: 2, places: [3, 3] },
    ],
  });
});

test('a car that drops out has no place from that round on', () => {
  const line = chartedRace(at(2, [-10, 8, 6], at(1, [10, 8, 6]))).lines.find(
    ({ seat }) => seat === 0,
  );
  expect(line).toEqual({ seat: 0, places: [1], out: true });
});

test('a leap to another round begins anew, a leap back keeps what was before', () => {
  const third = at(3, [10, 8], at(2, [10, 8], at(1, [10, 8])));
  expect(third.ends?.map(({ round }) => round)).toEqual([1, 2, 3]);
  expect(at(8, [10, 8], third).ends?.map(({ round }) => round)).toEqual([8]);
  expect(at(2, [10, 8], third).ends?.map(({ round }) => round)).toEqual([1, 2]);
});
