// Decisions that would silently repeat or lift another one. Ledgers of earlier programs have some, so only new ones are
// refused.
import type { Of } from '../facts-after.ts';
import type { Entry, Ruling } from '../ledger/entry.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { type Season, weekendAt, weekendIndex } from '../season.ts';

/**
 * Returns which decision an entry would silently repeat or lift, undefined when none. Throws NotDue for a weekend that is
 * not in the calendar.
 */
export function overruled(season: Season, entry: Entry): Refusal | undefined {
  if (entry.kind === 'absent') return absentAlready(season, entry);
  const isResult = entry.kind === 'ruled' && entry.ruling.kind === 'result';
  return isResult ? disqualifiedIn(season, entry.ruling) : undefined;
}

function absentAlready(
  season: Season,
  { driver, weekend, standIn }: Of<'absent'>,
): Refusal | undefined {
  const { absences } = weekendAt(season, weekendIndex(season, weekend)).known;
  const isSame = absences.some(one => one.driver === driver && one.standIn === standIn);
  return isSame ? { why: 'absentAlready', driver, weekend } : undefined;
}

// Another order never gives back what a disqualification took: that ruling is undone first.
function disqualifiedIn(
  season: Season,
  { weekend, table, order }: Extract<Ruling, { kind: 'result' }>,
): Refusal | undefined {
  const { results } = weekendAt(season, weekendIndex(season, weekend)).known;
  const raced = results.find(one => one.table === table)?.line ?? 0;
  for (const { line, ruling } of season.facts.rulings) {
    if (ruling.kind !== 'disqualified' || ruling.weekend !== weekend || line < raced) continue;
    const { driver } = ruling;
    if (order.includes(driver)) return { why: 'isDisqualified', driver, weekend, line };
  }
  return undefined;
}
