import { expect, test } from 'vitest';
import { textNamed } from '../../../../check/catalogue/book-texts.ts';
import { chapterHolding } from '../../../text/chapter-holding.ts';
import { chapterLines } from '../../../text/page.ts';
import type { StatementKind } from '../../../text/statement.ts';
import { UNPLAYABLE } from './same-as.ts';

const LAST_ROW = 156;
const LAST_RULING = 65;
const NAMED = /\bTRR?-\d+\b/g;

const { chapters } = textNamed('trant');
const statements = chapters.flatMap(chapter => chapter.statements);
const rulings = chapters.flatMap(chapter => chapter.rulings);
const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1);
const numberOf = (id: string) => Number(id.split('-')[1]);
const sorted = (ids: readonly string[]) => ids.map(numberOf).toSorted((a, b) => a - b);
const rowsOf = (kind: StatementKind) =>
  sorted(statements.filter(one => one.kind === kind).map(({ rule }) => rule));
const sayings = [
  ...statements.map(({ rule, text }) => ({ mark: rule, text })),
  ...rulings.map(({ id, text }) => ({ mark: id, text })),
];

test('every row of the catalogue is told once, or named with the reason why not', () => {
  const rows = [...statements.map(({ rule }) => rule), ...UNPLAYABLE.map(({ rule }) => rule)];
  expect(sorted(rows)).toEqual(upTo(LAST_ROW));
  for (const row of rows) expect(row).toMatch(/^TR-\d+$/);
});

test('every house ruling stands in one chapter', () => {
  expect(sorted(rulings.map(({ id }) => id))).toEqual(upTo(LAST_RULING));
  for (const { id } of rulings) expect(id).toMatch(/^TRR-\d+$/);
});

test('what a driver decides and a worked case are marked as such', () => {
  expect(rowsOf('choice')).toEqual([
    4, 5, 7, 16, 21, 22, 25, 26, 32, 33, 37, 47, 49, 70, 72, 80, 83, 106, 108, 110, 129, 130, 132,
    133, 135, 141, 149,
  ]);
  expect(rowsOf('example')).toEqual([40, 41, 51, 131]);
});

test('chapters are numbered in order, and rows and rulings rise in each', () => {
  expect(chapters.map(({ number }) => number)).toEqual(upTo(chapters.length).map(String));
  for (const { title, statements: own, rulings: ruled } of chapters) {
    const rows = own.map(({ rule }) => rule);
    expect(rows.map(numberOf), title).toEqual(sorted(rows));
    const ids = ruled.map(({ id }) => id);
    expect(ids.map(numberOf), title).toEqual(sorted(ids));
  }
});

test('statements are short and in plain characters', () => {
  for (const { text, mark } of sayings) {
    expect(text, mark).toMatch(/^[ -~]+[.)?]$/);
    expect(text.length, mark).toBeLessThanOrEqual(mark.startsWith('TRR-') ? 280 : 240);
  }
});

test('the book says no long sentence twice', () => {
  const places = new Map<string, string>();
  for (const { text, mark } of sayings) {
    for (const sentence of text.split(/(?<=[.;:]) /)) {
      if (sentence.length < 60) continue;
      expect(places.get(sentence), `${mark}: ${sentence}`).toBeUndefined();
      places.set(sentence, mark);
    }
  }
});

test('every row or ruling that a text points to is there', () => {
  const known = sayings.map(({ mark }) => mark);
  const said = sayings.map(({ text }) => text).join(' ');
  for (const named of said.match(NAMED) ?? []) expect(known).toContain(named);
});

test('every option has a chapter with a card, which names its rows and no others', () => {
  const optional = chapters.filter(({ title }) => title.endsWith(' (option)'));
  expect(optional).toEqual(chapters.filter(({ option }) => option !== undefined));
  expect(optional.map(({ title }) => title)).toEqual([
    'High downforce wing (option)',
    'Chain reaction (option)',
    'Backmarkers (option)',
    'Injuries (option)',
    'Driver Points (option)',
  ]);
  for (const { title, option, statements: own } of optional) {
    const named = (option?.plays ?? '').split(', ').flatMap(range => {
      const [from = '', to = from] = range.split(' to ');
      return upTo(LAST_ROW).slice(numberOf(from) - 1, numberOf(to));
    });
    expect(named, title).toEqual(own.map(({ rule }) => numberOf(rule)));
  }
});

test('a row leads to its chapter, a ruling too; what is no row leads nowhere', () => {
  for (const { number, statements: own, rulings: ruled } of chapters) {
    for (const { rule } of own) expect(chapterHolding(chapters, rule)?.number).toBe(number);
    for (const { id } of ruled) expect(chapterHolding(chapters, id)?.number).toBe(number);
  }
  for (const nothing of ['TR', 'TR-0', 'TR-90', 'TR-157', 'TRR-66', 'M-6-3', '']) {
    expect(chapterHolding(chapters, nothing)).toBeUndefined();
  }
});

test('no page is wider than asked for', () => {
  for (const columns of [52, 60, 80, 100]) {
    for (const chapter of chapters) {
      const widest = Math.max(...chapterLines(chapter, columns).map(line => line.length));
      expect(widest, chapter.title).toBeLessThanOrEqual(columns);
    }
  }
});

test('every table tells that its numbers are derived or found elsewhere', () => {
  const notes = chapters.flatMap(({ tables = [] }) => tables.map(({ note }) => note ?? ''));
  expect(notes.length).toBeGreaterThan(0);
  for (const note of notes) expect(note).toMatch(/Derived|found elsewhere/);
});

test('the chart is printed as it is played (TR-48)', () => {
  const page = chapters
    .filter(({ number }) => number === '13')
    .flatMap(chapter => chapterLines(chapter, 80))
    .join('\n');
  expect(page).toContain('10 to 11  2    4    7    10   16   26\n');
  expect(page).toContain('18 to 20  2    4    8    12   20   30\n');
});
