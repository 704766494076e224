import { expect, test } from 'vitest';
import { overtakesIn } from './overtakes.ts';
import { Tally } from './tally.ts';

/** A race of three cars over three laps. */
function tallied(play: (tally: Tally) => void): readonly string[] {
  const tally = new Tally([0, 0, 0], 0);
  play(tally);
  return overtakesIn(tally.rounds, 0, 3).map(
    ({ by, of, isLate }) => `${by} by ${of}${isLate ? ' late' : ''}`,
  );
}

test('a car that is in front of two others when the next round begins has overtaken two', () => {
  const overtakes = tallied(tally => {
    tally.beginRound(1, [0, 1, 2]);
    tally.beginRound(2, [0, 1, 2]);
    tally.beginRound(3, [2, 0, 1]);
  });
  expect(overtakes).toEqual(['2 by 0', '2 by 1']);
});

test('what the first round makes of the grid is the start, not an overtake', () => {
  const overtakes = tallied(tally => {
    tally.beginRound(1, [0, 1, 2]);
    tally.beginRound(2, [2, 1, 0]);
    tally.beginRound(3, [2, 1, 0]);
  });
  expect(overtakes).toEqual([]);
});

test('a car that retires is not overtaken', () => {
  const overtakes = tallied(tally => {
    tally.beginRound(1, [0, 1, 2]);
    tally.beginRound(2, [0, 1, 2]);
    tally.dropped(0, { cause: 'engine', where: '' });
    tally.beginRound(3, [1, 2]);
  });
  expect(overtakes).toEqual([]);
});

test('cars that were in the pits since the round began take no part', () => {
  const overtakes = tallied(tally => {
    tally.beginRound(1, [0, 1, 2]);
    tally.beginRound(2, [0, 1, 2]);
    tally.aside(0);
    tally.beginRound(3, [1, 2, 0]);
    tally.aside(0);
    tally.beginRound(4, [2, 1, 0]);
    tally.beginRound(5, [0, 2, 1]);
  });
  expect(overtakes).toEqual(['2 by 1', '0 by 2', '0 by 1']);
});

test('a car that takes the flag first from behind has overtaken at the finish', () => {
  const overtakes = tallied(tally => {
    tally.beginRound(1, [0, 1, 2]);
    for (const seat of [0, 1, 2]) for (let lap = 1; lap <= 3; lap++) tally.crossed(seat);
    tally.beginRound(9, [0, 1, 2]);
    tally.beginRound(10, [0, 1, 2]);
    tally.finished(1);
    tally.end([1, 0, 2]);
  });
  expect(overtakes).toEqual(['1 by 0 late']);
});
