// What a roll costs a car whose way others close.
import { expect, test } from 'vitest';
import type { CarSpec } from '../../../testing/formula-de/builders.ts';
import { car, track } from '../../../testing/formula-de/builders.ts';
import { trantRolled } from '../../../testing/formula-de/trant-rolled.ts';
import { answerTo } from './face-answers.ts';
import { LegalEnds } from './legal-ends.ts';

const BOARD = track('60 1R5 40');
const WALL: readonly CarSpec[] = ['0@12', '1@12.5', '2@12'].map(space => ({ space, gear: 1 }));

/** Returns the tires of the cheapest answer of a car with three brakes that lacks five spaces. */
function tiresDue(tires: 'hard' | 'rain'): number {
  const own = { tires, points: { brakes: 3, tires: 4, gearbox: 0 } };
  const now = trantRolled({ board: BOARD, from: '1@10.5', points: 6, others: WALL, own });
  const legalEnds = new LegalEnds(now.book.view(now.race, 0), 0, BOARD);
  return answerTo(legalEnds, BOARD, legalEnds.ends(car(now, 0).gear, 6), car(now, 0)).tires;
}

test('of wet tires in the dry it takes two tires for a missing space (TR-115, TRR-31)', () => {
  expect(tiresDue('hard')).toBe(2);
  expect(tiresDue('rain')).toBe(4);
});
