import { expect, test } from 'vitest';
import type { FormulaDeEvent } from '../../../rules/formula-de/events.ts';
import { logOf } from './race-log.ts';

const fitted = (seat: number, tires: 'hard' | 'soft' | 'rain'): FormulaDeEvent => ({
  kind: 'tiresFitted',
  seat,
  tires,
});

test('tires chosen before the first round are those of the grid, later ones are fitted in the pits', () => {
  const events: readonly FormulaDeEvent[] = [
    fitted(0, 'soft'),
    fitted(1, 'rain'),
    { kind: 'roundBegan', round: 1, order: [0, 1] },
    { kind: 'pitStopMade', seat: 0, stop: 'quick', repairs: [] },
    { kind: 'pitStopMade', seat: 1, stop: 'long', repairs: [] },
    fitted(0, 'hard'),
  ];
  expect(logOf(events, 0, { set: { type: 'hard', fittedFor: 1 } })).toEqual({
    tires: 'soft',
    fitted: ['hard'],
    quickStops: 1,
    longStops: 0,
  });
  expect(logOf(events, 1, undefined)).toMatchObject({
    tires: 'rain',
    fitted: [],
    longStops: 1,
  });
  expect(logOf([], 0, { set: { type: 'soft', fittedFor: 1 } }).tires).toBe('soft');
});
