import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drivers } from '../../drivers/levels/drivers.ts';
import { SOURCE } from '../guards/source-text.ts';
import { lineOf, quantile, reachesGoal } from './figure.ts';

it('the benchmark prints a line with a checksum for every figure', () => {
  // The circuit that is solved fastest.
  const args = [join(SOURCE, 'check', 'bench', 'bench.ts'), '--quick', '--track', 'otterbrook'];
  const text = execFileSync(process.execPath, args, { encoding: 'utf8' });
  const [, ...lines] = text.trim().split('\n');
  for (const line of lines) expect(line).toMatch(/\[[0-9a-f]{16}\]/);
  const wanted = [
    'decisions',
    'race of 10 cars',
    '10 pro drivers',
    'two threads',
    '30-space',
    'JSON',
    'heavy mode',
    'par',
    'save',
    '12 cars as JSON',
    'list of ways',
    'tables of a circuit',
  ];
  for (const word of [...wanted, ...drivers.map(driver => `driver ${driver.level}`)]) {
    expect(text).toContain(word);
  }
  // Ten seconds of work, and more on a busy machine.
}, 120_000);

it('a figure that misses its goal says so', () => {
  const figure = { name: 'laps', value: 9, unit: '/s', goal: { atLeast: 10 }, checksum: 'ab' };
  expect(reachesGoal(figure)).toBe(false);
  expect(lineOf(figure)).toMatch(/laps +9 \/s +MISSED, at least 10 +\[ab\]/);
  expect(reachesGoal({ ...figure, value: 10 })).toBe(true);
  expect(reachesGoal({ ...figure, goal: { atMost: 8 } })).toBe(false);
});

it('a median lies in the middle', () => {
  expect(quantile([5, 1, 3], 0.5)).toBe(3);
  expect(quantile([1], 0.99)).toBe(1);
  expect(() => quantile([], 0.5)).toThrow(RangeError);
});
