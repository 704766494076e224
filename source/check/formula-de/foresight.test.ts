// What the checks of foretold consequences let pass: an end that dice have brought about.
import { expect, test } from 'vitest';
import type { FormulaDeBook } from '../../rules/formula-de/book.ts';
import type { FormulaDeEvent } from '../../rules/formula-de/events.ts';
import { choices, layoutName, track } from '../../testing/formula-de/builders.ts';
import { straightOn, trantRolled } from '../../testing/formula-de/trant-rolled.ts';
import { foresightFaults } from './foresight.ts';

// A straight of 20, a corner of six spaces in each lane (2 stops), and a long straight to the line.
const BOARD = track('20 2R6 60');

/** Returns the faults of a car that stops on the last space of the corner, is moved on and crashes, with what else is told. */
function faultsOf(...told: readonly FormulaDeEvent[]): readonly string[] {
  const rolled = trantRolled({ board: BOARD, from: '0@19', points: 6 });
  const choice = choices(rolled, 'move').find(
    ({ to, brakes }) => brakes === 0 && layoutName(BOARD, to) === '0@25',
  );
  if (choice === undefined) throw new Error('the car cannot reach the end of the corner');
  const { race, book } = straightOn(rolled);
  const out: FormulaDeEvent = { kind: 'carRetired', seat: 0, why: 'overshoot' };
  const turn = { before: rolled.race, choice, race, events: [...told, out] };
  return foresightFaults(book as FormulaDeBook, BOARD, turn);
}

test('nobody is warned of a corner out of which the damage of a second check drives the car (TR-93, TR-102)', () => {
  const lost = { kind: 'pointsPaid', seat: 0, part: 'body', amount: 1, why: 'collision' } as const;
  expect(faultsOf(lost)).toEqual([]);
});

test('a car that no dice have damaged is warned of what puts it out', () => {
  expect(faultsOf()).toEqual(['seat 0 is eliminated by overshoot without a warning, after move']);
});
