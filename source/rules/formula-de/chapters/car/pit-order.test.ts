// Chapter 19-5: who plays when around the pits.
import { describe, expect, test } from 'vitest';
import {
  type CarSpec,
  type RaceSpec,
  race,
  toldOf,
  track,
} from '../../../../testing/formula-de/builders.ts';

describe('the order of play (M-19-5-2, R-62)', () => {
  // A lap of 100 whose last way in is 2@95; the lane P1 to P16 begins with x 95.5, the pits B1 to B9 beside P4 to P12.
  const ZONE = track('60 1R5 35 PR16/9<6,5>13,14');

  function orderOf(cars: readonly CarSpec[], over: Partial<RaceSpec> = {}): readonly number[] {
    const situation = race({ board: ZONE, cars, ...over });
    return toldOf(situation, 'roundBegan')[0]?.order ?? [];
  }

  const A: CarSpec = { space: '0@8', laps: 2 };
  const B: CarSpec = { space: '0@4', laps: 2 };
  const C: CarSpec = { space: '0@96' };
  const D: CarSpec = { space: 'P12', laps: 2, box: 0 };
  const E: CarSpec = { space: 'B8', laps: 2, box: 7, pit: 'waiting' };
  const F: CarSpec = { space: 'P8', laps: 2, box: 1 };
  const G: CarSpec = { space: 'P6', laps: 2, box: 3 };
  const H: CarSpec = { space: 'B3', laps: 2, box: 2, pit: 'waiting' };
  const I: CarSpec = { space: '0@94' };

  test('is A-B-C-D-E-F-G-H-I in the drawing (M-19-5-4)', () => {
    expect(orderOf([A, B, C, D, E, F, G, H, I])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(orderOf([I, H, G, F, E, D, C, B, A])).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0]);
  });

  test('has C before I, level with it, though I came first in a higher gear (M-19-5-5)', () => {
    // From 2@95 the lane can still be entered, from 0@95 no longer: the limit is read per space.
    const c: CarSpec = { space: '0@95', gear: 2, arrival: 9 };
    const i: CarSpec = { space: '2@95', gear: 5, arrival: 1 };
    expect(orderOf([i, G, c])).toEqual([2, 1, 0]);
    expect(orderOf([i, c])).toEqual([1, 0]);
    // Half a space further back both can.
    expect(orderOf([i, G, { space: '1@94.5', arrival: 9 }])).toEqual([1, 0, 2]);
  });

  test('goes by rank alone where the lane is shut: on the first lap and at the end of the last (R-62)', () => {
    for (const laps of [0, 3]) {
      const c: CarSpec = { space: '0@95', gear: 2, arrival: 9, laps };
      const i: CarSpec = { space: '2@95', gear: 5, arrival: 1, laps };
      expect(orderOf([c, i])).toEqual([1, 0]);
    }
  });

  test('reads the limit on four lanes too, where the far one is past it half a space earlier', () => {
    const four = track('60 1R5 35 PR16/9<6,5>13,14', 4);
    // The way in is 3@95.5: it can no longer be reached from 1@95.5 and 0@95, but it can from 2@95.
    const orderOn = (...cars: readonly CarSpec[]) => orderOf([G, ...cars], { board: four });
    expect(orderOn({ space: '0@95' }, { space: '2@95' })).toEqual([1, 0, 2]);
    expect(orderOn({ space: '1@95.5' }, { space: '3@95.5', gear: 6 })).toEqual([1, 0, 2]);
    expect(orderOn({ space: '0@95' }, { space: '1@95.5' })).toEqual([2, 1, 0]);
  });

  test('has a car in the lane before the one in its pit beside it', () => {
    expect(orderOf([H, G])).toEqual([1, 0]);
  });

  test('ranks a car of the zone behind every track car past the limit, on either side of the line', () => {
    const before: CarSpec = { space: 'P2', box: 3 };
    expect(orderOf([before, { space: '0@97' }, { space: '2@95' }])).toEqual([1, 0, 2]);
    expect(orderOf([D, { space: '0@97' }, { space: '2@95' }])).toEqual([1, 0, 2]);
  });

  test('keeps a car that is a lap down a lap down', () => {
    const lapped: CarSpec = { space: 'P6', laps: 1, box: 3 };
    const [first, ...rest] = orderOf([
      { space: '0@50', laps: 3 },
      lapped,
      { space: '0@30', laps: 3 },
    ]);
    expect(first).toBe(0);
    expect(rest).toEqual([2, 1]);
  });
});
