// The season home: the page from which everything in a season can be reached.

import { tablesOf } from '../draw.ts';
import { everybody } from '../field.ts';
import { weekendTerms } from '../plan/plan.ts';
import { weekendAt } from '../season.ts';
import { byLot } from '../standings/by-lot.ts';
import { standingsAfter } from '../standings/known-standings.ts';
import { resultsOf } from '../standings/results.ts';
import { weekendsRaced } from '../standings/standings.ts';
import { currentWeekend, due, isRaced } from '../to-do.ts';
import { trialRanking } from '../trial-ranking.ts';
import { trialWeather, weekendTrials } from '../trials.ts';
import {
  bookName,
  driverCell,
  driverName,
  letterCell,
  type PageContext,
  teamCell,
  teamCellOf,
  trackName,
  weekendCell,
} from './context.ts';
import { words as column, figures, formText, gains, gainText } from './figures.ts';
import type { PageCell, PagePart, SeasonPage } from './page.ts';
import { lotLines, placeCell } from './standings.ts';
import { paperPart } from './told/paper.ts';
import { titlePart } from './told/title-line.ts';

/** Most sentences of the news that the season home shows; the others are on the page of the news. */
const SENTENCES = 4;

export function paddockPage(context: PageContext): SeasonPage {
  const { season } = context;
  const teams = season.plan.teams.length === 0 ? [] : [teamsPart(context)];
  const index = currentWeekend(season);
  return {
    title: season.plan.name,
    aside: asideOf(context),
    parts: [
      { kind: 'text', lines: [calendarLine(context), ...championLines(context)] },
      driversPart(context),
      ...teams,
      ...lotPart(context),
      ...(index === undefined ? [] : [weekendPart(context, index), ...titlePart(context)]),
      ...paperPart(context, SENTENCES),
    ],
  };
}

function asideOf(context: PageContext): string {
  const { season, words } = context;
  const { plan } = season;
  const index = currentWeekend(season);
  if (index === undefined) {
    const { closed } = season.facts;
    return closed === undefined ? words.isOver : words.closed(closed);
  }
  const { weekend } = weekendAt(season, index);
  const { rules, laps } = weekendTerms(plan, weekend);
  const where = words.weekendOf(index + 1, plan.calendar.length, trackName(context, weekend));
  return `${bookName(rules)}, ${words.laps(laps)}   ${where}`;
}

function calendarLine(context: PageContext): string {
  const { season } = context;
  const now = currentWeekend(season);
  return season.plan.calendar
    .map((weekend, index) => {
      const name = trackName(context, weekend);
      return index === now ? `▸${name.toUpperCase()}◂` : name;
    })
    .join('  ');
}

function championLines({ season, words, ...rest }: PageContext): readonly string[] {
  if (currentWeekend(season) !== undefined) return [];
  const first = standingsAfter(season).drivers.find(({ eligible }) => eligible);
  if (first === undefined || weekendsRaced(season) === 0) return [];
  const name = driverName({ season, words, ...rest }, first.driver);
  return [words.paddock.champion(name, words.points(first.points))];
}

function driversPart(context: PageContext): PagePart {
  const { season, words } = context;
  const { after, drivers } = standingsAfter(season);
  const moved = gains(season, after);
  const { heads, paddock } = words;
  const hasTeams = season.plan.teams.length > 0;
  const lots = byLot(drivers, season.plan.rank);
  const entries = everybody(season).map(({ id }) => id);
  const listed = drivers.filter(({ driver, starts }) => starts > 0 || entries.includes(driver));
  // Before the first race nobody has a place: only the lot that settles ties would rank them.
  const lines =
    after > 0
      ? listed
      : listed.toSorted(
          (one, other) => entries.indexOf(one.driver) - entries.indexOf(other.driver),
        );
  return {
    kind: 'table',
    name: paddock.drivers,
    columns: [
      figures(heads.place),
      column(heads.gain, after < 2 ? 2 : 0),
      column(heads.car),
      column(paddock.drivers),
      ...(hasTeams ? [column(heads.team, 100)] : []),
      figures(heads.points),
      column(heads.form, 1),
    ],
    rows: lines.map((line): readonly PageCell[] => [
      after > 0 ? placeCell(context, line.place, lots.has(line.driver)) : { text: '' },
      { text: gainText(moved.get(line.driver) ?? 0) },
      letterCell(context, line.driver),
      driverCell(context, line.driver),
      ...(hasTeams ? [teamCellOf(context, line.driver)] : []),
      { text: words.points(line.points) },
      { text: formText(line, words) },
    ]),
  };
}

function teamsPart(context: PageContext): PagePart {
  const { season, words } = context;
  const { after, teams } = standingsAfter(season);
  const lots = byLot(teams, season.plan.rank);
  const moved = gains(season, after);
  return {
    kind: 'table',
    name: words.paddock.teams,
    columns: [
      figures(words.heads.place),
      column(words.heads.gain, after < 2 ? 2 : 0),
      column(words.paddock.teams),
      figures(words.heads.points),
    ],
    rows: teams.map(({ place, team, points }) => [
      placeCell(context, place, lots.has(team)),
      { text: gainText(moved.get(`team ${team}`) ?? 0) },
      teamCell(context, team),
      { text: words.points(points) },
    ]),
  };
}

// The drivers' table and the teams' have the same mark.
function lotPart(context: PageContext): readonly PagePart[] {
  const lines = new Set([...lotLines(context, 'drivers'), ...lotLines(context, 'teams')]);
  return lines.size === 0 ? [] : [{ kind: 'text', lines: [...lines] }];
}

function weekendPart(context: PageContext, index: number): PagePart {
  const { words } = context;
  return {
    kind: 'table',
    name: words.paddock.weekend,
    columns: [column(words.paddock.weekend), column('')],
    rows: [
      [weekendCell(context, index), { text: dateOf(context, index) }],
      ...trialRows(context, index),
      ...tableRows(context, index),
    ],
  };
}

function dateOf({ season }: PageContext, index: number): string {
  return weekendAt(season, index).weekend.date?.replace('T', ' ') ?? '';
}

function trialRows(context: PageContext, index: number): readonly (readonly PageCell[])[] {
  const { season, words } = context;
  const trials = weekendTrials(season, index);
  if (trials === undefined) return [];
  const { paddock, weekend } = words;
  const { sessions, trials: driven } = trials.qualifying;
  const pole = trialRanking(season, index)[0];
  const { sky, roll } = trialWeather(trials, 0);
  return [
    [
      { text: paddock.trials },
      { text: paddock.driven(driven.length, trials.drivers.length * sessions) },
    ],
    ...(pole === undefined ? [] : [[{ text: paddock.pole }, driverCell(context, pole.driver)]]),
    ...(roll > 0 ? [[{ text: paddock.sky }, { text: weekend.sky(sky, roll) }]] : []),
  ];
}

/** Returns how the tables of a weekend stand, or what must happen before they race. */
function tableRows(context: PageContext, index: number): readonly (readonly PageCell[])[] {
  const { season, words } = context;
  const { paddock } = words;
  const open = due(season);
  const draw = open.find(({ kind }) => kind === 'draw');
  if (draw !== undefined) return [[{ text: paddock.draw }, { text: paddock.drawDue }]];
  const roll = open.find(one => one.kind === 'roll');
  const rolls =
    roll?.kind === 'roll'
      ? [[{ text: paddock.sky }, { text: paddock.roll(driverName(context, roll.driver)) }]]
      : [];
  const { weekend } = weekendAt(season, index);
  const tables = tablesOf(season, index) ?? [];
  return [
    ...rolls,
    ...tables.map((_, at): readonly PageCell[] => [
      {
        text: paddock.table(at + 1),
        door: { kind: 'race', weekend: weekend.id, table: at + 1 },
      },
      { text: tableText(context, index, at + 1) },
    ]),
  ];
}

/** Returns how a table stands: who won it, its lap and who is to move, or what it waits for. */
export function tableText(context: PageContext, index: number, table: number): string {
  const { season, words, tables = [] } = context;
  const { paddock } = words;
  if (isRaced(season, index, table)) {
    const sheet = resultsOf(season, index).find(result => result.table === table)?.sheet ?? [];
    const winner = sheet.find(({ place }) => place === 1);
    return winner === undefined
      ? words.tables.over
      : paddock.won(driverName(context, winner.driver));
  }
  const state = tables.find(one => one.table === table);
  if (state !== undefined) {
    const move =
      state.toMove === undefined ? [] : [paddock.toMove(driverName(context, state.toMove))];
    return [paddock.atLap(state.lap, state.laps), ...move].join(', ');
  }
  const open = due(season).find(
    one => (one.kind === 'race' || one.kind === 'grid') && one.table === table,
  );
  if (open === undefined) return '';
  return open.kind === 'grid' ? paddock.gridDue : paddock.ready;
}
