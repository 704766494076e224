// The page of a table: its result with points, and its effect on the standings.

import { tablesOf } from '../draw.ts';
import type { SheetRow } from '../ledger/entry.ts';
import { type TableResult, weekendAt, weekendIndex } from '../season.ts';
import { standingsAfter } from '../standings/known-standings.ts';
import { weekendCells } from '../standings/points.ts';
import { DISQUALIFIED, resultsOf } from '../standings/results.ts';
import { type DriverLine, weekendsRaced } from '../standings/standings.ts';
import { due, isRaced } from '../to-do.ts';
import {
  contextAt,
  driverCell,
  driverName,
  letterCell,
  type PageContext,
  teamCellOf,
  trackName,
} from './context.ts';
import { gains, gainText, signed } from './figures.ts';
import { figuresOf, tableOf, wordsOf } from './layout/table-of.ts';
import type { PagePart, SeasonPage } from './page.ts';
import type { TableState } from './table-state.ts';
import { bestsPart, dramaLine, remembered } from './told/ceremony.ts';
import { momentLine } from './told/table-moment.ts';
import { titlePart } from './told/title-line.ts';
import { comingBackWords } from './words/coming-back-words.ts';

/**
 * Returns the page of a table: the classification with grid, points and figures, and the standings after it.
 * @throws NotDue for a weekend that the calendar does not have
 */
export function racePage(told: PageContext, id: string, table: number): SeasonPage {
  const index = weekendIndex(told.season, id);
  const context = contextAt(told, index);
  const { season, words } = context;
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
    const state = context.tables?.find(one => one.table === table);
    const isNow = due(season).some(one => one.kind === 'race' && one.weekend === id);
    if (state !== undefined && isNow) return { title, aside, parts: liveParts(context, state) };
    return { title, aside, parts: [{ kind: 'text', lines: [words.race.notRaced] }] };
  }
  const out = result.sheet.filter(({ place }) => place === undefined).length;
  const { rounds, leadChanges } = result;
  return {
    title,
    aside,
    parts: [
      {
        kind: 'text',
        lines: [
          `${words.race.facts({ rounds, leadChanges, out })}.`,
          ...dramaLine(context, index, result),
        ],
      },
      resultPart(context, index, result),
      ...momentLine(context, index, result).map(
        (line): PagePart => ({ kind: 'text', lines: [line] }),
      ),
      ...bestsPart(context, index, result),
      ...(result.save === undefined ? [{ kind: 'text', lines: [words.race.byHand] } as const] : []),
      standingsPart(context, index),
      ...(index + 1 === weekendsRaced(season) ? titlePart(context) : []),
    ],
  };
}

// Returns the parts for a table that is being raced, for those who watch: they hold nothing secret.
function liveParts(context: PageContext, state: TableState): readonly PagePart[] {
  const { words } = context;
  const { heads, paddock, tables: said } = words;
  const { order, out, news, round } = state;
  const rows = [...order, ...out].map((driver, at) => ({ driver, at }));
  const moves =
    state.toMove === undefined ? [] : [paddock.toMove(driverName(context, state.toMove))];
  const rounds = round === undefined ? [] : [`${heads.round} ${round}`];
  const where = [paddock.atLap(state.lap, state.laps), ...rounds, ...moves].join(', ');
  return [
    { kind: 'text', lines: [where] },
    tableOf(words.race.result, rows, [
      figuresOf<(typeof rows)[number]>(heads.place, 0, ({ at }) =>
        at < order.length ? String(at + 1) : '–',
      ),
      wordsOf(heads.car, 0, ({ driver }) => letterCell(context, driver)),
      wordsOf(heads.driver, 0, ({ driver }) => driverCell(context, driver)),
      wordsOf(heads.out, 0, ({ at }) => (at < order.length ? '' : words.results.out)),
    ]),
    { kind: 'drawing', name: said.news, lines: news.map(text => text[words.language]) },
  ];
}

function resultPart(context: PageContext, index: number, result: TableResult): PagePart {
  const { words } = context;
  const cells = weekendCells(context.season, index);
  const { heads } = words;
  const memory = remembered(context, index, result);
  const last = Number.POSITIVE_INFINITY;
  const rows = result.sheet.toSorted(
    (one, other) => (one.place ?? last) - (other.place ?? last) || 0,
  );
  return tableOf<SheetRow>(words.race.result, rows, [
    figuresOf(heads.place, 0, ({ place }) => (place === undefined ? '–' : String(place))),
    wordsOf(heads.gain, 2, ({ place, grid }) =>
      place === undefined || grid === undefined ? '' : gainText(grid - place),
    ),
    figuresOf(heads.grid, 1, ({ grid }) => figure(grid)),
    wordsOf(heads.car, 0, ({ driver }) => letterCell(context, driver)),
    wordsOf(heads.driver, 0, ({ driver }) => driverCell(context, driver)),
    wordsOf(heads.team, 5, ({ driver }) => teamCellOf(context, driver)),
    figuresOf(heads.points, 0, ({ driver }) => words.points(cells.get(driver)?.points ?? 0)),
    figuresOf(heads.plays, 4, ({ plays }) => figure(plays)),
    figuresOf(heads.luck, 3, ({ luck }) => (luck === undefined ? '' : signed(luck))),
    figuresOf(heads.led, 3, ({ led }) => figure(led)),
    figuresOf(heads.passes, 6, ({ overtakes }) => figure(overtakes)),
    figuresOf(heads.fastest, 6, ({ fastestLap }) => figure(fastestLap)),
    wordsOf(heads.out, 1, row => remark(context, row)),
    wordsOf(comingBackWords(words.language).driver.remembered, 7, memory),
  ]);
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
  const now = standingsAfter(season, index + 1);
  const before = index === 0 ? undefined : standingsAfter(season, index);
  const moved = gains(season, index + 1);
  const { heads } = words;
  const scored = ({ driver, points }: DriverLine) =>
    points - (before?.drivers.find(line => line.driver === driver)?.points ?? 0);
  return tableOf<DriverLine>(words.race.standings, now.drivers, [
    figuresOf(heads.place, 0, ({ place }) => String(place)),
    wordsOf(heads.gain, 1, ({ driver }) => gainText(moved.get(driver) ?? 0)),
    wordsOf(words.race.standings, 0, ({ driver }) => driverCell(context, driver)),
    figuresOf(heads.points, 0, ({ points }) => words.points(points)),
    figuresOf(words.race.change, 1, line => (scored(line) === 0 ? '' : signed(scored(line)))),
  ]);
}
