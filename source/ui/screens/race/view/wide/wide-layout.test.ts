import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Rectangle, type WideNeeds, wideLayout } from './wide-layout.ts';

const SIZE = {
  columns: fc.integer({ min: 150, max: 300 }),
  rows: fc.integer({ min: 38, max: 90 }),
  picture: fc.integer({ min: 10, max: 14 }),
  cars: fc.integer({ min: 0, max: 12 }),
};
const wanted = fc.integer({ min: 8, max: 80 });
const needs: fc.Arbitrary<WideNeeds> = fc
  .tuple(fc.record(SIZE), wanted)
  .map(([size, rows]) => ({ ...size, mapRows: () => rows }));

function panelsOf(given: WideNeeds): readonly Rectangle[] {
  const { map, race, log, chart, picture } = wideLayout(given);
  return [map, race, log, picture, ...(chart === undefined ? [] : [chart])];
}

function areApart(one: Rectangle, other: Rectangle): boolean {
  return (
    one.column + one.columns <= other.column ||
    other.column + other.columns <= one.column ||
    one.row + one.rows <= other.row ||
    other.row + other.rows <= one.row
  );
}

describe('the large race screen', () => {
  it('is filled by its panels to the last cell, and none covers another', () => {
    fc.assert(
      fc.property(needs, given => {
        const panels = panelsOf(given);
        const cells = panels.reduce((sum, { columns, rows }) => sum + columns * rows, 0);
        expect(cells).toBe(given.columns * given.rows);
        for (const [at, one] of panels.entries()) {
          expect(panels.slice(0, at).every(other => areApart(one, other))).toBe(true);
          expect(
            Math.min(one.column, one.row, one.columns - 3, one.rows - 3),
          ).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('gives the map over a log no more rows than it fills', () => {
    fc.assert(
      fc.property(needs, given => {
        const { map, log } = wideLayout(given);
        if (log.column === 0) expect(map.rows).toBeLessThanOrEqual(given.mapRows(0) + 2);
      }),
    );
  });

  it('draws the chart only with a row for each car', () => {
    fc.assert(
      fc.property(needs, given => {
        const { chart } = wideLayout(given);
        if (chart !== undefined) expect(chart.rows).toBeGreaterThanOrEqual(given.cars + 3);
      }),
    );
  });

  it.each([
    [160, 50, 30, { log: 80, logRows: 8, map: 27 }],
    [180, 50, 20, { log: 40, logRows: 35, map: 22 }],
    [200, 60, 27, { log: 48, logRows: 45, map: 29 }],
    [250, 70, 39, { log: 68, logRows: 55, map: 41 }],
  ] as const)(
    'shares %ix%i between a map of %i rows and the log',
    (columns, rows, high, shares) => {
      const given = { columns, rows: rows - 2, picture: 13, cars: 10, mapRows: () => high };
      const { log, map } = wideLayout(given);
      expect({ log: log.columns, logRows: log.rows, map: map.rows }).toEqual(shares);
    },
  );
});
