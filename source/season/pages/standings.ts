// The standings with their matrix: a line for each driver or team, a column for each weekend.

import { everybody } from '../field.ts';
import { lineNumber } from '../ledger/entry.ts';
import { weekendAt } from '../season.ts';
import { byLot } from '../standings/by-lot.ts';
import { standingsAfter } from '../standings/known-standings.ts';
import type { Cell } from '../standings/points.ts';
import { fastestRow, isOwn, weekendCells } from '../standings/points.ts';
import type { DriverLine } from '../standings/standings.ts';
import {
  contextAt,
  driverCell,
  driverName,
  letterCell,
  type PageContext,
  shortNames,
  teamCell,
  teamCellOf,
  trackName,
} from './context.ts';
import { words as column, figures, gains, gainText, resultText, signed } from './figures.ts';
import type { PageCell, PageColumn, PagePart, SeasonPage } from './page.ts';

export interface StandingsWish {
  readonly of: 'drivers' | 'teams';
  /** Weekend of the calendar, counted from 0, whose column is dropped last where not all fit. */
  readonly towards?: number;
  /** Weekends that count, all that were raced unless given. */
  readonly after?: number;
}

export function standingsPage(context: PageContext, wish: StandingsWish): SeasonPage {
  const { season, words } = context;
  const { plan } = season;
  const { after } = standingsAfter(season, wish.after);
  const said = words.standings;
  const title = wish.of === 'teams' ? said.teamsTitle(plan.name) : said.title(plan.name);
  const table = wish.of === 'teams' ? teamMatrix(context, wish) : driverMatrix(context, wish);
  return {
    title: `${title}, ${said.after(after, plan.calendar.length)}`,
    aside: said.scoring(
      scoringText(context),
      wish.of === 'teams' ? carsText(context) : countText(context),
    ),
    parts: [table, { kind: 'text', lines: legend(context, wish) }],
  };
}

function scoringText({ season, words }: PageContext): string {
  const { by, places } = season.plan.points;
  return by === 'book' ? words.standings.byBook : places.join('-');
}

// Results of teams are never dropped; a fixed number of cars of a team counts at each weekend.
function carsText({ season, words }: PageContext): string {
  const { teamScores } = season.plan;
  const { standings: said } = words;
  return teamScores === undefined ? said.all : said.bestCars(teamScores);
}

function countText({ season, words }: PageContext): string {
  const { best, drop } = season.plan.count;
  const { standings: said } = words;
  if (best !== undefined) return said.best(best);
  return drop > 0 ? said.drop(drop) : said.all;
}

function legend(context: PageContext, { of, after }: StandingsWish): readonly string[] {
  const { season, words } = context;
  const off = of === 'teams' ? [] : offLines(context);
  const criteria = season.plan.rank
    .filter(criterion => criterion !== 'points')
    .map(criterion => words.criteria[criterion]);
  return [
    ...(of === 'teams' ? [] : words.standings.legend),
    ...(of === 'teams' ? [] : formerLines(context)),
    ...lotLines(context, of, after),
    ...off,
    ...(criteria.length === 0 ? [] : [words.standings.ties(criteria)]),
  ];
}

/** Returns what the mark of a place decided by lot means, for drivers or teams; nothing where no place has it. */
export function lotLines(
  { season, words }: PageContext,
  of: 'drivers' | 'teams',
  after?: number,
): readonly string[] {
  const { drivers, teams } = standingsAfter(season, after);
  const lots = byLot(of === 'teams' ? teams : drivers, season.plan.rank);
  return lots.size === 0 ? [] : [words.standings.byLot];
}

// Points go with a seat; what was raced before stays with who raced it.
function formerLines(context: PageContext): readonly string[] {
  const { season, words } = context;
  return season.facts.roster.flatMap(({ drivers = [] }) =>
    drivers.slice(1).flatMap(({ entrant, from }, at) => {
      const weekend = season.plan.calendar[from];
      const before = drivers[at]?.entrant.name ?? '';
      return weekend === undefined || before === entrant.name
        ? []
        : [words.standings.former(entrant.name, before, trackName(context, weekend))];
    }),
  );
}

function offLines(context: PageContext): readonly string[] {
  const { season, words } = context;
  return everybody(season).flatMap(({ id }) => {
    const own = season.facts.rulings.filter(
      ({ ruling }) => ruling.kind === 'pointsOff' && ruling.driver === id,
    );
    const points = own.reduce(
      (sum, { ruling }) => sum - (ruling.kind === 'pointsOff' ? ruling.points : 0),
      0,
    );
    if (own.length === 0) return [];
    const lines = own.map(({ line }) => lineNumber(line));
    return [words.standings.off(driverName(context, id), signed(points), lines)];
  });
}

// A narrow page keeps the weekends nearest to `towards`, and drops later ones sooner than earlier ones.
function weekendColumns(context: PageContext, towards: number): readonly PageColumn[] {
  return shortNames(context).map((head, index) =>
    figures(head, 10 + (index <= towards ? towards - index : 2 * (index - towards))),
  );
}

/** Returns a place in the standings, with its mark where a lot decided it. */
export function placeCell({ words }: PageContext, place: number, isByLot: boolean): PageCell {
  return { text: `${place}${isByLot ? words.standings.lotMark : ''}` };
}

function driverMatrix(context: PageContext, wish: StandingsWish): PagePart {
  const { season, words } = context;
  const { after, drivers } = standingsAfter(season, wish.after);
  const { heads, paddock } = words;
  const moved = gains(season, after);
  const hasTeams = season.plan.teams.length > 0;
  const lots = byLot(drivers, season.plan.rank);
  return {
    kind: 'table',
    name: paddock.drivers,
    columns: [
      figures(heads.place),
      column(heads.gain, 1),
      column(heads.car),
      column(paddock.drivers),
      ...(hasTeams ? [column(heads.team, 30)] : []),
      ...weekendColumns(context, wish.towards ?? Math.max(0, after - 1)),
      figures(heads.points),
      figures(heads.wins, 2),
      figures(heads.luck, 3),
    ],
    rows: drivers.map((line): readonly PageCell[] => [
      placeCell(context, line.place, lots.has(line.driver)),
      { text: gainText(moved.get(line.driver) ?? 0) },
      letterCell(context, line.driver),
      driverCell(context, line.driver),
      ...(hasTeams ? [teamCellOf(context, line.driver)] : []),
      ...season.plan.calendar.map((_, index) => matrixCell(context, line, index)),
      { text: words.points(line.points) + (line.off === 0 ? '' : '°') },
      { text: String(line.wins) },
      { text: luckText(context, line.driver, after) },
    ]),
  };
}

function matrixCell(context: PageContext, line: DriverLine, index: number): PageCell {
  const { season, words } = context;
  const cell = line.cells[index];
  if (cell === undefined) return { text: '' };
  const dropped = line.dropped.includes(index);
  const marks = `${cell.pole ? 'P' : ''}${cell.fastestLap ? '*' : ''}${cell.standIn === undefined ? '' : 's'}${cell.former === undefined ? '' : words.standings.before}`;
  const text = resultText(cell, words) + marks;
  const { weekend } = weekendAt(season, index);
  return {
    text: dropped ? `(${text})` : text,
    door: { kind: 'race', weekend: weekend.id, table: cell.table ?? 1 },
    note: `${driverName(contextAt(context, index), line.driver)}, ${trackName(context, weekend)}: ${cellNote(context, line.driver, index, cell, dropped)}`,
  };
}

function cellNote(
  context: PageContext,
  driver: string,
  index: number,
  cell: Cell,
  dropped: boolean,
): string {
  const { season, words } = context;
  const said = words.standings;
  const result = weekendAt(season, index).known.results.find(({ table }) => table === cell.table);
  const row = result?.sheet.find(one => one.driver === driver);
  const fastest = result === undefined ? undefined : fastestRow(result);
  const { heads } = words;
  return [
    cell.place === undefined ? resultText(cell, words) : said.finished(cell.place),
    ...(cell.grid === undefined ? [] : [said.from(cell.grid)]),
    said.scored(words.points(cell.points)),
    ...(row?.plays === undefined ? [] : [`${row.plays} ${heads.plays}`]),
    ...(row?.luck === undefined ? [] : [`${heads.luck} ${signed(row.luck)}`]),
    ...(row?.led === undefined || row.led === 0
      ? []
      : [`${heads.led} ${row.led}/${result?.rounds ?? '?'}`]),
    ...(fastest?.driver !== driver || row?.fastestLap === undefined
      ? []
      : [`${heads.fastest} ${row.fastestLap}`]),
    ...(cell.standIn === undefined ? [] : [said.stoodIn(cell.standIn)]),
    ...(dropped ? [said.droppedCell] : []),
  ].join(', ');
}

function luckText({ season }: PageContext, driver: string, after: number): string {
  const lucks = season.facts.weekends.slice(0, after).flatMap(({ results }, index) => {
    const cell = weekendCells(season, index).get(driver);
    const rows = results.flatMap(({ sheet }) => sheet.filter(row => row.driver === driver));
    return cell === undefined || !isOwn(cell) ? [] : rows.flatMap(({ luck }) => luck ?? []);
  });
  return lucks.length === 0 ? '' : signed(lucks.reduce((sum, luck) => sum + luck, 0));
}

function teamMatrix(context: PageContext, wish: StandingsWish): PagePart {
  const { season, words } = context;
  const { after, teams } = standingsAfter(season, wish.after);
  const moved = gains(season, after);
  const { heads, paddock } = words;
  const lots = byLot(teams, season.plan.rank);
  return {
    kind: 'table',
    name: paddock.teams,
    columns: [
      figures(heads.place),
      column(heads.gain, 1),
      column(paddock.teams),
      ...weekendColumns(context, wish.towards ?? Math.max(0, after - 1)),
      figures(heads.points),
      figures(heads.wins, 2),
    ],
    rows: teams.map(line => [
      placeCell(context, line.place, lots.has(line.team)),
      { text: gainText(moved.get(`team ${line.team}`) ?? 0) },
      teamCell(context, line.team),
      ...season.plan.calendar.map((weekend, index): PageCell => {
        const points = line.byWeekend[index];
        if (points === undefined) return { text: '' };
        return { text: words.points(points), door: { kind: 'weekend', weekend: weekend.id } };
      }),
      { text: words.points(line.points) },
      { text: String(line.wins) },
    ]),
  };
}
