import { expect, test } from 'vitest';
import { EN_TRIALS } from './en/trials.ts';
import { FR_TRIALS } from './fr/trials.ts';

test.each([
  [1.26, 'par 19.0: +1.3', 'par 19,0 : +1,3'],
  [-0.74, 'par 19.0: -0.7', 'par 19,0 : -0,7'],
  [-0.04, 'par 19.0: level', 'par 19,0 : dans le par'],
  [0, 'par 19.0: level', 'par 19,0 : dans le par'],
])('a lap %d rolls from par is above it, below it or level with it', (off, english, french) => {
  expect(EN_TRIALS.sheet.againstPar(off, 19)).toBe(english);
  expect(FR_TRIALS.sheet.againstPar(off, 19)).toBe(french);
});
