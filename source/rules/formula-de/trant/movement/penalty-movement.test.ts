// Penalty movement (TR-50 to TR-52, TR-88 to TR-91, TR-98, TR-99, TR-102, TR-114, TR-117, TR-118; TRR-22 to TRR-24, TRR-41, TRR-44).
import { describe, expect, test } from 'vitest';
import {
  type CarSpec,
  car,
  choices,
  layoutName,
  play,
  type Situation,
  to,
  toldOf,
  track,
} from '../../../../testing/formula-de/builders.ts';
import {
  faced,
  type TrantDrive,
  trantRolled,
} from '../../../../testing/formula-de/trant-rolled.ts';

// A straight of 20, a corner of five spaces in each lane, and a long straight to the line.
const BOARD = track('20 2R5 60');
const ONE_STOP = track('20 1R5 60');

/** Returns the situation after car 0 has made a move without brakes to a space. */
function driven(drive: Partial<TrantDrive> & { readonly to: string }): Situation {
  const { to: end, ...rest } = drive;
  const situation = trantRolled({ board: BOARD, from: '0@20', points: 4, ...rest });
  return play(situation, to(end));
}

/** Returns the space of car 0, by its layout name. */
function place(situation: Situation): string {
  return layoutName(situation.board, car(situation, 0).space);
}

const NO_BODY: Partial<CarSpec> = { points: { body: 0 } };
const NEITHER: Partial<CarSpec> = { points: { body: 0, handling: 0 } };

describe('all parts are worked out at once, where the voluntary movement ends (TR-50, TRR-22)', () => {
  test('no bodywork and hard tires in rain, on the last space of a corner: 4 more, and an overshoot of 4 (TR-51)', () => {
    const out = driven({
      board: ONE_STOP,
      to: '0@24',
      trackState: 'wet',
      own: { points: { body: 0, tires: 6 } },
    });
    expect(faced(out)).toEqual({ skid: 3, body: 1 });
    const gone = play(out, { kind: 'penaltyMove', to: '0@28' });
    expect(place(gone)).toBe('0@28');
    expect(toldOf(gone, 'cornerOvershot')).toMatchObject([{ corner: 'A', spaces: 4 }]);
    expect(car(gone, 0).points.tires).toBe(2);
  });

  test('rain, in a corner whose stops were all made before, no bodywork: 3 less 1 (TRR-22)', () => {
    const out = driven({ to: '0@24', trackState: 'wet', own: { ...NO_BODY, stops: 2 } });
    expect(faced(out)).toEqual({ skid: 3, body: -1 });
    expect(choices(out, 'penaltyMove').map(({ path }) => path.length)).toContain(2);
  });

  test('on a dry straight without body and suspension: 2 less (TRR-22, TR-99)', () => {
    const out = driven({ from: '0@5', to: '0@9', own: NEITHER });
    expect(faced(out)).toEqual({ body: -1, suspension: -1 });
    expect(place(out)).toBe('0@7');
    expect(toldOf(out, 'moveShortened')).toMatchObject([{ seat: 0, points: 2 }]);
  });

  test('a part that is taken away does not lessen the skid (TR-52)', () => {
    const worn: Partial<CarSpec> = { tires: 'soft', fittedFor: 1, laps: 3 };
    const out = driven({ to: '0@22', points: 2, trackState: 'wet', laps: 4, own: worn });
    expect(faced(out)).toEqual({ skid: 3, wornTires: -1 });
    // One movement point less leads out of no corner here; from the first space of one it would.
    const first = driven({
      from: '0@18',
      to: '0@20',
      points: 2,
      trackState: 'wet',
      laps: 4,
      own: worn,
    });
    expect(faced(first)).toEqual({ skid: 3, wornTires: -1 });
    expect(choices(first, 'penaltyMove').every(({ path }) => path.length === 2)).toBe(true);
  });
});

describe('rain (TR-117, TR-118)', () => {
  test.each([
    ['hard', 3],
    ['soft', 3],
    ['rain', 1],
  ] as const)('on %s tires a car that ends in a corner moves %i more', (tires, points) => {
    const out = driven({ to: '0@22', points: 2, trackState: 'wet', own: { tires } });
    expect(faced(out)).toEqual({ skid: points });
  });

  test('also where all stops of the corner are made', () => {
    const out = driven({ to: '0@22', points: 2, trackState: 'wet', own: { stops: 2 } });
    expect(faced(out)).toEqual({ skid: 3 });
  });

  test('nothing happens on a straight, nor on a dry track', () => {
    expect(faced(driven({ from: '0@5', to: '0@9', trackState: 'wet' }))).toEqual({});
    expect(faced(driven({ to: '0@24' }))).toEqual({});
  });

  test('the stop counts where the whole move ends, not where the skid began (TRR-23)', () => {
    const out = driven({ to: '0@21', points: 1, trackState: 'wet', own: { stops: 1 } });
    const [way] = choices(out, 'penaltyMove');
    const done = way === undefined ? out : play(out, { kind: 'penaltyMove', to: way.to });
    expect(place(done)).toBe('0@24');
    expect(toldOf(done, 'stopMade')).toMatchObject([{ stops: 2, required: 2 }]);
  });
});

describe('without bodywork or suspension (TR-88, TR-89, TR-98)', () => {
  test.each(['body', 'handling'] as const)(
    'a move is 1 longer where stops are wanted: %s',
    part => {
      const out = driven({ to: '0@22', points: 2, own: { points: { [part]: 0 } } });
      expect(Object.values(faced(out))).toEqual([1]);
      const done = play(out, { kind: 'penaltyMove', to: '0@23' });
      expect(place(done)).toBe('0@23');
    },
  );

  test.each(['body', 'handling'] as const)(
    'the last movement point does not move the car where all are made: %s',
    part => {
      const out = driven({ from: '0@30', to: '0@34', own: { points: { [part]: 0 } } });
      expect(Object.values(faced(out))).toEqual([-1]);
      expect(place(out)).toBe('0@33');
    },
  );

  test('without either it is 2 (TR-99)', () => {
    const out = driven({ to: '0@22', points: 2, own: NEITHER });
    expect(faced(out)).toEqual({ body: 1, suspension: 1 });
    expect(place(play(out, { kind: 'penaltyMove', to: '0@24' }))).toBe('0@24');
  });

  test('the stop that is being made does not count yet (TRR-23)', () => {
    const out = driven({ to: '0@22', points: 2, own: { ...NO_BODY, stops: 1 } });
    expect(faced(out)).toEqual({ body: 1 });
  });

  test('before the first corner stops count as made (TRR-24)', () => {
    expect(faced(driven({ from: '0@5', to: '0@9', own: NO_BODY }))).toEqual({ body: -1 });
  });

  test('an overshooting move still takes the extra space (TR-91, TRR-24)', () => {
    const out = driven({ board: ONE_STOP, from: '0@23', to: '0@27', own: NO_BODY });
    expect(faced(out)).toEqual({ body: 1 });
    const done = play(out, { kind: 'penaltyMove', to: '0@28' });
    expect(toldOf(done, 'cornerOvershot')).toMatchObject([{ spaces: 4 }]);
  });

  test('and in the turn after it stops count as made (TRR-24)', () => {
    const out = driven({ board: ONE_STOP, from: '0@28', to: '0@32', own: NO_BODY });
    expect(faced(out)).toEqual({ body: -1 });
  });

  test('a car that crosses the line on its last point and has no bodywork does not finish', () => {
    const end = track('20 1R5 20');
    const out = driven({
      board: end,
      from: '0@41',
      to: '0@0',
      laps: 3,
      own: { ...NO_BODY, laps: 3 },
    });
    expect(car(out, 0)).toMatchObject({ status: 'racing', laps: 3 });
    expect(place(out)).toBe('0@44');
  });

  test('one with a point to spare does', () => {
    const end = track('20 1R5 20');
    const out = driven({
      board: end,
      from: '0@41',
      to: '0@0',
      points: 5,
      laps: 3,
      own: { ...NO_BODY, laps: 3 },
    });
    expect(car(out, 0).status).toBe('finished');
  });
});

describe('soft tires in their third lap (TR-114, TRR-44)', () => {
  const worn: Partial<CarSpec> = { tires: 'soft', fittedFor: 1, laps: 3 };

  test.each(['dry', 'wet'] as const)('make every move 1 shorter on a %s track', trackState => {
    const out = driven({ from: '0@5', to: '0@9', laps: 4, trackState, own: worn });
    expect(faced(out)).toEqual({ wornTires: -1 });
    expect(place(out)).toBe('0@8');
  });

  test.each([1, 2])('do not in lap %i', lap => {
    const out = driven({ from: '0@5', to: '0@9', laps: 4, own: { ...worn, laps: lap } });
    expect(faced(out)).toEqual({});
  });

  test('the lap is that in which the move begins', () => {
    const end = track('20 1R5 20');
    const out = driven({
      board: end,
      from: '0@43',
      to: '0@1',
      points: 3,
      laps: 4,
      own: { ...worn, laps: 2 },
    });
    expect(faced(out)).toEqual({});
    expect(car(out, 0).laps).toBe(3);
  });

  test('in a fourth lap they still do', () => {
    const out = driven({ from: '0@5', to: '0@9', laps: 5, own: { ...worn, laps: 4 } });
    expect(faced(out)).toEqual({ wornTires: -1 });
  });
});

describe('the last point of suspension lost in the move (TR-102)', () => {
  const last: Partial<CarSpec> = { points: { handling: 1 } };

  test('by debris on the last space: the penalty movement follows at once', () => {
    const out = driven({ to: '0@22', points: 2, own: last, dangerous: ['0@22'], black: [3] });
    expect(faced(out)).toEqual({ suspension: 1 });
    expect(place(play(out, { kind: 'penaltyMove', to: '0@23' }))).toBe('0@23');
  });

  test('debris that it leads into is tested too, and without a point the car is out (TRR-41, TR-100)', () => {
    const out = driven({
      to: '0@22',
      points: 2,
      own: last,
      dangerous: ['0@22', '0@23'],
      black: [3, 4],
    });
    const done = play(out, { kind: 'penaltyMove', to: '0@23' });
    expect(car(done, 0)).toMatchObject({ status: 'retired', retirement: 'handling' });
  });

  test('each reason adds its part once in a turn (TRR-41)', () => {
    const out = driven({
      to: '0@22',
      points: 2,
      own: NEITHER,
      dangerous: ['0@24'],
      black: [20],
    });
    const done = play(out, { kind: 'penaltyMove', to: '0@24' });
    expect(toldOf(done, 'penaltyFaced')).toHaveLength(2);
    expect(place(done)).toBe('0@24');
  });

  test('an overshoot that it leads to is paid for with it', () => {
    const out = driven({
      board: ONE_STOP,
      from: '0@23',
      to: '0@25',
      points: 2,
      own: last,
      dangerous: ['0@25'],
      black: [1],
    });
    const done = play(out, { kind: 'penaltyMove', to: '0@26' });
    expect(toldOf(done, 'cornerOvershot')).toMatchObject([{ spaces: 2 }]);
    expect(car(done, 0).points.tires).toBe(4);
  });
});

describe('the last point of bodywork lost in contact at the end of the move (TR-102)', () => {
  // Two cars, each beside the end of a part of the way; a 2 in a corner of two stops costs a point, a 3 does not.
  const beside: readonly CarSpec[] = [
    { space: '1@21.5', gear: 1 },
    { space: '1@24.5', gear: 1 },
  ];

  test('the penalty movement follows at once, and where it ends contacts are checked again (TRR-41)', () => {
    const out = driven({
      to: '0@22',
      points: 2,
      own: { points: { body: 1 } },
      others: beside.slice(0, 1),
      black: [2, 3],
    });
    expect(faced(out)).toEqual({ body: 1 });
    expect(place(out)).toBe('0@22');
    const gone = play(out, { kind: 'penaltyMove', to: '0@23' });
    expect(place(gone)).toBe('0@23');
    expect(toldOf(gone, 'stopMade')).toMatchObject([{ stops: 1 }]);
  });

  test('a car without a point is out by the next contact (TR-92)', () => {
    const out = driven({
      to: '0@23',
      points: 3,
      own: { points: { body: 1, handling: 2 } },
      others: [{ space: '1@23.5', gear: 1 }],
      black: [2, 3, 1, 3],
    });
    const gone = play(out, { kind: 'penaltyMove', to: '0@24' });
    expect(car(gone, 0)).toMatchObject({ status: 'retired', retirement: 'collision' });
  });

  test('where all stops are made it takes the car back', () => {
    const out = driven({
      to: '0@24',
      own: { points: { body: 1 }, stops: 2 },
      others: beside.slice(1),
      black: [1, 3, 20, 20],
    });
    expect(faced(out)).toEqual({ body: -1 });
    expect(place(out)).toBe('0@23');
  });
});

describe('with cars in the way', () => {
  const wall: readonly CarSpec[] = [
    { space: '0@24', gear: 1 },
    { space: '1@24.5', gear: 1 },
    { space: '2@24', gear: 1 },
  ];

  test('a car that they have held up makes none', () => {
    const ahead = ['0@32', '1@32.5', '2@32'].map(space => ({ space, gear: 1 }));
    const held = trantRolled({
      board: BOARD,
      from: '1@30.5',
      points: 4,
      own: { points: { body: 0, handling: 0, gearbox: 0 } },
      others: ahead,
    });
    const [move] = choices(held, 'move').filter(({ missing }) => missing > 0);
    if (move === undefined) throw new Error('no move');
    const { events } = held.book.apply(held.race, 0, move, held.board);
    expect(events.filter(({ kind }) => kind === 'penaltyFaced')).toEqual([]);
  });

  test('penalty movement that they make impossible is paid for like that of a swerve', () => {
    const out = driven({ to: '0@22', points: 2, trackState: 'wet', others: wall });
    const [way] = choices(out, 'penaltyMove');
    expect(way).toMatchObject({ missing: 1 });
    if (way === undefined) throw new Error('no way');
    const told = out.book.consequences(out.race, 0, way, out.board);
    expect(told).toContainEqual({ kind: 'blocked', amount: 1 });
    expect(told).toContainEqual({ kind: 'brakes', amount: 1 });
  });
});

test('a move in the pits is as long as its driver means it to be', () => {
  const board = track('20 1R5 40 PR14/6<14,13>2,3');
  const situation = trantRolled({ board, from: 'P3', points: 2, own: { ...NEITHER, laps: 1 } });
  const [move] = choices(situation, 'move').filter(({ to: end }) => end === 'P5');
  if (move === undefined) throw new Error('no move');
  const { race } = situation.book.apply(situation.race, 0, move, board);
  expect(race.cars[0]?.space).toBe('P5');
});

test('what a penalty does is foretold with the move (TR-50)', () => {
  const situation = trantRolled({ board: BOARD, from: '0@5', points: 4, own: NEITHER });
  const [ahead] = choices(situation, 'move').filter(({ path }) =>
    path.every(id => id.startsWith('L')),
  );
  if (ahead === undefined) throw new Error('no move');
  const told = situation.book.consequences(situation.race, 0, ahead, situation.board);
  expect(told).toContainEqual({ kind: 'penalty', name: 'body', amount: -1 });
  expect(told).toContainEqual({ kind: 'penalty', name: 'suspension', amount: -1 });
  expect(told).toContainEqual({ kind: 'onlyTo', name: 'L8' });
});
