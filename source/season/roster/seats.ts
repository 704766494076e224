// The seats of a season: who drove in each of them when, and the season with the names of a weekend.
import type { Entrant } from '../plan/plan.ts';
import type { Facts, Rostered, Season } from '../season.ts';

/** Returns who has or had a seat at a weekend, by the id of the seat; undefined for a stranger. */
export function driverAt(
  { roster }: Pick<Facts, 'roster'>,
  id: string,
  index: number,
): Entrant | undefined {
  const seat = roster.find(({ entrant }) => entrant.id === id);
  return seat === undefined ? undefined : atWeekend(seat, index);
}

/**
 * Returns the name of somebody else who drove in a seat at a weekend; undefined where it was the driver who has the seat now,
 * and for a stranger.
 */
export function formerDriver(
  facts: Pick<Facts, 'roster'>,
  id: string,
  index: number,
): string | undefined {
  const seat = facts.roster.find(({ entrant }) => entrant.id === id);
  if (seat?.drivers === undefined) return undefined;
  const { name } = atWeekend(seat, index);
  return name === seat.entrant.name ? undefined : name;
}

export function isEnlisted({ from, until, breaks = [] }: Rostered, index: number): boolean {
  const isBreak = breaks.some(one => one.from <= index && index < one.to);
  return from <= index && (until === undefined || index < until) && !isBreak;
}

const known = new WeakMap<Season, Map<number, Season>>();

/** Returns a season in which everybody is who had the seat at a weekend, so that a race names those who drove it. */
export function seasonAt(season: Season, index: number): Season {
  if (season.facts.roster.every(({ drivers }) => drivers === undefined)) return season;
  const ofSeason = known.get(season) ?? new Map<number, Season>();
  known.set(season, ofSeason);
  const found = ofSeason.get(index) ?? withDriversOf(season, index);
  ofSeason.set(index, found);
  return found;
}

function withDriversOf(season: Season, index: number): Season {
  const { facts } = season;
  const roster = facts.roster.map(seat => ({ ...seat, entrant: atWeekend(seat, index) }));
  return { ...season, facts: { ...facts, roster } };
}

function atWeekend({ entrant, drivers }: Rostered, index: number): Entrant {
  return (
    drivers?.findLast(({ from }) => from <= index)?.entrant ?? drivers?.[0]?.entrant ?? entrant
  );
}
