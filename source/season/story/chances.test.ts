import { describe, expect, it } from 'vitest';
import { type ChancePoint, chanceOf, turningPoints } from './chances.ts';

const point = (round: number, races: number, wins: number): ChancePoint => ({
  round,
  answered: 10 * round,
  races,
  wins: [races - wins, wins],
});

describe('a chance', () => {
  it('is the share of the races won, with an error that shrinks with their number', () => {
    expect(chanceOf(point(1, 40, 10), 1)?.share).toBe(0.25);
    const errors = [10, 40, 160].map(races => chanceOf(point(1, races, races / 2), 1)?.error ?? 0);
    expect(errors[0]).toBeCloseTo(0.158, 3);
    expect(errors[1]).toBeCloseTo(0.079, 3);
    expect(errors[2]).toBeCloseTo(0.04, 2);
  });

  it('has an error too where all or none were won, and is unknown without any race', () => {
    for (const wins of [0, 8]) expect(chanceOf(point(1, 8, wins), 1)?.error).toBeCloseTo(0.106, 3);
    expect(chanceOf(point(1, 0, 0), 1)).toBeUndefined();
  });
});

describe('turning points', () => {
  const rounds = (points: readonly ChancePoint[]) =>
    turningPoints(points, 1).map(({ round }) => round);

  it('are the rounds in which a chance changed by more than its errors', () => {
    expect(rounds([point(1, 50, 25), point(2, 50, 26), point(3, 50, 2), point(4, 50, 3)])).toEqual([
      2,
    ]);
    expect(rounds([point(1, 4, 2), point(2, 4, 1)])).toEqual([]);
  });

  it('are the three greatest at most, in order of the race', () => {
    const wins = [0, 50, 0, 50, 20, 50];
    const all = wins.map((count, at) => point(at + 1, 50, count));
    expect(rounds(all)).toEqual([1, 2, 3]);
  });

  it('are counted from moments of which something is known', () => {
    expect(rounds([point(1, 50, 50), point(2, 0, 0), point(3, 50, 0)])).toEqual([1]);
  });
});
