import { describe, expect, test } from 'vitest';
import { EXAMPLE } from '../../testing/circuits/example-circuit.ts';
import { shippedCircuit } from '../../testing/circuits/row-text.ts';
import { readCircuit } from '../file/read.ts';
import { modelSeconds } from '../rows/ground.ts';
import { paceWarnings, type RowTurns } from './row-pace.ts';

/** Montréal in 13 turns a lap, driven about as fast as its road; cars alike; 7 wear save 2 turns. */
const USUAL: RowTurns = {
  par: 12,
  parWithoutWear: 14,
  laps: 3,
  race: { front: 34, middle: 33, back: 33 },
};
const montreal = shippedCircuit('montreal');

function warnings(changed: Partial<RowTurns>): string[] {
  return paceWarnings(montreal, { ...USUAL, ...changed }).map(({ warning }) => warning);
}

describe('what cars alone need on a board in rows', () => {
  test('is usual from 7 to 18 turns a lap', () => {
    const at = (par: number) => warnings({ par, parWithoutWear: par + 2 }).includes('row-par');
    expect([6, 7, 18, 19].map(at)).toEqual([true, false, false, true]);
  });

  test('is usual with the printed cars within two turns', () => {
    expect(warnings({ race: { front: 35, middle: 33, back: 33 } })).toEqual([]);
    expect(warnings({ race: { front: 36, middle: 33, back: 33 } })).toEqual(['row-balance']);
  });

  test('says which car an unusual board is for', () => {
    const mend = (front: number, back: number) =>
      paceWarnings(montreal, { ...USUAL, race: { front, middle: 33, back } })[0]?.mend;
    expect(mend(36, 33)).toMatch(/favour the front car$/);
    expect(mend(33, 36)).toMatch(/favour the back car$/);
  });

  test('is usual within 0.9 and 1.2 of the lap that the road allows', () => {
    const model = modelSeconds(montreal) ?? 0;
    const turnsIn = (share: number) => (share * model) / 7.83;
    const at = (share: number) =>
      warnings({ race: { front: 12, middle: 12 + 2 * turnsIn(share), back: 12 } }).includes(
        'row-time',
      );
    expect([0.89, 0.91, 1.19, 1.21].map(at)).toEqual([true, false, false, true]);
  });

  test('is not held against a road that nobody knows, without an outline', () => {
    expect(modelSeconds(shippedCircuit('otterbrook'))).toBeUndefined();
  });

  test('is usual where 7 wear save one to four turns', () => {
    const at = (saved: number) => warnings({ parWithoutWear: 12 + saved });
    expect([0, 1, 4, 5].map(saved => at(saved).length)).toEqual([1, 0, 0, 1]);
    expect(at(0)).toEqual(['row-wear']);
  });
});

describe('the check of a file', () => {
  const block = 'championship:\n  accept:\n  - {warning: row-par, why: short}\n';
  const told = (text: string, depth: Parameters<typeof readCircuit>[2]) => {
    const read = readCircuit(text, 'foxdale.yaml', depth);
    return (read.ok ? read.warnings : read.faults).map(({ message }) => message);
  };
  const solveRows = () => ({ ...USUAL, par: 5, parWithoutWear: 7 });

  test('warns of turns where they are solved', () => {
    const messages = told(`${EXAMPLE}championship: {grey: L}\n`, { solveRows });
    expect(messages).toContain('a standing lap of the middle car takes 5 turns, usual 7-18');
  });

  test('solves nothing for a board of which the file says nothing, unless that is wanted', () => {
    expect(told(EXAMPLE, { solveRows }).join()).not.toContain('turns');
    expect(told(EXAMPLE, { solveRows, checksRows: true }).join()).toContain('takes 5 turns');
  });

  test('takes an acceptance as it is where turns are not solved, and as needless where they are usual', () => {
    expect(told(`${EXAMPLE}${block}`, {}).join()).not.toContain('row-par');
    expect(told(`${EXAMPLE}${block}`, { solveRows }).join()).not.toContain('row-par');
    expect(told(`${EXAMPLE}${block}`, { solveRows: () => USUAL })).toContain(
      'there is no warning row-par to accept',
    );
  });
});
