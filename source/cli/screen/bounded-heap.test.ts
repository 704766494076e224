import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { YOUNG_BYTES_MAX } from './bounded-heap.ts';

// Heap flags hold for a whole process, so a separate process does the work. What one uninterrupted piece of it adds is beyond
// the limit, so the pieces are small.
const YOUNG_WORK = `
const { boundHeap, youngBytes } = await import(process.argv[1]);
if (process.argv[2] === 'bounded') boundHeap();
let kept = [];
for (let work = 0; work < 240; work++) {
  for (let object = 0; object < 50_000; object++) kept.push({ object });
  if (work % 12 === 11) kept = [];
  await new Promise(setImmediate);
}
process.stdout.write(String(youngBytes()));
`;

// Some objects stay, the others grow old before they are dropped. What lies about before the first collections does not count.
const OLD_WORK = `
const { boundHeap } = await import(process.argv[1]);
const { getHeapSpaceStatistics } = await import('node:v8');
if (process.argv[2] === 'bounded') boundHeap();
const stays = Array.from({ length: 500_000 }, (_, object) => ({ object }));
const old = () => getHeapSpaceStatistics().find(space => space.space_name === 'old_space');
let most = 0;
for (let work = 0, kept = []; work < 500; work++) {
  kept.push(Array.from({ length: 10_000 }, (_, object) => ({ object, stays })));
  if (kept.length > 12) kept.shift();
  if (work > 200) most = Math.max(most, old().space_used_size);
  await new Promise(setImmediate);
}
process.stdout.write(String(most));
`;

async function bytesAfter(work: string, youngMb: number, heap: 'bounded' | 'as it is') {
  const module = new URL('./bounded-heap.ts', import.meta.url).href;
  const limit = `--max-semi-space-size=${youngMb}`;
  const args = [limit, '--input-type=module', '--eval', work, module, heap];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return Number(stdout);
}

test('the heap of new objects stops growing at its limit, however much survives', async () => {
  expect(await bytesAfter(YOUNG_WORK, 64, 'as it is')).toBeGreaterThan(YOUNG_BYTES_MAX);
  expect(await bytesAfter(YOUNG_WORK, 64, 'bounded')).toBeLessThanOrEqual(YOUNG_BYTES_MAX);
});

test('old objects that nobody holds are collected before they are most of the heap', async () => {
  const free = await bytesAfter(OLD_WORK, 4, 'as it is');
  expect(await bytesAfter(OLD_WORK, 4, 'bounded')).toBeLessThan(0.7 * free);
});
