// Movement in the BGA books where their rules leave something open: straights, overshoots, blocking, wakes, the line.
import { describe, expect, test } from 'vitest';
import {
  type CarSpec,
  car,
  choices,
  ends,
  everyEnd,
  gear,
  layoutName,
  play,
  type Situation,
  slips,
  slipTo,
  to,
  toldOf,
  track,
} from '../../../testing/formula-de/builders.ts';
import { type Drive, rolledOn } from '../../../testing/formula-de/rolled.ts';
import { bgaAdvanced } from './advanced.ts';
import { bgaBasic } from './basic.ts';

const BOOKS = [bgaBasic, bgaAdvanced];
const STRAIGHT = track('80 1R5 15');
const TWENTIES = Array<number>(12).fill(20);
// What a car may wear down that many spaces of.
const RICH: CarSpec['points'] = { tires: 30, wear: 30 };

function points({ definition }: (typeof BOOKS)[number], all = RICH): Pick<CarSpec, 'points'> {
  const { pool } = definition.values.parts.tires;
  return { points: { [pool]: all?.[pool] ?? 0 } };
}

describe.each(BOOKS)('on a straight of $name', book => {
  const rolled = (drive: Drive) => rolledOn(STRAIGHT, { book, gear: 2, black: TWENTIES, ...drive });

  test('no zigzag uses up spaces (BR-11, BGA-B-39, BGA-A-21)', () => {
    expect(ends(rolled({ from: '0@30', roll: 3 }))).toEqual(['0@33', '1@32.5', '2@32']);
  });

  test('the way round another car is as short as it can be with that car there (BR-11)', () => {
    const others = [{ space: '0@31', gear: 1 }];
    expect(ends(rolled({ from: '0@30', roll: 3, others }))).toEqual(['0@32', '1@32.5', '2@32']);
  });
});

describe('a marker on a straight', () => {
  test('may be driven over or round, marker by marker as the driver likes (BR-11, BGA-A-63)', () => {
    const asked = rolledOn(STRAIGHT, {
      book: bgaAdvanced,
      from: '0@30',
      roll: 3,
      gear: 2,
      dangerous: ['0@31'],
      black: TWENTIES,
    });
    expect(ends(asked)).toEqual(['0@32', '0@33', '1@32.5', '2@32']);
    expect(toldOf(play(asked, to('0@33')), 'testMade')).toMatchObject([{ test: 'handling' }]);
    expect(toldOf(play(asked, to('0@32')), 'testMade')).toEqual([]);
  });
});

describe.each(BOOKS)('an overshoot of two corners by $name', book => {
  // Corner A has x 20 to 24, corner B 29 to 33.
  const two = (stopsOfB: 1 | 2, drive: Partial<Drive> = {}) =>
    rolledOn(track(`20 1R5 4 ${stopsOfB}R5 60`), {
      book,
      from: '2@24',
      roll: 11,
      gear: 4,
      own: points(book),
      black: TWENTIES,
      ...drive,
    });

  test('is paid for each corner by itself: 11 and 2 (BR-13)', () => {
    const asked = two(1);
    const done = play(asked, to('2@35'));
    expect(toldOf(done, 'cornerOvershot')).toMatchObject([
      { corner: 'A', spaces: 11 },
      { corner: 'B', spaces: 2 },
    ]);
    const { pool } = book.definition.values.parts.tires;
    expect(car(done, 0).points[pool]).toBe(30 - 13);
  });

  test('is the end where the second wants two stops (BR-13)', () => {
    const fatal = everyEnd(two(2)).filter(end => car(end, 0).retirement === 'overshoot');
    expect(fatal).not.toEqual([]);
    expect(ends(two(2))).not.toContain('2@35');
  });

  test('keeps its lane to the end, also inside the second (BR-14)', () => {
    const lanesBeyond = (stops: number) => {
      const asked = two(1, { from: '0@24', roll: 8, gear: 3, own: { stops, ...points(book) } });
      const ways = choices(asked, 'move').filter(({ brakes }) => brakes === 0);
      return ways.map(({ path }) => {
        const names = path.map(id => layoutName(asked.board, id).split('@'));
        const beyond = names.filter(([, x]) => Number(x) >= 25);
        return new Set(beyond.map(([lane]) => lane)).size;
      });
    };
    expect(new Set(lanesBeyond(0))).toEqual(new Set([1]));
    expect(Math.max(...lanesBeyond(1))).toBeGreaterThan(1);
  });
});

describe.each(BOOKS)('a blocked car of $name', book => {
  test('takes any of the spaces that leave the fewest over (BR-63)', () => {
    // Three spaces lead straight on to 1@23.5, or by one lane change to 0@23 or 2@23.
    const asked = rolledOn(STRAIGHT, {
      book,
      from: '1@20.5',
      roll: 4,
      gear: 2,
      others: ['1@24.5', '0@24', '2@24'].map(space => ({ space, gear: 1 })),
    });
    const blocked = choices(asked, 'move').filter(({ missing }) => missing === 1);
    expect([...new Set(blocked.map(move => layoutName(STRAIGHT, move.to)))].sort()).toEqual([
      '0@23',
      '1@23.5',
      '2@23',
    ]);
  });
});

describe.each(BOOKS)('a bill for cars in the way by $name', book => {
  // From lane 2 the arrows of corner A, x 40 to 69, lead straight on only.
  const LONG = track('40 1R30 40');
  const { brakes, tires } = book.definition.values.parts;
  const jammed = (own: NonNullable<CarSpec['points']>) =>
    everyEnd(
      rolledOn(LONG, {
        book,
        from: '2@41',
        roll: 22,
        gear: 6,
        own: { stops: 1, points: own },
        others: [{ space: '2@44', gear: 1, stops: 1 }],
        black: TWENTIES,
      }),
    );
  const paid = (end: Situation) =>
    toldOf(end, 'pointsPaid').map(({ why, amount }) => [why, amount]);

  test('has no upper limit: 20 spaces short are a point each (BR-4, BR-17)', () => {
    const all = jammed({ [brakes.pool]: 20 });
    expect(all.map(paid)).toContainEqual([['blocking', 20]]);
    for (const end of all) {
      expect(car(end, 0)).toMatchObject({ status: 'racing', condition: 'sound' });
      expect(toldOf(end, 'pointsPaid').reduce((sum, { amount }) => sum + amount, 0)).toBe(20);
    }
  });

  test('that cannot be paid puts the car out, and the car ahead loses nothing (BR-4, BR-17)', () => {
    const ends = jammed({ [tires.pool]: 3, [brakes.pool]: 3 });
    expect(ends).toHaveLength(1);
    for (const end of ends) {
      expect(car(end, 0).retirement).toBe('blocking');
      expect(car(end, 1).points).toEqual(car(end, 1).configuration);
      expect(toldOf(end, 'pointsPaid', 1)).toEqual([]);
    }
  });
});

describe.each(BOOKS)('the wall of an oval in $name', book => {
  test('is none: its lane is entered without a test (BGA-V-41)', () => {
    const oval = track('60 1L5 40', 4, 'R');
    const done = play(
      rolledOn(oval, { book, from: '2@10', roll: 3, gear: 2, black: TWENTIES }),
      to('3@12.5'),
    );
    expect(toldOf(done, 'testMade')).toEqual([]);
  });
});

describe('a space with a marker', () => {
  // From lane 2 the arrows of corner A, x 40 to 59, lead straight on only.
  const LANE = track('40 1R20 40');
  const through = (drive: Partial<Drive>): Situation =>
    rolledOn(LANE, {
      book: bgaAdvanced,
      from: '2@41',
      roll: 4,
      black: TWENTIES,
      ...drive,
      own: { stops: 1, ...drive.own },
    });

  test('is one danger however often it was marked, and none where the move begins (BR-25)', () => {
    const done = play(through({ dangerous: ['2@41', '2@43'] }), to('2@45'));
    expect(toldOf(done, 'testMade').map(({ test: kind }) => kind)).toEqual(['handling']);
    // A second loss on a marked space leaves it as it is.
    const others = [{ space: '2@46', gear: 1, stops: 1 }];
    const again = through({ dangerous: ['2@45'], others, black: [20, 1, 1, ...TWENTIES] });
    const marked = play(again, to('2@45'));
    expect(car(marked, 0).points.body).toBe(2);
    expect(marked.race.dangerous?.map(id => layoutName(LANE, id)).sort()).toEqual(['2@45', '2@46']);
  });

  test('is tested after the move, in the order of the way, before the collisions (BR-26)', () => {
    const others = [{ space: '2@46', gear: 1, stops: 1 }];
    const done = play(through({ dangerous: ['2@44', '2@42'], others }), to('2@45'));
    const tests = toldOf(done, 'testMade').map(({ test: kind, seat }) => `${kind} ${seat}`);
    expect(tests).toEqual(['handling 0', 'handling 0', 'collision 1', 'collision 0']);
    const spaces = toldOf(done, 'testMade').slice(0, 2);
    expect(spaces.map(({ space }) => layoutName(LANE, space))).toEqual(['2@42', '2@44']);
  });

  test('that puts a car out spares it blocking and collisions (BR-26)', () => {
    const own = { points: { handling: 1, brakes: 3 } };
    const others = [{ space: '2@46', gear: 1, stops: 1 }];
    for (const end of everyEnd(
      through({ dangerous: ['2@43'], own, others, roll: 6, black: [1] }),
    )) {
      expect(car(end, 0)).toMatchObject({ retirement: 'handling', onBoard: false });
      expect(toldOf(end, 'pointsPaid').filter(({ why }) => why === 'blocking')).toEqual([]);
      expect(toldOf(end, 'testMade')).toHaveLength(1);
    }
  });

  test('that puts a car out leaves its 20 to strain the others (BR-26)', () => {
    const [end] = everyEnd(
      rolledOn(track('80 1R5 15', 3), {
        book: bgaAdvanced,
        from: '0@20',
        roll: 20,
        gear: 5,
        own: { points: { handling: 1 } },
        others: [{ space: '0@60', gear: 6 }],
        dangerous: ['0', '1', '2'].map(lane => `${lane}@${lane === '1' ? 30.5 : 30}`),
        black: [1, 20],
      }),
    ).filter(({ race }) => race.cars[0]?.retirement === 'handling');
    if (end === undefined) throw new Error('no way over a marker');
    expect(toldOf(end, 'testMade').map(({ test: kind, seat }) => `${kind} ${seat}`)).toEqual([
      'handling 0',
      'engine 1',
    ]);
  });
});

describe('a wake', () => {
  const book = bgaAdvanced;
  const behind = (others: readonly CarSpec[], own: Partial<CarSpec> = {}, board = STRAIGHT) =>
    play(
      rolledOn(board, { book, from: '0@40', roll: 10, gear: 4, others, own, black: TWENTIES }),
      to('0@50'),
    );

  test('is that of a car straight ahead in the lane, on the next space (BR-29, BGA-A-68)', () => {
    expect(slips(behind([{ space: '0@51', gear: 4 }])).length).toBeGreaterThan(0);
    for (const space of ['0@52', '1@50.5', '1@51.5', '0@39']) {
      expect(slips(behind([{ space, gear: 4 }]))).toEqual([]);
    }
  });

  test('is worth three spaces, and another three behind the next car (BGA-A-69, BGA-A-72)', () => {
    const asked = behind([
      { space: '0@51', gear: 4 },
      { space: '0@53', gear: 4 },
    ]);
    const whole = choices(asked, 'takeSlipstream').filter(({ brakes }) => brakes === 0);
    expect(new Set(whole.map(({ path }) => path.length))).toEqual(new Set([3]));
    // One lane out, past the car, and back, to stand behind the next (BGA-A-70).
    const again = play(asked, slipTo('0@52'));
    expect(slips(again).length).toBeGreaterThan(0);
  });

  test('is none behind a car that is spun, stalled or out (BR-27)', () => {
    for (const more of [
      { condition: 'spun', gear: 4 },
      { condition: 'wreck', gear: 4 },
      { condition: 'stalled', gear: 1, start: 'firstGear' },
    ] as const) {
      expect(slips(behind([{ space: '0@51', ...more }]))).toEqual([]);
    }
  });

  // Corner A has x 52 to 61, corner B 62 to 66.
  const CORNERS = track('52 1R10 1R5 40');

  test('leads into a corner only for a brake, and from one into the next again (BR-28, BGA-A-73)', () => {
    const ahead = [{ space: '0@51', gear: 4 }];
    expect(slips(behind(ahead, { points: { brakes: 0 } }, CORNERS))).toEqual([]);
    const into = behind(ahead, {}, CORNERS);
    const [choice] = choices(into, 'takeSlipstream').filter(({ brakes }) => brakes === 0);
    if (choice === undefined) throw new Error('no slipstream');
    const done = play(into, { ...choice });
    expect(toldOf(done, 'pointsPaid', 0)).toMatchObject([{ part: 'brakes', amount: 1 }]);
  });

  test.each([
    ['inside one', 48, 0],
    ['from one into the next', 50, 1],
  ])('%s: from %i of its corner it costs %i brakes (BR-28)', (_name, at, price) => {
    // Corner A has x 40 to 51, corner B 52 to 60.
    const board = track('40 1R12 1R9 40');
    const asked = rolledOn(board, {
      book,
      from: `0@${at - 8}`,
      roll: 8,
      gear: 4,
      own: { stops: 1 },
      others: [{ space: `0@${at + 1}`, gear: 4 }],
      black: TWENTIES,
    });
    const done = play(asked, to(`0@${at}`));
    const free = choices(done, 'takeSlipstream').filter(({ brakes }) => brakes === 0);
    for (const choice of free) {
      const slipped = play(done, { ...choice });
      const paid = toldOf(slipped, 'pointsPaid', 0).filter(({ why }) => why === 'slipstreamEntry');
      expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(price);
    }
    expect(free.length).toBeGreaterThan(0);
  });
});

describe.each(BOOKS)('the line of $name', book => {
  const last = (board: ReturnType<typeof track>, drive: Drive) =>
    rolledOn(board, { book, laps: 1, black: TWENTIES, ...drive, own: { laps: 1, ...drive.own } });

  test('ranks cars as they cross it, not by how far beyond they would come (BR-60)', () => {
    // The second would come three spaces beyond, the first comes one.
    const asked = rolledOn(
      STRAIGHT,
      { book, laps: 1, from: '0@99', roll: 2, gear: 2, black: [4, ...TWENTIES] },
      '0@98',
    );
    const first = play(asked, to('0@0'));
    expect(car(first, 0)).toMatchObject({ status: 'finished', place: 1 });
    const second = play(first, gear(2), to('0@0'));
    expect(car(second, 1)).toMatchObject({ status: 'finished', place: 2 });
  });

  test('ends what corners beyond it want, but not what is owed on the way to it (BR-61)', () => {
    // Corner A has x 60 to 64, the line is at 68; corner B begins 2 spaces beyond.
    const drive = { from: '2@64', roll: 12, gear: 4, own: points(book) };
    const { pool } = book.definition.values.parts.tires;
    const [done, other] = everyEnd(last(track('2 2R5 53 1R5 3'), drive)).filter(
      end => car(end, 0).status === 'finished',
    );
    expect(done && car(done, 0)).toMatchObject({ place: 1, onBoard: false });
    expect(done && car(done, 0).points[pool]).toBe(27);
    expect(other).toBeUndefined();
  });
});
