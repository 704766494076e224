// Chapter 10-4: the last tire point spins the car, and what comes after that.
import { describe, expect, test } from 'vitest';
import {
  car,
  dice,
  everyEnd,
  gear,
  pay,
  play,
  race,
  to,
  toldOf,
  track,
  where,
} from '../../../../testing/formula-de/builders.ts';
import { rolled } from '../../../../testing/formula-de/corner-exit.ts';
import { ways } from '../../../../testing/formula-de/play-ends.ts';

const BOARD = track('20 1R5 60');

describe('a spin', () => {
  const spinning = () =>
    play(
      rolled({ from: '2@24', roll: 3, points: { tires: 3 }, more: [2, 7, 1] }),
      to('2@27'),
      pay(0, 3),
    );

  test('comes with the last tire point: same space, lever unchanged (M-10-4-1)', () => {
    const done = spinning();
    expect(toldOf(done, 'carSpun')).toEqual([{ kind: 'carSpun', seat: 0 }]);
    expect(car(done, 0)).toMatchObject({ condition: 'spun', aggravates: true, gear: 2 });
    expect(where(done, 0)).toBe('2@27');
    expect(car(done, 0).points.tires).toBe(0);
  });

  test('lasts to the end of the round, then the lever is set to 1st (M-10-4-1, R-24)', () => {
    const round = play(spinning(), gear(2), to('2@4'));
    expect(toldOf(round, 'carTurnedRound')).toEqual([{ kind: 'carTurnedRound', seat: 0 }]);
    expect(toldOf(round, 'roundBegan')).toHaveLength(1);
    expect(car(round, 0)).toMatchObject({ gear: 1, aggravates: false });
  });

  test('does not come while a tire point is left (R-23)', () => {
    const done = play(
      rolled({ from: '2@24', roll: 3, points: { tires: 4 } }),
      to('2@27'),
      pay(0, 3),
    );
    expect(toldOf(done, 'carSpun')).toEqual([]);
  });

  test('comes again at zero tires by a loss of exactly one (M-10-4-2, R-23)', () => {
    const again = rolled({ from: '2@24', roll: 1, points: { tires: 0 } });
    expect(ways(again)).toEqual(['2@25 brakes 0 tires 0']);
    for (const end of everyEnd(again)) {
      expect(toldOf(end, 'carSpun')).toHaveLength(1);
      expect(car(end, 0).condition).toBe('spun');
    }
  });

  test('at zero tires a loss of two eliminates (M-10-4-2)', () => {
    expect(ways(rolled({ from: '2@24', roll: 2, points: { tires: 0 } }))).toEqual([
      'out overshoot',
    ]);
  });

  test('at zero tires brakes may bring the loss down to one (M-10-4-2, R-21)', () => {
    expect(ways(rolled({ from: '2@23', roll: 3, points: { tires: 0, brakes: 1 } }))).toEqual([
      '2@25 brakes 1 tires 0',
    ]);
    expect(ways(rolled({ from: '2@23', roll: 3, points: { tires: 0, brakes: 2 } }))).toEqual([
      '2@24 brakes 2 tires 0',
      '2@25 brakes 1 tires 0',
    ]);
  });

  test('ends with the next play of the car if that comes first (R-24)', () => {
    const situation = race({
      board: BOARD,
      cars: [
        { space: '0@40', gear: 5, condition: 'spun', points: { tires: 0 } },
        { space: '2@2', gear: 2 },
      ],
      toPlay: [0, 1],
      dice: dice(7, 2),
    });
    expect(toldOf(situation, 'dieRolled').map(event => event.die)).toEqual(['black', 'gear1']);
    expect(car(situation, 0)).toMatchObject({ condition: 'sound', aggravates: false, gear: 1 });
  });

  test('is followed by a restart roll at the next play (M-10-4-6)', () => {
    const round = play(spinning(), gear(2), to('2@4'));
    expect(toldOf(round, 'dieRolled', 0).map(event => event.die)).toEqual([
      'gear2',
      'black',
      'gear1',
    ]);
  });
});
