import { expect, test } from 'vitest';
import { allTexts, textNamed, textsIn } from '../../../../check/catalogue/book-texts.ts';
import { books, trialBooks } from '../../../books.ts';
import { chapterHolding } from '../../../text/chapter-holding.ts';
import type { RuleChapter } from '../../../text/statement.ts';
import type { StepName } from '../../state.ts';

// Every row of the catalogue by chapter, without `M-`; marked /c choice, /r referee, /e example, else rule.
const ROWS: Readonly<Record<string, string>> = {
  '0': `
    F-1/r F-2/r F-3/r F-4/r 0-0-1 0-0-2 0-0-3 0-0-4 0-0-5`,
  '1': `
    1-0-1 1-0-2/r 1-0-3 1-0-4/r 1-1-1/r 1-1-2 1-1-3 1-1-4/c 1-1-5 1-1-6/r 1-1-7 1-1-7-1 1-1-7-2/r
    1-1-8/r 1-1-9/r 1-1-10 1-1-11/r 1-1-12 1-1-13 1-1-14 1-2-1-1/r 1-2-1-2/r 1-2-1-3/r 1-2-1-4
    1-2-2/r 1-2-3/r 1-3-1 1-3-2 1-3-3/r 1-4-1/e 1-4-2/e 1-4-3/e`,
  '2': `
    2-0-1 2-0-2/r 2-0-3`,
  '3': `
    3-0-1 3-1-1 3-1-2 3-1-3 3-1-4 3-1-5 3-2-1 3-2-2 3-2-3 3-2-4 3-2-5 3-2-6-1 3-2-6-2 3-2-6-3
    3-2-6-4 3-2-6-5 3-2-6-E/e`,
  '4': `
    4-0-1/c 4-0-2`,
  '5': `
    5-0-1 5-0-2/c 5-1-1 5-1-2 5-1-3 5-1-4 5-2 5-3/c`,
  '6': `
    6-1-1/c 6-1-2 6-1-3/r 6-T 6-2-1/c 6-2-2 6-2-3/e 6-2-4 6-2-5 6-2-6 6-2-6-E/e 6-3-s1/c 6-3-s2
    6-3-s3 6-3-s4 6-3-s5/c 6-3-s6/c 6-3-s7/c 6-3-s8/c 6-3-s9b/c 6-3-s9 6-3-s10/c 6-3-s11/c
    6-3-s12/c 6-3-s13 6-3-s14 6-3-n 6-3-1/r 6-3-2/r 6-3-3/r`,
  '7': `
    7-0-1 7-1-1 7-1-2 7-1-3 7-1-4 7-2-1 7-2-2 7-2-3 7-2-4 7-2-5 7-2-6 7-3-1/e 7-3-2/e 7-3-2-1/e
    7-3-2-2/e 7-3-2-3/e 7-3-2-4/e 7-3-2-5/e 7-3-2-6/e 7-3-3-0/e 7-3-3-1/e 7-3-3-2/e 7-3-4-1/e
    7-3-4-2/e 7-3-5/e 7-3-6/e 7-3-7/e 7-3-8-1/e 7-3-8-2/e 7-3-9-1/e`,
  '8': `
    8-0-1/c 8-1/r 8-1-1 8-1-2 8-2/r 8-2-1/c 8-2-2 8-3/r 8-3-1 8-3-2 8-4-1 8-4-2 8-5-T1 8-5-T2
    8-5-T3 8-5-1`,
  '9': `
    9-0-1 9-1-1 9-1-2 9-1-3 9-2-1/c 9-2-2/c 9-3`,
  '10': `
    10-0-1 10-0-2-T 10-0-3/e 10-1 10-2-1 10-2-2 10-2-3 10-3 10-4-1 10-4-2 10-4-3 10-4-4 10-4-5
    10-4-6/c 10-4-7`,
  '11': `
    11-0-1/c 11-0-2/c 11-0-3 11-0-4`,
  '12': `
    12-0-1 12-T 12-0-2 12-0-3/c 12-1-1 12-1-2 12-1-3/c 12-1-4 12-1-5 12-2/e`,
  '13': `
    13-1/c 13-T 13-2 13-3`,
  '14': `
    14-1 14-2 14-3 14-4 14-5/e`,
  '15': `
    15-0-1 15-0-2 15-0-3 15-0-4 15-1`,
  '16': `
    16-0-1 16-0-2 16-0-3/c 16-0-3-1 16-0-4 16-0-5 16-0-6/c 16-0-7 16-0-8 16-0-9 16-1-1/e 16-1-2/e
    16-1-3/e 16-1-4/e 16-1-5/e`,
  '17': `
    17-0-1 17-0-2 17-0-3 17-1/c 17-2/c 17-2-1 17-3`,
  '18': `
    18-0-1 18-0-2 18-0-3/c 18-0-4/e 18-1-1 18-1-2/c 18-1-3/c 18-1-4 18-1-5 18-1-6 18-1-7 18-1-8
    18-2-1/c 18-2-2 18-2-3 18-3-1/c 18-3-2 18-3-2-b 18-4-T 18-5-0/e 18-5-1/e 18-5-2/e 18-5-3/e
    18-5-4/e 18-5-5/e 18-5-6/e 18-5-7/e`,
  '19': `
    19-0 19-1-1/c 19-1-2 19-1-3 19-1-4 19-1-5 19-1-6 19-1-7 19-1-8 19-1-9 19-2-1 19-2-2 19-2-3/c
    19-2-4 19-2-5 19-2-7 19-3-1/c 19-3-2 19-3-3 19-3-4/c 19-3-5 19-3-6/c 19-3-7/c 19-3-8 19-4-1/c
    19-4-2/c 19-4-3/c 19-5-1 19-5-2 19-5-3 19-5-4/e 19-5-5/e 19-5-6/e 19-5-7/c`,
  '20': `
    20-1 20-2-1 20-2-2 20-3-1 20-3-2 20-3-3 20-4-1 20-4-2 20-4-3 20-5-1 20-5-2 20-6 20-7-T`,
  '21': `
    21-1-1 21-1-2 21-1-3 21-1-4 21-1-5`,
  '22': `
    22-0-1/r 22-0-2/r A1-1 A2-1/r A2-2 A2-3 A2-4 A2-5 A2-6 A3-1999 A3-2001 A3-2002 A3-2003 A3-2004
    A3-2005 A4-1 A4-2`,
};
const ONLY_2005 = `
  F-4 6-3-s9b 16-0-8 16-0-9 16-1-1 16-1-2 16-1-3 16-1-4 16-1-5 17-3 19-1-8 19-1-9 19-2-7 19-3-7
  19-3-8 A3-2003 A3-2004 A3-2005`;
const KINDS: Readonly<Record<string, string>> = { c: 'choice', r: 'referee', e: 'example' };
const LAST_RULING = 95;

const mastersTexts = textsIn('masters.md');
const chapters = mastersTexts.flatMap(book => book.chapters);
const chaptersOf = (id: string) => textNamed(id).chapters;
const chapterOfRule = (id: string, rule: string) => chapterHolding(chaptersOf(id), rule)?.number;

/** Returns the rulings once for each chapter in which they stand. */
const standingIn = (all: readonly RuleChapter[]) =>
  [...new Set(all.flatMap(one => one.rulings.map(({ id }) => `${id} ${one.number}`)))].map(
    standing => standing.split(' ')[0],
  );
const words = (text: string) => text.trim().split(/\s+/);
const rowsOf = (chapter: string) =>
  words(ROWS[chapter] ?? '').map(word => {
    const [row = '', mark = ''] = word.split('/');
    return { rule: `M-${row}`, kind: KINDS[mark] ?? 'rule' };
  });
const young = new Set(words(ONLY_2005).map(row => `M-${row}`));
const named = (book: readonly RuleChapter[]) =>
  book.map(({ number, statements }) => [number, statements.map(({ rule }) => rule)]);
// What both editions say alike is said once.
const everything = () => [
  ...new Map(
    chapters
      .flatMap(chapter => [
        ...chapter.statements.map(one => ({ mark: one.rule, text: one.text })),
        ...chapter.rulings.map(one => ({ mark: one.id, text: one.text })),
      ])
      .map(one => [`${one.mark} ${one.text}`, one]),
  ).values(),
];

test('the catalogue has 315 rows, 18 of them new in 2005', () => {
  expect(Object.keys(ROWS).flatMap(rowsOf)).toHaveLength(315);
  expect(young.size).toBe(18);
});

test('the book of 2005 says every row once, chapter by chapter in the order of numbers', () => {
  expect(named(chaptersOf('masters-2005'))).toEqual(
    Object.keys(ROWS).map(number => [number, rowsOf(number).map(({ rule }) => rule)]),
  );
});

test('the book of 2002 says the 297 rows of its edition once, and knows no other numbers', () => {
  const book = chaptersOf('masters-2002');
  const rows = Object.keys(ROWS).map(number => [
    number,
    rowsOf(number).flatMap(({ rule }) => (young.has(rule) ? [] : [rule])),
  ]);
  expect(named(book)).toEqual(rows);
  expect(book.flatMap(({ statements }) => statements)).toHaveLength(297);
  expect(book.flatMap(({ statements }) => statements.filter(one => one.in2005))).toEqual([]);
});

test('numbers rise within a chapter', () => {
  for (const { statements } of chaptersOf('masters-2005')) {
    const plain = statements.filter(({ rule }) => /^M-[\d-]+$/.test(rule));
    const numbers = plain.map(({ rule }) => rule.split('-').slice(1).map(Number));
    for (const [i, number] of numbers.entries()) {
      const before = numbers[i - 1] ?? [];
      const part = number.findIndex((value, k) => value !== before[k]);
      expect(number[part], plain[i]?.rule).toBeGreaterThan(before[part] ?? -1);
    }
  }
});

test('each statement is of the kind that the catalogue gives it', () => {
  const kinds = new Map(
    Object.keys(ROWS)
      .flatMap(rowsOf)
      .map(({ rule, kind }) => [rule, kind]),
  );
  for (const { rule, kind } of chapters.flatMap(({ statements }) => statements)) {
    expect([rule, kind]).toEqual([rule, kinds.get(rule)]);
  }
});

test('a statement of an official says what the program does instead', () => {
  for (const { rule, kind, text } of chapters.flatMap(({ statements }) => statements)) {
    expect([rule, text.includes('The program sees to it: ')]).toEqual([rule, kind === 'referee']);
  }
});

test('statements and rulings that differ by edition are there once in each', () => {
  for (const chapter of chapters) {
    const all = [...chapter.statements, ...chapter.rulings];
    const marks = all.flatMap(one =>
      (one.editions ?? ['2002', '2005']).map(
        edition => `${edition} ${'rule' in one ? one.rule : one.id}`,
      ),
    );
    expect(new Set(marks).size).toBe(marks.length);
  }
});

test('every house ruling stands in one chapter', () => {
  const standing = standingIn(chapters);
  const all = Array.from({ length: LAST_RULING }, (_, i) => `R-${String(i + 1).padStart(2, '0')}`);
  expect(standing.toSorted()).toEqual(all);
});

test('the rulings about one edition are not in the book of the other', () => {
  const of = (id: string) => chaptersOf(id).flatMap(({ rulings }) => rulings.map(one => one.id));
  expect(of('masters-2005')).toHaveLength(LAST_RULING);
  expect(of('masters-2005')).toContain('R-78');
  expect(of('masters-2002')).not.toContain('R-78');
});

test('statements are short and in plain characters', () => {
  for (const { text, mark } of everything()) {
    expect(text, mark).toMatch(/^[ -~]+[.)]$/);
    expect(text.length, mark).toBeLessThanOrEqual(mark.startsWith('R-') ? 280 : 240);
  }
});

test('no long sentence is said twice', () => {
  const places = new Map<string, string>();
  for (const { text, mark } of everything()) {
    for (const sentence of text.split(/(?<=[.;:]) /)) {
      if (sentence.length < 60) continue;
      expect(places.get(sentence), `${mark}: ${sentence}`).toBeUndefined();
      places.set(sentence, mark);
    }
  }
});

test('every rule or ruling that a text points to is in the book', () => {
  for (const { chapters: book } of allTexts()) {
    const known = book.flatMap(({ statements, rulings }) => [
      ...statements.map(({ rule }) => rule),
      ...rulings.map(one => one.id),
    ]);
    const texts = book.flatMap(({ statements, rulings }) =>
      [...statements, ...rulings].map(({ text }) => text),
    );
    for (const named of texts.join(' ').match(/\b[MR]-[\dAF][\w-]*/g) ?? []) {
      expect(
        known.some(one => one === named || one.startsWith(`${named}-`)),
        named,
      ).toBe(true);
    }
  }
});

test('a rule, a part of the book or a ruling leads to its chapter', () => {
  const in2005 = (rule: string) => chapterOfRule('masters-2005', rule);
  const ways = ['M-6-3-s5', 'M-6-3', 'M-10-2-1', 'M-1-1-7-2', 'M-F-3', 'M-A2-4', 'R-19', 'R-62'];
  expect(ways.map(in2005)).toEqual(['6', '6', '10', '1', '0', '22', '10', '19']);
  expect(in2005('M-18-1-4-x')).toBe('18');
  expect(['M-99', 'M', '', 'R-96', 'X-1-1'].map(in2005)).toEqual(Array(5).fill(undefined));
});

test('the options have a value in each book and name the statements they come from', () => {
  const known = chapters.flatMap(({ statements }) => statements.map(({ rule }) => rule));
  const [older, newer] = mastersTexts.map(({ options }) => options);
  expect(older?.map(({ name }) => name)).toEqual(newer?.map(({ name }) => name));
  expect(new Set(newer?.map(({ name }) => name)).size).toBe(25);
  for (const [i, { name, value, paragraphs }] of (newer ?? []).entries()) {
    expect(older?.[i]?.value, name).not.toBe(value);
    for (const named of paragraphs) {
      expect(
        known.some(rule => rule === named || rule.startsWith(`${named}-`)),
        named,
      ).toBe(true);
    }
  }
  expect(newer?.find(({ name }) => name === 'failedQuickStopExit')?.value).toBe('4th to 2nd');
});

test('every book can be read under its name', () => {
  for (const { id, name } of books) {
    expect(textNamed(id).title).toBe(name);
  }
});

// What the help opens when a driver asks in the middle of a step; of a step that is not here, the chapter of its paragraph.
const CHAPTERS: Readonly<Partial<Record<StepName, string>>> = {
  rollWeather: '3',
  choosePitBox: '4',
  configureCar: '5',
  chooseTires: '8',
  beginRound: '6',
  nextPlay: '6',
  endRound: '10',
  beginPlay: '9',
  announceGear: '6',
  setLever: '6',
  payOverRevving: '13',
  rollGearDie: '6',
  moveCar: '7',
  slide: '8',
  softBonus: '8',
  slipstream: '18',
  brakeAtEnd: '11',
  payOvershoot: '10',
  handlingTests: '17',
  blocking: '12',
  markStop: '7',
  collisionTests: '14',
  pitTires: '19',
  pitStop: '19',
  engineTests: '16',
  endInertia: '16',
  placeCar: '1',
  countOvershoot: '1',
};

const isMasters = ({ id }: { readonly id: string }) =>
  mastersTexts.some(text => text.id === id.replace(/-trial.*/, ''));

test('every step of a list is told by its paragraph in the chapter that explains it', () => {
  const mine = [...books, ...trialBooks].filter(isMasters);
  expect(mine).toHaveLength(6);
  for (const { id, definition, terms } of mine) {
    const { preparation, round, orderOfPlay } = definition;
    for (const [step, paragraph] of [...preparation, ...round, ...orderOfPlay]) {
      const chapter = CHAPTERS[step] ?? paragraph.split('-')[1];
      expect(chapterOfRule(id.replace(/-trial.*/, ''), paragraph), step).toBe(chapter);
      expect(terms({ preparation: 'chosen' }).paragraphs[step]).toBe(paragraph);
    }
  }
});
