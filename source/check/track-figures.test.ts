// The measured figures shipped with the program must belong to the circuits shipped with it.
import { expect, test } from 'vitest';
import { deriveRows } from '../circuit/rows/derive-rows.ts';
import { soloFiguresOf } from '../cli/tracks/championship-formula/row-figures.ts';
import { everyCircuit } from '../cli/tracks/circuits.ts';
import { parOf } from '../drivers/solver/par.ts';
import {
  readFigures,
  readRowFigures,
  shippedFiguresFile,
} from '../storage/tracks/track-figures.ts';
import { tracksFolder } from '../storage/tracks/track-library.ts';

const figures = readFigures(shippedFiguresFile(tracksFolder()));
const boards = everyCircuit().flatMap(entry => ('problem' in entry ? [] : [entry.board]));

test('every circuit has figures, measured on the board as it is now: npm run figures renews them', () => {
  const measured = figures.map(({ id, board }) => `${id} ${board}`);
  expect(measured).toEqual(boards.map(({ id, hash }) => `${id} ${hash}`));
});

test('every board in rows has figures too, with the turns that its cars alone need', () => {
  const kept = readRowFigures(shippedFiguresFile(tracksFolder()));
  const inRows = everyCircuit().flatMap(entry =>
    'problem' in entry ? [] : [deriveRows(entry.circuit)],
  );
  expect(kept.map(({ id, board }) => `${id} ${board}`)).toEqual(
    inRows.map(({ id, hash }) => `${id} ${hash}`),
  );
  for (const { id, par, turns, wins, overtakes, slips } of kept) {
    expect(wins.front + wins.middle + wins.back, id).toBe(9);
    expect(overtakes, id).toBeGreaterThan(0.5);
    expect(slips, id).toBeGreaterThan(0);
    // Three laps take less than three standing ones and more than two.
    expect(turns.middle, id).toBeLessThanOrEqual(3 * par);
    expect(turns.middle, id).toBeGreaterThan(2 * par);
  }
  const [first] = inRows;
  expect(first && kept[0]?.turns).toEqual(first && soloFiguresOf(first).race);
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
