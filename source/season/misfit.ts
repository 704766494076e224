// What an entry must be to fit a season.
import { currentWeekend, due } from './due.ts';
import type { Of } from './facts-after.ts';
import { entered } from './field.ts';
import { handDrawFault } from './hand-draw.ts';
import type { Entry } from './ledger/entry.ts';
import { rosterMisfit } from './roster-misfit.ts';
import { CLOSED, rulingMisfit } from './ruling-misfit.ts';
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

function drawMisfit(season: Season, { weekend, tables, by }: Of<'drawn'>): string | undefined {
  const index = weekendIndex(season, weekend);
  const { results, drawn } = weekendAt(season, index).known;
  if (currentWeekend(season) !== index) return `${weekend} is not being driven`;
  const isDue = due(season).some(({ kind }) => kind === 'draw');
  // Only by hand is a draw changed: two programs may draw by rule at the same moment, or one right after the organiser.
  const mayChange = by === 'hand' && drawn !== undefined && results.length === 0;
  if (!isDue && !mayChange) return `no draw is due at ${weekend}`;
  return handDrawFault(season, index, tables);
}

function rollMisfit(season: Season, { weekend, die, driver }: Of<'rolledForAll'>) {
  weekendIndex(season, weekend);
  const roll = due(season).find(one => one.kind === 'roll' && one.weekend === weekend);
  if (roll?.kind !== 'roll') return `no roll for all tables is due at ${weekend}`;
  if (roll.driver !== driver) return `the roll for all tables of ${weekend} is by ${roll.driver}`;
  return roll.die === die ? undefined : `the die of ${weekend} does not say ${die}`;
}

function gridMisfit(season: Season, { weekend, table, grid }: Of<'gridSet'>): string | undefined {
  weekendIndex(season, weekend);
  const open = due(season).flatMap(one => {
    if ((one.kind !== 'grid' && one.kind !== 'race') || one.weekend !== weekend) return [];
    if (one.table !== table) return [];
    return [one.kind === 'grid' ? one.drivers : one.race.seats.map(({ entrant }) => entrant.id)];
  });
  const [drivers] = open;
  if (drivers === undefined) return `no grid of table ${table} is due at ${weekend}`;
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
  if (season.facts.closed !== undefined) return CLOSED;
  if (!entered(season, index).includes(driver)) return `${driver} does not drive at ${weekend}`;
  const { results, absences, drawn } = weekendAt(season, index).known;
  if (results.some(({ sheet }) => sheet.some(row => row.driver === driver))) {
    return `${driver} has raced at ${weekend}`;
  }
  if (results.length > 0) {
    const table = 1 + (drawn ?? []).findIndex(drivers => drivers.includes(driver));
    if (table === 0) return `${weekend} has been raced without ${driver}`;
    const isOver = results.some(result => result.table === table);
    if (isOver) return `table ${table} of ${weekend} has been raced without ${driver}`;
  }
  const isAway = absences.some(one => one.driver === driver);
  return entry.kind === 'present' && !isAway
    ? `${driver} is not absent from ${weekend}`
    : undefined;
}
