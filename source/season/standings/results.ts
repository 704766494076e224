// The results of a weekend as the organiser's rulings leave them.
import type { SheetRow } from '../ledger/entry.ts';
import { type Season, type TableResult, weekendAt } from '../season.ts';

/**
 * Returns the tables of a weekend that were raced, with every ruling on them in force. A ruling on a race that was raced again
 * is over with it.
 */
export function resultsOf(season: Season, index: number): readonly TableResult[] {
  const { weekend, known } = weekendAt(season, index);
  return known.results.map(result => {
    const sheet = season.facts.rulings.reduce((rows, { ruling, line }) => {
      if (line < result.line) return rows;
      if (ruling.kind === 'disqualified' && ruling.weekend === weekend.id) {
        return without(rows, ruling.driver);
      }
      const isOfTable =
        ruling.kind === 'result' && ruling.weekend === weekend.id && ruling.table === result.table;
      return isOfTable ? inOrder(rows, ruling.order) : rows;
    }, result.sheet);
    return { ...result, sheet };
  });
}

/** The word by which a disqualified car is out. */
export const DISQUALIFIED = 'disqualified';

function without(rows: readonly SheetRow[], driver: string): readonly SheetRow[] {
  const gone = rows.find(row => row.driver === driver);
  if (gone === undefined) return rows;
  const { place: from, ...out } = gone;
  const others = rows
    .filter(row => row !== gone)
    .map(row =>
      row.place !== undefined && from !== undefined && row.place > from
        ? { ...row, place: row.place - 1 }
        : row,
    );
  return [...others, { ...out, out: { cause: DISQUALIFIED } }];
}

function inOrder(rows: readonly SheetRow[], order: readonly string[]): readonly SheetRow[] {
  const classified = order.flatMap((driver, at) =>
    rows.filter(row => row.driver === driver).map(row => ({ ...row, place: at + 1 })),
  );
  const others = rows
    .filter(({ driver }) => !order.includes(driver))
    .map(({ place: _place, ...row }) => row);
  return [...classified, ...others];
}
