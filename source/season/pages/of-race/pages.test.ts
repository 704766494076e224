import { describe, expect, it } from 'vitest';
import { books } from '../../../rules/books.ts';
import { eventfulSheet, sheetLine, sheetOf } from '../../../testing/sheets.ts';
import { factsText, PLAIN_MARKS, pageTeller } from './page-teller.ts';
import { positionChart } from './position-chart.ts';
import { leftTable, NAMING_COLUMNS, resultTable, spentTable } from './sheet-tables.ts';
import { columnWidths, fittingTable, partsOfTable } from './table-layout.ts';

const [book] = books;
if (book === undefined) throw new RangeError('there is no book');
const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana'];
const letters = [...'ABCDEFGH'];
const teller = pageTeller({ book, language: 'en', names, letters, marks: PLAIN_MARKS });
const width = (text: string) => text.length;

/** Returns a chart as lines, each place with its number in front. */
function drawn(sheet = eventfulSheet(), columns = 60, rows = 24): readonly string[] {
  const { rows: lines, axis } = positionChart(sheet, { columns, rows }, teller);
  return [
    ...lines.map(({ place = ' ', cells }) =>
      `${place} ${cells.map(({ mark }) => mark).join('')}`.trimEnd(),
    ),
    `  ${axis}`,
  ];
}

describe('the classification', () => {
  const table = resultTable(eventfulSheet(), teller);
  const cellOf = (seat: number, name: string) => {
    const at = table.columns.findIndex(column => column.name === name);
    return table.rows.find(row => row.seat === seat)?.cells[at];
  };

  it('gives no place to a car that is out, and no places won', () => {
    expect(['place', 'gain'].map(name => cellOf(2, name))).toEqual(['-', '']);
    expect(['place', 'gain', 'grid'].map(name => cellOf(5, name))).toEqual(['1', '+5', '6']);
    expect(cellOf(0, 'gain')).toBe('-4');
  });

  it('signs the luck of the dice', () => {
    expect([5, 0].map(seat => cellOf(seat, 'luck'))).toEqual(['+14', '-17']);
  });

  it('has no column that is empty for all cars', () => {
    expect(table.columns.map(({ name }) => name)).not.toContain('points');
    const forPoints = sheetOf([sheetLine(0, { points: 10 }), sheetLine(1, { points: 6 })]);
    expect(resultTable(forPoints, teller).columns.map(({ name }) => name)).toContain('points');
  });

  it('leaves out on a narrow page what matters least, and never the names', () => {
    const wide = fittingTable(table, 160, 40, width).columns.map(({ name }) => name);
    const narrow = fittingTable(table, 58, 24, width);
    expect(wide).toEqual(table.columns.map(({ name }) => name));
    expect(narrow.columns.map(({ name }) => name)).toEqual([
      'place',
      'gain',
      'car',
      'driver',
      'plays',
      'luck',
      'led',
      'remembered',
    ]);
    const taken = columnWidths(narrow, width).slice(0, -1);
    expect(taken.reduce((sum, columns) => sum + columns + 1, 0) + 24).toBeLessThanOrEqual(58);
  });
});

describe('the table of points', () => {
  const spent = {
    tires: 6,
    brakes: 2,
    gearbox: 3,
    body: 1,
    engine: 2,
    handling: 1,
  };
  // An older ledger has tests of cars that touched, and no contacts.
  const figures = {
    stops: 9,
    overshoots: 2,
    collisions: 3,
    contacts: 4,
    pitStops: 1,
    stalls: 1,
  };
  const table = spentTable(sheetOf([sheetLine(0, { spent, figures }), sheetLine(1)]), teller);

  it('tells points by pool, then what the game counts, and nothing for what did not happen', () => {
    const [first, second] = table.rows;
    expect(table.columns.map(({ head }) => head)).toEqual(
      'pos grid car driver tires brakes gas body engine handling stops over contacts tests pits stalls'.split(
        ' ',
      ),
    );
    expect(first?.cells.slice(NAMING_COLUMNS).map(Number)).toEqual([
      6, 2, 3, 1, 2, 1, 9, 2, 3, 4, 1, 1,
    ]);
    expect(second?.cells.slice(NAMING_COLUMNS).join('')).toBe('');
  });

  it.each([40, 60, 80, 160])('comes in parts of at most %i columns, each with the names', room => {
    const parts = partsOfTable(table, NAMING_COLUMNS, room, width);
    for (const part of parts) {
      const columns = columnWidths(part, width).reduce((sum, one) => sum + one + 1, -1);
      expect(columns).toBeLessThanOrEqual(room);
      expect(part.columns.slice(0, NAMING_COLUMNS)).toEqual(table.columns.slice(0, NAMING_COLUMNS));
    }
    const told = parts.flatMap(part => part.columns.slice(NAMING_COLUMNS).map(({ name }) => name));
    expect(told).toEqual(table.columns.slice(NAMING_COLUMNS).map(({ name }) => name));
  });
});

describe('the table of what is left', () => {
  it('tells the points of each pool, none of them too', () => {
    const left = { tires: 2, brakes: 0, gearbox: 3, body: 3, engine: 1, handling: 2 };
    const { columns, rows } = leftTable(sheetOf([sheetLine(0, { left })]), teller);
    expect(columns.slice(NAMING_COLUMNS).map(({ head }) => head)).toEqual(
      'tires brakes gas body engine handling'.split(' '),
    );
    expect(rows[0]?.cells.slice(NAMING_COLUMNS)).toEqual(['2', '0', '3', '3', '1', '2']);
  });

  it('has no rows where nobody knows what is left', () => {
    expect(leftTable(sheetOf([sheetLine(0)]), teller).rows).toEqual([]);
  });
});

describe('the chart of positions', () => {
  it('has the letter of each car at the end of each round', () => {
    const sheet = eventfulSheet();
    const { rows } = positionChart(sheet, { columns: 60, rows: 24 }, teller);
    for (const { seat, places } of sheet.lines) {
      places.forEach((place, round) => {
        expect(rows.find(row => row.place === place)?.cells[round]).toEqual({
          mark: letters[seat],
          seat,
        });
      });
    }
  });

  it('joins the letters of a car by dots where there is room, and ends one that is out', () => {
    const out = { round: 2, lap: 1, cause: 'wall', where: '' };
    const sheet = sheetOf([
      sheetLine(0, { places: [2, 2, 1] }),
      sheetLine(1, { places: [1, 1, 2] }),
      sheetLine(2, { places: [3, 3], out }),
    ]);
    expect(drawn(sheet, 20, 3)).toMatchInlineSnapshot(`
      [
        "1 B.......B... ...A",
        "2 A.......A.......B",
        "3 C.......Cx",
        "  grid    1       2",
      ]
    `);
  });

  it('draws more rounds than it has columns', () => {
    const lines = drawn(eventfulSheet(), 12, 8);
    for (const line of lines.slice(0, -1)) expect(line.length).toBeLessThanOrEqual(2 + 12);
    expect(lines[0]?.at(2)).toBe('A');
  });

  it('is empty before the grid is set', () => {
    const sheet = sheetOf([sheetLine(0, { places: [] })], { isOver: false, rounds: 0 });
    expect(drawn(sheet)).toEqual(['  ']);
  });
});

it('the facts of a race say whether it is over and where the record begins', () => {
  expect(factsText(eventfulSheet(), teller)).toBe('3 laps, 36 rounds, 3 out');
  const part = sheetOf([sheetLine(0)], { laps: 1, isOver: false, began: 4, rounds: 9 });
  expect(factsText(part, teller)).toBe(
    '1 lap, 9 rounds, in round 9, not over, counted from round 5',
  );
});
