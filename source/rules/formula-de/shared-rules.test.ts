// Compares what the page about the family says its books share, and what each has alone, with their lists and numbers.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  FAMILY_PAGE,
  familyTables,
  renewedPage,
  tableBelow,
} from '../../check/formula-de/family-page.ts';
import { books } from '../books.ts';
import { STEP_NAMES } from './state.ts';

const page = readFileSync(FAMILY_PAGE, 'utf8');

test.each([
  ['every step of a play, and its place in each book', 'The order of a play'],
  ['every number in which the books differ', 'Numbers that differ'],
  ['every option, and its usual value in each book', 'Options'],
])('the page has %s', (_what, heading) => {
  expect(tableBelow(heading, page), 'run npm run catalogue').toEqual(familyTables().get(heading));
});

/** The names of the rows of a table. */
function rowsOf(heading: string): readonly string[] {
  return (familyTables().get(heading) ?? []).flatMap(line => /^\| `(.+?)`/.exec(line)?.[1] ?? []);
}

test('its tables leave out no step and no option of a book', () => {
  const played = new Set<string>(books.flatMap(book => book.terms({}).orderOfPlay));
  expect(rowsOf('The order of a play')).toEqual(STEP_NAMES.filter(step => played.has(step)));
  const options = books.flatMap(book => book.options.map(({ name }) => name));
  expect(new Set(rowsOf('Options'))).toEqual(new Set(options));
});

test('a page whose tables are out of date is renewed, and nothing else of it changes', () => {
  const aged = page.replace(/^\| `slide` .*\n/m, '').replace(/^(\| `tires` \|).*$/m, '$1 soft |');
  expect(aged).not.toBe(page);
  expect(renewedPage(aged)).toBe(page);
});
