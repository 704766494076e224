// The races that tests write by hand are races that the book knows.
import { expect, test } from 'vitest';
import { championship } from '../../rules/championship-formula/championship.ts';
import { aRace, tinyRows, tinyRowsWithoutPits } from './builders.ts';

test('a race written by hand stands where it says, and has no fault', () => {
  const race = aRace({ cars: [{}, { space: 'L2', speed: 60 }] });
  expect(championship.faults(race, tinyRows())).toEqual([]);
  expect(race.turn).toMatchObject({ from: ['M3', 'L2'], before: [100, 60], planned: [100, 60] });
});

test('the small lap has a pit lane, or none', () => {
  expect(tinyRows().lapLength).toBe(34);
  expect(tinyRows().pitLane).toHaveLength(8);
  expect(tinyRowsWithoutPits().pitLane).toBeUndefined();
});
