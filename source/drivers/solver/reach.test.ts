import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spaceAt } from '../../circuit/board.ts';
import { deriveBoard } from '../../circuit/derive.ts';
import type { FormulaBoard, FormulaSpace } from '../../circuit/formula-board.ts';
import { standing, stopsAfter } from '../../rules/formula-de/chapters/movement/corners.ts';
import { legalWays } from '../../rules/formula-de/chapters/movement/driving-code.ts';
import { masters2005Definition } from '../../rules/formula-de/masters/masters-2005.ts';
import { trant } from '../../rules/formula-de/trant/trant.ts';
import { anyCircuit } from '../../testing/circuits/any-circuit.ts';
import { cornersBoard, ovalBoard, straightBoard } from '../../testing/circuits/tiny-circuits.ts';
import { track } from '../../testing/formula-de/builders.ts';
import { volume } from '../../testing/volume.ts';
import { lapNumbers } from './lap-numbers.ts';
import { LINE, placeOf, type Reach, type ReachNumbers, reachOf, SAME_CORNER } from './reach.ts';

const LOCKED = { locksLane: true, stopsBeyond: false, skippingIsFatal: false };
const MASTERS = { longest: 30, fatalMissing: 2, beyond: LOCKED };
const ELSEWHERE = { longest: 12, fatalMissing: 3, beyond: LOCKED };
const { longest, fatalMissing, beyond } = lapNumbers(trant.definition.values);
const TRANT = { longest, fatalMissing, beyond };

/** Returns the terrain of a board without other cars or dangerous spaces. */
function emptyRoad(board: FormulaBoard, { fatalMissing, beyond }: ReachNumbers) {
  const none: ReadonlySet<number> = new Set();
  const rules = {
    pit: undefined,
    fatalMissing,
    rateAt: () => 1,
    onceAt: () => 0,
    locksLane: beyond.locksLane,
    skippingIsFatal: beyond.skippingIsFatal,
    marksExcuse: true,
  };
  return { board, occupied: none, dangerous: none, ...rules };
}

/** Returns the ends of the rules' own search, as `space missing laps` with the fewest spaces outside. */
function endsByRules(
  board: FormulaBoard,
  numbers: ReachNumbers,
  start: FormulaSpace,
  stops: number,
  harmlessWalls: boolean,
): Map<string, number>[] {
  const ways = legalWays(
    { ...emptyRoad(board, numbers), harmlessWalls, raceLaps: 99 },
    start.index,
    standing(stops, 0),
    numbers.longest,
  );
  return Array.from({ length: numbers.longest }, (_, i) => {
    const ends = new Map<string, number>();
    for (const { to, passage } of ways.byLength[i + 1] ?? []) {
      const space = spaceAt(board, to);
      const required = board.corners[space.corner]?.stops ?? 0;
      const missing =
        required -
        stopsAfter(board, space, passage, {
          overshoot: { ...masters2005Definition.values.overshoot, ...numbers.beyond },
        });
      const key = `${space.id} ${missing} ${passage.laps}`;
      ends.set(key, Math.min(ends.get(key) ?? passage.due, passage.due));
    }
    return ends;
  });
}

function endsByReach(reach: Reach, start: FormulaSpace, stops: number): Map<string, number>[] {
  const { board } = reach;
  const short = Math.max(0, (board.corners[start.corner]?.stops ?? 0) - stops);
  return Array.from({ length: reach.longest }, (_, i) => {
    const ends = new Map<string, number>();
    const place = placeOf(reach, start.index, short, i + 1);
    for (let at = reach.first[place] ?? 0; at < (reach.first[place + 1] ?? 0); at++) {
      const to = reach.to[at] ?? LINE;
      if (to === LINE) continue;
      const code = reach.missing[at] ?? 0;
      const missing = code === SAME_CORNER ? Math.max(0, short - 1) : code;
      const key = `${spaceAt(board, to).id} ${missing} ${reach.laps[at]}`;
      const outside = reach.outside[at] ?? 0;
      ends.set(key, Math.min(ends.get(key) ?? outside, outside));
    }
    return ends;
  });
}

function expectSameEnds(board: FormulaBoard, numbers = MASTERS, harmlessWalls = false): void {
  const reach = reachOf(board, numbers);
  for (const space of board.spaces) {
    const required = board.corners[space.corner]?.stops ?? 0;
    for (let stops = 0; stops <= required; stops++) {
      const byRules = endsByRules(board, numbers, space, stops, harmlessWalls);
      expect(endsByReach(reach, space, stops)).toEqual(byRules);
    }
  }
}

describe('the ends of every roll on an empty board', () => {
  test.each([
    ['a long straight', straightBoard()],
    ['corners of one, two and three stops', cornersBoard()],
    ['an oval with a wall', ovalBoard()],
    ['a corner of one space', track('20 1L1 8 2R1/2/3 20')],
    ['a lap shorter than a roll', track('6 1L1 3 1R2 8')],
    ['two lanes', track('12 2L4/5 9 1R3/2 14', 2)],
  ])('are those of the driving code: %s', (_name, board) => {
    expectSameEnds(board);
  });

  test.each([
    ['a corner of three stops', track('6 3L5/6/7 10')],
    ['a corner of one space', track('20 1L1 8 2R1/2/3 20')],
    ['a lap shorter than a roll', track('6 1L1 3 1R2 8')],
  ])('are those of the book with its longest move and its fatal exits: %s', (_name, board) => {
    expectSameEnds(board, ELSEWHERE);
  });

  test.each([
    ['corners of one, two and three stops', cornersBoard()],
    ['corners that follow each other', track('9 1L2/3/4 3 2R6/5/4 2 1L3 14')],
    ['a lap shorter than a roll', track('6 1L1 3 1R2 8')],
    ['a doubled straight between corners', track('12 1L3/4/5 7x2 2R4/5/6 12')],
    ['the straight of the line doubled', track('9x2 1L4 8 1R3 12x2')],
    ['two lanes, all straights doubled', track('7x2 2L4/5 5x2 1R3/2 8x2', 2)],
  ])(
    'are those of a book without a lock of the lane, in movement points: %s (TR-54, TRR-25 to TRR-29)',
    (_name, board) => {
      expectSameEnds(board, TRANT);
    },
  );

  test('are the same where the wall of an oval is not dangerous (BGA-V-41)', () => {
    expectSameEnds(ovalBoard(), MASTERS, true);
  });

  test('are those of the driving code on any circuit', () => {
    fc.assert(
      fc.property(anyCircuit, circuit => expectSameEnds(deriveBoard(circuit))),
      { numRuns: volume(2, 6) },
    );
    fc.assert(
      fc.property(anyCircuit, circuit => expectSameEnds(deriveBoard(circuit, 'doubled'), TRANT)),
      { numRuns: volume(1, 6) },
    );
  });

  test.each([
    ['of one point a space', track('6 1L1 3 1R2 8'), MASTERS],
    ['of two', track('6x2 1L1 3 1R2 8x2'), TRANT],
  ])(
    'tell the cheapest crossing of a line %s for every roll that can cross it',
    (_name, board, numbers) => {
      const reach = reachOf(board, numbers);
      for (const start of board.spaces) {
        const ways = legalWays(
          { ...emptyRoad(board, numbers), raceLaps: 0 },
          start.index,
          standing(0, 0),
          numbers.longest,
        );
        const finished = ways.ended.filter(way => way.passage.end === 'finished');
        for (let length = 1; length <= numbers.longest; length++) {
          const short = board.corners[start.corner]?.stops ?? 0;
          const place = placeOf(reach, start.index, short, length);
          const crossings: number[] = [];
          for (let at = reach.first[place] ?? 0; at < (reach.first[place + 1] ?? 0); at++) {
            if (reach.to[at] === LINE && reach.laps[at] === 1)
              crossings.push(reach.outside[at] ?? 0);
          }
          const cheapest = Math.min(
            ...finished.filter(way => way.spent <= length).map(way => way.passage.due),
          );
          expect(crossings).toEqual(Number.isFinite(cheapest) ? [cheapest] : []);
        }
      }
    },
  );

  test('are found once for each board and such numbers', () => {
    const board = straightBoard();
    expect(reachOf(board, ELSEWHERE)).not.toBe(reachOf(board, MASTERS));
    expect(reachOf(board, MASTERS)).toBe(reachOf(board, MASTERS));
  });
});
