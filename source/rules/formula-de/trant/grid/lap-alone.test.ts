// A lap alone for the grid (TR-27 to TR-37, TRR-7 to TRR-11, TRR-64): where it begins, what it counts, and what settles equal
// ones.
import { describe, expect, test } from 'vitest';
import { spaceOf } from '../../../../circuit/board.ts';
import type { FormulaBoard } from '../../../../circuit/formula-board.ts';
import { layoutName, track } from '../../../../testing/circuits/layout.ts';
import { PIT_LAP } from '../../../../testing/formula-de/pit-lap.ts';
import { trialLap } from '../../../../testing/formula-de/trial-lap.ts';
import { trialBook } from '../../../books.ts';
import { askingSteps } from '../../book.ts';
import { compareResults, type FullResult, gridOf } from '../../chapters/trials/timed-trials.ts';
import { lotOf, qualifyingRanking, sessionWeather } from '../../qualifying/qualifying.ts';
import type { FormulaDeOptions } from '../../state.ts';
import { trant } from '../trant.ts';

const { values } = trant.definition;
const { trials: TRIALS } = values;
/** A straight of 20, a corner with one stop of 5, and a straight of 40 to the line: a lap of 65. */
const BOARD = track('20 1R5 40');

/** A lap by these dice, on hard tires. */
function lap(
  faces: readonly number[],
  options: Partial<FormulaDeOptions> = {},
  board: FormulaBoard = BOARD,
) {
  const own = trialLap(faces, board, 'guided', options, 'trant');
  const turn = (gear: number, engine: 'spareEngine' | 'boostEngine' = 'spareEngine') => {
    own.gear(gear);
    own.answer(choice => choice.kind === 'throwDice' && choice.dice === 'd20');
    const asked = own.offered().some(({ kind }) => kind === 'boostEngine');
    if (asked) own.answer(({ kind }) => kind === engine);
  };
  return {
    ...own,
    turn,
    start: (space: string, gear: number) => {
      own.tires('hard');
      own.to(space);
      turn(gear);
    },
    brake: (brakes: number) =>
      own.answer(choice => choice.kind === 'move' && choice.brakes === brakes),
  };
}

describe('how the lap begins (TR-27, TR-32, TR-33, TRR-8, TRR-10)', () => {
  test('it is always dry, whatever the weather of the race (TR-32)', () => {
    const wishes = { names: ['Ada'], hand: 'guided', sessions: 1, seed: 3, trials: [] } as const;
    for (const weather of ['rain', 'roll', 'changeable'] as const) {
      expect(sessionWeather({ ...wishes, weather }, 0, 'trant', BOARD)).toEqual({
        sky: 'sun',
        roll: 0,
      });
    }
    expect(lap([]).race().weather).toBeUndefined();
  });

  test('on soft or hard tires, and on no others (TR-32, TRR-8)', () => {
    const types = lap([])
      .offered()
      .flatMap(one => (one.kind === 'chooseTires' ? one.tires : []));
    expect(types).toEqual(['hard', 'soft']);
  });

  test('on any space of the straight before the line, wholly behind it (TR-33, TRR-10)', () => {
    const own = lap([]);
    own.tires('hard');
    const spaces = own.offered().flatMap(one => (one.kind === 'placeCar' ? [one.to] : []));
    const at = spaces.map(id => spaceOf(BOARD, id));
    expect(at.every(({ corner, section }) => corner < 0 && section === at[0]?.section)).toBe(true);
    expect(at.every(({ lapTick, endTick }) => lapTick >= 0 && endTick <= BOARD.ticks)).toBe(true);
    expect(spaces.map(id => layoutName(BOARD, id))).toContain('0@25');
    expect(layoutName(BOARD, spaces[0] ?? '')).toBe('0@64');
    const behind = BOARD.spaces.filter(
      ({ kind, corner, tick, endTick }) =>
        kind === 'track' && corner < 0 && tick >= 50 && endTick <= BOARD.ticks,
    );
    expect(spaces).toHaveLength(behind.length);
  });

  test('the nearest to the line first, and of two as near the one further left', () => {
    const own = lap([]);
    own.tires('hard');
    const spaces = own.offered().flatMap(one => (one.kind === 'placeCar' ? [one.to] : []));
    expect(askingSteps.get('chooseStart')).toEqual(['placeCar']);
    expect(spaces.slice(0, 4).map(id => layoutName(BOARD, id))).toEqual([
      '0@64',
      '2@64',
      '1@63.5',
      '0@63',
    ]);
  });

  test('not in the pits beside it (TR-33)', () => {
    const own = lap([], {}, PIT_LAP);
    own.tires('hard');
    const spaces = own.offered().flatMap(one => (one.kind === 'placeCar' ? [one.to] : []));
    expect(spaces.map(id => spaceOf(PIT_LAP, id)).every(({ kind }) => kind === 'track')).toBe(true);
  });

  test('in any gear, for nothing (TR-33)', () => {
    const own = lap([10]);
    own.tires('hard');
    own.to('0@64');
    const gears = own.offered().flatMap(one => (one.kind === 'chooseGear' ? one.gear : []));
    expect(gears).toEqual([1, 2, 3, 4, 5, 6]);
    own.gear(5);
    expect(own.car()).toMatchObject({ gear: 5, points: own.car()?.configuration });
  });

  test('with the points of a car for two laps (TR-30)', () => {
    expect(lap([]).car()?.points).toEqual(values.construction?.budgets[1]?.readyMade[0]?.points);
  });

  test('a car that was built for three gives up a point of each of four parts for it (TRR-64)', () => {
    const built = {
      points: { tires: 6, brakes: 4, gearbox: 3, body: 3, engine: 4, handling: 2 },
      fittings: { qualifying: 1, pitCrew: 1 },
      driver: 0,
    };
    const own = lap([], { cars: [built] });
    expect(own.offered()).toHaveLength(15);
    own.answer(
      choice => choice.kind === 'stripCar' && choice.parts.join() === 'tires,brakes,body,engine',
    );
    expect(own.car()?.points).toMatchObject({ tires: 5, brakes: 3, body: 2, engine: 3 });
    own.tires('hard');
  });

  test('one car, without pits, contact, wall or weather (TR-27)', () => {
    const steps = trialBook('trant', 'guided')?.terms({}).orderOfPlay ?? [];
    expect(steps).toContain('countTurn');
    for (const step of ['pitWork', 'orderWork', 'checkWeather', 'waitAfterStall']) {
      expect(steps).not.toContain(step);
    }
  });

  test('nobody sets the car down by hand', () => {
    expect(trialBook('trant', 'free')).toBe(trialBook('trant', 'guided'));
  });
});

describe('what is counted (TR-31, TR-35, TRR-7, TRR-10)', () => {
  test('turns from the roll that crosses the line to the one that crosses it again, both counted', () => {
    // 1s: 7 in 4th, 4 in 3rd, 7, 11 in 5th. The first roll does not reach the line.
    const own = lap([1, 1, 1, 10, 1, 20]);
    own.start('0@50', 4);
    own.to('0@57');
    expect(own.car()).toMatchObject({ laps: 0, trial: { rolls: 0 } });
    own.turn(5);
    own.to('0@3');
    expect(own.car()).toMatchObject({ laps: 1, trial: { rolls: 1 } });
    own.turn(5);
    own.to('0@14');
    expect(own.car()?.trial?.rolls).toBe(2);
    own.turn(4);
    own.to('0@24');
    expect(own.car()).toMatchObject({ stops: 1, trial: { rolls: 3 } });
    own.turn(5);
    own.to('0@35');
    own.turn(6);
    own.to('0@0');
    expect(own.car()).toMatchObject({ laps: 2, status: 'finished', trial: { rolls: 5 } });
  });

  test.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
  ])('%i points spent since the line are %i turns more (TRR-7)', (brakes, turns) => {
    const own = lap([1, 1, 1]);
    own.start('0@64', 4);
    own.brake(brakes);
    expect(own.car()).toMatchObject({ laps: 1, trial: { rolls: 1, penaltyRolls: turns } });
  });

  test('four points spent are two turns more, whatever they were spent on (TRR-7)', () => {
    const own = lap([1, 1, 20]);
    own.start('0@64', 4);
    own.brake(3);
    own.turn(5, 'boostEngine');
    expect(own.car()?.points.engine).toBe(2);
    own.brake(0);
    expect(own.car()?.trial).toMatchObject({ rolls: 2, penaltyRolls: 2 });
  });

  test('points spent before the clock runs are no turns (TR-31, TR-34)', () => {
    const own = lap([1, 1, 1]);
    own.start('0@40', 4);
    own.brake(3);
    expect(own.car()?.trial).toMatchObject({ rolls: 0, penaltyRolls: 0 });
    own.turn(5, 'boostEngine');
    own.to('0@58');
    expect(own.car()).toMatchObject({ laps: 0, trial: { penaltyRolls: 0 } });
    own.turn(5);
    own.to('0@4');
    expect(own.car()).toMatchObject({ laps: 1, trial: { rolls: 1, penaltyRolls: 0 } });
  });

  test('a lap may end in the wall, and has no result then (TRR-9)', () => {
    // 30 in 6th lead through a corner of two stops; the other die is that of the driver's condition.
    const own = lap([20, 20], {}, track('20 2R5 40'));
    own.start('0@64', 6);
    expect(own.car()).toMatchObject({ status: 'retired', retirement: 'overshoot' });
  });

  test('its driver may be hurt in it, which stops nobody else (TR-145, TR-146)', () => {
    // A 1 is below the gear, and another 1 the worst on the table.
    const own = lap([20, 1, 1], {}, track('20 2R5 40'));
    own.start('0@64', 6);
    expect(own.car()?.injury).toBe('killed');
    expect(trialBook('trant', 'guided')?.faults(own.race(), track('20 2R5 40'))).toEqual([]);
  });
});

describe('the grid (TR-29, TR-36, TRR-9, TRR-11)', () => {
  const result = (fields: Partial<FullResult>): FullResult => ({
    rolls: 18,
    timeMs: 60_000,
    aborted: false,
    qualifying: 0,
    ...fields,
  });
  const order = (...results: readonly FullResult[]) =>
    gridOf(
      results.map((one, seat) => ({ seat, result: one })),
      TRIALS,
    );

  test('is in ascending order of turns, equal ones by time (TR-29)', () => {
    const slow = result({ timeMs: 90_000 });
    expect(order(result({ rolls: 19, timeMs: 1 }), slow, result({ timeMs: 89_999 }))).toEqual([
      2, 1, 0,
    ]);
  });

  test('no turn is added for a minute', () => {
    expect(Math.floor(600_000 / TRIALS.minuteMs)).toBe(0);
  });

  test('a Qualifying Point beats any time, but no turn (TR-36)', () => {
    const point = result({ qualifying: 1, timeMs: 99_000 });
    expect(order(result({}), point, result({ rolls: 17, timeMs: 99_000 }))).toEqual([2, 1, 0]);
  });

  test('cars without a lap start last, by how far they came, then as they drove (TRR-9)', () => {
    const out = (distance: number) => result({ aborted: true, distance, rolls: 2 });
    expect(order(out(30), out(60), result({ rolls: 40 }), out(30))).toEqual([2, 1, 0, 3]);
  });

  test('without a clock equal turns are settled by the Qualifying Point, then by lot (TRR-11)', () => {
    const timeless = (qualifying: number, lot: number) => result({ timeMs: 0, qualifying, lot });
    expect(order(timeless(0, 5), timeless(1, 900), timeless(0, 3))).toEqual([1, 2, 0]);
    expect(compareResults(timeless(0, 3), timeless(0, 5), TRIALS)).toBeLessThan(0);
    expect(new Set([1, 2, 3, 4].map(seed => lotOf(seed, values))).size).toBe(4);
    expect(lotOf(7, values)).toBe(lotOf(7, values));
    expect(trant.terms({ untimed: 'on' } as object).values.trials.timed).toBe(false);
  });

  test('places that a lot has decided, and no others, say so (TRR-11)', () => {
    const log = (driver: number, turns: number, lot?: number) => ({
      ...({ session: 0, driver, end: 'finished', tires: 'hard' } as const),
      rolls: Array.from({ length: turns }, () => ({ gear: 3, face: 5 })),
      ...{ overshootRolls: 0, misplacements: 0, timeMs: 0, qualifying: 0 },
      ...(lot === undefined ? {} : { lot }),
    });
    const marked = (...trials: readonly ReturnType<typeof log>[]) =>
      qualifyingRanking(
        {
          ...{ names: ['A', 'B', 'C', 'D'], hand: 'guided', sessions: 1, weather: 'sun', seed: 1 },
          trials,
        } as const,
        TRIALS,
      ).flatMap(({ driver, byLot }) => (byLot === true ? [driver] : []));
    expect(marked(log(0, 16, 9), log(1, 15, 2), log(2, 16, 3), log(3, 17, 1))).toEqual([2, 0]);
    expect(marked(log(0, 16), log(1, 16), log(2, 17))).toEqual([]);
    expect(marked(log(0, 16, 4), log(1, 15, 4))).toEqual([]);
  });
});
