// Races of version 1 saves in the shape of today: groups where there is something to say, nothing where there was a value for none.
import { expect, test } from 'vitest';
import { groupedRace } from './flat-races.ts';

const CAR = {
  seat: 0,
  status: 'racing',
  place: 0,
  retirement: 'none',
  retiredAt: 0,
  tires: 'soft',
  fittedFor: 2,
  box: 3,
  pitPoints: 1,
  pit: 'none',
  rolls: 4,
  penaltyRolls: 0,
  misplacements: 0,
  adjustments: 0,
  inertiaGear: 0,
  prolongs: false,
};

function grouped(car: object, options = { preparation: 'ready' }, race: object = {}): unknown {
  const weather = { sky: 'sun', skyHold: 'fixed', trackState: 'dry', weatherRolls: [] };
  return groupedRace({ laps: 3, options, ...weather, cars: [{ ...CAR, ...car }], ...race });
}

test('what says that there is nothing is left out', () => {
  expect(grouped({})).toEqual({
    laps: 3,
    options: { preparation: 'ready' },
    weather: { sky: 'sun', hold: 'fixed', track: 'dry', rollers: [] },
    pits: [{ box: 3, points: 1 }],
    cars: [{ seat: 0, status: 'racing', set: { type: 'soft', fittedFor: 2 }, pits: { pit: 0 } }],
  });
});

test.each([
  ['a car that is home', { status: 'finished', place: 2, inertiaGear: 3 }, { place: 2 }],
  [
    'a car that is out',
    { status: 'retired', retirement: 'engine', retiredAt: 1 },
    { retirement: 'engine', retiredAt: 1 },
  ],
  [
    'a car without its engine',
    { inertiaGear: 3, prolongs: true },
    { inertia: { gear: 3, prolongs: true } },
  ],
  ['a car that waits in its pit', { pit: 'waiting' }, { pits: { pit: 0, stop: 'waiting' } }],
])('%s keeps what is said of it', (_what, car, kept) => {
  expect(grouped(car)).toMatchObject({ cars: [kept] });
});

test('points moved about are counted where drivers configure their cars', () => {
  const chosen = grouped({ adjustments: 2, box: -1 }, { preparation: 'chosen' });
  expect(chosen).toMatchObject({ cars: [{ adjustments: 2 }], pits: [{ points: 1 }] });
});

test('a changeable sky has no hold', () => {
  const sky = { sky: 'changeable', skyHold: 'none', trackState: 'wet', weatherRolls: [1, 0] };
  expect(grouped({}, undefined, sky)).toMatchObject({
    weather: { sky: 'changeable', track: 'wet', rollers: [1, 0] },
  });
});

test('what is no flat race stays as it is', () => {
  for (const other of [undefined, 'race', {}, { cars: [{ seat: 0 }] }]) {
    expect(groupedRace(other)).toBe(other);
  }
});
