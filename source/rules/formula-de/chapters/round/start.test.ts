// Chapter 9 and M-10-4-6: the start roll on the grid, and the restart roll of a car that has spun.
import { describe, expect, test } from 'vitest';
import { expectDiceUsedUp } from '../../../../testing/expect-dice-used-up.ts';
import {
  type CarSpec,
  car,
  choices,
  dice,
  ends,
  everyEnd,
  gear,
  gears,
  play,
  question,
  race,
  type Situation,
  to,
  toldOf,
  track,
  where,
} from '../../../../testing/formula-de/builders.ts';
import { masters2002 } from '../../masters/masters-2002.ts';
import { masters2005 } from '../../masters/masters-2005.ts';
import { emptyPlay } from '../../state.ts';

// A lap of 100 spaces; the grid stands on the last straight.
const BOARD = track('60 1R5 35');
const ON_GRID = { laps: 0, gear: 1, start: 'gridRoll' } as const satisfies Partial<CarSpec>;

function grid(faces: readonly number[], ...cars: readonly CarSpec[]): Situation {
  return race({
    board: BOARD,
    round: 0,
    cars: cars.map((spec, seat) => ({ ...ON_GRID, arrival: seat, ...spec })),
    dice: faces,
  });
}

function restart(faces: readonly number[], own: Partial<CarSpec> = {}): Situation {
  return race({
    board: BOARD,
    cars: [
      { space: '0@20', gear: 1, start: 'restartRoll', points: { tires: 0 }, ...own },
      { space: '2@50', gear: 3 },
    ],
    toPlay: [0],
    dice: faces,
  });
}

function blackDice(situation: Situation): number {
  return toldOf(situation, 'dieRolled').filter(event => event.die === 'black').length;
}

describe('the start roll', () => {
  test('is made by each driver at the beginning of the first play, in grid order (R-85)', () => {
    const first = grid(dice(7, 2, 8, 1), { space: '0@95' }, { space: '2@90' });
    expect(toldOf(first, 'dieRolled').map(event => [event.seat, event.die])).toEqual([
      [0, 'black'],
      [0, 'gear1'],
    ]);
    const second = play(first, gear(1), to('0@97'));
    expect(toldOf(second, 'dieRolled').map(event => [event.seat, event.die])).toEqual([
      [0, 'black'],
      [0, 'gear1'],
      [1, 'black'],
      [1, 'gear1'],
    ]);
  });

  test('of 2 to 19 has no effect: the car plays 1st gear and moves (M-9-3)', () => {
    for (const face of [2, 10, 19]) {
      const done = play(grid(dice(face, 2, 20, 20), { space: '0@95' }), gear(1), to('0@97'));
      expect(where(done, 0)).toBe('0@97');
      expect(car(done, 0)).toMatchObject({ gear: 1, start: 'away', condition: 'sound' });
    }
  });

  test('is made once: the second play begins without one (M-9-0-1)', () => {
    const done = play(grid(dice(7, 2), { space: '0@90' }), gear(1), to('0@92'));
    expect(blackDice(done)).toBe(1);
    expect(gears(done)).toEqual([1, 2]);
  });
});

describe('a stall at the start', () => {
  const stalled = (...rest: readonly number[]) =>
    grid(dice(1, ...rest), { space: '0@95' }, { space: '2@80' });

  test('a 1 stalls the car: no play in this round (M-9-1-1)', () => {
    const situation = stalled(7, 2);
    expect(toldOf(situation, 'carStalled')).toEqual([{ kind: 'carStalled', seat: 0 }]);
    expect(car(situation, 0)).toMatchObject({ condition: 'stalled', aggravates: true });
    expect(where(situation, 0)).toBe('0@95');
    expect(question(situation).seat).toBe(1);
  });

  test('in the next round it plays 1st gear, with no further start roll (M-9-1-1)', () => {
    const next = play(stalled(7, 2, 2), gear(1), to('2@82'));
    expect(toldOf(next, 'gearChosen', 0)).toMatchObject([{ gear: 1 }]);
    expect(blackDice(next)).toBe(2);
    const away = play(next, gear(1), to('0@97'));
    expect(where(away, 0)).toBe('0@97');
    expect(car(away, 0)).toMatchObject({ condition: 'sound', aggravates: false, start: 'away' });
  });

  test('the stalled car counts as stalled until its next play begins (R-86)', () => {
    const next = play(stalled(7, 2, 2), gear(1), to('2@82'));
    expect(question(next).seat).toBe(0);
    expect(car(next, 0)).toMatchObject({ condition: 'sound', aggravates: false });
  });

  test('collision tests with it are aggravated for both cars (M-9-1-2, R-38)', () => {
    // Seat 1 ends directly behind the stalled car.
    const situation = grid(dice(1, 7, 2, 2, 2, 2), { space: '0@95' }, { space: '0@92' });
    const contact = play(situation, gear(1), to('0@94'));
    expect(toldOf(contact, 'testMade')).toMatchObject([
      { seat: 0, test: 'collision', upTo: 2, failed: true },
      { seat: 1, test: 'collision', upTo: 2, failed: true },
    ]);
  });

  test('a car that stands stalled triggers no test itself (R-40, R-86)', () => {
    // Both grid cars are in contact from the beginning.
    const situation = grid(dice(1, 7, 1, 20), { space: '0@95' }, { space: '0@94' });
    expect(toldOf(situation, 'testMade')).toEqual([]);
  });

  test('on the grid collision tests with cars that did not stall are normal (R-41)', () => {
    const situation = grid(dice(7, 1, 7, 1, 20, 20), { space: '0@95' }, { space: '0@94' });
    const contact = play(situation, gear(1), to('0@96'), gear(1), to('0@95'));
    expect(toldOf(contact, 'testMade').map(event => event.upTo)).toEqual([1, 1]);
  });
});

describe('a super start', () => {
  const superStart = (...rest: readonly number[]) => grid(dice(20, ...rest), { space: '0@90' });

  test('a 20 moves the car 4 spaces without rolling the 1st gear die (M-9-2-1)', () => {
    const situation = superStart();
    expect(toldOf(situation, 'superStarted')).toEqual([{ kind: 'superStarted', seat: 0 }]);
    expect(ends(situation)).toEqual(['0@94', '1@93.5', '2@93']);
    const done = play(situation, to('2@93'));
    expect(where(done, 0)).toBe('2@93');
    expect(toldOf(done, 'dieRolled').map(event => event.die)).toEqual(['black']);
  });

  test('the next play is in 2nd gear in 2002: the driver will play in it (M-9-2-1, R-29)', () => {
    const situation = race({
      book: masters2002,
      board: BOARD,
      round: 0,
      cars: [{ ...ON_GRID, space: '0@90' }],
      dice: dice(20, 4),
    });
    expect(toldOf(play(situation, to('0@94')), 'gearChosen', 0)).toMatchObject([{ gear: 2 }]);
  });

  test('the next play is in 1st or 2nd gear in 2005, as the lever stands in 1st (R-29)', () => {
    const done = play(superStart(), to('0@94'));
    expect(car(done, 0).gear).toBe(1);
    expect(gears(done)).toEqual([1, 2]);
  });

  test('the four spaces may be shortened by brakes like any main move (R-29)', () => {
    expect(ends(superStart(), 1)).toEqual(['0@93', '1@92.5', '2@92']);
  });

  test('the four spaces follow the driving code round other cars (R-29)', () => {
    const behind = race({
      board: BOARD,
      round: 1,
      cars: [
        { space: '0@92', ...ON_GRID, start: 'away' },
        { space: '0@90', ...ON_GRID },
      ],
      toPlay: [1],
      dice: dice(20),
    });
    expect(ends(behind)).toEqual(['0@93', '1@93.5', '2@93']);
  });

  test('a super start into a corner marks a stop there (R-29)', () => {
    const situation = race({
      board: BOARD,
      cars: [{ space: '0@58', gear: 1, start: 'gridRoll', laps: 1 }],
      toPlay: [0],
      dice: dice(20),
    });
    expect(car(play(situation, to('0@62')), 0).stops).toBe(1);
  });
});

describe('the restart of a spun car (M-10-4-6)', () => {
  test('begins with the black die at its next play', () => {
    const situation = restart(dice(7, 2));
    expect(toldOf(situation, 'dieRolled').map(event => event.die)).toEqual(['black', 'gear1']);
  });

  test('2 to 19 has no effect: it plays 1st gear at once', () => {
    const done = play(restart(dice(19, 2)), gear(1), to('0@22'));
    expect(where(done, 0)).toBe('0@22');
    expect(car(done, 0)).toMatchObject({ gear: 1, start: 'away', condition: 'sound' });
  });

  test('a 1 stalls it: it waits a round and then plays 1st without a roll', () => {
    const waiting = restart(dice(1, 5, 2));
    expect(where(waiting, 0)).toBe('0@20');
    expect(toldOf(waiting, 'carStalled')).toEqual([{ kind: 'carStalled', seat: 0 }]);
    const next = play(waiting, gear(3), to('2@55'));
    expect(toldOf(next, 'gearChosen', 0)).toMatchObject([{ gear: 1 }]);
    const away = play(next, gear(1), to('0@22'));
    expect(where(away, 0)).toBe('0@22');
    expect(blackDice(away)).toBe(1);
    expectDiceUsedUp(away.race);
  });

  test('a stall at the restart aggravates no test (R-24)', () => {
    const waiting = restart(dice(1));
    expect(car(waiting, 0)).toMatchObject({ condition: 'stalled', aggravates: false });
  });

  test('a 20 moves it 4 spaces, and the play after is in 1st or 2nd', () => {
    const situation = restart(dice(20, 5));
    expect(ends(situation)).toEqual(['0@24', '1@23.5', '2@23']);
    const done = play(situation, to('0@24'), gear(3), to('2@55'));
    expect(question(done).seat).toBe(0);
    expect(gears(done)).toEqual([1, 2]);
    expect(blackDice(done)).toBe(1);
  });

  test.each([masters2002, masters2005])(
    'after a 20 the next play is in 1st or 2nd gear, as the driver likes ($id, M-10-4-6, R-29)',
    book => {
      const situation = race({
        book,
        board: BOARD,
        cars: [{ space: '0@20', gear: 1, start: 'restartRoll', points: { tires: 0 } }],
        toPlay: [0],
        dice: [20],
      });
      expect(gears(play(situation, to('0@24')))).toEqual([1, 2]);
    },
  );

  test('the gear of the restart is not chosen: it is 1st (M-10-4-6)', () => {
    const situation = restart(dice(7, 2));
    expect(choices(situation, 'chooseGear')).toEqual([]);
    for (const end of everyEnd(situation)) expect(car(end, 0).gear).toBe(1);
  });
});

describe('a play begins (M-9-0-1, M-0-0-3)', () => {
  test('with a record of its own: lever, space and stops of the car as they are', () => {
    const asked = race({
      board: BOARD,
      cars: [
        { space: '2@50', gear: 2 },
        { space: '0@62', gear: 4, stops: 1 },
      ],
      toPlay: [1],
    });
    expect(toldOf(asked, 'playBegan')).toEqual([{ kind: 'playBegan', seat: 1 }]);
    expect(asked.race.play).toEqual({
      ...emptyPlay(),
      seat: 1,
      leverBefore: 4,
      gear: 4,
      path: [car(asked, 1).space],
      stopsBefore: 1,
    });
  });

  test.each([
    ['its first', { gear: 5, condition: 'blown' }],
    ['its last', { gear: 2, condition: 'inertia', inertiaGear: 1, prolongs: true }],
  ] as const)('in inertia for a car without an engine, %s included (M-16-0-3, R-74)', (_, own) => {
    const asked = race({
      board: BOARD,
      cars: [
        { space: '1@30.5', laps: 3, ...own },
        { space: '1@31.5', gear: 1 },
        { space: '2@2', gear: 2 },
      ],
      toPlay: [0, 2],
      dice: dice(own.gear === 5 ? 7 : 2, 20, 20, 20, 20),
    });
    const now = question(asked).step === 'announceGear' ? play(asked, gear(1)) : asked;
    expect(question(now)).toMatchObject({ seat: 0, step: 'moveCar' });
    expect(car(now, 0).condition).toBe('inertia');
  });

  test('that aggravates nothing any more, and stands straight, for a car that had stalled (M-9-1-2)', () => {
    const asked = race({
      board: BOARD,
      cars: [
        { space: '0@20', gear: 1, condition: 'stalled', start: 'firstGear' },
        { space: '2@50' },
      ],
      toPlay: [0, 1],
      dice: dice(1),
    });
    expect(car(asked, 0)).toMatchObject({ condition: 'sound', aggravates: false });
  });
});
