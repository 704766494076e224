// How one driver's race ended, from the orders at the ends of its rounds.
import { describe, expect, it } from 'vitest';
import type { Seat, Standing } from '../../rules/kit/types.ts';
import { atFlag } from './at-flag.ts';
import type { RoundEnd } from './round-ends.ts';

/** Returns an order in which the first `home` cars have finished, and those at the end are out. */
function order(seats: readonly Seat[], home: number, out = 0): readonly Standing[] {
  return seats.map((seat, at) => {
    const isOut = at >= seats.length - out;
    return { seat, place: at + 1, status: isOut ? 'retired' : at < home ? 'finished' : 'racing' };
  });
}

const end = (round: number, ...seats: readonly Seat[]): RoundEnd => ({
  round,
  standings: order(seats, 0),
});

describe('a driver at the flag', () => {
  it('has the place, and the number of cars', () => {
    const flag = atFlag([end(1, 0, 1, 2)], order([0, 1, 2], 3), 1);
    expect(flag).toEqual({ place: 2, of: 3, isOut: false, by: [], past: [] });
  });

  it('was passed in the last round by those who were behind, and passed others in it', () => {
    const ends = [end(1, 3, 0, 1, 2), end(2, 0, 3, 1, 2)];
    expect(atFlag(ends, order([1, 2, 3, 0], 4), 0)).toMatchObject({ place: 4, by: [1, 2, 3] });
    expect(atFlag(ends, order([1, 2, 3, 0], 4), 2)).toMatchObject({ place: 2, past: [3, 0] });
  });

  it('passed nobody who dropped out', () => {
    const flag = atFlag([end(1, 0, 1, 2)], order([1, 2, 0], 2, 1), 1);
    expect(flag).toMatchObject({ place: 1, past: [] });
  });

  it('had its last round when it took the flag, not when the race was over', () => {
    const ends = [end(1, 0, 1, 2), { round: 2, standings: order([1, 0, 2], 1) }];
    expect(atFlag(ends, order([1, 2, 0], 3), 1)).toMatchObject({ past: [0] });
  });

  it('who is out has no place changed at the flag', () => {
    const flag = atFlag([end(1, 0, 1, 2)], order([1, 2, 0], 2, 1), 0);
    expect(flag).toMatchObject({ isOut: true, by: [] });
  });

  it('is not in a race without that seat, and changes no place where no round is known', () => {
    expect(atFlag([], order([0, 1], 2), 5)).toBeUndefined();
    expect(atFlag([], order([0, 1], 2), 1)).toMatchObject({ place: 2, by: [], past: [] });
  });
});
