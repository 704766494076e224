import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compactLayout } from './compact-layout.ts';

describe('the compact race screen', () => {
  it('fills every size to the last row and column, and never more', () => {
    const needs = fc.record({
      columns: fc.integer({ min: 60, max: 200 }),
      rows: fc.integer({ min: 19, max: 60 }),
      picture: fc.integer({ min: 7, max: 9 }),
      heading: fc.integer({ min: 0, max: 1 }),
      lines: fc.integer({ min: 0, max: 40 }),
      extra: fc.integer({ min: 0, max: 6 }),
    });
    fc.assert(
      fc.property(needs, given => {
        const got = compactLayout(given);
        expect(4 + given.picture + got.extra + got.pane + got.log).toBe(given.rows);
        expect(1 + given.heading + got.listRows + got.spare).toBe(got.pane);
        expect(got.listColumns + got.mapColumns).toBe(given.columns);
        expect(Math.min(got.extra, got.spare, got.listRows, got.log - 1)).toBeGreaterThanOrEqual(0);
        // Whoever has to choose sees at least two choices, or all of them.
        expect(got.listRows).toBeGreaterThanOrEqual(Math.min(given.lines, 2));
      }),
    );
  });

  it('shows six gears with three bars and the map beside them at 80x24', () => {
    const layout = compactLayout({
      columns: 80,
      rows: 23,
      picture: 7,
      heading: 1,
      lines: 6,
      extra: 6,
    });
    expect(layout).toMatchObject({ extra: 3, listRows: 6, mapColumns: 24, log: 1 });
  });

  it('gives the log the same rows whatever is asked', () => {
    const at = (lines: number, heading: number) =>
      compactLayout({ columns: 100, rows: 39, picture: 8, heading, lines, extra: heading * lines })
        .log;
    expect(new Set([at(6, 1), at(12, 0), at(0, 0)]).size).toBe(1);
  });
});
