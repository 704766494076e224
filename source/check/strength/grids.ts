// Races two levels against each other: ten cars, five of each level on alternating grid places, and pole in turn.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { Driver } from '../../drivers/driver.ts';
import type { FormulaDeBook } from '../../rules/formula-de/book.ts';
import type {
  Car,
  FormulaDeOptions,
  FormulaDeRace,
  Retirement,
} from '../../rules/formula-de/state.ts';
import { raceOut } from './race.ts';

const CARS = 10;

export interface Outcome {
  /** Places by which the first driver's cars are on average ahead of the other's. */
  readonly places: number;
  /** Share of the pairs of one car of each in which the first driver's is ahead, 0 to 1. */
  readonly pairs: number;
  /** The causes of retirement of the first driver's cars and of the other's, one entry per car. */
  readonly first: readonly (Retirement | 'none')[];
  readonly second: readonly (Retirement | 'none')[];
}

/**
 * Returns the result of a race in which five cars of one driver alternate with five of another; the first driver has the
 * pole when the seed is even. Places are those of the standings: retired cars stand behind those that finish, so staying
 * in counts.
 */
export function outcomeOf(
  book: FormulaDeBook,
  board: FormulaBoard,
  one: Driver,
  other: Driver,
  seed: number,
  options: Partial<FormulaDeOptions> = {},
): Outcome {
  const isOne = (seat: number) => (seat + seed) % 2 === 0;
  const drivers = Array.from({ length: CARS }, (_, seat) => (isOne(seat) ? one : other));
  const race = raceOut({ book, board, seed, laps: book.usualLaps, drivers, options });
  const side = CARS / 2;
  let places = 0;
  let pairs = 0;
  let others = 0;
  const standings = book.standings(race, board).toSorted((a, b) => a.place - b.place);
  for (const { seat, place } of standings) {
    places += ((isOne(seat) ? -1 : 1) * place) / side;
    if (isOne(seat)) pairs += (side - others) / side ** 2;
    else others += 1;
  }
  const causes = (ofOne: boolean) =>
    race.cars.filter(({ seat }) => isOne(seat) === ofOne).map(causeOf);
  return { places, pairs, first: causes(true), second: causes(false) };
}

function causeOf({ retirement }: Car): Retirement | 'none' {
  return retirement ?? 'none';
}

/** Returns by how many places five cars of one driver are on average ahead of five of another. See `outcomeOf`. */
export function placesAhead(...meeting: Parameters<typeof outcomeOf>): number {
  return outcomeOf(...meeting).places;
}

/** Returns 1 when the first driver's cars have the better mean place, 0 when the others have, and 0.5 for a draw. */
export function duel(
  book: FormulaDeBook,
  board: FormulaBoard,
  better: Driver,
  worse: Driver,
  seed: number,
): number {
  return (1 + Math.sign(placesAhead(book, board, better, worse, seed))) / 2;
}

/** Returns the causes of retirement in a race of ten cars of one level, one entry per car. */
export function retirements(
  book: FormulaDeBook,
  board: FormulaBoard,
  driver: Driver,
  seed: number,
  options: Partial<FormulaDeOptions>,
): readonly (Retirement | 'none')[] {
  const drivers = Array.from({ length: CARS }, () => driver);
  const race: FormulaDeRace = raceOut({
    book,
    board,
    seed,
    laps: book.usualLaps,
    drivers,
    options,
  });
  return race.cars.map(causeOf);
}
