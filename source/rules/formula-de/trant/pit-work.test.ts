// Pit stops of Trant (TR-120 to TR-133, TRR-46 to TRR-50, TRR-65): a lane without width, and work driven off turn by turn.
import { describe, expect, test } from 'vitest';
import {
  type CarSpec,
  car,
  choices,
  ends,
  gears,
  play,
  question,
  type RaceSpec,
  race,
  type Situation,
  to,
  toldOf,
  where,
} from '../../../testing/formula-de/builders.ts';
import { PIT_LAP } from '../../../testing/formula-de/pit-lap.ts';
import { geared, thrown } from '../../../testing/formula-de/trant-turn.ts';
import { inOrderOfPlay } from '../chapters/round/ranking.ts';
import { masters2005 } from '../masters/masters-2005.ts';
import type { Pool, TireType } from '../state.ts';
import { usualWork, workPoints } from './pit-work.ts';
import { trant as book } from './trant.ts';

const { values } = book.definition;
const AWAY: CarSpec = { space: '0@20', gear: 2 };

/** A race of three laps on the lap with pits, about to begin a round; car 0 has pit B1 unless it says otherwise. */
function pitRace(own: CarSpec, spec: Partial<RaceSpec> = {}): Situation {
  return race({ book, board: PIT_LAP, laps: 3, cars: [own], ...spec });
}

const order = (tires: TireType, ...repairs: readonly Pool[]) =>
  ({ kind: 'orderWork', tires, repairs }) as const;
const leave = { kind: 'leavePit' } as const;

/** A car that has worn all its points a little. */
const WORN = { tires: 2, body: 1, handling: 0 } as const;

const WORK = { left: 9, tires: 'soft', repairs: ['body'] } as const;
const WAITING: CarSpec = {
  space: 'B1',
  box: 0,
  gear: 4,
  laps: 1,
  pit: 'waiting',
  points: WORN,
  work: WORK,
};

/** A car that stands in its pit and has so much work left. */
function working(
  left: number,
  spec: Partial<RaceSpec> = {},
  own: Partial<CarSpec> = {},
): Situation {
  return pitRace({ ...WAITING, work: { ...WORK, left }, ...own }, spec);
}

describe('the lane (TR-120, TR-121)', () => {
  const inLane = (now: Situation) => ends(now).filter(end => /^[PB]/.test(end));

  test('is entered only by a car that is going to stop', () => {
    const before = pitRace({ space: '2@88', gear: 3 }, { dice: [10] });
    expect(inLane(thrown(geared(before, [3])))).toEqual(['P3', 'P4']);
    const lastLap = pitRace({ space: '2@88', gear: 3, laps: 3 }, { dice: [10] });
    expect(inLane(thrown(geared(lastLap, [3])))).toEqual([]);
  });

  test('holds any number of cars on a space', () => {
    const cars = [{ space: 'P1', gear: 2, box: 5 }, { space: 'P4', gear: 2, box: 5 }, AWAY];
    const now = race({ book, board: PIT_LAP, cars, dice: [4, 4], toPlay: [0, 2] });
    const there = play(thrown(now), to('P4'));
    expect([where(there, 0), where(there, 1)]).toEqual(['P4', 'P4']);
    expect(book.faults(there.race, PIT_LAP)).toEqual([]);
  });

  test('but two cars on a space of the track are a fault', () => {
    const { race: written } = pitRace(AWAY);
    const [one] = written.cars;
    const second = { ...one, seat: 1, pits: { pit: 0 }, arrival: 0 };
    const cars = [one, second];
    const twice = { ...written, cars, down: [0, 0], grid: [0, 1] };
    expect(book.faults(twice, PIT_LAP).filter(fault => fault.includes('taken'))).toEqual([
      `cars.1.space: ${one?.space} is taken by car 0. Move one of them`,
    ]);
  });

  test('ranks its cars by their own distance, like those on the track (TRR-15)', () => {
    const { race: written } = race({
      book,
      board: PIT_LAP,
      cars: [
        { space: 'P8', gear: 2, laps: 1 },
        { space: '0@95', gear: 4, laps: 1 },
        { space: '0@103', gear: 4, laps: 1 },
      ],
    });
    const ground = { board: PIT_LAP, values };
    expect(inOrderOfPlay(written, ground, written.cars).map(({ seat }) => seat)).toEqual([2, 0, 1]);
  });

  test('knows no box but a car’s own, which another team may share (TR-124, TR-125)', () => {
    const cars = [
      { space: 'P4', gear: 3, box: 0, laps: 1 },
      {
        space: 'B1',
        gear: 4,
        box: 0,
        laps: 1,
        pit: 'waiting',
        work: { left: 9, tires: 'hard', repairs: [] },
      },
    ] as const;
    const now = race({ book, board: PIT_LAP, laps: 3, cars, toPlay: [0], dice: [20] });
    const there = play(thrown(now), to('B1'));
    expect(toldOf(there, 'carMoved').map(({ path }) => path.at(-1))).toEqual(['B1']);
    expect(question(there)).toMatchObject({ seat: 0, step: 'orderWork' });
  });
});

describe('reaching the pit (TR-122, TR-123, TRR-46, TRR-47)', () => {
  /** A car in the lane before its pit in a gear, with the dice of its roll. */
  function arriving(gear: number, own: Partial<CarSpec> = {}, roll = 10): Situation {
    const now = pitRace({ space: 'P2', gear, laps: 1, ...own }, { dice: [roll], toPlay: [0] });
    return thrown(now);
  }

  test('has a price, a move that ends on the track or in the lane has none in any gear', () => {
    for (const space of ['0@20', 'P2']) {
      const tasks = [{ step: 'arriveInPit', seats: [0] }] as const;
      const now = pitRace({ space, gear: 6, laps: 1 }, { tasks, toPlay: [] });
      expect(toldOf(now, 'pointsPaid')).toEqual([]);
      expect(car(now, 0).gear).toBe(6);
    }
  });

  test('ends the move there, in 4th or less for nothing', () => {
    const now = play(arriving(4), to('B1'));
    expect(where(now, 0)).toBe('B1');
    expect(toldOf(now, 'pointsPaid')).toEqual([]);
    expect(toldOf(now, 'gearChosen')).toEqual([]);
    expect(car(now, 0).gear).toBe(4);
  });

  test('costs a transmission and a brake point for each gear above 4th, and the gear becomes 4th', () => {
    const fifth = play(arriving(5), to('B1'));
    expect(car(fifth, 0)).toMatchObject({ gear: 4, points: { gearbox: 2, brakes: 2 } });
    const sixth = play(arriving(6), to('B1'));
    expect(car(sixth, 0)).toMatchObject({ gear: 4, points: { gearbox: 1, brakes: 1 } });
    expect(sixth.race.play.gear).toBe(4);
    expect(toldOf(sixth, 'pointsPaid').map(({ why }) => why)).toEqual(['pitEntry', 'pitEntry']);
    expect(toldOf(sixth, 'gearChosen')).toEqual([
      { kind: 'gearChosen', seat: 0, from: 6, gear: 4 },
    ]);
  });

  test('is closed to a car that cannot pay, which must not enter the lane in that gear', () => {
    const own = { space: '2@90', gear: 6, laps: 1, points: { brakes: 1 } };
    const now = thrown(pitRace(own, { dice: [1], toPlay: [0] }));
    expect(ends(now).some(end => /^[PB]/.test(end))).toBe(false);
    const rich = thrown(pitRace({ ...own, points: { brakes: 2 } }, { dice: [1], toPlay: [0] }));
    expect(ends(rich)).toContain('B1');
  });

  test('in the lane only gears are set that the car can pay for at its pit', () => {
    const own = { space: 'P2', gear: 4, laps: 1, points: { brakes: 0 } };
    const others = { cars: [own, AWAY] };
    expect(gears(pitRace(own, others))).not.toContain(5);
    expect(gears(pitRace(own, { cars: [{ ...own, points: { brakes: 1 } }, AWAY] }))).toContain(5);
  });

  test('movement that is left over is added to the work, in any gear', () => {
    // From P2 four spaces lead to B1; a 10 in 4th is 10 movement points.
    const now = play(arriving(4), to('B1'), order('hard'));
    expect(car(now, 0).work).toMatchObject({ left: 10 + 10 - 4 });
    const slow = play(arriving(3), to('B1'), order('hard'));
    expect(car(slow, 0).work).toMatchObject({ left: 7 + 7 - 4 });
  });
});

describe('announcing the work (TR-126, TR-127, TR-129 to TR-132, TRR-49, TRR-50)', () => {
  const sound = { gear: 4, fittings: { qualifying: 0, pitCrew: 0 } };
  const crew = (pitCrew: number, laps: number) =>
    usualWork({ gear: 4, fittings: { qualifying: 0, pitCrew } }, { laps }, values);

  test('a tire change takes what a 10 in the present gear is worth', () => {
    const usual = (gear: number) => usualWork({ ...sound, gear }, { laps: 3 }, values);
    expect([1, 2, 3, 4].map(usual)).toEqual([2, 4, 7, 10]);
    expect(usualWork({ gear: 4 }, { laps: 3 }, values)).toBe(10);
  });

  test('a pit crew saves two movement points each in a race of three laps, three in one of two, and leaves at least one', () => {
    expect([0, 1, 2, 3, 4, 5].map(points => crew(points, 3))).toEqual([10, 8, 6, 4, 2, 1]);
    expect([0, 1, 2, 3, 4, 5].map(points => crew(points, 2))).toEqual([10, 7, 4, 1, 1, 1]);
  });

  test('in 4th tires take 10, with a repair 15, with two 25: each further point another 10 (TR-131, TRR-49)', () => {
    expect([0, 1, 2, 3].map(repairs => workPoints(10, repairs, true))).toEqual([10, 15, 25, 35]);
  });

  test('one and a half times is rounded up, after what the crew has saved (TRR-49)', () => {
    expect(workPoints(7, 1, true)).toBe(11);
    expect(workPoints(crew(1, 2), 2, true)).toBe(11 + 7);
  });

  test('any tires are fitted, and points of bodywork and suspension that are lost may be repaired with them', () => {
    const own = { space: 'P5', gear: 3, laps: 1, points: { ...WORN, engine: 1, brakes: 0 } };
    const now = play(thrown(pitRace(own, { dice: [1], toPlay: [0] })), to('B1'));
    const offered = choices(now, 'orderWork');
    expect(question(now)).toMatchObject({ step: 'orderWork', rule: 'TR-132' });
    expect(offered).toHaveLength(3 * 3 * 3);
    expect(new Set(offered.map(({ tires }) => tires))).toEqual(new Set(['hard', 'soft', 'rain']));
    const repaired = offered.flatMap(({ repairs }) => repairs);
    expect([...new Set(repaired)].toSorted()).toEqual(['body', 'handling']);
    const ordered = play(now, order('soft', 'body', 'handling'));
    expect(car(ordered, 0)).toMatchObject({
      pits: { stop: 'waiting' },
      work: { tires: 'soft', repairs: ['body', 'handling'] },
      points: WORN,
    });
    // 7 in 3rd: 11 with the first repair, 7 for the second, and 4 - 1 left over.
    const repairs = ['body', 'handling'];
    expect(toldOf(ordered, 'workOrdered')).toMatchObject([{ repairs, points: 11 + 7 + 3 }]);
  });

  test('tires are renewed with whatever is announced: there are no repairs without them (TRR-50)', () => {
    const own = { space: 'P5', gear: 3, laps: 1, points: WORN };
    const now = play(thrown(pitRace(own, { dice: [1], toPlay: [0] })), to('B1'));
    const done = play(now, order('hard', 'body'));
    expect(car(done, 0).work).toMatchObject({ left: workPoints(7, 1, true) + 3 });
  });
});

describe('driving the work off (TR-126, TR-128, TRR-48, TRR-65)', () => {
  test('in 4th with tires only and a surplus of 2: rolls for 8 and 9 leave 5 to drive out with (TRR-48)', () => {
    // 5 is worth 8 in 4th, 7 is worth 9.
    const own = { space: 'P1', gear: 4, laps: 1, points: WORN };
    const dice = [1, 5, 7];
    let now = play(thrown(pitRace(own, { dice, toPlay: [0] })), to('B1'), order('hard'));
    expect(car(now, 0).work).toMatchObject({ left: 12 });
    now = thrown(now);
    expect(toldOf(now, 'workDriven')).toMatchObject([{ points: 8, left: 4 }]);
    expect(where(now, 0)).toBe('B1');
    now = thrown(now);
    expect(toldOf(now, 'workDriven')[1]).toMatchObject({ points: 4, left: 0 });
    expect(now.race.play.distance).toBe(5);
    now = play(now, leave, to('P10'));
    expect(where(now, 0)).toBe('P10');
  });

  test('a car that stands in its pit keeps its gear, and is not asked for another', () => {
    const cars = [{ ...WAITING, gear: 3 }, AWAY, { ...AWAY, space: '2@30' }];
    const now = race({ book, board: PIT_LAP, laps: 3, cars });
    expect(book.decisions(now.race, PIT_LAP).map(({ seat }) => seat)).toEqual([2, 1]);
    const shown = geared(now, [2, 2]);
    expect(toldOf(shown, 'gearsShown')).toEqual([{ kind: 'gearsShown', gears: [0, 2, 2] }]);
    expect(car(shown, 0).gear).toBe(3);
  });

  test('an engine point hastens it, soft tires and wing do not (TRR-48)', () => {
    const now = play(working(20, { dice: [10] }), { kind: 'throwDice', dice: 'd20' });
    const pushed = play(now, { kind: 'boostEngine' });
    // 15 is worth 11 in 4th.
    expect(toldOf(pushed, 'workDriven')).toMatchObject([{ points: 11, left: 9 }]);
  });

  test('all lost tire points come back, and the announced repairs, only when it is done', () => {
    const begun = thrown(working(11, { dice: [10, 10] }));
    expect(car(begun, 0)).toMatchObject({ points: WORN, work: { left: 1 } });
    const done = thrown(begun);
    expect(car(done, 0)).toMatchObject({
      points: { tires: 6, body: 2, handling: 0 },
      set: { type: 'soft', fittedFor: 2 },
    });
    expect(car(done, 0).work).toBeUndefined();
    expect(toldOf(done, 'tiresFitted')).toEqual([{ kind: 'tiresFitted', seat: 0, tires: 'soft' }]);
    expect(toldOf(done, 'pointsRestored')).toEqual([
      { kind: 'pointsRestored', seat: 0, pool: 'body', amount: 1 },
    ]);
  });

  test('a turn that is worth just the work that is left ends in the pit, and the next one leaves it', () => {
    const done = thrown(working(10, { dice: [10, 10] }));
    expect(where(done, 0)).toBe('B1');
    expect(question(done).step).toBe('chooseDice');
    const out = play(thrown(done), leave, to('2@1'));
    expect(where(out, 0)).toBe('2@1');
  });
});

test('a car in its pit cannot change gear to swerve either, whoever stands before the way out (TR-128)', () => {
  const cars: readonly CarSpec[] = [
    { ...WAITING, work: { ...WORK, left: 1 } },
    { space: '2@1', gear: 2, laps: 2, box: 3 },
    { space: '2@2', gear: 2, laps: 2, box: 4 },
  ];
  const now = race({ book, board: PIT_LAP, laps: 3, cars, toPlay: [0], dice: [20] });
  expect(question(now)).toMatchObject({ seat: 0, step: 'chooseDice' });
});

describe('further work (TR-133)', () => {
  const ready = () => thrown(working(4, { dice: [10, 10] }));

  test('may begin only when all that was announced is done', () => {
    expect(question(ready())).toMatchObject({ step: 'leavePit', rule: 'TR-133' });
    expect(question(thrown(working(30, { dice: [10] }))).step).toBe('chooseDice');
  });

  test('is more repairs, or tires of another type', () => {
    const offered = choices(ready(), 'orderWork');
    expect(offered.some(({ tires, repairs }) => tires === 'soft' && repairs.length === 0)).toBe(
      false,
    );
    expect(offered.some(({ tires, repairs }) => tires === 'hard' && repairs.length === 0)).toBe(
      true,
    );
    expect(offered.some(({ tires, repairs }) => tires === 'soft' && repairs.length === 2)).toBe(
      true,
    );
  });

  test('takes what is left of the turn, each further point the usual work', () => {
    // 10 movement points, 4 for the work that was left: 6 go into another point of suspension, which takes 10.
    const now = play(ready(), order('soft', 'handling'));
    expect(toldOf(now, 'workOrdered')).toMatchObject([{ points: 10 }]);
    expect(toldOf(now, 'workDriven')[1]).toMatchObject({ points: 6, left: 4 });
    expect(where(now, 0)).toBe('B1');
    const done = thrown(now);
    expect(car(done, 0).points).toMatchObject({ handling: 1 });
    expect(question(done).step).toBe('leavePit');
  });

  test('may be done in the same turn, and then there may be more (TR-126, TR-133)', () => {
    // A 20 in 4th is 12 movement points: 1 for the work that was left, 10 for the suspension, 1 to drive out with.
    const now = play(thrown(working(1, { dice: [20] })), order('soft', 'handling'));
    expect(question(now)).toMatchObject({ seat: 0, step: 'leavePit' });
    expect(car(now, 0).points).toMatchObject({ handling: 1 });
    expect(now.race.play.distance).toBe(1);
  });

  test('with other tires takes what announced work takes', () => {
    const now = play(ready(), order('rain', 'handling'));
    expect(toldOf(now, 'workOrdered')).toMatchObject([{ points: 15 }]);
  });
});

describe('a snapshot', () => {
  test('with work outside a pit, or of a pool that no stop repairs, is refused', () => {
    const { race: good } = working(5);
    const [own] = good.cars;
    const faulty = (change: object) =>
      book.faults({ ...good, cars: [{ ...own, ...change }] }, PIT_LAP);
    expect(faulty({})).toEqual([]);
    const outside = ['cars.0.work: work is done in the pit'];
    expect(faulty({ space: 'P8', pits: { pit: 0, stop: 'out' } })).toEqual(outside);
    expect(faulty({ space: 'B9' })).toContain(outside[0]);
    expect(faulty({ space: 'P8' })).toContain(outside[0]);
    expect(faulty({ pits: { pit: 0 } })).toContain(outside[0]);
    const work = { left: 5, tires: 'hard', repairs: ['engine'] };
    expect(faulty({ work })).toEqual(['cars.0.work.repairs: no stop repairs engine']);
  });
});

test('the end of the work is foretold with the tires that come back', () => {
  const now = play(working(9, { dice: [10] }), { kind: 'throwDice', dice: 'd20' });
  const said = book.consequences(now.race, 0, { kind: 'spareEngine' }, PIT_LAP);
  expect(said).toContainEqual({ kind: 'tiresBack', amount: 4 });
});

test('a book without such work has no price for it', () => {
  const other = masters2005.definition.values;
  expect(() => usualWork({ gear: 4 }, { laps: 3 }, other)).toThrow('no work is done in the pits');
});

test('a move into the pit is foretold with what the high gear costs', () => {
  const now = thrown(pitRace({ space: '2@90', gear: 5, laps: 1 }, { dice: [1], toPlay: [0] }));
  const [into] = choices(now, 'move').filter(move => move.to === 'B1');
  if (into === undefined) throw new Error('no way into the pit');
  const said = book.consequences(now.race, 0, into, PIT_LAP);
  expect(said).toContainEqual({ kind: 'gearbox', amount: 1 });
  expect(said).toContainEqual({ kind: 'brakes', amount: 1 });
});
