// Chapter 8 and the table of chapter 10: what each type of tires does by the lap of the set and the state of the track.
import { describe, expect, test } from 'vitest';
import type { FormulaBoard } from '../../../../circuit/formula-board.ts';
import {
  type CarSpec,
  car,
  choices,
  everyEnd,
  gear,
  pay,
  play,
  race,
  type Situation,
  to,
  toldOf,
  track,
  where,
} from '../../../../testing/formula-de/builders.ts';
import { gearFor } from '../../../../testing/formula-de/rolled.ts';
import { masters2002Definition } from '../../masters/masters-2002.ts';
import { masters2005Definition } from '../../masters/masters-2005.ts';
import { TIRES } from '../../shared-numbers.ts';
import { TIRE_TYPES, type TireType, type TrackState } from '../../state.ts';
import { spacesLost } from '../movement/after-movement.ts';
import { overshootRate, setLap } from './tires.ts';

// Corner A has 5 spaces in each lane, x 20 to 24; the straight behind it begins with x 25.
const BOARD = track('20 1R5 60');

describe('the lap of a set of tires (M-8-4-1, R-57)', () => {
  test.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 3],
  ])('from the grid, after %i crossings of the line, is its lap %i', (laps, lap) => {
    expect(setLap(1, laps)).toBe(lap);
  });

  test('fitted at the end of lap 2 is the first during lap 3', () => {
    expect(setLap(3, 3)).toBe(1);
    expect(setLap(3, 4)).toBe(2);
  });

  test('fitted before the line counts as the first already, and crossing the line does not age it', () => {
    expect(setLap(3, 2)).toBe(1);
    expect(setLap(2, 1)).toBe(1);
    expect(setLap(2, 2)).toBe(1);
  });
});

const PRICES = [
  ['hard', 'dry', [1, 1, 1]],
  ['hard', 'wet', [1, 1, 1]],
  ['soft', 'dry', [2, 2, 3]],
  ['soft', 'wet', [2, 2, 3]],
  ['rain', 'dry', [2, 2, 3]],
  ['rain', 'wet', [1, 1, 1]],
] as const;

const PRICED = PRICES.flatMap(([tires, state, rates]) =>
  rates.map((rate, index) => [tires, state, index + 1, rate] as const),
);

describe('the price of a space of overshoot', () => {
  test.each(PRICED)(
    '%s, %s track, lap %i of the set: ×%i (M-8-5-T1 to T3)',
    (tires, state, lap, rate) => {
      expect(overshootRate({ set: { type: tires, fittedFor: 1 } }, lap, state, TIRES)).toBe(rate);
      // The same set, fitted for a later lap.
      expect(overshootRate({ set: { type: tires, fittedFor: 4 } }, lap + 3, state, TIRES)).toBe(
        rate,
      );
    },
  );

  test('beyond the third lap of a set stays that of the third', () => {
    expect(overshootRate({ set: { type: 'soft', fittedFor: 1 } }, 5, 'dry', TIRES)).toBe(3);
    expect(overshootRate({ set: { type: 'rain', fittedFor: 1 } }, 7, 'dry', TIRES)).toBe(3);
    expect(overshootRate({ set: { type: 'rain', fittedFor: 1 } }, 7, 'wet', TIRES)).toBe(1);
  });

  test('on the grid is that of the first lap', () => {
    expect(overshootRate({ set: { type: 'soft', fittedFor: 1 } }, 0, 'dry', TIRES)).toBe(2);
  });

  test('is printed alike in both editions', () => {
    expect(masters2002Definition.values.tires).toEqual(masters2005Definition.values.tires);
  });
});

interface Exit {
  readonly tires: TireType;
  readonly state?: TrackState;
  readonly lap?: number;
  readonly roll: number;
  readonly from?: string;
  readonly board?: FormulaBoard;
  readonly own?: Partial<CarSpec>;
}

/**
 * Returns a situation in which car 0 leaves corner A from its last space on the inside without a stop; car 1 plays
 * after it.
 */
function exit(spec: Exit): Situation {
  const number = gearFor(spec.roll);
  const { points, ...own } = spec.own ?? {};
  const situation = race({
    board: spec.board ?? BOARD,
    laps: 5,
    trackState: spec.state ?? 'dry',
    cars: [
      {
        space: spec.from ?? '2@24',
        gear: number,
        tires: spec.tires,
        laps: spec.lap ?? 1,
        points: { tires: 17, brakes: 0, ...points },
        ...own,
      },
      { space: '2@2', gear: 2, laps: spec.lap ?? 1 },
    ],
    toPlay: [0, 1],
    dice: [spec.roll, 20, 20, 20],
  });
  return play(situation, gear(number));
}

/** Returns what the driver can make of it, each once: the tires paid, or `out`. */
function tirePrices(situation: Situation): readonly (number | 'out')[] {
  const all = everyEnd(situation)
    .filter(end => toldOf(end, 'carMoved', 0).every(event => event.how === 'main'))
    .map(end =>
      car(end, 0).status === 'retired'
        ? ('out' as const)
        : toldOf(end, 'pointsPaid', 0)
            .filter(event => event.why === 'overshoot' && event.part === 'tires')
            .reduce((sum, event) => sum + event.amount, 0),
    );
  return [...new Set(all)];
}

describe('the table of overshoots (M-10-0-2-T)', () => {
  const cells = PRICED.flatMap(([tires, state, lap, rate]) =>
    Array.from({ length: 17 }, (_, k) => k + 1).flatMap(over => {
      const price = rate * over;
      return price > 17 && rate * (over - 1) > 17
        ? []
        : [[tires, state, lap, over, price > 17 ? 'out' : price] as const];
    }),
  );
  test.each(cells)('%s, %s track, lap %i, %i spaces: %s', (tires, state, lap, over, price) => {
    expect(tirePrices(exit({ tires, state, lap, roll: over }))).toEqual([price]);
  });
});

describe('an overshoot of 3 spaces (M-10-0-3)', () => {
  test.each([
    ['hard', 'dry', 1, 3],
    ['hard', 'dry', 2, 3],
    ['hard', 'dry', 3, 3],
    ['soft', 'dry', 1, 6],
    ['soft', 'dry', 2, 6],
    ['soft', 'dry', 3, 9],
    ['rain', 'wet', 1, 3],
    ['rain', 'wet', 2, 3],
    ['rain', 'wet', 3, 3],
    ['rain', 'dry', 1, 6],
    ['rain', 'dry', 2, 6],
    ['rain', 'dry', 3, 9],
  ] as const)('on %s tires, %s track, lap %i costs %i', (tires, state, lap, price) => {
    expect(tirePrices(exit({ tires, state, lap, roll: 3 }))).toEqual([price]);
  });
});

describe('the rate that counts', () => {
  test('is that of the lap on which the limit of the corner is crossed (R-22)', () => {
    // The corner ends 4 spaces before the line, and the set begins its third lap there.
    const board = track('30 1R5 4');
    const overLine = { board, tires: 'soft', lap: 2, from: '2@34', roll: 6 } as const;
    expect(tirePrices(exit(overLine))).toEqual([12]);
    // The limit is the line itself: two laps of the set are over only behind it.
    expect(tirePrices(exit({ ...overLine, lap: 3, roll: 5 }))).toEqual([15]);
  });

  test('is that of the track now, whatever the weather was before (M-8-3-1, R-58)', () => {
    for (const [state, price] of [
      ['wet', 4],
      ['dry', 12],
    ] as const) {
      expect(tirePrices(exit({ tires: 'rain', state, lap: 3, roll: 4 }))).toEqual([price]);
    }
  });

  test('is that of a new set after a change in the pits (R-57)', () => {
    const own = { fittedFor: 3 };
    expect(tirePrices(exit({ tires: 'soft', lap: 3, roll: 4, own }))).toEqual([8]);
    expect(tirePrices(exit({ tires: 'soft', lap: 5, roll: 4, own }))).toEqual([12]);
  });
});

describe('brakes and tires that cost more than one point', () => {
  test('a brake point saves a whole space (R-21)', () => {
    const situation = exit({ tires: 'soft', lap: 2, roll: 4, own: { points: { brakes: 2 } } });
    expect(tirePrices(situation)).toEqual(expect.arrayContaining([8, 6, 4]));
    expect(tirePrices(situation)).toHaveLength(3);
  });

  test('only mixes that the tires left can pay are on offer (R-21)', () => {
    const own = { points: { tires: 5, brakes: 2 } };
    expect(tirePrices(exit({ tires: 'soft', lap: 2, roll: 4, own }))).toEqual([4]);
  });

  test('the last tire point paid is a spin (M-10-4-1)', () => {
    const situation = exit({ tires: 'soft', lap: 2, roll: 3, own: { points: { tires: 6 } } });
    const done = play(situation, to('2@27'), pay(0, 6));
    expect(car(done, 0)).toMatchObject({ condition: 'spun', points: { tires: 0 } });
  });

  test('with one tire left a space of two points eliminates unless it is braked (R-23)', () => {
    const own = { points: { tires: 1, brakes: 0 } };
    expect(tirePrices(exit({ tires: 'soft', lap: 2, roll: 1, own }))).toEqual(['out']);
    const braked = { points: { tires: 1, brakes: 1 } };
    const situation = exit({ tires: 'soft', lap: 2, roll: 1, own: braked });
    const ends = everyEnd(situation).filter(end => car(end, 0).status === 'racing');
    expect(ends.map(end => where(end, 0))).toContain('2@24');
  });

  test('a second spin with the same set is impossible where points go two by two (M-10-4-2)', () => {
    const own = { points: { tires: 0 } };
    for (const tires of ['soft', 'rain'] as const) {
      expect(tirePrices(exit({ tires, lap: 2, roll: 1, own }))).toEqual(['out']);
    }
    expect(tirePrices(exit({ tires: 'rain', state: 'wet', lap: 2, roll: 1, own }))).toEqual([0]);
  });
});

/** Drives car 0 five spaces in 3rd from there; returns what it is asked then, or where it slid to. */
function drive(from: string, end: string, tires: TireType, state: TrackState, lap: number) {
  const situation = race({
    board: BOARD,
    laps: 5,
    trackState: state,
    cars: [
      { space: from, gear: 3, tires, laps: lap, points: { tires: 17, brakes: 0 } },
      { space: '2@2', gear: 2, laps: lap },
    ],
    toPlay: [0, 1],
    dice: [5],
  });
  return play(situation, gear(3), to(end));
}

const COLUMNS = TIRE_TYPES.flatMap(tires =>
  (['dry', 'wet'] as const).flatMap(state => [1, 2, 3].map(lap => [tires, state, lap] as const)),
);

describe('the bonus of the tables (M-8-5-T1 to T3)', () => {
  test.each(COLUMNS)('%s, %s track, lap %i', (tires, state, lap) => {
    const expected = tires === 'soft' && state === 'dry' && lap === 1;
    const straight = drive('0@5', '0@10', tires, state, lap);
    expect(choices(straight, 'useSoftBonus').length > 0).toBe(expected);
    const corner = drive('2@16', '2@21', tires, state, lap);
    expect(choices(corner, 'useSoftBonus').length > 0).toBe(expected);
  });

  test('of new soft tires is there on the lap after the stop, and gone on the next (M-8-2-1)', () => {
    for (const [laps, offered] of [
      [2, true],
      [3, true],
      [4, false],
    ] as const) {
      const situation = race({
        board: BOARD,
        laps: 5,
        cars: [
          { space: '0@5', gear: 3, tires: 'soft', laps, fittedFor: 3 },
          { space: '2@2', gear: 2, laps },
        ],
        toPlay: [0, 1],
        dice: [5],
      });
      const asked = play(situation, gear(3), to('0@10'));
      expect(choices(asked, 'useSoftBonus').length > 0).toBe(offered);
    }
  });
});

describe('the slide of the tables (M-8-5-T1 to T3)', () => {
  test.each(COLUMNS)('%s, %s track, lap %i', (tires, state, lap) => {
    const straight = drive('0@5', '0@10', tires, state, lap);
    expect(toldOf(straight, 'carMoved', 0).map(event => event.how)).not.toContain('slide');
    const corner = drive('2@16', '2@21', tires, state, lap);
    const slid = toldOf(corner, 'carMoved', 0).filter(event => event.how === 'slide');
    const spaces = state === 'dry' ? 0 : tires === 'rain' ? 1 : 3;
    expect(slid.reduce((sum, event) => sum + event.path.length, 0)).toBe(spaces);
  });
});

describe('the spaces of a slide that are not driven (R-16, R-17)', () => {
  const lost = (tires: TireType, driven: number, end: 'fatal' | 'moving') =>
    spacesLost(
      { path: Array(driven).fill('M1') },
      { set: { type: tires, fittedFor: 1 } },
      end,
      masters2005Definition.values,
    );

  test('are those after the step that puts the car out', () => {
    expect(lost('hard', 1, 'fatal')).toBe(2);
    expect(lost('hard', 3, 'fatal')).toBe(0);
    expect(lost('soft', 2, 'fatal')).toBe(1);
    expect(lost('rain', 1, 'fatal')).toBe(0);
  });

  test('are none while the car goes on, though cars in its way cut the slide short', () => {
    expect(lost('hard', 3, 'moving')).toBe(0);
    expect(lost('hard', 1, 'moving')).toBe(0);
  });
});
