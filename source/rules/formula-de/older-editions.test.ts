// Races of edition 1, which counted a crossing of the line on the space behind the one astride it.
import { expect, test } from 'vitest';
import { type CarSpec, race, track, writtenRace } from '../../testing/formula-de/builders.ts';
import { byDistance } from './chapters/round/ranking.ts';
import { masters2005 } from './masters/masters-2005.ts';
import { asOfToday } from './older-editions.ts';
import { trantDefinition } from './trant/trant.ts';

// A lap of 100 spaces.
const BOARD = track('80 1R5 15');

function left(...cars: readonly CarSpec[]) {
  const toPlay = cars.map((_, seat) => seat);
  const { race: asked } = race({ board: BOARD, laps: 3, cars, toPlay, dice: [2, 2, 2] });
  return asked;
}

test('a car astride the line is on the lap to come, before and behind the same cars', () => {
  const old = left(
    { space: '0@10', laps: 3 },
    { space: '1@99.5', laps: 2 },
    { space: '0@90', laps: 2 },
  );
  const { race: now, events } = masters2005.adopt?.(old, 1, BOARD) ?? { race: old, events: [] };
  expect(now.cars.map(car => car.laps)).toEqual([3, 3, 2]);
  expect(
    byDistance(now, { board: BOARD, values: masters2005.definition.values }, now.cars).map(
      car => car.seat,
    ),
  ).toEqual([0, 1, 2]);
  expect(masters2005.decisions(now, BOARD)).toEqual(masters2005.decisions(old, BOARD));
  expect(events).toEqual([]);
});

test('a car astride the line on the last lap is home, and the next driver is asked', () => {
  const old = left({ space: '1@99.5', laps: 3 }, { space: '0@90', laps: 3 });
  const { race: now, events } = masters2005.adopt?.(old, 1, BOARD) ?? { race: old, events: [] };
  expect(now.cars[0]).toMatchObject({ status: 'finished', place: 1, onBoard: false, laps: 4 });
  expect(events[0]).toEqual({ kind: 'carFinished', seat: 0, place: 1 });
  expect(masters2005.decisions(now, BOARD)[0]?.seat).toBe(1);
  expect(masters2005.faults(now, BOARD)).toEqual([]);
});

test('a car that is home has no inertia any more', () => {
  const coasting = { condition: 'inertia', inertiaGear: 2, prolongs: true } as const;
  const old = left({ space: '1@99.5', laps: 3, ...coasting }, { space: '0@90', laps: 3 });
  expect(old.cars[0]).toHaveProperty('inertia');
  const now = masters2005.adopt?.(old, 1, BOARD).race;
  expect(now?.cars[0]).toMatchObject({ status: 'finished', place: 1 });
  expect(now?.cars[0]).not.toHaveProperty('inertia');
});

test('a race of the present edition stays as it is', () => {
  const asked = writtenRace({
    board: BOARD,
    laps: 3,
    cars: [{ space: '1@99.5', laps: 2 }],
    toPlay: [0],
  });
  expect(masters2005.adopt?.(asked, masters2005.edition, BOARD).race.cars).toEqual(asked.cars);
});

test('a race of a book in which such a space always lay across the line stays as it is', () => {
  const asked = left({ space: '1@99.5', laps: 2 }, { space: '0@90', laps: 2 });
  expect(asOfToday(asked, 1, BOARD, trantDefinition)).toEqual({ race: asked, events: [] });
});
