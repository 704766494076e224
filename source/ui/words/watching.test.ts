import { expect, test } from 'vitest';
import { textWidth } from '../theme/width.ts';
import { EN } from './en/words.ts';
import { FR } from './fr/words.ts';

/** Columns beside the map of a page of 80, the margin left out. */
const BESIDE_MAP = 55;

test.each([
  ['English', EN],
  ['French', FR],
])('what a watcher may press is told whole beside the map, in %s', (_, { race }) => {
  expect(textWidth(race.watching)).toBeLessThanOrEqual(BESIDE_MAP);
  expect(textWidth(race.skipping)).toBeLessThanOrEqual(BESIDE_MAP);
});
