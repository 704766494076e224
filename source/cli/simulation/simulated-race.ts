// Runs one CPU race without a screen or a save and collects its figures.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { driverOf } from '../../drivers/levels/drivers.ts';
import { seededRandom } from '../../drivers/levels/random-generator.ts';
import { bookOf } from '../../rules/books.ts';
import type { Points, Retirement } from '../../rules/formula-de/state.ts';
import type { Standing } from '../../rules/kit/types.ts';
import type { GivenOptions } from '../race/option-flags.ts';
import { type CarLog, type FieldLog, RaceLog } from './race-log.ts';

/** The race to run. */
export interface SimulatedSetup {
  readonly book: string;
  readonly seed: number;
  readonly laps: number;
  /** Level of the driver on each grid place. */
  readonly levels: readonly string[];
  /** The options given; the book fills in the others. */
  readonly options?: GivenOptions;
}

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
  const { levels, seed, laps, options = {} } = setup;
  const drivers = levels.map(level => driverOf(level));
  const random = levels.map((_, seat) => seededRandom(seed, seat));
  const seats = levels.map(name => ({ name }));
  let { race, events } = book.start(
    { book: book.id, track: board.id, seed, laps, seats, options },
    board,
  );
  const log = new RaceLog(race.cars);
  for (;;) {
    log.add(events, race);
    const decision = book.decisions(race, board)[0];
    if (decision === undefined) break;
    const { seat } = decision;
    const driver = drivers[seat];
    const own = random[seat];
    if (driver === undefined || own === undefined) {
      throw new RangeError(`there is no driver of the level ${levels[seat]}`);
    }
    const answer = driver.choose(book.view(race, seat), decision, board, own);
    random[seat] = answer.random;
    const chosen = decision.choices.find(choice => choice === answer.choice) ?? decision.choices[0];
    if (chosen === undefined) break;
    ({ race, events } = book.apply(race, seat, chosen, board));
  }
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
