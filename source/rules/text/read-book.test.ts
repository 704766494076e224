import { describe, expect, test } from 'vitest';
import type { BookFrame } from './book-text.ts';
import { BookFault, readBook } from './read-book.ts';

const FRAME: BookFrame = {
  file: 'some.md',
  edition: 'new',
  editions: ['old', 'new'],
  values: { laps: 3, values: { spin: { gear: 1 }, name: 'tires' } },
  tables: { dice: () => [{ title: 'Dice', head: ['roll'], rows: [['1']] }] },
};

const TEXT = `# A book

Notes for those who write it, such as {this} and X-9.

## 4 Gears

X-4-1 choice  You may skip {values.spin.gear} of {laps} gears (chapter 5).
X-4-2 [old]  So it was.
X-4-2 [new] (new: 4-3)  So it is: see X-4.
X-4-3 [old] X-4-4 [new] example  Said in the same words.

{dice}

### House rulings

R-1  A ruling.
R-2 [old]  An old one.

## 5 Tires (option) [old]

X-5-1  An old chapter.

## 6 Nitro (option)

Plays  X-6-1
Needs [old]  Nothing.
Needs [new]  The new game.
Changes  What cars have.
X-6-1 advice  Keep it.

## Where the editions differ

gears [old]  (R-1) counts; 4 (X-4-1, X-5-1)
gears [new]  {laps} (X-4-1, X-5-1)
`;

const read = (text: string, more: Partial<BookFrame> = {}) => readBook(text, { ...FRAME, ...more });

/** Reads a chapter that is whole but for the lines given, which begin at line 4. */
const chapter = (...lines: readonly string[]) => ['# A', '', '## 1 One', ...lines].join('\n');

function faultOf(text: string): string {
  try {
    read(text);
  } catch (error) {
    if (error instanceof BookFault) return error.message;
    throw error;
  }
  return '';
}

test('a file is read for one edition: its statements, tables, rulings, cards and differences', () => {
  const { chapters, options } = read(TEXT.replace(' (chapter 5)', ''));
  expect(chapters).toEqual([
    {
      number: '4',
      title: 'Gears',
      statements: [
        { rule: 'X-4-1', kind: 'choice', text: 'You may skip 1 of 3 gears.' },
        {
          rule: 'X-4-2',
          kind: 'rule',
          text: 'So it is: see X-4.',
          in2005: '4-3',
          editions: ['new'],
        },
        { rule: 'X-4-4', kind: 'example', text: 'Said in the same words.', editions: ['new'] },
      ],
      tables: [{ title: 'Dice', head: ['roll'], rows: [['1']] }],
      rulings: [{ id: 'R-1', text: 'A ruling.' }],
    },
    {
      number: '6',
      title: 'Nitro (option)',
      option: { plays: 'X-6-1', needs: 'The new game.', changes: 'What cars have.' },
      statements: [{ rule: 'X-6-1', kind: 'advice', text: 'Keep it.' }],
      rulings: [],
    },
  ]);
  expect(options).toEqual([{ name: 'gears', value: '3', paragraphs: ['X-4-1', 'X-5-1'] }]);
});

test('the other edition has its own sentences, and the chapter that is its alone', () => {
  const { chapters, options } = read(TEXT, { edition: 'old' });
  expect(chapters.map(({ number }) => number)).toEqual(['4', '5', '6']);
  const [gears, tires] = chapters;
  expect(gears?.statements.map(({ rule }) => rule)).toEqual(['X-4-1', 'X-4-2', 'X-4-3']);
  expect(gears?.rulings.map(({ id }) => id)).toEqual(['R-1', 'R-2']);
  expect(tires?.statements).toEqual([
    { rule: 'X-5-1', kind: 'rule', text: 'An old chapter.', editions: ['old'] },
  ]);
  expect(options).toEqual([
    { name: 'gears', value: '(R-1) counts; 4', paragraphs: ['X-4-1', 'X-5-1'] },
  ]);
});

test('a number in a later edition is kept for that edition alone', () => {
  const text = chapter('X-1 (new: 1-2)  Renumbered.', 'X-2 (old: 1-3)  As it was.');
  expect(read(text).chapters[0]?.statements).toEqual([
    { rule: 'X-1', kind: 'rule', text: 'Renumbered.', in2005: '1-2' },
    { rule: 'X-2', kind: 'rule', text: 'As it was.' },
  ]);
});

test('JSON has the card of a chapter where the text has it, and lists of no tables on demand', () => {
  const card = ['Plays  X-1', 'Needs  Nothing.', 'Changes  All.'];
  const keys = (...lines: readonly string[]) =>
    Object.keys(read(chapter(...lines), { listsTables: true }).chapters[0] ?? {});
  const before = keys(...card, 'X-1  A rule.');
  expect(before).toEqual(['number', 'title', 'option', 'statements', 'rulings', 'tables']);
  expect(keys('X-1  A rule.', ...card).at(-1)).toBe('option');
});

describe('a fault is named by file and line', () => {
  test.each([
    ['a line without two spaces', ['X-1 One space.'], 'two spaces stand between'],
    ['an unknown value', ['X-1  Skip {values.spin.gears}.'], '{values.spin.gears} is no value'],
    ['a value of parts', ['X-1  Skip {values.spin}.'], '{values.spin} is no value'],
    [
      'a value below a text',
      ['X-1  Skip {values.name.length}.'],
      '{values.name.length} is no value',
    ],
    ['an unknown table', ['{cards}'], '{cards} is no table'],
    ['a table by the name of a method', ['{toString}'], '{toString} is no table'],
    ['an unknown edition', ['X-1 [first]  A rule.'], '[first] is none of old, new'],
    [
      'an unknown kind',
      ['X-1 choise  A rule.'],
      "'choise' is neither a row nor one of rule, choice",
    ],
    [
      'a doubled row',
      ['X-1  A rule.', 'X-2  More.', 'X-1 [new]  Again.'],
      'X-1 stands in the book',
    ],
    ['a ruling doubled by a row', ['X-1  A.', '### Rulings', 'X-1  B.'], 'X-1 stands in the book'],
    ['an unknown row', ['X-1  A rule.', 'X-2  See X-3.'], 'the book has no X-3'],
    ['a row of the other edition', ['X-1 [old]  A.', 'X-2  See X-1.'], 'the book has no X-1'],
    ['the beginning of a number', ['X-12  A.', 'X-2  See X-1.'], 'the book has no X-1'],
    ['an unknown chapter', ['X-1  A rule (chapter 2).'], 'the book has no chapter 2'],
    [
      'an unknown chapter in French',
      ['X-1  Une règle (chapitre 2).'],
      'the book has no chapitre 2',
    ],
    ['a missing chapter', ['## 3 Three'], 'chapter 2 is missing before chapter 3'],
    ['chapters in the wrong order', ['## 1 One again'], 'chapter 2 is missing before chapter 1'],
    ['an unknown edition of a chapter', ['## 2 Two [first]'], '[first] is none of old, new'],
    ['a difference without rows', ['## Others', 'gears [new]  4'], 'behind a value stand the rows'],
    [
      'a difference by no row',
      ['X-1  A.', '## Others', 'gears [new]  4 (X-8)'],
      'the book has no X-8',
    ],
  ])('%s', (_, lines, message) => {
    const said = faultOf(chapter(...lines));
    expect(said).toContain(message);
    expect(said).toMatch(/^some\.md, line \d+: /);
  });

  test('the line is that of the file', () => {
    expect(faultOf(chapter('X-1  A rule.', '', 'X-2  {none}'))).toMatch(/^some\.md, line 6: /);
    // References are looked for when all rows are known.
    expect(faultOf(chapter('X-1  See X-7.', 'X-2  A rule.'))).toMatch(/^some\.md, line 4: /);
    expect(faultOf(chapter('X-1  One.', '## 3 Three'))).toMatch(/^some\.md, line 5: /);
  });

  test('half a card is named where its chapter begins', () => {
    const said = faultOf(chapter('X-1  A rule.', 'Plays  X-1'));
    expect(said).toBe(
      'some.md, line 3: the card of a chapter says what it Plays, Needs and Changes',
    );
  });
});
