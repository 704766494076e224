// Races for the comparison: circuit after circuit, drivers of three kinds, with and without pits.
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import { forgetTables } from '../../../drivers/championship-formula/solver/solo-values.ts';
import type { Driver, RandomState } from '../../../drivers/driver.ts';
import { driverTables } from '../../../drivers/driver-tables.ts';
import type { ChampionshipBook } from '../../../rules/championship-formula/book.ts';
import { evenHanded } from '../../contract/random-drivers.ts';
import { samplerOf } from '../../contract/sampler.ts';
import { fromGrid, randomStateOf, type Turn, turnsOf } from '../../contract/turns.ts';

export const TRACKS = [
  'monaco',
  'monza',
  'spa',
  'singapore',
  'crossmoor',
  'barcelona',
  'budapest',
  'saltmarsh',
] as const;

const LEVELS = ['random', 'rookie', 'historical'];
const CARS = { least: 6, most: 12 };
const LAPS_MOST = 2;
const PITS_PERCENT = 50;
const OTHER_CARDS_PERCENT = 20;
const CARDS = ['2011', '2009', '1977'];

/** Plays the race of a seed. Its drivers solve the board again, so that it is the same whatever was raced before. */
export function raceOf(book: ChampionshipBook, board: RowBoard, seed: number): Generator<Turn> {
  forgetTables(board);
  const sampler = samplerOf(seed);
  const seats = Array.from({ length: sampler.number(CARS.least, CARS.most) }, (_, seat) => seat);
  const levels = seats.map(() => sampler.one(LEVELS));
  const options = {
    pits: sampler.chance(PITS_PERCENT) ? 'on' : 'off',
    cars: sampler.chance(OTHER_CARDS_PERCENT) ? sampler.one(CARDS) : 'published',
  };
  const setup = {
    book: book.id,
    track: board.id,
    seed,
    laps: sampler.number(1, LAPS_MOST),
    seats: seats.map(seat => ({ name: `Driver ${seat + 1}` })),
    options,
  };
  const opening = fromGrid(book, board, setup);
  return turnsOf(book, board, opening, driverOf(book, levels), randomStateOf(seed));
}

function driverOf(book: ChampionshipBook, levels: readonly string[]): Driver {
  const { drivers } = driverTables.of(book);
  const seats = levels.map(level => drivers.find(one => one.level === level) ?? evenHanded);
  return {
    level: 'mixed',
    choose(view, decision, board, random: RandomState) {
      const driver = seats[decision.seat] ?? evenHanded;
      return driver.choose(view, decision, board, random);
    },
  };
}
