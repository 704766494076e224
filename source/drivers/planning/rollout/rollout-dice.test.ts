import { expect, test } from 'vitest';
import { masters2005Definition } from '../../../rules/formula-de/masters/masters-2005.ts';
import { throwDie } from '../../../rules/kit/dice.ts';
import { RolloutDice } from './rollout-dice.ts';

const DRAWN = 4711;

function faceOf(gear: number, seat: number, nth: number, number: number, drawn = DRAWN): number {
  const die = masters2005Definition.values.gearDice[gear - 1];
  if (die === undefined) throw new Error(`no gear ${gear}`);
  return throwDie(new RolloutDice(drawn, number).diceFor(die, seat, nth), die).value;
}

test('a rollout has one roll in store for each play, whenever it is asked for', () => {
  expect(faceOf(4, 2, 0, 3)).toBe(faceOf(4, 2, 0, 3));
  expect(new RolloutDice(DRAWN, 3).dice).toEqual(new RolloutDice(DRAWN, 3).dice);
});

test('a seat that is lucky in one gear is lucky in another', () => {
  for (let number = 0; number < 20; number++) {
    const [low, high] = [faceOf(4, 1, 0, number), faceOf(5, 1, 0, number)];
    // 7 to 12 and 11 to 20: the same part of the die.
    expect(Math.abs((low - 7) / 5 - (high - 11) / 9)).toBeLessThan(0.25);
  }
});

test('sixty rollouts show each of six faces about ten times', () => {
  for (let seat = 0; seat < 12; seat++) {
    const faces = Array.from({ length: 60 }, (_, number) => faceOf(4, seat, 0, number));
    for (let face = 7; face <= 12; face++) {
      const seen = faces.filter(one => one === face).length;
      expect(seen).toBeGreaterThanOrEqual(8);
      expect(seen).toBeLessThanOrEqual(12);
    }
  }
});

test('seats, plays and draws have rolls of their own', () => {
  const rolls = (seat: number, nth: number, drawn = DRAWN) =>
    Array.from({ length: 20 }, (_, number) => faceOf(6, seat, nth, number, drawn)).join();
  const all = [rolls(0, 0), rolls(1, 0), rolls(0, 1), rolls(0, 0, DRAWN + 1)];
  expect(new Set(all).size).toBe(4);
});
