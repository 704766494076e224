// Entries of every kind, drawn by lot: some fit, most do not.
import { matesOf } from '../../season/carry-over.ts';
import { tablesOf } from '../../season/draw.ts';
import type { Entry, Ruling } from '../../season/ledger/entry.ts';
import type { Entrant } from '../../season/plan/plan.ts';
import { type Season, weekendIndex } from '../../season/season.ts';
import { seedOf, shuffled } from '../../season/seeds.ts';
import { sheetOf, trialOf } from '../../testing/season/seasons.ts';
import type { Lot } from './lot.ts';

const KINDS = [
  'opened',
  'trialBegun',
  'trialDriven',
  'drawn',
  'rolledForAll',
  'gridSet',
  'raced',
  'absent',
  'present',
  'joined',
  'withdrawn',
  'returned',
  'replaced',
  'built',
  'ruled',
  'takenOver',
  'closed',
  // What changes results comes up often.
  ...([
    'absent',
    'absent',
    'absent',
    'ruled',
    'ruled',
    'ruled',
    'ruled',
    'ruled',
    'ruled',
  ] as const),
] as const satisfies readonly Entry['kind'][];

export function randomEntry(season: Season, lot: Lot): Entry {
  const weekend = weekendIn(season, lot);
  const driver = driverIn(season, lot);
  const session = lot.below(2);
  const table = 1 + lot.below(2);
  const kind = lot.of(KINDS);
  switch (kind) {
    case 'opened':
      return { kind, plan: 'p', seed: 's' };
    case 'trialBegun':
      return { kind, weekend, session, driver };
    case 'trialDriven':
      return { kind: 'trialDriven', weekend, session, driver, trial: trialOf(14 + lot.below(5)) };
    case 'drawn':
      return { kind: 'drawn', weekend, tables: randomTables(season, lot), by: 'hand' };
    case 'rolledForAll':
      return { kind: 'rolledForAll', weekend, driver, die: lot.below(21) };
    case 'gridSet':
      return { kind: 'gridSet', weekend, table, grid: tableIn(season, weekend, table, lot) };
    case 'raced': {
      const sheet = sheetOf(tableIn(season, weekend, table, lot), lot.below(3));
      return { kind: 'raced', weekend, table, attempt: 1 + lot.below(2), laps: 1, sheet };
    }
    case 'absent':
      return { kind: 'absent', weekend, driver, ...(lot.oneIn(2) ? { standIn: 'club' } : {}) };
    case 'present':
    case 'withdrawn':
    case 'returned':
      return { kind, weekend, driver };
    case 'joined':
      return { kind: 'joined', weekend, entrant: newcomer(season, lot) };
    case 'replaced':
      return { kind: 'replaced', weekend, driver, by: newcomer(season, lot) };
    case 'built':
      return { kind: 'built', drivers: matesOf(season, driver), carries: { kept: {} } };
    case 'ruled':
      return { kind: 'ruled', ruling: randomRuling(season, lot), reason: 'a lot', by: 'organiser' };
    case 'takenOver':
      return { kind: 'takenOver', what: weekend, from: 'somewhere' };
    case 'closed':
      return lot.oneIn(5) ? { kind, reason: 'enough' } : { kind: 'present', weekend, driver };
  }
}

function randomRuling(season: Season, lot: Lot): Ruling {
  const weekend = weekendIn(season, lot);
  const driver = driverIn(season, lot);
  const table = 1 + lot.below(2);
  const points = lot.below(9) - 2;
  return lot.of<Ruling>([
    { kind: 'pointsOff', driver, points },
    { kind: 'pointsOff', driver, points, weekend },
    { kind: 'disqualified', driver, weekend },
    { kind: 'disqualified', driver, weekend },
    { kind: 'result', weekend, table, order: tableIn(season, weekend, table, lot).slice(0, 5) },
    { kind: 'raceAgain', weekend, table },
    { kind: 'trialAgain', weekend, session: 0, driver },
    { kind: 'undone', line: Math.max(0, season.lines.length - 1 - lot.below(8)) },
    { kind: 'backTo', line: Math.max(0, season.lines.length - lot.below(6)) },
  ]);
}

function weekendIn({ plan, facts }: Season, lot: Lot): string {
  if (lot.oneIn(20)) return 'nowhere';
  const done = facts.weekends.findLastIndex(({ results }) => results.length > 0);
  const at = Math.max(0, done + lot.below(3) - 1);
  return plan.calendar[at]?.id ?? 'nowhere';
}

function driverIn({ facts }: Season, lot: Lot): string {
  if (lot.oneIn(20)) return 'nobody';
  return facts.roster[lot.below(facts.roster.length)]?.entrant.id ?? 'nobody';
}

function newcomer({ facts, plan }: Season, lot: Lot): Entrant {
  const number = facts.roster.length + lot.below(2);
  const team = lot.oneIn(20) ? 'no-team' : plan.teams[lot.below(plan.teams.length + 1)]?.id;
  const own = { id: `late-${number}`, name: `Late ${number}`, cpu: 'club' };
  return team === undefined ? own : { ...own, team };
}

function drawnAt(season: Season, weekend: string): readonly (readonly string[])[] {
  return season.plan.calendar.some(({ id }) => id === weekend)
    ? (tablesOf(season, weekendIndex(season, weekend)) ?? [])
    : [];
}

// The drivers of a table in some order, at times with one too few or one twice.
function tableIn(season: Season, weekend: string, table: number, lot: Lot): readonly string[] {
  const drivers = drawnAt(season, weekend)[table - 1] ?? [];
  const mixed = shuffled(drivers, seedOf(lot.below(1000), weekend));
  if (lot.oneIn(8)) return mixed.slice(1);
  return lot.oneIn(8) ? [...mixed.slice(1), ...mixed.slice(0, 1), ...mixed.slice(-1)] : mixed;
}

function randomTables(season: Season, lot: Lot): readonly (readonly string[])[] {
  const mixed = shuffled(
    season.facts.roster.map(({ entrant }) => entrant.id),
    lot.below(1000),
  );
  const size = 1 + lot.below(12);
  const tables: string[][] = [];
  for (let at = 0; at < mixed.length; at += size) tables.push(mixed.slice(at, at + size));
  return lot.oneIn(2) ? tables : [...tables, mixed.slice(0, lot.below(2))];
}
