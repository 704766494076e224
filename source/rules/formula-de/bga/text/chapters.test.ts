import { expect, test } from 'vitest';
import { textsIn } from '../../../../check/catalogue/book-texts.ts';
import { books } from '../../../books.ts';
import type { BookText } from '../../../text/book-text.ts';
import { chapterHolding } from '../../../text/chapter-holding.ts';
import { chapterLines, optionPage } from '../../../text/page.ts';
import type { RuleChapter } from '../../../text/statement.ts';
import { ROWS } from './rows.ts';
import { UNPLAYABLE } from './same-as.ts';

const LAST_RULING = 70;
const ROW = /\bBGA-[BAOV]-\d+\b|\bBR-\d+\b/g;

const bgaTexts = textsIn('bga.md');
const [basicBook, advancedBook] = bgaTexts;
// The advanced game has every chapter.
const chapters = advancedBook?.chapters ?? [];
const everyChapter = bgaTexts.flatMap(book => book.chapters);
const rowsOf = (book: BookText | undefined) =>
  (book?.chapters ?? []).flatMap(({ statements }) => statements.map(({ rule }) => rule));
const rulingsOf = (book: BookText) =>
  book.chapters.flatMap(({ rulings }) => rulings.map(({ id }) => id));
const chapterIn = (book: BookText | undefined, rule: string) =>
  chapterHolding(book?.chapters ?? [], rule)?.number;
const kinds = new Map(ROWS.map(({ row, kind }) => [row, kind]));
const ofPart = (part: string) => ROWS.filter(({ row }) => row.startsWith(`BGA-${part}-`));
const count = (kind: string) => ROWS.filter(one => one.kind === kind).length;
const sayings = (book: BookText) =>
  book.chapters.flatMap(chapter => [
    ...chapter.statements.map(one => ({ mark: one.rule, text: one.text })),
    ...chapter.rulings.map(one => ({ mark: one.id, text: one.text })),
  ]);

test('the catalogue has 283 rows in four parts, each with a number, a kind and a few words', () => {
  expect(['B', 'A', 'O', 'V'].map(part => ofPart(part).length)).toEqual([76, 91, 69, 47]);
  for (const part of ['B', 'A', 'O', 'V']) {
    expect(ofPart(part).map(({ row }) => row)).toEqual(
      ofPart(part).map((_, i) => `BGA-${part}-${i + 1}`),
    );
  }
  expect(['rule', 'choice', 'example', 'setup', 'none'].map(count)).toEqual([197, 38, 7, 23, 18]);
  for (const { row, about } of ROWS) expect(about, row).toMatch(/^[ -~]{4,44}$/);
});

test('every row is told by a book, or named with the reason why no program plays it', () => {
  const told = new Set(bgaTexts.flatMap(rowsOf));
  for (const { row, kind, about } of ROWS) {
    expect([row, about, told.has(row)]).toEqual([row, about, kind !== 'none']);
    expect([row, UNPLAYABLE[row] !== undefined]).toEqual([row, kind === 'none']);
  }
  expect(told.size + Object.keys(UNPLAYABLE).length).toBe(ROWS.length);
});

test('a book says a row once, and knows only rows of the catalogue', () => {
  for (const book of bgaTexts) {
    const rows = rowsOf(book);
    expect(new Set(rows).size).toBe(rows.length);
    for (const row of rows) expect(kinds.has(row), row).toBe(true);
  }
});

test('each book has the rows of its own game, and the advanced one those of every option', () => {
  const playable = (part: string) =>
    ofPart(part).flatMap(({ row, kind }) => (kind === 'none' ? [] : [row]));
  expect(rowsOf(basicBook)).toEqual(expect.arrayContaining([...playable('B')]));
  expect(rowsOf(basicBook).filter(row => row.startsWith('BGA-A-'))).toEqual([]);
  for (const part of ['A', 'O', 'V']) {
    expect(rowsOf(advancedBook)).toEqual(expect.arrayContaining([...playable(part)]));
  }
  expect(bgaTexts.map(book => rowsOf(book).length)).toEqual([116, 208]);
});

test('each statement is of the kind that the catalogue gives its row; a setup is told as a rule', () => {
  for (const { rule, kind } of everyChapter.flatMap(({ statements }) => statements)) {
    const given = kinds.get(rule);
    expect([rule, kind]).toEqual([rule, given === 'setup' ? 'rule' : given]);
  }
});

test('chapters have the same number and title in both books, in rising order', () => {
  expect(chapters.map(({ number }) => number)).toEqual(chapters.map((_, i) => String(i + 1)));
  for (const book of bgaTexts) {
    const known = chapters.filter(({ number }) => book.chapters.some(one => one.number === number));
    expect(book.chapters.map(({ number, title }) => [number, title])).toEqual(
      known.map(({ number, title }) => [number, title]),
    );
  }
  const missing = chapters.filter(({ number }) =>
    basicBook?.chapters.every(one => one.number !== number),
  );
  expect(missing.map(({ title }) => title)).toEqual([
    'Dangerous spaces and road handling',
    'Slipstreaming',
    'Construction (option)',
    'Weather (option)',
    'Tires (option)',
    'Technical stops (option)',
  ]);
});

test('the rows of a part rise within a chapter', () => {
  for (const { number, statements } of everyChapter) {
    for (const part of ['B', 'A', 'O', 'V']) {
      const mine = statements.filter(({ rule }) => rule.startsWith(`BGA-${part}-`));
      const numbers = mine.map(({ rule }) => Number(rule.split('-')[2]));
      expect(numbers, `${number} ${part}`).toEqual(numbers.toSorted((a, b) => a - b));
    }
  }
});

test('every house ruling stands in one chapter, once in a book', () => {
  const places = everyChapter.flatMap(({ number, rulings }) =>
    rulings.map(({ id }) => `${id} ${number}`),
  );
  const standing = [...new Set(places)].map(place => place.split(' ')[0] ?? '');
  const all = Array.from({ length: LAST_RULING }, (_, i) => `BR-${i + 1}`);
  expect(standing.toSorted((a, b) => Number(a.slice(3)) - Number(b.slice(3)))).toEqual(all);
  for (const book of bgaTexts) expect(new Set(rulingsOf(book)).size).toBe(rulingsOf(book).length);
});

test('statements are short and in plain characters', () => {
  for (const { text, mark } of bgaTexts.flatMap(sayings)) {
    expect(text, mark).toMatch(/^[ -~]+[.)?]$/);
    expect(text.length, mark).toBeLessThanOrEqual(mark.startsWith('BR-') ? 280 : 240);
  }
});

test('a book says no long sentence twice', () => {
  for (const book of bgaTexts) {
    const places = new Map<string, string>();
    for (const { text, mark } of sayings(book)) {
      for (const sentence of text.split(/(?<=[.;:]) /)) {
        if (sentence.length < 60) continue;
        expect(places.get(sentence), `${mark}: ${sentence}`).toBeUndefined();
        places.set(sentence, mark);
      }
    }
  }
});

test('every row, ruling or chapter that a text points to is in its book', () => {
  for (const book of bgaTexts) {
    const known = [...rowsOf(book), ...rulingsOf(book)];
    const cards = book.chapters.flatMap(({ option }) =>
      option === undefined ? [] : [option.plays, option.needs, option.changes],
    );
    const said = [...sayings(book).map(({ text }) => text), ...cards].join(' ');
    for (const named of said.match(ROW) ?? []) expect(known, book.id).toContain(named);
    for (const [, number] of said.matchAll(/\bchapter (\d+)/g)) {
      expect(book.chapters.map(one => one.number)).toContain(number);
    }
    for (const { paragraphs } of book.options) {
      for (const named of paragraphs) expect(known, book.id).toContain(named);
    }
  }
});

test('no page is wider than asked for, and nothing of it is lost', () => {
  for (const book of bgaTexts) {
    for (const columns of [60, 80, 100]) {
      const lines = book.chapters.flatMap(chapter => chapterLines(chapter, columns));
      const all = [...lines, ...optionPage(book.options, columns)];
      expect(Math.max(...all.map(line => line.length))).toBeLessThanOrEqual(columns);
      const said = all.join(' ').replace(/\s+/g, ' ');
      for (const { text } of sayings(book)) expect(said).toContain(text);
    }
  }
});

test('every option has a card: what it plays, what it needs and what it changes', () => {
  const cards = (book: BookText | undefined) =>
    (book?.chapters ?? []).flatMap(({ title, option }) => (option === undefined ? [] : [title]));
  const isOption = ({ title }: RuleChapter) => title.endsWith(' (option)');
  for (const book of bgaTexts) {
    expect(cards(book)).toEqual(book.chapters.filter(isOption).map(({ title }) => title));
  }
  expect(cards(advancedBook)).toHaveLength(7);
  expect(cards(basicBook)).toEqual(['Qualifying (option)', 'Team race (option)', 'Nitro (option)']);
  const tires = advancedBook?.chapters.find(({ title }) => title === 'Tires (option)');
  expect(tires?.option?.plays).toBe(
    'BGA-A-77, BGA-O-37, BGA-O-38, BGA-O-40, BGA-O-41, BGA-O-43 to BGA-O-48, BGA-O-50, BGA-O-51, BGA-V-28 to BGA-V-31, BGA-V-36',
  );
});

test('both books tell the same differences, each with its own value', () => {
  const [mine, others] = bgaTexts.map(({ options }) => options);
  expect(mine?.map(({ name }) => name)).toEqual(others?.map(({ name }) => name));
  for (const [i, { name, value }] of (mine ?? []).entries()) {
    expect(others?.[i]?.value, name).not.toBe(value);
  }
  expect(mine?.find(({ name }) => name === 'greatStart')?.value).toBe('17 to 20');
});

/** A step of a list; `-` where a game has no such step or row. */
type StepRow = readonly [step: string, chapter: string, inBasic: string, inAdvanced: string];

// What the help opens when a driver asks in the middle of a step, by the rows that a list may give it.
const CHAPTER_OF_STEP: readonly StepRow[] = [
  ['rollGrid', '7', 'BGA-B-42', 'BGA-A-23'],
  ['rollWeather', '22', '-', 'BGA-O-21'],
  ['choosePitBox', '16', 'BGA-B-71', 'BGA-A-81'],
  ['configureCar', '20', '-', 'BGA-O-2'],
  ['chooseTires', '23', '-', 'BGA-O-37'],
  ['beginRound', '3', 'BGA-B-27', 'BGA-A-8'],
  ['nextPlay', '3', 'BGA-V-2', 'BGA-V-2'],
  ['endRound', '17', 'BGA-V-47', 'BGA-V-47'],
  ['endRound', '22', '-', 'BGA-V-18'],
  ['beginPlay', '8', 'BGA-B-44', 'BGA-A-25'],
  ['turnRound', '9', '-', 'BGA-A-37'],
  ['announceGear', '1', 'BGA-B-2', '-'],
  ['announceGear', '2', 'BGA-B-22', 'BGA-A-3'],
  ['announceGear', '3', 'BGA-B-25', 'BGA-A-6'],
  ['setLever', '3', 'BGA-B-25', 'BGA-A-6'],
  ['payOverRevving', '11', 'BGA-B-56', 'BGA-A-48'],
  ['rollGearDie', '1', 'BGA-B-3', '-'],
  ['rollGearDie', '2', 'BGA-B-14', 'BGA-A-1'],
  ['rollGearDie', '3', 'BGA-B-25', 'BGA-A-6'],
  ['nitro', '26', 'BGA-O-67', 'BGA-O-67'],
  ['moveCar', '1', 'BGA-B-4', '-'],
  ['moveCar', '4', 'BGA-B-32', 'BGA-A-14'],
  ['slide', '23', '-', 'BGA-V-28'],
  ['slide', '22', '-', 'BGA-O-36'],
  ['softBonus', '23', '-', 'BGA-O-43'],
  ['slipstream', '15', '-', 'BGA-A-69'],
  ['brakeAtEnd', '10', 'BGA-B-55', 'BGA-A-40'],
  ['payOvershoot', '9', 'BGA-B-49', 'BGA-A-30'],
  ['handlingTests', '14', '-', 'BGA-A-62'],
  ['blocking', '9', 'BGA-B-54', '-'],
  ['blocking', '10', 'BGA-B-55', '-'],
  ['payBlocking', '10', '-', 'BGA-A-43'],
  ['regainTires', '9', '-', 'BGA-A-38'],
  ['markStop', '3', 'BGA-B-26', 'BGA-A-7'],
  ['markStop', '5', 'BGA-B-35', 'BGA-A-17'],
  ['pitTires', '16', '-', 'BGA-A-83'],
  ['pitTires', '24', '-', 'BGA-O-54'],
  ['pitStop', '16', 'BGA-B-73', 'BGA-A-84'],
  ['pitStop', '24', '-', 'BGA-O-53'],
  ['collisionTests', '12', 'BGA-B-58', 'BGA-A-51'],
  ['engineTests', '13', 'BGA-B-61', 'BGA-A-57'],
  ['placeCar', '21', 'BGA-O-5', 'BGA-O-5'],
  ['countOvershoot', '21', 'BGA-O-12', 'BGA-O-12'],
];

test('the row of a step leads to the chapter that explains it, in either book', () => {
  for (const [step, chapter, inBasic, inAdvanced] of CHAPTER_OF_STEP) {
    if (inBasic !== '-') expect([step, chapterIn(basicBook, inBasic)]).toEqual([step, chapter]);
    if (inAdvanced === '-') continue;
    expect([step, chapterIn(advancedBook, inAdvanced)]).toEqual([step, chapter]);
  }
});

test('so does every step of a list, once the book can be raced', () => {
  const raced = books.filter(({ id }) => bgaTexts.some(text => text.id === id));
  for (const { id, definition } of raced) {
    const text = bgaTexts.find(one => one.id === id);
    const { preparation, round, orderOfPlay } = definition;
    for (const [step, row] of [...preparation, ...round, ...orderOfPlay]) {
      const expected = CHAPTER_OF_STEP.filter(one => one[0] === step).map(one => one[1]);
      expect(expected, `${id} ${step} ${row}`).toContain(chapterIn(text, row));
    }
  }
});

test('a row leads to its chapter, a ruling too; a part of the rules leads nowhere', () => {
  for (const book of bgaTexts) {
    for (const { number, statements, rulings } of book.chapters) {
      for (const { rule } of statements) expect(chapterIn(book, rule), rule).toBe(number);
      for (const { id } of rulings) expect(chapterIn(book, id), id).toBe(number);
    }
    const nowhere = ['BGA-A', 'BGA-B-77', 'BGA-O-39', 'BGA', '', 'BR-71', 'M-6-3'];
    expect(nowhere.map(one => chapterIn(book, one))).toEqual(nowhere.map(() => undefined));
  }
});
