// The words of the booklet that hold for a race as a whole: a play, the points and what takes them, the record.
import { describe, expect, test } from 'vitest';
import type { Answer } from '../../testing/formula-de/answers.ts';
import { beforeRace } from '../../testing/formula-de/before-race.ts';
import {
  car,
  gear,
  pay,
  play,
  question,
  race,
  type Situation,
  to,
  toldOf,
  track,
} from '../../testing/formula-de/builders.ts';
import { type Drive, rolledOn } from '../../testing/formula-de/rolled.ts';
import { pointsIn } from './budget.ts';
import { PARTS } from './state.ts';

const BOARD = track('80 1R5 15');

/** What a situation has cost so far: the part, the amount and the event that took it, in order. */
function losses({ events }: Situation) {
  return events.flatMap(event =>
    event.kind === 'pointsPaid' ? [`${event.seat} ${event.part} ${event.amount} ${event.why}`] : [],
  );
}

describe('the record of a race (M-2-0-3)', () => {
  test('has the grid, one place for each car in the order of the seats', () => {
    const begun = beforeRace(BOARD, 4, { preparation: 'ready' });
    expect(begun.race.laps).toBe(3);
    expect(begun.race.cars.map(one => one.space)).toEqual(
      BOARD.grid.slice(0, 4).map(index => BOARD.spaces[index]?.id),
    );
  });

  test('has the order of finish and why each other car is out', () => {
    const situation = race({
      board: BOARD,
      laps: 3,
      cars: [
        { space: '0@98', laps: 3, gear: 2 },
        { space: '2@96', laps: 3, gear: 2 },
        { space: '0@40', laps: 3, gear: 2, points: { handling: 1 } },
        { space: '2@20', laps: 3, gear: 2 },
      ],
      dangerous: ['0@42'],
      toPlay: [0, 1, 2, 3],
      dice: [2, 4, 2, 1, 2],
    });
    const first = play(situation, gear(2), to('0@0'));
    const second = play(first, gear(2), to('2@0'));
    const done = play(second, gear(2), to('0@42'));
    expect(done.book.standings(done.race, BOARD)).toEqual([
      { place: 1, seat: 0, status: 'finished' },
      { place: 2, seat: 1, status: 'finished' },
      { place: 3, seat: 3, status: 'racing' },
      { place: 4, seat: 2, status: 'retired' },
    ]);
    expect(car(done, 2)).toMatchObject({ retirement: 'handling' });
    expect(toldOf(done, 'carRetired')).toEqual([{ kind: 'carRetired', seat: 2, why: 'handling' }]);
  });
});

test('a play is all that a driver does and causes before the next one plays (M-0-0-3)', () => {
  const situation = race({
    board: BOARD,
    cars: [
      { space: '0@20', gear: 5 },
      { space: '0@41', gear: 2 },
      { space: '2@2', gear: 2 },
    ],
    dangerous: ['0@40'],
    toPlay: [0, 1],
    dice: [20, 20, 1, 20, 20],
  });
  const done = play(situation, gear(5), to('0@40'));
  // Its handling, both bodies and its engine are tested before the other driver is asked for anything.
  const told = done.events.map(event => event.kind);
  expect(told.lastIndexOf('testMade')).toBeLessThan(told.lastIndexOf('playBegan'));
  expect(toldOf(done, 'testMade').map(({ seat, test: what }) => `${seat} ${what}`)).toEqual([
    '0 handling',
    '1 collision',
    '0 collision',
    '0 engine',
  ]);
  expect(losses(done)).toEqual(['1 body 1 collision']);
  expect(question(done)).toMatchObject({ seat: 1, step: 'announceGear' });
});

const LANE = track('20 1R40 40');
const OVAL = track('80 1R5 15', 4, 'R');

describe('the points of a car (M-5-0-1)', () => {
  test('are those of six parts', () => {
    expect([...PARTS].sort()).toEqual(['body', 'brakes', 'engine', 'gearbox', 'handling', 'tires']);
  });

  test.each<[string, ReturnType<typeof track>, Drive, readonly Answer[], readonly string[]]>([
    [
      'overshooting',
      LANE,
      { from: '2@57', roll: 5 },
      [to('2@62'), pay(0, 3)],
      ['0 tires 3 overshoot'],
    ],
    [
      'braking',
      BOARD,
      { from: '0@20', roll: 6 },
      [to('0@25', { brakes: 1 })],
      ['0 brakes 1 braking'],
    ],
    [
      'blocking',
      LANE,
      {
        from: '2@30',
        roll: 6,
        own: { stops: 1 },
        others: [{ space: '2@33', gear: 1, stops: 1 }],
        black: [20, 20],
      },
      [to('2@32', { missing: 4 })],
      ['0 brakes 3 blocking', '0 tires 1 blocking'],
    ],
    [
      'over-revving',
      BOARD,
      { from: '0@20', roll: 4, gear: 2, own: { gear: 4 } },
      [to('0@24')],
      ['0 gearbox 1 overRevving'],
    ],
    [
      'a collision',
      BOARD,
      { from: '0@20', roll: 4, others: [{ space: '0@25', gear: 1 }], black: [20, 1] },
      [to('0@24')],
      ['0 body 1 collision'],
    ],
    [
      'an engine blow',
      BOARD,
      { from: '0@20', roll: 20, black: [1] },
      [to('0@40')],
      ['0 engine 1 engineTest'],
    ],
    [
      'road handling',
      BOARD,
      { from: '0@20', roll: 4, dangerous: ['0@24'], black: [1] },
      [to('0@24')],
      ['0 handling 1 handling'],
    ],
    [
      'the concrete wall',
      OVAL,
      { from: '2@20', roll: 4, black: [1] },
      [to('3@23.5', { path: ['2@21', '2@22', '2@23', '3@23.5'] })],
      ['0 body 1 wall'],
    ],
  ])('are crossed out by %s', (_, board, drive, answers, crossed) => {
    const before = rolledOn(board, drive);
    const done = play(before, ...answers);
    expect(losses(done)).toEqual(crossed);
    const left = Object.fromEntries(
      crossed.map(text => text.split(' ')).map(([, part = '', amount]) => [part, amount]),
    );
    for (const part of PARTS) {
      expect(car(done, 0).points[part]).toBe(
        pointsIn(car(before, 0).configuration, part) - Number(left[part] ?? 0),
      );
    }
  });
});
