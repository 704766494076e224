// The calendar: every weekend with its circuit, its laps and who won.

import { weekendTerms } from '../plan/plan.ts';
import { type Cell, weekendCells } from '../standings/points.ts';
import { weekendsRaced } from '../standings/standings.ts';
import { currentWeekend } from '../to-do.ts';
import { bookName, contextAt, driverCell, type PageContext, weekendCell } from './context.ts';
import { figuresOf, tableOf, wordsOf } from './layout/table-of.ts';
import type { PageCell, SeasonPage } from './page.ts';

export function calendarPage(context: PageContext): SeasonPage {
  const { season, words } = context;
  const { plan } = season;
  const { heads, calendar } = words;
  const now = currentWeekend(season);
  const terms = plan.calendar.map(weekend => ({ weekend, ...weekendTerms(plan, weekend) }));
  const many = (values: readonly unknown[]) => new Set(values).size > 1;
  const books = many(terms.map(({ rules }) => rules));
  const weights = terms.some(({ weekend }) => weekend.weight !== 1);
  const at = (index: number) => terms[index]?.weekend;
  const indices = [...plan.calendar.keys()];
  const table = tableOf<number>(heads.weekend, indices, [
    figuresOf('', 0, index => String(index + 1)),
    wordsOf(heads.circuit, 0, index => weekendCell(context, index)),
    wordsOf('', 0, index => {
      if (index === now) return calendar.now;
      // The weekends of a stage that nobody has reached yet wait for nobody, and are not over.
      return index < (now ?? weekendsRaced(season)) ? calendar.over : '';
    }),
    wordsOf(heads.date, 1, index => at(index)?.date?.replace('T', ' ') ?? ''),
    figuresOf(heads.laps, 2, index => String(terms[index]?.laps ?? '')),
    wordsOf('', 4, index => (books ? bookName(terms[index]?.rules ?? '') : '')),
    wordsOf(calendar.stage, 3, index => stageName(context, at(index)?.stage)),
    figuresOf(calendar.weight, 3, index =>
      weights ? `×${words.points(at(index)?.weight ?? 1)}` : '',
    ),
    wordsOf(heads.pole, 2, index => whoDid(context, index, ({ pole }) => pole)),
    wordsOf(heads.winner, 0, index => whoDid(context, index, ({ place }) => place === 1)),
  ]);
  return { title: calendar.title(plan.name), aside: bookName(plan.rules), parts: [table] };
}

function stageName({ season }: PageContext, id: string | undefined): string {
  const { stages } = season.plan;
  return stages.length < 2 ? '' : (stages.find(stage => stage.id === id)?.name ?? '');
}

// Of several tables the names of all; only the name from a single table is a door.
function whoDid(context: PageContext, index: number, did: (cell: Cell) => boolean): PageCell {
  const cells = [...weekendCells(context.season, index)].flatMap(([driver, cell]) =>
    did(cell) ? [driverCell(contextAt(context, index), driver)] : [],
  );
  const [only] = cells;
  if (cells.length === 1 && only !== undefined) return only;
  return { text: cells.map(({ text }) => text).join(', ') };
}
