// The rulings: everything that somebody decided, with the line of the ledger in which it stands.
import { type LedgerLine, lineNumber, type Ruling } from '../ledger/entry.ts';
import { inForce } from '../ledger/in-force.ts';
import { contextAt, driverCell, driverName, type PageContext } from './context.ts';
import { figuresOf, tableOf, wordsOf } from './layout/table-of.ts';
import type { PageCell, SeasonPage } from './page.ts';

/** Returns the rulings and the other decisions of a season, newest first. */
export function rulingsPage(context: PageContext): SeasonPage {
  const { season, words } = context;
  const { heads, rulings: said } = words;
  const rows = season.lines.toReversed().flatMap((line): readonly Row[] => {
    const told = decision(context, line);
    return told === undefined ? [] : [{ line, told }];
  });
  const table = tableOf<Row>(said.ledger, rows, [
    figuresOf(heads.line, 0, ({ line }) => String(lineNumber(line.n))),
    wordsOf(heads.when, 4, ({ line }) => line.at.slice(0, 16).replace('T', ' ')),
    wordsOf(heads.weekend, 0, ({ told }) => weekendOf(context, told.weekend)),
    wordsOf(heads.driver, 0, ({ line, told }) => driverOf(context, line, told)),
    wordsOf(heads.what, 0, ({ told }) => told.what),
    wordsOf(heads.reason, 0, ({ told }) => told.reason ?? ''),
    wordsOf(heads.by, 0, ({ told }) => told.by ?? ''),
  ]);
  return {
    title: said.title,
    aside: said.count(season.plan.name, rows.length),
    parts: [
      rows.length === 0 ? { kind: 'text', lines: [said.none] } : table,
      { kind: 'text', lines: [said.stays] },
    ],
  };
}

interface Row {
  readonly line: LedgerLine;
  readonly told: Told;
}

function weekendOf({ season, tracks }: PageContext, id: string | undefined): PageCell | string {
  const weekend = season.plan.calendar.find(one => one.id === id);
  if (weekend === undefined) return '';
  const door = { kind: 'weekend', weekend: weekend.id } as const;
  return { text: tracks[weekend.track] ?? weekend.track, door };
}

interface Told {
  readonly what: string;
  readonly driver?: string;
  readonly weekend?: string;
  readonly reason?: string;
  readonly by?: string;
}

function driverOf(context: PageContext, { n, entry }: LedgerLine, told: Told): PageCell | string {
  const { driver, weekend } = told;
  if (driver === undefined) return '';
  if (entry.kind === 'replaced') return nameBefore(context, n, driver);
  const index = context.season.plan.calendar.findIndex(({ id }) => id === weekend);
  return driverCell(index < 0 ? context : contextAt(context, index), driver);
}

/** Returns who had a seat before a line of the ledger, of which the page need know nothing else. */
function nameBefore({ season }: PageContext, n: number, id: string): string {
  const before = inForce(season.lines.slice(0, n)).flatMap(({ entry }) => {
    if (entry.kind === 'replaced' && entry.driver === id) return [entry.by.name];
    return entry.kind === 'joined' && entry.entrant.id === id ? [entry.entrant.name] : [];
  });
  const entrant = season.plan.entrants.find(one => one.id === id);
  return before.at(-1) ?? entrant?.name ?? id;
}

// Returns undefined for what happened on the track, which is no decision.
function decision(context: PageContext, { entry }: LedgerLine): Told | undefined {
  const { rulings: said, list } = context.words;
  const names = (ids: readonly string[]) => list(ids.map(id => driverName(context, id)));
  switch (entry.kind) {
    case 'ruled':
      return { ...rulingTold(context, entry.ruling), reason: entry.reason, by: entry.by };
    case 'absent':
    case 'present':
      return { what: said[entry.kind], driver: entry.driver, weekend: entry.weekend };
    case 'joined':
      return { what: said.joined, driver: entry.entrant.id, weekend: entry.weekend };
    case 'withdrawn':
    case 'returned':
      return { what: said[entry.kind], driver: entry.driver, weekend: entry.weekend };
    case 'replaced':
      return {
        what: said.replaced(entry.by.name),
        driver: entry.driver,
        weekend: entry.weekend,
      };
    case 'built':
      return { what: said.built(names(entry.drivers)) };
    case 'closed':
      return { what: said.closed, reason: entry.reason };
    case 'takenOver':
      return { what: said.takenOver(entry.what, entry.from) };
    case 'gridSet':
      return { what: said.gridSet(entry.table, names(entry.grid)), weekend: entry.weekend };
    case 'drawn':
      return entry.by === 'hand' ? { what: said.drawnByHand, weekend: entry.weekend } : undefined;
    default:
      return undefined;
  }
}

function rulingTold(context: PageContext, ruling: Ruling): Told {
  const { rulings: said, points, list } = context.words;
  switch (ruling.kind) {
    case 'pointsOff': {
      const { driver, weekend } = ruling;
      const what =
        ruling.points < 0
          ? said.pointsOn(points(-ruling.points))
          : said.pointsOff(points(ruling.points));
      return { what, driver, ...(weekend === undefined ? {} : { weekend }) };
    }
    case 'disqualified':
      return { what: said.disqualified, driver: ruling.driver, weekend: ruling.weekend };
    case 'result': {
      const names = ruling.order.map(id => driverName(context, id));
      return { what: said.result(ruling.table, list(names)), weekend: ruling.weekend };
    }
    case 'raceAgain':
      return { what: said.raceAgain(ruling.table), weekend: ruling.weekend };
    case 'trialAgain':
      return {
        what: said.trialAgain(ruling.session + 1),
        driver: ruling.driver,
        weekend: ruling.weekend,
      };
    case 'undone':
      return { what: said.undone(lineNumber(ruling.line)) };
    case 'backTo':
      return { what: said.backTo(lineNumber(ruling.line)) };
  }
}
