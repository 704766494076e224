// The measured figures shipped with the program must belong to the circuits shipped with it.
import { expect, test } from 'vitest';
import { everyCircuit } from '../cli/tracks/circuits.ts';
import { parOf } from '../drivers/solver/par.ts';
import { readFigures, shippedFiguresFile } from '../storage/track-figures.ts';
import { tracksFolder } from '../storage/track-library.ts';

const figures = readFigures(shippedFiguresFile(tracksFolder()));
const boards = everyCircuit().flatMap(entry => ('problem' in entry ? [] : [entry.board]));

test('every circuit has figures, measured on the board as it is now: npm run figures renews them', () => {
  const measured = figures.map(({ id, board }) => `${id} ${board}`);
  expect(measured).toEqual(boards.map(({ id, hash }) => `${id} ${hash}`));
});

test('the figures are such as circuits have', () => {
  for (const { id, par, overtakes, contacts, enginePoints, fastGears, cpuLap = 0 } of figures) {
    expect(cpuLap, id).toBeGreaterThan(par / 2);
    expect(cpuLap, id).toBeLessThanOrEqual(Math.ceil(par));
    expect(overtakes, id).toBeGreaterThan(0.5);
    expect(overtakes, id).toBeLessThan(5);
    expect(contacts, id).toBeGreaterThan(0);
    expect(enginePoints, id).toBeGreaterThan(0);
    expect(fastGears, id).toBeGreaterThan(5);
  }
});

test('the par among them is the par of the board', () => {
  const otterbrook = boards.find(({ id }) => id === 'otterbrook');
  const kept = figures.find(({ id }) => id === 'otterbrook');
  if (otterbrook === undefined) throw new Error('there is no such circuit');
  expect(kept?.par).toBeCloseTo(parOf(otterbrook), 1);
});
