import { expect, test } from 'vitest';
import { textNamed } from '../../../../check/catalogue/book-texts.ts';
import { chapterLines } from '../../../text/page.ts';

const english = textNamed('masters-2005');
const french = textNamed('masters-2005', 'fr');
const sayingsOf = ({ chapters }: typeof english) =>
  chapters.flatMap(({ number, statements, rulings }) => [
    ...statements.map(({ rule, kind, text }) => ({ chapter: number, mark: rule, kind, text })),
    ...rulings.map(({ id, text }) => ({ chapter: number, mark: id, kind: 'ruling', text })),
  ]);
const pairs = sayingsOf(english).map((said, at) => ({ said, dit: sayingsOf(french)[at] }));
const numbersIn = (text = '') => (text.match(/\d+/g) ?? []).toSorted();

test('the French book has the paragraphs of the English one, chapter by chapter, each of its kind', () => {
  const frames = (book: typeof english) => sayingsOf(book).map(({ text: _text, ...rest }) => rest);
  expect(french.language).toBe('fr');
  expect(frames(french)).toEqual(frames(english));
  const numbers = (book: typeof english) => book.chapters.map(({ number }) => number);
  expect(numbers(french)).toEqual(numbers(english));
});

test('each paragraph has the numbers of the English one', () => {
  for (const { said, dit } of pairs) {
    expect([said.mark, numbersIn(dit?.text)]).toEqual([said.mark, numbersIn(said.text)]);
  }
});

test('numbers of the booklet that differ by edition are the same, with their word in French', () => {
  const later = (book: typeof english) =>
    book.chapters.flatMap(({ statements }) =>
      statements.map(({ in2005 }) => in2005?.replace('step', 'étape')),
    );
  expect(later(french)).toEqual(later(english));
});

test('the differences are the same, by the same paragraphs', () => {
  const frames = ({ options }: typeof english) =>
    options.map(({ name, paragraphs }) => [name, paragraphs]);
  expect(frames(french)).toEqual(frames(english));
  for (const [at, { name, value }] of french.options.entries()) {
    expect([name, numbersIn(value)]).toEqual([name, numbersIn(english.options[at]?.value)]);
  }
});

test('the sentences are French: none is as in English, and a duty of officials says who does it', () => {
  for (const { said, dit } of pairs) {
    expect(dit?.text, said.mark).not.toBe(said.text);
    expect(dit?.text, said.mark).toMatch(/^[ -~À-ÿœ’]+[.)]$/);
    expect(dit?.text, said.mark).not.toMatch(/\b(?:the|you|your|space|gear|tires?)\b/);
    expect(dit?.text.includes('Le programme s’en charge : '), said.mark).toBe(
      said.kind === 'referee',
    );
    expect(dit?.text.length, said.mark).toBeLessThanOrEqual(340);
  }
});

test('no page is wider than asked for, and no line begins with a mark of punctuation', () => {
  for (const columns of [52, 60, 80, 100]) {
    for (const chapter of french.chapters) {
      const lines = chapterLines(chapter, columns, 'fr');
      expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(columns);
      expect(lines.filter(line => /^\s*[:;?!]/.test(line))).toEqual([]);
    }
  }
});
