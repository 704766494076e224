// Team races of the BGA books as sentences of their rules.
import { describe, expect, test } from 'vitest';
import {
  type CarSpec,
  car,
  choices,
  longStop,
  pitAt,
  play,
  type RaceSpec,
  race,
  spaceId,
  to,
  where,
  writtenRace,
} from '../../../testing/formula-de/builders.ts';
import { PIT_LAP } from '../../../testing/formula-de/pit-lap.ts';
import { games } from '../../games.ts';
import { makeBook } from '../book.ts';
import { seatsMost } from '../chapters/car/teams.ts';
import { bgaAdvanced } from './advanced.ts';
import { bgaBasic } from './basic.ts';

const TEAMS = { teams: 'on' } as const;
const BOOKS = [bgaAdvanced, bgaBasic];
const TWENTIES = Array<number>(12).fill(20);

function started(book: typeof bgaBasic, cars: number, grid?: readonly number[]) {
  const seats = Array.from({ length: cars }, (_, seat) => ({ name: `Driver ${seat}` }));
  const setup = { book: book.id, track: PIT_LAP.id, seed: 1, laps: 2, seats, options: TEAMS };
  return book.start(grid === undefined ? setup : { ...setup, grid }, PIT_LAP).race;
}

describe.each(BOOKS)('a race of teams by $name', book => {
  test('is for an even number of cars, two seats side by side a team (BGA-O-59, BR-70)', () => {
    const { standings } = book;
    expect(() => started(book, 3)).toThrow(
      `${book.name}: teams of two take an even number of cars, not 3`,
    );
    const teams = standings(started(book, 4), PIT_LAP).map(({ seat, team }) => [seat, team]);
    expect(teams.toSorted()).toEqual([
      [0, 0],
      [1, 0],
      [2, 1],
      [3, 1],
    ]);
  });

  test('from a snapshot has whole teams too (BGA-O-59)', () => {
    const { cars } = started(book, 4);
    const odd = { ...started(book, 4), cars: cars.slice(0, 3) };
    expect(book.faults(odd, PIT_LAP)).toContain('cars: 3 make no whole teams of 2');
  });

  test('gives both cars of a team one box, in the order of the grid (BGA-B-8)', () => {
    const { cars, pits } = started(book, 4, [3, 0, 1, 2]);
    expect(cars.map(one => one.pits?.pit)).toEqual([0, 0, 1, 1]);
    expect(pits?.map(({ box }) => box)).toEqual([1, 0]);
  });

  test('has room for two cars at each box (BGA-B-8)', () => {
    const game = games.of(book);
    // The lap has six boxes, and a longer grid.
    const [alone, teams] = [{}, TEAMS].map(options => game.seatsOn(book, PIT_LAP, options));
    expect(alone).toEqual({ min: 1, max: 6 });
    expect(teams).toEqual({ min: 2, max: Math.min(12, PIT_LAP.grid.length), team: 2 });
    expect(started(book, teams?.max ?? 0).pits).toHaveLength((teams?.max ?? 0) / 2);
  });

  test('differs from any other only in the scores and the pits (BGA-O-60)', () => {
    const { points, teams, ...usual } = book.terms({}).values;
    const { points: scores, teams: pairs, ...others } = book.terms(TEAMS).values;
    expect(others).toEqual(usual);
    expect(scores).toEqual({ ...points, byDistance: false });
    expect([teams, pairs]).toEqual([{ size: 1 }, { size: 2 }]);
  });

  test('scores each car by its place, with the points of its own qualifying lap, and both count alike (BGA-O-62, BGA-O-65)', () => {
    const home = (place: number): CarSpec => ({
      space: '0@1',
      laps: 4,
      status: 'finished',
      place,
      onBoard: false,
    });
    const spec = { board: PIT_LAP, cars: [1, 4, 2, 3].map(home), options: TEAMS };
    const written = { ...writtenRace(spec, book), qualifyingPoints: [7, 8, 9, 10] };
    expect(book.standings(written, PIT_LAP)).toEqual([
      { place: 1, seat: 0, status: 'finished', points: 1007, team: 0 },
      { place: 2, seat: 2, status: 'finished', points: 729, team: 1 },
      { place: 3, seat: 3, status: 'finished', points: 610, team: 1 },
      { place: 4, seat: 1, status: 'finished', points: 488, team: 0 },
    ]);
  });
});

test('seats whole teams alone, no more than the grid and the boxes have room for (BGA-O-59, BGA-B-8)', () => {
  const [alone, pairs] = [{ teams: { size: 1 } }, { teams: { size: 2 } }];
  expect(seatsMost(12, 7, undefined, alone)).toBe(7);
  expect(seatsMost(12, 7, undefined, pairs)).toBe(6);
  expect(seatsMost(12, 10, 2, alone)).toBe(2);
  expect(seatsMost(12, 10, 2, pairs)).toBe(4);
  expect(seatsMost(12, 14, 8, pairs)).toBe(12);
});

// The advanced game with a long stop and two repair points for each car.
const { definition } = bgaAdvanced;
const REPAIRS = makeBook({
  ...definition,
  values: {
    ...definition.values,
    configuration: { ...definition.values.configuration, total: 22, pitMost: 2 },
    pits: { ...definition.values.pits, stops: ['long'] },
  },
});

function inThePits(cars: RaceSpec['cars'], toPlay: RaceSpec['toPlay']) {
  return race({
    book: REPAIRS,
    board: PIT_LAP,
    cars,
    options: TEAMS,
    ...(toPlay === undefined ? {} : { toPlay }),
    dice: [4, ...TWENTIES],
  });
}

describe('the pit of a team', () => {
  const others: readonly CarSpec[] = [{ space: '0@20' }, { space: '0@30' }];

  test('holds 4 repair points, of which either car takes what it needs (BGA-O-61, BR-49)', () => {
    expect(started(REPAIRS, 4).pits?.map(({ points }) => points)).toEqual([4, 4]);
    const asked = play(
      inThePits(
        [{ space: 'P3', gear: 2, points: { body: 1 } }, { space: 'P1', gear: 2 }, ...others],
        [0],
      ),
      { kind: 'chooseGear', gear: 2 },
      to('B1'),
    );
    const most = Math.max(...choices(asked, 'pitStop').map(({ repairs }) => repairs.length));
    // One stop restores two points at most (BR-50).
    expect(most).toBe(2);
    const done = play(asked, longStop('body', 'body'));
    expect(pitAt(done, 0)).toMatchObject({ points: 2, stop: 'waiting' });
    expect(pitAt(done, 1)).toMatchObject({ points: 2 });
    expect(pitAt(done, 2)).toMatchObject({ points: 4 });
  });

  test('is taken while one of them stands in it: the other waits before it, free of charge (BGA-B-75, BGA-V-33)', () => {
    const held = inThePits(
      [{ space: 'B1', gear: 2, pit: 'waiting' }, { space: 'P4', gear: 2 }, ...others],
      [1],
    );
    const done = play(held, { kind: 'chooseGear', gear: 2 }, to('P5'));
    expect(where(done, 1)).toBe(spaceId(PIT_LAP, 'P5'));
    expect(car(done, 1).points).toEqual(car(done, 1).configuration);
    expect(pitAt(done, 1)?.stop).toBeUndefined();
  });
});
