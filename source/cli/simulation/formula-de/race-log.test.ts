import { expect, test } from 'vitest';
import type { FormulaDeEvent } from '../../../rules/formula-de/events.ts';
import { race, track } from '../../../testing/formula-de/builders.ts';
import { RaceLog } from './race-log.ts';

const { race: standing } = race({
  board: track('60 1L5 40'),
  cars: [{ space: '0@10' }, { space: '1@5.5' }],
});

const tested = { kind: 'testMade', seat: 1, roll: 5, upTo: 1, failed: false, space: 'L1' } as const;
const moved = { kind: 'carMoved', seat: 0, from: 'L1', path: ['L2'] } as const;
const EVENTS: readonly FormulaDeEvent[] = [
  { kind: 'dieRolled', seat: 0, die: 'gear4', value: 9 },
  { kind: 'dieRolled', seat: 0, die: 'gear5', value: 12 },
  { kind: 'dieRolled', seat: 1, die: 'gear6', value: 25 },
  { kind: 'dieRolled', seat: 1, die: 'black', value: 5 },
  { ...moved, how: 'main' },
  { ...moved, how: 'slipstream' },
  { ...tested, test: 'collision', other: 0 },
  { ...tested, test: 'engine', other: -1 },
  { kind: 'pointsPaid', seat: 1, part: 'engine', amount: 2, why: 'overRevving' },
  { kind: 'pointsPaid', seat: 1, part: 'engine', amount: 1, why: 'engineTest' },
  { kind: 'pointsPaid', seat: 1, part: 'body', amount: 1, why: 'collision' },
];

test('what all cars do together is counted: slipstreams, collision tests, engine points, dice of the high gears', () => {
  const log = new RaceLog(standing.cars);
  log.add(EVENTS, standing);
  expect(log.field).toEqual({ slipstreams: 1, contacts: 1, enginePoints: 3, fastRolls: 2 });
  expect(log.cars.map(({ rolls }) => rolls)).toEqual([2, 1]);
});
