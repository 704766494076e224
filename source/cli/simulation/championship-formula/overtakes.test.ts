import { expect, test } from 'vitest';
import type { ChampionshipEvent } from '../../../rules/championship-formula/events.ts';
import { overtakesIn } from './overtakes.ts';

const turn = (number: number, ...order: number[]): ChampionshipEvent[] => [
  { kind: 'turnBegan', turn: number },
  { kind: 'movesOrdered', order },
];
const END: ChampionshipEvent = { kind: 'raceEnded' };

test('a car that moves before two others, behind which it moved the turn before, has overtaken two', () => {
  expect(overtakesIn([...turn(2, 0, 1, 2), ...turn(3, 2, 0, 1)])).toBe(2);
});

test('what the first turn makes of the grid is the start, and who retires is not overtaken', () => {
  expect(overtakesIn([...turn(1, 0, 1, 2), ...turn(2, 2, 1, 0), ...turn(3, 1, 0)])).toBe(0);
});

test('cars in the pits take no part', () => {
  const pits: ChampionshipEvent = { kind: 'pitEntered', seat: 0, space: 'P1' };
  const out: ChampionshipEvent = { kind: 'pitLeft', seat: 0, space: 'P1' };
  const stop = [...turn(2, 0, 1), pits, ...turn(3, 1, 0), out, ...turn(4, 1, 0)];
  expect(overtakesIn(stop)).toBe(0);
  expect(overtakesIn([...stop, ...turn(5, 0, 1)])).toBe(1);
});

test('a car that finishes before one that was ahead has overtaken it', () => {
  const home = (seat: number, place: number): ChampionshipEvent => {
    return { kind: 'finished', seat, place };
  };
  expect(overtakesIn([...turn(9, 0, 1, 2), home(1, 1), ...turn(10, 0, 2), END])).toBe(1);
  expect(overtakesIn([...turn(9, 0, 1), home(0, 1), home(1, 2), END])).toBe(0);
});
