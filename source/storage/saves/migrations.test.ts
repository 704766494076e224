import { expect, test } from 'vitest';
import { MIGRATIONS, type Migration, migrate } from './migrations.ts';
import { SAVE_VERSION } from './save-file.ts';

const save = { record: { laps: 3 }, race: undefined, events: undefined };

const steps: readonly Migration[] = [
  { from: 1, step: old => ({ ...old, record: { rounds: (old.record as { laps: number }).laps } }) },
  { from: 2, step: old => ({ ...old, record: { of: old.record } }) },
];

test('an old save takes every step in turn, a newer one only those that are left', () => {
  expect(migrate(save, 1, 3, steps).record).toEqual({ of: { rounds: 3 } });
  expect(migrate(save, 2, 3, steps).record).toEqual({ of: { laps: 3 } });
  expect(migrate(save, 3, 3, steps)).toBe(save);
});

test('a step does not change the save that it is given', () => {
  migrate(save, 1, 3, steps);
  expect(save.record).toEqual({ laps: 3 });
});

test('a missing step is found out', () => {
  expect(() => migrate(save, 1, 4, steps)).toThrow('no step leads from save version 3 on');
});

test('a step leads on from every version before the present one', () => {
  expect(MIGRATIONS.map(({ from }) => from)).toEqual(
    Array.from({ length: SAVE_VERSION - 1 }, (_, index) => index + 1),
  );
});
