// Which car is ahead of which, asked of the ranking itself.
import { describe, expect, test } from 'vitest';
import {
  type CarSpec,
  spaceId,
  track,
  writtenRace,
} from '../../../../testing/formula-de/builders.ts';
import { PIT_LAP } from '../../../../testing/formula-de/pit-lap.ts';
import { masters2005Definition } from '../../masters/masters-2005.ts';
import { byDistance, inOrderOfPlay, lapsDown, progressOf, rankOf } from './ranking.ts';

const BOARD = track('60 1R5 35');
const GROUND = { board: BOARD, values: masters2005Definition.values };

function written(...cars: readonly CarSpec[]) {
  return writtenRace({ board: BOARD, laps: 3, cars });
}

describe('the order by distance (R-63)', () => {
  test('is by laps, then by the place in the lap', () => {
    const race = written(
      { space: '0@10', laps: 2 },
      { space: '0@90', laps: 1 },
      { space: '0@40', laps: 2 },
      { space: '0@95', laps: 0 },
    );
    expect(byDistance(race, GROUND, race.cars).map(({ seat }) => seat)).toEqual([2, 0, 1, 3]);
    expect(race.cars.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  });

  test('is settled by the higher lever, then by who came first, between cars level with each other (M-6-2-4)', () => {
    const race = written(
      { space: '0@40', gear: 3, arrival: 5 },
      { space: '2@40', gear: 4, arrival: 9 },
      { space: '0@20', gear: 3, arrival: 7 },
      { space: '2@20', gear: 3, arrival: 6 },
    );
    expect(byDistance(race, GROUND, race.cars).map(({ seat }) => seat)).toEqual([1, 0, 3, 2]);
  });

  test('is settled by the seat where nothing else is left to tell cars apart', () => {
    const race = written({ space: '0@40', arrival: 4 }, { space: '2@40', arrival: 4 });
    expect(byDistance(race, GROUND, race.cars.toReversed()).map(({ seat }) => seat)).toEqual([
      0, 1,
    ]);
  });

  test('has a stalled car behind those that run, level with it (M-9-1-3)', () => {
    const race = written(
      { space: '0@40', gear: 4, condition: 'stalled', start: 'restartRoll' },
      { space: '2@40', gear: 1 },
    );
    expect(byDistance(race, GROUND, race.cars).map(({ seat }) => seat)).toEqual([1, 0]);
  });
});

test('distance is laps and the place in the lap; a space astride the line belongs to the next lap (R-60, M-21-1-5)', () => {
  const [before, astride, beyond] = written(
    { space: '0@99', laps: 1 },
    { space: '1@99.5', laps: 2 },
    { space: '0@0', laps: 2 },
  ).cars.map(car => progressOf(BOARD, car));
  expect([before, astride, beyond]).toEqual([398, 399, 400]);
});

test('a car is a lap down by every whole lap behind the reference, and never less than none (R-61)', () => {
  expect(lapsDown(1000, 1000, 400)).toBe(0);
  expect(lapsDown(1000, 601, 400)).toBe(0);
  expect(lapsDown(1000, 600, 400)).toBe(1);
  expect(lapsDown(1000, 200, 400)).toBe(2);
  expect(lapsDown(1000, 1400, 400)).toBe(0);
});

test('the order of play goes back round the loop from the leader, whoever is asked about (R-61)', () => {
  const race = written(
    { space: '0@10', laps: 1 },
    { space: '0@30', laps: 2 },
    { space: '2@35', laps: 1 },
    { space: '2@90', laps: 1 },
  );
  expect(inOrderOfPlay(race, GROUND, race.cars).map(({ seat }) => seat)).toEqual([1, 0, 3, 2]);
  const some = race.cars.filter(({ seat }) => seat !== 1);
  expect(inOrderOfPlay(race, GROUND, some).map(({ seat }) => seat)).toEqual([0, 3, 2]);
  expect(inOrderOfPlay(race, GROUND, [])).toEqual([]);
});

describe('the rank of a car around the pits (R-62, M-19-5-2)', () => {
  // The last way in lies at x 92, the line between P13 and P14.
  const limit = 2 * 92;
  const lap = PIT_LAP.ticks;
  const rank = (space: string, laps: number) =>
    rankOf({ laps: 3 }, { ...GROUND, board: PIT_LAP }, { space, laps });

  test('in the lane and in a pit is just past the last way in of the lap that it ends, on either side of the line', () => {
    for (const space of ['P1', 'P8', 'B3']) {
      expect(rank(space, 2)).toBe(2 * (2 * lap + limit) + 1);
    }
    expect(rank('P14', 2)).toBe(2 * (1 * lap + limit) + 1);
  });

  test('on the track is twice the distance where the last way in can still be reached, or the lane is shut', () => {
    expect(rank(spaceId(PIT_LAP, '2@91'), 2)).toBe(2 * (2 * lap + 2 * 91));
    expect(rank(spaceId(PIT_LAP, '0@92'), 0)).toBe(2 * 2 * 92);
    expect(rank(spaceId(PIT_LAP, '0@92'), 3)).toBe(2 * (3 * lap + 2 * 92));
    expect(rank(spaceId(PIT_LAP, '0@60'), 2)).toBe(2 * (2 * lap + 2 * 60));
  });

  test('level with the last way in, where it can be reached no more, is just past it (M-19-5-5)', () => {
    expect(rank(spaceId(PIT_LAP, '0@92'), 2)).toBe(2 * (2 * lap + limit) + 1);
    expect(rank(spaceId(PIT_LAP, '0@92'), 1)).toBe(2 * (1 * lap + limit) + 1);
  });
});

describe('a book in which every car plays once a round, by the race', () => {
  const byRace = {
    board: BOARD,
    values: {
      ...masters2005Definition.values,
      order: { lapping: 'byRace', slowLast: false, pitBands: true },
    },
  } as const;

  test('puts a lapped car behind all that have driven farther, wherever it stands (BR-44)', () => {
    const race = written(
      { space: '0@10', laps: 1 },
      { space: '0@5', laps: 2 },
      { space: '0@8', laps: 1 },
    );
    expect(inOrderOfPlay(race, byRace, race.cars).map(({ seat }) => seat)).toEqual([1, 0, 2]);
  });

  test('knows no last place for a stalled or a spun car: the higher lever plays first (BGA-A-11, BGA-A-12)', () => {
    const order = (...cars: readonly CarSpec[]) => {
      const race = written(...cars);
      return byDistance(race, byRace, race.cars).map(({ seat }) => seat);
    };
    const spun: CarSpec = { space: '2@10', gear: 4, arrival: 2, condition: 'spun' };
    expect(order({ space: '0@10', gear: 3, arrival: 1 }, spun)).toEqual([1, 0]);
    const stalled: CarSpec = { space: '2@10', gear: 1, arrival: 1, condition: 'stalled' };
    expect(order({ space: '0@10', gear: 1, arrival: 2 }, stalled)).toEqual([1, 0]);
  });
});
