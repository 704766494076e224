// Measures how long drivers should keep their nitro: the rolls of races alone, by the weight on what it will save later.
//   node source/check/strength/reserve.ts [--book bga-advanced] [--track monza,spa] [--races 60] [--weights 0,0.5,1,1.5,2]
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { PLAIN_TASTE } from '../../drivers/levels/taste.ts';
import { planner } from '../../drivers/planning/planner.ts';
import { bookOf, books } from '../../rules/books.ts';
import type { FormulaDeBook } from '../../rules/formula-de/book.ts';
import type { FormulaDeEvent } from '../../rules/formula-de/events.ts';
import { fittingOptions } from '../../rules/kit/options.ts';
import { boardNamed } from '../contract/games.ts';
import { orderOf, wholeNumber } from '../orders.ts';
import { racesFlag, tracksFlag } from './flags.ts';
import { raceOut } from './race.ts';
import { meanOf, shown } from './sample.ts';

const LAPS = 2;
/** Rolls counted for a car that is out, as the solver counts them. */
const OUT_ROLLS = 12;

const { book, boards, races, weights } = orderOf(
  {
    about: 'How long drivers should keep their nitro: rolls of races alone by the weight on it.',
    flags: {
      book: { type: 'string', default: 'bga-advanced', takes: 'ID', says: 'a book with nitro' },
      track: tracksFlag('monza,monaco,suzuka,zandvoort'),
      races: racesFlag(60),
      weights: { type: 'string', default: '0,0.5,1,1.5,2', takes: 'LIST', says: 'weights' },
    },
  },
  given => ({
    book: bookWithNitro(given.book),
    boards: given.track.split(',').map(boardNamed),
    races: wholeNumber('races', given.races),
    weights: given.weights.split(',').map(Number),
  }),
);

for (const weight of weights) {
  const rolls = boards.flatMap(board =>
    Array.from({ length: races }, (_, seed) => rollsAlone(board, weight, seed + 1)),
  );
  console.log(`weight ${weight}: ${shown(meanOf(rolls))} rolls in ${LAPS} laps`);
}

function rollsAlone(board: FormulaBoard, reserve: number, seed: number): number {
  const driver = planner({ level: 'alone', misjudgement: 0 }, { ...PLAIN_TASTE, reserve });
  const options = fittingOptions(book.options, { nitro: 'on' });
  let rolls = 0;
  const meeting = { book, board, laps: LAPS, drivers: [driver], options, seed };
  const [car] = raceOut(meeting, events => {
    rolls += events.filter(isGearRoll).length;
  }).cars;
  return car?.status === 'finished' ? rolls : rolls + OUT_ROLLS;
}

function isGearRoll(event: FormulaDeEvent): boolean {
  return event.kind === 'dieRolled' && event.die.startsWith('gear');
}

function bookWithNitro(id: string): FormulaDeBook {
  const found = bookOf(id);
  if (found?.options.some(({ name }) => name === 'nitro')) return found;
  const having = books.filter(({ options }) => options.some(({ name }) => name === 'nitro'));
  throw new RangeError(
    `There is nitro in ${having.map(one => one.id).join(', ')}, not in "${id}".`,
  );
}
