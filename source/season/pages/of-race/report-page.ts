// The report on a race: its classification, lead, positions by round, points and story, as text, Markdown or data.
import { textWidth, wrapped } from '../../../replay/text-width.ts';
import { leaders } from '../../sheet/leaders.ts';
import type { RaceSheet } from '../../sheet/race-sheet.ts';
import type { Account } from '../../story/accounts.ts';
import { dramaText, factsText, type PageTeller, remarksOf, storyOf } from './page-teller.ts';
import { positionChart } from './position-chart.ts';
import {
  leftTable,
  NAMING_COLUMNS,
  resultTable,
  type SheetTable,
  spentTable,
} from './sheet-tables.ts';
import { columnWidths, fittingTable, paddedCell, partsOfTable } from './table-layout.ts';

export interface TellingMoment {
  readonly heading: string;
  readonly sentence: string;
  readonly picture: readonly string[];
}

export interface Reported {
  /** The circuit, the book and the seed, e.g. `Spa, Masters 2005, seed 4711`. */
  readonly title: string;
  readonly sheet: RaceSheet;
  readonly teller: PageTeller;
  readonly accounts?: readonly Account[];
  readonly moment?: TellingMoment | undefined;
  /** What follows the rest, such as an analysis. */
  readonly further?: readonly ReportPart[];
}

/** A part of a report under a heading. */
export interface ReportPart {
  readonly heading: string;
  readonly table?: SheetTable;
  /** True for a table that is split into several parts where it does not fit. */
  readonly isWide?: true;
  /** Lines in which every column counts, such as a chart. */
  readonly picture?: readonly string[];
  readonly sentences?: readonly string[];
}

const COLUMNS = 80;
/** Columns beside the cells of a chart: place in front, car and driver behind. */
const PLACE_COLUMNS = 4;
const CHART_ROWS = 24;
/** Columns kept free for what a car will be remembered for; longer texts go beyond the page. */
const REMEMBERED_COLUMNS = 30;

/** Returns the report as lines of text, of at most 80 columns except for names and what cars will be remembered for. */
export function reportLines(about: Reported): readonly string[] {
  const { title, sheet, teller } = about;
  const lines = [title, factsText(sheet, teller)];
  for (const { heading, table, isWide, picture, sentences } of partsOf(about)) {
    lines.push('', heading);
    const tables = table === undefined ? [] : isWide ? inParts(table) : [fitting(table)];
    lines.push(
      ...tables.flatMap((part, at) => (at === 0 ? tableLines(part) : ['', ...tableLines(part)])),
    );
    lines.push(...(sentences ?? []).flatMap(one => wrapped(one, COLUMNS)), ...(picture ?? []));
  }
  return lines;
}

export function reportMarkdown(about: Reported): string {
  const { title, sheet, teller } = about;
  const blocks = [`# ${escaped(title)}`, escaped(factsText(sheet, teller))];
  for (const { heading, table, picture, sentences } of partsOf(about)) {
    blocks.push(`## ${escaped(heading)}`);
    if (table !== undefined) blocks.push(markdownTable(table));
    if (sentences !== undefined) blocks.push(sentences.map(escaped).join('\n'));
    if (picture !== undefined) blocks.push(['```text', ...picture, '```'].join('\n'));
  }
  return `${blocks.join('\n\n')}\n`;
}

// The sentences come first, then the tables to look things up in.
function partsOf({
  sheet,
  teller,
  accounts,
  moment,
  further = [],
}: Reported): readonly ReportPart[] {
  const { page } = teller;
  const story = storyOf(sheet, teller, accounts);
  const left = leftTable(sheet, teller);
  const remarks = remarksOf(sheet, teller);
  const isRaced = sheet.lines.some(({ places }) => places.length > 1);
  const parts: readonly (ReportPart | undefined)[] = [
    { heading: page.story, sentences: story.length > 0 ? story : [page.noStory] },
    moment && {
      heading: moment.heading,
      sentences: [moment.sentence],
      picture: moment.picture.map(line => line.trimEnd()),
    },
    {
      heading: page.classification,
      table: resultTable(sheet, teller),
      ...(remarks.length === 0 ? {} : { sentences: remarks }),
    },
    isRaced ? { heading: page.lead, picture: leadLines(sheet, teller) } : undefined,
    isRaced
      ? { heading: page.chart(teller.words.round.head), picture: chartLines(sheet, teller) }
      : undefined,
    { heading: page.spent, table: spentTable(sheet, teller), isWide: true },
    left.rows.length > 0 ? { heading: page.left, table: left, isWide: true } : undefined,
  ];
  return [...parts.flatMap(part => part ?? []), ...further];
}

function leadLines(sheet: RaceSheet, teller: PageTeller): readonly string[] {
  const letters = leaders(sheet.lines).map(teller.letter);
  const lines = Array.from({ length: Math.ceil(letters.length / COLUMNS) }, (_, row) =>
    letters.slice(row * COLUMNS, (row + 1) * COLUMNS).join(''),
  );
  const changes = teller.page.changes(sheet.leadChanges);
  const [last = ''] = lines.slice(-1);
  const isFree = last.length + 2 + changes.length <= COLUMNS;
  const told = isFree ? [...lines.slice(0, -1), `${last}  ${changes}`] : [...lines, changes];
  return sheet.isOver ? [...told, dramaText(sheet, teller)] : told;
}

function chartLines(sheet: RaceSheet, teller: PageTeller): readonly string[] {
  const names = sheet.lines.map(({ seat }) => `${teller.letter(seat)} ${teller.name(seat)}`);
  const nameColumns = Math.max(...names.map(textWidth));
  const size = {
    columns: Math.max(1, COLUMNS - PLACE_COLUMNS - 2 - nameColumns),
    rows: CHART_ROWS,
  };
  const { rows, axis } = positionChart(sheet, size, teller);
  return [
    ...rows.map(({ place, cells }) => {
      const marks = cells.map(({ mark }) => mark).join('');
      const name = place === undefined ? '' : names[place - 1];
      return `${String(place ?? '').padStart(PLACE_COLUMNS - 1)} ${marks}  ${name}`.trimEnd();
    }),
    `${' '.repeat(PLACE_COLUMNS)}${axis}`,
  ];
}

function fitting(table: SheetTable): SheetTable {
  return fittingTable(table, COLUMNS, REMEMBERED_COLUMNS, textWidth);
}

function inParts(table: SheetTable): readonly SheetTable[] {
  return partsOfTable(table, NAMING_COLUMNS, COLUMNS, textWidth);
}

function tableLines(table: SheetTable): readonly string[] {
  const { columns, rows } = table;
  const widths = columnWidths(table, textWidth);
  return [columns.map(({ head }) => head), ...rows.map(({ cells }) => cells)].map(cells =>
    columns
      .map((column, at) => paddedCell(cells[at] ?? '', column, widths[at] ?? 0, textWidth))
      .join(' ')
      .trimEnd(),
  );
}

function markdownTable({ columns, rows }: SheetTable): string {
  const line = (cells: readonly string[]) => `| ${cells.map(escaped).join(' | ')} |`;
  const rule = columns.map(({ side }) => (side === 'right' ? '--:' : ':--'));
  return [
    line(columns.map(({ head, said = '' }) => head || said)),
    `| ${rule.join(' | ')} |`,
    ...rows.map(({ cells }) => line(cells)),
  ].join('\n');
}

// Escapes what Markdown would interpret, so that names appear as they are.
function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>|#~]/g, sign => `\\${sign}`);
}
