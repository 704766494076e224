// What a movement meets on the board, and what it leaves behind (M-6-3-s5, R-31, R-62).
import { describe, expect, test } from 'vitest';
import {
  car,
  choices,
  ends,
  gear,
  layoutName,
  play,
  race,
  slipTo,
  spaceId,
  to,
  toldOf,
  track,
} from '../../../../testing/formula-de/builders.ts';
import { PIT_LAP } from '../../../../testing/formula-de/pit-lap.ts';
import { rolledOn } from '../../../../testing/formula-de/rolled.ts';

const BOARD = track('80 1R5 15');

describe('in the way of a car', () => {
  test('are the cars on the board, and no others', () => {
    const gone = {
      space: '0@22',
      status: 'retired',
      retirement: 'handling',
      onBoard: false,
    } as const;
    const free = rolledOn(BOARD, { from: '0@20', roll: 4, others: [gone] });
    expect(ends(free)).toContain('0@24');
    const wreck = { space: '0@22', condition: 'wreck' } as const;
    expect(ends(rolledOn(BOARD, { from: '0@20', roll: 4, others: [wreck] }))).not.toContain('0@24');
  });

  test('is not the car itself: it may stay where it stands (R-11)', () => {
    expect(ends(rolledOn(BOARD, { from: '0@20', roll: 2, gear: 2 }), 2)).toEqual(['0@20']);
  });
});

describe('before the way into the pit lane a car that is blocked on the track (R-31, M-12-1-3)', () => {
  const jam = (others: readonly string[]) =>
    rolledOn(PIT_LAP, {
      from: '2@92',
      roll: 4,
      gear: 3,
      others: others.map(space => ({ space, gear: 1 })),
    });

  test('may stay there, with all its spaces missing, or turn in', () => {
    const situation = jam(['2@93', '1@92.5']);
    const offered = choices(situation, 'move').filter(({ brakes }) => brakes === 0);
    expect(offered.map(({ to: end, missing }) => [end, missing])).toEqual([
      [spaceId(PIT_LAP, 'P4'), 0],
      [spaceId(PIT_LAP, '2@92'), 4],
    ]);
  });

  test('goes as far as it can on the track, not in the lane', () => {
    const situation = jam(['2@94', '1@93.5', '1@92.5']);
    const offered = choices(situation, 'move').filter(({ brakes }) => brakes === 0);
    expect(offered.map(({ to: end, missing }) => [end, missing])).toEqual([
      [spaceId(PIT_LAP, 'P4'), 0],
      [spaceId(PIT_LAP, '2@93'), 3],
    ]);
  });
});

test('who comes later to the same level has arrived later, and plays after (R-63)', () => {
  const situation = race({
    board: BOARD,
    cars: [
      { space: '0@20', gear: 3, arrival: 4 },
      { space: '2@20', gear: 3, arrival: 7 },
    ],
    toPlay: [0, 1],
    dice: [5, 5],
  });
  const done = play(situation, gear(3), to('0@25'), gear(3), to('2@25'));
  const [first, second] = [car(done, 0).arrival, car(done, 1).arrival];
  expect(first).toBeGreaterThan(7);
  expect(second).toBeGreaterThan(first);
  expect(toldOf(done, 'roundBegan').at(-1)?.order).toEqual([0, 1]);
});

test('a car that no brakes and tires can save is offered one way to go, and spends nothing on it (M-12-1-1)', () => {
  const lane = track('40 1R20 40');
  const situation = rolledOn(lane, {
    from: '2@41',
    roll: 11,
    own: { stops: 1, points: { brakes: 3, tires: 9 } },
    others: [{ space: '2@45', gear: 1, stops: 1 }],
    black: [20, 20],
  });
  expect(choices(situation, 'move')).toMatchObject([{ brakes: 0, missing: 8 }]);
  const done = play(situation, to('2@44', { missing: 8 }));
  expect(toldOf(done, 'carRetired')).toMatchObject([{ seat: 0, why: 'blocking' }]);
  expect(car(done, 0).points).toMatchObject({ brakes: 3, tires: 9 });
});

test('a bonus behind a slipstream goes on from where that began, whatever was driven before (R-09)', () => {
  // The main move ends one lane to the left, the slipstream leads back: as one way that would be a zigzag.
  const situation = race({
    board: BOARD,
    cars: [
      { space: '1@40.5', gear: 4, tires: 'soft' },
      { space: '0@51', gear: 4 },
      { space: '0@1', gear: 2 },
    ],
    toPlay: [0, 2],
    dice: [10, 20, 20, 20, 20],
  });
  const behind = play(situation, gear(4), to('0@50'));
  const drawn = play(behind, slipTo('1@52.5'));
  const offered = choices(drawn, 'useSoftBonus').map(choice => layoutName(BOARD, choice.to));
  expect(offered).toContain('1@53.5');
  expect(choices(drawn, 'useSoftBonus').every(({ path }) => path.length === 1)).toBe(true);
});
