// The part of a season that `weekend/table` names.
import { type Season, weekendIndex } from '../../season/season.ts';
import { weekendsRaced } from '../../season/standings/standings.ts';
import { safeText } from '../../storage/untrusted-text.ts';
import { wrongUse } from '../problem.ts';
import { weekendNamed } from './people.ts';

const PART_CELLS = 60;

/**
 * Returns the weekend, as an index of the calendar, and the table that `weekend/table` names; the last weekend raced unless
 * given.
 * @throws Problem for another text, and for a weekend that the calendar does not have
 */
export function partOf(
  season: Season,
  part: string | undefined,
): { readonly index: number; readonly table?: number } {
  if (part === undefined) return { index: Math.max(0, weekendsRaced(season) - 1) };
  const [id = '', table, ...rest] = part.split('/');
  const index = weekendIndex(season, weekendNamed(season, id));
  if (table === undefined) return { index };
  if (!/^[1-9]\d?$/.test(table) || rest.length > 0) {
    throw wrongUse(
      `"${safeText(part, PART_CELLS)}": write the weekend and the number of the table, such as ${id}/1.`,
    );
  }
  return { index, table: Number(table) };
}
