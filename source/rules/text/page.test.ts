import { expect, test } from 'vitest';
import { allTexts } from '../../check/catalogue/book-texts.ts';
import { chapterLines, optionPage, wrapWords } from './page.ts';
import type { RuleChapter, Statement } from './statement.ts';

const rule = (rule: string, text: string): Statement => ({ rule, text, kind: 'rule' });
const ruling = (id: string, text: string) => ({ id, text });

test('words are broken into lines of the width, a longer word alone', () => {
  expect(wrapWords('a car that stops', 8)).toEqual(['a car', 'that', 'stops']);
  expect(wrapWords('a car that stops', 10)).toEqual(['a car that', 'stops']);
  expect(wrapWords('go overshooting now', 5)).toEqual(['go', 'overshooting', 'now']);
  expect(wrapWords('', 5)).toEqual(['']);
});

test('in French no line begins with the mark that a blank stands before', () => {
  expect(wrapWords('le dé noir : un test ; deux « non » !', 11)).toEqual([
    'le dé',
    'noir : un',
    'test ; deux',
    '« non » !',
  ]);
});

test('a chapter shows its heading, its statements with their numbers and then the rulings', () => {
  const chapter = {
    number: '10',
    title: 'Overshooting',
    statements: [
      rule('M-10-1', 'Leave it without a stop and you are out.'),
      { rule: 'M-10-2-2', text: 'Three spaces.', kind: 'example', in2005: '10-2-3' },
    ],
    rulings: [ruling('R-19', 'Every space counts.')],
  } satisfies RuleChapter;
  expect(chapterLines(chapter, 36)).toEqual([
    '10  Overshooting',
    '================',
    '',
    'M-10-1      Leave it without a stop',
    '            and you are out.',
    'M-10-2-2    Example: Three spaces.',
    '            (In the 2005 booklet:',
    '            10-2-3.)',
    '',
    'House rulings',
    '',
    'R-19        Every space counts.',
  ]);
});

test('a chapter without rulings has no heading for them', () => {
  const chapter = { number: '2', title: 'The race', statements: [], rulings: [] };
  expect(chapterLines(chapter, 80)).toEqual(['2  The race', '===========', '']);
});

test('tables stand below the statements, their last column wrapped, with a note on their numbers', () => {
  const chapter = {
    number: '3',
    title: 'Dice',
    statements: [rule('X-1', 'Low is good.')],
    tables: [
      {
        title: 'What a roll says',
        head: ['roll', 'green', 'red'],
        rows: [['test', '2 to 9', '10, 11 or 12, whatever you do']],
        note: 'Derived: the border of red.',
      },
    ],
    rulings: [ruling('X-R1', 'Two dice.')],
  };
  expect(chapterLines(chapter, 36).slice(3)).toEqual([
    'X-1         Low is good.',
    '',
    'What a roll says',
    '',
    'roll  green   red',
    'test  2 to 9  10, 11 or 12, whatever',
    '              you do',
    'Derived: the border of red.',
    '',
    'House rulings',
    '',
    'X-R1        Two dice.',
  ]);
});

const WAIT: Statement = { rule: 'X-1', text: 'Wait.', kind: 'advice' };

test('an advice of the book is marked as one', () => {
  const chapter = { number: '1', title: 'T', statements: [WAIT], rulings: [] };
  expect(chapterLines(chapter, 36)).toContain('X-1         Advice: Wait.');
});

test('a chapter about an option begins with what that plays, needs and changes', () => {
  const option = { plays: 'X-1 to X-3', needs: 'Nothing.', changes: 'Each car may move farther.' };
  const statements = [rule('X-1', 'Nitro.')];
  const chapter = { number: '26', title: 'Nitro (option)', option, statements, rulings: [] };
  expect(chapterLines(chapter, 36)).toEqual([
    '26  Nitro (option)',
    '==================',
    '',
    'Plays       X-1 to X-3',
    'Needs       Nothing.',
    'Changes     Each car may move',
    '            farther.',
    '',
    'X-1         Nitro.',
  ]);
});

test('a chapter of house rulings alone goes straight to them', () => {
  const rulings = [ruling('R-1', 'So it is.')];
  const chapter = { number: '9', title: 'Silence', statements: [], rulings };
  expect(chapterLines(chapter, 36).slice(2)).toEqual([
    '',
    'House rulings',
    '',
    'R-1         So it is.',
  ]);
});

test('no page is wider than asked for, and nothing of it is lost', () => {
  for (const { chapters, options } of allTexts()) {
    for (const columns of [60, 80, 100]) {
      const lines = chapters.flatMap(chapter => chapterLines(chapter, columns));
      const all = [...lines, ...optionPage(options, columns)];
      expect(Math.max(...all.map(line => line.length))).toBeLessThanOrEqual(columns);
      const said = all.join(' ').replace(/\s+/g, ' ');
      for (const { text } of chapters.flatMap(({ statements }) => statements)) {
        expect(said).toContain(text);
      }
    }
  }
});

test('the words around the sentences are of the language of the book', () => {
  const chapter = {
    number: '26',
    title: 'Nitro (option)',
    option: { plays: 'X-1', needs: 'Rien.', changes: 'Tout.' },
    statements: [WAIT, { rule: 'X-2', text: 'Trois.', kind: 'example' as const, in2005: '2-1' }],
    rulings: [ruling('R-1', 'Ainsi.')],
  };
  expect(chapterLines(chapter, 80, 'fr').slice(3)).toEqual([
    'Joue        X-1',
    'Demande     Rien.',
    'Change      Tout.',
    '',
    'X-1         Conseil : Wait.',
    'X-2         Exemple : Trois. (Dans le livret de 2005 : 2-1.)',
    '',
    'Décisions de la maison',
    '',
    'R-1         Ainsi.',
  ]);
  const options = [{ name: 'laps', value: '3', paragraphs: ['X-1'] }];
  expect(optionPage(options, 80, 'fr')).toEqual([
    'Où les éditions diffèrent',
    '=========================',
    '',
    'laps  3 (X-1)',
  ]);
});
