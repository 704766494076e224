// What stands out at a weekend: the one driver who is first in something.
import type { SheetRow } from '../ledger/entry.ts';
import { seasonAt } from '../roster/seats.ts';
import type { Season, TableResult } from '../season.ts';
import { seasonAfter } from '../season-after.ts';
import { standingsAfter } from '../standings/known-standings.ts';
import type { Cell } from '../standings/points.ts';
import { isOwn, weekendCells } from '../standings/points.ts';
import { resultsOf } from '../standings/results.ts';
import type { Standings } from '../standings/standings.ts';

export interface PaperView {
  /** The season as it stood after the weekend. */
  readonly season: Season;
  /** Index of the weekend in the calendar. */
  readonly index: number;
  readonly results: readonly TableResult[];
  /** Rows of all tables that their own drivers drove. */
  readonly rows: readonly SheetRow[];
  /** What everybody did at each weekend up to this one. */
  readonly cells: readonly ReadonlyMap<string, Cell>[];
  readonly now: Standings;
  /** Absent for the first weekend. */
  readonly before?: Standings;
}

export function paperView(whole: Season, index: number): PaperView {
  const season = seasonAt(seasonAfter(whole, index + 1), index);
  const results = resultsOf(season, index);
  return {
    season,
    index,
    results,
    rows: results.flatMap(({ sheet }) => sheet).filter(({ standIn }) => standIn === undefined),
    cells: Array.from({ length: index + 1 }, (_, at) => weekendCells(season, at)),
    now: standingsAfter(season, index + 1),
    ...(index === 0 ? {} : { before: standingsAfter(season, index) }),
  };
}

/** Returns the one item with the greatest figure, if that is `least` or more; undefined when two share it. */
export function outstanding<X>(
  items: readonly X[],
  figureOf: (item: X) => number | undefined,
  least: number,
): { readonly item: X; readonly figure: number } | undefined {
  const found = items
    .map(item => ({ item, figure: figureOf(item) ?? Number.NEGATIVE_INFINITY }))
    .toSorted((one, other) => other.figure - one.figure);
  const [first, second] = found;
  if (first === undefined || first.figure < least || first.figure === second?.figure) return;
  return first;
}

/** Returns what a driver did itself at each weekend at which it started, the latest one first. */
export function runOf({ cells }: PaperView, driver: string): readonly Cell[] {
  return cells.toReversed().flatMap(known => {
    const cell = known.get(driver);
    return cell === undefined || !isOwn(cell) ? [] : [cell];
  });
}

export function inRow(run: readonly Cell[], has: (cell: Cell) => boolean): number {
  const end = run.findIndex(cell => !has(cell));
  return end < 0 ? run.length : end;
}

/** Returns the winners of the tables, without stand-ins. */
export function winnersOf({ rows }: PaperView): readonly SheetRow[] {
  return rows.filter(({ place }) => place === 1);
}

export function factOf<X, F>(found: X | undefined, fact: (found: X) => F): readonly F[] {
  return found === undefined ? [] : [fact(found)];
}
