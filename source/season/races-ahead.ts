// The races of CPU drivers that are due, and those of later weekends that will be due whatever comes before them.
import { canonical } from '../rules/kit/hash.ts';
import { enter } from './apply-entry.ts';
import type { SheetRow } from './ledger/entry.ts';
import type { Season } from './season.ts';
import { type Due, due } from './to-do.ts';

export type RaceDue = Extract<Due, { kind: 'race' }>;

/**
 * Returns at most `most` races without people, those due now first. A later race is included only if it is the same for two
 * opposite results of all races before it; whether it really is shows when it is due.
 */
export function racesAhead(season: Season, most: number): readonly RaceDue[] {
  const found: RaceDue[] = [];
  let [one, other] = [season, season];
  while (found.length < most) {
    const [races, others] = [racesOf(one), racesOf(other)];
    if (races.length === 0 || canonical(races) !== canonical(others)) break;
    found.push(...races.filter(isOfCpu));
    // What a race leaves to the next one is known only once it is over.
    if (season.plan.car === 'builtOnce') break;
    one = raced(one, races, order => order);
    other = raced(other, others, order => order.toReversed());
  }
  return found.slice(0, most);
}

// Returns none where anything else must be done first.
function racesOf(season: Season): readonly RaceDue[] {
  const open = due(season);
  const races = open.filter(found => found.kind === 'race');
  return races.length === open.length ? races : [];
}

/** Reports whether a race has no person to ask. */
export function isOfCpu({ race }: RaceDue): boolean {
  return race.seats.every(
    ({ entrant, standIn }) => entrant.cpu !== undefined || standIn !== undefined,
  );
}

function raced(
  season: Season,
  races: readonly RaceDue[],
  orderOf: (drivers: readonly string[]) => readonly string[],
): Season {
  return races.reduce((so, { weekend, table, race }) => {
    const drivers = race.seats.map(({ entrant }) => entrant.id);
    const sheet = orderOf(drivers).map((driver, at): SheetRow => ({ driver, place: at + 1 }));
    const { attempt, setup } = race;
    return enter(so, { kind: 'raced', weekend, table, attempt, laps: setup.laps, sheet }, '');
  }, season);
}
