// What cars carry over from race to race in a season whose cars are built once (TR-9); the books define what that is.
import { bookNamed, games } from '../rules/games.ts';
import type { CarConstruction, Carried, SeatOfSeason } from '../rules/kit/seasonal.ts';
import { weekendTerms } from './plan/plan.ts';
import { type Season, venueOf, type WeekendFacts, weekendAt } from './season.ts';

/**
 * Returns what somebody's car carries into a weekend; undefined before its first session unless it was built before. After a
 * race of which only the places are known it keeps what it had, and whoever is away misses one race less.
 */
export function carriedBefore(season: Season, index: number, driver: string): Carried | undefined {
  const first = season.facts.cars[driver];
  return season.facts.weekends.slice(0, index).reduce<Carried | undefined>((before, weekend) => {
    const raced = weekend.results
      .flatMap(({ sheet }) => sheet.filter(row => row.driver === driver))
      .reduce(
        (so, { carries }) => carries ?? (so && later(so)),
        afterTrials(weekend, driver, before),
      );
    return raced && withoutMissing(raced);
  }, first);
}

/** Returns what somebody's car carries at a weekend after the timed trials driven so far. */
export function carriedAt(season: Season, index: number, driver: string): Carried | undefined {
  const { known } = weekendAt(season, index);
  return afterTrials(known, driver, carriedBefore(season, index, driver));
}

function afterTrials(
  { trials }: Pick<WeekendFacts, 'trials'>,
  driver: string,
  before: Carried | undefined,
): Carried | undefined {
  return (
    trials.findLast(one => one.driver === driver && one.carries !== undefined)?.carries ?? before
  );
}

// Only the race of the same weekend is missed without anybody in the seat.
function withoutMissing({ misses: _misses, ...carried }: Carried): Carried {
  return carried;
}

export function carriedNow(season: Season, driver: string): Carried | undefined {
  return carriedBefore(season, season.facts.weekends.length, driver);
}

/** Returns the driver points that whoever drives somebody's car has won and not spent (TR-152, TR-153). */
export function pointsWonBy(season: Season, driver: string): number {
  const carried = carriedNow(season, driver);
  const book = bookNamed(season.plan.rules);
  if (carried === undefined || book === undefined) return 0;
  return games.of(book).seasonal?.(book)?.pointsWon?.(carried) ?? 0;
}

function later({ kept, away }: Carried): Carried {
  if (away === undefined || away === 'season') return { kept, ...(away && { away }) };
  return { kept, ...(away > 1 ? { away: away - 1 } : {}) };
}

/** Returns how the cars of a season are built before their first session (TR-5); undefined where they are not built once. */
export function constructionIn(season: Season): CarConstruction | undefined {
  const { car, rules } = season.plan;
  const book = bookNamed(rules);
  if (car !== 'builtOnce' || book === undefined) return undefined;
  return games.of(book).seasonal?.(book)?.construction?.(longestLaps(season, book.id));
}

/** Returns the drivers who share the design of somebody's car: the team, or the driver alone without one (TR-8). */
export function matesOf({ facts }: Season, driver: string): readonly string[] {
  const { roster } = facts;
  const team = roster.find(({ entrant }) => entrant.id === driver)?.entrant.team;
  if (team === undefined) return [driver];
  return roster.filter(({ entrant }) => entrant.team === team).map(({ entrant }) => entrant.id);
}

/** Reports whether somebody's car has been driven: it stays as it is from then on (TR-9). */
export function hasDriven({ facts }: Season, driver: string): boolean {
  return facts.weekends.some(
    ({ trials, underWay, results }) =>
      [...trials, ...underWay].some(one => one.driver === driver) ||
      results.some(({ sheet }) => sheet.some(row => row.driver === driver)),
  );
}

/**
 * Returns the options by which a race, or the timed trial of one driver, takes up what its drivers carry over; none where
 * nothing is carried over.
 */
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

/**
 * Reports whether somebody waits at a timed trial for another driver of the team, who builds the car that this one copies
 * (TR-8).
 * @param before who drives before
 */
export function waitsForCar(
  season: Season,
  index: number,
  driver: string,
  before: readonly string[],
): boolean {
  if (season.plan.car !== 'builtOnce') return false;
  const { carried, team, ofTeam } = seatOf(season, index, driver);
  if (team === undefined || carried !== undefined || ofTeam !== undefined) return false;
  return before.some(other => seatOf(season, index, other).team === team);
}

// Cars are built for the longest race by their book (TR-5, TR-7).
function longestLaps({ plan }: Season, book: string): number {
  const terms = plan.calendar.map(weekend => weekendTerms(plan, weekend));
  return Math.max(...terms.flatMap(({ rules, laps }) => (rules === book ? [laps] : [])));
}

function seatOf(season: Season, index: number, driver: string): SeatOfSeason {
  const carried = carriedAt(season, index, driver);
  const own = carried === undefined ? {} : { carried };
  const { roster } = season.facts;
  const team = roster.find(({ entrant }) => entrant.id === driver)?.entrant.team;
  if (team === undefined) return own;
  const ofTeam = roster
    .filter(({ entrant }) => entrant.team === team && entrant.id !== driver)
    .map(({ entrant }) => carriedAt(season, index, entrant.id))
    .find(one => one !== undefined);
  return { ...own, team, ...(ofTeam === undefined ? {} : { ofTeam }) };
}
