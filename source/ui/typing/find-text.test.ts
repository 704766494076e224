import { expect, test } from 'vitest';
import { contains, foundPieces } from './find-text.ts';

test('capitals and accents make no difference, and nothing contains an empty wish', () => {
  expect(contains('Zoë stalls', 'ZOE')).toBe(true);
  expect(contains('Zoe\u0308 stalls', 'zoë s')).toBe(true);
  expect(contains('Zoë stalls', 'zoe x')).toBe(false);
  expect(contains('Zoë stalls', '')).toBe(false);
});

test('a text is cut where what is looked for begins and ends', () => {
  const pieces = (text: string, wanted: string) =>
    foundPieces(text, wanted).map(({ text: piece, isFound }) => (isFound ? `<${piece}>` : piece));
  expect(pieces('Zoë, ZOE and Bo', 'zoe')).toEqual(['<Zoë>', ', ', '<ZOE>', ' and Bo']);
  expect(pieces('aaa', 'aa')).toEqual(['<aa>', 'a']);
  expect(pieces('Bo', '')).toEqual(['Bo']);
});
