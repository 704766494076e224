import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { isPlain, NAME_CELLS, safeName, safeText } from './untrusted-text.ts';

describe('text from outside', () => {
  test.each([
    ['colours and cursor moves', '\u001b[31mRed\u001b[0m\u001b[2J\u001b[H', 'Red'],
    ['links and titles', '\u001b]8;;http://x\u0007Link\u001b]8;;\u0007', 'Link'],
    ['eight-bit control codes', 'a\u009b31mb\u0085c', 'ab c'],
    ['a lone escape', 'a\u001bb', 'ab'],
    ['line breaks and tabs', 'two\r\nlines\tand\u2028more', 'two lines and more'],
    ['turned writing direction', 'abc\u202ednik\u2066!\u061c', 'abcdnik!'],
    ['zero-width characters', 'a\u200bb\u200dc\ufeffd\u2060e\u00adf', 'abcdef'],
    ['hidden tags', `A${String.fromCodePoint(0xe0041, 0xe007f)}`, 'A'],
    ['letters that are drawn as nothing', '\u3164\u115f\uffa0\u2800x', 'x'],
    ['halves of characters', 'a\ud800b', 'a\ufffdb'],
    ['private and unassigned characters', 'a\ue0b0\u0378b', 'ab'],
    ['decomposed letters', 'Re\u0301my', 'Rémy'],
    ['piles of marks', `o${'\u0336\u0489'.repeat(40)}h`, 'o\u0336\u0489h'],
    ['spaces around and between', '  Ada   Lovelace ', 'Ada Lovelace'],
  ])('loses %s', (_what, text, expected) => {
    expect(safeText(text, 40)).toBe(expected);
  });

  test('is cut by cells, not by characters, with an ellipsis', () => {
    expect(safeText('Silverstone', 8)).toBe('Silvers…');
    expect(safeText('日本語日本語', 8)).toBe('日本語…');
    expect(safeText('日本語日', 8)).toBe('日本語日');
  });

  test('is never wider than allowed, never dangerous, and stays the same the second time', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.integer({ min: 1, max: 30 }),
        (text, cells) => {
          const safe = safeText(text, cells);
          expect(stringWidth(safe)).toBeLessThanOrEqual(cells);
          expect(isPlain(safe)).toBe(true);
          expect(safeText(safe, cells)).toBe(safe);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('a name of 500 characters with escape sequences in it becomes a short one', () => {
    const name = safeName('\u001b[1;31mVery\u001b[0m Long '.repeat(25));
    expect(name).toBe('Very Long Very Long…'.slice(0, NAME_CELLS));
  });

  test('a name of which nothing can be seen is empty', () => {
    expect(safeName('\u200b\u001b[0m \u202e')).toBe('');
  });
});

describe('plain values', () => {
  test('control and direction characters are found at any depth, in keys too', () => {
    expect(isPlain({ a: ['x', { b: 'é…日' }], c: 1, d: true })).toBe(true);
    expect(isPlain({ a: [{ b: '\u001b[0m' }] })).toBe(false);
    expect(isPlain({ 'a\u202e': 1 })).toBe(false);
  });
});
