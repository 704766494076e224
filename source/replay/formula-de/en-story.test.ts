import { describe, expect, test } from 'vitest';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { FormulaDeEvent } from '../../rules/formula-de/events.ts';
import { bidTable } from '../../testing/bids/sealed-bids.ts';
import { sentence } from './en-story.ts';

const space = { lane: 0, tick: 0, endTick: 2, section: 0, next: [], ahead: 0, beside: [] };
const more = {
  lapTick: 0,
  toCorner: 0,
  toExit: { shortest: 0, longest: 0 },
  wall: false,
  cost: 1,
  nextCost: 1,
};
const board: FormulaBoard = {
  ...bidTable,
  sections: [],
  grid: [],
  oval: false,
  weather: [],
  corners: [
    {
      index: 0,
      name: 'Parabolica',
      stops: 2,
      section: 0,
      fromTick: 0,
      toTick: 8,
      shortest: 4,
      longest: 6,
    },
  ],
  spaces: [
    { ...space, ...more, index: 0, id: 'M40', kind: 'track', corner: -1 },
    { ...space, ...more, index: 1, id: 'M41', kind: 'track', corner: 0 },
    { ...space, ...more, index: 2, id: 'P3', kind: 'pitLane', corner: -1 },
  ],
  indexOf: new Map([
    ['M40', 0],
    ['M41', 1],
    ['P3', 2],
  ]),
};
const names = ['Ada', 'Ben'];
const seat = 0;

const told: readonly (readonly [FormulaDeEvent, string | undefined])[] = [
  [{ kind: 'roundBegan', round: 3, order: [1, 0] }, 'Round 3.'],
  [{ kind: 'playBegan', seat }, undefined],
  [{ kind: 'playSkipped', seat }, 'Ada has been lapped and misses this round.'],
  [{ kind: 'playRecovered', seat }, 'Ada makes up a lap and plays a second time.'],
  [{ kind: 'carStalled', seat }, 'Ada stalls and waits for the next round.'],
  [{ kind: 'superStarted', seat }, 'Ada makes a super start.'],
  [{ kind: 'gearChosen', seat, from: 3, gear: 4 }, 'Ada shifts up to 4th.'],
  [{ kind: 'gearChosen', seat, from: 3, gear: 1 }, 'Ada shifts down to 1st.'],
  [{ kind: 'gearChosen', seat, from: 2, gear: 2 }, 'Ada stays in 2nd.'],
  [{ kind: 'dieRolled', seat, die: 'gear3', value: 7 }, 'Ada rolls 7 in 3rd.'],
  [{ kind: 'dieRolled', seat, die: 'black', value: 7 }, undefined],
  [
    { kind: 'pointsPaid', seat, part: 'gearbox', amount: 1, why: 'overRevving' },
    'Ada pays 1 gas point for over-revving.',
  ],
  [
    { kind: 'pointsPaid', seat, part: 'tires', amount: 2, why: 'overshoot' },
    'Ada pays 2 tire points for the overshoot.',
  ],
  [
    { kind: 'carMoved', seat, from: 'M40', path: ['M41'], how: 'main' },
    'Ada moves 1 space to M41 in Parabolica.',
  ],
  [
    { kind: 'carMoved', seat, from: 'M41', path: ['a', 'b', 'M40'], how: 'slipstream' },
    'Ada slipstreams 3 spaces to M40.',
  ],
  [{ kind: 'carMoved', seat, from: 'M41', path: [], how: 'main' }, 'Ada stays where it is.'],
  [
    { kind: 'carHeldBack', seat, to: 'M41', spaces: 2 },
    'Ada brakes 2 spaces back to M41 in Parabolica.',
  ],
  [{ kind: 'carBlocked', seat, missing: 4 }, 'Ada is blocked, 4 spaces short.'],
  [{ kind: 'slipstreamDeclined', seat }, undefined],
  [
    { kind: 'cornerOvershot', seat, corner: 'Parabolica', spaces: 1 },
    'Ada overshoots Parabolica by 1 space.',
  ],
  [
    { kind: 'cornerOvershot', seat, corner: 'Parabolica', spaces: 0 },
    'Ada leaves Parabolica too many stops short.',
  ],
  [
    { kind: 'stopMade', seat, corner: 'Parabolica', stops: 1, required: 2 },
    'Ada makes stop 1 of 2 in Parabolica.',
  ],
  [{ kind: 'carSpun', seat }, 'Ada spins.'],
  [{ kind: 'carTurnedRound', seat }, 'Ada recovers from the spin, in 1st gear.'],
  [
    {
      kind: 'testMade',
      seat,
      test: 'collision',
      roll: 3,
      upTo: 4,
      failed: true,
      space: 'M40',
      other: 1,
    },
    'Ada collides with Ben (3, needs over 4).',
  ],
  [
    {
      kind: 'testMade',
      seat,
      test: 'collision',
      roll: 12,
      upTo: 4,
      failed: false,
      space: 'M40',
      other: 1,
    },
    'Ada stays clear of Ben (12, needs over 4).',
  ],
  [
    {
      kind: 'testMade',
      seat,
      test: 'handling',
      roll: 2,
      upTo: 4,
      failed: true,
      space: 'M41',
      other: -1,
    },
    'Ada skids on M41 in Parabolica (2, needs over 4).',
  ],
  [
    {
      kind: 'testMade',
      seat,
      test: 'engine',
      roll: 9,
      upTo: 4,
      failed: false,
      space: 'M40',
      other: 0,
    },
    "Ada's engine holds (9, needs over 4).",
  ],
  [{ kind: 'spaceMarked', seat, space: 'M41' }, 'Space M41 in Parabolica is now dangerous.'],
  [{ kind: 'carRetired', seat, why: 'engine' }, 'Ada is out: the engine blows up.'],
  [{ kind: 'wreckRemoved', seat, space: 'M40' }, "Ada's wreck is cleared from the track."],
  [{ kind: 'lapBegan', seat, lap: 1 }, undefined],
  [{ kind: 'lapBegan', seat, lap: 2 }, 'Ada starts lap 2.'],
  [{ kind: 'carFinished', seat, place: 2 }, 'Ada takes the flag in 2nd place.'],
  [{ kind: 'raceEnded' }, 'The race is over.'],
];

describe('the story', () => {
  test.each(told)('%o', (event, expected) => {
    expect(sentence(event, names, board)).toBe(expected);
  });

  test('every sentence fits a narrow log with ordinary names', () => {
    const long = ['Bartholomew H', 'Wilhelmina S'];
    for (const [event] of told) {
      expect(sentence(event, long, board)?.length ?? 0).toBeLessThanOrEqual(76);
    }
  });

  test('a car without a name has a number, a space without a board its id', () => {
    const event = { kind: 'carMoved', seat: 4, from: 'X1', path: ['X2'], how: 'main' };
    expect(sentence(event, names, board)).toBe('Car 5 moves 1 space to X2.');
  });

  test('a space of the pit lane says so', () => {
    const event = { kind: 'carMoved', seat: 0, from: 'M40', path: ['P3'], how: 'main' };
    expect(sentence(event, names, board)).toBe('Ada moves 1 space to P3 in the pit lane.');
  });

  test('an event of another game is not told', () => {
    expect(sentence({ kind: 'bidSealed', seat: 1 }, names, board)).toBeUndefined();
  });
});
