// Qualifying of the BGA books as sentences of their rules: one lap alone, its score, and the grid that it makes.
import { describe, expect, test } from 'vitest';
import { dice, spaceId, track } from '../../../testing/formula-de/builders.ts';
import { trialLap } from '../../../testing/formula-de/trial-lap.ts';
import { bookOf, trialBook } from '../../books.ts';
import { overshootRate } from '../chapters/car/tires.ts';
import {
  compareResults,
  fullResult,
  gridOf,
  type SessionCount,
} from '../chapters/trials/timed-trials.ts';
import type { FormulaDeChoice } from '../choices.ts';
import { bgaAdvanced } from './advanced.ts';
import { bgaBasic } from './basic.ts';

const { trials: TRIALS, tires: TIRES } = bgaAdvanced.definition.values;

// Corner A has x 20 to 24.
const CORNER = track('20 1R5 40');
const LONG = track('150 1R5 40');

const BOOKS = [bgaAdvanced.id, bgaBasic.id];

function lapOn(board: typeof CORNER, faces: readonly number[], book: string = bgaAdvanced.id) {
  return trialLap(dice(...faces), board, 'guided', { weather: 'sun' }, book);
}

/** A play: the gear, the face of its die, and where the car goes; to the end of the first way offered unless that is said. */
type Play = readonly [gear: number, face: number, at?: number];

const isMove = ({ kind }: FormulaDeChoice) => kind === 'move';

const TO_THE_CORNER: readonly Play[] = [
  [1, 2, 0.5],
  [2, 4, 4.5],
  [3, 8, 12.5],
  [4, 7, 19.5],
];

test.each(['bga-basic', 'bga-advanced'])(
  'by hand the car of %s goes only where the guided one may go (BGA-O-6)',
  bookId => {
    const ends = (hand: 'guided' | 'free') => {
      const lap = trialLap(bookId === 'bga-basic' ? [2] : [20, 2], CORNER, hand, {}, bookId);
      if (lap.offered().some(({ kind }) => kind === 'chooseTires')) lap.tires('hard');
      return lap.offered().flatMap(choice => ('to' in choice ? [choice.to] : []));
    };
    expect(ends('free').length).toBeGreaterThan(1);
    expect(ends('free').toSorted()).toEqual(ends('guided').toSorted());
  },
);

test.each(BOOKS)(
  'of the one space where the car of %s can be set by hand, what comes of it is told before (BGA-O-6)',
  bookId => {
    const board = track('20 2L9 40', 2);
    const options = { nitro: 'on', weather: 'sun', tires: 'hard' } as const;
    const lap = trialLap(dice(2, 4, 8, 7, 1, 2), board, 'free', options, bookId);
    const keep = { kind: 'keepNitro' } as const;
    const kept = () => lap.answer(one => one.kind === 'keepNitro');
    for (const [number, name] of [
      [2, '0@1'],
      [3, '0@5'],
      [4, '0@13'],
      [1, '0@20'],
    ] as const) {
      kept();
      lap.to(name);
      lap.gear(number);
    }
    expect(lap.consequences(keep)).toEqual([{ kind: 'stop', amount: 2, of: 2, name: 'A' }]);
    kept();
    expect(lap.told().findLast(({ kind }) => kind === 'stopMade')).toMatchObject({ stops: 2 });
    expect(lap.offered().map(({ kind }) => kind)).toContain('chooseGear');
  },
);

test.each([
  ['bga-basic', 'BGA-B-26'],
  ['bga-advanced', 'BGA-A-7'],
])('the lap of %s quotes the rows of its own book (BGA-O-5, BGA-O-12)', (bookId, stop) => {
  for (const hand of ['guided', 'free'] as const) {
    const rows = (trialBook(bookId, hand)?.definition.orderOfPlay ?? []).map(([, row]) => row);
    expect(rows.filter(row => !row.startsWith('BGA-'))).toEqual([]);
    expect(rows).toEqual(expect.arrayContaining(['BGA-O-12', stop]));
    expect(rows.includes('BGA-O-5')).toBe(hand === 'free');
  }
});

/** Drives a lap; `next` is the face that would fall after it. */
function driven(board: typeof CORNER, book: string, plays: readonly Play[], next?: number) {
  const faces = plays.map(([, face]) => face);
  const lap = lapOn(board, next === undefined ? faces : [...faces, next], book);
  plays.forEach(([gear, , at], index) => {
    if (index > 0) lap.gear(gear);
    if (at !== undefined) lap.to(`1@${at}`);
    else if (lap.offered().some(isMove)) lap.answer(isMove);
  });
  return lap;
}

const counted = (fields: Partial<SessionCount>) =>
  fullResult(
    {
      gearRolls: 0,
      overshootRolls: 0,
      misplacements: 0,
      timeMs: 0,
      aborted: false,
      ...fields,
    },
    TRIALS,
  );

describe.each(BOOKS)('a lap by %s', book => {
  test('begins in 1st on the last space of the middle lane before the line, without a start roll (BGA-O-5, BGA-O-8, BGA-V-12, BR-9)', () => {
    const lap = lapOn(CORNER, [2], book);
    expect(lap.car()).toMatchObject({ space: spaceId(CORNER, '1@-1.5'), gear: 1 });
    expect(lap.told().map(({ kind }) => kind)).not.toContain('startRolled');
    lap.to('1@0.5');
    expect(lap.car()?.trial).toMatchObject({ rolls: 1, penaltyRolls: 0 });
  });

  test('is the only one of its driver (BGA-O-5)', () => {
    expect(bookOf(book)?.definition.values.trials.sessionsMost).toBe(1);
  });

  test('offers no brakes, however far the roll overshoots (BGA-O-9, BGA-V-13)', () => {
    const lap = driven(CORNER, book, TO_THE_CORNER, 12);
    lap.gear(4);
    for (const one of lap.offered()) expect(one).toMatchObject({ kind: 'move', brakes: 0 });
  });

  test('strains no engine and rolls no weather by a 20 (BR-47)', () => {
    const plays: readonly Play[] = [
      [1, 2, 0.5],
      [2, 4, 4.5],
      [3, 8, 12.5],
      [4, 12, 24.5],
      [5, 20, 44.5],
    ];
    const told = driven(LONG, book, plays).told();
    const black = told.filter(event => event.kind === 'dieRolled' && event.die === 'black');
    expect(black).toEqual([]);
    expect(told.map(({ kind }) => kind)).not.toContain('testMade');
  });

  test('goes down by any number of gears for nothing, from 6th to 1st too (BGA-O-10, BGA-V-14)', () => {
    const plays: readonly Play[] = [
      [1, 2, 0.5],
      [2, 4, 4.5],
      [3, 8, 12.5],
      [4, 12, 24.5],
      [5, 20, 44.5],
      [6, 30, 74.5],
    ];
    const lap = driven(LONG, book, plays, 1);
    const before = lap.car()?.points;
    expect(lap.offered().flatMap(one => (one.kind === 'chooseGear' ? [one.gear] : []))).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
    lap.gear(1);
    expect(lap.car()).toMatchObject({ gear: 1, points: before });
  });

  test('scores 1 for each round and 1 for each space beyond a corner, and no wear point is lost (BGA-O-6, BGA-O-7, BGA-O-11, BGA-O-12)', () => {
    const lap = driven(CORNER, book, [...TO_THE_CORNER, [4, 8, 27.5]]);
    const before = lapOn(CORNER, [2], book).car()?.points;
    expect(lap.car()).toMatchObject({
      points: before,
      trial: { rolls: 5, penaltyRolls: 3 },
    });
  });

  test('ends where a corner that wants two stops gets none, and where one that wants three gets one (BGA-O-14, BR-51)', () => {
    const short = TO_THE_CORNER.slice(0, 3);
    const end = (stops: 1 | 2 | 3, plays: readonly Play[]) =>
      driven(track(`14 ${stops}R5 40`), book, [...short, ...plays]).car()?.status;
    expect(end(1, [[4, 8]])).toBe('racing');
    expect(end(2, [[4, 8]])).toBe('retired');
    expect(
      end(2, [
        [2, 3],
        [3, 8],
      ]),
    ).toBe('racing');
    expect(
      end(3, [
        [2, 3],
        [3, 8],
      ]),
    ).toBe('retired');
  });
});

test('the roll that brings the car over the line is the last, and spaces beyond a corner count up to the line (BR-67)', () => {
  // Corner A has x 60 to 64, and the line is at 68.
  const lap = driven(track('60 1R5 3'), bgaAdvanced.id, [
    [1, 2, 0.5],
    [2, 4, 4.5],
    [3, 8, 12.5],
    [4, 12, 24.5],
    [5, 20, 44.5],
    [5, 13, 57.5],
    [5, 20],
  ]);
  expect(lap.car()).toMatchObject({ status: 'finished', trial: { rolls: 7, penaltyRolls: 2 } });
});

test('beyond a corner soft tires count double, dry or wet, and rain tires on a dry track (BR-66, BGA-O-12, BGA-O-50)', () => {
  const rate = (type: 'hard' | 'soft' | 'rain', state: 'dry' | 'wet') =>
    overshootRate({ set: { type, fittedFor: 1 } }, 1, state, TIRES);
  expect([rate('hard', 'dry'), rate('hard', 'wet')]).toEqual([1, 1]);
  expect([rate('soft', 'dry'), rate('soft', 'wet')]).toEqual([2, 2]);
  expect([rate('rain', 'dry'), rate('rain', 'wet')]).toEqual([2, 1]);
});

describe('the score of a lap', () => {
  test('counts rounds, spaces beyond corners and full minutes (BGA-O-11, BGA-O-12, BGA-O-13)', () => {
    const all = counted({ gearRolls: 14, overshootRolls: 3, timeMs: 119_990 });
    expect(all.rolls).toBe(18);
    expect(counted({ gearRolls: 14, timeMs: 120_000 }).rolls).toBe(16);
  });

  test('the lowest is ahead, then the shorter time, then who drove first (BGA-O-15, BGA-O-16, BR-53)', () => {
    const results = [
      counted({ gearRolls: 16, timeMs: 50_000 }),
      counted({ gearRolls: 15, timeMs: 58_000 }),
      counted({ gearRolls: 15, timeMs: 41_000 }),
      counted({ gearRolls: 16, timeMs: 50_000 }),
    ];
    const grid = gridOf(
      results.map((result, seat) => ({ seat, result })),
      TRIALS,
    );
    expect(grid).toEqual([2, 1, 0, 3]);
  });

  test('drivers without a lap are behind all others, by distance, then by who drove first (BGA-O-14, BR-52)', () => {
    const results = [
      counted({ aborted: true, distance: 40 }),
      counted({ aborted: true, distance: 90 }),
      counted({ gearRolls: 40 }),
      counted({ aborted: true, distance: 40 }),
      counted({ aborted: true }),
    ];
    const grid = gridOf(
      results.map((result, seat) => ({ seat, result })),
      TRIALS,
    );
    expect(grid).toEqual([2, 1, 0, 3, 4]);
    const [near, far] = results;
    expect(near && far && compareResults(near, far, TRIALS)).toBeGreaterThan(0);
  });
});
