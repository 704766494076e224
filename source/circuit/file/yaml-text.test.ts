import { describe, expect, test } from 'vitest';
import { DEPTH_MAX } from '../../rules/kit/outside-text.ts';
import { readCircuit } from './read.ts';
import { readYaml, referencesIn } from './yaml-text.ts';

const MOST = 10_000_000;

function refusal(text: string): string {
  const read = readYaml(text, MOST);
  return read.ok ? 'it was parsed' : read.excess.message;
}

describe('YAML from outside is refused unparsed', () => {
  const stairs = (line: (indent: string) => string) =>
    Array.from({ length: 500 }, (_, depth) => line(' '.repeat(depth))).join('\n');

  test.each([
    ['brackets', '['.repeat(1_000_000)],
    ['braces', '{a: '.repeat(1_000_000)],
    ['brackets behind others in texts', '["]", '.repeat(1_000_000)],
    ['dashes in a row', '- '.repeat(1_000_000)],
    ['complex keys in a row', '? '.repeat(1_000_000)],
    ['values in a row', ': '.repeat(1_000_000)],
    ['indentation', stairs(indent => `${indent}a:`)],
    ['dashes one below the other', stairs(indent => `${indent}-`)],
    ['a second document', `a: 1\n---\n${'['.repeat(1_000_000)}`],
  ])('when it nests too deep by %s', (_, text) => {
    expect(refusal(text)).toBe(`nests deeper than ${DEPTH_MAX} levels`);
  });

  test.each([
    ['fields', Array.from({ length: 40_000 }, (_, at) => `f${at}: 1`).join('\n')],
    ['fields between braces', `{${Array.from({ length: 40_000 }, (_, at) => `f${at}`)}}`],
    ['empty fields', '?\n'.repeat(100_000)],
    ['entries', '- 1\n'.repeat(100_000)],
  ])('when one list has too many %s', (_, text) => {
    expect(refusal(text)).toBe('has more than 2000 entries in one list');
  });

  test('when it is too long, and is not looked at then', () => {
    expect(readYaml('['.repeat(100), 99)).toEqual({
      ok: false,
      excess: { message: 'is longer than 99 characters', offset: 99 },
    });
  });
});

test('YAML may nest as deep as the limit', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  expect(readYaml(nested(DEPTH_MAX), MOST).ok).toBe(true);
  expect(readYaml(nested(DEPTH_MAX + 1), MOST).ok).toBe(false);
});

test('a few lines that stand for a billion values are refused at each reference, unfollowed', () => {
  const letters = 'abcdefghi';
  const lines = [...letters].map((letter, at) => {
    const before = at === 0 ? 'x' : `*${letters[at - 1]}`;
    return `${letter}: &${letter} [${Array.from({ length: 9 }, () => before).join(', ')}]`;
  });
  const text = lines.join('\n');
  const read = readYaml(text, MOST);
  expect(read.ok && referencesIn(read.document)).toHaveLength(72);
  const circuit = readCircuit(text, 'bomb');
  expect(circuit.ok ? [] : circuit.faults).toHaveLength(72);
});

test('a circuit that nests too deep is refused with the place where it does', () => {
  const read = readCircuit(`name: Deep\nplace: ${'['.repeat(100_000)}`, 'deep.yaml');
  expect(read.ok ? [] : read.faults).toMatchObject([
    { line: 2, column: 8 + DEPTH_MAX, message: `the file nests deeper than ${DEPTH_MAX} levels` },
  ]);
});
