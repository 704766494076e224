// The classification with its figures, who led round by round, and the drama of the race.
import {
  dramaText,
  type PageTeller,
  remarksOf,
} from '../../../season/pages/of-race/page-teller.ts';
import { resultTable } from '../../../season/pages/of-race/sheet-tables.ts';
import { fittingTable } from '../../../season/pages/of-race/table-layout.ts';
import { leaders } from '../../../season/sheet/leaders.ts';
import { wrapped } from '../../look.ts';
import type { Row, Run } from '../../rows.ts';
import { abridged, textWidth } from '../../theme/width.ts';
import { recordText } from '../records/record-rows.ts';
import { headingRow, type SheetPage, tableRows, tellerOf, WIDE_COLUMNS } from './sheet-page.ts';

/** Fewest columns of what will be remembered, on a narrow page and on a wide one. */
const REMEMBERED_COLUMNS = 34;
const REMEMBERED_COLUMNS_WIDE = 48;
const BLANK: Row = [];

/**
 * Returns the rows, at most as many as there is room for: the cars first, then the teams, then the lead.
 * @param teams heading and rows of the teams; none in a race without teams
 */
export function resultRows(page: SheetPage, teams: readonly Row[]): readonly Row[] {
  const { sheet, race, columns, rows } = page;
  const teller = tellerOf(page);
  const least = columns < WIDE_COLUMNS ? REMEMBERED_COLUMNS : REMEMBERED_COLUMNS_WIDE;
  const table = fittingTable(resultTable(sheet, teller), columns - 2, least, textWidth);
  const cars = tableRows(table, race);
  const records = [...recordRows(page), ...remarkRows(page, teller)];
  const room = Math.max(0, rows - 1 - cars.length - records.length);
  const shownTeams = teams.length <= room ? teams : [];
  const lead = sheet.isOver
    ? [...leadRows(page, teller), dramaRow(page, teller)]
    : leadRows(page, teller);
  const shownLead = lead.slice(0, room - shownTeams.length);
  const spare = room - shownTeams.length - shownLead.length;
  return [
    headingRow(page, teller),
    ...(spare > 1 ? [BLANK] : []),
    ...cars,
    ...records,
    ...shownTeams,
    ...(spare > 0 && shownLead.length > 0 ? [BLANK] : []),
    ...shownLead,
  ].slice(0, rows);
}

function leadRows({ sheet, columns }: SheetPage, { page, letter }: PageTeller): readonly Row[] {
  const inFront = leaders(sheet.lines);
  if (inFront.length < 2) return [];
  const head = ` ${page.lead}  `;
  const indent = ' '.repeat(head.length);
  const changes = page.changes(sheet.leadChanges);
  const room = columns - head.length - 1;
  const rows = Array.from({ length: Math.ceil(inFront.length / room) }, (_, at): Row => {
    const seats = inFront.slice(at * room, (at + 1) * room);
    return [
      { text: at === 0 ? head : indent, tone: 'faint' },
      ...seats.map((seat): Run => ({ text: letter(seat), tone: 'car', seat })),
    ];
  });
  const last = rows.at(-1) ?? [];
  // A row is its heading and a letter for each round.
  const isFree = last.length - 1 + 2 + changes.length <= room;
  return isFree
    ? [...rows.slice(0, -1), [...last, { text: `  ${changes}`, tone: 'faint' }]]
    : [...rows, [{ text: `${indent}${changes}`, tone: 'faint' }]];
}

// Most records that are shown: a race and its fastest lap.
const RECORDS_MOST = 2;

// Includes the value that was beaten; the first record of its kind beats none.
function recordRows({ records = [], race, look: { words }, columns }: SheetPage): readonly Row[] {
  return records.slice(0, RECORDS_MOST).map(({ feat, before }): Row => {
    const text = words.records.set(
      recordText(feat, race.table.book.id, words.records),
      before?.plays,
    );
    return [{ text: ` ${abridged(text, columns - 2)}`, tone: 'good' }];
  });
}

function remarkRows({ sheet, columns }: SheetPage, teller: PageTeller): readonly Row[] {
  return remarksOf(sheet, teller)
    .flatMap(text => wrapped(text, columns - 2))
    .map((text): Row => [{ text: ` ${text}`, tone: 'faint' }]);
}

function dramaRow({ sheet }: SheetPage, teller: PageTeller): Row {
  return [{ text: ` ${dramaText(sheet, teller)}`, tone: 'plain' }];
}
