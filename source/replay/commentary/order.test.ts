// What a change in the order of the cars tells.
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../rules/kit/types.ts';
import { type Change, launchFacts, orderFacts } from './order.ts';

const change = (before: readonly Seat[], after: readonly Seat[], over: Partial<Change> = {}) =>
  orderFacts({
    before: { order: before, home: 0 },
    after: { order: after, home: 0 },
    round: 5,
    aside: new Set(),
    gap: () => 4,
    ...over,
  });

describe('a change of the order', () => {
  it('tells nothing of cars that stay where they are', () => {
    expect(change([0, 1, 2], [0, 1, 2])).toEqual([]);
  });

  it('tells who takes the lead, from whom, from which place, past whom else and by how much', () => {
    expect(change([0, 1, 2], [2, 0, 1])).toEqual([
      { kind: 'lead', seat: 2, of: 0, from: 3, gap: 4, others: [1] },
    ]);
  });

  it('tells who inherits the lead of a car that is out', () => {
    expect(change([0, 1, 2], [1, 2])).toEqual([
      { kind: 'leadInherited', seat: 1, of: 0, from: 2, gap: 4 },
    ]);
  });

  it('tells of no lead once a car is home', () => {
    const home = { before: { order: [0, 1, 2], home: 1 }, after: { order: [0, 2, 1], home: 2 } };
    expect(change([], [], home).map(({ kind }) => kind)).toEqual(['overtake']);
  });

  it('tells of no overtake of a car that has taken the flag', () => {
    const [order, turned] = [
      [0, 1, 2],
      [1, 0, 2],
    ];
    for (const home of [1, 2]) {
      const both = { before: { order, home }, after: { order: turned, home: 2 } };
      expect(change([], [], both)).toEqual([]);
    }
  });

  it('tells the cars that one overtakes together, the foremost first, and its place', () => {
    expect(change([0, 1, 2, 3], [0, 3, 1, 2])).toEqual([
      { kind: 'overtake', seat: 3, of: [1, 2], place: 2 },
    ]);
  });

  it('tells of no overtakes in the first round, whose places the start has made', () => {
    expect(change([0, 1, 2], [0, 2, 1], { round: 1 })).toEqual([]);
  });

  it('tells of none by or of a car that was in the pits', () => {
    expect(change([0, 1, 2], [0, 2, 1], { aside: new Set([1]) })).toEqual([]);
    expect(change([0, 1, 2], [0, 2, 1], { aside: new Set([2]) })).toEqual([]);
  });

  it('tells who falls off the podium without being overtaken, in a field of five', () => {
    const pits = { aside: new Set([1]) };
    expect(change([0, 1, 2, 3, 4], [0, 2, 3, 4, 1], pits)).toEqual([
      { kind: 'podiumLost', seat: 1, place: 5 },
    ]);
    expect(change([0, 1, 2, 3], [0, 2, 3, 1], pits)).toEqual([]);
  });

  it('tells of three places won at the start, and of no fewer', () => {
    expect(launchFacts([0, 1, 2, 3, 4], [3, 0, 1, 4, 2])).toEqual([
      { kind: 'launch', seat: 3, grid: 4, place: 1 },
    ]);
  });
});
