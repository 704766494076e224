// The sheet of a race as tables of texts, to be laid out by the screen and by reports.
import type { Seat, SeatStatus } from '../../../rules/kit/types.ts';
import type { RaceSheet, SheetLine } from '../../sheet/race-sheet.ts';
import { type PageTeller, remembered } from './page-teller.ts';

/** A column of a table: its name, its heading, and the side to which its cells are aligned. */
export interface TableColumn {
  readonly name: string;
  readonly head: string;
  /** What Markdown calls a column without a head. */
  readonly said?: string;
  readonly side: 'left' | 'right';
  /** 0 is always shown; of the others the highest is left out first. */
  readonly rank: number;
}

export interface TableRow {
  readonly seat: Seat;
  readonly status: SeatStatus;
  readonly cells: readonly string[];
}

export interface SheetTable {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}

interface WantedColumn extends TableColumn {
  readonly cell: (line: SheetLine) => string;
}

/** Returns the classification: columns that are empty for all cars are left out. */
export function resultTable(sheet: RaceSheet, teller: PageTeller): SheetTable {
  const { page, words, style } = teller;
  const texts = remembered(sheet, teller);
  const figures = teller.shown.flatMap((name, at): readonly WantedColumn[] => {
    const head = words.figures[name]?.head;
    if (head === undefined) return [];
    return [{ ...figure(name, head, ({ figures }) => figures[name]), rank: 2 + at }];
  });
  return tableOf(sheet, [
    figure('place', page.place, ({ place }) => place ?? '-'),
    { ...figure('gain', '', line => gainText(line, teller)), said: page.moved },
    { ...figure('grid', page.grid, ({ grid }) => grid), rank: 1 },
    ...naming(teller),
    ...(style === undefined ? [] : [{ ...told('style', page.style, style), rank: 20 }]),
    figure('points', page.points, ({ points }) => points),
    figure('plays', words.plays.head, ({ plays }) => plays),
    figure('luck', page.luck, ({ luck }) => signed(luck)),
    figure('led', page.led, ({ led }) => led),
    ...figures,
    { ...figure('overtakes', page.overtakes, ({ overtakes }) => overtakes), rank: 10 },
    { ...figure('fastest', page.fastest, ({ fastestLap }) => fastestLap), rank: 11 },
    { ...figure('lapsLed', page.lapsLed, line => (sheet.laps > 1 ? line.lapsLed : '')), rank: 12 },
    told('remembered', page.remembered, seat => texts.get(seat) ?? ''),
  ]);
}

/** The columns of `spentTable` that name a car. */
export const NAMING_COLUMNS = 4;

export function spentTable(sheet: RaceSheet, teller: PageTeller): SheetTable {
  const { page, words } = teller;
  return tableOf(sheet, [
    figure('place', page.place, ({ place }) => place ?? '-'),
    figure('grid', page.grid, ({ grid }) => grid),
    ...naming(teller),
    ...Object.entries(words.pools).map(([pool, head]) =>
      figure(pool, head, ({ spent }) => spent[pool]),
    ),
    ...Object.entries(words.figures).map(([name, { head }]) =>
      figure(name, head, ({ figures }) => figures[name]),
    ),
  ]);
}

/** Returns the points that each car has left, by pool; without rows where the sheet does not hold them. */
export function leftTable(sheet: RaceSheet, teller: PageTeller): SheetTable {
  const { page, words } = teller;
  const table = tableOf(sheet, [
    figure('place', page.place, ({ place }) => place ?? '-'),
    figure('grid', page.grid, ({ grid }) => grid),
    ...naming(teller),
    ...Object.entries(words.pools).map(([pool, head]) =>
      figure(pool, head, ({ left }) => left[pool]),
    ),
  ]);
  return sheet.lines.some(({ left }) => Object.keys(left).length > 0)
    ? table
    : { ...table, rows: [] };
}

function naming({ page, letter, name }: PageTeller): readonly WantedColumn[] {
  return [told('car', page.car, letter), told('driver', page.driver, name)];
}

function figure(
  name: string,
  head: string,
  figureOf: (line: SheetLine) => number | string | undefined,
): WantedColumn {
  return { name, head, side: 'right', rank: 0, cell: line => String(figureOf(line) ?? '') };
}

function told(name: string, head: string, textOf: (seat: Seat) => string): WantedColumn {
  return { name, head, side: 'left', rank: 0, cell: ({ seat }) => textOf(seat) };
}

function tableOf({ lines }: RaceSheet, columns: readonly WantedColumn[]): SheetTable {
  const kept = columns.filter(({ cell }) => lines.some(line => cell(line) !== ''));
  return {
    columns: kept.map(({ cell: _, ...column }) => column),
    rows: lines.map(line => ({
      seat: line.seat,
      status: line.status,
      cells: kept.map(({ cell }) => cell(line)),
    })),
  };
}

function signed(count: number | undefined): string {
  if (count === undefined) return '';
  return count > 0 ? `+${count}` : String(count);
}

// Places won or lost since the grid, by a car that has not dropped out.
function gainText({ grid, place = grid }: SheetLine, { marks }: PageTeller): string {
  if (place === grid) return '';
  return place < grid ? `${marks.up}${grid - place}` : `${marks.down}${place - grid}`;
}
