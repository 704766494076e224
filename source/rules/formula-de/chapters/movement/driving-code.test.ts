// Chapter 7: which ways are legal on straights and in corners. The layouts are the booklet's drawings, rebuilt on the
// grid.
import { describe, expect, test } from 'vitest';
import { spaceAt, spaceOf } from '../../../../circuit/board.ts';
import type { FormulaBoard } from '../../../../circuit/formula-board.ts';
import {
  type CarSpec,
  choices,
  ends,
  gear,
  layoutName,
  play,
  question,
  race,
  type Situation,
  spaceId,
  to,
  track,
} from '../../../../testing/formula-de/builders.ts';
import { gearFor } from '../../../../testing/formula-de/rolled.ts';
import { masters2005 } from '../../masters/masters-2005.ts';
import { passageRules, standing } from './corners.ts';
import { legalWays, waySearch } from './driving-code.ts';
import { terrainFor } from './movement.ts';

interface Layout {
  readonly board?: FormulaBoard;
  readonly from: string;
  readonly roll: number;
  readonly others?: readonly string[];
  readonly dangerous?: readonly string[];
  readonly stops?: number;
  readonly own?: Partial<CarSpec>;
}

const STRAIGHT = track('60 1R5 30');

/** Returns a situation in which car 0 has rolled that number and the other cars stand still. */
function rolled(layout: Layout): Situation {
  const number = gearFor(layout.roll);
  const situation = race({
    board: layout.board ?? STRAIGHT,
    cars: [
      { space: layout.from, gear: number, stops: layout.stops ?? 0, ...layout.own },
      ...(layout.others ?? []).map(space => ({ space, gear: 1 })),
    ],
    dangerous: layout.dangerous ?? [],
    toPlay: [0],
    dice: [layout.roll, 20, 20, 20, 20, 20, 20, 20, 20],
  });
  return play(situation, gear(number));
}

/** Returns the moves to a space without brakes, as layout names of the spaces entered. */
function ways(situation: Situation, end: string): readonly (readonly string[])[] {
  const id = spaceId(situation.board, end);
  return choices(situation, 'move')
    .filter(move => move.to === id && move.brakes === 0)
    .map(move => move.path.map(space => layoutName(situation.board, space)));
}

/**
 * Reports whether a legal move of exactly that many spaces ends there, by spaces that must or must not be on the way.
 */
function reaches(
  layout: Layout,
  end: string,
  { through = [], past = [] }: { through?: readonly string[]; past?: readonly string[] } = {},
): boolean {
  return ways(rolled(layout), end).some(
    way => through.every(name => way.includes(name)) && past.every(name => !way.includes(name)),
  );
}

describe('a clear straight', () => {
  test('a car may keep its lane or leave it, but not come back to it (M-7-3-1)', () => {
    expect(ends(rolled({ from: '0@0', roll: 6 }))).toEqual(['0@6', '1@5.5', '2@5']);
    for (const way of ways(rolled({ from: '0@0', roll: 6 }), '0@6')) {
      expect(way).toEqual(['0@1', '0@2', '0@3', '0@4', '0@5', '0@6']);
    }
    expect(reaches({ from: '0@0', roll: 6 }, '0@5')).toBe(false);
  });

  test('from the middle lane only one lane change is possible, and no way back to it (M-7-2-5)', () => {
    const from = rolled({ from: '1@0.5', roll: 6 });
    expect(ends(from)).toEqual(['0@6', '1@6.5', '2@6']);
    expect(ways(from, '1@6.5')).toEqual([['1@1.5', '1@2.5', '1@3.5', '1@4.5', '1@5.5', '1@6.5']]);
  });

  test('exactly the number rolled is made, and never a space backwards (R-10, M-7-0-1)', () => {
    for (const move of choices(rolled({ from: '1@10.5', roll: 8 }), 'move')) {
      expect(move.path.length + move.brakes).toBe(8);
      const line = [10.5, ...move.path.map(id => Number(layoutName(STRAIGHT, id).slice(2)))];
      expect(line.every((x, k) => k === 0 || x > (line[k - 1] ?? x))).toBe(true);
    }
  });

  test('each brake point makes the move one space shorter (M-11-0-3)', () => {
    const from = rolled({ from: '0@0', roll: 7 });
    expect(ends(from, 1)).toEqual(['0@6', '1@5.5', '2@5']);
    expect(ends(from, 3)).toEqual(['0@4', '1@3.5', '2@3']);
    expect(ends(from, 4)).toEqual([]);
  });

  test('brakes may be spent to the last point and no further (M-11-0-4, R-26)', () => {
    const one = rolled({ from: '0@0', roll: 7, own: { points: { brakes: 1 } } });
    expect(new Set(choices(one, 'move').map(move => move.brakes))).toEqual(new Set([0, 1]));
    const none = rolled({ from: '0@0', roll: 7, own: { points: { brakes: 0 } } });
    expect(new Set(choices(none, 'move').map(move => move.brakes))).toEqual(new Set([0]));
  });

  test('only in 1st and 2nd gear can a car brake down to no movement (R-11)', () => {
    const stays = (roll: number) =>
      choices(rolled({ from: '0@0', roll, own: { points: { brakes: 9 } } }), 'move').some(
        move => move.path.length === 0,
      );
    expect([1, 2, 3, 4].map(stays)).toEqual([true, true, true, true]);
    expect([5, 7].map(stays)).toEqual([false, false]);
    const shortest = rolled({ from: '0@0', roll: 5, own: { points: { brakes: 9 } } });
    expect(ends(shortest, 4)).toEqual(['0@1', '1@0.5']);
  });
});

describe('a busy straight', () => {
  // M-7-3-2. X 0@1, Y 2@0, Z 1@0.5; A 0@5, B 2@5, C 1@5.5, D 0@7, E 2@7, F 1@8.5, G 2@9.
  const others = ['1@3.5', '1@4.5', '0@6'];
  const dangerous = ['1@7.5'];
  const busy = (from: string, roll: number): Layout => ({ from, roll, others, dangerous });
  const safe = { past: dangerous };

  test('X to D takes 7 by A and C, not 8 by B and C (M-7-3-2-1)', () => {
    expect(reaches(busy('0@1', 7), '0@7', { through: ['0@5', '1@5.5'] })).toBe(true);
    expect(reaches(busy('0@1', 8), '0@7')).toBe(false);
  });

  test('Y to G keeps its lane all the way (M-7-3-2-2)', () => {
    expect(ways(rolled(busy('2@0', 9)), '2@9')).toEqual([
      ['2@1', '2@2', '2@3', '2@4', '2@5', '2@6', '2@7', '2@8', '2@9'],
    ]);
    expect(reaches(busy('2@0', 10), '2@9')).toBe(false);
  });

  test('Y to C takes 6 by B, not 7 by A (M-7-3-2-3)', () => {
    expect(reaches(busy('2@0', 6), '1@5.5', { through: ['2@5'] })).toBe(true);
    expect(reaches(busy('2@0', 7), '1@5.5')).toBe(false);
  });

  test('X to F round the dangerous space takes 9, not 10 (M-7-3-2-4)', () => {
    expect(reaches(busy('0@1', 9), '1@8.5', safe)).toBe(true);
    expect(reaches(busy('0@1', 10), '1@8.5')).toBe(false);
  });

  test('X to F through the dangerous space takes 8 by A and C, not 9 by B and C (M-7-3-2-5)', () => {
    const through = { through: ['0@5', '1@5.5', '1@7.5'] };
    expect(reaches(busy('0@1', 8), '1@8.5', through)).toBe(true);
    expect(reaches(busy('0@1', 9), '1@8.5', { through: dangerous })).toBe(false);
  });

  test('Z to F round the dangerous space takes 9 by B and E, nothing takes 10 (M-7-3-2-6)', () => {
    expect(reaches(busy('1@0.5', 9), '1@8.5', { through: ['2@5', '2@7'], past: dangerous })).toBe(
      true,
    );
    expect(reaches(busy('1@0.5', 9), '1@8.5', { through: ['1@5.5'], past: dangerous })).toBe(false);
    expect(reaches(busy('1@0.5', 10), '1@8.5')).toBe(false);
  });

  test('a car is never passed over: no way enters a taken space (M-7-0-1)', () => {
    for (const roll of [4, 6, 8, 9]) {
      for (const move of choices(rolled(busy('1@0.5', roll)), 'move')) {
        const names = move.path.map(id => layoutName(STRAIGHT, id));
        expect(names.filter(name => others.includes(name))).toEqual([]);
      }
    }
  });
});

describe('walls of dangerous spaces', () => {
  test('6 through A, 7 through B, 8 through C: the driver says which count as obstacles (M-7-3-5)', () => {
    const wall = ['0@3', '1@3.5', '2@3'];
    const over = (roll: number) => ways(rolled({ from: '0@0', roll, dangerous: wall }), '0@6');
    expect(over(6).map(way => way.filter(name => wall.includes(name)))).toEqual([['0@3']]);
    expect(over(7).map(way => way.filter(name => wall.includes(name)))).toEqual([['1@3.5']]);
    expect(over(8).map(way => way.filter(name => wall.includes(name)))).toEqual([['2@3']]);
    expect(over(5)).toEqual([]);
  });

  test('each way through the wall makes one handling test (M-7-3-5)', () => {
    const wall = ['0@3', '1@3.5', '2@3'];
    for (const roll of [6, 7, 8]) {
      const done = play(rolled({ from: '0@0', roll, dangerous: wall }), to('0@6'));
      expect(done.events.filter(event => event.kind === 'testMade')).toHaveLength(1);
    }
  });

  test('two walls: 10 through B and E, 11 and 12 with one and two sides changed (M-7-3-6)', () => {
    const dangerous = ['0@3', '1@3.5', '2@3', '0@7', '1@7.5', '2@7'];
    const pairs = (roll: number) =>
      ways(rolled({ from: '1@0.5', roll, dangerous }), '1@10.5')
        .map(way => way.filter(name => dangerous.includes(name)).join(' '))
        .sort();
    expect(pairs(10)).toEqual(['1@3.5 1@7.5']);
    // C and E, B and D; by the mirror A and E, B and F too.
    expect(pairs(11)).toEqual(expect.arrayContaining(['2@3 1@7.5', '1@3.5 0@7']));
    expect(pairs(12)).toEqual(expect.arrayContaining(['2@3 0@7']));
    expect(pairs(9)).toEqual([]);
    expect(pairs(13)).toEqual([]);
  });

  test('on an oval 7 by the wall, 7 through danger or 8 round both are legal (M-7-3-7)', () => {
    const layout = {
      board: track('60 1L5 30', 4, 'R'),
      from: '2@0',
      others: ['2@3'],
      dangerous: ['1@2.5'],
    };
    const round = ['0@2', '0@3'];
    expect(reaches({ ...layout, roll: 7 }, '2@6', { through: ['1@2.5'], past: round })).toBe(true);
    expect(reaches({ ...layout, roll: 7 }, '2@6', { past: ['1@2.5', ...round] })).toBe(true);
    expect(reaches({ ...layout, roll: 8 }, '2@6', { past: ['1@2.5', '3@2.5', '3@3.5'] })).toBe(
      true,
    );
    expect(reaches({ ...layout, roll: 9 }, '2@6')).toBe(false);
  });

  test('a dangerous space that is entered excuses no detour (R-06)', () => {
    expect(reaches({ from: '0@0', roll: 7, dangerous: ['0@3'] }, '0@6')).toBe(true);
    expect(reaches({ from: '0@0', roll: 8, dangerous: ['0@3'] }, '0@6')).toBe(false);
    expect(reaches({ from: '0@0', roll: 8, dangerous: ['0@6'] }, '0@7')).toBe(true);
  });

  test('a car may end on a dangerous space (R-06)', () => {
    expect(reaches({ from: '0@0', roll: 6, dangerous: ['0@6'] }, '0@6')).toBe(true);
  });
});

describe('straights and corners in one move', () => {
  // Straight of 20, then a corner to the right with 5 spaces in each lane (20 to 25), then a straight.
  const board = track('20 1R5 30');

  test('out of a corner the arrows lead to C, then two lane changes are free (M-7-3-3-1)', () => {
    // A 0@23, B 0@24, C 0@25 is the first space of the straight, D 1@25.5, E 2@26, straight on from there.
    const situation = rolled({ board, from: '0@23', roll: 6, stops: 1 });
    expect(reaches({ board, from: '0@23', roll: 6, stops: 1 }, '2@28')).toBe(true);
    for (const end of ['0@29', '1@28.5', '2@28']) expect(ends(situation)).toContain(end);
  });

  test('a longer way than needed between two spaces of the straight is illegal (M-7-3-3-2)', () => {
    // From the last corner space of lane 0 (arrows: on, or to lane 1 towards the inside).
    for (const roll of [4, 5, 6, 7, 8]) {
      const situation = rolled({ board, from: '2@24', roll, stops: 1 });
      // The inside lane leads straight on only, so the straight is entered on 2@25.
      const straight = roll - 1;
      const legal = [`0@${25 + straight - 1}`, `1@${25 + straight - 0.5}`, `2@${25 + straight}`];
      expect(ends(situation)).toEqual(legal.sort());
    }
  });

  test('into a corner no lane is changed at the door: B, C, D is legal (M-7-3-4-1)', () => {
    // B 1@18.5, C 0@19, D 0@20 the first corner space behind C.
    const situation = rolled({ board, from: '1@18.5', roll: 4 });
    expect(ends(situation)).toEqual(expect.arrayContaining(['0@22', '1@22.5', '2@22']));
    expect(ways(situation, '0@22')).toEqual([['0@19', '0@20', '0@21', '0@22']]);
  });

  test('A to C by way of B is a step too many (M-7-3-4-2)', () => {
    // A 0@18, B 1@18.5, C 0@19: the corner is entered one space farther on than by a zigzag.
    const situation = rolled({ board, from: '0@18', roll: 4 });
    expect(ways(situation, '0@22')).toHaveLength(1);
    expect(reaches({ board, from: '0@18', roll: 5 }, '0@22')).toBe(false);
  });

  test('inside a corner only the arrows count: towards the inside, never outwards (R-08)', () => {
    expect(ends(rolled({ board, from: '1@20.5', roll: 3, own: { gear: 2 } }))).toEqual([
      '1@23.5',
      '2@23',
    ]);
    expect(ends(rolled({ board, from: '2@20', roll: 3, own: { gear: 2 } }))).toEqual(['2@23']);
  });

  test('every run on a straight is judged alone, the whole need not be shortest (R-04, M-7-2-6)', () => {
    // Out of the corner from lane 0 to lane 1 by the arrow, then back to lane 0 on the straight.
    const out = { board, from: '0@24', roll: 4, stops: 1 };
    expect(reaches(out, '0@27', { through: ['1@24.5'] })).toBe(true);
    // On the straight alone the same zigzag is illegal.
    expect(reaches({ board, from: '0@26', roll: 4, own: { gear: 2 } }, '0@29')).toBe(false);
  });

  test('one move may lead from the last stop in a corner into the next corner (M-7-2-2)', () => {
    const twice = track('20 1R5 4 1L5 30');
    const situation = rolled({ board: twice, from: '2@24', roll: 7, stops: 1 });
    expect(ends(situation)).toContain('2@31');
  });

  test('from corner to corner the straight between is shortest to its last space (M-7-3-8-1)', () => {
    // The straight has x 25 to 28; the second corner begins with x 29.
    const twice = track('20 1R5 4 1L5 30');
    const situation = rolled({ board: twice, from: '2@24', roll: 7, stops: 1 });
    // Lane 2: 25 to 28 and three spaces; lane 1: entered by 2@28 is impossible, 2 lane changes cost one space.
    expect(ways(situation, '2@31')).toEqual([
      ['2@25', '2@26', '2@27', '2@28', '2@29', '2@30', '2@31'],
    ]);
  });

  test('from corner to corner a car may pull out to reach the first space of the next corner in another lane (M-7-3-8-1)', () => {
    const board = track('20 1R5 4 1L5 30');
    const from = { board, from: '0@24', roll: 6, stops: 1 };
    const straight = ['0@25', '0@26', '0@27'];
    expect(ways(rolled(from), '1@29.5')).toEqual([[...straight, '0@28', '1@28.5', '1@29.5']]);
    expect(ways(rolled(from), '2@29')).toEqual([[...straight, '1@27.5', '2@28', '2@29']]);
  });

  test('a car in the first space of the next corner excuses no detour on the straight (M-7-3-8-2)', () => {
    const twice = track('20 1R5 4 1L5 30');
    const withCar = rolled({
      board: twice,
      from: '2@24',
      roll: 8,
      stops: 1,
      others: ['2@29'],
    });
    for (const move of choices(withCar, 'move')) {
      const names = move.path.map(id => layoutName(twice, id));
      const lanes = names.filter(name => Number(name.slice(2)) < 29).map(name => name[0]);
      const changes = lanes.filter((lane, k) => k > 0 && lane !== lanes[k - 1]).length;
      // Leaving the lane and coming back would be two changes and one lane at both ends.
      expect(lanes[0] === lanes.at(-1) && changes > 0).toBe(false);
    }
  });

  test('an 8 with a brake stays in a 2-stop corner of 7 spaces, without a brake it is fatal (M-7-3-9-1)', () => {
    const corner = track('20 2R7 30');
    const situation = rolled({ board: corner, from: '0@19', roll: 8 });
    const inside = play(situation, to('0@26', { brakes: 1 }));
    expect(inside.events).toContainEqual(
      expect.objectContaining({ kind: 'stopMade', seat: 0, stops: 1, required: 2 }),
    );
    const out = play(situation, to('0@27'));
    expect(out.events).toContainEqual({ kind: 'carRetired', seat: 0, why: 'overshoot' });
  });
});

test('a driver is asked for the way at step 5 of the play (M-6-3-s5)', () => {
  expect(question(rolled({ from: '0@0', roll: 7 }))).toMatchObject({
    step: 'moveCar',
    rule: 'M-7-2-1',
  });
});

describe('of ways that end alike at the same price one is offered', () => {
  // The inner lanes of the corner are shorter: what a change of lanes costs they give back.
  const UNEVEN = track('20 1R6/5/4 30');

  test.each([
    [7, '0@27', 0],
    [7, '1@27.5', 1],
    [7, '2@27', 2],
    [8, '0@28', 0],
    [8, '0@27', 2],
    [8, '1@27.5', 1],
    [8, '2@28', 2],
  ])('%i spaces to %s: the one with the fewest lane changes, %i (R-07)', (roll, end, fewest) => {
    const offered = ways(rolled({ board: UNEVEN, from: '0@20', roll, stops: 1 }), end);
    expect(offered).toHaveLength(1);
    const lanes = ['0', ...(offered[0] ?? []).map(name => name[0])];
    expect(lanes.filter((lane, at) => at > 0 && lane !== lanes[at - 1])).toHaveLength(fewest);
  });

  test('all that leave a corner with two stops too few are one (M-10-1)', () => {
    const situation = rolled({ board: track('20 2R5 30'), from: '0@19', roll: 8 });
    const out = choices(situation, 'move').filter(
      ({ to: end, brakes }) => brakes === 0 && spaceOf(situation.board, end).corner < 0,
    );
    expect(out).toHaveLength(1);
  });

  test('over the finish one stands for all that cost the same, and another for those that a test costs (R-87)', () => {
    const last = (dangerous: readonly string[]) =>
      choices(
        rolled({ board: track('80 1R5 15'), from: '0@96', roll: 7, dangerous, own: { laps: 3 } }),
        'move',
      ).filter(({ brakes }) => brakes === 0);
    expect(last([])).toHaveLength(1);
    expect(last(['0@98', '1@98.5', '2@98']).length).toBeGreaterThan(1);
  });
});

test('a search that has gone farther still tells what fewer spaces come to', () => {
  const { race: now, board } = rolled({ from: '0@10', roll: 7 });
  const [own] = now.cars;
  if (own === undefined) throw new Error('no car');
  const { values } = masters2005.definition;
  const terrain = terrainFor(now, 0, { board, values }, passageRules(now, own, values));
  const search = waySearch(terrain, spaceOf(board, own.space).index, standing(0, 1));
  expect(search.upTo(7).byLength).toHaveLength(8);
  expect(search.upTo(3).byLength).toHaveLength(4);
  expect(search.upTo(3)).toEqual(
    legalWays(terrain, spaceOf(board, own.space).index, standing(0, 1), 3),
  );
});

describe('on doubled straights (TR-54)', () => {
  // A straight of 20, a corner of 5, a doubled straight of 10, a corner of 5, and a straight to the line.
  const DOUBLED = track('20 1R5 10x2 1R5 20');

  /** Returns the ways of a number of movement points, each as its last space, spaces entered and passage. */
  function spent(from: string, points: number, stops = 0) {
    const situation = race({ board: DOUBLED, cars: [{ space: from, stops }] });
    const [own] = situation.race.cars;
    if (own === undefined) throw new Error('no car');
    const { values } = masters2005.definition;
    const terrain = terrainFor(
      situation.race,
      0,
      { board: DOUBLED, values },
      passageRules(situation.race, own, values),
    );
    const start = spaceOf(DOUBLED, own.space).index;
    const { byLength } = legalWays(terrain, start, standing(stops, 1), points);
    return (byLength[points] ?? []).map(({ to, length, isIdle, passage }) => ({
      end: layoutName(DOUBLED, spaceAt(DOUBLED, to).id),
      length,
      isIdle,
      due: passage.due,
    }));
  }

  test('a space costs two movement points', () => {
    const three = spent('0@26', 6);
    expect(three.map(({ length }) => length)).toEqual([3, 3, 3]);
    expect(three.map(({ end }) => end)).toEqual(['0@29', '1@28.5', '2@28']);
  });

  test('a space of a corner always costs one (TR-55)', () => {
    const ways = spent('0@33', 4).filter(({ end }) => end === '0@36');
    expect(ways).toEqual([{ end: '0@36', length: 3, isIdle: false, due: 0 }]);
  });

  test('a point that cannot buy a space is spent without moving (TRR-25)', () => {
    expect(spent('0@26', 1)).toEqual([{ end: '0@26', length: 0, isIdle: true, due: 0 }]);
    const ways = spent('0@26', 5);
    expect(ways.every(({ length, isIdle }) => length === 2 && isIdle)).toBe(true);
  });

  test('and only the last point of a movement is spent so', () => {
    expect(spent('0@26', 6).some(({ isIdle }) => isIdle)).toBe(false);
    expect(spent('0@26', 7).every(({ length }) => length === 3)).toBe(true);
  });

  test('a point that can buy a space of a corner buys it', () => {
    expect(spent('0@34', 3).every(({ isIdle }) => !isIdle)).toBe(true);
  });

  test('an overshoot counts movement points, that one too (TRR-25, TRR-26)', () => {
    const ahead = (points: number) => spent('0@24', points).map(({ end, due }) => [end, due]);
    expect(ahead(2)).toContainEqual(['0@25', 2]);
    expect(ahead(4)).toContainEqual(['0@26', 4]);
    expect(ahead(5)).toContainEqual(['0@26', 5]);
  });
});

test.each(['0@0', '0@1', '0@104'])(
  "where the lane along the wall is entered is the driver's choice, with %s dangerous too (M-15-0-2)",
  dangerous => {
    // The first space of the board lies along the wall, just behind the line.
    const board = track('60 1R5 40', 4, 'L');
    const asked = rolled({ board, from: '1@100.5', roll: 7, dangerous: [dangerous] });
    expect(ways(asked, '0@2')).toHaveLength(7);
  },
);
