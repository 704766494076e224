// The tables at work: who has which, where each stands, and what happened last.
import { tablesOf } from '../draw.ts';
import { weekendAt, weekendIndex } from '../season.ts';
import { resultsOf } from '../standings/results.ts';
import { isRaced } from '../to-do.ts';
import { driverName, type PageContext, trackName } from './context.ts';
import { words as column, figures } from './figures.ts';
import type { PageCell, PagePart, SeasonPage } from './page.ts';
import { tableText } from './season-home.ts';
import type { TableState } from './table-state.ts';

const NEWS_MOST = 8;

/**
 * Returns the board of the tables of a weekend.
 * @throws NotDue for a weekend that the calendar does not have
 */
export function tablesPage(context: PageContext, id: string): SeasonPage {
  const { season, words } = context;
  const index = weekendIndex(season, id);
  const { weekend } = weekendAt(season, index);
  const news = newsOf(context);
  return {
    title: words.tables.title(season.plan.name, trackName(context, weekend)),
    aside: words.weekendOf(index + 1, season.plan.calendar.length, trackName(context, weekend)),
    parts: [
      statesPart(context, index),
      ...(news.length === 0
        ? []
        : [{ kind: 'drawing', name: words.tables.news, lines: news } as const]),
      ...goOnPart(context, index),
    ],
  };
}

function statesPart(context: PageContext, index: number): PagePart {
  const { season, words } = context;
  const { heads } = words;
  const { weekend } = weekendAt(season, index);
  const tables = tablesOf(season, index) ?? [];
  return {
    kind: 'table',
    name: words.weekend.tables,
    columns: [
      figures(heads.table),
      column(heads.keyboard),
      figures(heads.lap),
      figures(heads.round, 3),
      column(heads.leader),
      column(heads.toMove),
      figures(heads.since),
    ],
    rows: tables.map((drivers, at): readonly PageCell[] => {
      const table = at + 1;
      const door = { kind: 'race', weekend: weekend.id, table } as const;
      const state = context.tables?.find(one => one.table === table);
      const first = { text: String(table), door };
      if (state === undefined || isRaced(season, index, table)) {
        const text = tableText(context, index, table);
        const names = drivers.map(driver => driverName(context, driver));
        const cars = isRaced(season, index, table) ? '' : names.join(', ');
        return [
          first,
          { text: '' },
          { text: '' },
          { text: '' },
          { text },
          { text: cars },
          { text: '' },
        ];
      }
      return [first, ...stateCells(context, state)];
    }),
  };
}

function stateCells(context: PageContext, state: TableState): readonly PageCell[] {
  const { words } = context;
  const [leader] = state.order;
  const moves =
    state.toMove !== undefined
      ? driverName(context, state.toMove)
      : state.holder === undefined
        ? words.tables.nobody
        : words.tables.cpu;
  return [
    { text: state.holder ?? words.tables.nobody },
    { text: `${state.lap}/${state.laps}` },
    { text: state.round === undefined ? '' : String(state.round) },
    { text: leader === undefined ? '' : driverName(context, leader) },
    { text: moves },
    { text: sinceText(state.idleMs) },
  ];
}

/** Returns how long ago something was: `0:40`, `71:05`. */
function sinceText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function newsOf({ tables = [], words }: PageContext): readonly string[] {
  const most = Math.max(1, Math.floor(NEWS_MOST / Math.max(1, tables.length)));
  return tables.flatMap(({ table, news }) =>
    news.slice(0, most).map(text => words.tables.newsOf(table, text[words.language])),
  );
}

// Returns who would advance to the next stage, where that depends on the places at each table.
function goOnPart(context: PageContext, index: number): readonly PagePart[] {
  const { season, words } = context;
  const { plan } = season;
  const { weekend } = weekendAt(season, index);
  const isLast = plan.calendar[index + 1]?.stage !== weekend.stage;
  const at = plan.stages.findIndex(({ id }) => id === weekend.stage);
  const takes = plan.stages[at + 1]?.takes;
  if (!isLast || takes?.kind !== 'perTable') return [];
  const { first } = takes;
  const results = resultsOf(season, index);
  const names = (tablesOf(season, index) ?? []).flatMap((_, table) => {
    const sheet = results.find(result => result.table === table + 1)?.sheet;
    const state = context.tables?.find(one => one.table === table + 1);
    const raced = sheet?.filter(({ place }) => place !== undefined && place <= first);
    const order = raced?.map(({ driver }) => driver) ?? state?.order.slice(0, first) ?? [];
    return order.map(driver => driverName(context, driver));
  });
  if (names.length === 0) return [];
  return [{ kind: 'text', lines: [words.tables.advance(words.list(names))] }];
}
