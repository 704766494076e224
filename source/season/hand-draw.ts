// Whether a draw may be entered.
import { games } from '../rules/games.ts';
import { field } from './field.ts';
import { weekendTerms } from './plan/plan.ts';
import { type Season, venueOf, weekendAt } from './season.ts';

/** Returns what is wrong with a draw of a weekend, undefined for one that seats everybody who drives there as the book races. */
export function handDrawFault(
  season: Season,
  index: number,
  tables: readonly (readonly string[])[],
): string | undefined {
  const { weekend } = weekendAt(season, index);
  const there = field(season, index);
  const all = tables.flat();
  const twice = all.find((driver, at) => all.indexOf(driver) !== at);
  if (twice !== undefined) return `${twice} is drawn twice at ${weekend.id}`;
  const stranger = all.find(driver => !there.includes(driver));
  if (stranger !== undefined) return `${stranger} does not drive at ${weekend.id}`;
  const forgotten = there.find(driver => !all.includes(driver));
  if (forgotten !== undefined) return `${forgotten} is at no table of ${weekend.id}`;
  const { book, board } = venueOf(season, weekend);
  const { max, team = 1 } = games
    .of(book)
    .seatsOn(book, board, weekendTerms(season.plan, weekend).options);
  for (const [at, { length }] of tables.entries()) {
    const name = `table ${at + 1} of ${weekend.id}`;
    if (length === 0) return `nobody is at ${name}`;
    if (length > max) return `${length} cars are at ${name}, and ${board.name} has room for ${max}`;
  }
  const broken = tables.filter(({ length }) => length % team !== 0).length;
  return broken > (there.length % team === 0 ? 0 : 1)
    ? `the tables of ${weekend.id} are no whole teams of ${team}`
    : undefined;
}
