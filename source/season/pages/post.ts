// What an organiser posts: the results since some weekend, the standings, and the weekend to come.
import { currentWeekend, isOver } from '../due.ts';
import { weekendAt } from '../season.ts';
import { resultsOf } from '../standings/results.ts';
import { weekendsRaced } from '../standings/standings.ts';
import { type PageContext, trackName } from './context.ts';
import type { PagePart, SeasonPage } from './page.ts';
import { racePage } from './race.ts';
import { standingsPage } from './standings.ts';

/**
 * Returns the text for a forum.
 * @param since number of the first weekend that is told, counted from 1; the last one raced unless given
 */
export function postPage(context: PageContext, since?: number): SeasonPage {
  const { season } = context;
  const raced = weekendsRaced(season);
  const from = Math.max(0, (since ?? raced) - 1);
  const told = [...season.plan.calendar.keys()].slice(from, raced);
  const of = season.plan.teams.length > 0 ? (['drivers', 'teams'] as const) : ['drivers' as const];
  const tables = of.map(who => standingsPage(context, { of: who }));
  return {
    title: tables[0]?.title ?? season.plan.name,
    parts: [
      ...told.flatMap(index => racesOf(context, index)),
      ...tables.flatMap(({ title, parts }, at) =>
        at === 0 ? parts : [named(title, parts)].flat(),
      ),
      { kind: 'text', lines: [toCome(context)] },
    ],
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
