import { expect, test } from 'vitest';
import { catalogueRows } from '../catalogue/catalogue.ts';
import { CHAMPIONSHIP } from './catalogue.ts';

const rows = catalogueRows([CHAMPIONSHIP]);

test('the catalogue has the 202 rows of the book and every ruling of the house', () => {
  const all = [...rows, ...CHAMPIONSHIP.unplayable].map(({ rule }) => rule);
  const printed = all.filter(rule => rule.startsWith('CFR-'));
  const expected = Array.from({ length: 202 }, (_, i) => `CFR-${i + 1}`);
  expect(printed.toSorted()).toEqual(expected.toSorted());
  const rulings = all.filter(rule => rule.startsWith('CR-'));
  expect(rulings).toEqual(
    expect.arrayContaining(Array.from({ length: 59 }, (_, i) => `CR-${i + 1}`)),
  );
});

test('every rule, choice and ruling is named by the file that plays it, or says why not', () => {
  const homeless = rows.filter(
    ({ kind, played, instead }) =>
      played.length === 0 && instead === '' && ['rule', 'choice', 'ruling'].includes(kind),
  );
  expect(homeless.map(({ rule }) => rule)).toEqual([]);
});
