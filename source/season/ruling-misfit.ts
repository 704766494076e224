// Whether a ruling may be entered.
import type { Of } from './facts-after.ts';
import { field } from './field.ts';
import type { Ruling } from './ledger/entry.ts';
import { type Season, type WeekendFacts, weekendAt, weekendIndex } from './season.ts';

/** Why nothing more is driven or entered. */
export const CLOSED = 'the season is closed';

/** Returns why a ruling does not fit a season, undefined when it fits. */
export function rulingMisfit(season: Season, { ruling }: Of<'ruled'>): string | undefined {
  const { facts, lines } = season;
  if ('driver' in ruling && !facts.roster.some(({ entrant }) => entrant.id === ruling.driver)) {
    return `nobody in the season has the id ${ruling.driver}`;
  }
  switch (ruling.kind) {
    case 'backTo': {
      const { line } = ruling;
      const isThere = Number.isInteger(line) && line >= 1 && line < lines.length;
      return isThere ? undefined : `the ledger has no line ${line} to go back to`;
    }
    case 'pointsOff':
      if (ruling.weekend !== undefined) weekendIndex(season, ruling.weekend);
      return Number.isFinite(ruling.points) ? undefined : 'points off are a number';
    case 'disqualified': {
      const { results } = knownOf(season, ruling);
      const raced = results.some(({ sheet }) => sheet.some(row => row.driver === ruling.driver));
      return raced ? undefined : `${ruling.driver} has not raced at ${ruling.weekend}`;
    }
    case 'trialAgain':
      return trialAgainMisfit(season, ruling);
    case 'raceAgain':
    case 'result':
      return tableMisfit(season, ruling);
  }
}

function knownOf(season: Season, { weekend }: { readonly weekend: string }): WeekendFacts {
  return weekendAt(season, weekendIndex(season, weekend)).known;
}

// After a race its trials stay as they are: the grid was made of them.
function trialAgainMisfit(season: Season, ruling: Extract<Ruling, { kind: 'trialAgain' }>) {
  const { session, driver, weekend } = ruling;
  const { trials, results } = knownOf(season, ruling);
  if (season.facts.closed !== undefined) return CLOSED;
  if (!trials.some(one => one.session === session && one.driver === driver)) {
    return `${driver} has driven no trial in session ${session + 1} of ${weekend}`;
  }
  if (results.length > 0) return `${weekend} has been raced: its trials are over`;
  const isThere = field(season, weekendIndex(season, weekend)).includes(driver);
  return isThere ? undefined : `${driver} does not drive at ${weekend}`;
}

function tableMisfit(
  season: Season,
  ruling: Extract<Ruling, { kind: 'raceAgain' | 'result' }>,
): string | undefined {
  const { table, weekend } = ruling;
  const result = knownOf(season, ruling).results.find(one => one.table === table);
  if (result === undefined) return `table ${table} of ${weekend} has no result`;
  if (ruling.kind === 'raceAgain') {
    return season.facts.closed === undefined ? undefined : CLOSED;
  }
  const { order } = ruling;
  const stranger = order.find(id => !result.sheet.some(({ driver }) => driver === id));
  if (stranger !== undefined) return `${stranger} was not at table ${table} of ${weekend}`;
  const twice = order.find((driver, at) => order.indexOf(driver) !== at);
  return twice === undefined ? undefined : `the order names ${twice} twice`;
}
