import { expect, test } from 'vitest';
import { TableMemory } from './table-memory.ts';

test('columns lie one after the other in one block, each of zeros', () => {
  const memory = new TableMemory();
  const first = memory.take(3).fill(1);
  const second = memory.take(2);
  expect(second.buffer).toBe(first.buffer);
  expect(second.byteOffset).toBe(first.byteLength);
  expect([...second]).toEqual([0, 0]);
});

test('a column for which the block has no room begins another', () => {
  const memory = new TableMemory();
  const first = memory.take(3);
  const rest = first.buffer.byteLength / Float32Array.BYTES_PER_ELEMENT - 3;
  const others = [memory.take(rest), memory.take(1), memory.take(2 * rest)];
  expect(others.map(({ buffer }) => buffer === first.buffer)).toEqual([true, false, false]);
  expect(new Set(others.map(({ buffer }) => buffer)).size).toBe(3);
});

test('each table has memory of its own, which can be handed over', () => {
  const [one, other] = [new TableMemory().take(1), new TableMemory().take(1)];
  structuredClone(one, { transfer: [one.buffer] });
  expect(other).toHaveLength(1);
});
