import { expect, test } from 'vitest';
import { championship } from '../../rules/championship-formula/championship.ts';
import { championshipDraft } from '../../rules/championship-formula/championship-draft.ts';
import { EN_OPTIONS } from './en-words.ts';
import { FR_OPTIONS } from './fr-words.ts';

test.each([
  ['English', EN_OPTIONS],
  ['French', FR_OPTIONS],
])('every option and every value of it has words in %s', (_language, words) => {
  for (const { options } of [championship, championshipDraft]) {
    for (const { name, values, off } of options) {
      const told = words[name];
      // Years among the values are sorted first in an object.
      expect(Object.keys(told?.values ?? {}).toSorted(), name).toEqual(values.toSorted());
      expect(told?.about, name).toMatch(/\.$/);
      const hinted = Object.keys(told?.hints ?? {});
      expect(hinted.toSorted(), name).toEqual(values.filter(value => value !== off).toSorted());
    }
  }
});
