import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type Catalogue,
  type CatalogueRow,
  catalogueFile,
  catalogueRows,
  catalogueText,
  uncovered,
} from './catalogue.ts';
import { ALL_CATALOGUES, CATALOGUES } from './catalogues.ts';

describe.each(CATALOGUES)('the catalogue of $name', catalogue => {
  const rows = catalogueRows([catalogue]);

  test('has every row once, and each is covered by a test, by another row or by a reason', () => {
    expect(new Set(rows.map(({ rule }) => rule)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(200);
    expect(uncovered(rows, catalogue)).toEqual([]);
  });

  test('is written down as it is', () => {
    const written = readFileSync(catalogueFile(catalogue), 'utf8');
    expect(written, 'run npm run catalogue').toBe(catalogueText(rows, catalogue));
  });
});

test('the booklet of Masters has a catalogue', () => {
  expect(CATALOGUES.map(({ folder }) => folder)).toContain('masters');
  expect(catalogueRows(CATALOGUES).length).toBeGreaterThan(300);
});

describe.each(ALL_CATALOGUES)('the excuses of $name', catalogue => {
  const known = new Set(catalogue.rows.map(({ rule }) => rule));
  const excused = [...Object.keys(catalogue.sameAs), ...Object.keys(catalogue.beyondTests)];

  test('are for rows that exist and need them', () => {
    for (const rule of excused) expect(known).toContain(rule);
    expect(new Set(excused).size).toBe(excused.length);
  });

  test('name rows of a catalogue, not such as are excused themselves', () => {
    const all = new Set(ALL_CATALOGUES.flatMap(({ rows }) => rows.map(({ rule }) => rule)));
    for (const same of Object.values(catalogue.sameAs)) expect(all).toContain(same);
    for (const same of Object.values(catalogue.sameAs)) expect(excused).not.toContain(same);
  });

  test('by rows of another catalogue name rows that a test covers', () => {
    const tested = new Set(
      catalogueRows(ALL_CATALOGUES.filter(one => one !== catalogue)).flatMap(row =>
        row.tested.length > 0 ? [row.rule] : [],
      ),
    );
    const elsewhere = Object.values(catalogue.sameAs).filter(same => !known.has(same));
    expect(elsewhere.filter(same => !tested.has(same))).toEqual([]);
  });

  test('leave no row that no program plays without its reason', () => {
    for (const { rule, about, reason } of catalogue.unplayable) {
      expect(known).not.toContain(rule);
      expect([rule, about === '', reason === '']).toEqual([rule, false, false]);
    }
  });
});

const SMALL: Catalogue = {
  home: 'small',
  folder: '',
  elsewhere: ['other'],
  name: 'a small leaflet',
  texts: [],
  rows: [],
  unplayable: [{ rule: 'S-9', about: 'polite drivers', reason: 'conduct' }],
  sameAs: { 'S-2': 'S-1' },
  beyondTests: { 'S-3': 'circuit data' },
};

function row(rule: string, more: Partial<CatalogueRow> = {}): CatalogueRow {
  return { rule, kind: 'rule', played: [], tested: [], testedAs: [], instead: '', ...more };
}

test('a row is covered by its tests, by those of the row that says the same, or by a reason', () => {
  const rows = [row('S-1', { tested: ['a.test.ts'] }), row('S-3'), row('S-4', { kind: 'referee' })];
  expect(uncovered([...rows, row('S-2', { testedAs: ['a.test.ts'] })], SMALL)).toEqual([]);
  expect(uncovered([...rows, row('S-2'), row('S-5')], SMALL)).toEqual(['S-2', 'S-5']);
});

test('rows that no program plays stand below the table with their reasons', () => {
  const text = catalogueText([row('S-1', { tested: ['a.test.ts'] })], SMALL);
  expect(text).toContain('| S-1 | rule |  | `a.test.ts` |\n\n## Rows that no program plays\n');
  expect(text).toMatch(/\| S-9 \| polite drivers \| conduct \|\n$/);
});
