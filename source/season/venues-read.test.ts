import { expect, test } from 'vitest';
import { drivenOn, openedSeason, shippedVenues } from '../testing/season/seasons.ts';
import { due } from './due.ts';
import type { Venues } from './season.ts';
import { standings } from './standings/standings.ts';

test.each([
  ['without trials', {}],
  ['with trials', { grid: 'trials', trials: { sessions: 1, hand: 'guided', void: 'last' } }],
] as const)('a season %s reads no circuit of a weekend that is over', (_what, changes) => {
  const driven = drivenOn(openedSeason(changes), 3);
  const reads: string[] = [];
  const venues: Venues = {
    venue(book, track) {
      reads.push(track);
      return shippedVenues.venue(book, track);
    },
  };
  const half = { ...driven, venues, plan: driven.plan };
  expect(due(half)).toEqual([]);
  expect(standings(half).after).toBe(3);
  expect(reads).toEqual([]);
});
