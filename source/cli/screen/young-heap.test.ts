import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { YOUNG_BYTES_MAX } from './young-heap.ts';

// Heap flags hold for a whole process, so a separate process does the work. What one uninterrupted piece of it adds is beyond
// the limit, so the pieces are small.
const WORK = `
const { boundYoungHeap, youngBytes } = await import(process.argv[1]);
if (process.argv[2] === 'bounded') boundYoungHeap();
let kept = [];
for (let work = 0; work < 240; work++) {
  for (let object = 0; object < 50_000; object++) kept.push({ object });
  if (work % 12 === 11) kept = [];
  await new Promise(setImmediate);
}
process.stdout.write(String(youngBytes()));
`;

async function bytesAfterWork(heap: 'bounded' | 'as it is'): Promise<number> {
  const module = new URL('./young-heap.ts', import.meta.url).href;
  const args = ['--max-semi-space-size=64', '--input-type=module', '--eval', WORK, module, heap];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return Number(stdout);
}

test('the heap of new objects stops growing at its limit, however much survives', async () => {
  expect(await bytesAfterWork('as it is')).toBeGreaterThan(YOUNG_BYTES_MAX);
  expect(await bytesAfterWork('bounded')).toBeLessThanOrEqual(YOUNG_BYTES_MAX);
});
