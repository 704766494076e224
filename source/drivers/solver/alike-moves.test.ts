import { expect, test } from 'vitest';
import { boardNamed } from '../../check/contract/games.ts';
import { masters2005Definition } from '../../rules/formula-de/masters/masters-2005.ts';
import { ALONE } from './alike-ends.ts';
import { type AlikeMoves, alikeMoves } from './alike-moves.ts';
import { lapNumbers } from './lap-numbers.ts';
import { reachOf } from './reach.ts';

const numbers = lapNumbers(masters2005Definition.values);
const reach = reachOf(boardNamed('monaco'), numbers);
const { brakesMost } = numbers.cells;
const alike = alikeMoves(reach, brakesMost);
const LENGTHS = reach.longest + 1;

/** Returns the first place of each number, and every other place with it. */
function pairs(kind: keyof AlikeMoves): readonly (readonly [number, number])[] {
  const first = new Map<number, number>();
  return [...alike[kind]].flatMap((number, place) => {
    if (number === ALONE) return [];
    const known = first.get(number);
    first.set(number, known ?? place);
    return known === undefined ? [] : [[known, place] as const];
  });
}

/** Returns the numbers of a place and of the lengths to which so many brake points shorten it. */
function shortened(place: number): readonly number[] {
  const points = Math.min(brakesMost, (place % LENGTHS) - 1);
  return Array.from({ length: points + 1 }, (_, spent) => alike.whole[place - spent] ?? ALONE);
}

test('moves that are alike with brakes have the same ends after every brake point', () => {
  const braked = pairs('braked');
  expect(braked.length).toBeGreaterThan(10_000);
  for (const [one, other] of braked) expect(shortened(one)).toEqual(shortened(other));
});

test('moves that are alike on new soft tires have the same ends also a space further on', () => {
  for (const [one, other] of pairs('lengthened')) {
    expect(shortened(one)).toEqual(shortened(other));
    expect(alike.whole[one + 1]).toBe(alike.whole[other + 1]);
  }
});

test('moves into the pit lane are alike where they go as far beyond its first space', () => {
  const beyond = (place: number) => {
    const away = reach.toLane[Math.floor(place / LENGTHS)] ?? 0;
    const length = place % LENGTHS;
    return away > 0 && length >= away ? length - away : -1;
  };
  for (const [one, other] of pairs('whole')) expect(beyond(one)).toBe(beyond(other));
});
