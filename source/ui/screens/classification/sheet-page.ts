// What the panels of the page after the flag are made of.
import type { Seat } from '../../../rules/kit/types.ts';
import type { BigMoment } from '../../../season/pages/of-race/big-moment.ts';
import {
  factsText,
  type PageTeller,
  pageTeller,
} from '../../../season/pages/of-race/page-teller.ts';
import type { SheetTable, TableRow } from '../../../season/pages/of-race/sheet-tables.ts';
import { columnWidths, paddedCell } from '../../../season/pages/of-race/table-layout.ts';
import type { RaceSheet } from '../../../season/sheet/race-sheet.ts';
import type { Account } from '../../../season/story/accounts.ts';
import type { RecordSet } from '../../../storage/records/kept-record.ts';
import type { Look } from '../../look.ts';
import { panelsOf } from '../../race-panels/panels-by-game.ts';
import type { Row, Run } from '../../rows.ts';
import { seedsTold } from '../../seed-told.ts';
import { levelAndStyle } from '../../styles.ts';
import { textWidth } from '../../theme/width.ts';
import { nameOf, type RaceModel } from '../race/race-model.ts';

export interface SheetPage {
  readonly race: RaceModel;
  readonly sheet: RaceSheet;
  readonly moment?: BigMoment | undefined;
  readonly records?: readonly RecordSet[] | undefined;
  readonly accounts?: readonly Account[] | undefined;
  readonly look: Look;
  readonly columns: number;
  readonly rows: number;
}

/** From this width on level and style are shown. */
export const WIDE_COLUMNS = 120;

export function tellerOf({ race, look, columns }: Omit<SheetPage, 'sheet' | 'rows'>): PageTeller {
  const { table } = race;
  const { glyphs, words } = look;
  const style = (seat: Seat) => {
    const driver = table.drivers[seat];
    return driver === undefined ? '' : levelAndStyle(driver, words);
  };
  return pageTeller({
    book: table.book,
    language: words.race.language,
    names: table.drivers.map((_, seat) => nameOf(table, seat)),
    letters: table.letters,
    choice: choice => panelsOf(race).nameOf(choice, words),
    marks: { up: glyphs.up, down: glyphs.down, dot: glyphs.space, out: glyphs.danger },
    level: level => words.levels[level] ?? level,
    ...(columns < WIDE_COLUMNS ? {} : { style }),
  });
}

export function headingRow({ race, sheet, look }: SheetPage, teller: PageTeller): Row {
  const title = look.words.classification.heading(race.table.board.name);
  return [
    { text: ` ${title}`, tone: 'title' },
    {
      text: `   ${[factsText(sheet, teller), ...seedsTold(look.words, race.table.setup.seed)].join(', ')}`,
      tone: 'faint',
    },
  ];
}

export function tableRows(table: SheetTable, race: RaceModel): readonly Row[] {
  const { columns, rows } = table;
  const widths = columnWidths(table, textWidth);
  const cells = (texts: readonly string[]) =>
    columns.map((column, at) => paddedCell(texts[at] ?? '', column, widths[at] ?? 0, textWidth));
  return [
    [{ text: ` ${cells(columns.map(({ head }) => head)).join(' ')}`, tone: 'faint' }],
    ...rows.map(
      (row): Row =>
        cells(row.cells).map((text, at) => ({
          text: ` ${text}`,
          ...toneOf(columns[at]?.name ?? '', row, race),
        })),
    ),
  ];
}

function toneOf(
  name: string,
  { seat, status, cells }: TableRow,
  race: RaceModel,
): Omit<Run, 'text'> {
  switch (name) {
    case 'place':
      return { tone: cells[0] === '1' ? 'title' : 'plain' };
    case 'car':
      return { tone: 'car', seat };
    case 'driver':
      return { tone: race.table.drivers[seat]?.kind === 'cpu' ? 'plain' : 'strong' };
    case 'points':
      return { tone: 'strong' };
    case 'grid':
    case 'style':
      return { tone: 'faint' };
    case 'remembered':
      return { tone: status === 'retired' ? 'bad' : 'good' };
    default:
      return { tone: 'plain' };
  }
}
