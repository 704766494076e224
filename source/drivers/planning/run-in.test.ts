import { describe, expect, test } from 'vitest';
import { car, question, type Situation } from '../../testing/formula-de/builders.ts';
import { runIn } from '../../testing/formula-de/run-in-scenes.ts';
import { PLAIN_TASTE } from '../levels/taste.ts';
import { RolloutDice } from './rollout/rollout-dice.ts';
import { isRunIn, RunIn } from './run-in.ts';

/** Returns the places lost by the car of seat 0 in ten rollouts when it keeps its gear. */
function lost(now: Situation): readonly number[] {
  const { book, board } = now;
  const view = book.view(now.race, 0);
  const { gear } = car(now, 0);
  const choice = question(now).choices.find(one => one.kind === 'chooseGear' && one.gear === gear);
  if (choice === undefined) throw new Error('nothing can be chosen');
  const rollouts = new RunIn(book, view, 0, board, PLAIN_TASTE);
  return Array.from({ length: 10 }, (_, number) =>
    rollouts.cost(choice, new RolloutDice(7, number)),
  );
}

describe('the run to the flag', () => {
  test('begins fifty spaces before it, in the last lap', () => {
    const isNear = ({ book, board, race }: Situation) => isRunIn(book.view(race, 0), 0, board);
    const other = { ahead: -8, gear: 5 };
    expect(isNear(runIn(50, 4, other))).toBe(true);
    expect(isNear(runIn(51, 4, other))).toBe(false);
    const before = runIn(20, 4, other);
    expect(isNear({ ...before, race: { ...before.race, laps: 4 } })).toBe(false);
  });

  test('loses a place to a car that comes from behind much faster', () => {
    expect(new Set(lost(runIn(40, 1, { ahead: -15, gear: 6 })))).toEqual(new Set([1]));
  });

  test('wins a place from a slow car a little ahead', () => {
    expect(new Set(lost(runIn(40, 6, { ahead: 4, gear: 1 })))).toEqual(new Set([-1]));
  });

  test('keeps its place where nobody is near', () => {
    expect(new Set(lost(runIn(40, 4, { ahead: -42, gear: 4 })))).toEqual(new Set([0]));
  });
});
