// The moves on offer against a slow reading of the driving code that tries every way space by space (R-04, R-05, R-10, R-19, R-20,
// It knows the board's arrows and nothing of how the rules find ways.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Board, type Space, spaceAt, spaceOf } from '../../circuit/board.ts';
import { car, choices, gear, play, race, track, writtenRace } from '../../testing/builders.ts';
import { gearFor } from '../../testing/rolled.ts';
import { cornersBoard } from '../../testing/tiny-circuits.ts';
import { masters2005 } from './books/masters-2005.ts';

interface Setting {
  readonly board: Board;
  readonly cars: ReadonlySet<number>;
  readonly dangerous: ReadonlySet<number>;
}

/** A way so far: the spaces entered and what it has done to the corners on it. */
interface Way {
  readonly spaces: readonly number[];
  /** The straight run it is in: its first space and its steps; absent in corners and once the lane is fixed. */
  readonly run?: { readonly first: number; readonly entered: readonly number[] };
  /** Stops the car has in the corner where the way has come to. */
  readonly stops: number;
  /** Spaces beyond each corner left too early. */
  readonly overshoots: readonly number[];
  /** True when a corner was left with more than one stop missing: it ends there. */
  readonly fatal: boolean;
}

/** Steps of the shortest run between two straight spaces round the closed ones. */
function shortest(board: Board, from: number, end: number, closed: ReadonlySet<number>): number {
  let ring = new Set([from]);
  for (let steps = 0; ring.size > 0 && steps < 40; steps++) {
    if (ring.has(end)) return steps;
    const next = [...ring].flatMap(index => spaceAt(board, index).next.map(edge => edge.to));
    ring = new Set(next.filter(index => spaceAt(board, index).corner === -1 && !closed.has(index)));
  }
  return Number.POSITIVE_INFINITY;
}

function lawfulRun({ board, cars, dangerous }: Setting, run: NonNullable<Way['run']>): boolean {
  const end = run.entered.at(-1);
  if (end === undefined) return true;
  const shut = [...dangerous].filter(index => !run.entered.includes(index));
  return shortest(board, run.first, end, new Set([...cars, ...shut])) === run.entered.length;
}

/** Every lawful way that is one space longer. */
function onward(setting: Setting, start: Space, way: Way): readonly Way[] {
  const { board, cars } = setting;
  const last = spaceAt(board, way.spaces.at(-1) ?? start.index);
  const locked = way.overshoots.length > 0;
  const steps = locked ? [last.ahead] : last.next.map(edge => edge.to);
  return steps
    .filter(index => !cars.has(index))
    .map(index => entered(setting, way, last, spaceAt(board, index)))
    .filter(longer => longer.run === undefined || lawfulRun(setting, longer.run));
}

function entered({ board }: Setting, way: Way, last: Space, next: Space): Way {
  const leaves = last.corner !== -1 && next.corner !== last.corner;
  const missing = leaves ? (board.corners[last.corner]?.stops ?? 0) - way.stops : 0;
  const beyond = way.overshoots.map(spaces => spaces + 1);
  const overshoots = missing > 0 ? [...beyond, 1] : beyond;
  const spaces = [...way.spaces, next.index];
  const stops = next.corner === last.corner ? way.stops : 0;
  const rest = { spaces, stops, overshoots, fatal: missing > 1 };
  if (next.corner !== -1 || overshoots.length > 0) return rest;
  const run =
    way.run === undefined
      ? { first: next.index, entered: [] }
      : { first: way.run.first, entered: [...way.run.entered, next.index] };
  return { ...rest, run };
}

interface Reading {
  /** Lawful ways of the whole length, or the longest there are when the car is blocked. */
  readonly ways: readonly Way[];
  readonly fatal: boolean;
  readonly missing: number;
}

/** All that a car may do with so many spaces. */
function read(setting: Setting, start: Space, stops: number, length: number): Reading {
  const origin: Way = {
    spaces: [],
    stops,
    overshoots: [],
    fatal: false,
    ...(start.corner === -1 ? { run: { first: start.index, entered: [] } } : {}),
  };
  let ways: readonly Way[] = [origin];
  let fatal = false;
  for (let made = 0; made < length; made++) {
    const longer = ways.flatMap(way => onward(setting, start, way));
    fatal ||= longer.some(way => way.fatal);
    const next = longer.filter(way => !way.fatal);
    if (next.length === 0) {
      if (fatal) return { ways: [], fatal, missing: 0 };
      return { ways: farthest(setting.board, start, ways), fatal, missing: length - made };
    }
    ways = next;
  }
  return { ways, fatal, missing: 0 };
}

/** Of equally long ways those whose end plays first in the next round. */
function farthest(board: Board, start: Space, ways: readonly Way[]): readonly Way[] {
  const progress = (way: Way) => {
    const { tick } = spaceAt(board, way.spaces.at(-1) ?? start.index);
    return (tick - start.tick + board.ticks) % board.ticks;
  };
  const most = Math.max(...ways.map(progress));
  return ways.filter(way => progress(way) === most);
}

/** What makes two ways different choices: end, dangerous spaces entered, overshoots. */
function kindOf({ board, dangerous }: Setting, start: Space, way: Way): string {
  const end = spaceAt(board, way.spaces.at(-1) ?? start.index).id;
  const tests = way.spaces.filter(index => dangerous.has(index)).map(i => spaceAt(board, i).id);
  return `${end} through [${tests.toSorted().join(' ')}] beyond [${way.overshoots.join(' ')}]`;
}

const BOARDS = [
  cornersBoard(),
  track('6 1R5 4 2L3/4/5 3 1R6/4/3 1L4 12'),
  track('5 2R7/6/5 2 1L2/3/4 7 3R12/11/10 12'),
  track('7 1L4 3 2R6 12', 4),
  track('6 1R4 2 1L4 12', 2),
];

/** A situation in words short enough for the report of a failure. */
interface Case {
  /** Place in `BOARDS`. */
  readonly plan: number;
  readonly start: string;
  readonly stops: number;
  readonly roll: number;
  readonly others: readonly string[];
  readonly marks: readonly string[];
}

function boardOf(one: Case): Board {
  return BOARDS[one.plan] ?? cornersBoard();
}

/** Cars and dangerous spaces lie within a dozen spaces in front of the car. */
const cases: fc.Arbitrary<Case> = fc
  .record({
    plan: fc.nat(BOARDS.length - 1),
    pick: fc.nat(10_000),
    stops: fc.nat(3),
    roll: fc.integer({ min: 1, max: 11 }),
    others: fc.array(fc.nat(10_000), { maxLength: 8 }),
    marks: fc.array(fc.nat(10_000), { maxLength: 4 }),
  })
  .map(({ plan, pick, stops, roll, others, marks }) => {
    const board = BOARDS[plan] ?? cornersBoard();
    const onTrack = board.spaces.filter(space => space.kind === 'track');
    const start = onTrack[pick % onTrack.length] ?? spaceAt(board, 0);
    const near = onTrack.filter(space => {
      const ahead = (space.tick - start.tick + board.ticks) % board.ticks;
      return ahead <= 18 && space.index !== start.index;
    });
    const take = (numbers: readonly number[]) => [
      ...new Set(numbers.map(number => near[number % near.length]?.id ?? 'L1')),
    ];
    const taken = take(others);
    return {
      plan,
      start: start.id,
      stops: Math.min(stops, board.corners[start.corner]?.stops ?? 0),
      roll,
      others: taken,
      marks: take(marks).filter(id => !taken.includes(id)),
    };
  });

function offered(one: Case) {
  const board = boardOf(one);
  const number = gearFor(one.roll);
  const situation = race({
    board,
    laps: 9,
    cars: [
      {
        space: one.start,
        // Before the first crossing of the line the pit lane is shut (M-19-1-7).
        laps: 0,
        gear: number,
        stops: one.stops,
        points: { tires: 17, brakes: 9 },
      },
      ...one.others.map(space => ({ space, gear: 1 })),
    ],
    dangerous: one.marks,
    toPlay: [0],
    dice: [one.roll],
  });
  return play(situation, gear(number));
}

/** A way of the rules, read space by space; undefined when some step of it is unlawful. */
function reread(setting: Setting, start: Space, stops: number, path: readonly string[]) {
  let way: Way = {
    spaces: [],
    stops,
    overshoots: [],
    fatal: false,
    ...(start.corner === -1 ? { run: { first: start.index, entered: [] } } : {}),
  };
  for (const id of path) {
    const { index } = spaceOf(setting.board, id);
    const next = onward(setting, start, way).find(longer => longer.spaces.at(-1) === index);
    if (next === undefined) return undefined;
    way = next;
  }
  return way;
}

describe('the moves on offer', () => {
  test('are exactly the lawful ways, each kind once, whatever cars and dangers lie ahead', () => {
    fc.assert(
      fc.property(cases, one => {
        const board = boardOf(one);
        const indices = (ids: readonly string[]) =>
          new Set(ids.map(id => spaceOf(board, id).index));
        const setting = { board, cars: indices(one.others), dangerous: indices(one.marks) };
        const start = spaceOf(board, one.start);
        const situation = offered(one);
        if (choices(situation, 'move').length === 0) {
          // Nothing was left but to be eliminated.
          expect(read(setting, start, one.stops, one.roll).fatal).toBe(true);
          expect(car(situation, 0).retirement).toBe('overshoot');
          return;
        }
        const moves = choices(situation, 'move');
        const stayGear = gearFor(one.roll) <= 2;
        for (let brakes = 0; brakes < Math.min(one.roll, 4); brakes++) {
          const reading = read(setting, start, one.stops, one.roll - brakes);
          // What a blocked driver may add is the matter of chapter 12; 7 missing are offered only when nothing else is.
          if (reading.missing > (brakes === 0 ? 6 : 0)) continue;
          const listed = moves.filter(move => move.brakes === brakes);
          const read0 = listed.map(move => reread(setting, start, one.stops, move.path));
          expect(read0, 'a way on offer is unlawful').not.toContain(undefined);
          const ways = read0.filter(way => way !== undefined);
          expect(
            ways
              .filter(way => !way.fatal)
              .map(way => kindOf(setting, start, way))
              .sort(),
          ).toEqual([...new Set(reading.ways.map(way => kindOf(setting, start, way)))].sort());
          // To be eliminated with brakes spent is the same as without.
          if (brakes === 0) expect(ways.some(way => way.fatal)).toBe(reading.fatal);
          for (const move of listed) expect(move.missing).toBe(reading.missing);
        }
        const stays = moves.some(move => move.path.length === 0 && move.missing === 0);
        expect(stays).toBe(stayGear);
      }),
      { numRuns: 1500 },
    );
  });
});

/** Car 0 has just come one space along its lane and stands directly behind another car, both in 4th. */
function behindAnother(one: Case) {
  const board = boardOf(one);
  const start = spaceOf(board, one.start);
  const front = spaceAt(board, start.ahead).id;
  const from = board.spaces.find(space => space.kind === 'track' && space.ahead === start.index);
  const left = from ?? start;
  const stays = left.corner === start.corner;
  const stopsBefore = stays ? one.stops : (board.corners[left.corner]?.stops ?? 0);
  const others = one.others.filter(id => id !== front && id !== left.id);
  const spec = {
    board,
    laps: 9,
    cars: [
      { space: one.start, laps: 0, gear: 4, stops: stopsBefore, points: { tires: 17, brakes: 9 } },
      { space: front, gear: 4 },
      ...others.map(space => ({ space, gear: 1 })),
    ],
    dangerous: one.marks.filter(id => id !== front),
  };
  const written = writtenRace(spec);
  const steps = ['slipstream', 'payOvershoot', 'nextPlay'] as const;
  const { race: standing } = masters2005.resumeAt(
    {
      ...written,
      agenda: steps.map(step => ({ step, seats: step === 'nextPlay' ? [] : [0] })),
      play: {
        ...written.play,
        seat: 0,
        leverBefore: 4,
        gear: 4,
        rolled: 7,
        distance: 1,
        path: [left.id, one.start],
        stopsBefore,
      },
    },
    board,
  );
  const situation = { book: masters2005, board, race: standing, events: [], heard: 0 };
  const stops = stays ? one.stops : 0;
  return { situation, cars: [front, ...others], dangerous: spec.dangerous, stops };
}

describe('the slipstreams on offer', () => {
  test('are exactly the lawful ways of three spaces, or fewer by brakes (R-49, R-50)', () => {
    fc.assert(
      fc.property(cases, one => {
        const { situation, cars, dangerous, stops } = behindAnother(one);
        const { board } = situation;
        const indices = (ids: readonly string[]) =>
          new Set(ids.map(id => spaceOf(board, id).index));
        const setting = { board, cars: indices(cars), dangerous: indices(dangerous) };
        const start = spaceOf(board, one.start);
        const offered = choices(situation, 'takeSlipstream');
        for (const brakes of [0, 1, 2]) {
          const reading = read(setting, start, stops, 3 - brakes);
          const lawful = reading.missing === 0 ? reading.ways : [];
          const ways = offered
            .filter(choice => choice.brakes === brakes)
            .map(choice => reread(setting, start, stops, choice.path));
          expect(ways, 'a way on offer is unlawful').not.toContain(undefined);
          expect(
            ways
              .filter(way => way !== undefined && !way.fatal)
              .map(way => way && kindOf(setting, start, way))
              .sort(),
          ).toEqual([...new Set(lawful.map(way => kindOf(setting, start, way)))].sort());
        }
      }),
      { numRuns: 1500 },
    );
  });
});
