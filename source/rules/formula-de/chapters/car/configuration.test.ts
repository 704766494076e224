// Chapter 5: the points of a car and of its pit, before the race.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beforeRace } from '../../../../testing/formula-de/before-race.ts';
import {
  car,
  choices,
  pitAt,
  play,
  question,
  type Situation,
  toldOf,
  track,
} from '../../../../testing/formula-de/builders.ts';
import { pointsIn } from '../../budget.ts';
import { masters2002, masters2002Definition } from '../../masters/masters-2002.ts';
import { masters2005, masters2005Definition } from '../../masters/masters-2005.ts';
import { type FormulaDeOptions, PARTS, type Points } from '../../state.ts';

const BOARD = track('60 1R5 40');

function begin(over: Partial<FormulaDeOptions> = {}, book = masters2005): Situation {
  return beforeRace(BOARD, 2, over, book);
}

function sum(points: Points): number {
  return PARTS.reduce((total, part) => total + pointsIn(points, part), 0);
}

/** Reports whether a spread keeps to M-5-0-2, M-5-2 and M-5-3. */
function isLegal(points: Points, pitPoints: number): boolean {
  const splits = [
    [20, 2],
    [21, 1],
    [22, 0],
  ];
  return (
    PARTS.every(part => pointsIn(points, part) >= 1) &&
    splits.some(([onCar, inPit]) => sum(points) === onCar && pitPoints === inPit)
  );
}

/** Returns how the points are split between car and pit. */
function split(situation: Situation, seat = 0): readonly [number, number] {
  return [sum(car(situation, seat).points), pitAt(situation, seat).points ?? 0];
}

const BALANCED: Points = { tires: 6, brakes: 3, gearbox: 3, body: 3, engine: 3, handling: 2 };

describe('the configuration of a car (M-5-0-2)', () => {
  test('is asked of each driver: a ready-made spread, points to be moved, or the car as it is', () => {
    for (const book of [masters2005, masters2002]) {
      const asked = begin({}, book);
      expect(question(asked)).toMatchObject({ seat: 0, step: 'configureCar' });
      expect(question(asked).rule).toMatch(/^M-5-/);
      expect(choices(asked, 'configureCar').length).toBeGreaterThan(0);
      expect(choices(asked, 'movePoint').length).toBeGreaterThan(0);
      expect(choices(asked, 'keepCar')).toHaveLength(1);
    }
  });

  test.each([
    ['2005', masters2005Definition],
    ['2002', masters2002Definition],
  ] as const)(
    'has only lawful ready-made spreads, each once, in the edition of %s',
    (_year, definition) => {
      const { readyMade } = definition.values.configuration;
      for (const { name, points, pitPoints } of readyMade) {
        expect([name, isLegal(points, pitPoints)]).toEqual([name, true]);
      }
      const texts = readyMade.map(({ points, pitPoints }) => JSON.stringify([points, pitPoints]));
      expect(new Set(texts).size).toBe(texts.length);
      const offered = choices(begin(), 'configureCar');
      for (const choice of offered) expect(isLegal(choice.points, choice.pitPoints)).toBe(true);
    },
  );

  test('is lawful as the options of the book have it', () => {
    for (const { usualCar, values } of [masters2005Definition, masters2002Definition]) {
      expect(isLegal(usualCar.car, values.configuration.pitMost)).toBe(true);
    }
  });

  test('by a ready-made spread sets points and configuration, and is told', () => {
    const asked = begin();
    const chosen = choices(asked, 'configureCar').at(-1);
    if (chosen === undefined) throw new Error('no spread is offered');
    const done = play(asked, chosen);
    expect(car(done, 0)).toMatchObject({
      points: chosen.points,
      configuration: chosen.points,
    });
    expect(pitAt(done, 0).points).toBe(chosen.pitPoints);
    expect(toldOf(done, 'carConfigured', 0)).toEqual([
      {
        kind: 'carConfigured',
        seat: 0,
        points: chosen.points,
        pitPoints: chosen.pitPoints,
      },
    ]);
  });
});

describe('the split between car and pit (M-5-3)', () => {
  test('20 and 2, 21 and 1, 22 and 0 are lawful', () => {
    const twenty = begin({ car: BALANCED, pitPoints: 2 });
    expect(split(play(twenty, { kind: 'keepCar' }))).toEqual([20, 2]);
    const more = play(twenty, { kind: 'movePoint', from: 'pit', to: 'body' });
    expect(split(play(more, { kind: 'keepCar' }))).toEqual([21, 1]);
    const all = play(more, { kind: 'movePoint', from: 'pit', to: 'engine' });
    expect(split(play(all, { kind: 'keepCar' }))).toEqual([22, 0]);
    expect(car(all, 0).points).toMatchObject({ body: 4, engine: 4 });
  });

  test('19 and 3 cannot be reached: a full pit takes no point', () => {
    const asked = begin({ car: BALANCED, pitPoints: 2 });
    expect(choices(asked, 'movePoint').filter(choice => choice.to === 'pit')).toEqual([]);
  });

  test('23 and 0 cannot be reached: an empty pit gives none', () => {
    const asked = begin({ car: { ...BALANCED, tires: 8 }, pitPoints: 0 });
    expect(choices(asked, 'movePoint').filter(choice => choice.from === 'pit')).toEqual([]);
    expect(choices(asked, 'movePoint').some(choice => choice.to === 'pit')).toBe(true);
  });

  test('the pit alone may have no point (M-5-2)', () => {
    const asked = begin({ car: { ...BALANCED, handling: 1, tires: 7 }, pitPoints: 2 });
    expect(choices(asked, 'movePoint').filter(choice => choice.from === 'handling')).toEqual([]);
  });
});

describe('moving points about', () => {
  test('keeps the sum of 22, one in each part and at most 2 in the pit, whatever is moved', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(200), { maxLength: 40 }), picks => {
        let now = begin();
        for (const pick of picks) {
          const moves = choices(now, 'movePoint');
          const move = moves[pick % Math.max(1, moves.length)];
          if (move === undefined || question(now).seat !== 0) break;
          expect(move.from).not.toBe(move.to);
          now = play(now, move);
          expect(isLegal(car(now, 0).points, pitAt(now, 0).points ?? 0)).toBe(true);
        }
        const done = play(now, { kind: 'keepCar' });
        const { points, configuration } = car(done, 0);
        expect(isLegal(points, pitAt(done, 0).points ?? 0)).toBe(true);
        expect(configuration).toEqual(points);
      }),
      { numRuns: 60 },
    );
  });

  test('comes to an end: the car as it is may always be kept', () => {
    let now = begin();
    let moved = 0;
    for (; moved < 500; moved++) {
      const move = choices(now, 'movePoint')[0];
      if (move === undefined || question(now).seat !== 0) break;
      expect(choices(now, 'keepCar')).toHaveLength(1);
      now = play(now, move);
    }
    expect(moved).toBeLessThan(500);
  });

  test('can make any lawful spread, such as 17 tires and one point elsewhere (M-10-0-2-T)', () => {
    let now = begin({ car: BALANCED, pitPoints: 2 });
    const spare = [
      'pit',
      'pit',
      'brakes',
      'brakes',
      'gearbox',
      'gearbox',
      'body',
      'body',
      'engine',
      'engine',
      'handling',
    ] as const;
    for (const from of spare) now = play(now, { kind: 'movePoint', from, to: 'tires' });
    const done = play(now, { kind: 'keepCar' });
    expect(car(done, 0).points).toEqual({
      tires: 17,
      brakes: 1,
      gearbox: 1,
      body: 1,
      engine: 1,
      handling: 1,
    });
    expect(pitAt(done, 0).points).toBe(0);
  });

  test('leaves a race that may be saved and resumed in the middle of it', () => {
    const moved = play(begin(), { kind: 'movePoint', from: 'tires', to: 'body' });
    expect(moved.book.faults(JSON.parse(JSON.stringify(moved.race)), BOARD)).toEqual([]);
  });

  test('comes to an end after 60 points moved: then a spread is kept or taken as it is', () => {
    const there = { kind: 'movePoint', from: 'tires', to: 'body' } as const;
    const back = { kind: 'movePoint', from: 'body', to: 'tires' } as const;
    let now = begin();
    for (let moved = 0; moved < 60; moved++) {
      expect(choices(now, 'movePoint').length).toBeGreaterThan(0);
      now = play(now, moved % 2 === 0 ? there : back);
    }
    expect(choices(now, 'movePoint')).toEqual([]);
    expect(choices(now, 'keepCar')).toHaveLength(1);
    expect(choices(now, 'configureCar').length).toBeGreaterThan(0);
  });

  test('of one car leaves the other as it is', () => {
    const moved = play(begin(), { kind: 'movePoint', from: 'tires', to: 'body' });
    expect(car(moved, 1).points).toEqual(begin().race.cars[1]?.points);
  });
});

test('a race that is under way asks for no configuration (M-5-0-2)', () => {
  const ready = begin({ preparation: 'ready' });
  expect(choices(ready, 'configureCar')).toEqual([]);
  expect(choices(ready, 'movePoint')).toEqual([]);
});
