// Chapter 7-1: what a stop is, when it counts, and what becomes of the count.
import { describe, expect, test } from 'vitest';
import {
  type CarSpec,
  car,
  dice,
  ends,
  gear,
  pay,
  play,
  race,
  type Situation,
  slipTo,
  stayBehind,
  to,
  toldOf,
  track,
  where,
} from '../../../../testing/formula-de/builders.ts';

// Corner A: x 20 to 24 (2 stops). Straight to 39. Corner B: x 40 to 44 (1 stop).
const BOARD = track('20 2R5 15 1R5 40');
// Corner A: x 20 to 24. Corner B follows at once: x 25 to 29.
const TOUCHING = track('20 1R5 1R5 40');

function one(own: CarSpec, face: number, board = BOARD): Situation {
  return race({ board, cars: [own, { space: '2@3', gear: 1 }], toPlay: [0], dice: dice(face) });
}

describe('a stop', () => {
  test('is marked at the end of the movement inside the corner, once (M-7-1-1, R-13)', () => {
    const done = play(one({ space: '0@18', gear: 2 }, 4), gear(2), to('0@22'));
    expect(toldOf(done, 'stopMade')).toEqual([
      { kind: 'stopMade', seat: 0, corner: 'A', stops: 1, required: 2 },
    ]);
    expect(car(done, 0).stops).toBe(1);
  });

  test('the second one is counted with the first (M-7-1-1)', () => {
    const done = play(one({ space: '0@21', gear: 2, stops: 1 }, 2), gear(2), to('0@23'));
    expect(toldOf(done, 'stopMade')).toMatchObject([{ stops: 2, required: 2 }]);
  });

  test('on a straight is none (M-7-1-1)', () => {
    const done = play(one({ space: '0@10', gear: 2 }, 4), gear(2), to('0@14'));
    expect(toldOf(done, 'stopMade')).toEqual([]);
    expect(car(done, 0).stops).toBe(0);
  });

  test('beyond the required number does not count (M-7-1-1)', () => {
    const done = play(one({ space: '0@20', gear: 2, stops: 2 }, 3), gear(2), to('0@23'));
    expect(toldOf(done, 'stopMade')).toEqual([]);
    expect(car(done, 0).stops).toBe(2);
  });

  test('is marked by a play without movement too (R-11)', () => {
    const done = play(
      one({ space: '0@22', gear: 2, stops: 1 }, 2),
      gear(2),
      to('0@22', { brakes: 2 }),
    );
    expect(toldOf(done, 'stopMade')).toMatchObject([{ stops: 2 }]);
  });

  test('is marked by a car that was blocked, where it stands (R-36)', () => {
    const blocked = race({
      board: BOARD,
      cars: [
        { space: '2@20', gear: 2 },
        { space: '2@22', gear: 1 },
      ],
      toPlay: [0],
      dice: dice(3, 20, 20),
    });
    // The inside lane leads straight on only: 2@21 is the farthest space, 2 are missing.
    const done = play(blocked, gear(2), to('2@21', { missing: 2 }));
    expect(where(done, 0)).toBe('2@21');
    expect(toldOf(done, 'stopMade', 0)).toMatchObject([{ stops: 1 }]);
  });

  test('after brakes is judged where the car then stands (R-13)', () => {
    const done = play(one({ space: '0@15', gear: 3 }, 7), gear(3), to('0@20', { brakes: 2 }));
    expect(car(done, 0).stops).toBe(1);
    const short = play(one({ space: '0@15', gear: 3 }, 7), gear(3), to('0@19', { brakes: 3 }));
    expect(car(short, 0).stops).toBe(0);
  });
});

describe('the stops of a corner', () => {
  test('once made let the car leave on its next move, with lane changes (M-7-1-1, R-14)', () => {
    const situation = play(one({ space: '0@24', gear: 3, stops: 2 }, 5), gear(3));
    expect(ends(situation)).toEqual(expect.arrayContaining(['0@29', '1@28.5', '2@28']));
    const away = play(situation, to('2@28'));
    expect(toldOf(away, 'cornerOvershot')).toEqual([]);
    expect(car(away, 0).points.tires).toBe(6);
  });

  test('are counted anew in the next corner (R-13)', () => {
    const away = play(one({ space: '0@24', gear: 3, stops: 2 }, 5), gear(3), to('0@29'));
    expect(car(away, 0).stops).toBe(0);
  });

  test('a move from the last stop of one corner into the next one counts there (M-7-2-2)', () => {
    const done = play(one({ space: '0@24', gear: 5, stops: 2 }, 17), gear(5), to('0@41'));
    expect(toldOf(done, 'stopMade')).toEqual([
      { kind: 'stopMade', seat: 0, corner: 'B', stops: 1, required: 1 },
    ]);
  });

  test('missing one on leaving is an overshoot (R-14, M-10-0-1)', () => {
    const out = play(one({ space: '0@24', gear: 2, stops: 1 }, 2), gear(2), to('0@26'), pay(0, 2));
    expect(toldOf(out, 'cornerOvershot')).toMatchObject([{ corner: 'A', spaces: 2 }]);
  });

  test('missing more than one on leaving eliminates (R-14, M-10-1)', () => {
    const out = play(one({ space: '0@24', gear: 2, stops: 0 }, 2), gear(2), to('0@25'));
    expect(toldOf(out, 'carRetired')).toEqual([{ kind: 'carRetired', seat: 0, why: 'overshoot' }]);
  });
});

describe('corners that touch', () => {
  test('are two corners with their own counters (R-12)', () => {
    const done = play(one({ space: '0@23', gear: 2, stops: 1 }, 4, TOUCHING), gear(2), to('0@27'));
    expect(toldOf(done, 'stopMade')).toEqual([
      { kind: 'stopMade', seat: 0, corner: 'B', stops: 1, required: 1 },
    ]);
    expect(car(done, 0).points.tires).toBe(6);
  });

  test('a stop in the first does not serve the second (R-12)', () => {
    const out = play(
      one({ space: '0@24', gear: 3, stops: 1 }, 8, TOUCHING),
      gear(3),
      to('0@32'),
      pay(0, 3),
    );
    expect(toldOf(out, 'cornerOvershot')).toMatchObject([{ corner: 'B', spaces: 3 }]);
  });
});

test('a grid space inside a corner counts as having its stops made (R-14)', () => {
  // The last straight has 3 spaces, so the third pair of the grid stands in corner A.
  const board = track('40 2R6 3');
  const situation = race({ board, cars: [{ space: '0@10' }] });
  const { race: begun } = situation.book.start(
    {
      book: situation.book.id,
      track: board.id,
      seed: 1,
      laps: 1,
      seats: ['A', 'B', 'C', 'D', 'E'].map(name => ({ name })),
      options: {},
    },
    board,
  );
  const inCorner = begun.cars.filter(one => {
    const index = board.indexOf.get(one.space) ?? -1;
    return board.spaces[index]?.corner === 0;
  });
  expect(inCorner.length).toBeGreaterThan(0);
  for (const one of inCorner) expect(one.stops).toBe(2);
});

test('no stop is marked in a corner that a slipstream has left in the same play (R-13, R-53)', () => {
  const start = race({
    board: BOARD,
    cars: [
      { space: '0@35', gear: 4 },
      { space: '0@44', gear: 4, stops: 1 },
    ],
    toPlay: [0],
    dice: dice(8, 20, 20),
  });
  const behind = play(start, gear(4), to('0@43'));
  const out = play(behind, slipTo('1@45.5'), pay(0, 1));
  expect(toldOf(out, 'stopMade')).toEqual([]);
  expect(car(out, 0).points.tires).toBe(5);
  const stays = play(behind, stayBehind);
  expect(toldOf(stays, 'stopMade')).toMatchObject([{ corner: 'B', stops: 1 }]);
});
