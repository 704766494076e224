// Step 5 in the pit lane: which cars are held up there, and what that does not cost (M-19-1-5, R-77).
import { describe, expect, test } from 'vitest';
import {
  car,
  play,
  type Situation,
  to,
  toldOf,
  where,
} from '../../../../testing/formula-de/builders.ts';
import { PIT_LAP } from '../../../../testing/formula-de/pit-lap.ts';
import { type Drive, rolledOn } from '../../../../testing/formula-de/rolled.ts';

function rolled(drive: Drive): Situation {
  return rolledOn(PIT_LAP, { roll: 8, ...drive });
}

const heldUp = (situation: Situation) => toldOf(situation, 'carHeldUp').map(({ seat }) => seat);

test('one brake is enough for a play to have braked (R-52)', () => {
  const own = { tires: 'soft' } as const;
  const braked = play(rolled({ from: '0@20', roll: 6, own }), to('0@25', { brakes: 1 }));
  expect(braked.race.play).toMatchObject({ braked: true, missing: 0 });
  const free = play(rolled({ from: '0@20', roll: 6, own }), to('0@26'));
  expect(free.race.play).toMatchObject({ braked: false, missing: 0 });
});

describe('a car is held up (M-19-1-5)', () => {
  test('when the lane before it is not free for all it has rolled', () => {
    const done = play(rolled({ from: '2@88', others: [{ space: 'P4', gear: 3 }] }), to('P3'));
    expect(heldUp(done)).toEqual([0]);
    expect(toldOf(done, 'pointsPaid')).toEqual([]);
  });

  test('not when it has driven all that it rolled, however close the car in front is', () => {
    const done = play(rolled({ from: '2@88', others: [{ space: 'P6', gear: 3 }] }), to('P5'));
    expect(heldUp(done)).toEqual([]);
  });

  test('not when brakes have shortened its move (M-19-1-3)', () => {
    const done = play(rolled({ from: '2@88' }), to('P3', { brakes: 2 }));
    expect(heldUp(done)).toEqual([]);
    expect(car(done, 0).points.brakes).toBe(1);
  });

  test('not by having reached its pit before the roll is used up', () => {
    const asked = play(rolled({ from: '2@88', roll: 12 }), to('B1'));
    expect(heldUp(asked)).toEqual([]);
  });

  test('not on the track, where cars in the way block it', () => {
    const others = ['0@23', '1@22.5', '1@23.5', '2@23'].map(space => ({ space, gear: 1 }));
    const done = play(
      rolled({ from: '0@20', roll: 4, others, black: [20, 20, 20, 20] }),
      to('2@22', { missing: 1, brakes: 0 }),
    );
    expect(heldUp(done)).toEqual([]);
    expect(toldOf(done, 'carBlocked')).toHaveLength(1);
  });

  test('in its pit, when the lane beside it is taken', () => {
    const own = { pit: 'waiting', box: 0 } as const;
    const done = rolled({
      from: 'B1',
      roll: 4,
      gear: 2,
      own,
      others: [{ space: 'P6', gear: 3, box: 4 }],
    });
    expect(where(done, 0)).toBe('B1');
    expect(heldUp(done)).toEqual([0]);
  });
});
