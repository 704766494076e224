import { expect, test } from 'vitest';
import { driverNames } from './names.ts';

test('there are names for a full grid and more, each once and short', () => {
  expect(new Set(driverNames).size).toBe(driverNames.length);
  expect(driverNames.length).toBeGreaterThanOrEqual(12);
  for (const name of driverNames) expect(name).toMatch(/^[A-Z][a-z]{3,10}$/);
});
