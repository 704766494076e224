import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEPTH_MAX, readJson } from './outside-text.ts';

const MOST = 10_000_000;

describe('JSON from outside', () => {
  test('is read as JSON.parse reads it, a byte order mark apart', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), value => {
        const text = JSON.stringify(value);
        expect(readJson(`\uFEFF${text}`, MOST)).toEqual({ ok: true, value: JSON.parse(text) });
      }),
    );
  });

  test.each([
    ['lists', '['],
    ['objects', '{"a":'],
    ['both', '[{"a":'],
  ])('is refused unparsed when it nests two million %s', (_, opening) => {
    const read = readJson(opening.repeat(2_000_000), 100_000_000);
    expect(read).toMatchObject({ ok: false, isExcess: true });
  });

  test('may nest as deep as the limit, and the place of the first level beyond it is named', () => {
    const nested = (depth: number) => `${'[\n'.repeat(depth)}${']'.repeat(depth)}`;
    expect(readJson(nested(DEPTH_MAX), MOST).ok).toBe(true);
    expect(readJson(nested(DEPTH_MAX + 1), MOST)).toMatchObject({
      message: `nests deeper than ${DEPTH_MAX} levels from line ${DEPTH_MAX + 1}, column 1 on`,
    });
  });

  test('may hold any number of brackets inside its texts', () => {
    const value = { '[[{"\\': ['{'.repeat(100), '\\"['.repeat(100), '\\'] };
    expect(readJson(JSON.stringify(value), MOST)).toEqual({ ok: true, value });
  });

  test('hides no depth behind brackets in its texts', () => {
    const sly = '["]","\\"]",'.repeat(1000);
    expect(readJson(sly, MOST)).toMatchObject({ ok: false, isExcess: true });
  });

  test('is refused unparsed when it is too long', () => {
    expect(readJson('[1,2,3]', 6)).toEqual({
      ok: false,
      isExcess: true,
      message: 'is longer than 6 characters',
    });
  });

  test('that is none is refused with the place where that shows', () => {
    expect(readJson('', MOST)).toMatchObject({ ok: false, message: 'is no JSON' });
    const broken = '{\n "a": 1,\n b}';
    expect(readJson(broken, MOST)).toMatchObject({
      message: 'is no JSON from line 3, column 2 on',
    });
  });
});
