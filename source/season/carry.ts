// What cars take on from race to race in a season whose cars are built once (TR-9); the books say what that is.
import { games } from '../rules/games.ts';
import type { Carried, SeatOfSeason } from '../rules/kit/seasonal.ts';
import { weekendTerms } from './plan/plan.ts';
import { type Season, venueOf, weekendAt } from './season.ts';

/**
 * Returns what somebody's car has before a weekend; undefined before its first race. After a race of which only the places are
 * known it has what it had, and whoever is away misses one race less.
 */
export function carriedBefore(season: Season, index: number, driver: string): Carried | undefined {
  return season.facts.weekends
    .slice(0, index)
    .flatMap(({ results }) => results)
    .flatMap(({ sheet }) => sheet.filter(row => row.driver === driver))
    .reduce<Carried | undefined>(
      (before, { carries }) => carries ?? (before && later(before)),
      undefined,
    );
}

/** Returns what somebody's car has after the races so far. */
export function carriedNow(season: Season, driver: string): Carried | undefined {
  return carriedBefore(season, season.facts.weekends.length, driver);
}

function later({ kept, away }: Carried): Carried {
  if (away === undefined || away === 'season') return { kept, ...(away && { away }) };
  return { kept, ...(away > 1 ? { away: away - 1 } : {}) };
}

/** Returns the options by which a race takes up what its drivers bring along; none where nothing is taken on. */
export function optionsCarried(
  season: Season,
  index: number,
  drivers: readonly string[],
): Readonly<Record<string, unknown>> {
  if (season.plan.car !== 'builtOnce') return {};
  const { book } = venueOf(season, weekendAt(season, index).weekend);
  const seats = drivers.map(driver => seatOf(season, index, driver));
  return games.of(book).seasonal?.(book)?.options(seats, longestLaps(season, book.id)) ?? {};
}

// Cars are built for the longest race by their book (TR-5, TR-7).
function longestLaps({ plan }: Season, book: string): number {
  const terms = plan.calendar.map(weekend => weekendTerms(plan, weekend));
  return Math.max(...terms.flatMap(({ rules, laps }) => (rules === book ? [laps] : [])));
}

function seatOf(season: Season, index: number, driver: string): SeatOfSeason {
  const carried = carriedBefore(season, index, driver);
  const own = carried === undefined ? {} : { carried };
  const { roster } = season.facts;
  const team = roster.find(({ entrant }) => entrant.id === driver)?.entrant.team;
  if (team === undefined) return own;
  const ofTeam = roster
    .filter(({ entrant }) => entrant.team === team && entrant.id !== driver)
    .map(({ entrant }) => carriedBefore(season, index, entrant.id))
    .find(one => one !== undefined);
  return { ...own, team, ...(ofTeam === undefined ? {} : { ofTeam }) };
}
