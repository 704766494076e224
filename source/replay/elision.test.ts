// How `de` stands before a name in French.
import { expect, test } from 'vitest';
import { ofName } from './elision.ts';

test('de loses its vowel before a name that begins with one, whatever its accent', () => {
  expect(['Ada', 'Élise', 'eric', 'Ben', 'Yann'].map(ofName)).toEqual([
    'd’Ada',
    'd’Élise',
    'd’eric',
    'de Ben',
    'de Yann',
  ]);
});
