import { describe, expect, test } from 'vitest';
import { drawsAscii, hasFewCharacters, isMonochrome } from './locale.ts';

describe('the name of a terminal', () => {
  test.each([
    ['linux', true, false],
    ['linux-16color', true, false],
    ['vt100', true, true],
    ['vt220-w', true, true],
    ['vt525', true, false],
    ['xterm-256color', false, false],
    ['xterm-mono', false, true],
    ['', false, false],
  ])('%s', (TERM, isPoor, isGrey) => {
    expect([hasFewCharacters({ TERM }), isMonochrome({ TERM })]).toEqual([isPoor, isGrey]);
  });
});

test('ASCII is drawn where the terminal needs it, unless a flag says otherwise', () => {
  const modern = { TERM: 'xterm', LANG: 'en_GB.UTF-8' };
  expect(drawsAscii(undefined, false, modern)).toBe(false);
  expect(drawsAscii(undefined, true, modern)).toBe(true);
  expect(drawsAscii(undefined, false, { ...modern, TERM: 'linux' })).toBe(true);
  expect(drawsAscii(undefined, false, { ...modern, LANG: 'en_GB.ISO-8859-1' })).toBe(true);
  expect(drawsAscii(false, true, { TERM: 'linux' })).toBe(false);
  expect(drawsAscii(true, false, modern)).toBe(true);
});
