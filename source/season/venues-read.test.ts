import { expect, test } from 'vitest';
import { drivenOn, openedSeason, shippedVenues } from '../testing/season/seasons.ts';
import { paperAfter } from './news/weekend-news.ts';
import { titleBounds } from './odds/bounds.ts';
import type { Season } from './season.ts';
import { standings } from './standings/standings.ts';
import { due } from './to-do.ts';

/** Returns a season that notes which circuits it reads, and the notes. */
function noting(season: Season): { readonly noted: Season; readonly reads: readonly string[] } {
  const reads: string[] = [];
  const venue = (book: string, track: string) => {
    reads.push(track);
    return shippedVenues.venue(book, track);
  };
  return { noted: { ...season, venues: { venue } }, reads };
}

test.each([
  ['without trials', {}],
  ['with trials', { grid: 'trials', trials: { sessions: 1, hand: 'guided', void: 'last' } }],
] as const)('a season %s reads no circuit of a weekend that is over', (_what, changes) => {
  const { noted, reads } = noting(drivenOn(openedSeason(changes), 3));
  expect(due(noted)).toEqual([]);
  expect(standings(noted).after).toBe(3);
  expect(reads).toEqual([]);
});

test('the paper and what is certain of the title read no circuit of a weekend to come', () => {
  const { noted, reads } = noting(drivenOn(openedSeason(), 3, 2));
  expect(standings(noted).after).toBe(2);
  expect(paperAfter(noted)).not.toEqual([]);
  expect(titleBounds(noted)?.open).not.toEqual([]);
  expect(reads).toEqual([]);
});
