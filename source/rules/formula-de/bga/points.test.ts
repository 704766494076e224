// Points and ranking of the BGA books as sentences of their rules.
import { describe, expect, test } from 'vitest';
import {
  type CarSpec,
  car,
  play,
  type RaceSpec,
  spaceId,
  track,
  writtenRace,
} from '../../../testing/formula-de/builders.ts';
import { rolledOn } from '../../../testing/formula-de/rolled.ts';
import { progressOf } from '../chapters/round/ranking.ts';
import { masters2005 } from '../masters/masters-2005.ts';
import { bgaAdvanced } from './advanced.ts';
import { bgaBasic } from './basic.ts';

const LONG = track('80 1R5 60');
const MOVE = { kind: 'move', brakes: 0 } as const;
// Out by its engine, after the other car.
const OUT_LATER = {
  status: 'retired',
  retiredAt: 2,
  retirement: 'engine',
  condition: 'wreck',
  onBoard: false,
} as const;

const home = (place: number): CarSpec => ({
  space: '0@1',
  laps: 4,
  status: 'finished',
  place,
  onBoard: false,
});

const out = (space: string, retiredAt: number, more: Partial<CarSpec> = {}): CarSpec => ({
  space,
  condition: 'wreck',
  retiredAt,
  onBoard: false,
  ...more,
});

function ranked(
  cars: readonly CarSpec[],
  brought?: readonly number[],
  spec: Partial<RaceSpec> = {},
) {
  const { book = bgaAdvanced } = spec;
  const written = writtenRace({ board: LONG, cars, ...spec }, book);
  const scored = { ...written, ...(brought === undefined ? {} : { qualifyingPoints: brought }) };
  expect(book.faults(scored, LONG)).toEqual([]);
  return book.standings(scored, LONG);
}

const seatsOf = (standings: ReturnType<typeof ranked>) => standings.map(({ seat }) => seat);
const pointsOf = (standings: ReturnType<typeof ranked>) => standings.map(({ points }) => points);

describe('the points of the race', () => {
  test('go to places 1 to 10, and later ones get none (BGA-V-4, BGA-O-63, BR-57)', () => {
    const all = Array.from({ length: 12 }, (_, index) => home(index + 1));
    expect(pointsOf(ranked(all))).toEqual([1000, 720, 600, 480, 400, 320, 240, 160, 80, 40, 0, 0]);
  });

  test('of the qualifying go from 10 to 1 (BGA-V-5, BGA-V-15)', () => {
    const { points } = bgaAdvanced.definition.values;
    expect(points?.qualifying).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  test('are the same in both games (BGA-V-4, BR-70)', () => {
    expect(bgaBasic.definition.values.points).toEqual(bgaAdvanced.definition.values.points);
    expect(pointsOf(ranked([home(2), home(1)], undefined, { book: bgaBasic }))).toEqual([
      1000, 720,
    ]);
  });

  test('and those of the qualifying are added up (BGA-V-3, BGA-V-5)', () => {
    expect(pointsOf(ranked([home(2), home(1)], [10, 9]))).toEqual([1009, 730]);
  });

  test('are no business of Masters, whose organiser gives points', () => {
    const written = writtenRace({ board: LONG, cars: [home(1), home(2)] }, masters2005);
    expect(masters2005.standings(written, LONG)).toEqual([
      { place: 1, seat: 0, status: 'finished' },
      { place: 2, seat: 1, status: 'finished' },
    ]);
    const faults = masters2005.faults({ ...written, qualifyingPoints: [1, 2] }, LONG);
    expect(faults).toEqual(['qualifyingPoints: its book has no use for it']);
  });

  test('of the qualifying are given for every car or none', () => {
    const written = writtenRace({ board: LONG, cars: [home(1)] }, bgaBasic);
    expect(bgaBasic.faults({ ...written, qualifyingPoints: [] }, LONG)).toEqual([
      'qualifyingPoints: one entry per car is needed',
    ]);
  });
});

describe('cars that are out', () => {
  test('rank behind all that finish, with no points of the race (BGA-V-6, BR-56)', () => {
    const all = ranked([out('0@70', 1), home(1), home(2)], [10, 0, 0]);
    expect(seatsOf(all)).toEqual([1, 2, 0]);
    expect(pointsOf(all)).toEqual([1000, 720, 10]);
  });

  test('get nothing for a place that a race from outside gives them (BGA-V-6)', () => {
    const all = ranked([home(1), out('0@70', 1, { place: 2 })]);
    expect(pointsOf(all)).toEqual([1000, 0]);
  });

  test('rank by points from the qualifying, whatever their distance (BGA-V-6, BR-56)', () => {
    const cars = [out('0@70', 2), out('0@10', 1), home(1)];
    expect(seatsOf(ranked(cars, [8, 9, 10]))).toEqual([2, 1, 0]);
  });

  test('with equal points rank by distance, then by who held out longer (BGA-V-7, BR-56)', () => {
    const cars = [out('0@10', 2), out('0@70', 1), out('0@10', 3)];
    expect(seatsOf(ranked(cars))).toEqual([1, 2, 0]);
    expect(seatsOf(ranked(cars, [0, 0, 0]))).toEqual([1, 2, 0]);
  });

  test('at the same place and in any order rank by who held out longer (BR-56)', () => {
    for (const order of [
      [1, 3, 2],
      [3, 2, 1],
      [2, 1, 3],
    ]) {
      const standings = ranked(order.map(retiredAt => out('0@10', retiredAt)));
      expect(seatsOf(standings).map(seat => order[seat])).toEqual([3, 2, 1]);
    }
  });

  test('rank by distance where a book gives no points (R-89)', () => {
    const cars = [out('0@10', 2), out('0@70', 1)];
    expect(seatsOf(ranked(cars, undefined, { book: masters2005 }))).toEqual([1, 0]);
  });

  test('of a team race do not rank by distance (BGA-V-7, BR-56)', () => {
    const cars = [out('0@10', 3), out('0@70', 1), out('0@60', 2), home(1)];
    const spec: Partial<RaceSpec> = { options: { teams: 'on' } };
    expect(seatsOf(ranked(cars, undefined, spec))).toEqual([3, 0, 2, 1]);
    expect(seatsOf(ranked(cars, [1, 2, 3, 0], spec))).toEqual([3, 2, 1, 0]);
  });
});

describe('the distance of a car that is out', () => {
  const TWENTIES = Array<number>(12).fill(20);

  test('ends where the turn began in which it overshot (BGA-V-8)', () => {
    const drive = { book: bgaAdvanced, from: '2@75', roll: 12, gear: 4, black: TWENTIES };
    const situation = rolledOn(track('80 2R5 60'), { ...drive, others: [{ space: '0@77' }] });
    const done = play(situation, MOVE);
    const { book, board, race: after } = done;
    const began = { laps: 1, space: spaceId(board, '2@75') };
    expect(car(done, 0)).toMatchObject({ status: 'retired', covered: progressOf(board, began) });
    const other = { ...car(done, 1), ...OUT_LATER };
    const over = { ...after, cars: [car(done, 0), other] };
    expect(book.standings(over, board).map(({ seat }) => seat)).toEqual([1, 0]);
  });

  test('does not count the line crossed in that turn (BGA-V-8)', () => {
    // Corner B has x 80 to 84, the line is at 90.
    const board = track('40 1R5 35 1R5 5');
    const drive = { book: bgaAdvanced, from: '2@84', roll: 12, gear: 4, black: TWENTIES };
    const own = { points: { tires: 1, brakes: 0 } };
    const situation = rolledOn(board, { ...drive, own, others: [{ space: '0@50' }] });
    const done = situation.race.cars[0]?.status === 'retired' ? situation : play(situation, MOVE);
    const began = { laps: 1, space: spaceId(board, '2@84') };
    expect(car(done, 0)).toMatchObject({ retirement: 'overshoot', laps: 2 });
    expect(car(done, 0).covered).toBe(progressOf(board, began));
  });

  test('ends there too for one that ran into cars ahead (BGA-V-8)', () => {
    const situation = rolledOn(track('80 1R5 60'), {
      book: bgaAdvanced,
      from: '0@10',
      roll: 8,
      gear: 4,
      own: { points: { brakes: 0 } },
      others: [{ space: '0@12' }, { space: '1@12.5' }, { space: '2@12' }, { space: '1@11.5' }],
      black: TWENTIES,
    });
    const done = situation.race.cars[0]?.status === 'retired' ? situation : play(situation, MOVE);
    const began = { laps: 1, space: spaceId(done.board, '0@10') };
    expect(car(done, 0)).toMatchObject({
      retirement: 'blocking',
      covered: progressOf(done.board, began),
    });
  });

  test('is the whole way for a car that goes out otherwise (BGA-V-8)', () => {
    const { eliminations } = bgaAdvanced.definition.values;
    const shortened = Object.entries(eliminations).filter(([, one]) => one.ranksFromTurn === true);
    expect(shortened.map(([why]) => why).sort()).toEqual(['blocking', 'overshoot']);
    const situation = rolledOn(LONG, {
      book: bgaAdvanced,
      from: '0@10',
      roll: 5,
      own: { points: { body: 1 } },
      others: [{ space: '0@16', gear: 1 }],
      black: [20, 1, ...TWENTIES],
    });
    const done = play(situation, { ...MOVE, to: '0@15' });
    expect(car(done, 0).retirement).toBe('collision');
    expect(car(done, 0)).not.toHaveProperty('covered');
  });
});
