// The basic book of BGA as sentences of its rules: one pool of wear points, no spin, no marks, a stop that restores all.
import { describe, expect, test } from 'vitest';
import { beforeRace } from '../../../testing/formula-de/before-race.ts';
import {
  type CarSpec,
  car,
  ends,
  everyEnd,
  gear,
  gears,
  play,
  question,
  type RaceSpec,
  race,
  type Situation,
  slips,
  to,
  toldOf,
  track,
  where,
} from '../../../testing/formula-de/builders.ts';
import { PIT_LAP } from '../../../testing/formula-de/pit-lap.ts';
import { type Drive, gearFor, rolledOn } from '../../../testing/formula-de/rolled.ts';
import { trialBook } from '../../books.ts';
import { bgaAdvanced } from './advanced.ts';
import { bgaBasic as book } from './basic.ts';

// Corner A has x 20 to 24; a long straight follows.
const BOARD = track('20 1R5 60');
// From lane 2 the arrows of corner A, x 40 to 59, lead straight on only.
const LANE = track('40 1R20 40');
const TWENTIES = Array<number>(12).fill(20);

function rolled(drive: Drive, board = BOARD): Situation {
  return rolledOn(board, { book, black: TWENTIES, ...drive });
}

function raced(spec: Omit<RaceSpec, 'book'>): Situation {
  return race({ book, dice: TWENTIES, ...spec });
}

function wear(points: number): Pick<CarSpec, 'points'> {
  return { points: { wear: points } };
}

function left(situation: Situation, seat = 0): number | undefined {
  return car(situation, seat).points.wear;
}

describe('the car', () => {
  test('has one pool of 18 points, and nothing of tires, weather or dangerous spaces (BGA-B-40)', () => {
    const { race: begun } = beforeRace(BOARD, 4, { preparation: 'ready' }, book);
    for (const own of begun.cars) {
      expect(own.points).toEqual({ wear: 18 });
      expect(own).not.toHaveProperty('set');
    }
    expect(begun).not.toHaveProperty('weather');
    expect(begun).not.toHaveProperty('dangerous');
  });

  test('begins in 1st gear (BGA-B-1)', () => {
    const { race: begun } = beforeRace(BOARD, 4, { preparation: 'ready' }, book);
    expect(begun.cars.map(one => one.gear)).toEqual([1, 1, 1, 1]);
  });

  test('may not be configured, take tires or have weather; nitro and teams go with it (BR-70)', () => {
    const names = book.options.filter(({ flag }) => flag !== undefined).map(({ name }) => name);
    for (const name of ['weather', 'tireChoice', 'technicalStops', 'construction']) {
      expect(names).not.toContain(name);
    }
    expect(() => beforeRace(BOARD, 2, { preparation: 'chosen' }, book)).toThrow('chosen');
    expect(book.definition.hasTrials).toBe(true);
  });
});

describe('the grid', () => {
  test('is in the order of a roll of the black die, whoever is tied rolls again (BGA-B-42, BGA-B-43)', () => {
    const { race: begun, events } = beforeRace(BOARD, 6, { preparation: 'ready' }, book);
    const rolls = events.filter(event => event.kind === 'dieRolled');
    const first = new Map(rolls.slice(0, 6).map(({ seat, value }) => [seat, value]));
    const faces = (begun.grid ?? []).map(seat => first.get(seat) ?? 0);
    expect(faces).toEqual(faces.toSorted((one, other) => other - one));
  });
});

describe('the dice', () => {
  const facesOf = (number: number) => book.definition.values.gearDice[number - 1]?.faces ?? [];

  test.each([
    [1, [1, 1, 2, 2]],
    [2, [2, 3, 3, 4, 4, 4]],
    [3, [4, 5, 6, 6, 7, 7, 8, 8]],
  ])('of gear %i has the faces %j (BGA-B-14 to BGA-B-17)', (number, faces) => {
    expect(facesOf(number)).toEqual(faces);
  });

  test.each([
    [4, 7, 12],
    [5, 11, 20],
    [6, 21, 30],
  ])(
    'of gear %i has each number from %i to %i equally often (BGA-B-18 to BGA-B-20)',
    (number, from, most) => {
      const each = Array.from({ length: most - from + 1 }, (_, i) => from + i);
      const counts = each.map(face => facesOf(number).filter(one => one === face).length);
      expect(new Set(facesOf(number))).toEqual(new Set(each));
      expect(new Set(counts).size).toBe(1);
    },
  );
});

describe('a change of gear', () => {
  const inGear = (lever: number, points: number) =>
    raced({
      board: BOARD,
      cars: [{ space: '0@30', gear: lever, ...wear(points) }, { space: '0@2' }],
      toPlay: [0, 1],
      dice: [1],
    });

  test('goes up one at a time, and down by up to four, never from 6th to 1st (BGA-B-21 to BGA-B-23, BGA-B-57)', () => {
    expect(gears(inGear(1, 18))).toEqual([1, 2]);
    expect(gears(inGear(4, 18))).toEqual([1, 2, 3, 4, 5]);
    expect(gears(inGear(6, 18))).toEqual([2, 3, 4, 5, 6]);
  });

  test.each([
    [6, 5, 0],
    [6, 4, 1],
    [6, 3, 2],
    [6, 2, 3],
    [4, 1, 2],
  ])('from %i to %i costs %i points (BGA-B-2, BGA-B-56)', (from, wanted, price) => {
    const begun = raced({
      board: BOARD,
      cars: [{ space: '0@30', gear: from }, { space: '0@2' }],
      toPlay: [0, 1],
      dice: [book.definition.values.gearDice[wanted - 1]?.faces[0] ?? 1],
    });
    expect(left(play(begun, gear(wanted)))).toBe(18 - price);
  });

  test('that cannot be paid is refused; the last point may pay for one (BR-2, BR-20)', () => {
    expect(gears(inGear(5, 2))).toEqual([2, 3, 4, 5, 6]);
    expect(gears(inGear(5, 0))).toEqual([4, 5, 6]);
    const done = play(inGear(4, 2), gear(1));
    expect(car(done, 0)).toMatchObject({ status: 'racing', points: { wear: 0 } });
  });
});

describe('an overshoot', () => {
  const beyond = (spaces: number, points: number) =>
    rolled({ from: '2@24', roll: spaces, gear: gearFor(spaces), own: wear(points) });

  test.each([
    [3, 18, 'racing 15'],
    [2, 2, 'racing 0'],
    [3, 2, 'retired 2'],
    [1, 0, 'retired 0'],
  ])(
    'by %i spaces with %i points: %s, and never a spin (BGA-B-48, BGA-B-49, BR-2)',
    (spaces, points, expected) => {
      const done = play(beyond(spaces, points), to(`2@${24 + spaces}`));
      const { status, condition } = car(done, 0);
      if (status === 'racing') expect(condition).toBe('sound');
      const paid = status === 'racing' ? left(done) : points;
      expect(`${status} ${paid}`).toBe(expected);
      expect(toldOf(done, 'carSpun')).toEqual([]);
    },
  );

  test('may be shortened by brakes, a point a space, down to a standstill (BGA-B-55, BR-3, BR-68)', () => {
    const asked = beyond(3, 18);
    for (let brakes = 0; brakes <= 3; brakes++) {
      const done = play(asked, to(`2@${27 - brakes}`, { brakes }));
      expect(left(done)).toBe(15);
      expect(where(done, 0)).toBe(`2@${27 - brakes}`);
    }
    const fast = rolled({ from: '0@30', roll: 7, gear: 4 });
    expect(ends(fast, 7)).toEqual(['0@30']);
  });

  test('without a stop of two, or with one of three, is the end (BGA-B-50, BGA-B-51)', () => {
    for (const [stops, made] of [
      [2, 0],
      [3, 0],
      [3, 1],
    ] as const) {
      const board = track(`20 ${stops}R5 60`);
      const asked = rolled({ from: '2@24', roll: 1, gear: 1, own: { stops: made } }, board);
      const done = play(asked, to('2@25'));
      expect(car(done, 0)).toMatchObject({ retirement: 'overshoot', onBoard: false });
    }
  });

  test('keeps its lane, and counts no stop in the next corner (BGA-B-52, BGA-B-53)', () => {
    const board = track('20 1R5 4 1R5 60');
    const asked = rolled({ from: '2@24', roll: 6, gear: 3 }, board);
    expect(ends(asked)).toEqual(['2@30']);
    const done = play(asked, to('2@30'));
    expect(car(done, 0).stops).toBe(0);
    expect(left(done)).toBe(12);
  });
});

describe('a blocked car', () => {
  /** Car 0 in the inside lane has rolled and has so many free spaces up to car 1. */
  const jam = (roll: number, free: number, points: number) =>
    rolled(
      {
        from: '2@41',
        roll,
        own: { stops: 1, ...wear(points) },
        others: [{ space: `2@${42 + free}`, gear: 1, stops: 1 }],
      },
      LANE,
    );

  test.each([
    [5, 4, 18],
    [9, 4, 5],
    [20, 4, 18],
  ])(
    'that rolls %i with %i free spaces pays each missing one from %i points, without limit (BR-4, BGA-B-33)',
    (roll, free, points) => {
      const farthest = `2@${41 + free}`;
      const all = everyEnd(jam(roll, free, points));
      expect(all.map(end => car(end, 0).status)).toEqual(all.map(() => 'racing'));
      const there = all.filter(end => where(end, 0) === farthest);
      expect(there).not.toEqual([]);
      for (const end of there) {
        const rest = points - (roll - free);
        expect(car(end, 0)).toMatchObject({ status: 'racing', points: { wear: rest } });
        expect(left(end, 1)).toBe(18);
      }
    },
  );

  test('that cannot pay is out, and stands there until the round is over (BR-4, BR-58, BGA-V-47)', () => {
    const [end] = everyEnd(jam(9, 4, 4));
    expect(end && car(end, 0)).toMatchObject({ retirement: 'blocking', onBoard: true });
    expect(end?.race).not.toHaveProperty('dangerous');
  });

  test('while overshooting has to brake, after the overshoot is paid (BGA-B-54, BR-19)', () => {
    const behind = (points: number) =>
      rolled(
        {
          from: '2@59',
          roll: 7,
          own: wear(points),
          others: [{ space: '2@62', gear: 1 }],
        },
        LANE,
      );
    const [end] = everyEnd(behind(7));
    expect(end && [where(end, 0), left(end)]).toEqual(['2@61', 0]);
    const [out] = everyEnd(behind(6));
    expect(out && car(out, 0).status).toBe('retired');
  });
});

describe('the start', () => {
  const start = (face: number, ...more: readonly number[]) =>
    raced({
      board: BOARD,
      cars: [{ space: '0@10', gear: 1, start: 'gridRoll' }, { space: '0@2' }],
      toPlay: [0, 1],
      dice: [face, ...more],
    });

  test('stalls on 1, and needs no roll in the next round (BGA-B-44, BGA-B-45)', () => {
    expect(car(start(1), 0)).toMatchObject({ condition: 'stalled', start: 'firstGear' });
    expect(where(start(1), 0)).toBe('0@10');
  });

  test.each([2, 16])('is common on %i: the die of 1st gear is rolled (BGA-B-46)', face => {
    expect(toldOf(start(face, 2), 'dieRolled').map(({ die }) => die)).toEqual(['black', 'gear1']);
    expect(ends(start(face, 2))).toContain('0@12');
  });

  test.each([17, 20])(
    'is great on %i: four spaces without a roll, then 1st or 2nd (BGA-B-47, BR-10)',
    face => {
      expect(toldOf(start(face), 'dieRolled').map(({ die }) => die)).toEqual(['black']);
      expect(ends(start(face))).toContain('0@14');
      expect(car(play(start(face), to('0@14')), 0)).toMatchObject({
        gear: 1,
        start: 'superStarted',
      });
      const next = raced({
        board: BOARD,
        cars: [{ space: '0@14', gear: 1, start: 'superStarted' }, { space: '0@2' }],
        toPlay: [0, 1],
      });
      expect(gears(next)).toEqual([1, 2]);
    },
  );
});

describe('a collision', () => {
  const beside = (black: readonly number[], other: number, own = 18) =>
    play(
      rolled({
        from: '0@40',
        roll: 5,
        own: wear(own),
        others: [{ space: '0@46', gear: 1, ...wear(other) }],
        black: [...black, ...TWENTIES],
      }),
      to('0@45'),
    );

  test('fails on 1 to 4; the car that stands there rolls first (BGA-B-58, BGA-B-59, BR-5, BGA-V-16)', () => {
    const done = beside([5, 4], 18);
    expect(toldOf(done, 'testMade')).toMatchObject([
      { seat: 1, roll: 5, upTo: 4, failed: false },
      { seat: 0, roll: 4, upTo: 4, failed: true },
    ]);
    expect([left(done, 0), left(done, 1)]).toEqual([17, 18]);
  });

  test('that takes the last point is survived, one more is the end (BR-2)', () => {
    expect(car(beside([4, 20], 1), 1)).toMatchObject({ status: 'racing', points: { wear: 0 } });
    expect(car(beside([4], 0), 1)).toMatchObject({ retirement: 'collision', onBoard: true });
  });

  test('that eliminates the other costs a point without a roll (BR-7, BGA-V-17)', () => {
    const done = beside([4], 0);
    expect(left(done)).toBe(17);
    expect(toldOf(done, 'testMade')).toHaveLength(1);
  });

  test('marks no space: there is no marker in the basic game (BGA-B-59)', () => {
    for (const done of [beside([4, 4], 18), beside([4], 0)]) {
      expect(done.race).not.toHaveProperty('dangerous');
      expect(toldOf(done, 'spaceMarked')).toEqual([]);
    }
  });
});

describe('an engine', () => {
  const strained = (face: number, lever: number, black: readonly number[], own = 18) =>
    play(
      rolled({
        from: '0@30',
        roll: face,
        gear: lever,
        own: wear(own),
        others: [
          { space: '0@78', gear: 6 },
          { space: '2@70', gear: 4 },
        ],
        black: [...black, ...TWENTIES],
      }),
      to(`0@${30 + face}`),
    );

  test.each([
    [20, 5],
    [30, 6],
  ])(
    'is strained by a %i in gear %i: all in 5th and 6th roll, and lose a point on 1 to 4 (BGA-B-60 to BGA-B-62)',
    (face, lever) => {
      const done = strained(face, lever, [4, 5]);
      expect(toldOf(done, 'testMade')).toMatchObject([
        { seat: 1, test: 'engine', upTo: 4, failed: true },
        { seat: 0, test: 'engine', upTo: 4, failed: false },
      ]);
      expect([left(done, 1), left(done, 0), left(done, 2)]).toEqual([17, 18, 18]);
    },
  );

  test('is not strained by 19, and without a point left it is the end at once (BGA-V-46, BR-2)', () => {
    expect(toldOf(strained(19, 5, []), 'testMade')).toEqual([]);
    const done = strained(20, 5, [20, 1], 0);
    expect(car(done, 0)).toMatchObject({ retirement: 'engine', onBoard: false });
    expect(done.race).not.toHaveProperty('dangerous');
  });
});

describe('a wake', () => {
  test('is no rule of the basic game', () => {
    const others = [{ space: '0@51', gear: 4 }];
    const done = play(rolled({ from: '0@40', roll: 10, gear: 4, others }), to('0@50'));
    expect(slips(done)).toEqual([]);
    expect(question(done).seat).toBe(2);
  });
});

describe('the order of a round', () => {
  const order = (cars: readonly CarSpec[]) =>
    toldOf(raced({ board: PIT_LAP, cars }), 'roundBegan').map(one => one.order)[0];

  test('is that of the race; who has passed another plays before it (BGA-B-27, BGA-B-28, BR-44)', () => {
    expect(order([{ space: '0@10' }, { space: '0@50' }, { space: '0@5', laps: 3 }])).toEqual([
      2, 1, 0,
    ]);
  });

  test('of level cars is by gear, then by arrival (BGA-B-30, BGA-B-31)', () => {
    const level = [
      { space: '0@50', gear: 3, arrival: 1 },
      { space: '2@50', gear: 4, arrival: 2 },
      { space: '0@30', gear: 4, arrival: 4 },
      { space: '2@30', gear: 4, arrival: 3 },
    ];
    expect(order(level)).toEqual([1, 0, 3, 2]);
  });

  test('has the cars beside the pits before those in the lane (BGA-B-29, BGA-B-76, BR-43)', () => {
    const cars = [
      { space: 'P6', laps: 1 },
      { space: '0@94', laps: 1 },
      { space: '0@80', laps: 1 },
    ];
    expect(order(cars)).toEqual([1, 0, 2]);
  });
});

describe('the pit lane', () => {
  const arriving = (own: Partial<CarSpec> = {}, roll = 4, lever = 2) =>
    play(
      raced({
        board: PIT_LAP,
        laps: 2,
        cars: [
          { space: 'P3', gear: lever, laps: 1, ...wear(3), ...own },
          { space: '0@20', gear: 2, laps: 1 },
        ],
        toPlay: [0, 1],
        dice: [roll, ...TWENTIES],
      }),
      gear(lever),
      to('B1'),
    );

  test('leads to the own box, a surplus of the roll is lost, all 18 points come back (BGA-B-10, BGA-B-68, BGA-B-70, BGA-B-72, BGA-B-73)', () => {
    const done = arriving();
    expect(where(done, 0)).toBe('B1');
    expect(left(done)).toBe(18);
    expect(toldOf(done, 'pointsRestored')).toEqual([
      { kind: 'pointsRestored', seat: 0, pool: 'wear', amount: 15 },
    ]);
    expect(toldOf(done, 'tiresFitted')).toEqual([]);
    expect(question(done)).toMatchObject({ seat: 1, step: 'announceGear' });
  });

  test('has a box for each car, and leads it into no other (BGA-B-71, BR-40)', () => {
    for (const box of [0, 2]) {
      const inLane = raced({
        board: PIT_LAP,
        laps: 2,
        cars: [
          { space: 'P3', gear: 3, laps: 1, box },
          { space: '0@20', gear: 2, laps: 1, box: 5 },
        ],
        toPlay: [0, 1],
        dice: [8, ...TWENTIES],
      });
      const boxes = ends(play(inLane, gear(3))).filter(space => space.startsWith('B'));
      expect(boxes).toEqual([`B${box + 1}`]);
    }
  });

  test('keeps a car waiting for a turn whatever the roll, also with nothing lost (BR-64, BR-39)', () => {
    expect(car(arriving(wear(18)), 0)).toMatchObject({ pits: { stop: 'waiting' } });
    expect(toldOf(arriving(), 'quickStopRolled')).toEqual([]);
    const waiting = raced({
      board: PIT_LAP,
      cars: [
        { space: 'B1', gear: 6, pit: 'waiting', ...wear(0) },
        { space: '0@20', gear: 2 },
      ],
      toPlay: [0, 1],
    });
    expect(gears(waiting)).toEqual([1, 2, 3, 4]);
  });

  test('is open in two laps after the first, and never in one (BGA-B-67, BR-41)', () => {
    const lanes = (laps: number, lap: number) =>
      ends(
        rolledOn(PIT_LAP, {
          book,
          laps,
          from: '2@91',
          roll: 4,
          own: { laps: lap },
          black: TWENTIES,
        }),
      ).filter(space => space.startsWith('P'));
    expect(lanes(2, 1)).not.toEqual([]);
    expect(lanes(2, 2)).toEqual([]);
    expect(lanes(1, 1)).toEqual([]);
  });

  test('has no limit of gears, no tests, and no price for waiting behind a car (BGA-B-69, BGA-B-74, BGA-B-75, BGA-V-33)', () => {
    const held = (own: Partial<CarSpec>) =>
      raced({
        board: PIT_LAP,
        cars: [
          { space: 'P1', gear: 5, box: 5, ...own },
          { space: 'P4', gear: 5, box: 4 },
          { space: '0@20', gear: 2 },
        ],
        toPlay: [0, 2],
        dice: [20, ...TWENTIES],
      });
    expect(gears(held({}))).toEqual([1, 2, 3, 4, 5, 6]);
    const done = play(held(wear(0)), gear(5), to('P3'));
    expect(where(done, 0)).toBe('P3');
    expect(left(done)).toBe(0);
    expect(toldOf(done, 'testMade').map(({ seat }) => seat)).toEqual([]);
  });

  test('charges for gears down, and for stopping short of the box (BGA-V-34, BGA-V-35)', () => {
    const inLane = (dice: number) =>
      raced({
        board: PIT_LAP,
        cars: [
          { space: 'P1', gear: 5, box: 5 },
          { space: '0@20', gear: 2 },
        ],
        toPlay: [0, 1],
        dice: [dice, ...TWENTIES],
      });
    expect(left(play(inLane(5), gear(3)))).toBe(17);
    const short = play(inLane(5), gear(3), to('P4', { brakes: 2 }));
    expect(left(short)).toBe(15);
  });
});

describe('the race', () => {
  const overLine = (asked: Situation) => play(asked, to(ends(asked)[0] ?? ''));

  test('is one lap, or two with a stop between them (BGA-B-12, BGA-B-66, BGA-B-67)', () => {
    expect(book.usualLaps).toBe(1);
    const flag = (laps: number) =>
      overLine(
        rolledOn(BOARD, { book, laps, from: '0@80', roll: 8, own: { laps }, black: TWENTIES }),
      );
    for (const laps of [1, 2]) expect(car(flag(laps), 0)).toMatchObject({ place: 1 });
  });

  test('goes on until every car has crossed the line, who crosses first wins (BGA-B-63, BGA-B-64)', () => {
    const drive = { book, laps: 1, from: '0@80', roll: 8, own: { laps: 1 }, black: TWENTIES };
    const first = overLine(rolledOn(BOARD, drive, '0@60'));
    expect(car(first, 0)).toMatchObject({ status: 'finished', place: 1 });
    expect(question(first).seat).toBe(1);
    expect(toldOf(first, 'raceEnded')).toEqual([]);
  });
});

describe('a timed trial', () => {
  const trial = trialBook(book.id, 'guided');

  test('has no brakes and takes no point of wear (BGA-O-6, BGA-O-9, BGA-V-13)', () => {
    if (trial === undefined) throw new Error('no trial');
    const seats = [{ name: 'Ada' }];
    const setup = { book: trial.id, track: BOARD.id, seed: 5, laps: 1, seats, options: {} };
    let { race: now } = trial.start(setup, BOARD);
    expect(now.cars[0]?.points).toEqual({ wear: 18, brakes: 0 });
    for (;;) {
      const [decision] = trial.decisions(now, BOARD);
      if (decision === undefined) break;
      for (const choice of decision.choices) {
        if (choice.kind === 'move') expect(choice.brakes).toBe(0);
      }
      const [fastest] = decision.choices.toReversed();
      if (fastest === undefined) throw new Error('no choice');
      ({ race: now } = trial.apply(now, 0, fastest, BOARD));
    }
    expect(now.cars[0]?.points).toEqual({ wear: 18, brakes: 0 });
  });

  test('leaves the cars of a book with brakes of their own as they were', () => {
    const advanced = trialBook(bgaAdvanced.id, 'guided');
    const { car: points } = bgaAdvanced.definition.usualCar;
    expect(advanced?.definition.usualCar.car).toEqual({ ...points, brakes: 0 });
    expect(advanced?.definition.values.parts).toEqual(bgaAdvanced.definition.values.parts);
  });
});
