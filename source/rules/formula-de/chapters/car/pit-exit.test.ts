// Chapter 19: on the way out of the pit lane.
import { describe, expect, test } from 'vitest';
import {
  type CarSpec,
  choices,
  gear,
  gears,
  play,
  race,
  to,
  toldOf,
  where,
} from '../../../../testing/formula-de/builders.ts';
import { PIT_LAP } from '../../../../testing/formula-de/pit-lap.ts';
import { masters2002 } from '../../masters/masters-2002.ts';
import { masters2005 } from '../../masters/masters-2005.ts';

describe('on the way out of the lane', () => {
  const leaving = (book = masters2005) =>
    race({
      book,
      board: PIT_LAP,
      cars: [
        { space: 'P9', gear: 2, pit: 'out' },
        { space: '0@20', gear: 2 },
      ],
      toPlay: [0, 1],
      dice: [8],
    });

  test('1st gear is forbidden in 2005 and allowed in 2002 (M-19-1-9)', () => {
    expect(gears(leaving())).toEqual([2, 3]);
    expect(gears(leaving(masters2002))).toEqual([1, 2, 3]);
  });

  test('no car enters its pit again', () => {
    const situation = race({
      board: PIT_LAP,
      cars: [
        { space: 'P7', gear: 3, pit: 'out', box: 4 },
        { space: '0@20', gear: 2 },
      ],
      toPlay: [0, 1],
      dice: [6],
    });
    const done = play(situation, gear(3), to('P13'));
    expect(toldOf(done, 'tiresFitted')).toEqual([]);
  });

  test('a car held up at its end is not asked for brakes that gain nothing (R-77, R-10)', () => {
    const cars: readonly CarSpec[] = [
      { space: 'P13', gear: 2, pit: 'out', laps: 2 },
      { space: '2@1', gear: 3, laps: 2 },
      { space: '2@2', gear: 3, laps: 2 },
      { space: '0@20', gear: 2 },
    ];
    const asked = play(race({ board: PIT_LAP, cars, toPlay: [0, 3], dice: [3] }), gear(2));
    const offered = choices(asked, 'move').map(move => `${move.to} ${move.brakes}`);
    expect(offered).toEqual(['P14 0', 'P13 3']);
  });

  test('cars before the way out hold it up free of charge when no way out is free (R-77)', () => {
    const cars: readonly CarSpec[] = [
      { space: 'P13', gear: 3, pit: 'out' },
      { space: '2@1', gear: 3, laps: 2 },
      { space: '2@2', gear: 3, laps: 2 },
      { space: '0@20', gear: 2 },
    ];
    const situation = race({ board: PIT_LAP, cars, toPlay: [0, 3], dice: [5] });
    const done = play(situation, gear(3), to('P14'));
    expect(where(done, 0)).toBe('P14');
    expect(toldOf(done, 'pointsPaid')).toEqual([]);
    expect(toldOf(done, 'testMade')).toEqual([]);
  });
});
