// Chapter 1: what sky and tires do to a timed trial (3-1, the qualifying column of 8-5).
import { describe, expect, test } from 'vitest';
import type { Sky } from '../../../../circuit/formula-board.ts';
import { spaceId, track } from '../../../../testing/formula-de/builders.ts';
import { trialLap } from '../../../../testing/formula-de/trial-lap.ts';
import { masters2005 } from '../../masters/masters-2005.ts';
import type { TireType } from '../../state.ts';
import { fullResult, trialStart } from './timed-trials.ts';

const CORNER = track('20 1R5 40');

/** Returns the board under one sky, whatever is rolled. */
const under = (sky: Sky) => ({ ...CORNER, weather: Array<Sky>(20).fill(sky) });

/** Drives in the middle lane to the last space before the one-stop corner, and on by one more roll in that gear. */
function drive(tires: TireType, sky: Sky, gear: number, roll: number) {
  const lap = trialLap([20, 2, 4, 8, 7, roll], under(sky), 'guided');
  lap.tires(tires);
  for (const [number, x] of [
    [1, 0.5],
    [2, 4.5],
    [3, 12.5],
    [4, 19.5],
    [gear, 19.5 + roll],
  ] as const) {
    if (number > 1 || x > 0.5) lap.gear(number);
    lap.to(`1@${x}`);
    if (lap.offered().some(choice => choice.kind === 'declineSoftBonus')) {
      lap.answer(choice => choice.kind === 'declineSoftBonus');
    }
  }
  return lap;
}

/** Drives two spaces beyond the corner. */
const overshoot = (tires: TireType, sky: Sky) => drive(tires, sky, 4, 7);

describe('the weather of a session', () => {
  test.each([
    ['sun', 'dry', 'M-3-1-2'],
    ['rain', 'wet', 'M-3-1-3'],
    ['changeable', 'dry', 'M-3-1-4'],
  ] as const)('%s: the track is %s to its end (%s)', (sky, state, _rule) => {
    const lap = overshoot('hard', sky);
    expect(lap.race()).toMatchObject({ weather: { sky, track: state } });
    expect(lap.told().filter(event => event.kind === 'weatherSet')).toHaveLength(1);
  });

  test("is what the black die means in the circuit's table (M-3-1-1)", () => {
    const board = {
      ...CORNER,
      weather: CORNER.weather.map((_, face): Sky => (face < 7 ? 'sun' : 'rain')),
    };
    expect(trialLap([7, 1], board, 'guided').race().weather?.sky).toBe('sun');
    expect(trialLap([8, 1], board, 'guided').race().weather?.sky).toBe('rain');
  });

  test('is rolled once, for all tables (M-3-1-5)', () => {
    const lap = overshoot('rain', 'rain');
    const black = lap.told().filter(event => event.kind === 'dieRolled' && event.die === 'black');
    expect(black).toHaveLength(1);
  });
});

describe('a space beyond a corner (M-1-1-12)', () => {
  test.each([
    ['hard', 'sun', 1],
    ['hard', 'rain', 1],
    ['soft', 'sun', 2],
    ['soft', 'rain', 2],
    ['rain', 'sun', 2],
    ['rain', 'rain', 1],
  ] as const)(
    'on %s tires under %s costs %i rolls (M-8-5-T1, M-8-5-T2, M-8-5-T3)',
    (tires, sky, rate) => {
      const lap = overshoot(tires, sky);
      expect(lap.car()).toMatchObject({ trial: { rolls: 5, penaltyRolls: 2 * rate } });
    },
  );

  test('an overshoot of 2 on soft tires is the 2×2 of the booklet (M-1-4-1)', () => {
    const penaltyRolls = overshoot('soft', 'sun').car()?.trial?.penaltyRolls ?? 0;
    const result = fullResult(
      {
        gearRolls: 18,
        overshootRolls: penaltyRolls,
        misplacements: 1,
        timeMs: 75_560,
        aborted: false,
      },
      masters2005.definition.values.trials,
    );
    expect(result.rolls).toBe(33);
  });
});

describe('a stop in a corner (M-1-1-5)', () => {
  test.each([
    ['rain', 'rain', 1],
    ['hard', 'rain', 3],
    ['soft', 'rain', 3],
    ['rain', 'sun', 0],
  ] as const)('on %s tires under %s slides %i spaces on', (tires, sky, spaces) => {
    const lap = drive(tires, sky, 2, 2);
    const [slide] = lap.offered().filter(choice => choice.kind === 'slide');
    if (slide !== undefined) lap.answer(choice => choice === slide);
    const slid = lap
      .told()
      .flatMap(event => (event.kind === 'carMoved' && event.how === 'slide' ? event.path : []));
    expect(slid).toHaveLength(spaces);
  });
});

test('the start space of a circuit without a lane astride the line is the last before it (M-1-1-3)', () => {
  const two = track('20 1R5 40', 2);
  expect(trialStart(two)).toBe(spaceId(two, '0@-1'));
  const three = track('20 1R5 40', 3);
  expect(trialStart(three)).toBe(spaceId(three, '1@-1.5'));
});
