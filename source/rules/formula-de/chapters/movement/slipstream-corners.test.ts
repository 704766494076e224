// Chapter 18 around corners, on hard tires and a dry track: a slipstream into a corner, and out of one without its stops.
import { describe, expect, test } from 'vitest';
import {
  type CarSpec,
  car,
  choices,
  gear,
  pay,
  play,
  question,
  race,
  type Situation,
  slips,
  slipTo,
  to,
  toldOf,
  track,
  where,
} from '../../../../testing/formula-de/builders.ts';
import { tow } from '../../../../testing/formula-de/tow.ts';

// Corner A has x 40 to 44 in each lane, to the right.
const CORNER = track('40 1R5 60');

/** Reports whether a slipstream is on offer. */
function drawn(situation: Situation): boolean {
  return choices(situation, 'takeSlipstream').length > 0;
}

describe('into a corner (M-18-1-4, R-51)', () => {
  const atDoor = (own: Partial<CarSpec> = {}) =>
    tow({ board: CORNER, behind: '0@38', others: [{ space: '0@39', gear: 4 }], own });

  test('costs one brake point and no space', () => {
    const situation = atDoor();
    // No lane can be changed through the door, so lane 0 cannot be regained.
    expect(slips(situation)).toEqual(['1@40.5', '2@40']);
    const done = play(situation, slipTo('2@40'));
    expect(where(done, 0)).toBe('2@40');
    expect(car(done, 0).points.brakes).toBe(2);
    expect(toldOf(done, 'pointsPaid')).toEqual([
      { kind: 'pointsPaid', seat: 0, part: 'brakes', amount: 1, why: 'slipstreamEntry' },
    ]);
    expect(toldOf(done, 'stopMade')).toMatchObject([{ corner: 'A', stops: 1 }]);
  });

  test('is not offered without a brake point (R-26, R-51)', () => {
    expect(drawn(atDoor({ points: { brakes: 0 } }))).toBe(false);
  });

  test('is not due when the slipstream is shortened so as not to enter (R-51)', () => {
    const situation = atDoor({ points: { brakes: 1 } });
    expect(slips(situation, 1)).toEqual(['1@39.5', '2@39']);
    const done = play(situation, slipTo('2@39', { brakes: 1 }));
    expect(car(done, 0).points.brakes).toBe(0);
    expect(toldOf(done, 'pointsPaid').map(event => event.why)).toEqual(['braking']);
  });

  test('and shortened costs both (R-51)', () => {
    // From 0@39 the first space may be 1@39.5, the second is in the corner.
    const situation = tow({
      board: CORNER,
      behind: '1@39.5',
      others: [{ space: '1@40.5', gear: 4, stops: 1 }],
    });
    expect(drawn(situation)).toBe(false);
    const beside = tow({ board: CORNER, behind: '1@38.5', others: [{ space: '1@39.5', gear: 4 }] });
    const done = play(beside, slipTo('2@40', { brakes: 1 }));
    expect(car(done, 0).points.brakes).toBe(1);
  });

  test('leaves the right to a further slipstream, which costs no second point (M-18-2-3)', () => {
    const situation = tow({
      board: CORNER,
      behind: '0@38',
      others: [
        { space: '0@39', gear: 4 },
        { space: '1@41.5', gear: 4, stops: 1 },
      ],
    });
    const inside = play(situation, slipTo('1@40.5'));
    expect(car(inside, 0).points.brakes).toBe(2);
    expect(slips(inside)).toEqual(['2@43']);
    expect(car(play(inside, slipTo('2@43')), 0).points.brakes).toBe(2);
  });

  test('by the main move costs nothing, and a slipstream there neither (M-18-2-3)', () => {
    const situation = tow({
      board: CORNER,
      behind: '0@41',
      others: [{ space: '0@42', gear: 4, stops: 1 }],
    });
    expect(car(play(situation, slipTo('2@43')), 0).points.brakes).toBe(3);
  });

  test('from one corner into the next costs a point too (R-51)', () => {
    const board = track('40 1R5 1R5 60');
    const start = race({
      board,
      cars: [
        { space: '0@35', gear: 4, points: { tires: 9 } },
        { space: '0@44', gear: 4, stops: 1 },
        { space: '0@1', gear: 2 },
      ],
      toPlay: [0, 2],
      dice: [8, 20, 20, 20, 20],
    });
    const behind = play(start, gear(4), to('0@43'));
    const done = play(behind, slipTo('2@45'), pay(0, 1));
    expect(toldOf(done, 'pointsPaid').map(event => event.why)).toEqual(
      expect.arrayContaining(['slipstreamEntry', 'overshoot']),
    );
    expect(car(done, 0).points).toMatchObject({ brakes: 2, tires: 8 });
  });
});

describe('out of a corner without its stops (M-18-2-2, R-53)', () => {
  // K is 1@43.5 behind a car on 1@44.5; lane 2 is taken by another car on 2@46.
  const onK = (own: Partial<CarSpec> = {}) =>
    tow({
      board: CORNER,
      behind: '1@43.5',
      others: [
        { space: '1@44.5', gear: 4, stops: 1 },
        { space: '2@46', gear: 4 },
      ],
      own,
    });

  test('a slipstream is blocked after 2 spaces: a brake for the missing one, tires for the overshoot (M-18-5-6)', () => {
    const situation = onK();
    expect(slips(situation)).toEqual([]);
    expect(slips(situation, 1)).toEqual(['2@45']);
    const done = play(situation, slipTo('2@45', { brakes: 1 }), pay(0, 1));
    expect(car(done, 0).points).toMatchObject({ brakes: 2, tires: 5 });
    expect(where(done, 0)).toBe('2@45');
  });

  test('on L, overshooting, there is no further slipstream (M-18-5-7)', () => {
    const done = play(onK(), slipTo('2@45', { brakes: 1 }), pay(0, 1));
    expect(toldOf(done, 'carMoved', 0)).toHaveLength(2);
    expect(question(done).seat).not.toBe(0);
  });

  test('a car that overshot by its main move takes none (R-53)', () => {
    const start = race({
      board: CORNER,
      cars: [
        { space: '0@39', gear: 4, points: { tires: 9, brakes: 0 } },
        { space: '0@47', gear: 4 },
        { space: '0@1', gear: 2 },
      ],
      toPlay: [0, 2],
      dice: [7, 20, 20],
    });
    const done = play(start, gear(4), to('0@46'), pay(0, 2));
    expect(question(done).seat).not.toBe(0);
    expect(toldOf(done, 'carMoved', 0)).toHaveLength(1);
  });

  test('the overshoot of a slipstream is paid as usual and is then the last one', () => {
    const start = race({
      board: CORNER,
      cars: [
        { space: '0@35', gear: 4, points: { tires: 9, brakes: 0 } },
        { space: '0@44', gear: 4, stops: 1 },
        { space: '2@46', gear: 4 },
        { space: '0@1', gear: 2 },
      ],
      toPlay: [0, 3],
      dice: [8, 20, 20, 20, 20],
    });
    const behind = play(start, gear(4), to('0@43'));
    // 2@45 lies directly behind seat 2.
    const done = play(behind, slipTo('2@45'), pay(0, 1));
    expect(car(done, 0).points.tires).toBe(8);
    expect(question(done).seat).not.toBe(0);
  });
});
