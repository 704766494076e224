// The only source of chance: a seeded generator or a script of faces, both plain data inside the race.
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { DiceUsedUp, ImpossibleFace } from './errors.ts';

/** A die by name; a face that comes up twice as often as another stands in the list twice. */
export interface Die {
  readonly name: string;
  readonly faces: readonly number[];
}

/** Dice drawn from a generator; `state` holds its four 32-bit integers after the last throw. */
export interface SeededDice {
  readonly kind: 'seeded';
  readonly state: readonly number[];
}

/** Dice whose faces are given in advance, by a test or by a person who types in real dice. */
export interface ScriptedDice {
  readonly kind: 'scripted';
  /** The faces still to come, in order. */
  readonly faces: readonly number[];
  /** The number of faces already thrown. */
  readonly used: number;
}

export type Dice = SeededDice | ScriptedDice;

/** Returns dice seeded with an integer; equal seeds give equal throws. */
export function seededDice(seed: number): SeededDice {
  return { kind: 'seeded', state: xoroshiro128plus(seed).getState() };
}

export function scriptedDice(faces: readonly number[]): ScriptedDice {
  return { kind: 'scripted', faces, used: 0 };
}

export interface Throw {
  readonly value: number;
  readonly dice: Dice;
}

/**
 * Throws `die` once; every entry of `faces` is equally likely.
 * @throws DiceUsedUp when a script has no face left, ImpossibleFace when its next face is not on the die.
 */
export function throwDie(dice: Dice, die: Die): Throw {
  if (dice.kind === 'scripted') {
    const [value, ...rest] = dice.faces;
    if (value === undefined) throw new DiceUsedUp(die.name, dice.used);
    if (!die.faces.includes(value)) throw new ImpossibleFace(die, value, dice.used + 1);
    return { value, dice: { kind: 'scripted', faces: rest, used: dice.used + 1 } };
  }
  const generator = xoroshiro128plusFromState(dice.state);
  const value = die.faces[uniformInt(generator, 0, die.faces.length - 1)];
  if (value === undefined) throw new RangeError(`the die ${die.name} has no faces`);
  return { value, dice: { kind: 'seeded', state: generator.getState() } };
}
