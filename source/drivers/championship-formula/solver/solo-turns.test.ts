import { describe, expect, test } from 'vitest';
import { deriveRows } from '../../../circuit/rows/derive-rows.ts';
import { championship } from '../../../rules/championship-formula/championship.ts';
import { PRINTED_CARS } from '../../../rules/championship-formula/printed-cars.ts';
import { shippedCircuit } from '../../../testing/circuits/row-text.ts';
import { LAP_WEARS, soloFigures, soloTurns } from './solo-turns.ts';

const { values } = championship.definition;
const board = deriveRows(shippedCircuit('otterbrook'));

describe('the turns of a car alone', () => {
  test('are whole, and never more with more wear', () => {
    const turns = soloTurns(board, PRINTED_CARS.middle, values, 2, [0, 1, 7, 14]);
    expect(turns.every(Number.isInteger)).toBe(true);
    expect(turns).toEqual(turns.toSorted((a, b) => b - a));
  });

  test('are the same whatever the largest stock that is solved for', () => {
    const alone = soloTurns(board, PRINTED_CARS.front, values, 1, [3]);
    expect(soloTurns(board, PRINTED_CARS.front, values, 1, [3, 14])[0]).toBe(alone[0]);
  });

  test('make the figures of a board: a lap by wear, par with 7, three laps in each printed car', () => {
    const { par, lap, race } = soloFigures(board, values);
    expect(lap).toHaveLength(LAP_WEARS.length);
    expect(par).toBe(lap[LAP_WEARS.indexOf(7)]);
    expect({ par, race }).toEqual({ par: 7, race: { front: 18, middle: 17, back: 17 } });
  });
});
