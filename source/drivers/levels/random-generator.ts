// A CPU driver's own generator, which is in the save beside the race, apart from the dice of the race.
import { type Die, seededDice, throwDie } from '../../rules/kit/dice.ts';
import type { Seat } from '../../rules/kit/types.ts';
import type { RandomState } from '../driver.ts';

export function seededRandom(seed: number, seat: Seat): RandomState {
  // Any odd factor will do: the seats of a race must get different generators.
  const state = seededDice((seed ^ Math.imul(seat + 1, 0x9e3779b1)) | 0);
  return state.kind === 'seeded' ? state.state : [];
}

/** Returns a whole number below `count`, all equally likely, and the generator after it. */
export function drawBelow(
  random: RandomState,
  count: number,
): { readonly value: number; readonly random: RandomState } {
  const thrown = throwDie({ kind: 'seeded', state: random }, faces(count));
  return {
    value: thrown.value,
    random: thrown.dice.kind === 'seeded' ? thrown.dice.state : random,
  };
}

const dice: Die[] = [];

function faces(count: number): Die {
  const known = dice[count];
  if (known !== undefined) return known;
  const die = { name: `below${count}`, faces: Array.from({ length: count }, (_, i) => i) };
  dice[count] = die;
  return die;
}
