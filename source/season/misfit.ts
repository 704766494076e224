// What an entry must be to fit a season.
import { tablesOf } from './draw.ts';
import { currentWeekend, due, rollForAll } from './due.ts';
import type { Of } from './facts-after.ts';
import { entered, field } from './field.ts';
import type { Entry } from './ledger/entry.ts';
import type { Entrant } from './plan/plan.ts';
import { type Season, weekendAt, weekendIndex } from './season.ts';

/**
 * Returns why an entry does not fit a season, a sentence without its full stop; undefined when it fits.
 * @throws NotDue for a weekend that is not in the calendar
 */
export function misfit(season: Season, entry: Entry): string | undefined {
  if (season.lines.length === 0 && entry.kind !== 'opened') {
    return 'the first line of a ledger opens the season';
  }
  switch (entry.kind) {
    case 'opened':
      return season.lines.length > 0 ? 'the season is opened already' : undefined;
    case 'trialBegun':
    case 'trialDriven':
      return trialMisfit(season, entry);
    case 'drawn':
      return drawMisfit(season, entry);
    case 'rolledForAll':
      return rollMisfit(season, entry);
    case 'gridSet':
      return gridMisfit(season, entry);
    case 'raced':
      return raceMisfit(season, entry);
    case 'absent':
    case 'present':
      return presenceMisfit(season, entry);
    case 'joined':
    case 'withdrawn':
    case 'replaced':
      return rosterMisfit(season, entry);
    case 'ruled':
      return rulingMisfit(season, entry);
    case 'takenOver':
      return undefined;
    case 'closed':
      return season.facts.closed === undefined ? undefined : 'the season is closed already';
  }
}

function trialMisfit(
  season: Season,
  { weekend, session, driver }: Of<'trialBegun'> | Of<'trialDriven'>,
): string | undefined {
  weekendIndex(season, weekend);
  const isDue = due(season).some(
    one =>
      one.kind === 'trial' &&
      one.weekend === weekend &&
      one.session === session &&
      one.driver === driver,
  );
  return isDue ? undefined : `no trial of ${driver} is due in session ${session + 1} of ${weekend}`;
}

function drawMisfit(season: Season, { weekend, tables }: Of<'drawn'>): string | undefined {
  const index = weekendIndex(season, weekend);
  const { results, drawn } = weekendAt(season, index).known;
  if (currentWeekend(season) !== index) return `${weekend} is not being driven`;
  const isDue = due(season).some(({ kind }) => kind === 'draw');
  if (!isDue && (drawn === undefined || results.length > 0)) return `no draw is due at ${weekend}`;
  const there = field(season, index);
  const all = tables.flat();
  const twice = all.find((driver, at) => all.indexOf(driver) !== at);
  if (twice !== undefined) return `${twice} is drawn twice`;
  const stranger = all.find(driver => !there.includes(driver));
  if (stranger !== undefined) return `${stranger} does not drive at ${weekend}`;
  const forgotten = there.find(driver => !all.includes(driver));
  return forgotten === undefined ? undefined : `${forgotten} is at no table`;
}

function rollMisfit(season: Season, { weekend, die }: Of<'rolledForAll'>): string | undefined {
  const index = weekendIndex(season, weekend);
  const isDue = due(season).some(one => one.kind === 'roll' && one.weekend === weekend);
  if (!isDue) return `no roll for all tables is due at ${weekend}`;
  return rollForAll(season, index)?.die === die
    ? undefined
    : `the die of ${weekend} does not say ${die}`;
}

function gridMisfit(season: Season, { weekend, table, grid }: Of<'gridSet'>): string | undefined {
  const index = weekendIndex(season, weekend);
  const isDue = due(season).some(
    one =>
      (one.kind === 'grid' || one.kind === 'race') &&
      one.weekend === weekend &&
      one.table === table,
  );
  const drivers = tablesOf(season, index)?.[table - 1];
  if (drivers === undefined || !isDue) return `no grid of table ${table} is due at ${weekend}`;
  const fits = grid.length === drivers.length && drivers.every(driver => grid.includes(driver));
  return fits ? undefined : `a grid of table ${table} names each of its drivers once`;
}

function raceMisfit(season: Season, { weekend, table, attempt, sheet }: Of<'raced'>) {
  weekendIndex(season, weekend);
  const race = due(season).find(
    one => one.kind === 'race' && one.weekend === weekend && one.table === table,
  );
  if (race?.kind !== 'race') return `no race is due at table ${table} of ${weekend}`;
  if (race.race.attempt !== attempt) {
    return `table ${table} of ${weekend} is at attempt ${race.race.attempt}, not ${attempt}`;
  }
  const drivers = race.race.seats.map(({ entrant }) => entrant.id);
  const fault = sheetFault(sheet, drivers);
  return fault === undefined ? undefined : `the sheet of table ${table} of ${weekend}: ${fault}`;
}

/** Returns what is wrong with a sheet: not everybody once, or places that do not run 1, 2, 3 …. */
export function sheetFault(
  sheet: readonly { readonly driver: string; readonly place?: number }[],
  drivers: readonly string[],
): string | undefined {
  const named = sheet.map(({ driver }) => driver);
  const stranger = named.find(driver => !drivers.includes(driver));
  if (stranger !== undefined) return `${stranger} does not drive there`;
  const twice = named.find((driver, at) => named.indexOf(driver) !== at);
  if (twice !== undefined) return `${twice} is in it twice`;
  const missing = drivers.find(driver => !named.includes(driver));
  if (missing !== undefined) return `${missing} is missing`;
  const places = sheet.flatMap(({ place }) => (place === undefined ? [] : [place]));
  const wrong = places.toSorted((a, b) => a - b).findIndex((place, at) => place !== at + 1);
  if (wrong < 0) return undefined;
  const winners = places.filter(place => place === 1).length;
  return winners > 1 ? `it has ${winners} winners` : 'its places do not run 1, 2, 3 …';
}

function presenceMisfit(season: Season, entry: Of<'absent'> | Of<'present'>): string | undefined {
  const index = weekendIndex(season, entry.weekend);
  const { driver, weekend } = entry;
  if (!entered(season, index).includes(driver)) return `${driver} does not drive at ${weekend}`;
  const { results, absences } = weekendAt(season, index).known;
  if (results.some(({ sheet }) => sheet.some(row => row.driver === driver))) {
    return `${driver} has raced at ${weekend}`;
  }
  const isAway = absences.some(one => one.driver === driver);
  return entry.kind === 'present' && !isAway
    ? `${driver} is not absent from ${weekend}`
    : undefined;
}

function rosterMisfit(season: Season, entry: Of<'joined'> | Of<'withdrawn'> | Of<'replaced'>) {
  const from = weekendIndex(season, entry.weekend);
  const { facts } = season;
  if (weekendAt(season, from).known.results.length > 0) return `${entry.weekend} has been raced`;
  if (entry.kind === 'joined') return nameTaken(season, entry.entrant);
  const { driver } = entry;
  const there = facts.roster.find(({ entrant }) => entrant.id === driver);
  if (there === undefined) return `nobody in the season has the id ${driver}`;
  if (there.until !== undefined) return `${driver} has left already`;
  return entry.kind === 'withdrawn' ? undefined : nameTaken(season, entry.by, driver);
}

function nameTaken({ facts }: Season, { id, name }: Entrant, except?: string): string | undefined {
  const others = facts.roster.filter(({ entrant }) => entrant.id !== except);
  if (others.some(({ entrant }) => entrant.id === id)) return `somebody has the id ${id}`;
  const same = others.some(({ entrant }) => entrant.name.toLowerCase() === name.toLowerCase());
  return same ? `somebody is called ${name} already` : undefined;
}

function rulingMisfit(season: Season, { ruling }: Of<'ruled'>): string | undefined {
  const { facts, lines } = season;
  if ('driver' in ruling && !facts.roster.some(({ entrant }) => entrant.id === ruling.driver)) {
    return `nobody in the season has the id ${ruling.driver}`;
  }
  if (ruling.kind === 'backTo') {
    const isThere = ruling.line >= 1 && ruling.line < lines.length;
    return isThere ? undefined : `the ledger has no line ${ruling.line} to go back to`;
  }
  if (ruling.kind === 'pointsOff') return undefined;
  const { known } = weekendAt(season, weekendIndex(season, ruling.weekend));
  if (ruling.kind === 'trialAgain') {
    const { session, driver } = ruling;
    const hasDriven = known.trials.some(one => one.session === session && one.driver === driver);
    return hasDriven ? undefined : `${driver} has driven no trial in session ${session + 1}`;
  }
  if (ruling.kind === 'disqualified') {
    const raced = known.results.some(({ sheet }) =>
      sheet.some(row => row.driver === ruling.driver),
    );
    return raced ? undefined : `${ruling.driver} has not raced at ${ruling.weekend}`;
  }
  const result = known.results.find(({ table }) => table === ruling.table);
  if (result === undefined) return `table ${ruling.table} of ${ruling.weekend} has no result`;
  if (ruling.kind === 'raceAgain') return undefined;
  const stranger = ruling.order.find(id => !result.sheet.some(({ driver }) => driver === id));
  if (stranger !== undefined) return `${stranger} was not at table ${ruling.table}`;
  const isTwice = new Set(ruling.order).size < ruling.order.length;
  return isTwice ? 'an order names everybody once' : undefined;
}
