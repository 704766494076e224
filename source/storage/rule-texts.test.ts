import { expect, test } from 'vitest';
import { bookSources } from '../rules/text/book-sources.ts';
import { ruleText } from './rule-texts.ts';

test.each(bookSources.map(({ id }) => id))('the text of %s is read from its file', id => {
  const text = ruleText(id);
  expect(text).toMatchObject({ id, language: 'en' });
  expect(text?.chapters.length).toBeGreaterThan(10);
});

test('a text is read once', () => {
  expect(ruleText('masters-2005', 'fr')).toBe(ruleText('masters-2005', 'fr'));
  expect(ruleText('trant', 'fr')).toBe(ruleText('trant'));
});

test('a book that nobody has written in a language is read in English', () => {
  expect(ruleText('masters-2005', 'fr')?.language).toBe('fr');
  expect(ruleText('masters-2002', 'fr')?.language).toBe('en');
});

test('a book without a text has none', () => {
  expect(ruleText('another-game')).toBeUndefined();
});
