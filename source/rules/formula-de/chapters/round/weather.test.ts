// Chapter 3: the sky at the start, the rolls at the end of a round, and the state of the track under it.
import { describe, expect, test } from 'vitest';
import type { Sky } from '../../../../circuit/formula-board.ts';
import { straightBoard } from '../../../../testing/circuits/tiny-circuits.ts';
import { expectDiceUsedUp } from '../../../../testing/expect-dice-used-up.ts';
import {
  type CarSpec,
  car,
  gear,
  play,
  type RaceSpec,
  race,
  type Situation,
  to,
  toldOf,
  track,
} from '../../../../testing/formula-de/builders.ts';
import { bgaBasic } from '../../bga/basic.ts';
import { masters2002 } from '../../masters/masters-2002.ts';
import { masters2005 } from '../../masters/masters-2005.ts';
import type { FormulaDeOptions, TrackState } from '../../state.ts';
import { skyOf, type WeatherState, weatherAfter, weatherAtStart } from './weather.ts';

// Sun 1 to 10, changeable 11 to 15, rain 16 to 20; the corner has x 70 to 75.
const BOARD = straightBoard();
const FACES: Readonly<Record<Sky, number>> = { sun: 5, changeable: 12, rain: 18 };

const CHANGEABLE_DRY: WeatherState = { sky: 'changeable', hold: 'none', track: 'dry' };
const CHANGEABLE_WET: WeatherState = { sky: 'changeable', hold: 'none', track: 'wet' };
const SUN_FOR_NOW: WeatherState = { sky: 'sun', hold: 'temporary', track: 'dry' };
const RAIN_FOR_NOW: WeatherState = { sky: 'rain', hold: 'temporary', track: 'wet' };
const SUN_FIXED: WeatherState = { sky: 'sun', hold: 'fixed', track: 'dry' };
const RAIN_FIXED: WeatherState = { sky: 'rain', hold: 'fixed', track: 'wet' };

function rolledOn(before: WeatherState, ...rolls: readonly Sky[]): WeatherState {
  const { ladder } = masters2005.definition.values.weather;
  return rolls.reduce((weather, roll) => weatherAfter(weather, roll, ladder), before);
}

describe('the weather at the start', () => {
  test.each([
    ['sun', 'dry', SUN_FIXED],
    ['sun', 'wet', SUN_FIXED],
    ['rain', 'dry', RAIN_FIXED],
    ['rain', 'wet', RAIN_FIXED],
    ['changeable', 'dry', CHANGEABLE_DRY],
    ['changeable', 'wet', CHANGEABLE_WET],
  ] as const)('%s after a %s session (M-3-2-2 to M-3-2-4)', (sky, session, expected) => {
    expect(weatherAtStart(sky, session)).toEqual(expected);
  });

  test.each([
    [1, 'sun'],
    [10, 'sun'],
    [11, 'changeable'],
    [15, 'changeable'],
    [16, 'rain'],
    [20, 'rain'],
  ] as const)('is read on the table of the circuit: %i means %s (M-3-0-1)', (face, sky) => {
    expect(skyOf(BOARD, face)).toBe(sky);
  });
});

describe('a roll of the weather (M-3-2-6)', () => {
  test('changes nothing once the weather is fixed (M-3-2-6-4)', () => {
    for (const before of [SUN_FIXED, RAIN_FIXED]) {
      for (const sky of ['sun', 'changeable', 'rain'] as const) {
        expect(rolledOn(before, sky)).toEqual(before);
      }
    }
  });

  test('of sun brings sun until the next roll and a dry track (M-3-2-6-1)', () => {
    for (const before of [CHANGEABLE_DRY, CHANGEABLE_WET]) {
      expect(rolledOn(before, 'sun')).toEqual(SUN_FOR_NOW);
    }
  });

  test('of rain brings rain until the next roll and a wet track (M-3-2-6-2)', () => {
    for (const before of [CHANGEABLE_DRY, CHANGEABLE_WET]) {
      expect(rolledOn(before, 'rain')).toEqual(RAIN_FOR_NOW);
    }
  });

  test('of changeable leaves the track as it was (M-3-2-6-3)', () => {
    expect(rolledOn(CHANGEABLE_DRY, 'changeable')).toEqual(CHANGEABLE_DRY);
    expect(rolledOn(CHANGEABLE_WET, 'changeable')).toEqual(CHANGEABLE_WET);
    expect(rolledOn(SUN_FOR_NOW, 'changeable')).toEqual(CHANGEABLE_DRY);
    expect(rolledOn(RAIN_FOR_NOW, 'changeable')).toEqual(CHANGEABLE_WET);
  });

  test('of sun or rain twice running fixes it for the rest of the race (M-3-2-6-4)', () => {
    expect(rolledOn(SUN_FOR_NOW, 'sun')).toEqual(SUN_FIXED);
    expect(rolledOn(RAIN_FOR_NOW, 'rain')).toEqual(RAIN_FIXED);
  });

  test('turns a dry track wet and a wet one dry between sun and rain (M-3-2-6-5)', () => {
    expect(rolledOn(SUN_FOR_NOW, 'rain')).toEqual(RAIN_FOR_NOW);
    expect(rolledOn(RAIN_FOR_NOW, 'sun')).toEqual(SUN_FOR_NOW);
  });

  test('of two equal results with another between them fixes nothing (R-67)', () => {
    for (const between of ['changeable', 'rain'] as const) {
      expect(rolledOn(CHANGEABLE_DRY, 'sun', between, 'sun')).toEqual(SUN_FOR_NOW);
    }
    for (const between of ['changeable', 'sun'] as const) {
      expect(rolledOn(CHANGEABLE_DRY, 'rain', between, 'rain')).toEqual(RAIN_FOR_NOW);
    }
  });

  test('leads through the states of the diagram (M-3-2-6-E)', () => {
    expect(rolledOn(CHANGEABLE_DRY, 'sun')).toEqual(SUN_FOR_NOW);
    expect(rolledOn(CHANGEABLE_DRY, 'sun', 'sun')).toEqual(SUN_FIXED);
    expect(rolledOn(CHANGEABLE_DRY, 'rain')).toEqual(RAIN_FOR_NOW);
    expect(rolledOn(CHANGEABLE_DRY, 'rain', 'changeable')).toEqual(CHANGEABLE_WET);
    expect(rolledOn(CHANGEABLE_DRY, 'rain', 'changeable', 'rain')).toEqual(RAIN_FOR_NOW);
    expect(rolledOn(CHANGEABLE_DRY, 'rain', 'changeable', 'rain', 'rain')).toEqual(RAIN_FIXED);
    expect(rolledOn(CHANGEABLE_DRY, 'sun', 'rain')).toEqual(RAIN_FOR_NOW);
  });
});

function begin(options: Partial<FormulaDeOptions>, faces: readonly number[] = []) {
  const setup = {
    book: 'masters-2005',
    track: BOARD.id,
    seed: 1,
    laps: 3,
    seats: [{ name: 'A' }, { name: 'B' }],
    options,
    dice: [...faces, 10, 1],
  };
  return masters2005.start(setup, BOARD);
}

describe('the weather of a race', () => {
  test('is rolled by the pole sitter before the race (M-2-0-1, M-3-2-1)', () => {
    const { race: begun, events } = begin({ weather: 'roll' }, [18]);
    expect(events[0]).toEqual({ kind: 'dieRolled', seat: 0, die: 'black', value: 18 });
    expect(events.find(event => event.kind === 'weatherSet')).toEqual({
      kind: 'weatherSet',
      sky: 'rain',
      hold: 'fixed',
      track: 'wet',
    });
    expect(begun).toMatchObject({ weather: { sky: 'rain', hold: 'fixed', track: 'wet' } });
  });

  test('may be set by the organiser, without a roll', () => {
    const { race: begun } = begin({ weather: 'rain' });
    expect(begun).toMatchObject({ weather: { sky: 'rain', hold: 'fixed', track: 'wet' } });
  });

  test.each(['dry', 'wet'] as const)(
    'starts with a %s track under a changeable sky after such a session (M-3-2-4)',
    lastSession => {
      const rolled = begin({ weather: 'roll', lastSession }, [12]).race;
      expect(rolled.weather).toEqual({ sky: 'changeable', track: lastSession, rollers: [] });
    },
  );

  test('starts dry under a changeable sky when there was no session (R-68)', () => {
    expect(begin({ weather: 'changeable' }).race.weather?.track).toBe('dry');
  });

  test('from outside names seats that roll, and a hold only where there is one (R-66)', () => {
    const { race: begun } = begin({ weather: 'changeable' });
    const faultsOf = (more: object) =>
      masters2005.faults({ ...begun, weather: { ...begun.weather, ...more } }, BOARD);
    expect(faultsOf({ rollers: [0, 1] })).toEqual([]);
    expect(faultsOf({ rollers: [-1] })).not.toEqual([]);
    expect(faultsOf({ hold: 'none' })).not.toEqual([]);
  });

  test('is none at the end of a round either where a book has none (BGA-B-40)', () => {
    const cars = [{ space: '0@30' }];
    const spec = { book: bgaBasic, board: track('80 1R5 15'), cars, toPlay: [], dice: [20] };
    const { race: next } = race(spec);
    expect(next.round).toBe(2);
    expect(next).not.toHaveProperty('weather');
  });
});

interface Round extends Partial<RaceSpec> {
  readonly black?: readonly number[];
}

/**
 * Returns the situation after a round in which car 0 rolls a 20 in 5th on a straight and car 1 plays after it in 2nd.
 */
function round({ black = [], ...spec }: Round = {}): Situation {
  const situation = race({
    board: BOARD,
    sky: 'changeable',
    skyHold: 'none',
    cars: [
      { space: '0@10', gear: 5 },
      { space: '2@2', gear: 2 },
    ],
    toPlay: [0, 1],
    dice: [20, 20, 2, ...black],
    ...spec,
  });
  return play(situation, gear(5), to('0@30'));
}

function weatherOf({ race: { weather } }: Situation): WeatherState {
  if (weather === undefined) throw new Error('a race without weather');
  const { sky, hold = 'none', track } = weather;
  return { sky, hold, track };
}

describe('the weather test of a changeable race', () => {
  test('follows a 20 in 5th, at the end of the round (M-3-2-4, M-3-2-5, M-6-3-n)', () => {
    const before = round({ black: [FACES.rain] });
    expect(weatherOf(before)).toEqual(CHANGEABLE_DRY);
    expect(toldOf(before, 'weatherSet')).toEqual([]);
    const done = play(before, gear(2), to('2@4'));
    expect(weatherOf(done)).toEqual(RAIN_FOR_NOW);
    expect(toldOf(done, 'weatherSet')).toEqual([
      { kind: 'weatherSet', sky: 'rain', hold: 'temporary', track: 'wet' },
    ]);
    expectDiceUsedUp(done.race);
  });

  test('is rolled by the driver who rolled the 20, before the next round begins (R-64)', () => {
    const done = play(round({ black: [FACES.sun] }), gear(2), to('2@4'));
    const kinds = done.events.map(event => event.kind);
    expect(kinds.lastIndexOf('weatherSet')).toBeLessThan(kinds.lastIndexOf('roundBegan'));
    expect(toldOf(done, 'dieRolled').at(-1)).toMatchObject({ seat: 0, die: 'black', value: 5 });
    expect(done.race.weather?.rollers).toEqual([]);
  });

  test('follows a 30 in 6th too', () => {
    const situation = race({
      board: BOARD,
      sky: 'changeable',
      skyHold: 'none',
      cars: [
        { space: '0@10', gear: 6 },
        { space: '2@2', gear: 2 },
      ],
      toPlay: [0, 1],
      dice: [30, 20, 2, FACES.rain],
    });
    const done = play(situation, gear(6), to('0@40'), gear(2), to('2@4'));
    expect(weatherOf(done)).toEqual(RAIN_FOR_NOW);
  });

  test('does not follow a 19 in 5th', () => {
    const situation = race({
      board: BOARD,
      sky: 'changeable',
      skyHold: 'none',
      cars: [
        { space: '0@10', gear: 5 },
        { space: '2@2', gear: 2 },
      ],
      toPlay: [0, 1],
      dice: [19, 2],
    });
    const done = play(situation, gear(5), to('0@29'), gear(2), to('2@4'));
    expect(weatherOf(done)).toEqual(CHANGEABLE_DRY);
    expectDiceUsedUp(done.race);
  });

  test('follows a 20 shortened by brakes (R-25)', () => {
    const situation = race({
      board: BOARD,
      sky: 'changeable',
      skyHold: 'none',
      cars: [
        { space: '0@10', gear: 5 },
        { space: '2@2', gear: 2 },
      ],
      toPlay: [0, 1],
      dice: [20, 20, 2, FACES.rain],
    });
    const done = play(situation, gear(5), to('0@28', { brakes: 2 }), gear(2), to('2@4'));
    expect(weatherOf(done)).toEqual(RAIN_FOR_NOW);
  });

  test('stands though the driver who rolled retires in that play (R-70)', () => {
    // The last handling point goes on the way.
    const situation = race({
      board: BOARD,
      sky: 'changeable',
      skyHold: 'none',
      cars: [
        { space: '0@10', gear: 5, points: { handling: 1 } },
        { space: '2@2', gear: 2 },
      ],
      dangerous: ['0@30'],
      toPlay: [0, 1],
      dice: [20, 1, 2, FACES.rain],
    });
    const done = play(situation, gear(5), to('0@30'), gear(2), to('2@4'));
    expect(car(done, 0).status).toBe('retired');
    expect(weatherOf(done)).toEqual(RAIN_FOR_NOW);
  });

  test.each([
    ['sun', 'dry'],
    ['rain', 'wet'],
  ] as const)('never comes once %s is fixed (M-3-2-2, M-3-2-3, R-66)', (sky, trackState) => {
    const before = round({ sky, skyHold: 'fixed', trackState });
    const done = play(before, gear(2), to('2@4'));
    expect(weatherOf(done)).toEqual({ sky, hold: 'fixed', track: trackState });
    expectDiceUsedUp(done.race);
  });

  test.each([
    [SUN_FOR_NOW, 'sun', SUN_FIXED],
    [RAIN_FOR_NOW, 'rain', RAIN_FIXED],
    [SUN_FOR_NOW, 'rain', RAIN_FOR_NOW],
    [RAIN_FOR_NOW, 'changeable', CHANGEABLE_WET],
  ] as const)('starts from the state of the race: %o and %s', (before, roll, expected) => {
    const spec = { sky: before.sky, skyHold: before.hold, trackState: before.track };
    const done = play(round({ ...spec, black: [FACES[roll]] }), gear(2), to('2@4'));
    expect(weatherOf(done)).toEqual(expected);
  });
});

/**
 * Returns a situation in which car 0 and car 1 have both rolled a 20 in 5th in this round and passed their engine
 * tests.
 */
function twoTwenties(black: readonly number[], over: Partial<RaceSpec> = {}): Situation {
  const cars: readonly CarSpec[] = [
    { space: '0@30', gear: 5 },
    { space: '2@10', gear: 5 },
  ];
  const situation = race({
    board: BOARD,
    sky: 'changeable',
    skyHold: 'none',
    cars,
    toPlay: [0, 1],
    dice: [20, 20, 20, 20, 20, 20, ...black],
    ...over,
  });
  return play(situation, gear(5), to('0@50'), gear(5), to('2@30'));
}

describe('several 20s in one round (R-66)', () => {
  test('are rolled one by one, each on the state left by the one before', () => {
    const done = twoTwenties([FACES.rain, FACES.changeable]);
    expect(toldOf(done, 'weatherSet').map(({ sky, track: state }) => [sky, state])).toEqual([
      ['rain', 'wet'],
      ['changeable', 'wet'],
    ]);
    expect(toldOf(done, 'dieRolled').slice(-2)).toMatchObject([{ seat: 0 }, { seat: 1 }]);
    expectDiceUsedUp(done.race);
  });

  test('of the same result fix it at once', () => {
    expect(weatherOf(twoTwenties([FACES.sun, FACES.sun]))).toEqual(SUN_FIXED);
  });

  test('are dropped once the weather is fixed', () => {
    const over = { sky: 'rain', skyHold: 'temporary', trackState: 'wet' } as const;
    const done = twoTwenties([FACES.rain], over);
    expect(weatherOf(done)).toEqual(RAIN_FIXED);
    expectDiceUsedUp(done.race);
  });
});

describe('the track', () => {
  const wet: TrackState = 'wet';

  test('counts in tests, not the sky: a changeable sky over a wet track has wet odds (R-68)', () => {
    const done = play(round({ trackState: wet, black: [FACES.changeable] }), gear(2), to('2@4'));
    // 1 to 3 instead of 1 to 4 for the engine.
    expect(toldOf(done, 'testMade')).toMatchObject([{ test: 'engine', upTo: 3 }]);
    expect(weatherOf(done)).toEqual(CHANGEABLE_WET);
  });

  test.each([
    ['dry', 1, 4, 4],
    ['wet', 2, 3, 5],
  ] as const)(
    '%s: collision up to %i, engine up to %i, handling up to %i (M-A2-4)',
    (trackState, collision, engine, handling) => {
      const situation = race({
        board: track('80 1R5 15'),
        trackState,
        cars: [
          { space: '0@10', gear: 5 },
          { space: '0@31', gear: 3 },
          { space: '2@2', gear: 2 },
        ],
        dangerous: ['0@30'],
        toPlay: [0, 2],
        dice: [20, 20, 20, 20, 20],
      });
      const tests = toldOf(play(situation, gear(5), to('0@30')), 'testMade');
      expect(tests.map(({ test: what, upTo }) => [what, upTo])).toEqual([
        ['handling', handling],
        ['collision', collision],
        ['collision', collision],
        ['engine', engine],
      ]);
    },
  );

  test('aggravates a collision with 1 to 2 dry and 1 to 3 wet (M-14-3)', () => {
    for (const [trackState, upTo] of [
      ['dry', 2],
      ['wet', 3],
    ] as const) {
      const situation = race({
        board: track('80 1R5 15'),
        trackState,
        cars: [
          { space: '0@10', gear: 3 },
          { space: '0@16', gear: 3, condition: 'stalled' },
          { space: '2@2', gear: 2 },
        ],
        toPlay: [0, 2],
        dice: [5, 20, 20],
      });
      const tests = toldOf(play(situation, gear(3), to('0@15')), 'testMade');
      expect(tests.map(one => one.upTo)).toEqual([upTo, upTo]);
    }
  });
});

test('the edition of 2002 rolls the weather in the same way (M-3-2)', () => {
  const done = play(round({ book: masters2002, black: [FACES.rain] }), gear(2), to('2@4'));
  expect(weatherOf(done)).toEqual(RAIN_FOR_NOW);
});
