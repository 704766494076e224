// Chapter 21: crossing the line for the last time, the order of the finishers, the end of the race.
import { describe, expect, test } from 'vitest';
import { expectDiceUsedUp } from '../../../../testing/expect-dice-used-up.ts';
import {
  type CarSpec,
  car,
  ends,
  everyEnd,
  gear,
  pay,
  play,
  question,
  race,
  type Situation,
  to,
  toldOf,
  track,
} from '../../../../testing/formula-de/builders.ts';
import type { FormulaDeBook } from '../../book.ts';
import { masters2002 } from '../../masters/masters-2002.ts';
import { masters2005 } from '../../masters/masters-2005.ts';

// A lap of 100 spaces.
const BOARD = track('80 1R5 15');

function lastLap(dice: readonly number[], ...cars: readonly CarSpec[]): Situation {
  return lastLapBy(masters2005, dice, ...cars);
}

function lastLapBy(
  book: FormulaDeBook,
  dice: readonly number[],
  ...cars: readonly CarSpec[]
): Situation {
  return race({
    book,
    board: BOARD,
    laps: 3,
    cars: cars.map(spec => ({ laps: 3, ...spec })),
    toPlay: cars.map((_, seat) => seat),
    dice,
  });
}

function places(situation: Situation): readonly (readonly [seat: number, place: number])[] {
  return toldOf(situation, 'carFinished').map(event => [event.seat, event.place]);
}

describe('the finish', () => {
  test('is reached by the first space on or beyond the line (M-21-1-5, R-87)', () => {
    const done = play(
      lastLap([2], { space: '0@98', gear: 2 }, { space: '2@50' }),
      gear(2),
      to('0@0'),
    );
    expect(places(done)).toEqual([[0, 1]]);
    expect(car(done, 0)).toMatchObject({ status: 'finished', place: 1, onBoard: false });
  });

  test.each([masters2002, masters2005])(
    'is reached on the space astride the line: a part of the car lies beyond it ($id, M-21-1-5, R-87)',
    book => {
      const situation = lastLapBy(book, [2], { space: '1@97.5', gear: 2 }, { space: '2@50' });
      const done = play(situation, gear(2), to('1@99.5'));
      expect(places(done)).toEqual([[0, 1]]);
    },
  );

  test('is reached astride the line by a car that cars before the line would have blocked beyond it (R-87)', () => {
    const done = play(
      lastLap(
        [8],
        { space: '1@98.5', gear: 3, points: { brakes: 0 } },
        { space: '1@0.5' },
        { space: '0@0' },
        { space: '2@0' },
        { space: '0@99' },
        { space: '2@99' },
      ),
      gear(3),
    );
    expect(places(done)).toEqual([[0, 1]]);
    expect(toldOf(done, 'carBlocked')).toEqual([]);
  });

  test('astride the line is tested against nobody (R-87)', () => {
    const done = play(
      lastLap([2], { space: '1@97.5', gear: 2 }, { space: '0@0' }, { space: '2@50' }),
      gear(2),
      to('1@99.5'),
    );
    expect(places(done)).toEqual([[0, 1]]);
    expect(toldOf(done, 'testMade')).toEqual([]);
    expectDiceUsedUp(done.race);
  });

  test('is not reached by the last space before the line', () => {
    const done = play(
      lastLap([2], { space: '0@97', gear: 2 }, { space: '2@50' }),
      gear(2),
      to('0@99'),
    );
    expect(places(done)).toEqual([]);
    expect(car(done, 0).status).toBe('racing');
  });

  test('needs the full number of laps (M-0-0-1, R-88)', () => {
    const done = play(
      lastLap([4], { space: '0@98', gear: 2, laps: 2 }, { space: '2@50', laps: 2 }),
      gear(2),
      to('0@2'),
    );
    expect(places(done)).toEqual([]);
    expect(car(done, 0).laps).toBe(3);
    expect(toldOf(done, 'lapBegan')).toEqual([{ kind: 'lapBegan', seat: 0, lap: 3 }]);
  });

  test('begins a lap with the first part of the car beyond the line, and once only (M-21-1-5)', () => {
    const astride = play(
      lastLap([2, 4], { space: '1@97.5', gear: 2, laps: 1 }, { space: '2@50' }),
      gear(2),
      to('1@99.5'),
    );
    expect(car(astride, 0).laps).toBe(2);
    expect(toldOf(astride, 'lapBegan')).toEqual([{ kind: 'lapBegan', seat: 0, lap: 2 }]);
    const beyond = play(
      lastLap([4], { space: '1@99.5', gear: 2, laps: 2 }, { space: '2@50' }),
      gear(2),
      to('1@3.5'),
    );
    expect(car(beyond, 0).laps).toBe(2);
    expect(toldOf(beyond, 'lapBegan')).toEqual([]);
  });

  test('of a one-lap race is the second crossing, the first one begins lap 1', () => {
    const start = race({
      board: BOARD,
      laps: 1,
      cars: [
        { space: '0@99', laps: 0, gear: 2 },
        { space: '2@50', laps: 0 },
      ],
      toPlay: [0, 1],
      dice: [4],
    });
    const first = play(start, gear(2), to('0@3'));
    expect(places(first)).toEqual([]);
    expect(car(first, 0).laps).toBe(1);
  });

  test('ends the car’s race there: nothing beyond counts, no blocking, no collision (R-87)', () => {
    const situation = lastLap(
      [8],
      { space: '0@97', gear: 3 },
      { space: '0@1', laps: 3, gear: 1 },
      { space: '1@0.5', laps: 3, gear: 1 },
      { space: '2@1', laps: 3, gear: 1 },
    );
    for (const end of everyEnd(play(situation, gear(3)))) {
      if (car(end, 0).status !== 'finished') continue;
      expect(toldOf(end, 'testMade')).toEqual([]);
      expect(toldOf(end, 'carBlocked')).toEqual([]);
      expect(car(end, 0).points).toMatchObject({ brakes: 3, tires: 6, body: 3 });
    }
    expectDiceUsedUp(play(situation, gear(3), to('0@0')).race);
  });

  test('is blocked by cars before the line like any movement (R-87)', () => {
    const situation = lastLap(
      [7],
      { space: '2@95', gear: 3 },
      { space: '2@97', gear: 1 },
      { space: '1@96.5', gear: 1 },
      { space: '1@95.5', gear: 1 },
      { space: '0@97', gear: 1 },
    );
    expect(ends(play(situation, gear(3)))).not.toContain('0@0');
  });

  test('comes after the overshoot spaces before the line are paid (R-87)', () => {
    // Corner x 92 to 96 and 3 spaces to the line.
    const board = track('92 1R5 3');
    const start = race({
      board,
      laps: 3,
      cars: [{ space: '2@96', laps: 3, gear: 3, points: { brakes: 0 } }, { space: '0@50' }],
      toPlay: [0, 1],
      dice: [8],
    });
    const done = play(start, gear(3), to('2@0'), pay(0, 3));
    expect(car(done, 0)).toMatchObject({ status: 'finished', points: { tires: 3 } });
  });

  test('is missed by a car that an overshoot before the line eliminates (R-87)', () => {
    const board = track('92 1R5 3');
    const start = race({
      board,
      laps: 3,
      cars: [
        { space: '2@96', laps: 3, gear: 3, points: { brakes: 0, tires: 2 } },
        { space: '0@50' },
      ],
      toPlay: [0, 1],
      dice: [8],
    });
    for (const end of everyEnd(play(start, gear(3)))) {
      expect(car(end, 0)).toMatchObject({ status: 'retired', retirement: 'overshoot' });
      expect(places(end)).toEqual([]);
    }
  });

  test('is missed by a car that a dangerous space before the line eliminates (R-87)', () => {
    const start = race({
      board: BOARD,
      laps: 3,
      cars: [{ space: '0@97', laps: 3, gear: 2, points: { handling: 1 } }, { space: '2@50' }],
      dangerous: ['0@98', '1@97.5'],
      toPlay: [0, 1],
      dice: [4, 3],
    });
    for (const end of everyEnd(play(start, gear(2)))) {
      if (toldOf(end, 'testMade').length === 0) continue;
      expect(car(end, 0)).toMatchObject({ status: 'retired', retirement: 'handling' });
    }
  });
});

describe('the order of the finishers', () => {
  test('is that of crossing, not of the final spaces (M-21-1-4, R-88)', () => {
    // A crosses first by 2 spaces, B later in the round by 10.
    const start = lastLap(
      [4, 20, 20, 20],
      { space: '0@98', gear: 2 },
      { space: '2@90', gear: 5 },
      { space: '0@40' },
    );
    const done = play(start, gear(2), to('0@0'), gear(5), to('2@0'));
    expect(places(done)).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(done.book.standings(done.race, BOARD).map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
  });

  test('gives the win to the first across on its turn, even from behind (M-21-1-1)', () => {
    // Seat 1 is ahead but has rolled too little; seat 0 crosses later in the round.
    const start = race({
      board: BOARD,
      laps: 3,
      cars: [
        { space: '0@94', laps: 3, gear: 4 },
        { space: '2@96', laps: 3, gear: 2 },
        { space: '0@40', laps: 3 },
      ],
      toPlay: [1, 0, 2],
      dice: [2, 8],
    });
    const done = play(start, gear(2), to('2@98'), gear(4), to('0@0'));
    expect(places(done)).toEqual([[0, 1]]);
  });

  test('a lapped car is not finished by the winner: it drives all its laps (R-88)', () => {
    const start = lastLap([4, 4], { space: '0@98', gear: 2 }, { space: '2@95', laps: 2, gear: 2 });
    const won = play(start, gear(2), to('0@0'));
    expect(car(won, 1).status).toBe('racing');
    expect(question(won).seat).toBe(1);
  });

  test('only cars that cross are classified before those that are out (M-21-1-2, R-89)', () => {
    const start = race({
      board: BOARD,
      laps: 3,
      cars: [
        { space: '0@98', laps: 3, gear: 2 },
        {
          space: '2@70',
          laps: 3,
          status: 'retired',
          retirement: 'overshoot',
          retiredAt: 1,
          onBoard: false,
        },
        {
          space: '2@40',
          laps: 1,
          status: 'retired',
          retirement: 'handling',
          retiredAt: 2,
          onBoard: false,
        },
        { space: '0@10', laps: 1 },
      ],
      toPlay: [0, 3],
      dice: [4],
    });
    const done = play(start, gear(2), to('0@0'));
    expect(done.book.standings(done.race, BOARD)).toEqual([
      { place: 1, seat: 0, status: 'finished' },
      { place: 2, seat: 3, status: 'racing' },
      { place: 3, seat: 1, status: 'retired' },
      { place: 4, seat: 2, status: 'retired' },
    ]);
  });

  test('of retired cars goes by distance, then by the later retirement (R-89)', () => {
    const out = (retiredAt: number) =>
      ({ status: 'retired', retirement: 'overshoot', retiredAt, onBoard: false }) as const;
    const { race: written, book } = race({
      board: BOARD,
      cars: [
        { space: '0@10' },
        { space: '0@50', ...out(1) },
        { space: '2@50', ...out(3) },
        { space: '0@60', ...out(2) },
      ],
    });
    expect(book.standings(written, BOARD).map(({ seat }) => seat)).toEqual([0, 3, 2, 1]);
  });
});

describe('the end of the race (M-21-1-3)', () => {
  test('comes when the last running car has crossed', () => {
    const start = lastLap([4], { space: '0@98', gear: 2 });
    const done = play(start, gear(2), to('0@0'));
    expect(toldOf(done, 'raceEnded')).toEqual([{ kind: 'raceEnded' }]);
    expect(done.book.decisions(done.race, BOARD)).toEqual([]);
    expect(done.race.agenda).toEqual([]);
  });

  test('comes when the last running car is eliminated', () => {
    const board = track('80 2R5 15');
    const start = race({
      board,
      laps: 3,
      cars: [
        { space: '2@84', gear: 2, points: { brakes: 0 } },
        { space: '0@0', laps: 4, status: 'finished', place: 1, onBoard: false },
      ],
      toPlay: [0],
      dice: [4],
    });
    const [done] = everyEnd(play(start, gear(2)));
    expect(done && toldOf(done, 'raceEnded')).toHaveLength(1);
    expect(done?.book.decisions(done.race, board)).toEqual([]);
  });

  test('does not come while another car is on its way', () => {
    const start = lastLap([4], { space: '0@98', gear: 2 }, { space: '2@20' });
    const done = play(start, gear(2), to('0@0'));
    expect(toldOf(done, 'raceEnded')).toEqual([]);
  });

  test('waits for no wreck that is still on the board', () => {
    const start = race({
      board: BOARD,
      laps: 3,
      cars: [
        { space: '0@98', laps: 3, gear: 2 },
        { space: '2@60', laps: 3, condition: 'wreck' },
      ],
      toPlay: [0, 1],
      dice: [4],
    });
    const done = play(start, gear(2), to('0@0'));
    expect(toldOf(done, 'raceEnded')).toHaveLength(1);
  });
});

test('a car that has finished still leads the order of play of that round (R-61)', () => {
  // Two lapped cars on either side of the line; from where the leader left the race the one before the line comes first.
  const situation = lastLap(
    [2, 4, 20, 20, 20, 20],
    { space: '1@97.5', gear: 2, laps: 3 },
    { space: '1@95.5', gear: 2, laps: 2 },
    { space: '0@99', gear: 2, laps: 2 },
    { space: '2@0', gear: 2, laps: 2 },
    { space: '0@50', gear: 2, laps: 3 },
  );
  const done = play(situation, gear(2), to('1@99.5'), gear(2), to('1@99.5'));
  expect(places(done)).toEqual([[0, 1]]);
  expect(toldOf(done, 'testMade').map(({ seat }) => seat)).toEqual([2, 3, 1, 1]);
});
