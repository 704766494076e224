// The rulings: everything that somebody decided, with the line of the ledger in which it stands.
import type { Entry, LedgerLine, Ruling } from '../ledger/entry.ts';
import { driverCell, driverName, type PageContext } from './context.ts';
import { words as column, figures } from './figures.ts';
import type { PageCell, SeasonPage } from './page.ts';

/** Returns the rulings and the other decisions of a season, newest first. */
export function rulingsPage(context: PageContext): SeasonPage {
  const { season, words } = context;
  const { heads, rulings: said } = words;
  const rows = season.lines.toReversed().flatMap((line): (readonly PageCell[])[] => {
    const told = decision(context, line.entry);
    return told === undefined ? [] : [rowOf(context, line, told)];
  });
  const count = season.lines.filter(({ entry }) => entry.kind === 'ruled').length;
  return {
    title: said.title,
    aside: said.count(season.plan.name, count),
    parts: [
      ...(rows.length === 0
        ? [{ kind: 'text', lines: [said.none] } as const]
        : [
            {
              kind: 'table',
              name: said.ledger,
              columns: [
                figures(heads.line),
                column(heads.when, 2),
                column(heads.weekend, 1),
                column(heads.driver),
                column(heads.what),
                column(heads.reason, 3),
                column(heads.by, 4),
              ],
              rows,
            } as const,
          ]),
      { kind: 'text', lines: [said.stays] },
    ],
  };
}

/** What is told of a decision. */
interface Told {
  readonly what: string;
  readonly driver?: string;
  readonly weekend?: string;
  readonly reason?: string;
  readonly by?: string;
}

function rowOf(context: PageContext, { n, at }: LedgerLine, told: Told): readonly PageCell[] {
  const { season } = context;
  const index = season.plan.calendar.findIndex(({ id }) => id === told.weekend);
  const track = season.plan.calendar[index]?.track ?? '';
  const weekend: PageCell =
    told.weekend === undefined
      ? { text: '' }
      : {
          text: context.tracks[track] ?? told.weekend,
          door: { kind: 'weekend', weekend: told.weekend },
        };
  return [
    { text: String(n) },
    { text: at.slice(0, 16).replace('T', ' ') },
    weekend,
    told.driver === undefined ? { text: '' } : driverCell(context, told.driver),
    { text: told.what },
    { text: told.reason ?? '' },
    { text: told.by ?? '' },
  ];
}

// Returns undefined for what happened on the track, which is no decision.
function decision(context: PageContext, entry: Entry): Told | undefined {
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
      return { what: said.withdrawn, driver: entry.driver, weekend: entry.weekend };
    case 'replaced':
      return {
        what: said.replaced(entry.by.name),
        driver: entry.driver,
        weekend: entry.weekend,
      };
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

/** Returns a ruling in words, with whom and which weekend it is about. */
export function rulingTold(context: PageContext, ruling: Ruling): Told {
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
    case 'backTo':
      return { what: said.backTo(ruling.line) };
  }
}
