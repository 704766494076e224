// The result of a table as the sheet of a race, so that it is described in the same words.

import { scorers } from '../../replay/tally/scorers.ts';
import { bookNamed } from '../../rules/games.ts';
import type { RuleBook } from '../../rules/kit/types.ts';
import type { SheetRow } from '../ledger/entry.ts';
import { weekendTerms } from '../plan/plan.ts';
import { type Season, type TableResult, weekendAt } from '../season.ts';
import type { RaceSheet, SheetLine } from '../sheet/race-sheet.ts';

/**
 * Returns the sheet of a table that was raced here, its seats numbered as its rows are; undefined for one that was played
 * elsewhere, whose figures are not known.
 */
export function resultSheet({
  laps,
  rounds,
  leadChanges,
  sheet,
}: TableResult): RaceSheet | undefined {
  if (rounds === undefined || sheet.some(({ plays }) => plays === undefined)) return undefined;
  const lines = sheet.map(lineOf);
  return { laps, rounds, began: 0, isOver: true, leadChanges: leadChanges ?? 0, lines };
}

function lineOf(row: SheetRow, seat: number): SheetLine {
  const { driver: _driver, standIn: _standIn, out, ...figures } = row;
  return {
    ...{ led: 0, lapsLed: 0, overtakes: 0, overtaken: 0, lateOvertakes: 0 },
    ...{ plays: 0, spent: {}, left: {}, places: [], figures: {}, grid: seat + 1 },
    ...figures,
    seat,
    status: row.place === undefined ? 'retired' : 'finished',
    ...(out === undefined ? {} : { out: { round: 0, lap: 0, cause: '', where: '', ...out } }),
  };
}

export function bookAt({ plan, facts }: Pick<Season, 'plan' | 'facts'>, index: number): RuleBook {
  const { rules } = weekendTerms(plan, weekendAt({ plan, facts }, index).weekend);
  const book = bookNamed(rules);
  if (book === undefined) throw new RangeError(`there is no rule book ${rules}`);
  return book;
}

/** Returns the figures of the game of a weekend that are worth a mention; see `Scorer`. */
export function notableAt(season: Season, index: number): Readonly<Record<string, number>> {
  return scorers.of(bookAt(season, index)).notable;
}
