// Options of the rules in the form: each value in words, and what replaces a value that would say nothing.

import { describe, expect, test } from 'vitest';
import { books } from '../../../rules/books.ts';
import { masters2005 } from '../../../rules/formula-de/masters/masters-2005.ts';
import { fittingOptions, offeredOptions } from '../../../rules/kit/options.ts';
import type { RuleBook } from '../../../rules/kit/types.ts';
import { optionalBook } from '../../../testing/formula-de/optional-book.ts';
import { EN } from '../../words/en/words.ts';
import { FR } from '../../words/fr/words.ts';
import type { Words } from '../../words/words.ts';
import { optionLabel, optionNote, optionRuns } from './option-runs.ts';

/** Returns what the form shows behind the label of an option, for a race by a book. */
function told(book: RuleBook, name: string, given: object, words: Words = EN): string {
  const offered = offeredOptions(book.options);
  const options = fittingOptions(offered, given);
  const runs = optionRuns({ options }, name, false, offered, words);
  return runs.map(({ text }) => text).join('');
}

describe.each([
  ['English', EN],
  ['French', FR],
] as const)('in %s', (_language, words) => {
  test.each(books.map(book => [book.id, book] as const))(
    'every option of %s has a label and a word for each value',
    (_id, { options }) => {
      for (const { name, values } of offeredOptions(options)) {
        expect(words.options[name]?.label, name).toMatch(/\S/);
        expect(Object.keys(words.options[name]?.values ?? {})).toEqual(values);
      }
    },
  );
});

test('a value is told in words, with what it means for the drivers', () => {
  expect(told(masters2005, 'weather', { weather: 'roll' })).toBe('  roll the die');
  expect(told(masters2005, 'tires', { tires: 'soft' }, FR)).toBe('  tendres');
  expect(told(masters2005, 'preparation', { preparation: 'chosen' })).toBe(
    '  by each driver  pit, points, tires',
  );
});

test('an option of which a language says only what it is about has its own names', () => {
  const words = { ...EN, options: { fuel: { about: 'How much is in the tank.' } } };
  const fuel = { name: 'fuel', values: ['some', 'full'], usual: 'some' } as const;
  const runs = optionRuns({ options: { fuel: 'full' } }, 'fuel', false, [fuel], words);
  expect(runs.map(({ text }) => text).join('')).toBe('  full');
  expect(optionLabel('fuel', words)).toBe('fuel');
  expect(optionNote('fuel', words)).toBe('How much is in the tank.');
});

test('an option that another one leaves to the drivers has no value of its own', () => {
  const given = { tires: 'soft', preparation: 'chosen' };
  expect(told(masters2005, 'tires', given)).toBe('  each driver chooses');
  expect(told(masters2005, 'tires', given, FR)).toBe('  chacun choisit');
});

test('an option says which other one it needs, as long as that is off', () => {
  const told3rd = (given: object, words?: Words) =>
    told(optionalBook, 'earlySlipstreams', given, words);
  expect(told3rd({})).toBe('  only with slipstreams');
  expect(told3rd({}, FR)).toBe('  seulement avec slipstreams');
  expect(told3rd({ slipstreams: 'on' })).toBe('  off');
});
