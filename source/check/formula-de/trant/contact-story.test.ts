// The second telling of the collisions finds what is wrong with a turn, and nothing in one that is right.
import { describe, expect, test } from 'vitest';
import type { FormulaDeEvent, TestMade } from '../../../rules/formula-de/events.ts';
import { trant } from '../../../rules/formula-de/trant/trant.ts';
import { type MarkerSpec, race, spaceId, track } from '../../../testing/formula-de/builders.ts';
import { contactFaults } from './contact-story.ts';

/** Corner A wants two stops and reaches from 20 to 26. */
const BOARD = track('20 2R6 34 1R6 40');
const IN_CORNER = '0@22';
const ON_STRAIGHT = '0@40';
const PLAYED: FormulaDeEvent = { kind: 'playBegan', seat: 0 };
const LOST: FormulaDeEvent = {
  kind: 'pointsPaid',
  seat: 0,
  part: 'body',
  amount: 1,
  why: 'collision',
};

/** A turn of seat 0, which ends on a space with seat 1 right ahead of it and seat 2 far away or where it is said to be. */
interface Told {
  readonly second?: string;
  readonly end?: string;
  readonly wet?: boolean;
  readonly markers?: readonly MarkerSpec[];
}

function found(events: readonly FormulaDeEvent[], told: Told = {}): readonly string[] {
  const { end = IN_CORNER, second = '0@2', wet = false, markers } = told;
  const ahead = end === IN_CORNER ? '0@23' : '0@41';
  const { race: before } = race({
    book: trant,
    board: BOARD,
    toPlay: [0],
    trackState: wet ? 'wet' : 'dry',
    cars: ['0@10', ahead, second].map(space => ({ space })),
    ...(markers === undefined ? {} : { backmarkers: markers }),
  });
  const after = { ...before, agenda: [] };
  const path = [spaceId(BOARD, end)];
  const moved: FormulaDeEvent = {
    kind: 'carMoved',
    seat: 0,
    from: spaceId(BOARD, '0@10'),
    path,
    how: 'main',
  };
  const turn = [PLAYED, moved, ...events];
  return contactFaults(BOARD, { before, choice: undefined, race: after, events: turn });
}

function check(seat: number, other: number, changes: Partial<TestMade> = {}): TestMade {
  const space = spaceId(BOARD, IN_CORNER);
  return {
    kind: 'testMade',
    test: 'collision',
    seat,
    other,
    roll: 9,
    upTo: 2,
    failed: false,
    space,
    ...changes,
  };
}

const BOTH = [check(0, 1), check(1, 0)];

describe('a move that ends beside a car', () => {
  test('is checked once by both in a corner, and not on a straight (TR-86)', () => {
    expect(found(BOTH)).toEqual([]);
    expect(found([], { end: ON_STRAIGHT })).toEqual([]);
  });

  test('with no check, with one roll alone, or with a roll too many is wrong', () => {
    const name = `seat 0 on ${spaceId(BOARD, IN_CORNER)}`;
    expect(found([])).toEqual([`${name}: no check of 0/1,1/0`]);
    expect(found([check(0, 1)])).toEqual([`${name}: no check of 1/0`]);
    expect(found([...BOTH, check(1, 0)])).toEqual([`${name}: checked twice: 1/0`]);
  });

  test('is not checked against one that a second check has put out before (TR-93)', () => {
    const second = '1@22.5';
    const out: FormulaDeEvent = { kind: 'carRetired', seat: 2, why: 'collision' };
    expect(found(BOTH, { second }).join()).toContain('no check of 0/2,2/0');
    expect(found([...BOTH, out], { second })).toEqual([]);
  });

  test('checked against a car that it does not touch is wrong (TRR-38)', () => {
    expect(found([...BOTH, check(0, 2)]).join()).toContain('a check of 0/2');
  });

  test('checked on a straight is wrong', () => {
    expect(found(BOTH, { end: ON_STRAIGHT }).join()).toContain('outside any corner');
  });
});

describe('the number of a check', () => {
  test('is that of the flag, and one more in the wet (TR-87, TR-119)', () => {
    const wet = [check(0, 1, { upTo: 3 }), check(1, 0, { upTo: 3 })];
    expect(found(wet, { wet: true })).toEqual([]);
    expect(found(BOTH, { wet: true })).toEqual(Array(2).fill('seat 0: a check up to 2, not 3'));
    expect(found(wet)).toEqual(Array(2).fill('seat 0: a check up to 3, not 2'));
  });
});

describe('a failed check', () => {
  const failed = check(0, 1, { roll: 2, failed: true });

  test('costs a point of bodywork, or the race (TR-87, TR-92)', () => {
    expect(found([failed, LOST, check(1, 0)])).toEqual([]);
    expect(found([failed, { kind: 'carRetired', seat: 0, why: 'collision' }])).toEqual([]);
  });

  test.each<readonly [string, readonly FormulaDeEvent[]]>([
    ['costs nothing', []],
    ['costs two points', [{ ...LOST, amount: 2 }]],
    ['costs another part', [{ ...LOST, part: 'handling' }]],
    ['costs the other car', [{ ...LOST, seat: 1 }]],
    ['ends the race for another reason', [{ kind: 'carRetired', seat: 0, why: 'engine' }]],
  ])('that %s is wrong', (_what, paid) => {
    expect(found([failed, ...paid, check(1, 0)])).toContain('seat 0: a failed check costs nothing');
  });
});

describe('a backmarker beside the car', () => {
  const markers = [{ space: '1@22.5' }];
  const against = check(0, -1, { marker: 0 });

  test('is checked by the car alone (TRR-53)', () => {
    expect(found([...BOTH, against], { markers })).toEqual([]);
  });

  test('left out, or rolled for, is wrong', () => {
    expect(found(BOTH, { markers }).join()).toContain('no check of 0/m0');
    const strange = check(1, -1, { marker: 0 });
    expect(found([...BOTH, against, strange], { markers }).join()).toContain('a check of 1/m0');
  });
});

test('a car that moves on after its checks is checked again where it comes to (TRR-41)', () => {
  const on: FormulaDeEvent = {
    kind: 'carMoved',
    seat: 0,
    from: spaceId(BOARD, IN_CORNER),
    path: [spaceId(BOARD, '1@22.5')],
    how: 'penalty',
  };
  expect(found([...BOTH, on]).join()).toContain('no check of 0/1,1/0');
  expect(found([...BOTH, on, ...BOTH])).toEqual([]);
});
