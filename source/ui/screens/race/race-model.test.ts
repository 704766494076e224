import { expect, test } from 'vitest';
import { masters2005 } from '../../../rules/formula-de/masters/masters-2005.ts';
import { race, track } from '../../../testing/formula-de/builders.ts';
import { raceModel } from '../../../testing/formula-de/race-model.ts';
import { EN } from '../../words/en/words.ts';
import { lookedAt, type RaceModel } from './race-model.ts';

const BOARD = track('20 1R12 40');
const { race: now } = race({
  book: masters2005,
  board: BOARD,
  cars: [
    { space: '0@14', gear: 3 },
    { space: '1@8.5', gear: 3 },
  ],
  toPlay: [0, 1],
});

test('once the race is over the panels are one’s own, whoever came home last', () => {
  const open = raceModel({ book: masters2005, board: BOARD, race: now }, EN);
  const drivers = open.table.drivers.map((driver, seat) =>
    seat === 1 ? { ...driver, kind: 'cpu' as const } : driver,
  );
  const moment = { ...open.moment, next: { kind: 'over' as const } };
  const over: RaceModel = {
    ...open,
    table: { ...open.table, drivers },
    moment,
    prompt: { kind: 'over' },
    mover: 1,
  };
  expect(lookedAt(over)).toBe(0);
  expect(lookedAt({ ...over, look: 1 })).toBe(1);
});
