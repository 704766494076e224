// What drivers need solved before they race: the garage of the circuit, and the tables of the cars once they are known.
import type { RowBoard } from '../../circuit/rows/row-board.ts';
import { SPEED_STEP } from '../../rules/championship-formula/car.ts';
import { currentFigures } from '../../rules/championship-formula/chapters/car/figures.ts';
import type { KnownRace } from '../../rules/championship-formula/state.ts';
import type { Terms } from '../../rules/championship-formula/terms.ts';
import { fingerprint } from '../../rules/kit/hash.ts';
import type { LapStudy } from '../solver/lap-study.ts';
import { adoptGarage, knownGarage, solvedGarage } from './planning/garage.ts';
import {
  MARK_A_LAP,
  OUT,
  ROW_BEYOND,
  RUIN,
  type SoloCar,
  SPIN,
  soloCar,
} from './solver/solo-numbers.ts';
import {
  boardTables,
  CHIP_PRICES,
  forgetTables,
  LAPS_MOST,
  numbersId,
} from './solver/solo-values.ts';

/** The number of the table that holds the garage. */
const GARAGE = 0;
/** Version of the solver; goes up when its results change. */
const SOLVER = 1;

/**
 * Returns what drivers must have solved of a board.
 * @param race the race that has begun; without one, or before its cars are revealed, they need the garage alone
 */
export function championshipStudy(board: RowBoard, terms: Terms, race?: KnownRace): LapStudy {
  const { values } = terms;
  const name = `${board.hash} ${numbersId(values)}`;
  const cards = fingerprint(values.cards);
  const tablesOf = (laps: number) => boardTables(board, values, laps);
  return {
    name: `${name} ${cards}`,
    tables: tablesWanted(terms, race),
    keptAs: table => (table === GARAGE ? `${name} ${cards} cars` : `${name} ${table}`),
    version: () => fingerprint([SOLVER, CHIP_PRICES, MARK_A_LAP, OUT, SPIN, ROW_BEYOND, RUIN]),
    solve(table) {
      if (table === GARAGE) return [solvedGarage(board, values)];
      const { car, price, laps } = wantedAs(table);
      return [tablesOf(laps).table(car, price).turns];
    },
    adopt(table, [solved]) {
      if (solved === undefined) return;
      const { car, price, laps } = wantedAs(table);
      if (table === GARAGE) adoptGarage(board, values, solved);
      else tablesOf(laps).adopt(car, price, solved);
    },
    known(table) {
      const { car, price, laps } = wantedAs(table);
      const known =
        table === GARAGE ? knownGarage(board, values) : tablesOf(laps).known(car, price)?.turns;
      return known === undefined ? undefined : [known];
    },
    forget: () => forgetTables(board),
  };
}

function tablesWanted(terms: Terms, race?: KnownRace): readonly number[] {
  const cars = race?.cars.filter(car => car.cards !== undefined && car.status === 'racing') ?? [];
  if (race === undefined || cars.length === 0) return [GARAGE];
  const laps = Math.min(race.laps, LAPS_MOST);
  const wanted = cars.flatMap(car => {
    const solo = soloCar(currentFigures(car, terms), car.damage);
    return [...CHIP_PRICES.keys()].map(price => numberOf({ car: solo, price, laps }));
  });
  return [...new Set(wanted)];
}

export interface Wanted {
  readonly car: SoloCar;
  /** Index among the prices of a chip. */
  readonly price: number;
  readonly laps: number;
}

/** A digit has room for all speeds, marks, prices and laps. */
const BASE = 16;

/** Returns the number of a table, never that of the garage. */
export function numberOf({ car, price, laps }: Wanted): number {
  const marks = Number(car.engineMarked) * 2 + Number(car.brakesMarked);
  const speeds = [car.acceleration, car.deceleration, car.topSpeed, car.spunSpeed];
  const digits = [laps, ...speeds.map(speed => speed / SPEED_STEP), marks, price];
  return digits.reduce((number, digit) => number * BASE + digit, 0);
}

/** Returns the table with this number: the inverse of `numberOf`. */
export function wantedAs(number: number): Wanted {
  const digits: number[] = [];
  for (let rest = number; rest > 0; rest = Math.floor(rest / BASE)) digits.unshift(rest % BASE);
  const [laps = 1, acceleration = 0, deceleration = 0, top = 0, spun = 0, marks = 0, price = 0] =
    digits;
  const car = {
    acceleration: acceleration * SPEED_STEP,
    deceleration: deceleration * SPEED_STEP,
    topSpeed: top * SPEED_STEP,
    spunSpeed: spun * SPEED_STEP,
    engineMarked: marks >= 2,
    brakesMarked: marks % 2 === 1,
  };
  return { car, price, laps };
}
