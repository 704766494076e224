// Construction in the advanced book of BGA: each driver spreads the points of the car.
import { describe, expect, test } from 'vitest';
import { beforeRace } from '../../../testing/formula-de/before-race.ts';
import {
  car,
  choices,
  pitAt,
  play,
  question,
  type Situation,
  toldOf,
  track,
} from '../../../testing/formula-de/builders.ts';
import { totalOf } from '../budget.ts';
import type { FormulaDeOptions } from '../state.ts';
import { bgaAdvanced as book } from './advanced.ts';

const BOARD = track('60 1R5 40 PR14/6<14,13>2,3');

function begin(options: Partial<FormulaDeOptions>): Situation {
  return beforeRace(BOARD, 2, { preparation: 'ready', ...options }, book);
}

const built = (more: Partial<FormulaDeOptions> = {}) => begin({ construction: 'on', ...more });

/** Returns the situation once every point that may go from these places has gone to another. */
function moved(asked: Situation, to: string): Situation {
  const move = choices(asked, 'movePoint').find(choice => choice.to === to);
  return move === undefined ? asked : moved(play(asked, { ...move }), to);
}

describe('construction', () => {
  test('asks each driver to spread 20 points over six parts (BGA-O-2)', () => {
    const asked = built();
    expect(question(asked)).toMatchObject({ step: 'configureCar', rule: 'BGA-O-2' });
    const spreads = choices(asked, 'configureCar');
    expect(spreads.length).toBeGreaterThan(3);
    for (const { points, pitPoints } of spreads) {
      expect([totalOf(points), pitPoints, Object.keys(points).length]).toEqual([20, 0, 6]);
    }
    const { seat } = question(asked);
    const next = play(asked, { kind: 'keepCar' });
    expect(question(next).seat).not.toBe(seat);
    expect(question(next).step).toBe('configureCar');
  });

  test('is not asked for without the option: every car is as the book has it (BGA-A-22)', () => {
    const asked = begin({});
    expect(asked.race.round).toBe(1);
    const points = { tires: 6, brakes: 3, gearbox: 3, body: 3, engine: 3, handling: 2 };
    expect([car(asked, 0).points, car(asked, 0).configuration]).toEqual([points, points]);
  });

  test('leaves a point in every zone, and sets no other limit (BGA-O-3, BGA-V-38, BR-48)', () => {
    const asked = built();
    const { seat } = question(asked);
    const points = { tires: 15, brakes: 1, gearbox: 1, body: 1, engine: 1, handling: 1 };
    const full = moved(asked, 'tires');
    expect(car(full, seat).points).toEqual(points);
    const done = play(full, { kind: 'keepCar' });
    expect(car(done, seat).configuration).toEqual(points);
    expect(toldOf(done, 'carConfigured')).toMatchObject([{ seat, points, pitPoints: 0 }]);
  });

  test('puts nothing by without technical stops (BGA-O-4)', () => {
    const asked = built();
    expect(
      choices(asked, 'movePoint').filter(({ from, to }) => [from, to].includes('pit')),
    ).toEqual([]);
    expect(asked.race.pits?.map(({ points }) => points)).toEqual([0, 0]);
  });
});

describe('construction with technical stops', () => {
  const asked = built({ technicalStops: 'on' });
  const { seat } = question(asked);

  test('has 22 points, of which 0 to 2 are for the pit (BGA-O-4, BGA-V-39, BR-49)', () => {
    for (const { points, pitPoints } of choices(asked, 'configureCar')) {
      expect(totalOf(points) + pitPoints).toBe(22);
      expect([0, 1, 2]).toContain(pitPoints);
    }
    const sums = choices(asked, 'configureCar').map(({ pitPoints }) => pitPoints);
    expect(new Set(sums)).toEqual(new Set([0, 2]));
  });

  test('keeps 2 in the pit unless they are moved, and never more (BGA-V-39)', () => {
    expect(pitAt(asked, seat).points).toBe(2);
    expect(choices(asked, 'movePoint').filter(({ to }) => to === 'pit')).toEqual([]);
    const one = play(asked, { kind: 'movePoint', from: 'pit', to: 'engine' });
    const none = play(one, { kind: 'movePoint', from: 'pit', to: 'tires' });
    expect([pitAt(one, seat).points, pitAt(none, seat).points]).toEqual([1, 0]);
    expect(choices(none, 'movePoint').some(({ from }) => from === 'pit')).toBe(false);
    expect(totalOf(car(none, seat).points)).toBe(22);
    const done = play(none, { kind: 'keepCar' });
    expect(toldOf(done, 'carConfigured')).toMatchObject([{ seat, pitPoints: 0 }]);
  });

  test('takes points back into the pit for those of the car (BGA-V-39)', () => {
    const whole = choices(asked, 'configureCar').find(({ pitPoints }) => pitPoints === 0);
    if (whole === undefined) throw new Error('no spread without points in the pit');
    expect(pitAt(play(asked, { ...whole }), seat).points).toBe(0);
    const out = play(asked, { kind: 'movePoint', from: 'pit', to: 'engine' });
    const back = play(out, { kind: 'movePoint', from: 'engine', to: 'pit' });
    expect([pitAt(back, seat).points, totalOf(car(back, seat).points)]).toEqual([2, 20]);
  });
});

test('what there is to spread is what each spread of the book spends (BGA-O-2, BGA-O-4)', () => {
  const spent = (options: Partial<FormulaDeOptions>) => {
    const { total, readyMade } = book.terms({ construction: 'on', ...options }).values
      .configuration;
    const sums = readyMade.map(({ points, pitPoints }) => totalOf(points) + pitPoints);
    return [total, ...new Set(sums)];
  };
  expect(spent({})).toEqual([20, 20]);
  expect(spent({ technicalStops: 'on' })).toEqual([22, 22]);
});

test('without construction the 2 repair points come on top of the fixed 20 (BR-49, BGA-O-52)', () => {
  const asked = begin({ technicalStops: 'on' });
  expect(asked.race.pits?.map(({ points }) => points)).toEqual([2, 2]);
  expect(totalOf(car(asked, 0).points)).toBe(20);
  expect(asked.race.options).toMatchObject({ pitPoints: 2, technicalStops: 'on' });
});
