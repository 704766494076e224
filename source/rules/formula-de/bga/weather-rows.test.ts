// The weather of the advanced book of BGA as it is played: before the race, between rounds, and in the tests in rain.
import { describe, expect, test } from 'vitest';
import type { Sky } from '../../../circuit/formula-board.ts';
import {
  type CarSpec,
  car,
  gear,
  play,
  question,
  type RaceSpec,
  race,
  type Situation,
  slideTo,
  spaceId,
  to,
  toldOf,
  track,
} from '../../../testing/formula-de/builders.ts';
import { type Drive, rolledOn } from '../../../testing/formula-de/rolled.ts';
import { trialBook } from '../../books.ts';
import type { FormulaDeOptions, Weather } from '../state.ts';
import { bgaAdvanced as book } from './advanced.ts';

const FACES: Readonly<Record<Sky, number>> = { sun: 5, changeable: 12, rain: 18 };

/** A long straight under a chart: good to 10, changeable to 15, rain from 16. */
const BOARD = charted('100 1R5 15');
// From lane 2 the arrows of corner A, x 40 to 59, lead straight on only.
const LANE = charted('40 1R20 40');
const TWENTIES = Array<number>(12).fill(20);
const SLOW: readonly CarSpec[] = [
  { space: '0@30', gear: 1 },
  { space: '2@20', gear: 1 },
];

function charted(plan: string) {
  const skies = Array.from({ length: 20 }, (_, face): Sky => {
    if (face < 10) return 'sun';
    return face < 15 ? 'changeable' : 'rain';
  });
  return { ...track(plan), weather: skies };
}

function raced(spec: Partial<RaceSpec>): Situation {
  return race({ book, board: BOARD, cars: SLOW, options: { weather: 'roll' }, ...spec });
}

type Line = Omit<Weather, 'rollers'>;
const LINES: Readonly<Record<1 | 2 | 3 | 4 | 5, Line>> = {
  1: { sky: 'sun', hold: 'fixed', track: 'dry' },
  2: { sky: 'sun', hold: 'temporary', track: 'dry' },
  3: { sky: 'changeable', track: 'dry' },
  4: { sky: 'rain', hold: 'temporary', track: 'wet' },
  5: { sky: 'rain', hold: 'fixed', track: 'wet' },
};

/** The weather of a round that begins after one on a line, whose cars have called for these rolls. */
function nextRound(line: 1 | 2 | 3 | 4 | 5, ...rolls: readonly Sky[]): Situation {
  const { sky, hold = 'none', track: trackState } = LINES[line];
  const weatherRolls = rolls.map((_, index) => index % SLOW.length);
  const dice = rolls.map(roll => FACES[roll]);
  return raced({ sky, skyHold: hold, trackState, weatherRolls, dice, toPlay: [] });
}

const weatherOf = ({ race: { weather } }: Situation) => weather;

describe('in the qualifying', () => {
  const trial = trialBook(book.id, 'guided');

  test('is rolled for where the race rolls, and is no matter where it does not (BGA-O-19, BGA-O-20)', () => {
    const stepsOf = (weather: FormulaDeOptions['weather']) => {
      const { preparation = [], orderOfPlay = [] } = trial?.terms({ weather }) ?? {};
      return [preparation.includes('rollWeather'), orderOfPlay.includes('slide')];
    };
    expect(stepsOf('roll')).toEqual([true, true]);
    expect(stepsOf('sun')).toEqual([false, false]);
  });
});

describe('before the race', () => {
  const begun = (options: Partial<FormulaDeOptions>, ...faces: readonly number[]) => {
    const seats = [{ name: 'Ada' }, { name: 'Bob' }];
    const setup = { book: book.id, track: BOARD.id, seed: 1, laps: 2, seats, options };
    // The grid takes the first two faces, the first start the last two.
    const dice = [9, 3, ...faces, 10, 2];
    const { race: now, events } = book.start({ ...setup, dice }, BOARD);
    return { weather: now.weather, rolled: events.filter(({ kind }) => kind === 'dieRolled') };
  };

  test.each([
    [10, LINES[1]],
    [11, LINES[3]],
    [15, LINES[3]],
    [16, LINES[5]],
  ])(
    'the black die falls on the chart: by %i the race begins so (BGA-O-21, BGA-O-22, BR-45)',
    (face, line) => {
      const { weather, rolled } = begun({ weather: 'roll' }, face);
      expect(rolled[2]).toMatchObject({ die: 'black', value: face });
      expect(weather).toEqual({ ...line, rollers: [] });
    },
  );

  test('a changeable sky is dry, but wet where it rained in the qualifying (BGA-O-23, BGA-V-21, BR-62)', () => {
    const { changeable } = FACES;
    for (const lastSession of ['dry', 'wet'] as const) {
      const { weather } = begun({ weather: 'roll', lastSession }, changeable);
      expect(weather).toEqual({ sky: 'changeable', track: lastSession, rollers: [] });
      expect(begun({ weather: 'roll', lastSession }, FACES.sun).weather?.track).toBe('dry');
      expect(begun({ weather: 'roll', lastSession }, FACES.rain).weather?.track).toBe('wet');
    }
  });
});

describe('a roll of the weather', () => {
  test('of good moves it a line up, from line 4 past the middle to line 2 (BGA-O-25, BGA-O-30)', () => {
    expect(weatherOf(nextRound(3, 'sun'))).toMatchObject(LINES[2]);
    expect(weatherOf(nextRound(4, 'sun'))).toMatchObject(LINES[2]);
    expect(weatherOf(nextRound(2, 'sun'))).toMatchObject(LINES[1]);
  });

  test('of rain moves it a line down, from line 2 past the middle to line 4 (BGA-O-26, BGA-O-30)', () => {
    expect(weatherOf(nextRound(3, 'rain'))).toMatchObject(LINES[4]);
    expect(weatherOf(nextRound(2, 'rain'))).toMatchObject(LINES[4]);
    expect(weatherOf(nextRound(4, 'rain'))).toMatchObject(LINES[5]);
  });

  test('of changeable moves it nowhere (BGA-O-27)', () => {
    for (const line of [2, 3, 4] as const) {
      expect(weatherOf(nextRound(line, 'changeable'))).toMatchObject(LINES[line]);
    }
  });

  test.each([
    [['sun', 'changeable', 'sun'], 1],
    [['sun', 'rain'], 4],
    [['rain', 'sun'], 2],
    [['sun', 'rain', 'rain'], 5],
    [['rain', 'sun', 'rain'], 4],
  ] as const)(
    'each: %j leads from the middle to line %i of five (BR-46, BGA-V-20, BGA-O-28, BGA-O-29, BGA-O-31, BGA-O-32)',
    (rolls, line) => {
      const done = nextRound(3, ...rolls);
      expect(weatherOf(done)).toEqual({ ...LINES[line], rollers: [] });
      expect(toldOf(done, 'dieRolled')).toHaveLength(rolls.length);
    },
  );

  test('is left out once line 1 or 5 is reached (BR-46, BGA-O-28, BGA-O-32)', () => {
    // No face is written for the third roll.
    for (const [roll, line] of [
      ['sun', 1],
      ['rain', 5],
    ] as const) {
      const { sky, track: trackState } = LINES[3];
      const done = raced({
        sky,
        skyHold: 'none',
        trackState,
        weatherRolls: [0, 1, 0],
        dice: [FACES[roll], FACES[roll]],
        toPlay: [],
      });
      expect(weatherOf(done)).toEqual({ ...LINES[line], rollers: [] });
    }
  });

  const TWO_MOST: Partial<RaceSpec> = {
    cars: [
      { space: '0@40', gear: 5 },
      { space: '2@10', gear: 5 },
    ],
    toPlay: [0, 1],
  };

  test('is due for every 20 in 5th, at the end of the round and never before it (BGA-O-24, BGA-V-18, BGA-V-19)', () => {
    // Each 20 strains both engines.
    const dice = [20, 20, 20, 20, 20, 20, FACES.rain, FACES.rain];
    const asked = raced({ ...TWO_MOST, sky: 'changeable', skyHold: 'none', dice });
    const first = play(asked, gear(5), to('0@60'));
    expect(weatherOf(first)).toEqual({ sky: 'changeable', track: 'dry', rollers: [0] });
    const done = play(first, gear(5), to('2@30'));
    expect(toldOf(done, 'weatherSet')).toMatchObject([LINES[4], LINES[5]]);
    const rolls = toldOf(done, 'dieRolled').slice(-2);
    expect(rolls.map(({ seat, value }) => [seat, value])).toEqual([
      [0, FACES.rain],
      [1, FACES.rain],
    ]);
    const kinds = done.events.map(({ kind }) => kind);
    expect(kinds.indexOf('weatherSet')).toBeGreaterThan(kinds.lastIndexOf('testMade'));
  });

  test('is due for no face below the highest, and for none in fixed weather (BGA-O-22, BGA-O-24)', () => {
    const dice = [19, 19];
    const below = raced({ ...TWO_MOST, sky: 'changeable', skyHold: 'none', dice });
    const slow = play(below, gear(5), to('0@59'), gear(5), to('2@29'));
    expect(toldOf(slow, 'weatherSet')).toEqual([]);
    const fixed = raced({ ...TWO_MOST, dice: [20, 20, 20, 20, 20, 20] });
    const dry = play(fixed, gear(5), to('0@60'), gear(5), to('2@30'));
    expect(weatherOf(dry)).toEqual({ ...LINES[1], rollers: [] });
  });
});

describe('in rain', () => {
  const WET: Partial<RaceSpec> = { sky: 'rain', skyHold: 'fixed', trackState: 'wet' };
  // Under a changeable sky after a wet qualifying it rains just as much (BR-62).
  const STILL_WET: Partial<RaceSpec> = { sky: 'changeable', skyHold: 'none', trackState: 'wet' };
  const drive = (sky: Partial<RaceSpec>, spec: Drive, board = BOARD) =>
    rolledOn(board, { book, options: { weather: 'roll' }, ...sky, ...spec });

  /** Reports whether a test of car 0 on this face fails. */
  const fails = (done: Situation) => toldOf(done, 'testMade', 0).map(({ failed }) => failed);
  const collision = (sky: Partial<RaceSpec>, face: number) => {
    const others = [{ space: '0@46', gear: 1 }];
    const black = [20, face, ...TWENTIES];
    return fails(play(drive(sky, { from: '0@40', roll: 5, others, black }), to('0@45')));
  };
  const engine = (sky: Partial<RaceSpec>, face: number) => {
    const black = [face, ...TWENTIES];
    return fails(play(drive(sky, { from: '0@30', roll: 20, gear: 5, black }), to('0@50')));
  };
  const handling = (sky: Partial<RaceSpec>, face: number) => {
    const own = { stops: 1 };
    const black = [face, ...TWENTIES];
    const dangerous = ['2@43'];
    return fails(
      play(drive(sky, { from: '2@41', roll: 4, own, black, dangerous }, LANE), to('2@45')),
    );
  };
  const odds = (test: typeof collision, face: number) =>
    [{}, WET, STILL_WET].map(sky => test(sky, face));

  test('a collision fails on 1 or 2, in the dry on 1 (BGA-O-33, BR-62)', () => {
    expect(odds(collision, 1)).toEqual([[true], [true], [true]]);
    expect(odds(collision, 2)).toEqual([[false], [true], [true]]);
    expect(odds(collision, 3)).toEqual([[false], [false], [false]]);
  });

  test('an engine fails on 1 to 3, in the dry on 1 to 4 (BGA-O-34, BR-62)', () => {
    expect(odds(engine, 3)).toEqual([[true], [true], [true]]);
    expect(engine({}, 4)).toEqual([true]);
    expect(engine(WET, 4)).toEqual([false]);
    expect(engine({}, 5)).toEqual([false]);
  });

  test('road handling fails on 1 to 5, in the dry on 1 to 4 (BGA-O-35, BR-62)', () => {
    expect(odds(handling, 4)).toEqual([[true], [true], [true]]);
    expect(odds(handling, 5)).toEqual([[false], [true], [true]]);
    expect(odds(handling, 6)).toEqual([[false], [false], [false]]);
  });

  test('that a wet qualifying has left rain tires skid by 1 and pay single, soft ones have no extra space (BR-62, BGA-O-51)', () => {
    const options: Partial<FormulaDeOptions> = { weather: 'roll', tireChoice: 'on' };
    const drive = { book, ...STILL_WET, options, black: TWENTIES };
    const own: Partial<CarSpec> = { tires: 'rain' };
    const leaving = rolledOn(LANE, { ...drive, from: '2@59', roll: 1, gear: 1, own });
    const slid = play(leaving, to('2@60'), slideTo('2@61'), { kind: 'brakeAtEnd', brakes: 0 });
    expect(car(slid, 0)).toMatchObject({ space: spaceId(LANE, '2@61'), points: { tires: 4 } });
    const straight = rolledOn(BOARD, { ...drive, from: '0@30', roll: 5, own: { tires: 'soft' } });
    expect(question(play(straight, to('0@35'))).seat).toBe(1);
  });
});
