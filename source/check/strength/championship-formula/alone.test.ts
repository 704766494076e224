// Champions alone, without dice, in the printed cars.
import { describe, expect, test } from 'vitest';
import { deriveRows } from '../../../circuit/rows/derive-rows.ts';
import { shippedCircuit } from '../../../testing/circuits/row-text.ts';
import { volume } from '../../../testing/volume.ts';
import { optimum, PRINTED, raceAlone } from './alone.ts';

const CHAMPION = { level: 'champion', misjudgement: 0, reckons: 'game' } as const;
const ALL = ['otterbrook', 'montreal', 'monza', 'monaco', 'spa', 'singapore'];
const TRACKS = ALL.slice(0, volume(2, ALL.length));

describe.each(TRACKS)('alone on %s', id => {
  const board = deriveRows(shippedCircuit(id));

  test.each(Object.entries(PRINTED))('a champion needs the fewest turns: %s', (_, cards) => {
    const raced = raceAlone(board, cards, CHAMPION, 2, 7);
    expect(raced.turns).toBe(optimum(board, cards, 2));
  });
});
