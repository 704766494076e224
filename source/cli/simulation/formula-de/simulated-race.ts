// Runs one CPU race without a screen or a save and collects its figures.
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import { driverOf } from '../../../drivers/levels/drivers.ts';
import type { CarTally, Tally } from '../../../replay/tally/tally.ts';
import { bookOf } from '../../../rules/books.ts';
import type { FormulaDeEvent } from '../../../rules/formula-de/events.ts';
import type { FormulaDeRace, Retirement } from '../../../rules/formula-de/state.ts';
import { builtOf, pointsAt } from '../../../rules/formula-de/trant/series/construction.ts';
import type { Choice, Standing } from '../../../rules/kit/types.ts';
import { playOut, type SimulatedSetup } from '../play-out.ts';
import { categoriesOf } from './categories.ts';
import { type CarLog, logOf } from './race-log.ts';

export interface SimulatedCar extends CarLog {
  readonly level: string;
  readonly place: number;
  /** Gear dice or readings of the chart in all, and in each whole lap from line to line. */
  readonly rolls: number;
  readonly lapRolls: readonly number[];
  readonly stops: number;
  readonly retirement: Retirement | 'none';
  /** Its team, and what it scored for it; absent in a race without teams. */
  readonly team?: number;
  readonly scored?: number;
  /** Its points on the grid, in the order of `categoriesOf`. */
  readonly configuration: readonly number[];
}

export interface SimulatedRace {
  readonly seed: number;
  readonly cars: readonly SimulatedCar[];
  /** The counts of a sheet. */
  readonly tally: Tally;
  readonly standings: readonly Standing[];
  readonly overtakes: number;
  /** Absent where the book has none, or the race was under an option without. */
  readonly slipstreams?: number;
  /** Collision tests made, each counted for one car. */
  readonly contacts: number;
  /** Engine points lost, for any reason. */
  readonly enginePoints: number;
  /** Dice rolled in 5th and 6th gear. */
  readonly fastRolls: number;
  readonly rounds: number;
}

const FAST_DICE: readonly string[] = ['gear5', 'gear6'];

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
  const { begun, race, events, tally, overtakes } = playOut<
    FormulaDeRace,
    Choice,
    FormulaDeEvent,
    FormulaBoard
  >(field, setup);
  const { orderOfPlay, values } = book.terms(race.options);
  const inAll = (of: (car: CarTally) => number) =>
    tally.cars.reduce((sum, car) => sum + of(car), 0);
  const figure = (name: string) => inAll(({ figures }) => figures.get(name) ?? 0);
  const standings = book.standings(race, board);
  const standing = (seat: number) => standings.find(one => one.seat === seat);
  return {
    seed,
    tally,
    standings,
    cars: race.cars.map((car, seat) => ({
      level: levels[seat] ?? '',
      place: standing(seat)?.place ?? 0,
      ...teamFigures(standing(seat)),
      retirement: car.retirement ?? 'none',
      configuration: categoriesOf(values).map(category => pointsAt(builtOf(car), category)),
      ...rollsOf(tally.cars[seat]),
      ...logOf(events, seat, begun.cars[seat]),
    })),
    overtakes: overtakes.length,
    ...(orderOfPlay.includes('slipstream') ? { slipstreams: figure('slipstreams') } : {}),
    contacts: figure('contacts'),
    enginePoints: inAll(({ spent }) => spent.get('engine') ?? 0),
    fastRolls: events.filter(one => one.kind === 'dieRolled' && FAST_DICE.includes(one.die)).length,
    rounds: race.round,
  };
}

function rollsOf(car: CarTally | undefined): Pick<SimulatedCar, 'rolls' | 'lapRolls' | 'stops'> {
  return {
    rolls: car?.plays ?? 0,
    lapRolls: car?.lapPlays ?? [],
    stops: car?.figures.get('pitStops') ?? 0,
  };
}

function teamFigures(standing: Standing | undefined): Pick<SimulatedCar, 'team' | 'scored'> {
  const { team, points } = standing ?? {};
  return team === undefined || points === undefined ? {} : { team, scored: points };
}
