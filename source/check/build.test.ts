import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import stringWidth from 'string-width';
import { expect, it } from 'vitest';
import { isTest, readSources, SOURCE, withoutComments } from './guards/source-text.ts';

/** Returns the set of characters behind a mark in a file, as it is written there. */
function setIn(file: string): string {
  const text = readFileSync(join(SOURCE, file), 'utf8').replaceAll('\\\\', '\\');
  return /(\[\\x20-\\x7e\\u00a1[^\]]*\])\*\$/.exec(text)?.[1] ?? '';
}

it('the bundle takes the short cut for the characters for which the program takes it, each a column wide', () => {
  const set = setIn('replay/text-width.ts');
  expect(setIn('check/build.mjs')).toBe(set);
  const single = new RegExp(`^${set}$`);
  const marks = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code));
  const taken = marks.filter(mark => single.test(mark));
  expect(taken.length).toBeGreaterThan(600);
  expect(taken.filter(mark => stringWidth(mark) !== 1)).toEqual([]);
});

it('the short cut takes every character that the program itself writes', () => {
  const single = new RegExp(`^${setIn('replay/text-width.ts')}$`);
  const written = readSources()
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, text }) =>
      [...withoutComments(text)].map(character => ({ path, character })),
    );
  const others = written.filter(({ character }) => character !== '\n' && !single.test(character));
  expect(others).toEqual([]);
});
