// Saves of tables that were drawn anew after their race had begun, which earlier programs let happen.
import { basename } from 'node:path';
import type { RaceDue } from '../../season/races-ahead.ts';
import type { Season } from '../../season/season.ts';
import { safeName } from '../../storage/untrusted-text.ts';

/**
 * Returns a sentence that says who began a race and how it is driven again; undefined where it was begun by those who have its
 * seats, or had them before somebody took over.
 * @param names of the drivers, as the save has them
 * @param folder of the season
 */
export function begunByOthers(
  { facts }: Season,
  { weekend, table, race }: RaceDue,
  names: readonly string[],
  folder: string,
): string | undefined {
  const hadSeat = (id: string, name: string) =>
    facts.roster
      .filter(({ entrant }) => entrant.id === id)
      .flatMap(({ entrant, drivers = [] }) => [entrant, ...drivers.map(one => one.entrant)])
      .some(one => safeName(one.name) === safeName(name));
  const { seats } = race;
  const isSame =
    names.length === seats.length &&
    seats.every(({ entrant }, at) => hadSeat(entrant.id, names[at] ?? ''));
  if (isSame) return undefined;
  const [then, now] = [names, seats.map(({ entrant }) => entrant.name)].map(some =>
    some.map(safeName).join(', '),
  );
  return `Table ${table} of ${weekend} was begun by ${then}, and ${now} have it now. Drive it again: chicane season ruling ${basename(folder)} --what race-again --weekend ${weekend} --table ${table} --reason TEXT.`;
}
