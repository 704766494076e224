// Two levels against each other in races of ten cars: five of each on alternating grid places, the pole changing hands.
import type { Board } from '../../circuit/board.ts';
import type { Driver } from '../../drivers/driver.ts';
import type { FormulaDeBook } from '../../rules/formula-de/book.ts';
import type { FormulaDeOptions, FormulaDeRace, Retirement } from '../../rules/formula-de/state.ts';
import { raceOut } from './race.ts';

const CARS = 10;
const LAPS = 3;

/**
 * Who wins a race in which two drivers alternate; the pole falls to the better one when the seed is even. 1 when its five
 * cars have the better mean place, 0 when the others have, one half when they share it. Places are those of the
 * standings: cars that are out stand behind those that finish, so staying in counts.
 */
export function duel(
  book: FormulaDeBook,
  board: Board,
  better: Driver,
  worse: Driver,
  seed: number,
): number {
  const isBetter = (seat: number) => (seat + seed) % 2 === 0;
  const drivers = Array.from({ length: CARS }, (_, seat) => (isBetter(seat) ? better : worse));
  const race = raceOut({ book, board, seed, laps: LAPS, drivers, options: {} });
  let ahead = 0;
  for (const { seat, place } of book.standings(race, board)) {
    ahead += ((isBetter(seat) ? -1 : 1) * place) / (CARS / 2);
  }
  return ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5;
}

/** Why cars of ten of one level were out, one entry for each car. */
export function retirements(
  book: FormulaDeBook,
  board: Board,
  driver: Driver,
  seed: number,
  options: Partial<FormulaDeOptions>,
): readonly (Retirement | 'none')[] {
  const drivers = Array.from({ length: CARS }, () => driver);
  const race: FormulaDeRace = raceOut({ book, board, seed, laps: LAPS, drivers, options });
  return race.cars.map(car => car.retirement);
}
