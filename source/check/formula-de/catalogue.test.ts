import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BEYOND_TESTS, SAME_AS } from '../../rules/formula-de/masters/text/same-as.ts';
import { CATALOGUE_FILE, catalogueRows, catalogueText, uncovered } from './catalogue.ts';

const rows = catalogueRows();

describe('the catalogue of the Masters booklet', () => {
  test('has every row once, and each is covered by a test, by another row or by a reason', () => {
    expect(rows.length).toBeGreaterThan(300);
    expect(uncovered(rows)).toEqual([]);
  });

  test('excuses only rows that exist and need it', () => {
    const known = new Set(rows.map(row => row.rule));
    for (const rule of [...Object.keys(SAME_AS), ...Object.values(SAME_AS)]) {
      expect(known).toContain(rule);
    }
    for (const rule of Object.keys(BEYOND_TESTS)) expect(known).toContain(rule);
  });

  test('is written down as it is', () => {
    expect(readFileSync(CATALOGUE_FILE, 'utf8'), 'run npm run catalogue').toBe(catalogueText(rows));
  });
});
