// Runs one CPU race without a screen or a save and collects its figures.
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import { driverOf } from '../../../drivers/levels/drivers.ts';
import { bookOf } from '../../../rules/books.ts';
import type { FormulaDeRace, Points, Retirement } from '../../../rules/formula-de/state.ts';
import type { Standing } from '../../../rules/kit/types.ts';
import { playOut, type SimulatedSetup } from '../play-out.ts';
import { type CarLog, type FieldLog, RaceLog } from './race-log.ts';

/** The result of one car. */
export interface SimulatedCar extends CarLog {
  readonly level: string;
  readonly place: number;
  readonly retirement: Retirement | 'none';
  /** Its team, and what it scored for it; absent in a race without teams. */
  readonly team?: number;
  readonly scored?: number;
  /** Its points on the grid. */
  readonly configuration: Points;
}

/** The result of one race. */
export interface SimulatedRace extends FieldLog {
  readonly seed: number;
  /** The cars by grid place. */
  readonly cars: readonly SimulatedCar[];
  readonly overtakes: number;
  readonly rounds: number;
}

/**
 * Races to the end.
 * @throws RangeError when the book or a level is unknown
 */
export function simulateRace(setup: SimulatedSetup, board: FormulaBoard): SimulatedRace {
  const book = bookOf(setup.book);
  if (book === undefined) throw new RangeError(`no book is called ${setup.book}`);
  const { levels, seed } = setup;
  const drivers = levels.map(level => driverOf(level));
  const field = { book, board, track: board.id, drivers };
  const { race, log } = playOut(field, setup, ({ cars }: FormulaDeRace) => new RaceLog(cars));
  const standings = new Map(book.standings(race, board).map(one => [one.seat, one]));
  return {
    seed,
    cars: log.cars.map((car, seat) => ({
      level: levels[seat] ?? '',
      place: standings.get(seat)?.place ?? 0,
      ...teamFigures(standings.get(seat)),
      retirement: race.cars[seat]?.retirement ?? 'none',
      configuration: race.cars[seat]?.configuration ?? race.options.car,
      ...car,
    })),
    overtakes: log.overtakes,
    ...log.field,
    rounds: race.round,
  };
}

function teamFigures(standing: Standing | undefined): Pick<SimulatedCar, 'team' | 'scored'> {
  const { team, points } = standing ?? {};
  return team === undefined || points === undefined ? {} : { team, scored: points };
}
