// Swerving (TR-79 to TR-85, TR-115; TRR-31 to TRR-36).
import { describe, expect, test } from 'vitest';
import {
  type Answer,
  type CarSpec,
  car,
  choices,
  play,
  question,
  race,
  type Situation,
  to,
  toldOf,
  track,
} from '../../../../testing/formula-de/builders.ts';
import {
  moveOffers,
  straightOn,
  type TrantDrive,
  trantRolled,
} from '../../../../testing/formula-de/trant-rolled.ts';
import { trant } from '../trant.ts';

const BOARD = track('60 1R5 40');

/** Cars that close the road from lane to lane in front of 1@10.5, so that it can drive one space. */
const WALL: readonly CarSpec[] = [
  { space: '0@12', gear: 1 },
  { space: '1@12.5', gear: 1 },
  { space: '2@12', gear: 1 },
];
const SAME: Answer = { kind: 'swerveShift', gear: 3 };

/** Returns the situation in which car 0 has rolled `points` behind the wall, of which it can drive one. */
function closed(points: number, own: Partial<CarSpec> = {}, rest: Partial<TrantDrive> = {}) {
  const gearbox = { points: { gearbox: 0, ...own.points } };
  return trantRolled({
    board: BOARD,
    from: '1@10.5',
    points,
    others: WALL,
    own: { ...own, ...gearbox },
    ...rest,
  });
}

/** Returns the bills on offer, as brakes and tires. */
function bills(situation: Situation): readonly (readonly [number, number])[] {
  return choices(situation, 'payBlocking').map(({ brakes, tires }) => [brakes, tires] as const);
}

describe('before the roll (TR-80, TRR-33, TRR-34)', () => {
  const before = (own: Partial<CarSpec>, others = WALL) =>
    trantRolled({ board: BOARD, from: '1@10.5', points: 7, others, own, before: [SAME] });

  test('a car whose way is closed may go down to 1st, at a transmission point a gear', () => {
    const down: Answer = { kind: 'swerveShift', gear: 1 };
    const shifted = trantRolled({
      board: BOARD,
      from: '1@10.5',
      points: 7,
      others: WALL,
      before: [down],
    });
    expect(car(shifted, 0)).toMatchObject({ gear: 1, points: { gearbox: 1 } });
    expect(toldOf(shifted, 'swerveShifted')).toMatchObject([{ from: 3, gear: 1 }]);
    // A 10 in 1st gear.
    expect(shifted.race.play.distance).toBe(2);
  });

  test('it may keep its gear, for nothing', () => {
    const kept = before({});
    expect(car(kept, 0)).toMatchObject({ gear: 3, points: { gearbox: 3 } });
    expect(toldOf(kept, 'swerveShifted')).toEqual([]);
    expect(toldOf(kept, 'pointsPaid')).toEqual([]);
  });

  test('it is asked where the most that its gear may roll is closed, whatever lesser rolls could drive', () => {
    // 3rd gear rolls 4 to 8: six spaces are open.
    const sixAhead = WALL.map(one => ({ ...one, space: one.space.replace('@12', '@17') }));
    const asked = race({
      book: trant,
      board: BOARD,
      cars: [{ space: '1@10.5' }, ...sixAhead],
      toPlay: [0],
    });
    expect(choices(asked, 'swerveShift').map(({ gear }) => gear)).toEqual([3, 2, 1]);
  });

  test('no farther than its transmission points go', () => {
    const asked = () =>
      trantRolled({
        board: BOARD,
        from: '1@10.5',
        points: 7,
        others: WALL,
        own: { points: { gearbox: 1 } },
        before: [{ kind: 'swerveShift', gear: 1 }],
      });
    expect(asked).toThrow(/"gear":3.*\n.*"gear":2/);
  });

  test('a car that can drive as far as its gear may roll is not asked', () => {
    const free = trantRolled({ board: BOARD, from: '1@10.5', points: 7, others: WALL.slice(1) });
    expect(toldOf(free, 'chartRead')).toHaveLength(1);
    const farther = WALL.map(one => ({ ...one, space: one.space.replace('@12', '@20') }));
    expect(
      toldOf(
        trantRolled({ board: BOARD, from: '1@10.5', points: 7, others: farther }),
        'chartRead',
      ),
    ).toHaveLength(1);
  });
});

describe('the bill (TR-81 to TR-83, TRR-35)', () => {
  test('three brakes go first, then a brake or a tire for each point, as the driver likes', () => {
    const asked = straightOn(closed(6, { points: { brakes: 5, tires: 4 } }));
    expect(question(asked).step).toBe('payBlocking');
    expect(bills(asked)).toEqual([
      [3, 2],
      [4, 1],
      [5, 0],
    ]);
  });

  test('5 points with 1 brake and 4 tires: nothing is left, and the car drives on', () => {
    const done = straightOn(closed(6, { points: { brakes: 1, tires: 4 } }));
    expect(car(done, 0)).toMatchObject({ status: 'racing', points: { brakes: 0, tires: 0 } });
    expect(car(done, 0).condition).toBe('sound');
  });

  test('six points are the most', () => {
    const asked = straightOn(closed(7, { points: { brakes: 3, tires: 6 } }));
    expect(car(asked, 0)).toMatchObject({ status: 'racing', points: { brakes: 0, tires: 3 } });
  });

  test('a seventh is the end of the race, whatever is left (TR-84)', () => {
    const gone = straightOn(closed(8, { points: { brakes: 0, tires: 6 } }));
    expect(car(gone, 0)).toMatchObject({ retirement: 'blocking', onBoard: false });
  });

  test('brakes spent on the move itself leave fewer points over (TRR-21, TRR-33)', () => {
    const offered = choices(closed(8, { points: { brakes: 4, tires: 6 } }), 'move');
    const left = offered.map(({ brakes, missing }) => [brakes, missing]);
    expect(left).toContainEqual([1, 6]);
  });

  test('it is paid after an overshoot, with the tires that are left of it (TR-62, TR-81)', () => {
    const others = ['0@67', '1@67.5', '2@67'].map((space): CarSpec => ({ space, gear: 1 }));
    const left = (tires: number) => {
      const own = { points: { gearbox: 0, brakes: 3, tires } };
      const asked = trantRolled({ board: BOARD, from: '1@64.5', points: 8, others, own });
      return play(asked, to('1@66.5', { missing: 5 }));
    };
    const paid = toldOf(left(6), 'pointsPaid').map(({ part, amount, why }) => [part, amount, why]);
    expect(paid).toEqual([
      ['tires', 3, 'overshoot'],
      ['brakes', 3, 'blocking'],
      ['tires', 2, 'blocking'],
    ]);
    expect(car(left(4), 0)).toMatchObject({ retirement: 'blocking', points: { tires: 1 } });
  });

  test('it never makes the car spin (TRR-32)', () => {
    const gone = straightOn(closed(6, { points: { brakes: 1, tires: 3 } }));
    expect(toldOf(gone, 'carSpun')).toEqual([]);
    expect(car(gone, 0).retirement).toBe('blocking');
  });

  test('wet tires in the dry pay two for a point (TR-115, TRR-31)', () => {
    const asked = straightOn(closed(6, { tires: 'rain', points: { brakes: 4, tires: 4 } }));
    expect(bills(asked)).toEqual([
      [3, 4],
      [4, 2],
    ]);
  });
});

test('the bill is foretold with the move, with the fewest brakes (TR-81, TR-83)', () => {
  const now = closed(6, { points: { brakes: 5, tires: 4 } });
  const [move] = choices(now, 'move').filter(({ brakes }) => brakes === 0);
  if (move === undefined) throw new Error('no move');
  const said = now.book.consequences(now.race, 0, move, now.board);
  expect(said.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['blocked', 5],
    ['brakes', 3],
    ['tires', 2],
  ]);
});

test('behind cars on a doubled straight every point that is left over counts (TRR-25, TRR-33)', () => {
  const board = track('10 1R5 20x2 1R5 20');
  const asked = straightOn(
    trantRolled({
      board,
      from: '1@20.5',
      points: 5,
      own: { points: { gearbox: 0, brakes: 3 } },
      others: ['0@22', '1@22.5', '2@22'].map(space => ({ space, gear: 1 })),
    }),
  );
  // One space for two points; none of the three others is spent for nothing.
  expect(toldOf(asked, 'carBlocked')).toMatchObject([{ missing: 3 }]);
});

test('out of the pits onto a doubled straight too (TR-81, TRR-25)', () => {
  const board = track('20x2 1R5 40x2 PR14/6<14,13>2,3');
  const asked = trantRolled({
    board,
    from: 'P14',
    points: 6,
    own: { pit: 'out', laps: 2, fittedFor: 2, points: { gearbox: 0, brakes: 2, tires: 3 } },
    others: ['2@2', '1@2.5'].map(space => ({ space, gear: 1 })),
    laps: 3,
  });
  // Two spaces for two points each; the car of the next play stands on the third one left.
  const swerves = moveOffers(asked).filter(offer => offer.includes('missing'));
  expect(swerves).toEqual(['1@1.5 missing 2']);
});

describe('a car that cannot pay (TR-84, TR-85, TRR-36)', () => {
  const NOTHING: Partial<CarSpec> = { points: { brakes: 0, tires: 0 } };

  test('leaves debris on its last space', () => {
    const gone = straightOn(closed(4, NOTHING));
    expect(gone.race.dangerous).toContain('M12');
  });

  test('costs the car straight ahead in its lane a bodywork point, with debris', () => {
    const gone = straightOn(closed(4, NOTHING));
    expect(car(gone, 2).points.body).toBe(2);
    expect(gone.race.dangerous).toContain('M13');
  });

  test('straight ahead of where it has come to, not of where it began', () => {
    const gap: readonly CarSpec[] = [
      { space: '0@12', gear: 1 },
      { space: '2@12', gear: 1 },
      { space: '1@13.5', gear: 1 },
      { space: '0@13', gear: 1 },
      { space: '2@13', gear: 1 },
    ];
    const situation = closed(4, NOTHING, { others: gap });
    const [move] = choices(situation, 'move');
    if (move === undefined) throw new Error('no move');
    const { race } = situation.book.apply(situation.race, 0, move, situation.board);
    expect(race.cars[0]?.retirement).toBe('blocking');
    expect(race.cars.map(({ points }) => points.body)).toEqual([3, 3, 3, 2, 3, 3, 3]);
  });

  test('without bodywork that car is out too (TR-92)', () => {
    const others = WALL.map(one => ({ ...one, points: { body: 0 } }));
    const gone = straightOn(closed(4, NOTHING, { others }));
    expect(car(gone, 2).retirement).toBe('collision');
  });
});
