// Decisions about a race that has begun. Whoever started finishes it: a driver who leaves meanwhile is withdrawn or absent from a
// later weekend on, unless the organiser declares the race void first.
import { canonical } from '../../rules/kit/hash.ts';
import type { Entry } from '../ledger/entry.ts';
import type { RaceDue } from '../races-ahead.ts';
import type { Refusal } from '../refusals/refusal.ts';
import type { Season } from '../season.ts';
import { due } from '../to-do.ts';

/**
 * Returns why an entry is refused that would change who sits at a table whose race has begun, or with what they start;
 * undefined for any other. Ledgers of earlier programs have such entries, so only new ones are refused.
 * @param after the season as it would stand after the entry
 * @param hasBegun whether a race that is due has begun
 */
export function begunFault(
  before: Season,
  after: Season,
  entry: Entry,
  hasBegun: (race: RaceDue) => boolean,
): Refusal | undefined {
  // A result ends a race, and a closed season needs no more.
  if (entry.kind === 'raced' || entry.kind === 'closed') return undefined;
  const begun = racesDue(before).filter(one => !isVoided(entry, one) && hasBegun(one));
  const then = begun.length === 0 ? [] : racesDue(after);
  const touched = begun.find(one => !hasSameSeats(one, then) || isAbout(entry, one));
  if (touched === undefined) return undefined;
  const { weekend, table } = touched;
  return { why: 'tableBegun', weekend, table };
}

function racesDue(season: Season): readonly RaceDue[] {
  return due(season).filter(one => one.kind === 'race');
}

function isVoided(entry: Entry, { weekend, table }: RaceDue): boolean {
  if (entry.kind !== 'ruled') return false;
  const { ruling } = entry;
  return ruling.kind === 'raceAgain' && ruling.weekend === weekend && ruling.table === table;
}

function hasSameSeats({ weekend, table, race }: RaceDue, then: readonly RaceDue[]): boolean {
  const same = then.find(one => one.weekend === weekend && one.table === table);
  return same !== undefined && canonical(same.race.seats) === canonical(race.seats);
}

// The grid and the cars that a race has started with stay as they are.
function isAbout(entry: Entry, { weekend, table, race }: RaceDue): boolean {
  if (entry.kind === 'gridSet') return entry.weekend === weekend && entry.table === table;
  if (entry.kind !== 'built') return false;
  return race.seats.some(({ entrant }) => entry.drivers.includes(entrant.id));
}
