import { expect, test } from 'vitest';
import { PLAYTHROUGHS } from '../../../check/playthroughs.ts';
import { recordedRace } from '../../../check/recorded-races.ts';
import { books } from '../../../rules/books.ts';
import type { FormulaDeEvent } from '../../../rules/formula-de/events.ts';
import type { FormulaDeRace } from '../../../rules/formula-de/state.ts';
import { raceSheet } from '../../../season/sheet/make-sheet.ts';
import { Overtakes } from './overtakes.ts';

const round = (number: number, ...order: number[]): FormulaDeEvent => ({
  kind: 'roundBegan',
  round: number,
  order,
});

/** Counts the overtakes of a race given by its events, with no car lapped unless `down` says so. */
function count(events: readonly FormulaDeEvent[], down: readonly number[] = []): number {
  const overtakes = new Overtakes();
  overtakes.add(events, down);
  return overtakes.count;
}

test('a car that is in front of two others when the next round begins has overtaken two', () => {
  expect(count([round(2, 0, 1, 2), round(3, 2, 0, 1)])).toBe(2);
});

test('what the first round makes of the grid is the start, not an overtake', () => {
  expect(count([round(1, 0, 1, 2), round(2, 2, 1, 0), round(3, 2, 1, 0)])).toBe(0);
});

test('a car that retires is not overtaken', () => {
  expect(count([round(2, 0, 1, 2), round(3, 1, 2)])).toBe(0);
});

test('cars that were in the pits since the round began take no part', () => {
  const entered: FormulaDeEvent = { kind: 'pitLaneEntered', seat: 0 };
  const left: FormulaDeEvent = { kind: 'pitLaneLeft', seat: 0 };
  const stop = [round(2, 0, 1, 2), entered, round(3, 1, 2, 0), round(4, 1, 2, 0), left];
  expect(count([...stop, round(5, 2, 0, 1), round(6, 0, 2, 1)])).toBe(2);
});

test('a car that crosses the line first from behind has overtaken at the finish', () => {
  const finished = (seat: number, place: number): FormulaDeEvent => ({
    kind: 'carFinished',
    seat,
    place,
  });
  const end: FormulaDeEvent = { kind: 'raceEnded' };
  expect(count([round(9, 0, 1, 2), finished(1, 1), round(10, 0, 2), finished(2, 2), end])).toBe(1);
  expect(count([round(9, 0, 1), finished(0, 1), finished(1, 2), end])).toBe(0);
});

test('passing a car that is a lap behind is no overtake (R-61)', () => {
  const overtakes = new Overtakes();
  overtakes.add([round(7, 0, 2, 1)], [0, 0, 1]);
  overtakes.add([round(8, 0, 1, 2)], [0, 0, 1]);
  expect(overtakes.count).toBe(0);
});

test.each(PLAYTHROUGHS.filter(({ book }) => books.some(({ id }) => id === book)))(
  'the sheet of a recorded race counts as many: $book on $track',
  one => {
    const { played, turns } = recordedRace(one);
    const counter = new Overtakes();
    for (const { events, race } of turns) {
      counter.add(events as readonly FormulaDeEvent[], (race as FormulaDeRace).down);
    }
    const { lines } = raceSheet(played);
    const sum = (counts: readonly number[]) => counts.reduce((total, of) => total + of, 0);
    expect(sum(lines.map(({ overtakes }) => overtakes))).toBe(counter.count);
    expect(sum(lines.map(({ overtaken }) => overtaken))).toBe(counter.count);
  },
);
