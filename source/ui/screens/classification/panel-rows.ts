// The panels beside the classification: the story, the chart of places, the points spent.
import { storyOf } from '../../../season/pages/of-race/page-teller.ts';
import { type ChartRow, positionChart } from '../../../season/pages/of-race/position-chart.ts';
import {
  leftTable,
  NAMING_COLUMNS,
  type SheetTable,
  spentTable,
} from '../../../season/pages/of-race/sheet-tables.ts';
import { partsOfTable } from '../../../season/pages/of-race/table-layout.ts';
import { wrapped } from '../../look.ts';
import type { ResultPanel } from '../../model.ts';
import type { Row, Run } from '../../rows.ts';
import { besideRows } from '../../theme/fit.ts';
import { textWidth } from '../../theme/width.ts';
import { letterOf, nameOf } from '../race/race-model.ts';
import { momentRows } from './moment-rows.ts';
import { resultRows } from './result-rows.ts';
import { headingRow, type SheetPage, tableRows, tellerOf } from './sheet-page.ts';

const STORY_COLUMNS_MAX = 100;
/** Columns of a chart outside its picture: the place in front, the letter and blanks behind. */
const PLACE_COLUMNS = 4;
const LETTER_COLUMNS = 5;

export function panelRows(
  panel: ResultPanel,
  page: SheetPage,
  teams: readonly Row[],
): readonly Row[] {
  switch (panel.kind) {
    case 'result':
      return isWholePage(page) ? wholePageRows(page, teams) : resultRows(page, teams);
    case 'story':
      return storyRows(page);
    case 'chart':
      return chartRows(page, panel.round);
    case 'moment':
      return momentPanel(page);
    case 'spent':
      return spentRows(page, panel.part);
    // It has a list of its own.
    case 'analysis':
      return [];
  }
}

interface PointsPart {
  readonly heading: string;
  readonly table: SheetTable;
}

/**
 * Returns the points spent and what was counted, then the points left, in as many tables as it takes on a page of so many
 * columns.
 */
export function spentParts(page: Omit<SheetPage, 'rows'>): readonly PointsPart[] {
  const { sheet, columns } = page;
  const teller = tellerOf(page);
  const left = leftTable(sheet, teller);
  const tables = [
    { heading: teller.page.spent, table: spentTable(sheet, teller) },
    ...(left.rows.length > 0 ? [{ heading: teller.page.left, table: left }] : []),
  ];
  return tables.flatMap(({ heading, table }) =>
    partsOfTable(table, NAMING_COLUMNS, columns - 2, textWidth).map(part => ({
      heading,
      table: part,
    })),
  );
}

function storyRows(page: SheetPage): readonly Row[] {
  const { sheet, accounts, columns, rows } = page;
  const teller = tellerOf(page);
  const story = storyOf(sheet, teller, accounts);
  const told = story.length > 0 ? story : [teller.page.noStory];
  const width = Math.min(columns, STORY_COLUMNS_MAX) - 4;
  const apart = told.flatMap(sentence => wrapped(sentence, width));
  // Where there is little room the sentences are joined.
  const lines = apart.length <= rows - 2 ? apart : wrapped(told.join(' '), width);
  const heading = [headingRow(page, teller), ...(lines.length <= rows - 2 ? [[]] : [])];
  return [...heading, ...lines.map((text): Row => [{ text: `  ${text}`, tone: 'plain' }])].slice(
    0,
    rows,
  );
}

function chartRows(page: SheetPage, marked?: number): readonly Row[] {
  const { sheet, race, columns, rows } = page;
  const teller = tellerOf(page);
  const { table } = race;
  const names = Math.max(...table.drivers.map((_, seat) => textWidth(nameOf(table, seat))));
  const size = { columns: columns - PLACE_COLUMNS - names - LETTER_COLUMNS, rows: rows - 2 };
  const { rows: drawn, axis } = positionChart(sheet, size, teller);
  const { page: said, words } = teller;
  const mark = marked === undefined ? '' : `  ${said.marked(`${words.round.head} ${marked}`)}`;
  const foot: Row = [
    { text: `${' '.repeat(PLACE_COLUMNS)}${axis}`, tone: 'faint' },
    { text: mark, tone: 'strong' },
  ];
  return [headingRow(page, teller), ...drawn.map(row => chartRow(row, page)), foot].slice(0, rows);
}

/** From this size on one page holds everything worth showing. */
const WHOLE_PAGE = { columns: 150, rows: 40 } as const;
const STORY_COLUMNS = 66;
const TOLD_ROWS = 12;

function isWholePage({ columns, rows, sheet }: SheetPage): boolean {
  return columns >= WHOLE_PAGE.columns && rows >= WHOLE_PAGE.rows && sheet.isOver;
}

function wholePageRows(page: SheetPage, teams: readonly Row[]): readonly Row[] {
  const { columns, rows } = page;
  const result = resultRows(page, teams);
  const moment = momentPanel(page);
  const room = rows - result.length - 1;
  const hasMoment = moment.length > 0 && room - moment.length - 1 >= TOLD_ROWS;
  const height = hasMoment ? room - moment.length - 1 : room;
  const story = storyRows({ ...page, columns: STORY_COLUMNS, rows: height }).slice(1);
  const chart = chartRows({ ...page, columns: columns - STORY_COLUMNS, rows: height }).slice(1);
  const { page: said, words } = tellerOf(page);
  const heads: Row = [
    { text: ` ${said.story}`.padEnd(STORY_COLUMNS), tone: 'title' },
    { text: said.chart(words.round.head), tone: 'title' },
  ];
  const told = [heads, ...besideRows(story, STORY_COLUMNS, chart)].slice(0, height);
  return [...result, [], ...told, ...(hasMoment ? [[], ...moment] : [])].slice(0, rows);
}

// A place with the letters of the cars that had it, and the car that has it in the classification.
function chartRow({ place, cells }: ChartRow, { sheet, race: { table } }: SheetPage): Row {
  const line = place === undefined ? undefined : sheet.lines[place - 1];
  const named: readonly Run[] =
    line === undefined
      ? []
      : [
          { text: `  ${letterOf(table, line.seat)}`, tone: 'car', seat: line.seat },
          { text: ` ${nameOf(table, line.seat)}`, tone: 'plain' },
        ];
  return [
    { text: `${String(place ?? '').padStart(PLACE_COLUMNS - 1)} `, tone: 'faint' },
    ...cells.map(
      ({ mark, seat }): Run =>
        seat === undefined ? { text: mark, tone: 'plain' } : { text: mark, tone: 'car', seat },
    ),
    ...named,
  ];
}

function momentPanel(page: SheetPage): readonly Row[] {
  const { moment, race, look, columns, rows } = page;
  if (moment === undefined) return [];
  const teller = tellerOf(page);
  return momentRows(moment, race.table, teller, look, columns).slice(0, rows);
}

function spentRows(page: SheetPage, part: number): readonly Row[] {
  const parts = spentParts(page);
  const at = Math.min(part, parts.length - 1);
  const shown = parts[at];
  if (shown === undefined) return [];
  const count = parts.length > 1 ? `  ${at + 1}/${parts.length}` : '';
  const heading: Row = [{ text: ` ${shown.heading}${count}`, tone: 'title' }];
  return [heading, ...tableRows(shown.table, page.race)].slice(0, page.rows);
}
