// The cars of a circuit, by the cards of its race (CFR-105, table A2).
import { expect, test } from 'vitest';
import { deriveRows } from '../../../circuit/rows/derive-rows.ts';
import { championship } from '../../../rules/championship-formula/championship.ts';
import type { ChampionshipOptions } from '../../../rules/championship-formula/state.ts';
import { groundOf } from '../../../rules/championship-formula/terms.ts';
import { cards } from '../../../testing/championship-formula/builders.ts';
import { shippedCircuit } from '../../../testing/circuits/row-text.ts';
import { turnsOfCards } from './garage.ts';

const MIDDLE = cards(1, 1, 0, 0, 1, 1);

/** The turns of a car, on the circuit of another race where that is given. */
function turnsBy(year: ChampionshipOptions['cars'], board = circuit()): number {
  const options = year === undefined ? {} : { cars: year };
  return turnsOfCards(MIDDLE, 2, groundOf(board, championship.terms(options)));
}

const circuit = () => deriveRows(shippedCircuit('otterbrook'));

test('cars of other cards are solved by themselves, whatever was raced on the circuit before', () => {
  const board = circuit();
  const published = turnsBy('published', board);
  expect(turnsBy('2009', board)).toBe(turnsBy('2009'));
  expect(turnsBy('2009', board)).not.toBe(published);
  expect(turnsBy('published', board)).toBe(published);
});
