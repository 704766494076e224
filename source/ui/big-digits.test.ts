import { expect, test } from 'vitest';
import { bigDigits } from './big-digits.ts';

test('digits are three rows of blocks, or of strokes in ASCII', () => {
  expect(bigDigits(4, { ascii: false })).toEqual(['█ █', '▀▀█', '  ▀']);
  expect(bigDigits(4, { ascii: true })).toEqual(['   ', '|_|', '  |']);
  expect(bigDigits(12, { ascii: false })).toEqual(['▄█  ▀▀█', ' █  █▀▀', '▀▀▀ ▀▀▀']);
});

test('every digit has a picture of its own', () => {
  for (const ascii of [false, true]) {
    const pictures = Array.from({ length: 10 }, (_, digit) =>
      bigDigits(digit, { ascii }).join('\n'),
    );
    expect(new Set(pictures).size).toBe(10);
    for (const picture of pictures) expect(picture).toMatch(/^.{3}\n.{3}\n.{3}$/);
  }
});
