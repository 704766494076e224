// Weather that changes on the way (TR-13 to TR-18, TRR-3 to TRR-5): three sections of a lap, and the rolls made there.
import { describe, expect, test } from 'vitest';
import type { FormulaBoard, Sky } from '../../../circuit/formula-board.ts';
import {
  type CarSpec,
  car,
  type RaceSpec,
  race,
  type Situation,
  toldOf,
  track,
} from '../../../testing/formula-de/builders.ts';
import { PIT_LAP } from '../../../testing/formula-de/pit-lap.ts';
import { moved } from '../../../testing/formula-de/trant-turn.ts';
import { trant as book } from './trant.ts';
import { weatherSections } from './weather-sections.ts';

const FACES: Readonly<Record<Sky, number>> = { sun: 5, changeable: 12, rain: 18 };
/** Good to 10, changeable to 15, rain from 16. */
const CHART = Array.from({ length: 20 }, (_, face): Sky => {
  if (face < 10) return 'sun';
  return face < 15 ? 'changeable' : 'rain';
});
/** A lap of 105 spaces whose ways into the pits begin at 91. */
const BOARD: FormulaBoard = { ...PIT_LAP, weather: CHART };
const FIRST: CarSpec = { space: '0@40', gear: 3, laps: 1 };

/** A race under a sky that has not settled, about to begin a round. */
function unsettled(spec: Partial<RaceSpec> = {}): Situation {
  return race({ book, board: BOARD, sky: 'changeable', skyHold: 'none', cars: [FIRST], ...spec });
}

/** The weather after rolls made one after the other, each in a section of its own, with the count that they began with. */
function weatherAfter(...skies: readonly Sky[]) {
  const now = unsettled({
    laps: 9,
    cars: [{ ...FIRST, laps: 8 }],
    dice: skies.map(sky => FACES[sky]),
    sectionsEntered: 22 - skies.length,
  });
  const { rollers: _rollers, ...weather } = now.race.weather ?? { rollers: [] };
  return weather;
}

/** The sky with which a race begins when the die shows a face. */
function begun(face: number) {
  const setup = { book: book.id, track: 'tiny', seed: 1, laps: 2, seats: [{ name: 'Ada' }] };
  const dice = [face, ...Array<number>(20).fill(20)];
  const { race: first } = book.start({ ...setup, dice, options: { weather: 'roll' } }, BOARD);
  return first.weather;
}

describe('the sections of a lap (TR-16, TRR-3)', () => {
  test('begin nearest to a third and to two thirds of it, and just before the pit entrance', () => {
    expect(weatherSections(BOARD).map(tick => tick / 2)).toEqual([34.5, 69.5, 90.5]);
  });

  test('end just before the line on a circuit without pits', () => {
    expect(weatherSections(track('60 1R5 40')).at(-1)).toBe(2 * 103.5);
    // A space that ends on the line is the last one before it.
    expect(weatherSections(track('60 1R5 40', 2)).at(-1)).toBe(2 * 104);
  });

  test('begin on the left one of two lanes in the middle, the last before the very space of the entrance', () => {
    const board = track('60 1R5 40 PR14/6<14,13>2,3', 4);
    expect(weatherSections(board).map(tick => tick / 2)).toEqual([34.5, 69.5, 90.5]);
  });

  test('come in the order in which they are reached, also where the pit entrance lies before two thirds of the lap', () => {
    const board = track('20 1R5 80 PR44/6<44,43>2,3');
    expect(weatherSections(board).map(tick => tick / 2)).toEqual([34.5, 60.5, 69.5]);
  });

  test('are worked out once for a board', () => {
    expect(weatherSections(BOARD)).toBe(weatherSections(BOARD));
  });
});

describe('the first roll (TR-13, TR-14, TR-15)', () => {
  test('dry or rain holds for the whole race', () => {
    expect(begun(FACES.sun)).toMatchObject({ sky: 'sun', hold: 'fixed', track: 'dry' });
    expect(begun(FACES.rain)).toMatchObject({ sky: 'rain', hold: 'fixed', track: 'wet' });
    const settled = unsettled({ sky: 'rain', skyHold: 'fixed', trackState: 'wet' });
    expect(toldOf(settled, 'weatherSectionEntered')).toEqual([]);
  });

  test('variable begins dry', () => {
    const weather = begun(FACES.changeable);
    expect(weather).toMatchObject({ sky: 'changeable', track: 'dry' });
    expect(weather?.hold).toBeUndefined();
  });
});

describe('a section calls for one roll a lap (TR-15, TRR-4)', () => {
  test('when the first car of the lap has entered it', () => {
    const now = unsettled({ dice: [FACES.rain] });
    expect(toldOf(now, 'weatherSectionEntered')).toEqual([
      { kind: 'weatherSectionEntered', seat: 0, section: 0 },
    ]);
    expect(now.race).toMatchObject({ sectionsEntered: 1, weather: { sky: 'rain', track: 'wet' } });
  });

  test('on the very space where it begins', () => {
    const now = unsettled({ cars: [{ ...FIRST, space: '1@34.5' }], dice: [FACES.rain] });
    expect(now.race.sectionsEntered).toBe(1);
  });

  test('not for the cars that follow, and not on a space before it', () => {
    expect(unsettled({ sectionsEntered: 1 }).race.sectionsEntered).toBe(1);
    expect(unsettled({ cars: [{ ...FIRST, space: '0@34' }] }).race.sectionsEntered).toBe(0);
    expect(unsettled({ cars: [{ ...FIRST, laps: 0 }] }).race.sectionsEntered).toBe(0);
  });

  test('again in the next lap, and no more after the last', () => {
    const again = { cars: [{ ...FIRST, laps: 2 }], laps: 2, sectionsEntered: 3 };
    expect(unsettled({ ...again, dice: [FACES.rain] }).race.sectionsEntered).toBe(4);
    expect(unsettled({ ...again, sectionsEntered: 6 }).race.sectionsEntered).toBe(6);
  });

  test('each of two that one move has entered', () => {
    const now = unsettled({ cars: [{ ...FIRST, space: '0@80' }], dice: [18, 12] });
    expect(toldOf(now, 'weatherSectionEntered').map(({ section }) => section)).toEqual([0, 1]);
  });

  test('also when the car that entered it is out since', () => {
    const out: CarSpec = {
      ...FIRST,
      condition: 'wreck',
      aggravates: false,
      onBoard: false,
    };
    const now = unsettled({ cars: [out, { space: '0@5', gear: 1 }], dice: [FACES.rain] });
    expect(toldOf(now, 'weatherSectionEntered')).toMatchObject([{ seat: 0 }]);
  });

  test('at once, so that it counts from the next move on: the one that calls for it is as before', () => {
    const cars = [
      { ...FIRST, space: '0@30' },
      { space: '2@3', gear: 2 },
    ];
    const now = moved(unsettled({ cars, dice: [10, FACES.rain] }), [3, 2], '0@37');
    const order = now.events.map(({ kind }) => kind);
    expect(order.indexOf('weatherSectionEntered')).toBeGreaterThan(order.indexOf('carMoved'));
    expect(now.race.weather?.track).toBe('wet');
    expect(car(now, 0).laps).toBe(1);
    expect(now.race.play.seat).toBe(1);
  });
});

describe('two rolls in a row settle the weather (TR-17, TR-18, TRR-5)', () => {
  test('dry, dry: fixed dry', () => {
    expect(weatherAfter('sun', 'sun')).toEqual({ sky: 'sun', hold: 'fixed', track: 'dry' });
  });

  test('rain, variable, rain: wet, not fixed', () => {
    expect(weatherAfter('rain', 'changeable', 'rain')).toEqual({
      sky: 'rain',
      hold: 'temporary',
      track: 'wet',
    });
  });

  test('rain, dry, dry: fixed dry', () => {
    expect(weatherAfter('rain', 'sun', 'sun')).toEqual({ sky: 'sun', hold: 'fixed', track: 'dry' });
  });

  test('a variable roll leaves the weather as it is', () => {
    expect(weatherAfter('rain', 'changeable')).toEqual({ sky: 'changeable', track: 'wet' });
  });

  test('the first roll, which was variable, is none of them', () => {
    expect(weatherAfter('sun')).toMatchObject({ hold: 'temporary' });
    expect(weatherAfter('rain')).toMatchObject({ hold: 'temporary' });
  });
});
