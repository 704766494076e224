// Enters what happened into a season; refuses what is not due.

import { tablesOf } from './draw.ts';
import { currentWeekend, due, rollForAll } from './due.ts';
import { entered, field } from './field.ts';
import type { Entry, LedgerLine, Ruling } from './ledger/entry.ts';
import type { Entrant } from './plan/plan.ts';
import {
  type DrivenTrial,
  type Facts,
  firstFacts,
  NotDue,
  type Season,
  type WeekendFacts,
  weekendAt,
  weekendIndex,
} from './season.ts';

/**
 * Returns the season after an entry.
 * @param at when it happened, ISO 8601
 * @throws NotDue for an entry that does not fit; the message says why
 */
export function enter(season: Season, entry: Entry, at: string): Season {
  if (season.lines.length === 0 && entry.kind !== 'opened') {
    throw new NotDue('the first line of a ledger opens the season');
  }
  const line: LedgerLine = { n: season.lines.length, at, entry };
  const lines = [...season.lines, line];
  if (entry.kind === 'ruled' && entry.ruling.kind === 'backTo') {
    return { ...backTo(season, entry.ruling), lines };
  }
  return { ...season, lines, facts: factsAfter(season, line) };
}

/**
 * Returns the season of a plan and all its lines.
 * @throws NotDue for the first line that does not fit
 */
export function enterAll(season: Season, lines: readonly LedgerLine[]): Season {
  return lines.reduce((so, { entry, at }) => enter(so, entry, at), season);
}

// Plays the lines before one again, and the rulings after it that stay; the voided lines stay in the ledger.
function backTo(season: Season, { line }: Extract<Ruling, { kind: 'backTo' }>): Season {
  if (line < 1 || line >= season.lines.length) {
    throw new NotDue(`the ledger has no line ${line} to go back to`);
  }
  const start: Season = { ...season, lines: [], facts: firstFacts(season.plan) };
  return enterAll(start, season.lines.slice(0, line));
}

function factsAfter(season: Season, line: LedgerLine): Facts {
  const { entry } = line;
  switch (entry.kind) {
    case 'opened':
      if (season.lines.length > 0) throw new NotDue('the season is opened already');
      return season.facts;
    case 'trialBegun':
      return trialBegun(season, entry);
    case 'trialDriven':
      return trialDriven(season, entry);
    case 'drawn':
      return drawn(season, entry);
    case 'rolledForAll':
      return rolled(season, entry);
    case 'gridSet':
      return gridSet(season, entry);
    case 'raced':
      return raced(season, entry, line.n);
    case 'absent':
    case 'present':
      return presence(season, entry);
    case 'joined':
    case 'withdrawn':
    case 'replaced':
      return roster(season, entry);
    case 'ruled':
      return ruled(season, entry, line.n);
    case 'takenOver':
      return season.facts;
    case 'closed':
      if (season.facts.closed !== undefined) throw new NotDue('the season is closed already');
      return { ...season.facts, closed: entry.reason };
  }
}

type Of<K extends Entry['kind']> = Extract<Entry, { kind: K }>;

function changed(season: Season, index: number, change: Partial<WeekendFacts>): Facts {
  const { facts } = season;
  const weekends = facts.weekends.map((known, at) =>
    at === index ? { ...known, ...change } : known,
  );
  return { ...facts, weekends };
}

function trialBegun(season: Season, { weekend, session, driver }: Of<'trialBegun'>): Facts {
  const index = weekendIndex(season, weekend);
  requireTrial(season, weekend, session, driver);
  const { underWay } = weekendAt(season, index).known;
  return changed(season, index, { underWay: [...underWay, { session, driver }] });
}

function trialDriven(
  season: Season,
  { weekend, session, driver, trial }: Of<'trialDriven'>,
): Facts {
  const index = weekendIndex(season, weekend);
  requireTrial(season, weekend, session, driver);
  const { known } = weekendAt(season, index);
  const underWay = known.underWay.filter(one => one.session !== session || one.driver !== driver);
  const key = `${session}/${driver}`;
  const times = known.again[key] ?? 0;
  const rule = season.plan.trials.void;
  const isAgain =
    trial.end === 'void' && (rule === 'again' || (rule === 'onceAgain' && times === 0));
  if (isAgain)
    return changed(season, index, { underWay, again: { ...known.again, [key]: times + 1 } });
  const driven: DrivenTrial = { ...trial, session, driver };
  return changed(season, index, { underWay, trials: [...known.trials, driven] });
}

function requireTrial(season: Season, weekend: string, session: number, driver: string): void {
  const isDue = due(season).some(
    one =>
      one.kind === 'trial' &&
      one.weekend === weekend &&
      one.session === session &&
      one.driver === driver,
  );
  if (!isDue)
    throw new NotDue(`no trial of ${driver} is due in session ${session + 1} of ${weekend}`);
}

function drawn(season: Season, { weekend, tables }: Of<'drawn'>): Facts {
  const index = weekendIndex(season, weekend);
  const { results, drawn: before } = weekendAt(season, index).known;
  if (currentWeekend(season) !== index) throw new NotDue(`${weekend} is not being driven`);
  const isDue = due(season).some(({ kind }) => kind === 'draw');
  if (!isDue && (before === undefined || results.length > 0)) {
    throw new NotDue(`no draw is due at ${weekend}`);
  }
  const there = field(season, index);
  const all = tables.flat();
  const twice = all.find((driver, at) => all.indexOf(driver) !== at);
  if (twice !== undefined) throw new NotDue(`${twice} is drawn twice`);
  const stranger = all.find(driver => !there.includes(driver));
  if (stranger !== undefined) throw new NotDue(`${stranger} does not drive at ${weekend}`);
  const forgotten = there.find(driver => !all.includes(driver));
  if (forgotten !== undefined) throw new NotDue(`${forgotten} is at no table`);
  return changed(season, index, { drawn: tables });
}

function rolled(season: Season, { weekend, die }: Of<'rolledForAll'>): Facts {
  const index = weekendIndex(season, weekend);
  if (!due(season).some(one => one.kind === 'roll' && one.weekend === weekend)) {
    throw new NotDue(`no roll for all tables is due at ${weekend}`);
  }
  if (rollForAll(season, index)?.die !== die) {
    throw new NotDue(`the die of ${weekend} does not say ${die}`);
  }
  return changed(season, index, { die });
}

function gridSet(season: Season, { weekend, table, grid }: Of<'gridSet'>): Facts {
  const index = weekendIndex(season, weekend);
  const drivers = tablesOf(season, index)?.[table - 1];
  const isDue = due(season).some(
    one =>
      (one.kind === 'grid' || one.kind === 'race') &&
      one.weekend === weekend &&
      one.table === table,
  );
  if (drivers === undefined || !isDue)
    throw new NotDue(`no grid of table ${table} is due at ${weekend}`);
  const fits = grid.length === drivers.length && drivers.every(driver => grid.includes(driver));
  if (!fits) throw new NotDue(`a grid of table ${table} names each of its drivers once`);
  const { grids } = weekendAt(season, index).known;
  return changed(season, index, { grids: { ...grids, [table]: grid } });
}

function raced(season: Season, { kind: _kind, weekend, ...result }: Of<'raced'>, n: number): Facts {
  const index = weekendIndex(season, weekend);
  const { table, attempt, sheet } = result;
  const race = due(season).find(
    one => one.kind === 'race' && one.weekend === weekend && one.table === table,
  );
  if (race?.kind !== 'race') throw new NotDue(`no race is due at table ${table} of ${weekend}`);
  if (race.race.attempt !== attempt) {
    throw new NotDue(
      `table ${table} of ${weekend} is at attempt ${race.race.attempt}, not ${attempt}`,
    );
  }
  const drivers = race.race.seats.map(({ entrant }) => entrant.id);
  const fault = sheetFault(sheet, drivers);
  if (fault !== undefined) throw new NotDue(`the sheet of table ${table} of ${weekend}: ${fault}`);
  const { results } = weekendAt(season, index).known;
  return changed(season, index, { results: [...results, { ...result, line: n }] });
}

/** Returns what is wrong with a sheet: not everybody once, or places that do not run 1, 2, 3 …. */
function sheetFault(
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

function presence(season: Season, entry: Of<'absent'> | Of<'present'>): Facts {
  const index = weekendIndex(season, entry.weekend);
  const { driver } = entry;
  if (!entered(season, index).includes(driver)) {
    throw new NotDue(`${driver} does not drive at ${entry.weekend}`);
  }
  const { results, absences } = weekendAt(season, index).known;
  if (results.some(({ sheet }) => sheet.some(row => row.driver === driver))) {
    throw new NotDue(`${driver} has raced at ${entry.weekend}`);
  }
  const others = absences.filter(one => one.driver !== driver);
  if (entry.kind === 'present') {
    if (others.length === absences.length)
      throw new NotDue(`${driver} is not absent from ${entry.weekend}`);
    return changed(season, index, { absences: others });
  }
  const { standIn } = entry;
  const absence = { driver, ...(standIn === undefined ? {} : { standIn }) };
  return changed(season, index, { absences: [...others, absence] });
}

function roster(season: Season, entry: Of<'joined'> | Of<'withdrawn'> | Of<'replaced'>): Facts {
  const from = weekendIndex(season, entry.weekend);
  const { facts } = season;
  if (facts.weekends[from]?.results.length) throw new NotDue(`${entry.weekend} has been raced`);
  if (entry.kind === 'joined') {
    requireNew(season, entry.entrant);
    return { ...facts, roster: [...facts.roster, { entrant: entry.entrant, from }] };
  }
  const { driver } = entry;
  const there = facts.roster.find(({ entrant }) => entrant.id === driver);
  if (there === undefined) throw new NotDue(`nobody in the season has the id ${driver}`);
  if (there.until !== undefined) throw new NotDue(`${driver} has left already`);
  if (entry.kind === 'withdrawn') {
    const left = facts.roster.map(one => (one === there ? { ...one, until: from } : one));
    return { ...facts, roster: left };
  }
  requireNew(season, entry.by, driver);
  const { name, cpu, character } = entry.by;
  const { cpu: _cpu, character: _character, ...kept } = there.entrant;
  const entrant: Entrant = {
    ...kept,
    name,
    ...(cpu === undefined ? {} : { cpu }),
    ...(character === undefined ? {} : { character }),
  };
  const seats = facts.roster.map(one => (one === there ? { ...one, entrant } : one));
  return { ...facts, roster: seats };
}

function requireNew({ facts }: Season, { id, name }: Entrant, except?: string): void {
  const others = facts.roster.filter(({ entrant }) => entrant.id !== except);
  if (others.some(({ entrant }) => entrant.id === id))
    throw new NotDue(`somebody has the id ${id}`);
  const same = others.find(({ entrant }) => entrant.name.toLowerCase() === name.toLowerCase());
  if (same !== undefined) throw new NotDue(`somebody is called ${name} already`);
}

function ruled(season: Season, { ruling, reason, by }: Of<'ruled'>, line: number): Facts {
  const { facts } = season;
  const rulings = [...facts.rulings, { line, ruling, reason, by }];
  if ('driver' in ruling && !facts.roster.some(({ entrant }) => entrant.id === ruling.driver)) {
    throw new NotDue(`nobody in the season has the id ${ruling.driver}`);
  }
  if (ruling.kind === 'pointsOff' || ruling.kind === 'backTo') return { ...facts, rulings };
  const index = weekendIndex(season, ruling.weekend);
  const { known } = weekendAt(season, index);
  if (ruling.kind === 'trialAgain') {
    const key = `${ruling.session}/${ruling.driver}`;
    const trials = known.trials.filter(
      ({ session, driver }) => session !== ruling.session || driver !== ruling.driver,
    );
    if (trials.length === known.trials.length) {
      throw new NotDue(`${ruling.driver} has driven no trial in session ${ruling.session + 1}`);
    }
    const again = { ...known.again, [key]: (known.again[key] ?? 0) + 1 };
    return { ...changed(season, index, { trials, again }), rulings };
  }
  if (ruling.kind === 'disqualified') {
    const there = known.results.some(({ sheet }) =>
      sheet.some(row => row.driver === ruling.driver),
    );
    if (!there) throw new NotDue(`${ruling.driver} has not raced at ${ruling.weekend}`);
    return { ...facts, rulings };
  }
  const result = known.results.find(({ table }) => table === ruling.table);
  if (result === undefined)
    throw new NotDue(`table ${ruling.table} of ${ruling.weekend} has no result`);
  if (ruling.kind === 'raceAgain') {
    const results = known.results.filter(one => one !== result);
    const attempts = { ...known.attempts, [ruling.table]: result.attempt + 1 };
    return { ...changed(season, index, { results, attempts }), rulings };
  }
  const stranger = ruling.order.find(id => !result.sheet.some(({ driver }) => driver === id));
  if (stranger !== undefined) throw new NotDue(`${stranger} was not at table ${ruling.table}`);
  if (new Set(ruling.order).size < ruling.order.length)
    throw new NotDue('an order names everybody once');
  return { ...facts, rulings };
}
