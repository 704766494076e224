// The page of a table: its result with points, and what it did to the standings.

import { tablesOf } from '../draw.ts';
import { isRaced } from '../due.ts';
import type { SheetRow } from '../ledger/entry.ts';
import { type TableResult, weekendAt, weekendIndex } from '../season.ts';
import { weekendCells } from '../standings/points.ts';
import { DISQUALIFIED, resultsOf } from '../standings/results.ts';
import { standings } from '../standings/standings.ts';
import { driverCell, letterOf, type PageContext, teamCellOf, trackName } from './context.ts';
import { words as column, figures, gains, gainText, signed } from './figures.ts';
import type { PageCell, PagePart, SeasonPage } from './page.ts';

/**
 * Returns the page of a table: the classification with grid, points and figures, and the standings after it.
 * @throws NotDue for a weekend that the calendar does not have
 */
export function racePage(context: PageContext, id: string, table: number): SeasonPage {
  const { season, words } = context;
  const index = weekendIndex(season, id);
  const { weekend } = weekendAt(season, index);
  const many = (tablesOf(season, index) ?? []).length > 1;
  const title = words.race.title(trackName(context, weekend), many ? table : undefined);
  const aside = words.weekendOf(
    index + 1,
    season.plan.calendar.length,
    trackName(context, weekend),
  );
  const result = resultsOf(season, index).find(one => one.table === table);
  if (result === undefined || !isRaced(season, index, table)) {
    return { title, aside, parts: [{ kind: 'text', lines: [words.race.notRaced] }] };
  }
  const out = result.sheet.filter(({ place }) => place === undefined).length;
  const { rounds, leadChanges } = result;
  return {
    title,
    aside,
    parts: [
      { kind: 'text', lines: [words.race.facts({ rounds, leadChanges, out })] },
      resultPart(context, index, result),
      ...(result.save === undefined ? [{ kind: 'text', lines: [words.race.byHand] } as const] : []),
      standingsPart(context, index),
    ],
  };
}

function resultPart(context: PageContext, index: number, result: TableResult): PagePart {
  const { season, words } = context;
  const cells = weekendCells(season, index);
  const { heads } = words;
  const has = (name: 'plays' | 'luck' | 'led' | 'passes' | 'fastestLap') =>
    result.sheet.some(row => row[name] !== undefined);
  const shown = {
    plays: has('plays'),
    luck: has('luck'),
    led: has('led'),
    passes: has('passes'),
    fastest: has('fastestLap'),
  };
  const rows = result.sheet.toSorted(
    (one, other) =>
      (one.place ?? Number.POSITIVE_INFINITY) - (other.place ?? Number.POSITIVE_INFINITY) || 0,
  );
  return {
    kind: 'table',
    name: words.race.result,
    columns: [
      figures(heads.place),
      column(heads.gain, 2),
      figures(heads.grid, 1),
      column(heads.car),
      column(heads.driver),
      column(heads.team, 5),
      figures(heads.points),
      ...(shown.plays ? [figures(heads.plays, 4)] : []),
      ...(shown.luck ? [figures(heads.luck, 3)] : []),
      ...(shown.led ? [figures(heads.led, 3)] : []),
      ...(shown.passes ? [figures(heads.passes, 6)] : []),
      ...(shown.fastest ? [figures(heads.fastest, 6)] : []),
      column(heads.out, 1),
    ],
    rows: rows.map((row): readonly PageCell[] => {
      const { place, grid, driver } = row;
      return [
        { text: place === undefined ? words.results.absent : String(place) },
        { text: place === undefined || grid === undefined ? '' : gainText(grid - place) },
        { text: figure(grid) },
        { text: letterOf(context, driver) },
        driverCell(context, driver),
        teamCellOf(context, driver),
        { text: words.points(cells.get(driver)?.points ?? 0) },
        ...(shown.plays ? [{ text: figure(row.plays) }] : []),
        ...(shown.luck ? [{ text: row.luck === undefined ? '' : signed(row.luck) }] : []),
        ...(shown.led ? [{ text: figure(row.led) }] : []),
        ...(shown.passes ? [{ text: figure(row.passes) }] : []),
        ...(shown.fastest ? [{ text: figure(row.fastestLap) }] : []),
        { text: remark(context, row) },
      ];
    }),
  };
}

function figure(value: number | undefined): string {
  return value === undefined ? '' : String(value);
}

// How a car dropped out, and who drove it if it was not its driver.
function remark({ words }: PageContext, { place, out, standIn }: SheetRow): string {
  const stood = standIn === undefined ? [] : [words.standings.stoodIn(standIn)];
  if (place !== undefined) return stood.join('');
  if (out?.cause === DISQUALIFIED) return [words.rulings.disqualified, ...stood].join(', ');
  const { round, where = '' } = out ?? {};
  return [words.race.retired({ round, where }), ...stood].join(', ');
}

function standingsPart(context: PageContext, index: number): PagePart {
  const { season, words } = context;
  const now = standings(season, index + 1);
  const before = index === 0 ? undefined : standings(season, index);
  const moved = gains(season, index + 1);
  const { heads } = words;
  return {
    kind: 'table',
    name: words.race.standings,
    columns: [
      figures(heads.place),
      column(heads.gain, 1),
      column(words.race.standings),
      figures(heads.points),
      figures(words.race.change, 1),
    ],
    rows: now.drivers.map(({ driver, place, points }): readonly PageCell[] => {
      const old = before?.drivers.find(line => line.driver === driver)?.points ?? 0;
      return [
        { text: String(place) },
        { text: gainText(moved.get(driver) ?? 0) },
        driverCell(context, driver),
        { text: words.points(points) },
        { text: points === old ? '' : signed(points - old) },
      ];
    }),
  };
}
