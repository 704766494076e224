// Entrants and teams, and the page of a team.

import { carriedNow, pointsWonBy } from '../carry-over.ts';
import { everybody } from '../field.ts';
import type { Rostered } from '../season.ts';
import { weekendAt } from '../season.ts';
import { standingsAfter } from '../standings/known-standings.ts';
import {
  driverCell,
  entrantOf,
  letterCell,
  type PageContext,
  teamCellOf,
  trackName,
  weekendCell,
} from './context.ts';
import { words as column, figures } from './figures.ts';
import { figuresOf, tableOf, wordsOf } from './layout/table-of.ts';
import type { SeasonPage } from './page.ts';

export function entrantsPage(context: PageContext): SeasonPage {
  const { season, words } = context;
  const { plan, facts } = season;
  const { heads, entrants } = words;
  return {
    title: entrants.title(plan.name),
    aside: entrants.count(everybody(season).length, plan.teams.length),
    parts: [
      tableOf<Rostered>(words.paddock.drivers, facts.roster, [
        wordsOf(heads.car, 0, ({ entrant }) => letterCell(context, entrant.id)),
        wordsOf(heads.driver, 0, ({ entrant }) => driverCell(context, entrant.id)),
        wordsOf(heads.team, 1, ({ entrant }) => teamCellOf(context, entrant.id)),
        wordsOf(heads.drivenBy, 0, ({ entrant }) => drivenBy(context, entrant.id)),
        figuresOf(entrants.handicap, 2, ({ entrant: { handicap = 0 } }) =>
          handicap > 0 ? String(handicap) : '',
        ),
        wordsOf(entrants.notes, 1, one => noteOf(context, one)),
      ]),
    ],
  };
}

/** Returns who drives for an entrant: a person, or a CPU driver by its level and character. */
export function drivenBy(context: PageContext, id: string): string {
  const { words } = context;
  const { cpu, character } = entrantOf(context, id) ?? {};
  if (cpu === undefined) return words.person;
  const level = `CPU ${words.levels[cpu] ?? cpu}`;
  return character === undefined ? level : `${level}, ${character}`;
}

function noteOf(context: PageContext, { entrant, from, until, breaks = [] }: Rostered): string {
  const { season, words } = context;
  const { away } = carriedNow(season, entrant.id) ?? {};
  const won = pointsWonBy(season, entrant.id);
  const name = (index: number) => trackName(context, weekendAt(season, index).weekend);
  return [
    ...(from > 0 ? [words.entrants.from(name(from))] : []),
    ...breaks.flatMap(one => [
      words.entrants.until(name(one.from)),
      words.entrants.from(name(one.to)),
    ]),
    ...(until === undefined ? [] : [words.entrants.until(name(until))]),
    ...(away === undefined ? [] : [words.entrants.replaced(away)]),
    ...(won === 0 ? [] : [words.entrants.won(words.points(won), won)]),
  ].join(', ');
}

export function teamPage(context: PageContext, id: string): SeasonPage {
  const { season, words } = context;
  const line = standingsAfter(season).teams.find(({ team }) => team === id);
  const { heads, team } = words;
  const drivers = standingsAfter(season).drivers.filter(
    ({ driver }) => entrantOf(context, driver)?.team === id,
  );
  return {
    title: season.plan.teams.find(one => one.id === id)?.name ?? id,
    aside: line === undefined ? '' : words.standings.scored(words.points(line.points)),
    parts: [
      {
        kind: 'table',
        name: team.drivers,
        columns: [
          figures(heads.place),
          column(heads.car),
          column(heads.driver),
          figures(heads.points),
          figures(heads.wins),
        ],
        rows: drivers.map(({ place, driver, points, wins }) => [
          { text: String(place) },
          letterCell(context, driver),
          driverCell(context, driver),
          { text: words.points(points) },
          { text: String(wins) },
        ]),
      },
      {
        kind: 'table',
        name: team.results,
        columns: [column(heads.weekend), figures(heads.points)],
        rows: (line?.byWeekend ?? []).map((points, index) => [
          weekendCell(context, index),
          { text: words.points(points) },
        ]),
      },
    ],
  };
}
