// Compares what the page about the family says its books share, and what each has alone, with their lists and numbers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { books } from '../books.ts';
import { STEP_NAMES } from './state.ts';

const PAGE = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');

const oldestFirst = books.toSorted((one, other) => one.id.localeCompare(other.id));

/** Returns the rows of the table below a heading, without the table's own heading rows. */
function tableBelow(heading: string): readonly string[] {
  const [, below = ''] = PAGE.split(`\n## ${heading}\n`);
  const [section = ''] = below.split('\n## ');
  return section.split('\n').filter(line => line.startsWith('| `'));
}

function row(name: string, cells: readonly string[]): string {
  return `| \`${name}\` | ${cells.join(' | ')} |`;
}

/** Returns every number of a book by its place, such as `pits.exitGear`. */
function numbersOf(value: unknown, place = ''): ReadonlyMap<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return new Map([[place, JSON.stringify(value).replaceAll('"', '').replaceAll(',', ', ')]]);
  }
  const inner = Object.entries(value).map(([name, one]) =>
    numbersOf(one, place === '' ? name : `${place}.${name}`),
  );
  return new Map(inner.flatMap(one => [...one]));
}

test('the page has every step of a play, and its place in each book', () => {
  const lists = oldestFirst.map(book => book.terms({}).orderOfPlay);
  const played = STEP_NAMES.filter(step => lists.some(list => list.includes(step)));
  const placeIn = (step: (typeof STEP_NAMES)[number]) =>
    lists.map(list => (list.includes(step) ? String(list.indexOf(step) + 1) : '–'));
  expect(tableBelow('The order of a play')).toEqual(played.map(step => row(step, placeIn(step))));
});

test('the page has every number in which the books differ', () => {
  const numbers = oldestFirst.map(book => numbersOf(book.definition.values));
  const places = [...new Set(numbers.flatMap(one => [...one.keys()]))];
  const cells = (place: string) => numbers.map(one => one.get(place) ?? '–');
  const different = places.filter(place => new Set(cells(place)).size > 1);
  expect(tableBelow('Numbers that differ')).toEqual(
    different.map(place => row(place, cells(place))),
  );
});

test('the page has every option, and its usual value in each book', () => {
  const names = [...new Set(books.flatMap(book => book.options.map(({ name }) => name)))];
  const usual = (name: string) =>
    oldestFirst.map(book => book.options.find(option => option.name === name)?.usual ?? '–');
  expect(tableBelow('Options')).toEqual(names.map(name => row(name, usual(name))));
});
