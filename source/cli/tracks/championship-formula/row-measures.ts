// Measures a board in rows: cars alone, and what racing there is like, by races of equal drivers in the three printed
// cars. The seeds are fixed, so a board gives the same figures on every machine.
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import { inCar } from '../../../drivers/championship-formula/levels/in-car.ts';
import { PRINTED_CARS, PRINTED_NAMES } from '../../../rules/championship-formula/printed-cars.ts';
import type { ByCar, RowTrackFigures } from '../../../storage/tracks/track-figures.ts';
import {
  driverOf,
  type RacedOut,
  racedBy,
} from '../../simulation/championship-formula/simulated-race.ts';
import { measuredBook, soloFiguresOf } from './row-figures.ts';

/** Races of twelve cars, four of each printed one, over three laps; in three of them each seat has every car once. */
const RACES = 9;
const CARS = 12;
const LAPS = 3;
/** Drivers who reckon with the cars around them. */
const LEVEL = 'pro';
const LEVELS: readonly string[] = Array.from({ length: CARS }, () => LEVEL);

/** Returns the figures measured on a board; takes some seconds. */
export function measuredRows(board: RowBoard): RowTrackFigures {
  const { par, race } = soloFiguresOf(board);
  const races = Array.from({ length: RACES }, (_, index) => racedOn(board, index + 1));
  const turns = races.reduce((sum, { race }) => sum + race.round, 0);
  const aTurn = (of: (raced: RacedOut) => number) =>
    rounded(races.reduce((sum, raced) => sum + of(raced), 0) / turns, 100);
  const ofCars = (count: 'slips' | 'passes' | 'spins') =>
    aTurn(({ tally }) => tally.cars.reduce((sum, car) => sum + (car.figures.get(count) ?? 0), 0));
  return {
    id: board.id,
    board: board.hash,
    par,
    turns: race,
    ...results(races),
    overtakes: aTurn(({ overtakes }) => overtakes.length),
    slips: ofCars('slips'),
    passes: ofCars('passes'),
    spins: ofCars('spins'),
  };
}

function racedOn(board: RowBoard, seed: number): RacedOut {
  const driver = driverOf(measuredBook, LEVEL);
  const drivers = LEVELS.map((_, seat) => inCar(driver, PRINTED_CARS[carOf(seat, seed)]));
  const setup = { book: measuredBook.id, seed, laps: LAPS, levels: LEVELS };
  return racedBy(drivers, measuredBook, setup, board);
}

// The cars rotate through the seats from seed to seed.
function carOf(seat: number, seed: number): keyof ByCar {
  return PRINTED_NAMES[(seat + seed) % PRINTED_NAMES.length] ?? 'middle';
}

function results(races: readonly RacedOut[]): Pick<RowTrackFigures, 'wins' | 'places'> {
  const placesOf = (car: keyof ByCar) =>
    races.flatMap(({ standings }, index) =>
      standings.filter(({ seat }) => carOf(seat, index + 1) === car).map(({ place }) => place),
    );
  const wins = (car: keyof ByCar) => placesOf(car).filter(place => place === 1).length;
  const mean = (car: keyof ByCar) => {
    const places = placesOf(car);
    return rounded(places.reduce((sum, place) => sum + place, 0) / places.length, 10);
  };
  return { wins: byCar(wins), places: byCar(mean) };
}

function byCar(of: (car: keyof ByCar) => number): ByCar {
  return { front: of('front'), middle: of('middle'), back: of('back') };
}

function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
