// The advanced book of BGA as sentences of its rules: what it plays otherwise than the Masters booklet.
import { describe, expect, test } from 'vitest';
import { beforeRace } from '../../../testing/formula-de/before-race.ts';
import {
  type Answer,
  type CarSpec,
  car,
  choices,
  ends,
  everyEnd,
  gear,
  gears,
  layoutName,
  play,
  question,
  type RaceSpec,
  race,
  type Situation,
  slideTo,
  slips,
  stayBehind,
  to,
  toldOf,
  track,
  where,
} from '../../../testing/formula-de/builders.ts';
import { PIT_LAP } from '../../../testing/formula-de/pit-lap.ts';
import { ways } from '../../../testing/formula-de/play-ends.ts';
import { type Drive, gearFor, rolledOn } from '../../../testing/formula-de/rolled.ts';
import { bgaAdvanced as book } from './advanced.ts';

// Corner A has x 20 to 24; a long straight follows.
const BOARD = track('20 1R5 60');
// From lane 2 the arrows of corner A, x 40 to 59, lead straight on only.
const LANE = track('40 1R20 40');
const STRAIGHT = track('80 1R5 15');
const TWENTIES = Array<number>(12).fill(20);

function rolled(drive: Drive, board = BOARD): Situation {
  return rolledOn(board, { book, black: TWENTIES, ...drive });
}

function raced(spec: Omit<RaceSpec, 'book'>): Situation {
  return race({ book, dice: TWENTIES, ...spec });
}

function payBlocking(brakes: number, tires: number): Answer {
  return { kind: 'payBlocking', brakes, tires };
}

/** Car 0 in the inside lane has rolled and has so many free spaces up to car 1. */
function jam(roll: number, free: number, points: CarSpec['points'], stops = 1): Situation {
  const others = [{ space: `2@${42 + free}`, gear: 1, stops: 1 }];
  return rolled({ from: '2@41', roll, own: { stops, points: { ...points } }, others }, LANE);
}

describe('the grid', () => {
  test('is in the order of a roll of the black die, whoever is tied rolls again (BGA-A-23, BGA-A-24)', () => {
    const { race: begun, events } = beforeRace(STRAIGHT, 6, { preparation: 'ready' }, book);
    const rolls = events.filter(event => event.kind === 'dieRolled');
    const first = new Map(rolls.slice(0, 6).map(({ seat, value }) => [seat, value]));
    const faces = (begun.grid ?? []).map(seat => first.get(seat) ?? 0);
    expect(begun.grid).toHaveLength(6);
    expect(faces).toEqual(faces.toSorted((one, other) => other - one));
  });
});

describe('a spin', () => {
  const overshoot = (over: number, tires: number, own: Partial<CarSpec> = {}, black = TWENTIES) =>
    rolled({
      from: '2@24',
      roll: over,
      gear: gearFor(over),
      own: { points: { tires }, ...own },
      black,
    });

  test.each([
    [2, 1, 'hard', 'out overshoot'],
    [1, 0, 'hard', 'spun 1'],
    [1, 2, 'soft', 'spun 1'],
    [1, 0, 'soft', 'out overshoot'],
    [3, 3, 'hard', 'spun 1'],
    [3, 4, 'hard', 'sound 1'],
  ] as const)(
    '%i spaces with %i tires on %s ones: %s (BR-15, BGA-A-36, BGA-V-24, BGA-V-25, BGA-V-26)',
    (over, tires, type, expected) => {
      const done = play(overshoot(over, tires, { tires: type }), to(`2@${24 + over}`));
      const { status, condition, points, retirement } = car(done, 0);
      const found = status === 'racing' ? `${condition} ${points.tires}` : `out ${retirement}`;
      expect(found).toBe(expected);
    },
  );

  test('leaves one tire, told as it comes back (BGA-A-38)', () => {
    const done = play(overshoot(3, 3), to('2@27'));
    expect(toldOf(done, 'carSpun')).toHaveLength(1);
    expect(toldOf(done, 'tiresRegained')).toEqual([{ kind: 'tiresRegained', seat: 0, amount: 1 }]);
  });

  test('ends with the own next turn, in 1st gear without a roll (BGA-A-37)', () => {
    const spun = play(overshoot(3, 3, {}, [2, 2]), to('2@27'), gear(2));
    expect(toldOf(spun, 'carTurnedRound')).toEqual([]);
    const kinds = play(spun, to('0@4')).events.map(({ kind }) => kind);
    expect(kinds.indexOf('roundBegan')).toBeGreaterThan(0);
    expect(kinds.indexOf('carTurnedRound')).toBeGreaterThan(kinds.indexOf('roundBegan'));
    expect(car(spun, 0)).toMatchObject({ condition: 'spun', gear: 2 });
    const later = race({
      book,
      board: BOARD,
      cars: [{ space: '2@27', gear: 4, condition: 'spun' }, { space: '0@2' }],
      toPlay: [0],
      dice: [2],
    });
    expect(toldOf(later, 'carTurnedRound')).toHaveLength(1);
    expect(toldOf(later, 'gearChosen')).toMatchObject([{ from: 1, gear: 1 }]);
    expect(toldOf(later, 'dieRolled').map(({ die }) => die)).toEqual(['gear1']);
  });
});

describe('emergency braking', () => {
  test('pays three spaces in brakes, each further one in either (BGA-A-43, BGA-V-10)', () => {
    const asked = play(jam(9, 4, { tires: 6, brakes: 5 }), to('2@45', { missing: 5 }));
    expect(question(asked)).toMatchObject({ step: 'payBlocking', rule: 'BGA-A-43' });
    const mixes = choices(asked, 'payBlocking').map(({ brakes, tires }) => [brakes, tires]);
    expect(mixes).toEqual([
      [3, 2],
      [4, 1],
      [5, 0],
    ]);
    const done = play(asked, payBlocking(4, 1));
    expect(car(done, 0).points).toMatchObject({ brakes: 1, tires: 5 });
  });

  test('may be paid by brakes alone, and nothing of it before the bill (BGA-A-43, BR-31)', () => {
    expect(ways(jam(9, 4, { tires: 0, brakes: 5 }))).toEqual(['2@45 brakes 5 tires 0']);
    const moves = choices(jam(9, 4, { tires: 6, brakes: 5 }), 'move');
    const blocked = moves.filter(({ missing }) => missing > 0);
    expect(blocked.map(({ brakes, missing }) => [brakes, missing])).toEqual([[0, 5]]);
  });

  test('of 1 to 3 spaces is ordinary braking, in brakes only (BGA-A-44, BR-18)', () => {
    expect(ways(jam(7, 4, { tires: 6, brakes: 3 }))).toEqual(['2@45 brakes 3 tires 0']);
    expect(ways(jam(7, 4, { tires: 6, brakes: 2 }))).toEqual(['out blocking']);
  });

  test('of 4 spaces with 2 brakes and 6 tires eliminates (BR-18, BGA-A-46)', () => {
    expect(ways(jam(8, 4, { tires: 6, brakes: 2 }))).toEqual(['out blocking']);
  });

  test('has no upper limit, and the car ahead loses nothing (BR-17)', () => {
    const free = jam(12, 4, { tires: 5, brakes: 3 });
    expect(ways(free)).toEqual(['2@45 brakes 3 tires 5']);
    const [out] = everyEnd(jam(12, 4, { tires: 4, brakes: 3 }));
    if (out === undefined) throw new Error('no end');
    expect(car(out, 0).retirement).toBe('blocking');
    expect(car(out, 1).points.body).toBe(3);
  });

  test('with the last tire does not spin the car (BR-16)', () => {
    for (const end of everyEnd(jam(8, 4, { tires: 1, brakes: 3 }))) {
      expect(car(end, 0)).toMatchObject({ condition: 'sound', points: { tires: 0, brakes: 0 } });
    }
    expect(ways(jam(8, 4, { tires: 0, brakes: 3 }))).toEqual(['out blocking']);
  });

  /** Two spaces beyond the corner on hard tires, and the rest of the roll is missing. */
  const beyond = (roll: number, points: CarSpec['points']) =>
    rolled(
      {
        from: '2@59',
        roll,
        own: { points: { ...points } },
        others: [{ space: '2@62', gear: 1 }],
      },
      LANE,
    );

  test('is paid after the overshoot: Tires 4-2-2, Brakes 0, still racing (BR-19, BGA-A-45)', () => {
    const [end, other] = everyEnd(beyond(7, { tires: 4, brakes: 3 }));
    if (end === undefined || other !== undefined) throw new Error('not one end');
    expect(car(end, 0)).toMatchObject({
      status: 'racing',
      condition: 'sound',
      points: { tires: 0, brakes: 0 },
    });
  });

  test('is not paid by the tire that a spin leaves (BR-19)', () => {
    expect(ways(beyond(6, { tires: 2, brakes: 3 }))).toEqual(['out blocking']);
    const [end] = everyEnd(beyond(6, { tires: 2, brakes: 4 }));
    if (end === undefined) throw new Error('no end');
    expect(car(end, 0)).toMatchObject({ condition: 'spun', points: { tires: 1, brakes: 0 } });
  });
});

describe('braking', () => {
  test('brings a car to a standstill in any gear (BR-68)', () => {
    const asked = rolled({ from: '0@30', roll: 7, gear: 4, own: { points: { brakes: 7 } } });
    expect(ends(asked, 7)).toEqual(['0@30']);
  });

  test('shortens the move; the bill of an overshoot takes tires alone (BGA-A-30, BGA-A-41)', () => {
    const asked = rolled({ from: '2@24', roll: 3, own: { points: { tires: 6, brakes: 3 } } });
    expect(ways(asked).filter(way => way.startsWith('2@'))).toEqual([
      '2@24 brakes 3 tires 0',
      '2@25 brakes 2 tires 1',
      '2@26 brakes 1 tires 2',
      '2@27 brakes 0 tires 3',
    ]);
    expect(choices(play(asked, to('2@27')), 'payOvershoot')).toEqual([]);
  });
});

describe('gearing down', () => {
  const inFifth = (engine: number) =>
    raced({
      board: BOARD,
      cars: [
        { space: '0@30', gear: 5, points: { engine } },
        { space: '0@2', gear: 1 },
      ],
      toPlay: [0, 1],
      dice: [1],
    });

  test('with the last engine point is allowed and fatal, before the roll (BR-21, BR-22, BGA-V-47)', () => {
    const done = play(inFifth(1), gear(1));
    expect(car(done, 0)).toMatchObject({ retirement: 'overRevving', onBoard: true });
    expect(done.race.dangerous).toEqual([car(done, 0).space]);
    expect(toldOf(done, 'dieRolled').filter(({ seat }) => seat === 0)).toEqual([]);
  });

  test('with any other engine point marks the space on which the car stands (BR-22, BGA-A-60)', () => {
    const done = play(inFifth(2), gear(1));
    expect(car(done, 0)).toMatchObject({ status: 'racing', points: { engine: 1 } });
    expect(done.race.dangerous).toEqual([car(inFifth(2), 0).space]);
  });

  test('without a point of its price is refused (BR-20)', () => {
    expect(gears(inFifth(2))).toContain(1);
    expect(gears(inFifth(1))).toContain(1);
    const noGas = raced({
      board: BOARD,
      cars: [{ space: '0@30', gear: 5, points: { gearbox: 0 } }, { space: '0@2' }],
      toPlay: [0, 1],
    });
    expect(gears(noGas)).toEqual([4, 5, 6]);
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

  test('stalls on 1, and needs no roll in the next round (BGA-A-26)', () => {
    const done = start(1);
    expect(car(done, 0)).toMatchObject({ condition: 'stalled', start: 'firstGear' });
    expect(where(done, 0)).toBe('0@10');
  });

  test('is great on 20 alone: four spaces, then 1st or 2nd (BGA-A-27, BGA-A-28, BR-10)', () => {
    expect(toldOf(start(19, 2), 'gearChosen')).toMatchObject([{ seat: 0, gear: 1 }]);
    expect(ends(start(19, 2))).toContain('0@12');
    expect(ends(start(20))).toContain('0@14');
    const next = raced({
      board: BOARD,
      cars: [{ space: '0@14', gear: 1, start: 'superStarted' }, { space: '0@2' }],
      toPlay: [0, 1],
    });
    expect(gears(next)).toEqual([1, 2]);
  });
});

describe('the pits', () => {
  const arriving = (black: readonly number[], own: Partial<CarSpec> = {}) =>
    play(
      race({
        book,
        board: PIT_LAP,
        cars: [
          { space: 'P3', gear: 2, points: { tires: 1 }, ...own },
          { space: '0@20', gear: 2 },
        ],
        toPlay: [0, 1],
        dice: [4, ...black],
      }),
      gear(2),
      to('B1'),
    );

  test('ask nothing: the tires come back and the crew rolls (BGA-A-83, BGA-A-84)', () => {
    const done = arriving([12]);
    expect(question(done)).toMatchObject({ seat: 1, step: 'announceGear' });
    expect(car(done, 0)).toMatchObject({ points: { tires: 6 }, pits: { stop: 'waiting' } });
    expect(toldOf(done, 'quickStopRolled')).toMatchObject([{ roll: 12, succeeded: false }]);
  });

  test('keep a car whose crew rolls 11 or more (BGA-A-86)', () => {
    expect(toldOf(arriving([11]), 'quickStopRolled')).toMatchObject([
      { roll: 11, succeeded: false },
    ]);
  });

  test.each([
    [1, 1],
    [2, 1],
    [9, 5],
    [10, 5],
  ])('a crew that rolls %i lets the car go at once, %i spaces in 4th (BGA-A-85)', (face, made) => {
    const done = arriving([face, ...TWENTIES]);
    const exits = choices(done, 'move').map(({ path }) => path.length);
    expect(Math.max(...exits)).toBe(made);
    expect(car(done, 0).gear).toBe(4);
  });

  test('are left in any gear from 1st to 4th after a slow stop, free of cost (BR-39, BGA-A-86)', () => {
    const waiting = raced({
      board: PIT_LAP,
      cars: [
        { space: 'B1', gear: 6, pit: 'waiting', points: { gearbox: 0 } },
        { space: '0@20', gear: 2 },
      ],
      toPlay: [0, 1],
    });
    expect(gears(waiting)).toEqual([1, 2, 3, 4]);
  });

  test('have no limits of gears, neither low nor high (BGA-A-79)', () => {
    const oval = track('60 1L5 40 PR14/6<14,13>2,3', 4, 'R');
    for (const board of [PIT_LAP, oval]) {
      const inLane = raced({
        board,
        cars: [
          { space: 'P1', gear: 5, box: 5, points: { gearbox: 3, brakes: 3, engine: 3 } },
          { space: '0@20', gear: 2 },
        ],
        toPlay: [0, 1],
      });
      expect(gears(inLane)).toEqual([1, 2, 3, 4, 5, 6]);
    }
  });

  test('know no wake in their lane (BR-38)', () => {
    const done = play(
      race({
        book,
        board: PIT_LAP,
        cars: [
          { space: 'P1', gear: 4, box: 3 },
          { space: 'P9', gear: 4, box: 0, pit: 'out' },
          { space: '0@20', gear: 2 },
        ],
        toPlay: [0, 2],
        dice: [7],
      }),
      gear(4),
      to('P8'),
    );
    expect(where(done, 0)).toBe('P8');
    expect(slips(done)).toEqual([]);
    expect(question(done).seat).toBe(2);
  });
});

describe('the road', () => {
  test('has no dangerous walls (BGA-V-41)', () => {
    const oval = track('60 1L5 40', 4, 'R');
    const done = play(
      rolledOn(oval, { book, from: '2@10', roll: 6, black: TWENTIES }, '0@1'),
      to('3@15.5'),
    );
    expect(toldOf(done, 'testMade')).toEqual([]);
  });

  test('is ranked by the race, every car once a round (BR-44, BGA-A-8)', () => {
    const round = raced({
      board: BOARD,
      cars: [
        { space: '0@10', laps: 1 },
        { space: '0@50', laps: 1 },
        { space: '0@5', laps: 3 },
      ],
    });
    expect(toldOf(round, 'roundBegan')).toMatchObject([{ order: [2, 1, 0] }]);
  });

  test('orders level cars by gear, then by arrival (BGA-A-11, BGA-A-12)', () => {
    const round = raced({
      board: BOARD,
      cars: [
        { space: '0@50', gear: 3, arrival: 1 },
        { space: '2@50', gear: 4, arrival: 2 },
        { space: '0@30', gear: 4, arrival: 4 },
        { space: '2@30', gear: 4, arrival: 3 },
      ],
    });
    expect(toldOf(round, 'roundBegan')).toMatchObject([{ order: [1, 0, 3, 2] }]);
  });
});

describe('an engine', () => {
  const strained = (engine: number, black: readonly number[]) =>
    play(
      rolled({
        from: '0@30',
        roll: 20,
        gear: 5,
        own: { points: { engine } },
        others: [{ space: '0@78', gear: 5, condition: 'spun' }],
        black: [...black, ...TWENTIES],
      }),
      to('0@50'),
    );

  test('that loses its last point takes the car away at once and leaves a marker (BGA-A-59, BGA-V-46)', () => {
    const done = strained(1, [20, 4]);
    expect(car(done, 0)).toMatchObject({ retirement: 'engine', onBoard: false });
    expect(done.race.dangerous).toEqual([car(done, 0).space]);
  });

  test('is tested by every car in 5th or 6th in the order of the round, a spun one too (BR-24, BGA-A-57, BGA-A-58)', () => {
    const tests = toldOf(strained(3, [4, 5]), 'testMade');
    expect(tests).toMatchObject([
      { seat: 1, test: 'engine', roll: 4, upTo: 4, failed: true },
      { seat: 0, test: 'engine', roll: 5, upTo: 4, failed: false },
    ]);
  });
});

describe('a collision', () => {
  test('is tested before the engines that a roll has strained (BR-31)', () => {
    const others = [{ space: '0@51', gear: 1 }];
    const drive = { from: '0@30', roll: 20, gear: 5, others };
    const done = play(rolled(drive), to('0@50'));
    expect(toldOf(done, 'testMade').map(({ seat, test }) => [seat, test])).toEqual([
      [1, 'collision'],
      [0, 'collision'],
      [0, 'engine'],
    ]);
  });

  const beside = (black: readonly number[], body: number, own = 3) =>
    play(
      rolled({
        from: '0@40',
        roll: 5,
        own: { points: { body: own } },
        others: [{ space: '0@46', gear: 1, points: { body } }],
        black: [...black, ...TWENTIES],
      }),
      to('0@45'),
    );

  test('fails on a 1 alone; the other car rolls first (BGA-A-52, BGA-A-53, BGA-V-16)', () => {
    const tests = toldOf(beside([2, 1], 3), 'testMade');
    expect(tests).toMatchObject([
      { seat: 1, roll: 2, upTo: 1, failed: false },
      { seat: 0, roll: 1, upTo: 1, failed: true },
    ]);
  });

  test('that eliminates the other costs a body point without a roll (BR-7, BGA-A-54, BGA-V-17)', () => {
    const done = beside([1], 1);
    expect(car(done, 1)).toMatchObject({ retirement: 'collision', onBoard: true });
    expect(car(done, 0).points.body).toBe(2);
    expect(toldOf(done, 'testMade')).toHaveLength(1);
  });

  test('leaves the car on the board until the round is over, with normal tests (BGA-V-47, BR-59)', () => {
    const done = beside([1, 2], 1);
    expect(car(done, 1)).toMatchObject({ onBoard: true, aggravates: false });
    const [later] = everyEnd(play(done, gear(2)));
    expect(later?.race.cars[1]?.onBoard).toBe(false);
  });
});

describe('the weather', () => {
  const { ladder } = book.definition.values.weather;
  type Rung = keyof typeof ladder;
  const line = (...results: readonly ('sun' | 'changeable' | 'rain')[]) =>
    results.reduce<string>(
      (rung, result) => (rung in ladder ? ladder[rung as Rung][result] : rung),
      'changeable',
    );

  test('moves along five lines, whose ends are final (BR-46, BGA-O-25 to BGA-O-32)', () => {
    expect(line('sun', 'changeable', 'sun')).toBe('sunFixed');
    expect(line('sun', 'rain')).toBe('rain');
    expect(line('sun', 'rain', 'rain')).toBe('rainFixed');
    expect(line('rain', 'sun', 'rain')).toBe('rain');
    expect(line('sun', 'sun', 'rain')).toBe('sunFixed');
  });

  const wet = (drive: Drive) =>
    rolled({
      options: { weather: 'rain' },
      sky: 'rain',
      skyHold: 'fixed',
      trackState: 'wet',
      ...drive,
    });
  const skids = (situation: Situation) => choices(situation, 'slide').length > 0;

  test('makes a car skid on a move into a corner that still needs stops (BGA-O-36, BGA-O-41, BGA-V-28)', () => {
    const asked = play(wet({ from: '2@17', roll: 4 }), to('2@21'));
    expect(skids(asked) || toldOf(asked, 'carMoved').some(({ how }) => how === 'slide')).toBe(true);
  });

  test('not on one through a corner that is done (BGA-V-29)', () => {
    const done = play(wet({ from: '2@22', roll: 6, own: { stops: 1 } }), to('2@28'));
    expect(toldOf(done, 'carMoved').map(({ how }) => how)).toEqual(['main']);
    expect(question(done).seat).toBe(1);
  });

  test('also on the one that leaves a corner a stop short (BGA-V-30, BR-33)', () => {
    const asked = play(wet({ from: '2@24', roll: 1, gear: 1 }), to('2@25'));
    expect(where(play(asked, slideTo('2@28')), 0)).toBe('2@28');
  });

  test('not on one braked short of the corner, nor into it by the skid alone (BR-33)', () => {
    const done = play(wet({ from: '2@17', roll: 4 }), to('2@19', { brakes: 2 }));
    expect(toldOf(done, 'carMoved').map(({ how }) => how)).toEqual(['main']);
  });

  test('not on one that a slipstream carries into the corner (BR-31, BR-33)', () => {
    const asked = play(
      rolledOn(track('40 1R5 60'), {
        book,
        options: { weather: 'rain' },
        sky: 'rain',
        skyHold: 'fixed',
        trackState: 'wet',
        from: '0@29',
        roll: 9,
        gear: 4,
        others: [{ space: '0@39', gear: 4 }],
        black: TWENTIES,
      }),
      to('0@38'),
    );
    const into = choices(asked, 'takeSlipstream').filter(({ brakes }) => brakes === 0);
    expect(into.length).toBeGreaterThan(0);
    for (const choice of into) {
      const done = play(asked, { ...choice, to: layoutName(asked.board, choice.to) });
      expect(toldOf(done, 'carMoved').map(({ how }) => how)).toEqual(['main', 'slipstream']);
      expect(choices(done, 'slide')).toEqual([]);
    }
  });

  test('lets brakes take a skid away space by space (BR-31, BR-32)', () => {
    const slid = play(wet({ from: '2@24', roll: 1, gear: 1 }), to('2@25'), slideTo('2@28'));
    const asked = choices(slid, 'brakeAtEnd').map(({ brakes }) => brakes);
    expect(asked).toEqual([0, 1, 2, 3]);
    const done = play(slid, { kind: 'brakeAtEnd', brakes: 2 });
    expect(car(done, 0).points).toMatchObject({ brakes: 1, tires: 4 });
    expect(where(done, 0)).toBe('2@26');
  });
});

describe('a slipstream', () => {
  test('is for two cars in 4th or higher, of which the follower is at least as fast (BGA-A-66, BGA-A-67)', () => {
    const towed = (own: number, front: number) => {
      const roll = { 3: 8, 4: 10, 5: 11 }[own] ?? 0;
      const others = [{ space: `0@${41 + roll}`, gear: front }];
      const drive = { from: '0@40', roll, gear: own, others, black: TWENTIES };
      return slips(play(rolledOn(STRAIGHT, { book, ...drive }), to(`0@${40 + roll}`))).length > 0;
    };
    expect([towed(3, 3), towed(4, 3), towed(3, 4), towed(4, 5)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect([towed(4, 4), towed(5, 4), towed(5, 5)]).toEqual([true, true, true]);
  });

  test('may follow a move that spent no brake, behind a car in 4th (BGA-A-66, BR-30)', () => {
    const others = [{ space: '0@51', gear: 4 }];
    const drive = { from: '0@40', roll: 10, gear: 4, others };
    const asked = play(rolledOn(STRAIGHT, { book, ...drive, black: TWENTIES }), to('0@50'));
    expect(slips(asked).length).toBeGreaterThan(0);
    const done = play(asked, stayBehind);
    expect(where(done, 0)).toBe('0@50');
    const braked = rolledOn(STRAIGHT, { book, ...drive, from: '0@39', roll: 12, black: TWENTIES });
    expect(slips(play(braked, to('0@50', { brakes: 1 })))).toEqual([]);
  });
});
