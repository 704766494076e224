// The standings of a season, worked out once for each weekend however many pages ask.
import type { Season } from '../season.ts';
import { type Standings, standings, weekendsRaced } from './standings.ts';

// By the season itself, which never changes; what is not shown any more is forgotten with it.
const known = new WeakMap<Season, Map<number, Standings>>();

/** Returns the standings after some weekends of the calendar, all that were raced unless given; see `standings`. */
export function standingsAfter(season: Season, after = weekendsRaced(season)): Standings {
  const ofSeason = known.get(season) ?? new Map<number, Standings>();
  known.set(season, ofSeason);
  const found = ofSeason.get(after) ?? standings(season, after);
  ofSeason.set(after, found);
  return found;
}
