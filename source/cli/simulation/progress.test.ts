import { expect, test } from 'vitest';
import { Progress } from './progress.ts';

function drawn(
  columns: number,
  steps: readonly (readonly [ms: number, races: number])[],
): string[] {
  const texts: string[] = [];
  let now = 0;
  const progress = new Progress({ columns, write: text => texts.push(text) }, 200, () => now);
  for (const [ms, races] of steps) {
    now = ms;
    progress.add(races, 'monza');
  }
  progress.end();
  return texts;
}

test('says how many races are done and how long the rest will take', () => {
  expect(drawn(80, [[60_000, 50]])[1]).toBe(
    '\r[######..................]  50 of 200 races, 3:00 left  monza\u001b[K',
  );
});

test('is not drawn more often than ten times a second, and is gone at the end', () => {
  const steps = [10, 20, 30, 150].map(ms => [ms, 1] as const);
  const texts = drawn(80, steps);
  expect(texts).toHaveLength(3);
  expect(texts.at(-1)).toBe('\r\u001b[K');
});

test('never breaks the line', () => {
  for (const text of drawn(30, [[500, 100]])) expect(text.length).toBeLessThan(30 + 4);
});
