// The grid that is rolled (BGA-B-42, BGA-B-43, BGA-A-23, BGA-A-24), and how a car stands on its place.
import { describe, expect, test } from 'vitest';
import { spaceId, track } from '../../../../testing/formula-de/builders.ts';
import { bgaAdvanced } from '../../bga/advanced.ts';
import { bgaBasic } from '../../bga/basic.ts';
import { standOnGrid } from './start-grid.ts';

const BOARD = track('80 1R5 15');
const PLACES = BOARD.grid.map(index => BOARD.spaces[index]?.id);
// The first play begins with a start roll that stalls nobody.
const START = 10;

/** The start of a race, in which the faces fall first. */
function started(
  book: typeof bgaAdvanced,
  cars: number,
  faces: readonly number[],
  { options = {}, ...more }: { readonly grid?: readonly number[]; readonly options?: object } = {},
) {
  const seats = Array.from({ length: cars }, (_, seat) => ({ name: `Driver ${seat}` }));
  const setup = { book: book.id, track: BOARD.id, seed: 1, laps: 2, seats, options, ...more };
  return book.start({ ...setup, dice: [...faces, START, 2] }, BOARD);
}

type Started = ReturnType<typeof started>;

const rollersOf = ({ events }: Started) =>
  events.flatMap(event => (event.kind === 'dieRolled' ? [event.seat] : []));
const spacesOf = ({ race }: Started) => race.cars.map(({ space }) => space);

describe.each([bgaBasic, bgaAdvanced])('the grid of $name', book => {
  test('puts the highest number on pole and tells of it (BGA-B-42, BGA-A-23)', () => {
    const begun = started(book, 4, [5, 17, 9, 12]);
    expect(begun.race.grid).toEqual([1, 3, 2, 0]);
    expect(begun.events).toContainEqual({ kind: 'gridRolled', grid: [1, 3, 2, 0] });
    expect(spacesOf(begun)).toEqual([PLACES[3], PLACES[0], PLACES[2], PLACES[1]]);
    expect(begun.race.cars.map(({ arrival }) => arrival)).toEqual([3, 0, 2, 1]);
    expect(rollersOf(begun)[4]).toBe(1);
  });

  test('is rolled for by two cars too (BGA-B-42)', () => {
    expect(started(book, 2, [3, 9]).race.grid).toEqual([1, 0]);
  });

  test('is rolled again by all who are tied, for their places alone (BGA-B-43, BGA-A-24)', () => {
    const begun = started(book, 5, [8, 15, 8, 2, 8, 4, 11, 4, 6, 13]);
    expect(rollersOf(begun).slice(0, 10)).toEqual([0, 1, 2, 3, 4, 0, 2, 4, 0, 4]);
    expect(begun.race.grid).toEqual([1, 2, 4, 0, 3]);
  });

  test('that was given stands, and nobody rolls (BGA-B-42)', () => {
    const begun = started(book, 3, [], { grid: [2, 0, 1] });
    expect(begun.race.grid).toEqual([2, 0, 1]);
    expect(begun.events.some(({ kind }) => kind === 'gridRolled')).toBe(false);
    expect(spacesOf(begun)).toEqual([PLACES[1], PLACES[2], PLACES[0]]);
  });
});

test('what is settled before the race follows a rolled grid, the weather by the pole (BGA-O-21, BGA-O-37)', () => {
  const options = { weather: 'roll', tireChoice: 'on' };
  let begun = started(bgaAdvanced, 3, [5, 9, 17, 1], { options });
  expect(rollersOf(begun)).toEqual([0, 1, 2, 2]);
  const asked: number[] = [];
  for (let count = 0; count < 3; count++) {
    const [decision] = bgaAdvanced.decisions(begun.race, BOARD);
    const [choice] = decision?.choices ?? [];
    if (decision === undefined || choice?.kind !== 'chooseTires') break;
    asked.push(decision.seat);
    begun = bgaAdvanced.apply(begun.race, decision.seat, choice, BOARD);
  }
  expect(asked).toEqual([2, 1, 0]);
});

test('a car before the line has its first lap to begin, one astride it is on that lap (M-21-1-5)', () => {
  const indexOf = (name: string) => BOARD.indexOf.get(spaceId(BOARD, name)) ?? -1;
  const board = { ...BOARD, grid: [indexOf('1@99.5'), indexOf('0@99')] };
  expect(standOnGrid(board, 0)).toMatchObject({ space: spaceId(BOARD, '1@99.5'), laps: 1 });
  expect(standOnGrid(board, 1)).toMatchObject({ space: spaceId(BOARD, '0@99'), laps: 0 });
});
