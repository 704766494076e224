// How many turns a car alone needs without dice, exactly: the measure of a circuit and of the balance of its cars.
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import { type CarCards, SPEED_STEP } from '../../../rules/championship-formula/car.ts';
import { figuresOf } from '../../../rules/championship-formula/chapters/car/car-set-up.ts';
import {
  PRINTED_CARS,
  type PrintedName,
} from '../../../rules/championship-formula/printed-cars.ts';
import type { BookValues } from '../../../rules/championship-formula/values.ts';
import { endsOf } from './ends.ts';
import { roadOf } from './nodes.ts';
import { failedSteps, soloCar } from './solo-numbers.ts';
import { SoloTable } from './solo-table.ts';

/** Turns are whole numbers less what rows beyond the line are worth, in single precision. */
const ROUNDING = 0.0001;

/**
 * Returns the fewest turns of a car that starts from pole alone and throws no dice: no chances, no tests, no slips.
 * @param wears stocks of wear; there is a number of turns for each of them, in their order
 */
export function soloTurns(
  board: RowBoard,
  cards: CarCards,
  values: BookValues,
  laps: number,
  wears: readonly number[],
): readonly number[] {
  const figures = figuresOf(cards, false, values);
  const road = roadOf(board, values);
  const crossings = laps + 1;
  const table = new SoloTable({
    road,
    ends: endsOf(road),
    car: soloCar(figures),
    crossings,
    wearMost: Math.max(...wears),
    tests: [],
    failedSteps: failedSteps(values),
  });
  const pole = road.nodeOf(board.starting.six[0] ?? 0, -1, 0);
  const starts = Array.from({ length: figures.startSpeed / SPEED_STEP }, (_, i) => i + 1);
  return wears.map(wear => {
    const turns = starts.map(steps => 1 + table.turnsAfter(crossings, pole, steps, wear));
    return Math.ceil(Math.min(...turns) - ROUNDING);
  });
}

/** Laps of the race over which printed cars are compared, the longest that one table covers. */
export const BALANCE_LAPS = 3;

/** Stocks of wear for which the lap is reported: none, half of what the card gives, all of it, twice as much. */
export const LAP_WEARS = [0, 3, 7, 14] as const;
const CARD_WEAR = LAP_WEARS.indexOf(7);

export interface SoloFigures {
  /** A standing lap of the middle car with the wear of its card, 7 (CFR-171). */
  readonly par: number;
  /** The same lap for each of `LAP_WEARS`. */
  readonly lap: readonly number[];
  /** A race of `BALANCE_LAPS` in each printed car, with the wear of its card for every lap (CFR-170 to CFR-172). */
  readonly race: Readonly<Record<PrintedName, number>>;
}

/** Returns the figures of a board by the numbers of a book; takes about a tenth of a second. */
export function soloFigures(board: RowBoard, values: BookValues): SoloFigures {
  const lap = soloTurns(board, PRINTED_CARS.middle, values, 1, LAP_WEARS);
  const race = (name: PrintedName) => {
    const cards = PRINTED_CARS[name];
    const wear = figuresOf(cards, false, values).wear * BALANCE_LAPS;
    return soloTurns(board, cards, values, BALANCE_LAPS, [wear])[0] ?? 0;
  };
  return {
    par: lap[CARD_WEAR] ?? 0,
    lap,
    race: { front: race('front'), middle: race('middle'), back: race('back') },
  };
}
