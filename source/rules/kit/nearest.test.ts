import { expect, test } from 'vitest';
import { didYouMean, nearest } from './nearest.ts';

const KNOWN = ['indianapolis', 'indianapolis-road', 'mexico-city', 'monaco', 'monza', 'spa'];

test.each([
  ['monzo', ['monza']],
  ['mnoza', ['monza']],
  ['MONZA', ['monza']],
  ['indianapols', ['indianapolis']],
  ['mexico', ['mexico-city']],
  ['indian', ['indianapolis', 'indianapolis-road']],
])('%s was meant for %j', (word, near) => {
  expect(nearest(word, KNOWN)).toEqual(near);
});

test.each(['', 'a', 'co', 'nowhere', 'x'])('nothing is near to "%s"', word => {
  expect(nearest(word, KNOWN)).toEqual([]);
});

test('asks behind a sentence what was meant, or nothing', () => {
  expect(didYouMean('monzo', KNOWN)).toBe('; did you mean monza?');
  expect(didYouMean('indian', KNOWN)).toBe('; did you mean indianapolis or indianapolis-road?');
  expect(didYouMean('nowhere', KNOWN)).toBe('');
  expect(didYouMean('monza', [])).toBe('');
});
