// The sheet of a race as tables of texts, to be laid out by the screen and by reports.
import type { Seat, SeatStatus } from '../../rules/kit/types.ts';
import type { RaceSheet, SheetLine } from '../sheet/race-sheet.ts';
import { type PageTeller, remembered } from './page-teller.ts';

/** The columns of the classification, the ones that give way last in front. */
export const RESULT_COLUMNS = [
  'place',
  'gain',
  'car',
  'driver',
  'points',
  'plays',
  'luck',
  'led',
  'remembered',
  'grid',
  'overtakes',
  'fastest',
] as const;
export type ResultColumn = (typeof RESULT_COLUMNS)[number];

/** A column of a table: its name, its heading, and the side on which its cells end. */
export interface TableColumn<Name extends string = string> {
  readonly name: Name;
  readonly head: string;
  readonly side: 'left' | 'right';
}

/** A row of a table, with a cell for each column. */
export interface TableRow {
  readonly seat: Seat;
  readonly status: SeatStatus;
  readonly cells: readonly string[];
}

export interface SheetTable<Name extends string = string> {
  readonly columns: readonly TableColumn<Name>[];
  readonly rows: readonly TableRow[];
}

type Cell = (line: SheetLine) => string;
type ColumnOf<Name extends string> = TableColumn<Name> & { readonly cell: Cell };

/** Returns the classification: columns that are empty for all cars are left out. */
export function resultTable(sheet: RaceSheet, teller: PageTeller): SheetTable<ResultColumn> {
  const { page, words } = teller;
  const texts = remembered(sheet, teller);
  const columns: readonly ColumnOf<ResultColumn>[] = [
    { name: 'place', head: page.place, side: 'right', cell: ({ place }) => String(place ?? '-') },
    { name: 'gain', head: '', side: 'right', cell: line => gainText(line, teller) },
    { name: 'grid', head: page.grid, side: 'right', cell: ({ grid }) => String(grid) },
    { name: 'car', head: page.car, side: 'left', cell: ({ seat }) => teller.letter(seat) },
    { name: 'driver', head: page.driver, side: 'left', cell: ({ seat }) => teller.name(seat) },
    { name: 'points', head: page.points, side: 'right', cell: ({ points }) => number(points) },
    { name: 'plays', head: words.plays.head, side: 'right', cell: ({ plays }) => String(plays) },
    { name: 'luck', head: page.luck, side: 'right', cell: ({ luck }) => signed(luck) },
    { name: 'led', head: page.led, side: 'right', cell: ({ led }) => String(led) },
    {
      name: 'overtakes',
      head: page.overtakes,
      side: 'right',
      cell: ({ overtakes }) => String(overtakes),
    },
    { name: 'fastest', head: page.fastest, side: 'right', cell: line => number(line.fastestLap) },
    {
      name: 'remembered',
      head: page.remembered,
      side: 'left',
      cell: ({ seat }) => texts.get(seat) ?? '',
    },
  ];
  return tableOf(sheet, columns);
}

/** The columns of `spentTable` that name a car. */
export const NAMING_COLUMNS = 4;

/** Returns the points that each car spent, by pool, and what only its game counts. */
export function spentTable(
  sheet: RaceSheet,
  { page, words, letter, name }: PageTeller,
): SheetTable {
  const columns: readonly ColumnOf<string>[] = [
    { name: 'place', head: page.place, side: 'right', cell: ({ place }) => String(place ?? '-') },
    { name: 'grid', head: page.grid, side: 'right', cell: ({ grid }) => String(grid) },
    { name: 'car', head: page.car, side: 'left', cell: ({ seat }) => letter(seat) },
    { name: 'driver', head: page.driver, side: 'left', cell: ({ seat }) => name(seat) },
    ...Object.entries(words.pools).map(([pool, head]) => ({
      name: pool,
      head,
      side: 'right' as const,
      cell: ({ spent }: SheetLine) => number(spent[pool]),
    })),
    ...Object.entries(words.figures).map(([figure, { head }]) => ({
      name: figure,
      head,
      side: 'right' as const,
      cell: ({ figures }: SheetLine) => number(figures[figure]),
    })),
  ];
  return tableOf(sheet, columns);
}

function tableOf<Name extends string>(
  { lines }: RaceSheet,
  columns: readonly ColumnOf<Name>[],
): SheetTable<Name> {
  const kept = columns.filter(({ cell }) => lines.some(line => cell(line) !== ''));
  return {
    columns: kept.map(({ name, head, side }) => ({ name, head, side })),
    rows: lines.map(line => ({
      seat: line.seat,
      status: line.status,
      cells: kept.map(({ cell }) => cell(line)),
    })),
  };
}

function number(count: number | undefined): string {
  return count === undefined ? '' : String(count);
}

function signed(count: number | undefined): string {
  return count !== undefined && count > 0 ? `+${count}` : number(count);
}

// Places won or lost since the grid, by a car that has not dropped out.
function gainText({ grid, place = grid }: SheetLine, { marks }: PageTeller): string {
  if (place === grid) return '';
  return place < grid ? `${marks.up}${grid - place}` : `${marks.down}${place - grid}`;
}
