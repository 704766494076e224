// What an entry must be to fit a season.
import { constructionIn, hasDriven, matesOf } from '../carry-over.ts';
import type { Of } from '../facts-after.ts';
import { entered } from '../field.ts';
import { handDrawFault } from '../hand-draw.ts';
import type { Entry } from '../ledger/entry.ts';
import type { Refusal, SheetFault } from '../refusals/refusal.ts';
import { type Season, weekendAt, weekendIndex } from '../season.ts';
import { currentWeekend, due } from '../to-do.ts';
import { rosterFault } from './roster-fault.ts';
import { rulingFault } from './ruling-fault.ts';
import { undoFault } from './undo-fault.ts';

/**
 * Returns why an entry does not fit a season, undefined when it fits.
 * @throws NotDue for a weekend that is not in the calendar
 */
export function entryFault(season: Season, entry: Entry): Refusal | undefined {
  if (season.lines.length === 0 && entry.kind !== 'opened') {
    return { why: 'notOpened' };
  }
  switch (entry.kind) {
    case 'opened':
      return season.lines.length > 0 ? { why: 'openedAlready' } : undefined;
    case 'trialBegun':
    case 'trialDriven':
      return trialFault(season, entry);
    case 'drawn':
      return drawFault(season, entry);
    case 'rolledForAll':
      return rollFault(season, entry);
    case 'gridSet':
      return gridFault(season, entry);
    case 'raced':
      return raceFault(season, entry);
    case 'absent':
    case 'present':
      return presenceFault(season, entry);
    case 'joined':
    case 'withdrawn':
    case 'returned':
    case 'replaced':
      return rosterFault(season, entry);
    case 'built':
      return carFault(season, entry);
    case 'ruled':
      return entry.ruling.kind === 'undone'
        ? undoFault(season, entry.ruling, entryFault)
        : rulingFault(season, entry.ruling);
    case 'takenOver':
      return undefined;
    case 'closed':
      return season.facts.closed === undefined ? undefined : { why: 'closedAlready' };
  }
}

// Cars are built once, before the first session of any car of their design (TR-5, TR-8, TR-9).
function carFault(season: Season, { drivers, carries }: Of<'built'>): Refusal | undefined {
  if (season.facts.closed !== undefined) return { why: 'closed' };
  const construction = constructionIn(season);
  if (construction === undefined) return { why: 'carsPerRace' };
  const roster = season.facts.roster.map(({ entrant }) => entrant.id);
  const stranger = drivers.find(driver => !roster.includes(driver));
  if (stranger !== undefined) return { why: 'noDriver', driver: stranger };
  const mates = drivers.flatMap(driver => matesOf(season, driver));
  const driven = mates.find(driver => hasDriven(season, driver));
  if (driven !== undefined) return { why: 'carDriven', driver: driven };
  const points = construction.pointsOf(carries);
  const isCar = points !== undefined && construction.faults(points).length === 0;
  return isCar ? undefined : { why: 'noSuchCar' };
}

function trialFault(
  season: Season,
  { weekend, session, driver }: Of<'trialBegun'> | Of<'trialDriven'>,
): Refusal | undefined {
  weekendIndex(season, weekend);
  const isDue = due(season).some(
    one =>
      one.kind === 'trial' &&
      one.weekend === weekend &&
      one.session === session &&
      one.driver === driver,
  );
  return isDue ? undefined : { why: 'noTrialDue', driver, session, weekend };
}

function drawFault(season: Season, { weekend, tables, by }: Of<'drawn'>): Refusal | undefined {
  const index = weekendIndex(season, weekend);
  const { results, drawn } = weekendAt(season, index).known;
  if (currentWeekend(season) !== index) return { why: 'notAtHand', weekend };
  const isDue = due(season).some(({ kind }) => kind === 'draw');
  // A draw may be changed only by hand: two programs may draw by rule at the same moment, or one right after the organiser.
  const mayChange = by === 'hand' && drawn !== undefined && results.length === 0;
  if (!isDue && !mayChange) return { why: 'noDrawDue', weekend };
  return handDrawFault(season, index, tables);
}

function rollFault(
  season: Season,
  { weekend, die, driver }: Of<'rolledForAll'>,
): Refusal | undefined {
  weekendIndex(season, weekend);
  const roll = due(season).find(one => one.kind === 'roll' && one.weekend === weekend);
  if (roll?.kind !== 'roll') return { why: 'noRollDue', weekend };
  if (roll.driver !== driver) return { why: 'rollOfOther', weekend, driver: roll.driver };
  return roll.die === die ? undefined : { why: 'otherDie', weekend, die };
}

function gridFault(season: Season, { weekend, table, grid }: Of<'gridSet'>): Refusal | undefined {
  weekendIndex(season, weekend);
  const open = due(season).flatMap(one => {
    if ((one.kind !== 'grid' && one.kind !== 'race') || one.weekend !== weekend) return [];
    if (one.table !== table) return [];
    return [one.kind === 'grid' ? one.drivers : one.race.seats.map(({ entrant }) => entrant.id)];
  });
  const [drivers] = open;
  if (drivers === undefined) return { why: 'noGridDue', weekend, table };
  const fits = grid.length === drivers.length && drivers.every(driver => grid.includes(driver));
  return fits ? undefined : { why: 'gridOfOthers', table };
}

function raceFault(
  season: Season,
  { weekend, table, attempt, sheet }: Of<'raced'>,
): Refusal | undefined {
  weekendIndex(season, weekend);
  const race = due(season).find(
    one => one.kind === 'race' && one.weekend === weekend && one.table === table,
  );
  if (race?.kind !== 'race') return { why: 'noRaceDue', weekend, table };
  if (race.race.attempt !== attempt) {
    const { attempt: now } = race.race;
    return { why: 'otherAttempt', weekend, table, attempt: now, given: attempt };
  }
  const drivers = race.race.seats.map(({ entrant }) => entrant.id);
  const fault = sheetFault(sheet, drivers);
  return fault === undefined ? undefined : { why: 'sheet', weekend, table, fault };
}

/** Returns what is wrong with a sheet: a driver missing or listed twice, or places that do not run 1, 2, 3 …. */
export function sheetFault(
  sheet: readonly { readonly driver: string; readonly place?: number }[],
  drivers: readonly string[],
): SheetFault | undefined {
  const named = sheet.map(({ driver }) => driver);
  const stranger = named.find(driver => !drivers.includes(driver));
  if (stranger !== undefined) return { is: 'stranger', driver: stranger };
  const twice = named.find((driver, at) => named.indexOf(driver) !== at);
  if (twice !== undefined) return { is: 'twice', driver: twice };
  const missing = drivers.find(driver => !named.includes(driver));
  if (missing !== undefined) return { is: 'missing', driver: missing };
  const places = sheet.flatMap(({ place }) => (place === undefined ? [] : [place]));
  const wrong = places.toSorted((a, b) => a - b).findIndex((place, at) => place !== at + 1);
  if (wrong < 0) return undefined;
  const winners = places.filter(place => place === 1).length;
  return winners > 1 ? { is: 'winners', count: winners } : { is: 'gap' };
}

function presenceFault(season: Season, entry: Of<'absent'> | Of<'present'>): Refusal | undefined {
  const index = weekendIndex(season, entry.weekend);
  const { driver, weekend } = entry;
  if (season.facts.closed !== undefined) return { why: 'closed' };
  if (!entered(season, index).includes(driver)) return { why: 'notAtWeekend', driver, weekend };
  const { results, absences, drawn } = weekendAt(season, index).known;
  if (results.some(({ sheet }) => sheet.some(row => row.driver === driver))) {
    return { why: 'hasRaced', driver, weekend };
  }
  if (results.length > 0) {
    const table = 1 + (drawn ?? []).findIndex(drivers => drivers.includes(driver));
    if (table === 0) return { why: 'racedWithout', driver, weekend };
    const isOver = results.some(result => result.table === table);
    if (isOver) return { why: 'tableRacedWithout', driver, weekend, table };
  }
  const isAway = absences.some(one => one.driver === driver);
  return entry.kind === 'present' && !isAway ? { why: 'notAbsent', driver, weekend } : undefined;
}
