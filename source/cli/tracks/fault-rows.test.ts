import { expect, test } from 'vitest';
import { readCircuit } from '../../circuit/file/read.ts';
import { isPlain } from '../../storage/untrusted-text.ts';
import { broken, EXAMPLE } from '../../testing/circuits/example-circuit.ts';
import { faultRows } from './fault-rows.ts';

function report(text: string, columns: number, breaks = false): string[] {
  const read = readCircuit(text, 'foxdale.yaml');
  return faultRows(read.ok ? read.warnings : read.faults, text, { columns, breaks }).map(row =>
    row.map(run => run.text).join(''),
  );
}

test('the line of a fault is quoted with its number, a caret under the spot', () => {
  const text = broken(EXAMPLE, 'L60 2/3/4, R60', 'L60 2/3, R60');
  expect(report(text, 100)).toEqual([
    "foxdale.yaml:15:40: corner Chapel: bend 'L60 2/3' has 2 lane counts, the board has 3 lanes; write one count for each of L/M/R",
    '  15 |   - {corner: Chapel, stops: 1, bends: [L60 2/3, R60 4/3/2]}',
    '     |                                        ^',
  ]);
});

test('a line too long for the terminal is cut around the spot', () => {
  const text = broken(EXAMPLE, 'L60 2/3/4, R60', 'L60 2/3, R60');
  expect(report(text, 48).slice(1)).toEqual([
    '  15 | … stops: 1, bends: [L60 2/3, R60 4/3/2]}',
    '     |                     ^',
  ]);
});

test('a tab or an escape sequence in the file moves neither caret nor cursor', () => {
  const rows = report(broken(EXAMPLE, 'name: Foxdale', 'name: "Fo\tx\u001b[2Jdale"'), 80);
  expect(isPlain(rows)).toBe(true);
  expect(rows[1]).toBe('   3 | name: "Fo x [2Jdale"');
});

test('on a terminal a sentence is broken between words and set in', () => {
  const text = broken(EXAMPLE, 'L60 2/3/4, R60', 'L60 2/3, R60');
  expect(report(text, 60, true).slice(0, 3)).toEqual([
    "foxdale.yaml:15:40: corner Chapel: bend 'L60 2/3' has 2",
    '  lane counts, the board has 3 lanes; write one count for',
    '  each of L/M/R',
  ]);
});
