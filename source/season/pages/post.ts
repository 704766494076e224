// What an organiser posts: the results since some weekend, the standings, and the weekend to come.

import { weekendAt } from '../season.ts';
import { resultsOf } from '../standings/results.ts';
import { weekendsRaced } from '../standings/standings.ts';
import { currentWeekend, isOver } from '../to-do.ts';
import { type PageContext, trackName } from './context.ts';
import type { PagePart, SeasonPage } from './page.ts';
import { racePage } from './race.ts';
import { standingsPage } from './standings.ts';

interface PostParts {
  readonly title: string;
  readonly results: readonly PagePart[];
  readonly drivers: readonly PagePart[];
  /** Empty where there are no teams. */
  readonly teams: readonly PagePart[];
  readonly next: readonly PagePart[];
}

/**
 * Returns the text for a forum. `since` is the number of the first weekend that is included, counted from 1; the last one
 * raced unless given.
 */
export function postPage(context: PageContext, since?: number): SeasonPage {
  const { title, results, drivers, teams, next } = postParts(context, since);
  return { title, parts: [...results, ...drivers, ...teams, ...next] };
}

export function postParts(context: PageContext, since?: number): PostParts {
  const { season } = context;
  const raced = weekendsRaced(season);
  const from = Math.max(0, (since ?? raced) - 1);
  const told = [...season.plan.calendar.keys()].slice(from, raced);
  const drivers = standingsPage(context, { of: 'drivers' });
  const teams = season.plan.teams.length > 0 ? standingsPage(context, { of: 'teams' }) : undefined;
  return {
    title: drivers.title,
    results: told.flatMap(index => racesOf(context, index)),
    drivers: drivers.parts,
    teams: teams === undefined ? [] : named(teams.title, teams.parts),
    next: [{ kind: 'text', lines: [toCome(context)] }],
  };
}

// The classification of each table under its name, with the sentence about its race.
function racesOf(context: PageContext, index: number): readonly PagePart[] {
  const { weekend } = weekendAt(context.season, index);
  return resultsOf(context.season, index).flatMap(({ table }) => {
    const { title, parts } = racePage(context, weekend.id, table);
    const [facts] = parts.filter(part => part.kind === 'text');
    const [result] = parts.filter(part => part.kind === 'table');
    return [
      ...(result === undefined ? [] : [{ ...result, name: title }]),
      ...(facts === undefined ? [] : [facts]),
    ];
  });
}

function named(name: string, parts: readonly PagePart[]): readonly PagePart[] {
  return parts.flatMap(part => (part.kind === 'table' ? [{ ...part, name }] : []));
}

function toCome(context: PageContext): string {
  const { season, words } = context;
  const { calendar } = season.plan;
  const index = currentWeekend(season);
  if (index === undefined || isOver(season, index)) return sentence(words.isOver);
  const { weekend } = weekendAt(season, index);
  const date = weekend.date === undefined ? [] : [weekend.date.replace('T', ' ')];
  const where = words.weekendOf(index + 1, calendar.length, trackName(context, weekend));
  return sentence([where, ...date].join(', '));
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
