// Whether a draw may be entered.
import { games } from '../rules/games.ts';
import { field } from './field.ts';
import { weekendTerms } from './plan/plan.ts';
import type { Refusal } from './refusals/refusal.ts';
import { type Season, venueOf, weekendAt } from './season.ts';

/** Returns what is wrong with a draw of a weekend, undefined for one that seats everybody who drives there as the book races. */
export function handDrawFault(
  season: Season,
  index: number,
  tables: readonly (readonly string[])[],
): Refusal | undefined {
  const { weekend } = weekendAt(season, index);
  const there = field(season, index);
  const all = tables.flat();
  const twice = all.find((driver, at) => all.indexOf(driver) !== at);
  if (twice !== undefined) return { why: 'drawnTwice', driver: twice, weekend: weekend.id };
  const stranger = all.find(driver => !there.includes(driver));
  if (stranger !== undefined) return { why: 'notAtWeekend', driver: stranger, weekend: weekend.id };
  const forgotten = there.find(driver => !all.includes(driver));
  if (forgotten !== undefined) return { why: 'notDrawn', driver: forgotten, weekend: weekend.id };
  const { book, board } = venueOf(season, weekend);
  const { max, team = 1 } = games
    .of(book)
    .seatsOn(book, board, weekendTerms(season.plan, weekend).options);
  for (const [at, { length: cars }] of tables.entries()) {
    const table = { weekend: weekend.id, table: at + 1 };
    if (cars === 0) return { why: 'emptyTable', ...table };
    if (cars > max) return { why: 'tableTooLarge', ...table, cars, most: max, circuit: board.name };
  }
  const broken = tables.filter(({ length }) => length % team !== 0).length;
  return broken > (there.length % team === 0 ? 0 : 1)
    ? { why: 'brokenTeams', weekend: weekend.id, size: team }
    : undefined;
}
