import { describe, expect, test } from 'vitest';
import { spaceAt, spaceOf } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { standing, stopsAfter } from '../../rules/formula-de/chapters/movement/corners.ts';
import { legalWays } from '../../rules/formula-de/chapters/movement/driving-code.ts';
import { trialStart } from '../../rules/formula-de/chapters/trials/timed-trials.ts';
import { gearThrows } from '../../rules/formula-de/gear-throws.ts';
import { masters2005Definition } from '../../rules/formula-de/masters/masters-2005.ts';
import { trant } from '../../rules/formula-de/trant/trant.ts';
import { boardOf, cornersBoard, ovalBoard } from '../../testing/circuits/tiny-circuits.ts';
import { anotherBook } from '../../testing/formula-de/another-book.ts';
import { track } from '../../testing/formula-de/builders.ts';
import { lapNumbers } from './lap-numbers.ts';
import { parOf } from './par.ts';
import { TIMED_TRIAL, trialCosts } from './penalty-costs.ts';
import { solveTable } from './value-table.ts';

const MASTERS = masters2005Definition.values;

/** Trant's lap alone as the first book scores it: from a standing start, each point outside a roll. */
const TRANT = { ...trant.definition.values, trials: MASTERS.trials };
const ELSEWHERE = anotherBook.definition.values;

/** Returns the expected rolls by trying everything, move by move, with the rules' own search; slow and simple. */
function bruteForce(board: FormulaBoard, values = MASTERS): number {
  const known = new Map<string, number>();
  const guessed = new Map<string, number>();
  const terrain = {
    board,
    occupied: new Set<number>(),
    dangerous: new Set<number>(),
    pit: undefined,
    raceLaps: 1,
    fatalMissing: values.overshoot.fatalMissing,
    rateAt: () => 1,
    onceAt: () => 0,
    locksLane: values.overshoot.locksLane,
    skippingIsFatal: values.overshoot.skippingIsFatal,
    marksExcuse: true,
  };
  const afterRoll = (space: number, stops: number, laps: number, gear: number, face: number) => {
    const { byLength, ended } = legalWays(terrain, space, standing(stops, laps), face);
    const costs = ended.map(({ passage }) => (passage.end === 'fatal' ? 1e6 : passage.due));
    for (const { to, passage } of byLength[face] ?? []) {
      const made = stopsAfter(board, spaceAt(board, to), passage, values);
      costs.push(passage.due + rolls(to, made, passage.laps, gear));
    }
    return Math.min(...costs);
  };
  const inGear = (space: number, stops: number, laps: number, gear: number) => {
    const throws = gearThrows(values, gear).map(({ faces }) => {
      const sum = faces.reduce((all, face) => all + afterRoll(space, stops, laps, gear, face), 0);
      return sum / faces.length;
    });
    return Math.min(...throws);
  };
  const rolls = (space: number, stops: number, laps: number, lever: number): number => {
    const key = `${space} ${stops} ${laps} ${lever}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const guess = guessed.get(key);
    if (guess !== undefined) return guess;
    if (spaceAt(board, space).nextCost === 1) {
      const least = leastOver(space, stops, laps, lever);
      known.set(key, least);
      return least;
    }
    // A roll that buys no space leads back to where it began (TRR-25).
    let best = Number.POSITIVE_INFINITY;
    for (let gain = 1; gain > 1e-12; ) {
      guessed.set(key, best);
      const better = leastOver(space, stops, laps, lever);
      gain = best - better;
      best = better;
    }
    guessed.delete(key);
    known.set(key, best);
    return best;
  };
  const leastOver = (space: number, stops: number, laps: number, lever: number) => {
    let best = Number.POSITIVE_INFINITY;
    for (let gear = 1; gear <= Math.min(6, lever + 1); gear++) {
      if (lever - gear - 1 > values.gearbox.overRevving.length) continue;
      best = Math.min(best, 1 + inGear(space, stops, laps, gear));
    }
    return best;
  };
  return 1 + inGear(spaceOf(board, trialStart(board)).index, 0, 0, 1);
}

describe('par', () => {
  test.each([
    ['one corner', track('9 1R3 14')],
    ['a corner of one space', track('11 1L1 15')],
    ['corners with doors side by side', track('10 1L2/3/4 2 2R6/5/4 16')],
    ['a three-stop corner', track('9 3L9/12/15 20')],
    ['two lanes', track('12 2L4/5 9 1R3/2 14', 2)],
  ])('is what trying everything gives: %s', (_name, board) => {
    expect(parOf(board)).toBeCloseTo(bruteForce(board), 9);
  });

  test.each([
    ['one corner', track('9 1R3 14')],
    ['a three-stop corner', track('9 3L5/6/7 14')],
    ['two lanes', track('12 2L4/5 9 1R3/2 8', 2)],
  ])('is counted by the numbers of the book that is asked for: %s', (_name, board) => {
    const par = parOf(board, ELSEWHERE);
    expect(par).toBeCloseTo(bruteForce(board, ELSEWHERE), 9);
    expect(par).not.toBeCloseTo(parOf(board), 1);
    expect(parOf(board)).toBeCloseTo(bruteForce(board), 9);
  });

  test.each([
    ['a corner of three stops', track('9 3L5/6/7 14')],
    ['a corner that is left into another', track('9 2L4/5/6 1 1R3/2/1 14')],
    ['a doubled straight', track('9 1L4 6x2 1R3 12')],
  ])('takes the better of two throws: %s (TR-47)', (_name, board) => {
    const par = parOf(board, TRANT);
    expect(par).toBeCloseTo(bruteForce(board, TRANT), 9);
    const { chart: _chart, ...oneDie } = TRANT;
    expect(par).toBeLessThan(parOf(board, oneDie) - 0.01);
  });

  test('of a lap that begins at speed, with half a roll for each point, is shorter (TR-31, TR-33)', () => {
    const board = track('40 1R4 30 2L7 30');
    const [standing, flying] = [parOf(board, TRANT), parOf(board, trant.definition.values)];
    // A standing start takes about three rolls to come to speed.
    expect(standing - flying).toBeGreaterThan(2);
    expect(standing - flying).toBeLessThan(5);
  });

  test('begins on the first complete space behind the line in the middle lane (M-1-1-3)', () => {
    const board = cornersBoard();
    // The middle lane is half a space ahead: its last space lies across the line.
    const start = spaceOf(board, trialStart(board));
    expect(start.endTick).toBe(board.ticks - 1);
    expect(start.lane).toBe(1);
  });

  test('a fatal exit that cannot be avoided does not make it endless', () => {
    // Three stops in one space: a car that enters in time is out when it leaves.
    const par = parOf(track('10 3L2 14'));
    expect(par).toBeGreaterThan(0);
    expect(par).toBeLessThan(60);
  });

  // Processor time, which other programs on the machine do not lengthen.
  test('is solved within a second', () => {
    const board = ovalBoard();
    const before = process.cpuUsage();
    parOf(board);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
  });
});

describe('the value of a place alone', () => {
  // `L` of this board: 20 spaces, one corner space L21, two more, the line.
  const board = boardOf(`format: circuit/1
id: tiny
name: Tiny
formula:
  lanes: 3
  weather: {sun: 1-20}
  grid: {slots: 2, pole: L}
  pit: none
  track:
  - straight: 20
  - {corner: A, stops: 1, bends: [L90 1/1/1]}
  - straight: 2
`);
  const table = solveTable(board, lapNumbers(masters2005Definition.values), TIMED_TRIAL, 2);
  const rolls = (id: string, gear: number, stops = 0) =>
    table.rollsLeft(spaceOf(board, id).index, gear, stops);

  test('is one roll when any face crosses the line', () => {
    expect(rolls('L23', 1)).toBe(1);
    expect(rolls('L22', 6)).toBe(1);
  });

  test('counts the faces that fall short', () => {
    // Three steps to go with the lever in 1st: only a 2 in 2nd needs another roll.
    expect(rolls('L21', 1, 1)).toBeCloseTo(1 + 1 / 6, 12);
  });

  test('weighs a stop against an overshoot in a one-stop corner of one space', () => {
    // 2nd: one space outside before the one astride the line, and a 2 leaves one step. 1st would cost more: a 1 stops, two
    // steps before the line; a 2 is one space outside and leaves one step.
    const second = 1 + 1 + 1 / 6;
    expect(second).toBeLessThan(1 + 1 / 2 + (1 + 1) / 2);
    expect(rolls('M20', 1)).toBeCloseTo(second, 12);
    // 3rd always reaches the line.
    expect(rolls('M20', 2)).toBeCloseTo(2, 12);
    // From the left lane a 1 stops three steps before the line; a 2 goes round by the middle one and stops two before it.
    expect(rolls('L20', 1)).toBeCloseTo(1 + (1 + 1 / 6) / 2 + 1 / 2, 12);
    // Over the line spaces outside no longer count: 3rd costs the two before it and one roll.
    expect(rolls('L21', 3, 0)).toBeCloseTo(3, 12);
  });

  test('is no higher with a higher lever, short of 6th, from which 1st is out of reach', () => {
    for (const { index } of board.spaces) {
      for (let lever = 1; lever < 5; lever++) {
        const low = table.rollsLeft(index, lever, 1);
        expect(table.rollsLeft(index, lever + 1, 1)).toBeLessThanOrEqual(low);
      }
    }
  });
});

test('a point of a lap alone costs its share of the turn that so many points make (TR-31)', () => {
  const { trials } = trant.definition.values;
  expect(trialCosts({ trials })).toMatchObject({ outside: 0.5, boost: 0.5, point: 0.5 });
  const four = trialCosts({ trials: { ...trials, pointsATurn: 4 } });
  expect(four).toMatchObject({ outside: 0.25, boost: 0.25, point: 0.25 });
});
