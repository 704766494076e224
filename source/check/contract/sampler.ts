// Random numbers and elements for checks, drawn from a seed and independent of the dice of a race.
import { seededDice, throwDie } from '../../rules/kit/dice.ts';

/** A source of draws; equal seeds give equal draws. */
export interface Sampler {
  /** Returns a whole number from `from` to `to`, both included. */
  number(from: number, to: number): number;
  one<X>(list: readonly X[]): X;
  chance(percent: number): boolean;
}

export function samplerOf(seed: number): Sampler {
  let dice = seededDice(seed ^ 0x6a09e667);
  const number = (from: number, to: number): number => {
    const faces = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    const thrown = throwDie(dice, { name: 'deal', faces });
    if (thrown.dice.kind === 'seeded') dice = thrown.dice;
    return thrown.value;
  };
  return {
    number,
    one(list) {
      const drawn = list[number(0, list.length - 1)];
      if (drawn === undefined) throw new RangeError('nothing to draw from');
      return drawn;
    },
    chance: percent => number(1, 100) <= percent,
  };
}
