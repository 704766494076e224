// The standings of a season, computed once for each weekend however many pages ask.
import type { Season } from '../season.ts';
import { type Standings, standings, weekendsRaced } from './standings.ts';

// Cached by the season itself, which never changes; entries go when their season is no longer used.
const known = new WeakMap<Season, Map<number, Standings>>();

/** Returns the standings after some weekends of the calendar, all that were raced unless given; see `standings`. */
export function standingsAfter(season: Season, after = weekendsRaced(season)): Standings {
  const ofSeason = known.get(season) ?? new Map<number, Standings>();
  known.set(season, ofSeason);
  const found = ofSeason.get(after) ?? standings(season, after);
  ofSeason.set(after, found);
  return found;
}
