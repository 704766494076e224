// When cars spend their wear.
import { expect, test } from 'vitest';
import type { ChampionshipEvent } from '../../../rules/championship-formula/events.ts';
import { spendingOf } from './spending.ts';

/** Returns the events of a race over three laps in which a car pays so much wear in each. */
function paid(...wear: readonly number[]): readonly ChampionshipEvent[] {
  return wear.flatMap((amount, lap): readonly ChampionshipEvent[] => [
    { kind: 'lineCrossed', seat: 0, laps: lap + 1 },
    ...(amount > 0
      ? [{ kind: 'wearPaid', seat: 0, wear: amount, left: 0, for: 'corner' } as const]
      : []),
  ]);
}

test.each([
  ['front', [10, 5, 5]],
  ['even', [7, 7, 7]],
  ['back', [1, 8, 8]],
] as const)('a car from the %s spends %j', (strategy, wear) => {
  expect(spendingOf(paid(...wear), 1, 3)).toEqual([strategy]);
});

test('a car that spends nothing, and a race of a lap, have no strategy', () => {
  expect(spendingOf(paid(0, 0, 0), 1, 3)).toEqual([undefined]);
  expect(spendingOf(paid(4), 1, 1)).toEqual([undefined]);
});

test('what is paid before the line is crossed belongs to the first third', () => {
  const early: ChampionshipEvent = { kind: 'wearPaid', seat: 0, wear: 9, left: 0, for: 'braking' };
  expect(spendingOf([early, ...paid(0, 3, 3)], 1, 3)).toEqual(['front']);
});
