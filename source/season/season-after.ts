// A season as it stood after an earlier weekend.
import type { Season } from './season.ts';

const known = new WeakMap<Season, Map<number, Season>>();

/** Returns a season without the results of the weekends after the first `after` ones; rulings made since stay in force. */
export function seasonAfter(season: Season, after: number): Season {
  const ofSeason = known.get(season) ?? new Map<number, Season>();
  known.set(season, ofSeason);
  const found = ofSeason.get(after) ?? cutOff(season, after);
  ofSeason.set(after, found);
  return found;
}

function cutOff(season: Season, after: number): Season {
  const { facts } = season;
  if (facts.weekends.slice(after).every(({ results }) => results.length === 0)) return season;
  const weekends = facts.weekends.map((known_, index) =>
    index < after ? known_ : { ...known_, results: [] },
  );
  const { closed: _closed, ...open } = facts;
  return { ...season, facts: { ...open, weekends } };
}
