// The calendar: every weekend with its circuit, its laps and who won.
import { currentWeekend, isOver } from '../due.ts';
import { weekendTerms } from '../plan/plan.ts';
import { resultsOf } from '../standings/results.ts';
import { bookName, driverCell, type PageContext, weekendCell } from './context.ts';
import { words as column, figures } from './figures.ts';
import type { PageCell, SeasonPage } from './page.ts';

/** Returns the calendar of a season. */
export function calendarPage(context: PageContext): SeasonPage {
  const { season, words } = context;
  const { plan } = season;
  const { heads, calendar } = words;
  const now = currentWeekend(season);
  const stages = plan.stages.length > 1;
  const weights = plan.calendar.some(({ weight }) => weight !== 1);
  const dates = plan.calendar.some(({ date }) => date !== undefined);
  const books = plan.calendar.some(weekend => weekendTerms(plan, weekend).rules !== plan.rules);
  return {
    title: calendar.title(plan.name),
    aside: bookName(plan.rules),
    parts: [
      {
        kind: 'table',
        name: heads.weekend,
        columns: [
          figures(''),
          column(heads.circuit),
          column(''),
          ...(dates ? [column(heads.date, 1)] : []),
          figures(heads.laps, 2),
          ...(books ? [column('', 4)] : []),
          ...(stages ? [column(calendar.stage, 3)] : []),
          ...(weights ? [figures(calendar.weight, 3)] : []),
          column(heads.pole, 2),
          column(heads.winner),
        ],
        rows: plan.calendar.map((weekend, index): readonly PageCell[] => {
          const { laps, rules } = weekendTerms(plan, weekend);
          const state = index === now ? calendar.now : isOver(season, index) ? calendar.over : '';
          return [
            { text: String(index + 1) },
            weekendCell(context, index),
            { text: state },
            ...(dates ? [{ text: weekend.date?.replace('T', ' ') ?? '' }] : []),
            { text: String(laps) },
            ...(books ? [{ text: bookName(rules) }] : []),
            ...(stages
              ? [{ text: plan.stages.find(({ id }) => id === weekend.stage)?.name ?? '' }]
              : []),
            ...(weights ? [{ text: `×${words.points(weekend.weight)}` }] : []),
            whoDid(context, index, row => row.grid === 1),
            whoDid(context, index, row => row.place === 1),
          ];
        }),
      },
    ],
  };
}

// Of several tables the names of all; a name is a door where there is one table.
function whoDid(
  context: PageContext,
  index: number,
  did: (row: { readonly grid?: number; readonly place?: number }) => boolean,
): PageCell {
  const cells = resultsOf(context.season, index).flatMap(({ sheet }) =>
    sheet.filter(did).map(({ driver }) => driverCell(context, driver)),
  );
  const [only] = cells;
  if (cells.length === 1 && only !== undefined) return only;
  return { text: cells.map(({ text }) => text).join(', ') };
}
