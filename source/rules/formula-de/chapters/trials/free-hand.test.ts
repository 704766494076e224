// Chapter 1-1-11: where a car set down wrong stands, at the limits: half a lap, the line, several corners left at once.
import { expect, test } from 'vitest';
import { spaceId, track } from '../../../../testing/formula-de/builders.ts';
import { trialLap } from '../../../../testing/formula-de/trial-lap.ts';
import { trialBook } from '../../../books.ts';

const CORNER = track('20 1R5 40');

/** Returns a free-hand session on hard tires in the sun, whose car has just crossed the line: it stands on 1@0.5. */
function underWay(board = CORNER) {
  const lap = trialLap([20, 2, 4, 4, 4, 4], board, 'free');
  lap.tires('hard');
  lap.to('1@0.5');
  return lap;
}

test('exactly half a lap is the way back, a space less is the way on (R-93)', () => {
  // The lap has 65 spaces: from x 0.5 half of it leads to x 33.
  const back = underWay();
  back.gear(2);
  back.to('0@33');
  expect(back.car()).toMatchObject({
    laps: 0,
    space: spaceId(CORNER, '0@33'),
    trial: { penaltyRolls: 0 },
  });
  const on = underWay();
  on.gear(2);
  on.to('0@32');
  expect(on.car()).toMatchObject({ laps: 1, space: spaceId(CORNER, '0@32') });
});

test('a car that is set back over the line again and again has no less than no lap', () => {
  const lap = underWay();
  for (const name of ['0@33', '0@10', '0@50']) {
    lap.gear(2);
    lap.to(name);
    expect(lap.car()).toMatchObject({ laps: 0, space: spaceId(CORNER, name) });
  }
  expect(lap.car()?.trial?.misplacements).toBe(3);
});

test('beside the space where it stood it has gone nowhere', () => {
  const lap = underWay(track('20 1R5 40', 2));
  lap.gear(2);
  lap.to('0@4');
  lap.gear(2);
  lap.to('1@4.5');
  expect(lap.car()).toMatchObject({ laps: 1, trial: { misplacements: 1 } });
});

test('the session ends on the first space behind a corner that is left with two stops too few (M-1-1-14)', () => {
  const board = track('20 3R5 40');
  const lap = trialLap([20, 2, 4, 8, 7, 5, 4], board, 'free');
  lap.tires('hard');
  lap.to('1@0.5');
  for (const [gear, name] of [
    [2, '1@4.5'],
    [3, '1@12.5'],
    [4, '1@19.5'],
    [3, '1@24.5'],
    [2, '1@30.5'],
  ] as const) {
    lap.gear(gear);
    lap.to(name);
  }
  expect(lap.car()).toMatchObject({
    status: 'retired',
    retirement: 'overshoot',
    space: spaceId(board, '1@25.5'),
  });
});

test('set back into another corner the car stops there for the first time (M-1-4-3)', () => {
  const board = track('10 2R5 5 2L5 40');
  const lap = trialLap([20, 2, 4, 8, 2, 6, 4], board, 'free');
  lap.tires('hard');
  lap.to('1@0.5');
  for (const [gear, name, stops] of [
    [2, '1@4.5', 0],
    [3, '1@12.5', 1],
    [2, '1@14.5', 2],
    [3, '1@20.5', 1],
    [2, '1@10.5', 1],
  ] as const) {
    lap.gear(gear);
    lap.to(name);
    expect(lap.car()).toMatchObject({ stops, space: spaceId(board, name) });
  }
});

test('is another book than the guided session (R-93)', () => {
  const id = (hand: 'guided' | 'free') => trialBook('masters-2005', hand)?.id;
  expect(id('free')).toBe('masters-2005-trial-free');
  expect(id('guided')).toBe('masters-2005-trial');
});
