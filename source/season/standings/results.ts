// The results of a weekend as the organiser's rulings leave them.
import type { Ruling, SheetRow } from '../ledger/entry.ts';
import { type Season, type TableResult, weekendAt } from '../season.ts';
import { trialPoints } from '../trial-ranking.ts';

/**
 * Returns the tables of a weekend that were raced, with every ruling on them in force. A ruling on a race lapses when the
 * race is raced again.
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
    return { ...result, sheet: sheet === result.sheet ? sheet : scoredAnew(season, index, sheet) };
  });
}

/** Returns those who have a place at a table, as it counts now, and would lose it by a ruling on its order. */
export function finishersLeftOut(
  season: Season,
  { weekend, table, order }: Extract<Ruling, { kind: 'result' }>,
): readonly string[] {
  const index = season.plan.calendar.findIndex(({ id }) => id === weekend);
  const result = index < 0 ? undefined : resultsOf(season, index).find(one => one.table === table);
  return (result?.sheet ?? []).flatMap(({ driver, place }) =>
    place === undefined || order.includes(driver) ? [] : [driver],
  );
}

// What a book gives for a place goes to whoever has it now; what a driver brought from the trials stays with it (BGA-V-5).
function scoredAnew(
  season: Season,
  index: number,
  sheet: readonly SheetRow[],
): readonly SheetRow[] {
  const { known } = weekendAt(season, index);
  const raced = known.results.flatMap(result => result.sheet);
  if (raced.every(({ points }) => points === undefined)) return sheet;
  const brought = trialPoints(season, index);
  const byPlace = new Map(
    raced.flatMap(({ place, points, driver }) =>
      place === undefined || points === undefined
        ? []
        : [[place, points - (brought.get(driver) ?? 0)] as const],
    ),
  );
  return sheet.map(row =>
    row.points === undefined
      ? row
      : { ...row, points: (byPlace.get(row.place ?? 0) ?? 0) + (brought.get(row.driver) ?? 0) },
  );
}

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
