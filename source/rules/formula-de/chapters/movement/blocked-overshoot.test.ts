// Chapters 10-2-3 and 12, ruling R-34: a car that is blocked while it overshoots.
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
} from '../../../../testing/formula-de/builders.ts';
import { ways } from '../../../../testing/formula-de/play-ends.ts';
import { gearFor } from '../../../../testing/formula-de/rolled.ts';
import type { Points } from '../../state.ts';

describe('blocked while overshooting (R-34)', () => {
  // Corner A has x 20 to 24, then comes a straight; car 0 leaves it on the inside lane, car 1 stands in front.
  const leaving = (roll: number, front: string, points: Partial<Points>) => {
    const number = gearFor(roll);
    return play(
      race({
        board: track('20 1R5 60'),
        cars: [
          { space: '2@24', gear: number, points },
          { space: front, gear: 1 },
        ],
        toPlay: [0],
        dice: dice(roll, 20, 20, 20),
      }),
      gear(number),
    );
  };

  test('only the outside spaces travelled are overshoot, the missing ones are blocking', () => {
    const situation = leaving(5, '2@27', { tires: 6, brakes: 3 });
    expect(ways(situation)).toEqual(expect.arrayContaining(['2@26 brakes 3 tires 2']));
    const done = play(situation, to('2@26', { missing: 3, brakes: 0 }), pay(0, 2));
    expect(car(done, 0).points).toMatchObject({ tires: 4, brakes: 0 });
  });

  test('the overshoot is paid first, then the table with what is left', () => {
    // 3 tires for the overshoot leave 1, which pays the fourth missing space: a spin.
    const situation = leaving(7, '2@28', { tires: 4, brakes: 3 });
    const done = play(situation, to('2@27', { missing: 4, brakes: 0 }), pay(0, 3));
    expect(car(done, 0).points).toMatchObject({ tires: 0, brakes: 0 });
    expect(toldOf(done, 'carSpun')).not.toEqual([]);
  });

  test('a spin by the overshoot and one more tire by the table are two spins (R-23)', () => {
    const situation = leaving(7, '2@28', { tires: 3, brakes: 3 });
    const done = play(situation, to('2@27', { missing: 4, brakes: 0 }), pay(0, 3));
    expect(car(done, 0)).toMatchObject({ status: 'racing', points: { tires: 0, brakes: 0 } });
    expect(toldOf(done, 'carSpun')).toHaveLength(2);
  });

  test('a spin by the overshoot and two more tires by the table leave a wreck (R-23, R-34)', () => {
    const situation = leaving(8, '2@28', { tires: 3, brakes: 3 });
    const done = play(situation, to('2@27', { missing: 5, brakes: 0 }), pay(0, 3));
    expect(car(done, 0)).toMatchObject({ retirement: 'blocking', onBoard: true });
  });

  test('an overshoot that cannot be paid removes the car at once, with no sticker (M-10-3)', () => {
    const situation = leaving(5, '2@28', { tires: 2, brakes: 0 });
    for (const end of everyEnd(situation)) {
      expect(car(end, 0)).toMatchObject({ retirement: 'overshoot', onBoard: false });
      expect(end.race.dangerous).toEqual([]);
    }
  });

  test('an overshoot paid and a blocking that cannot be paid leave a wreck (M-12-1)', () => {
    const situation = leaving(5, '2@28', { tires: 9, brakes: 0 });
    for (const end of everyEnd(situation)) {
      expect(car(end, 0)).toMatchObject({ retirement: 'blocking', onBoard: true });
      expect(car(end, 1).points.body).toBe(2);
      expect(end.race.dangerous).toHaveLength(2);
    }
  });
});
