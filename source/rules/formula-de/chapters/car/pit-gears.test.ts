// Chapter 19: the gear in the pit lane, on the way to the pit and from it.
import { describe, expect, test } from 'vitest';
import { ovalBoard } from '../../../../testing/circuits/tiny-circuits.ts';
import {
  type CarSpec,
  car,
  gear,
  gears,
  play,
  type RaceSpec,
  race,
  to,
  toldOf,
  track,
  where,
} from '../../../../testing/formula-de/builders.ts';
import { PIT_LAP } from '../../../../testing/formula-de/pit-lap.ts';
import { masters2002 } from '../../masters/masters-2002.ts';
import { masters2005 } from '../../masters/masters-2005.ts';

describe('the gear on the way to the pit (M-19-1-8, R-78)', () => {
  /** Returns the gears on offer, or the one taken without a question when there is no other. */
  const inLane = (lever: number, space: string, box: number, over: Partial<RaceSpec> = {}) => {
    const situation = race({
      board: PIT_LAP,
      cars: [
        { space, gear: lever, box },
        { space: '0@2', gear: 2 },
      ],
      toPlay: [0, 1],
      dice: [8],
      ...over,
    });
    const [forced] = toldOf(situation, 'gearChosen', 0);
    return forced === undefined ? gears(situation) : [forced.gear];
  };

  // B6 is 10 spaces from P1, B1 is 5.
  test.each([
    [3, 'P1', 5, [4]],
    [4, 'P1', 5, [4, 5]],
    [5, 'P1', 5, [4, 5, 6]],
    [4, 'P1', 0, [3, 4, 5]],
    [3, 'P5', 0, [1, 2, 3, 4]],
    [6, 'P5', 0, [2, 3, 4, 5, 6]],
    [3, 'P2', 0, [2, 3, 4]],
  ])(
    'from gear %i on %s to pit %i must reach it by its highest face: %s',
    (lever, space, box, expected) => {
      expect(inLane(lever, space, box)).toEqual(expected);
    },
  );

  test('that is the highest allowed when none is enough', () => {
    const situation = race({
      board: PIT_LAP,
      cars: [
        { space: 'P1', gear: 2, box: 5 },
        { space: '0@2', gear: 2 },
      ],
      toPlay: [0, 1],
      dice: [8],
    });
    expect(toldOf(situation, 'gearChosen')).toMatchObject([{ seat: 0, from: 2, gear: 3 }]);
    expect(where(play(situation, to('P9')), 0)).toBe('P9');
  });

  test('takes no account of cars in front', () => {
    const cars: readonly CarSpec[] = [
      { space: 'P1', gear: 3, box: 5 },
      { space: 'P3', gear: 3, box: 4 },
      { space: '0@2', gear: 2 },
    ];
    const situation = race({ board: PIT_LAP, cars, toPlay: [0, 2], dice: [7] });
    expect(toldOf(situation, 'gearChosen', 0)).toMatchObject([{ gear: 4 }]);
  });

  test('is free in the edition of 2002 (M-19-1-6)', () => {
    expect(inLane(3, 'P1', 5, { book: masters2002 })).toEqual([1, 2, 3, 4]);
    expect(inLane(2, 'P1', 5, { book: masters2002 })).toEqual([1, 2, 3]);
  });

  test('has no limit on a circuit with a wall that is no oval (M-19-1-6)', () => {
    const board = track('60 1R5 40 PR14/6<14,13>2,3', 3, 'L');
    expect(inLane(5, 'P1', 5, { board })).toEqual(inLane(5, 'P1', 5));
  });

  test('is 4th at most in the lane of an oval, to the pit and from it (M-19-1-6)', () => {
    const oval = { board: ovalBoard() };
    for (const book of [masters2005, masters2002]) {
      expect(Math.max(...inLane(5, 'P1', 0, { ...oval, book }))).toBe(4);
      const out = race({
        ...oval,
        book,
        cars: [
          { space: 'P12', gear: 4, pit: 'out' },
          { space: '0@5', gear: 2 },
        ],
        toPlay: [0, 1],
        dice: [8],
      });
      expect(Math.max(...gears(out))).toBe(4);
      // A car that comes in too fast takes the lowest gear there is.
      const fast = { space: 'P1', gear: 6, points: { gearbox: 0 } };
      const [low] = toldOf(
        race({
          ...oval,
          book,
          cars: [fast, { space: '0@5', gear: 2 }],
          toPlay: [0, 1],
          dice: [14],
        }),
        'gearChosen',
      );
      expect(low?.gear).toBe(5);
    }
  });

  test('costs over-revving as on the track, and may mark a lane space (M-19-1-3, R-47)', () => {
    const situation = race({
      board: PIT_LAP,
      cars: [
        { space: 'P5', gear: 6, box: 0 },
        { space: '0@2', gear: 2 },
      ],
      toPlay: [0, 1],
      dice: [3],
    });
    const done = play(situation, gear(2));
    expect(car(done, 0).points).toMatchObject({ gearbox: 2, brakes: 2, engine: 2 });
    expect(done.race.dangerous).toEqual(['P5']);
  });
});
