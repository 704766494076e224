// The guide to plans has a row for every field that a plan may have at its top.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PLAN } from '../../season/plan/plan-shape.ts';

const GUIDE = readFileSync(new URL('../../../saves/README.md', import.meta.url), 'utf8');

test('the table of plan fields names each of them', () => {
  const begin = GUIDE.indexOf('| field | what it holds; in brackets');
  const table = GUIDE.slice(begin, GUIDE.indexOf('\n\n', begin));
  const named = new Set(
    table
      .split('\n')
      .flatMap(row => [...(row.split(' | ')[0] ?? '').matchAll(/`(\w+)`/g)])
      .map(([, name]) => name),
  );
  expect(Object.keys(PLAN).filter(field => !named.has(field))).toEqual([]);
});
