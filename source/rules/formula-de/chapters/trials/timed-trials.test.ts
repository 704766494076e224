// Chapter 1, timed trials: the sums of the booklet, the ranking, and a lap driven with scripted dice.
import { describe, expect, test } from 'vitest';
import { spaceOf } from '../../../../circuit/board.ts';
import type { FormulaBoard } from '../../../../circuit/formula-board.ts';
import { ovalBoard } from '../../../../testing/circuits/tiny-circuits.ts';
import { dice, spaceId, track } from '../../../../testing/formula-de/builders.ts';
import { trialLap } from '../../../../testing/formula-de/trial-lap.ts';
import { masters2005 } from '../../masters/masters-2005.ts';
import type { FormulaDeOptions } from '../../state.ts';
import {
  compareResults,
  fullResult as fullResultBy,
  gridOf,
  type SessionCount,
  trialStart,
} from './timed-trials.ts';

const count = (fields: Partial<SessionCount>): SessionCount => ({
  gearRolls: 0,
  overshootRolls: 0,
  misplacements: 0,
  timeMs: 0,
  aborted: false,
  ...fields,
});
const { trials: TRIALS } = masters2005.definition.values;
const fullResult = (counted: SessionCount) => fullResultBy(counted, TRIALS);
const time = (minutes: number, seconds: number) => minutes * 60_000 + seconds * 1000;

// In 4th on the last middle-lane space before the one-stop corner; the next gear die is an 8.
function towardsCorner() {
  const lap = trial([20, 2, 4, 8, 7, 8]);
  lap.tires('hard');
  lap.to('1@0.5');
  lap.gear(2);
  lap.to('1@4.5');
  lap.gear(3);
  lap.to('1@12.5');
  lap.gear(4);
  lap.to('1@19.5');
  return lap;
}

// The same with the car set down by hand.
function freeTowardsCorner(board: FormulaBoard) {
  const lap = trial([20, 2, 4, 8, 7, 8], 'free', board);
  lap.tires('hard');
  lap.to('1@0.5');
  lap.gear(2);
  lap.to('1@4.5');
  lap.gear(3);
  lap.to('1@12.5');
  lap.gear(4);
  lap.to('1@19.5');
  lap.gear(4);
  return lap;
}

const CORNER = track('20 1R5 40');
const TWO_STOPS = track('20 2R5 40');

const trial = (
  faces: readonly number[],
  hand: 'guided' | 'free' = 'guided',
  board: FormulaBoard = CORNER,
  options: Partial<FormulaDeOptions> = {},
) => trialLap(dice(...faces), board, hand, options);

describe('the full result of a session (1-3, 1-4)', () => {
  test('18 rolls, 1\'15"56, an overshoot of 2 on soft tires and a misplacement are 33 rolls (M-1-4-1, M-1-1-10, M-1-1-11, M-1-1-12, M-1-1-13)', () => {
    const result = fullResult(
      count({ gearRolls: 18, overshootRolls: 4, misplacements: 1, timeMs: time(1, 15.56) }),
    );
    expect(result).toEqual({ rolls: 33, timeMs: 75_560, aborted: false });
  });

  test('16 rolls, 1\'59"56, an overshoot of 2 on rain tires and a misplacement are 29 rolls (M-1-4-2)', () => {
    const counted = count({
      gearRolls: 16,
      overshootRolls: 2,
      misplacements: 1,
      timeMs: time(1, 59.56),
    });
    expect(fullResult(counted).rolls).toBe(29);
  });

  test('17 rolls, 2\'00"00 and a misplacement are 29 rolls: exactly two minutes count as two (M-1-4-3)', () => {
    const counted = count({ gearRolls: 17, misplacements: 1, timeMs: time(2, 0) });
    expect(fullResult(counted).rolls).toBe(29);
  });

  test('equal rolls are ranked by the shorter time, an aborted session is last (M-1-3-2, M-1-3-1, M-1-1-14)', () => {
    const second = fullResult(count({ gearRolls: 29, timeMs: time(0, 59.56) }));
    const third = fullResult(count({ gearRolls: 28, timeMs: time(1, 0) }));
    const out = fullResult(count({ gearRolls: 3, aborted: true }));
    expect([out, third, second].toSorted((a, b) => compareResults(a, b, TRIALS))).toEqual([
      second,
      third,
      out,
    ]);
  });

  test('the best session of each driver makes the grid; equal results by who achieved it first (R-92)', () => {
    const rolls = (gearRolls: number) => fullResult(count({ gearRolls }));
    const aborted = fullResult(count({ aborted: true }));
    expect(
      gridOf(
        [
          { seat: 0, result: rolls(18) },
          { seat: 1, result: rolls(17) },
          { seat: 2, result: aborted },
          { seat: 0, result: rolls(17) },
          { seat: 3, result: aborted },
          { seat: 2, result: rolls(30) },
        ],
        TRIALS,
      ),
    ).toEqual([1, 0, 2, 3]);
  });
});

describe('a session (1-1)', () => {
  test('begins on the first complete space behind the line in the middle lane, in 1st, after the tires (M-1-1-2, M-1-1-3, M-1-1-4)', () => {
    const lap = trial([20, 1]);
    expect(lap.offered().map(choice => choice.kind)).toEqual([
      'chooseTires',
      'chooseTires',
      'chooseTires',
    ]);
    expect(lap.car()).toMatchObject({ space: trialStart(CORNER), gear: 1, trial: { rolls: 0 } });
    expect(trialStart(CORNER)).toBe(spaceId(CORNER, '1@-1.5'));
    lap.tires('hard');
    expect(lap.car()?.trial?.rolls).toBe(1);
  });

  test("its weather is rolled on the circuit's table: sun and changeable are dry (M-1-0-3, M-3-1-1, M-3-1-2, M-3-1-4)", () => {
    expect(trial([1]).race().weather?.track).toBe('dry');
  });

  test('a move is lever, die, movement; every gear die counts as a roll (M-1-1-7, M-1-1-10)', () => {
    const lap = trial([20, 2, 4]);
    lap.tires('hard');
    lap.to('1@0.5');
    lap.gear(2);
    expect(lap.car()?.trial?.rolls).toBe(2);
    expect(lap.offered().every(choice => choice.kind === 'move' && choice.brakes === 0)).toBe(true);
  });

  test('nothing is tested on an oval, and no test is foretold (R-90)', () => {
    const board = ovalBoard();
    const lap = trial([20, 2, 4], 'guided', board);
    lap.tires('hard');
    lap.answer(choice => choice.kind === 'move');
    lap.gear(2);
    const byTheWall = lap
      .offered()
      .filter(choice => choice.kind === 'move' && choice.path.some(id => spaceOf(board, id).wall));
    expect(byTheWall.length).toBeGreaterThan(0);
    for (const choice of byTheWall) expect(lap.consequences(choice)).toEqual([]);
  });

  test('gears may be skipped down for nothing, but never from 6th to 1st (M-1-0-1, M-1-2-1-4, R-90)', () => {
    const lap = towardsCorner();
    expect(lap.offered().flatMap(one => (one.kind === 'chooseGear' ? [one.gear] : []))).toEqual([
      1, 2, 3, 4, 5,
    ]);
    expect(lap.car()?.points).toMatchObject({ gearbox: 3, brakes: 0, engine: 3 });
  });

  test('the lap is over on the space astride the line (M-1-1-8, M-21-1-5, R-94)', () => {
    const lap = trial([20, 2, 4, 8, 7, 4, 12, 20, 9]);
    lap.tires('hard');
    const way = [0.5, 4.5, 12.5, 19.5, 23.5, 35.5, 55.5, 64.5];
    for (const [play, gear] of [1, 2, 3, 4, 3, 4, 5, 4].entries()) {
      if (play > 0) lap.gear(gear);
      lap.to(`1@${way[play]}`);
    }
    expect(lap.car()).toMatchObject({ status: 'finished', laps: 2, trial: { rolls: 8 } });
  });

  test('spaces beyond a corner cost rolls by the kind of tires, not tires (M-1-1-12, M-8-5-T1)', () => {
    const lap = towardsCorner();
    lap.gear(4);
    lap.to('1@27.5');
    expect(lap.car()).toMatchObject({ trial: { rolls: 5, penaltyRolls: 3 } });
    expect(lap.car()?.points.tires).toBe(6);
  });
});

describe('a free-hand session (R-93)', () => {
  test('lets the driver set the car anywhere, says nothing, and counts the misplacement (M-1-1-11, M-1-2-2)', () => {
    const lap = trial([20, 1], 'free');
    lap.tires('hard');
    lap.to('2@7');
    expect(lap.car()).toMatchObject({ space: spaceId(CORNER, '2@7'), trial: { misplacements: 1 } });
  });

  test('takes a right placement as the move it is', () => {
    const lap = trial([20, 2], 'free');
    lap.tires('hard');
    lap.to('1@0.5');
    expect(lap.car()).toMatchObject({ laps: 1, trial: { misplacements: 0 } });
  });

  test('counts an overshoot as the car was set down: two where it should have been three, and ten for that (M-1-4-2)', () => {
    const lap = freeTowardsCorner(CORNER);
    lap.to('1@26.5');
    expect(lap.car()).toMatchObject({ trial: { rolls: 5, penaltyRolls: 2, misplacements: 1 } });
  });

  test('ends where two stops are left out, however the car was set down (M-1-1-14)', () => {
    const lap = freeTowardsCorner(TWO_STOPS);
    lap.to('1@35.5');
    expect(lap.car()).toMatchObject({ status: 'retired', retirement: 'overshoot' });
  });

  test('takes a car that was set back into the corner for one that stops there (M-1-4-3)', () => {
    const lap = freeTowardsCorner(TWO_STOPS);
    lap.to('1@23.5');
    expect(lap.car()).toMatchObject({ status: 'racing', stops: 1, trial: { misplacements: 1 } });
  });

  test('lets the car stand anywhere beyond the line once the roll reaches it (M-1-1-8, R-94)', () => {
    const lap = trial([20, 2, 4, 3, 4, 4], 'free');
    lap.tires('hard');
    lap.to('1@0.5');
    lap.gear(2);
    lap.to('1@25.5');
    lap.gear(2);
    lap.to('1@45.5');
    lap.gear(2);
    lap.to('1@63.5');
    expect(lap.car()).toMatchObject({ laps: 1, status: 'racing', trial: { misplacements: 3 } });
    lap.gear(2);
    lap.to('2@9');
    expect(lap.car()).toMatchObject({ laps: 2, status: 'finished', trial: { misplacements: 3 } });
  });

  test('takes half a lap and more for the way back, over the line too', () => {
    const lap = trial([20, 2, 4], 'free');
    lap.tires('hard');
    lap.to('1@0.5');
    lap.gear(2);
    lap.to('1@63.5');
    expect(lap.car()).toMatchObject({ laps: 0, status: 'racing', trial: { misplacements: 1 } });
  });

  test.each([
    ['1@4.5', 0],
    ['1@5.5', 0],
    ['1@6.5', 1],
  ])(
    'a 4 on soft tires may be set down on 4 spaces or 5, the extra one included: %s is %i misplacements (M-8-2-1, R-93)',
    (name, misplacements) => {
      const lap = trial([20, 2, 4], 'free');
      lap.tires('soft');
      lap.to('1@0.5');
      lap.gear(2);
      lap.to(name);
      expect(lap.car()).toMatchObject({ space: spaceId(CORNER, name), trial: { misplacements } });
      expect(lap.offered().every(choice => choice.kind === 'chooseGear')).toBe(true);
    },
  );

  test.each([
    ['where the slide ends', '1@23.5', 0],
    ['where the roll alone would have ended', '1@20.5', 1],
  ])(
    'on a wet track a car set down %s, on %s, is %i misplacements (M-1-1-5, M-8-1-2, R-93)',
    (_, name, misplacements) => {
      const lap = trial([2, 4, 8, 8], 'free', CORNER, { weather: 'rain' });
      lap.tires('hard');
      lap.to('1@0.5');
      lap.gear(2);
      lap.to('1@4.5');
      lap.gear(3);
      lap.to('1@12.5');
      lap.gear(4);
      lap.to(name);
      expect(lap.race().weather?.track).toBe('wet');
      expect(lap.car()).toMatchObject({
        stops: 1,
        space: spaceId(CORNER, name),
        trial: { misplacements },
      });
      expect(lap.offered().every(choice => choice.kind === 'chooseGear')).toBe(true);
    },
  );
});
