// How an entry that fits changes what is known of a season.
import type { Entry, LedgerLine, SheetRow } from './ledger/entry.ts';
import type { Entrant } from './plan/plan.ts';
import {
  type Absence,
  type DrivenTrial,
  type Facts,
  type Rostered,
  type Season,
  type WeekendFacts,
  weekendAt,
  weekendIndex,
} from './season.ts';

export type Of<K extends Entry['kind']> = Extract<Entry, { kind: K }>;

export type Known = Pick<Season, 'plan' | 'facts'>;

/**
 * Returns the facts after a line, which is taken as it stands: `enter` asks before whether it fits.
 * @throws NotDue for a weekend that is not in the calendar
 */
export function factsAfter(season: Known, { n, entry }: LedgerLine): Facts {
  const { facts } = season;
  switch (entry.kind) {
    case 'opened':
    case 'takenOver':
      return facts;
    case 'trialBegun':
    case 'trialDriven':
      return trialAfter(season, entry);
    case 'drawn':
      return changed(season, entry, { drawn: entry.tables });
    case 'rolledForAll':
      return changed(season, entry, { die: entry.die });
    case 'gridSet': {
      const { grids } = knownOf(season, entry);
      return changed(season, entry, { grids: { ...grids, [entry.table]: entry.grid } });
    }
    case 'raced': {
      const { kind: _kind, weekend: _weekend, ...result } = entry;
      const { results, absences } = knownOf(season, entry);
      const sheet = entry.sheet.map(row => withStandIn(row, absences));
      return changed(season, entry, { results: [...results, { ...result, sheet, line: n }] });
    }
    case 'absent':
    case 'present':
      return presenceAfter(season, entry);
    case 'joined':
    case 'withdrawn':
    case 'returned':
    case 'replaced':
      return rosterAfter(season, entry);
    case 'built': {
      const { drivers, carries } = entry;
      const built = drivers.map(driver => [driver, carries] as const);
      return { ...facts, cars: { ...facts.cars, ...Object.fromEntries(built) } };
    }
    case 'ruled':
      return rulingAfter(season, entry, n);
    case 'closed':
      return { ...facts, closed: entry.reason };
  }
}

// A sheet that was written by hand need not say who drove for somebody.
function withStandIn(row: SheetRow, absences: readonly Absence[]): SheetRow {
  const standIn = absences.find(({ driver }) => driver === row.driver)?.standIn;
  return standIn === undefined || row.standIn !== undefined ? row : { ...row, standIn };
}

type AtWeekend = { readonly weekend: string };

function knownOf({ plan, facts }: Known, { weekend }: AtWeekend): WeekendFacts {
  return weekendAt({ plan, facts }, weekendIndex({ plan }, weekend)).known;
}

function changed(season: Known, { weekend }: AtWeekend, change: Partial<WeekendFacts>): Facts {
  const { facts } = season;
  const index = weekendIndex(season, weekend);
  const weekends = facts.weekends.map((known, at) =>
    at === index ? { ...known, ...change } : known,
  );
  return { ...facts, weekends };
}

function trialAfter(season: Known, entry: Of<'trialBegun'> | Of<'trialDriven'>): Facts {
  const { session, driver } = entry;
  const known = knownOf(season, entry);
  const others = known.underWay.filter(one => one.session !== session || one.driver !== driver);
  if (entry.kind === 'trialBegun') {
    return changed(season, entry, { underWay: [...others, { session, driver }] });
  }
  const key = `${session}/${driver}`;
  const times = known.again[key] ?? 0;
  const voids = known.voids[key] ?? 0;
  const rule = season.plan.trials.void;
  const isAgain =
    entry.trial.end === 'void' && (rule === 'again' || (rule === 'onceAgain' && voids === 0));
  if (isAgain) {
    return changed(season, entry, {
      underWay: others,
      again: { ...known.again, [key]: times + 1 },
      voids: { ...known.voids, [key]: voids + 1 },
    });
  }
  const { carries } = entry;
  const driven: DrivenTrial = {
    ...entry.trial,
    session,
    driver,
    ...(carries === undefined ? {} : { carries }),
  };
  return changed(season, entry, { underWay: others, trials: [...known.trials, driven] });
}

function presenceAfter(season: Known, entry: Of<'absent'> | Of<'present'>): Facts {
  const { driver } = entry;
  const others = knownOf(season, entry).absences.filter(one => one.driver !== driver);
  if (entry.kind === 'present') return changed(season, entry, { absences: others });
  const { standIn } = entry;
  const absence = { driver, ...(standIn === undefined ? {} : { standIn }) };
  return changed(season, entry, { absences: [...others, absence] });
}

function rosterAfter(
  season: Known,
  entry: Of<'joined'> | Of<'withdrawn'> | Of<'returned'> | Of<'replaced'>,
): Facts {
  const { facts } = season;
  const from = weekendIndex(season, entry.weekend);
  if (entry.kind === 'joined') {
    return { ...facts, roster: [...facts.roster, { entrant: entry.entrant, from }] };
  }
  const roster = facts.roster.map(one =>
    one.entrant.id === entry.driver ? seatAfter(one, entry, from) : one,
  );
  return { ...facts, roster };
}

function seatAfter(
  seat: Rostered,
  entry: Of<'withdrawn'> | Of<'returned'> | Of<'replaced'>,
  from: number,
): Rostered {
  switch (entry.kind) {
    case 'withdrawn':
      return { ...seat, until: from };
    case 'returned':
      return returned(seat, from);
    case 'replaced':
      return replaced(seat, entry.by, from);
  }
}

function returned({ until, breaks = [], ...seat }: Rostered, to: number): Rostered {
  return until === undefined ? seat : { ...seat, breaks: [...breaks, { from: until, to }] };
}

function replaced(seat: Rostered, by: Entrant, from: number): Rostered {
  const entrant = inSeatOf(seat.entrant, by);
  const { drivers = [{ entrant: seat.entrant, from: seat.from }] } = seat;
  return { ...seat, entrant, drivers: [...drivers, { entrant, from }] };
}

// Id, letter, team and points stay with the seat.
function inSeatOf(seat: Entrant, { name, cpu, character }: Entrant): Entrant {
  const { cpu: _cpu, character: _character, ...kept } = seat;
  return {
    ...kept,
    name,
    ...(cpu === undefined ? {} : { cpu }),
    ...(character === undefined ? {} : { character }),
  };
}

function rulingAfter(season: Known, entry: Of<'ruled'>, line: number): Facts {
  const { ruling, reason, by } = entry;
  const { facts } = season;
  const rulings = [...facts.rulings, { line, ruling, reason, by }];
  if (ruling.kind === 'trialAgain') {
    const { session, driver } = ruling;
    const { trials, again, voids } = knownOf(season, ruling);
    const key = `${session}/${driver}`;
    const others = trials.filter(one => one.session !== session || one.driver !== driver);
    const times = { ...again, [key]: (again[key] ?? 0) + 1 };
    const change = { trials: others, again: times, voids: { ...voids, [key]: 0 } };
    return { ...changed(season, ruling, change), rulings };
  }
  if (ruling.kind === 'raceAgain') {
    const { results, attempts } = knownOf(season, ruling);
    const before = results.find(({ table }) => table === ruling.table);
    const next = {
      ...attempts,
      [ruling.table]: (before?.attempt ?? attempts[ruling.table] ?? 1) + 1,
    };
    const others = results.filter(one => one !== before);
    return { ...changed(season, ruling, { results: others, attempts: next }), rulings };
  }
  return { ...facts, rulings };
}

/**
 * Returns the facts after lines were voided: what they drove or raced is due again with other dice, because everybody has
 * seen the old ones and the saves of the old races stay.
 */
export function withOtherDice({ plan, facts }: Known, voided: readonly LedgerLine[]): Facts {
  return voided.reduce((so, { entry }) => {
    const season = { plan, facts: so };
    if (entry.kind === 'raced') {
      const { attempts } = knownOf(season, entry);
      const next = Math.max(attempts[entry.table] ?? 1, entry.attempt + 1);
      return changed(season, entry, { attempts: { ...attempts, [entry.table]: next } });
    }
    if (entry.kind !== 'trialDriven') return so;
    const { again } = knownOf(season, entry);
    const key = `${entry.session}/${entry.driver}`;
    return changed(season, entry, { again: { ...again, [key]: (again[key] ?? 0) + 1 } });
  }, facts);
}
