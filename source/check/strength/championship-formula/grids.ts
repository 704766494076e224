// Races of several cars of this game: two levels against each other, a level with itself, and the printed cars.
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import { inCar } from '../../../drivers/championship-formula/levels/in-car.ts';
import type { Driver } from '../../../drivers/driver.ts';
import { championship } from '../../../rules/championship-formula/championship.ts';
import type { ChampionshipRace } from '../../../rules/championship-formula/state.ts';
import { PRINTED } from './alone.ts';
import { raceOut } from './race.ts';

/** The cars of a duel, half of each driver. */
const DUELLISTS = 10;
/** The cars of a race of printed ones, as many of each. */
const PRINTED_CARS = 12;

/**
 * Returns 1 when five cars of one driver have the better mean place than five of another that sit between them, 0 when the others
 * have, and 0.5 for a draw.
 */
export function duel(
  board: RowBoard,
  better: Driver,
  worse: Driver,
  laps: number,
  seed: number,
): number {
  const isBetter = (seat: number) => (seat + seed) % 2 === 0;
  const drivers = Array.from({ length: DUELLISTS }, (_, seat) => (isBetter(seat) ? better : worse));
  const race = raceOut({ board, seed, laps, drivers });
  const ahead = championship
    .standings(race, board)
    .reduce((sum, { seat, place }) => sum + (isBetter(seat) ? -place : place), 0);
  return (1 + Math.sign(ahead)) / 2;
}

/** Returns how each of ten cars of one level left the race: its retirement, or `none`. */
export function retirements(
  board: RowBoard,
  driver: Driver,
  laps: number,
  seed: number,
): readonly string[] {
  const drivers = Array.from({ length: DUELLISTS }, () => driver);
  return raceOut({ board, seed, laps, drivers }).cars.map(({ retirement }) => retirement ?? 'none');
}

export interface PrintedRace {
  readonly winner: string;
  readonly pole: number;
}

/** Races twelve drivers of a level in the three printed cars. */
export function printedRace(
  board: RowBoard,
  driver: Driver,
  laps: number,
  seed: number,
): PrintedRace {
  const names = Object.keys(PRINTED);
  const nameOf = (seat: number) => names[(seat + seed) % names.length] ?? '';
  const drivers = Array.from({ length: PRINTED_CARS }, (_, seat) => {
    const cards = PRINTED[nameOf(seat)];
    return cards === undefined ? driver : inCar(driver, cards);
  });
  const race = raceOut({ board, seed, laps, drivers });
  const [first] = championship.standings(race, board);
  return { winner: nameOf(first?.seat ?? 0), pole: poleBid(race) };
}

function poleBid({ bids, grid }: ChampionshipRace): number {
  const bid = bids?.[grid?.[0] ?? 0];
  return bid === undefined
    ? 0
    : bid.wear + bid.skill / championship.definition.values.bid.skillForWear;
}
