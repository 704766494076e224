// What of a race is remembered first.
import { expect, it } from 'vitest';
import type { Fact } from './highlight.ts';
import { biggestMoment } from './moments.ts';
import { highlightOf } from './weights.ts';

const LEAD: Fact = { kind: 'lead', seat: 0, of: 1, from: 2, gap: 1, others: [] };
const OVERTAKE: Fact = { kind: 'overtake', seat: 0, of: [1], place: 5 };
const WIN: Fact = { kind: 'flag', seat: 0, place: 1, grid: 1, plays: 20 };

const moments = (...facts: readonly (readonly [Fact, boolean])[]) =>
  facts.map(([fact, isLate], at) => ({
    highlight: highlightOf(fact, { round: at + 1, isLate }),
    answered: 10 * at,
  }));

it('the biggest moment is the weightiest, of equal ones the last', () => {
  const all = moments([LEAD, false], [LEAD, false], [OVERTAKE, false]);
  expect(biggestMoment(all)).toBe(all[1]);
});

it('a change of the lead on the last lap outweighs earlier ones', () => {
  const all = moments([LEAD, true], [LEAD, false]);
  expect(biggestMoment(all)).toBe(all[0]);
});

it('a flag, which every race has, is no moment, and neither is what has no headline', () => {
  expect(biggestMoment(moments([WIN, true], [OVERTAKE, false]))).toBeUndefined();
  expect(biggestMoment([])).toBeUndefined();
});
