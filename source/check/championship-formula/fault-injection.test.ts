// The second telling of the rules of rows is itself tested: it must find every planted fault.
import { expect, test } from 'vitest';
import { deriveRows } from '../../circuit/rows/derive-rows.ts';
import { championship } from '../../rules/championship-formula/championship.ts';
import { shippedCircuit } from '../../testing/circuits/row-text.ts';
import { fuzzRace } from '../contract/fuzz-race.ts';
import { championshipGame } from '../contract/games.ts';
import { PLANTED_ROW_FAULTS } from './fault-injection.ts';

// A short lap of many corners, one with a line.
const BOARD = deriveRows(shippedCircuit('otterbrook'));
const RACES_TO_FIND_ONE = 60;
const ANSWERS_OF_A_RACE = 200;

function isFound(plant: (typeof PLANTED_ROW_FAULTS)[number]['plant']): boolean {
  const game = championshipGame(plant(championship), BOARD, BOARD.id);
  return Array.from({ length: RACES_TO_FIND_ONE }, (_, race) => race + 1).some(
    seed => !fuzzRace(game, seed, ANSWERS_OF_A_RACE).ok,
  );
}

test.each(PLANTED_ROW_FAULTS)('a book in which $name is found', ({ plant }) => {
  expect(isFound(plant)).toBe(true);
});

test('a book in which nothing is wrong is not', () => {
  expect(isFound(book => book)).toBe(false);
});
