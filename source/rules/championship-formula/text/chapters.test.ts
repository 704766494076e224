import { describe, expect, test } from 'vitest';
import { textsIn } from '../../../check/catalogue/book-texts.ts';
import type { BookText } from '../../text/book-text.ts';
import { chapterHolding } from '../../text/chapter-holding.ts';
import { chapterLines } from '../../text/page.ts';
import type { StatementKind } from '../../text/statement.ts';
import { askingSteps } from '../book.ts';
import { championship } from '../championship.ts';
import { championshipDraft } from '../championship-draft.ts';
import { UNTOLD } from './same-as.ts';

const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1);
const LAST_ROW = 202;
const HOUSE_RULINGS = [...upTo(67), 70, 71, 72, 73, 74, 80, 81, 82, 83, 84, 85, 87, 88, 89, 90];
const NAMED = /\bCFR-\d+\b|\bCR-\d+\b/g;

const championshipTexts = textsIn('championship.md');
const [published, draft] = championshipTexts;
const chapters = published?.chapters ?? [];
const statements = chapters.flatMap(chapter => chapter.statements);
const rulings = chapters.flatMap(chapter => chapter.rulings);
const numberOf = (id: string) => Number(id.split('-')[1]);
const sorted = (ids: readonly string[]) => ids.map(numberOf).toSorted((a, b) => a - b);
const rowsOf = (kind: StatementKind) =>
  sorted(statements.filter(one => one.kind === kind).map(({ rule }) => rule));
const sayings = [
  ...statements.map(({ rule, text }) => ({ mark: rule, text })),
  ...rulings.map(({ id, text }) => ({ mark: id, text })),
];

test('every row of the catalogue is told once, or named with the reason why not', () => {
  const rows = [...statements.map(({ rule }) => rule), ...UNTOLD.map(({ rule }) => rule)];
  expect(sorted(rows)).toEqual(upTo(LAST_ROW));
});

test('every house ruling stands in one chapter', () => {
  expect(sorted(rulings.map(({ id }) => id))).toEqual(HOUSE_RULINGS);
});

test('what a driver decides, a worked case and an advice are marked as such', () => {
  expect(rowsOf('choice')).toEqual([
    4, 10, 13, 16, 17, 19, 25, 32, 34, 42, 44, 45, 52, 64, 65, 69, 71, 81, 97, 98, 100, 105, 108,
    115, 118, 133, 135, 142, 179, 181, 187, 188, 190, 200,
  ]);
  expect(rowsOf('example')).toEqual([
    11, 14, 18, 41, 43, 53, 70, 86, 122, 127, 128, 131, 136, 147, 166, 170, 171, 172, 182, 197, 202,
  ]);
  expect(rowsOf('advice')).toEqual([101, 112, 140, 168, 169, 173, 174, 175]);
  expect(rowsOf('referee')).toEqual([38, 113]);
});

test('chapters are numbered in order, and rows and rulings rise in each', () => {
  expect(chapters.map(({ number }) => number)).toEqual(upTo(chapters.length).map(String));
  for (const chapter of chapters) {
    const rows = chapter.statements.map(({ rule }) => rule);
    expect(rows.map(numberOf), chapter.title).toEqual(sorted(rows));
    const ids = chapter.rulings.map(({ id }) => id);
    expect(ids.map(numberOf), chapter.title).toEqual(sorted(ids));
  }
});

test('statements are short and in plain characters', () => {
  for (const { text, mark } of sayings) {
    expect(text, mark).toMatch(/^[ -~]+[.),?]$/);
    expect(text.length, mark).toBeLessThanOrEqual(mark.startsWith('CR-') ? 280 : 240);
  }
});

test('every row, ruling or chapter that a text points to is there', () => {
  const known = sayings.map(({ mark }) => mark);
  const cards = chapters.flatMap(({ option }) =>
    option === undefined ? [] : [option.plays, option.needs, option.changes],
  );
  const said = [...sayings.map(({ text }) => text), ...cards].join(' ');
  for (const named of said.match(NAMED) ?? []) expect(known).toContain(named);
  for (const [, number] of said.matchAll(/\bchapter (\d+)/g)) {
    expect(chapters.map(one => one.number)).toContain(number);
  }
});

test('every option has a chapter with a card, which names the rows of the chapter', () => {
  const optional = chapters.filter(({ title }) => title.endsWith(' (option)'));
  expect(optional).toEqual(chapters.filter(({ option }) => option !== undefined));
  for (const { title, option, statements: own } of optional) {
    // A chapter of tables alone plays rows of other chapters.
    if (own.length === 0) continue;
    const [from, to = from] = option?.plays.match(NAMED) ?? [];
    const rows = own.map(({ rule }) => rule);
    expect([rows[0], rows.at(-1)], title).toEqual([from, to]);
  }
});

test('every line of the order of play leads to one chapter, and so does every question', () => {
  const { preparation, turn, move, interrupts } = championship.definition;
  const lines = [...preparation, ...turn, ...move, ...interrupts];
  for (const [step, row] of lines) {
    expect(chapterHolding(chapters, row), `${step} ${row}`).toBeDefined();
  }
  const told = lines.map(([step]): string => step);
  for (const step of askingSteps.keys()) expect(told).toContain(step);
});

test.each([
  ['setUpCars', 'Car set-up'],
  ['chooseTires', 'Tires (option)'],
  ['bidForPole', 'The pole bid'],
  ['bidAgain', 'Knock-out bid (option)'],
  ['planSpeeds', 'Planning'],
  ['payBraking', 'Slowing down'],
  ['chooseWay', 'Driving'],
  ['spendSkill', 'Skill'],
  ['blockPass', 'Forced passes'],
  ['payCorner', 'Corners'],
  ['payLateBraking', 'Late braking'],
  ['payTest', 'Tires (option)'],
  ['replan', 'Late braking'],
  ['enterPits', 'Pit stops (option)'],
  ['changeTires', 'Pit stops (option)'],
])('the question of %s opens the chapter on it', (step, title) => {
  const { preparation, turn, move, interrupts } = championship.definition;
  const lines = [...preparation, ...turn, ...move, ...interrupts];
  const row = lines.find(([name]) => name === step)?.[1] ?? '';
  expect(chapterHolding(chapters, row)?.title).toBe(title);
});

test('the tables fit a narrow screen and tell the numbers of the book', () => {
  for (const chapter of chapters) {
    for (const columns of [52, 80]) {
      const widest = Math.max(...chapterLines(chapter, columns).map(line => line.length));
      expect(widest, chapter.title).toBeLessThanOrEqual(columns);
    }
  }
  const page = chapters.flatMap(chapter => chapterLines(chapter, 80)).join('\n');
  expect(page).toContain('start test    2 to 8  9 to 10  11 to 12\n');
  expect(page).toContain('chance        42/42/17  58/33/8  72/25/3  83/17/0\n');
  expect(page).toContain('40          2 wear, or 1 wear and a chance\n');
  expect(page).toContain('60          3 wear, or 2 wear and a roll\n');
  expect(page).toContain('start speed        20   60   100  120\n');
  expect(page).toContain('from 180   1 to 2\n');
});

test('numbers that the source does not print say where they are from', () => {
  const notes = chapters.flatMap(({ tables = [] }) => tables.map(({ note }) => note ?? ''));
  expect(notes.filter(note => note.includes('Derived'))).toHaveLength(3);
  expect(notes.filter(note => note.includes('found elsewhere'))).toHaveLength(3);
});

test('a book is of the id of its race', () => {
  expect(championshipTexts.map(({ id }) => id)).toEqual([championship.id, championshipDraft.id]);
});

test('the tables of earlier editions are shown with the points of a car in them', () => {
  const titles = (book: BookText | undefined) =>
    book?.chapters.at(-1)?.tables?.map(one => one.title);
  const cards = [
    'Cards of 2011, 2 points in all',
    'Cards of 2009, 8 points in all',
    'Cards of 1977, 5 points in all',
  ];
  expect(titles(published)).toEqual([...cards, 'Start test of 2009', 'Passes of 2009']);
  expect(titles(draft)).toEqual(cards);
  const page = chapters
    .slice(-1)
    .flatMap(chapter => chapterLines(chapter, 80))
    .join('\n');
  expect(page).toContain('start speed        20   40   60   100  120');
  expect(page).toContain('start test  2 to 8  9       10 to 12');
  expect(page).toContain('blocked pass  2 to 3  -       4 to 12');
});

describe('the draft', () => {
  const rowsIn = (book: BookText | undefined) =>
    (book?.chapters ?? []).flatMap(one => one.statements.map(({ rule }) => rule));
  const rulingsIn = (book: BookText | undefined) =>
    (book?.chapters ?? []).flatMap(one => one.rulings.map(({ id }) => id));
  const textOf = (book: BookText | undefined, rule: string) =>
    book?.chapters.flatMap(one => one.statements).find(one => one.rule === rule)?.text;

  test('has no stall and no width of a crash row, and all other rows once', () => {
    const without = new Set(['CFR-90', 'CFR-145', 'CFR-156']);
    expect(rowsIn(draft)).toEqual(rowsIn(published).filter(rule => !without.has(rule)));
  });

  test('has the rulings of the published rules but for the end of a way at a crash, and two of its own', () => {
    expect(rulingsIn(draft).toSorted()).toEqual(
      [...rulingsIn(published).filter(id => id !== 'CR-39'), 'CR-68', 'CR-86'].toSorted(),
    );
  });

  test('says otherwise what its numbers change', () => {
    const changed = ['CFR-32', 'CFR-85', 'CFR-86', 'CFR-89', 'CFR-117', 'CFR-119', 'CFR-123'];
    for (const rule of [...changed, 'CFR-155', 'CFR-157']) {
      expect(textOf(draft, rule), rule).not.toBe(textOf(published, rule));
    }
    const rewritten = championshipTexts
      .flatMap(book => book.chapters.flatMap(one => one.statements))
      .filter(one => one.editions);
    expect(rewritten).toHaveLength(2 * (changed.length + 2) + 3);
  });

  test('has tables of its own numbers', () => {
    const page = (draft?.chapters ?? []).flatMap(one => chapterLines(one, 80)).join('\n');
    expect(page).toContain('start test    2 to 9  10 to 12  -\n');
    expect(page).toContain('pass          2 to 6  7 to 9    10 to 12\n');
    expect(page).toContain('avoid damage  2 to 9  -         10 to 12\n');
    expect(page).not.toContain('blocked pass');
  });

  test('is told beside the published rules, each with its own value and known rows', () => {
    const [mine, others] = championshipTexts.map(({ options }) => options);
    expect(mine?.map(({ name }) => name)).toEqual(others?.map(({ name }) => name));
    for (const [i, { name, value }] of (mine ?? []).entries()) {
      expect(others?.[i]?.value, name).not.toBe(value);
    }
    for (const book of championshipTexts) {
      const rows = rowsIn(book);
      for (const { paragraphs } of book.options) {
        for (const named of paragraphs) expect(rows).toContain(named);
      }
    }
  });
});
