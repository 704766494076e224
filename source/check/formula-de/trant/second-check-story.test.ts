// The second telling of the second check finds what is wrong with a turn, and nothing in one that is right.
import { describe, expect, test } from 'vitest';
import type { FormulaDeEvent, TestMade } from '../../../rules/formula-de/events.ts';
import type { SecondCheckMade } from '../../../rules/formula-de/trant/events.ts';
import { trant } from '../../../rules/formula-de/trant/trant.ts';
import { race, spaceId, track } from '../../../testing/formula-de/builders.ts';
import { secondCheckFaults } from './second-check-story.ts';

const BOARD = track('20 2R6 34 1R6 40');
/** Seat 0 with seats 1 to 3 right ahead of it, behind it and beside it, and seat 4 far away. */
const CARS = ['0@22', '0@23', '0@21', '1@22.5', '0@2'].map(space => ({ space }));
const OUT: FormulaDeEvent = { kind: 'carRetired', seat: 0, why: 'collision' };

function check(seat: number, other: number, failed: boolean): TestMade {
  const space = spaceId(BOARD, '0@22');
  const roll = failed ? 1 : 9;
  return { kind: 'testMade', test: 'collision', seat, other, roll, upTo: 2, failed, space };
}

/** A second check by rolls as they fell, such as `1:5 2:9`. */
function second(rolls: string, loser: number, chain = false): SecondCheckMade {
  const made = rolls
    .split(' ')
    .filter(Boolean)
    .map(pair => {
      const [seat = 0, roll = 0] = pair.split(':').map(Number);
      return { seat, roll };
    });
  return { kind: 'secondCheckMade', chain, rolls: made, loser };
}

function found(
  events: readonly FormulaDeEvent[],
  chainReaction: 'on' | 'off' = 'off',
  mover = 0,
): readonly string[] {
  const spec = { book: trant, board: BOARD, toPlay: [mover], cars: CARS };
  const { race: before } = race({ ...spec, options: { chainReaction } });
  return secondCheckFaults(BOARD, { before, choice: undefined, race: before, events });
}

/** Seat 0 goes out in its check with seat 1, which loses a point of its own or not. */
const gone = (partnerFails: boolean) => [check(0, 1, true), check(1, 0, partnerFails), OUT];

describe('a car that goes out by the loss of bodywork', () => {
  test('makes those that touched it roll again, unless its partner lost a point too (TR-93)', () => {
    expect(found([check(0, 1, true), OUT, check(1, 0, false), second('1:5 2:9', 1)])).toEqual([]);
    expect(found([check(0, 1, true), OUT, check(1, 0, true)])).toEqual([]);
  });

  test('is judged by its last meeting with the car at play, which may move into it twice (TRR-41)', () => {
    const before = [check(1, 0, true), check(0, 1, true)];
    const met = [...before, check(1, 0, false), check(0, 1, true), OUT, second('1:5 2:9', 1)];
    expect(found(met, 'off', 1)).toEqual([]);
    expect(found(met.slice(0, -1), 'off', 1).join()).toContain('no second check');
  });

  test('without a second check that is due, or with one that is not, is wrong', () => {
    const none = [check(0, 1, true), OUT, check(1, 0, false)];
    expect(found(none)).toEqual(['seat 0 goes out: no second check of 1,2,3']);
    const needless = [check(0, 1, true), OUT, check(1, 0, true), second('1:5 2:9', 1)];
    expect(found(needless)).toEqual(['seat 0 goes out: a second check of 1,2,3']);
  });

  test('sets off a second check in any case where chain reactions are on, and only there (TR-94)', () => {
    const chain = [check(0, 1, true), OUT, check(1, 0, true), second('1:5 2:9', 1, true)];
    expect(found(chain, 'on')).toEqual([]);
    expect(found(chain.slice(0, -1), 'on')).toEqual(['seat 0 goes out: no second check of 1,2,3']);
    expect(found(chain)).toContain('a chain reaction that is switched off');
  });

  test('for another reason sets off none', () => {
    const engine: FormulaDeEvent = { kind: 'carRetired', seat: 0, why: 'engine' };
    expect(found([engine])).toEqual([]);
  });
});

describe('the lowest roll of a second check', () => {
  const lost = (rolls: string, loser: number) => found([...gone(false), second(rolls, loser)]);

  test('loses the point, and equal lowest ones roll again (TRR-40)', () => {
    expect(lost('1:9 2:5', 2)).toEqual([]);
    expect(lost('1:5 2:5 1:3 2:8', 1)).toEqual([]);
    expect(lost('1:5 2:5 3:9 1:4 2:4 1:3 2:8', 1)).toEqual([]);
  });

  test('that goes unpunished, before or after another roll, is wrong', () => {
    expect(lost('1:9 2:5', 1)).toEqual(['seat 1 had not the lowest']);
    expect(lost('1:5 2:5 1:3 2:8', 2)).toEqual(['seat 2 had not the lowest']);
    expect(lost('1:5 2:5', 1)).toEqual(['seat 1 had not the lowest']);
  });

  test('of a car that did not touch the one that is out is wrong', () => {
    expect(lost('1:9 4:5', 4)).toEqual(['seats 4,4 do not touch seat 0']);
    expect(lost('', 4)).toEqual(['seats 4 do not touch seat 0']);
  });
});
