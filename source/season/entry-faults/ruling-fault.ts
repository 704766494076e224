// Whether a ruling may be entered.
import { field } from '../field.ts';
import type { Ruling } from '../ledger/entry.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { type Season, type WeekendFacts, weekendAt, weekendIndex } from '../season.ts';
import { due } from '../to-do.ts';

export function rulingFault(
  season: Season,
  ruling: Exclude<Ruling, { kind: 'undone' }>,
): Refusal | undefined {
  const { facts, lines } = season;
  if ('driver' in ruling && !facts.roster.some(({ entrant }) => entrant.id === ruling.driver)) {
    return { why: 'noDriver', driver: ruling.driver };
  }
  switch (ruling.kind) {
    case 'backTo': {
      const { line } = ruling;
      const isThere = Number.isInteger(line) && line >= 1 && line < lines.length;
      return isThere ? undefined : { why: 'noLine', line };
    }
    case 'pointsOff':
      if (ruling.weekend !== undefined) weekendIndex(season, ruling.weekend);
      return Number.isFinite(ruling.points) ? undefined : { why: 'pointsNoNumber' };
    case 'disqualified': {
      const { results } = knownOf(season, ruling);
      const raced = results.some(({ sheet }) => sheet.some(row => row.driver === ruling.driver));
      const { driver, weekend } = ruling;
      return raced ? undefined : { why: 'notRaced', driver, weekend };
    }
    case 'trialAgain':
      return trialAgainFault(season, ruling);
    case 'raceAgain':
    case 'result':
      return tableFault(season, ruling);
  }
}

function knownOf(season: Season, { weekend }: { readonly weekend: string }): WeekendFacts {
  return weekendAt(season, weekendIndex(season, weekend)).known;
}

// After a race its trials stay as they are: the grid was made of them.
function trialAgainFault(
  season: Season,
  ruling: Extract<Ruling, { kind: 'trialAgain' }>,
): Refusal | undefined {
  const { session, driver, weekend } = ruling;
  const { trials, results } = knownOf(season, ruling);
  if (season.facts.closed !== undefined) return { why: 'closed' };
  if (!trials.some(one => one.session === session && one.driver === driver)) {
    return { why: 'noTrial', driver, session, weekend };
  }
  if (results.length > 0) return { why: 'trialsOver', weekend };
  const isThere = field(season, weekendIndex(season, weekend)).includes(driver);
  return isThere ? undefined : { why: 'notAtWeekend', driver, weekend };
}

function tableFault(
  season: Season,
  ruling: Extract<Ruling, { kind: 'raceAgain' | 'result' }>,
): Refusal | undefined {
  const { table, weekend } = ruling;
  const result = knownOf(season, ruling).results.find(one => one.table === table);
  if (ruling.kind === 'raceAgain') return againFault(season, ruling, result !== undefined);
  if (result === undefined) return { why: 'noResult', weekend, table };
  const { order } = ruling;
  const stranger = order.find(id => !result.sheet.some(({ driver }) => driver === id));
  if (stranger !== undefined) return { why: 'notAtTable', driver: stranger, weekend, table };
  const twice = order.find((driver, at) => order.indexOf(driver) !== at);
  return twice === undefined ? undefined : { why: 'orderTwice', driver: twice };
}

// A race that is due may have begun, which only its save shows.
function againFault(
  season: Season,
  { weekend, table }: Extract<Ruling, { kind: 'raceAgain' }>,
  isRaced: boolean,
): Refusal | undefined {
  if (season.facts.closed !== undefined) return { why: 'closed' };
  const isDue = due(season).some(
    one => one.kind === 'race' && one.weekend === weekend && one.table === table,
  );
  return isRaced || isDue ? undefined : { why: 'noResult', weekend, table };
}
