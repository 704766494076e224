import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, fingerprint } from './hash.ts';

test('the order of keys does not matter, at any depth', () => {
  const one = { b: 1, a: [{ d: 'x', c: 2 }] };
  const two = { a: [{ c: 2, d: 'x' }], b: 1 };
  expect(canonical(one)).toBe('{"a":[{"c":2,"d":"x"}],"b":1}');
  expect(canonical(two)).toBe(canonical(one));
  expect(fingerprint(two)).toBe(fingerprint(one));
});

test('the order of a list, a value and a missing key do matter', () => {
  const marks = [{ a: [1, 2] }, { a: [2, 1] }, { a: ['1', 2] }, { a: [1] }, { b: [1, 2] }].map(
    fingerprint,
  );
  expect(new Set(marks).size).toBe(marks.length);
});

test('canonical text reads back as the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('a fingerprint is the first 16 digits of the SHA-256 of the canonical text', () => {
  const sum = createHash('sha256').update('{"name":"Spa – Kemmel"}').digest('hex');
  expect(fingerprint({ name: 'Spa – Kemmel' })).toBe(sum.slice(0, 16));
});
