import { expect, test } from 'vitest';
import { LINES_MAX, withLines } from './log.ts';
import type { LogLine } from './race-model.ts';

const line = (number: number): LogLine => ({ seat: 0, text: `line ${number}`, tone: 'plain' });

test('the log keeps its newest lines, and never more than its limit', () => {
  const full = Array.from({ length: LINES_MAX }, (_, number) => line(number));
  const log = withLines(full, [line(LINES_MAX), line(LINES_MAX + 1)]);
  expect(log).toHaveLength(LINES_MAX);
  expect(log[0]).toEqual(line(2));
  expect(log.at(-1)).toEqual(line(LINES_MAX + 1));
});
