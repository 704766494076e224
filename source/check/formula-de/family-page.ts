// The tables of the page about the family: what its books share and what each has alone, from their lists and numbers.
import { join } from 'node:path';
import { books } from '../../rules/books.ts';
import { STEP_NAMES } from '../../rules/formula-de/state.ts';

export const FAMILY_PAGE = join(import.meta.dirname, '../../rules/formula-de/README.md');

const oldestFirst = books.toSorted((one, other) => one.id.localeCompare(other.id));

/** Returns the lines of every table of the page, by the heading above it. */
export function familyTables(): ReadonlyMap<string, readonly string[]> {
  return new Map([
    ['The order of a play', table('step', placesOfSteps())],
    ['Numbers that differ', table('number', numbersThatDiffer())],
    ['Options', table('option', usualValues())],
  ]);
}

/** Returns the lines of the table below a heading of a page; none where it has no such table. */
export function tableBelow(heading: string, page: string): readonly string[] {
  const [, below = ''] = page.split(`\n## ${heading}\n`);
  const [section = ''] = below.split('\n## ');
  return section.split('\n').filter(line => line.startsWith('|'));
}

export function renewedPage(page: string): string {
  return [...familyTables()].reduce((text, [heading, lines]) => {
    const from = text.indexOf('\n|', text.indexOf(`\n## ${heading}\n`)) + 1;
    const written = tableBelow(heading, text).join('\n');
    return text.slice(0, from) + lines.join('\n') + text.slice(from + written.length);
  }, page);
}

type Row = readonly [name: string, cells: readonly string[]];

function table(what: string, rows: readonly Row[]): readonly string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line([what, ...oldestFirst.map(({ name }) => name)]),
    `|${'---|'.repeat(oldestFirst.length + 1)}`,
    ...rows.map(([name, cells]) => line([`\`${name}\``, ...cells])),
  ];
}

// Returns every step of a play, with its place in each book whose usual races play it.
function placesOfSteps(): readonly Row[] {
  const lists = oldestFirst.map(book => book.terms({}).orderOfPlay);
  const played = STEP_NAMES.filter(step => lists.some(list => list.includes(step)));
  return played.map(step => [
    step,
    lists.map(list => (list.includes(step) ? String(list.indexOf(step) + 1) : '–')),
  ]);
}

function numbersThatDiffer(): readonly Row[] {
  const numbers = oldestFirst.map(book => numbersOf(book.definition.values));
  const places = [...new Set(numbers.flatMap(one => [...one.keys()]))];
  const rows = places.map((place): Row => [place, numbers.map(one => one.get(place) ?? '–')]);
  return rows.filter(([, cells]) => new Set(cells).size > 1);
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

function usualValues(): readonly Row[] {
  const names = [...new Set(books.flatMap(book => book.options.map(({ name }) => name)))];
  const usual = (name: string) =>
    oldestFirst.map(book => book.options.find(option => option.name === name)?.usual ?? '–');
  return names.map(name => [name, usual(name)]);
}
