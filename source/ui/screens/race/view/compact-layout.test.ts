import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compactLayout } from './compact-layout.ts';

const AT_80X24 = {
  columns: 80,
  rows: 23,
  picture: 7,
  yielded: false,
  heading: 1,
  lines: 6,
  facts: 1,
  said: 0,
  extra: 6,
  table: 11,
};

const needs = fc.record({
  columns: fc.integer({ min: 60, max: 200 }),
  rows: fc.integer({ min: 19, max: 60 }),
  picture: fc.integer({ min: 7, max: 9 }),
  yielded: fc.boolean(),
  heading: fc.integer({ min: 0, max: 1 }),
  lines: fc.integer({ min: 0, max: 40 }),
  facts: fc.integer({ min: 2, max: 4 }),
  said: fc.integer({ min: 0, max: 2 }),
  extra: fc.integer({ min: 0, max: 6 }),
  table: fc.integer({ min: 3, max: 13 }),
});

describe('the race screen without panels', () => {
  it('fills every size to the last row and column, and never more', () => {
    fc.assert(
      fc.property(needs, given => {
        const got = compactLayout(given);
        const order = got.table === 'none' ? 1 : 0;
        const below = got.table === 'below' ? got.tableRows : 0;
        const picture = given.yielded ? 0 : given.picture;
        const fixed = 2 + order + got.dashboard + below;
        expect(fixed + picture + got.extra + got.pane + got.log).toBe(given.rows);
        expect(1 + given.heading + got.listRows + got.spare).toBe(got.pane);
        expect(got.listColumns + got.sideColumns).toBe(given.columns);
        expect(Math.min(got.extra, got.spare, got.listRows, got.log - 1)).toBeGreaterThanOrEqual(0);
        const beside = got.table === 'beside' ? got.tableRows : 0;
        expect(beside + got.mapRows).toBeLessThanOrEqual(got.pane);
        // A driver who has to choose sees at least two choices, or all of them.
        expect(got.listRows).toBeGreaterThanOrEqual(Math.min(given.lines, 2));
      }),
    );
  });

  it('leaves room for what the engineer says, under a list of three lines or more', () => {
    fc.assert(
      fc.property(needs, given => {
        const got = compactLayout(given);
        const room = got.listRows + got.spare;
        expect(got.spare).toBeGreaterThanOrEqual(Math.min(given.said, Math.max(0, room - 3)));
      }),
    );
  });

  it('never gives the map, the table or the log another size at another question', () => {
    fc.assert(
      fc.property(needs, needs, (one, other) => {
        const { columns, rows, picture, table } = one;
        const kept = (given: typeof one) => {
          const got = compactLayout({ ...given, columns, rows, picture, table });
          const { log, mapRows, sideColumns, tableRows, dashboard } = got;
          return { log, mapRows, sideColumns, tableRows, dashboard };
        };
        expect(kept(one)).toEqual(kept(other));
      }),
    );
  });

  it('shows six gears, two facts under them and the map beside them at 80x24, and no bar alone', () => {
    expect(compactLayout(AT_80X24)).toMatchObject({
      listRows: 6,
      extra: 0,
      spare: 2,
      sideColumns: 24,
      mapRows: 9,
      dashboard: 2,
      table: 'none',
    });
  });

  it.each([
    [80, 24, 'none'],
    [99, 33, 'none'],
    [100, 26, 'beside'],
    [120, 40, 'beside'],
    [80, 34, 'below'],
    [80, 50, 'below'],
  ] as const)('has the table of the drivers at %ix%i: %s', (columns, rows, table) => {
    const got = compactLayout({ ...AT_80X24, columns, rows: rows - 1 });
    expect(got.table).toBe(table);
    expect(got.tableRows).toBe(table === 'none' ? 0 : 11);
    expect(got.listRows).toBe(6);
  });
});
