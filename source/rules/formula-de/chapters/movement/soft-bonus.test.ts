// The optional extra space of soft tires (8-2-1, 18-3, rulings) and its examples of chapter 18.
import { describe, expect, test } from 'vitest';
import { expectDiceUsedUp } from '../../../../testing/expect-dice-used-up.ts';
import {
  bonusTo,
  car,
  choices,
  everyEnd,
  layoutName,
  noBonus,
  pay,
  play,
  question,
  race,
  type Situation,
  slips,
  slipTo,
  spaceId,
  to,
  toldOf,
  track,
  where,
} from '../../../../testing/formula-de/builders.ts';
import { PIT_LAP } from '../../../../testing/formula-de/pit-lap.ts';
import { type Drive, rolledOn } from '../../../../testing/formula-de/rolled.ts';
import { groundOf } from '../../terms.ts';
import { softBonuses } from './soft-bonus.ts';

// Corner A has 8 spaces in each lane, x 20 to 27, to the right; its inside lane leads straight on only.
const BOARD = track('20 1R8 60');

/**
 * Returns a situation in which car 0 has rolled on soft tires in their first lap; the last car is far away and plays
 * next.
 */
function rolled({ own, ...drive }: Drive): Situation {
  return rolledOn(BOARD, { ...drive, own: { tires: 'soft', ...own } }, '2@2');
}

function bonuses(situation: Situation): readonly string[] {
  const ends = choices(situation, 'useSoftBonus').map(({ to: end }) =>
    layoutName(situation.board, end),
  );
  return [...new Set(ends)].sort();
}

function driven(situation: Situation): number {
  return toldOf(situation, 'carMoved', 0).reduce((sum, event) => sum + event.path.length, 0);
}

function brakesSpent(situation: Situation): number {
  return toldOf(situation, 'pointsPaid', 0)
    .filter(event => event.part === 'brakes')
    .reduce((sum, event) => sum + event.amount, 0);
}

describe('the bonus', () => {
  test('is one space more after the main move, at step 7 (M-8-2-1, M-6-3-s7)', () => {
    const asked = play(rolled({ from: '0@5' }), to('0@10'));
    expect(question(asked)).toMatchObject({ seat: 0, step: 'softBonus', rule: 'M-8-2-1' });
    expect(bonuses(asked)).toEqual(['0@11', '1@10.5']);
    const done = play(asked, bonusTo('0@11'));
    expect(where(done, 0)).toBe('0@11');
    expect(toldOf(done, 'carMoved', 0).map(event => event.how)).toEqual(['main', 'bonus']);
  });

  test('is never compulsory (M-8-5-1)', () => {
    const done = play(rolled({ from: '0@5' }), to('0@10'), noBonus);
    expect(where(done, 0)).toBe('0@10');
  });

  test('comes once in a play (M-6-3-s7)', () => {
    const done = play(rolled({ from: '0@5' }), to('0@10'), bonusTo('0@11'));
    expect(done.race.play.seat).toBe(1);
    for (const end of everyEnd(rolled({ from: '0@5' }))) {
      const used = toldOf(end, 'carMoved', 0).filter(event => event.how === 'bonus');
      expect(used.length).toBeLessThanOrEqual(1);
    }
  });

  test.each([
    [1, 2],
    [2, 4],
    [3, 6],
    [4, 9],
    [5, 15],
    [6, 24],
  ])('comes in gear %i too (M-8-2-1)', (number, roll) => {
    const board = track('60 1R5 30');
    const asked = play(rolled({ board, from: '0@5', roll, gear: number }), to(`0@${5 + roll}`));
    expect(bonuses(asked).length).toBeGreaterThan(0);
  });

  test('counts for the corner stop: only the end of the whole movement is a stop (M-6-2-1, R-13)', () => {
    const into = play(rolled({ from: '2@14' }), to('2@19'), bonusTo('2@20'));
    expect(toldOf(into, 'stopMade')).toMatchObject([{ corner: 'A', stops: 1 }]);
    const out = play(rolled({ from: '2@22' }), to('2@27'), bonusTo('2@28'), pay(0, 2));
    expect(toldOf(out, 'stopMade')).toEqual([]);
    expect(car(out, 0).points.tires).toBe(4);
  });

  test('that brings the car into a corner costs no brake without a slipstream (R-51)', () => {
    const done = play(rolled({ from: '2@14' }), to('2@19'), bonusTo('2@20'));
    expect(brakesSpent(done)).toBe(0);
  });

  test('is one path with the main move: no zigzag by it (R-09)', () => {
    // The main move has changed lanes, so the bonus may not change back on a clear straight.
    const asked = play(rolled({ from: '0@5' }), to('1@9.5'));
    expect(bonuses(asked)).toEqual(['1@10.5', '2@10']);
    const straight = play(rolled({ from: '0@5' }), to('0@10'));
    expect(bonuses(straight)).toEqual(['0@11', '1@10.5']);
  });

  test('is part of an overshoot, in the same lane (M-10-2-1)', () => {
    const asked = play(rolled({ from: '2@24' }), to('2@29'));
    expect(bonuses(asked)).toEqual(['2@30']);
    expect(car(play(asked, bonusTo('2@30'), pay(0, 6)), 0)).toMatchObject({
      condition: 'spun',
      points: { tires: 0 },
    });
  });

  test('is tested for handling like any other space (R-44)', () => {
    const spec = { from: '0@5', dangerous: ['0@11'], black: [20] };
    const done = play(rolled(spec), to('0@10'), bonusTo('0@11'));
    expect(toldOf(done, 'testMade')).toMatchObject([{ test: 'handling' }]);
    const stayed = play(rolled({ from: '0@5', dangerous: ['0@11'] }), to('0@10'), noBonus);
    expect(toldOf(stayed, 'testMade')).toEqual([]);
  });

  test('may go round a car or a dangerous space where its path with the main move is shortest', () => {
    const asked = play(
      rolled({ from: '0@5', others: [{ space: '0@11', gear: 3 }], black: [20, 20, 20, 20] }),
      to('0@10'),
    );
    expect(bonuses(asked)).toEqual(['1@10.5']);
  });
});

describe('the bonus is not there', () => {
  test('on a wet track (M-8-2-2)', () => {
    const done = play(rolled({ from: '0@5', trackState: 'wet' }), to('0@10'));
    expect(bonuses(done)).toEqual([]);
  });

  test('for a blocked car (R-36)', () => {
    const done = play(
      rolled({ from: '2@20', others: [{ space: '2@23', gear: 3, stops: 1 }], black: [20, 20] }),
      to('2@22', { missing: 3 }),
    );
    expect(bonuses(done)).toEqual([]);
    expect(car(done, 0).points.brakes).toBe(0);
  });

  test('for a car whose overshoot is beyond paying: it is out either way (M-10-3)', () => {
    const own = { points: { tires: 1, brakes: 0 } };
    const done = play(rolled({ from: '2@24', own }), to('2@29'));
    expect(bonuses(done)).toEqual([]);
    expect(car(done, 0).status).toBe('retired');
  });

  test('where a car stands in its way', () => {
    const done = play(
      rolled({ from: '2@17', others: [{ space: '2@23', gear: 3, stops: 1 }], black: [20, 20] }),
      to('2@22'),
    );
    expect(bonuses(done)).toEqual([]);
    expect(toldOf(done, 'carBlocked')).toEqual([]);
  });
});

describe('ways that end on one space', () => {
  // In lane 0 the way out of the corner is longer: a straight begins elsewhere by each of two ways to 1@21.5.
  const exit = track('10 1R6/5/3 30');
  const ways = (tires: 'soft' | 'hard', laps = 1) => {
    const own = { tires, laps, stops: 1 };
    const others = [{ space: 'M23', gear: 2 }];
    const asked = rolledOn(exit, { from: 'L16', roll: 7, own, others });
    return choices(asked, 'move')
      .filter(choice => choice.to === spaceId(exit, '1@21.5') && choice.brakes === 0)
      .map(({ path }) => play(asked, to('1@21.5', { path: path.map(id => layoutName(exit, id)) })));
  };

  test('are two choices where the bonus may then go elsewhere (R-05, R-09)', () => {
    const opened = ways('soft').map(bonuses);
    expect(opened).toHaveLength(2);
    expect(new Set(opened.map(names => names.join(' '))).size).toBe(2);
  });

  test('are one choice where no bonus follows', () => {
    expect(ways('hard')).toHaveLength(1);
    expect(ways('soft', 2)).toHaveLength(1);
  });
});

describe('the bonus around the line (R-56)', () => {
  // The lap ends with x 87.
  test('is gone once the main move has crossed the line that ends the first lap of the set', () => {
    const crossed = play(rolled({ from: '0@84' }), to('0@1'));
    expect(bonuses(crossed)).toEqual([]);
    const before = play(rolled({ from: '0@82' }), to('0@87'));
    expect(bonuses(before)).toEqual(['0@0', '1@87.5']);
  });

  test('is gone on the space astride the line, which is across (M-8-4-2, M-21-1-5)', () => {
    const crossed = play(rolled({ from: '1@85.5', roll: 2 }), to('1@87.5'));
    expect(bonuses(crossed)).toEqual([]);
    expect(car(crossed, 0).laps).toBe(2);
    const before = play(rolled({ from: '1@84.5', roll: 2 }), to('1@86.5'));
    expect(bonuses(before)).toContain('1@87.5');
  });

  test('is gone once a slipstream has crossed it', () => {
    const others = [{ space: '0@87', gear: 4, points: { tires: 6 } }];
    const asked = play(rolled({ from: '0@77', roll: 9, others, black: [20, 20, 20] }), to('0@86'));
    const drawn = play(asked, noBonus, slipTo('1@0.5'));
    expect(bonuses(drawn)).toEqual([]);
  });

  test('may itself carry the car over the line', () => {
    const done = play(rolled({ from: '0@82' }), to('0@87'), bonusTo('0@0'));
    expect(where(done, 0)).toBe('0@0');
    expect(car(done, 0).laps).toBe(2);
  });

  test('may carry the car to the finish', () => {
    const own = { laps: 1 };
    const done = play(rolled({ from: '0@82', laps: 1, own }), to('0@87'), bonusTo('0@0'));
    expect(car(done, 0)).toMatchObject({ status: 'finished', place: 1 });
  });

  test('is still there after the first crossing from the grid (R-57)', () => {
    const own = { laps: 0, start: 'away' } as const;
    const asked = play(rolled({ from: '0@84', own }), to('0@1'));
    expect(bonuses(asked)).toEqual(['0@2', '1@1.5']);
  });
});

describe('the bonus and slipstreams', () => {
  test('either may come first; a bonus that ends behind a car opens a slipstream (R-54, M-18-3-1)', () => {
    const others = [{ space: '0@16', gear: 4 }];
    const asked = play(
      rolled({ from: '0@5', roll: 9, others, black: [20, 20, 20, 20] }),
      to('0@14'),
    );
    const behind = play(asked, bonusTo('0@15'));
    expect(slips(behind)).toContain('0@17');
    const after = play(behind, slipTo('0@17'));
    expect(bonuses(after)).toEqual([]);
  });

  test('left before a slipstream it is still there after it', () => {
    const others = [{ space: '0@11', gear: 4 }];
    const spec = { board: track('60 1R5 30'), from: '0@1', roll: 9, others } as const;
    const asked = play(rolled({ ...spec, black: [20, 20] }), to('0@10'), noBonus, slipTo('1@12.5'));
    expect(bonuses(asked)).toContain('1@13.5');
  });

  test('7 in 4th, slipstream, bonus, slipstream into the corner for a brake, slipstream: 17 (M-18-5-1)', () => {
    // The corner has x 43 to 54; A is 0@37, B 1@39.5, C 1@40.5, D 0@43, F 1@45.5.
    const board = track('43 1R12 40');
    const others = [
      { space: '0@38', gear: 4 },
      { space: '1@41.5', gear: 4 },
      { space: '0@44', gear: 4, stops: 1 },
    ];
    const done = play(
      rolled({ board, from: '0@30', roll: 7, gear: 4, others, black: Array(12).fill(20) }),
      to('0@37'),
      noBonus,
      slipTo('1@39.5'),
      bonusTo('1@40.5'),
      slipTo('0@43'),
      slipTo('1@45.5'),
    );
    expect(driven(done)).toBe(17);
    expect(brakesSpent(done)).toBe(1);
    expect(where(done, 0)).toBe('1@45.5');
  });

  test('a bonus that enters the corner after a slipstream costs the brake point (M-18-3-2, M-18-5-5)', () => {
    // I is 0@36, J 1@38.5, K 1@39.5, the first corner space of its lane.
    const board = track('39 1R12 40');
    const others = [{ space: '0@37', gear: 4 }];
    const atJ = play(
      rolled({ board, from: '0@27', roll: 9, others, black: Array(6).fill(20) }),
      to('0@36'),
      noBonus,
      slipTo('1@38.5'),
    );
    expect(brakesSpent(atJ)).toBe(0);
    const entering = choices(atJ, 'useSoftBonus').filter(
      choice => layoutName(board, choice.to) === '1@39.5',
    );
    expect(entering).toMatchObject([{ brakes: 1 }]);
    expect(brakesSpent(play(atJ, bonusTo('1@39.5')))).toBe(1);
  });

  test('with no brake left that bonus is not offered (R-51)', () => {
    const board = track('39 1R12 40');
    const others = [{ space: '0@37', gear: 4 }];
    const own = { points: { brakes: 0 } };
    const atJ = play(
      rolled({ board, from: '0@27', roll: 9, others, own, black: Array(6).fill(20) }),
      to('0@36'),
      noBonus,
      slipTo('1@38.5'),
    );
    expect(bonuses(atJ)).toEqual([]);
  });

  test('a bonus within the corner after the slipstream that entered it costs nothing more (R-51)', () => {
    const board = track('39 1R12 40');
    const others = [{ space: '0@38', gear: 4 }];
    const done = play(
      rolled({ board, from: '0@28', roll: 9, others, black: Array(6).fill(20) }),
      to('0@37'),
      noBonus,
      slipTo('1@39.5'),
      bonusTo('1@40.5'),
    );
    expect(brakesSpent(done)).toBe(1);
  });

  test('a slipstream that overshoots costs twice the tires on soft ones (M-18-5-6, M-18-5-7)', () => {
    // K is 1@24.5 in a corner that ends with x 25, L is 2@26: two spaces on, one of them beyond the limit.
    const others = [
      { space: '1@25.5', gear: 4, stops: 1 },
      { space: '2@27', gear: 4 },
    ];
    const atK = play(
      rolled({
        board: track('14 1R12 60'),
        from: '1@15.5',
        roll: 9,
        others,
        black: Array(8).fill(20),
      }),
      to('1@24.5'),
      noBonus,
    );
    expect(slips(atK, 0)).toEqual([]);
    expect(slips(atK, 1)).toEqual(['2@26']);
    // Directly behind the car on 2@27, and no further slipstream.
    const done = play(atK, slipTo('2@26', { brakes: 1 }), pay(0, 2));
    expect(car(done, 0).points).toMatchObject({ tires: 4, brakes: 2 });
    expect(done.race.play.seat).toBe(3);
  });
});

describe('the bonus on special plays', () => {
  test('may be added to a super start (M-9-2-2, R-59)', () => {
    const situation = race({
      board: BOARD,
      cars: [
        { space: '0@5', gear: 1, start: 'gridRoll', laps: 0, tires: 'soft' },
        { space: '2@2', gear: 1, start: 'gridRoll', laps: 0 },
      ],
      toPlay: [0, 1],
      dice: [20],
    });
    const asked = play(situation, to('0@9'));
    expect(bonuses(asked)).toEqual(['0@10', '1@9.5']);
    expectDiceUsedUp(asked.race);
  });

  test('may be added to an ordinary start in 1st (M-9-3)', () => {
    const situation = race({
      board: BOARD,
      cars: [
        { space: '0@5', gear: 1, start: 'gridRoll', laps: 0, tires: 'soft' },
        { space: '2@2', gear: 1, start: 'gridRoll', laps: 0 },
      ],
      toPlay: [0, 1],
      dice: [10, 2],
    });
    expect(bonuses(play(situation, to('0@7')))).toEqual(['0@8', '1@7.5']);
  });

  test.each([
    [20, [20], '0@9', '0@10'],
    [7, [7, 2], '0@7', '0@8'],
  ] as const)('may be added to a restart after a %i (R-59)', (_face, dice, end, more) => {
    const situation = race({
      board: BOARD,
      cars: [
        { space: '0@5', gear: 1, start: 'restartRoll', tires: 'soft', points: { tires: 0 } },
        { space: '2@2', gear: 2 },
      ],
      toPlay: [0, 1],
      dice,
    });
    expect(bonuses(play(situation, to(end)))).toContain(more);
  });

  test('may be added by a car that stays where it is, in 1st or 2nd (R-11)', () => {
    const asked = play(rolled({ from: '0@5', roll: 2, gear: 2 }), to('0@5', { brakes: 2 }));
    expect(where(asked, 0)).toBe('0@5');
    expect(bonuses(asked)).toEqual(['0@6', '1@5.5']);
  });
});

test('there is none for a car that stands directly behind another one in the pit lane (M-19-1-5, R-77)', () => {
  const drive = { from: '2@88', roll: 8, own: { tires: 'soft' } } as const;
  const free = play(rolledOn(PIT_LAP, { ...drive, own: { tires: 'soft', box: 3 } }), to('P5'));
  expect(bonuses(free)).toEqual(['P6']);
  const others = [{ space: 'P6', gear: 3, box: 4 }];
  const held = rolledOn(PIT_LAP, { ...drive, own: { tires: 'soft', box: 3 }, others });
  expect(bonuses(play(held, to('P5')))).toEqual([]);
});

test('costs as many brakes for each corner as a slipstream that enters one (M-18-3-2)', () => {
  const board = track('80 1R5 15');
  const situation = play(
    rolledOn(board, { from: '0@74', roll: 5, own: { tires: 'soft' } }),
    to('0@79'),
  );
  const ground = groundOf(board, situation.book.terms({}));
  const after = { ...situation.race, play: { ...situation.race.play, slipstreams: 1 } };
  const brakes = (cornerEntryBrakes: number) =>
    softBonuses(after, 0, {
      ...ground,
      values: { ...ground.values, slipstream: { ...ground.values.slipstream, cornerEntryBrakes } },
    }).map(bonus => bonus.brakes);
  // Straight on lies the corner, in the next lane still half a space of the straight.
  expect(brakes(1)).toEqual([1, 0]);
  expect(brakes(2)).toEqual([2, 0]);
});
