// What a set of tires will cost over the rest of a race: slower laps in the weather to come, penalties, the soft bonus.

import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { tireValues } from '../../rules/formula-de/chapters/car/tires.ts';
import type { Car, FormulaDeRace, Points, TireType } from '../../rules/formula-de/state.ts';
import type { BookValues } from '../../rules/formula-de/values.ts';
import type { View } from '../../rules/kit/types.ts';
import { PLAIN_TASTE, type Taste } from '../levels/taste.ts';
import type { Budget } from '../solver/budget-cells.ts';
import { budgetFor, type RaceValues, raceValues } from '../solver/race-values.ts';
import { usualLap } from '../solver/solved-laps.ts';
import { wetShare } from './forecast.ts';
import { type Losses, lossesPerLap } from './losses.ts';
import { lapsLeft } from './prices.ts';

/** Rolls that the extra spaces of soft tires save in a lap (0.7 to 1.0 on exactly solved laps). */
const BONUS_PER_LAP = 1;

/** Movement points of an overshoot on average, which share what it costs besides (TR-63). */
const OVERSHOOT = 2.5;

/** Laps that count for the choice of a set; if the weather turns later, a stop will change it. */
const FORESIGHT = 1.5;

/** The outlook of one car on every type of tires. */
export class TireOutlook {
  readonly #board: FormulaBoard;
  readonly #values: BookValues;
  /** Laps still to drive, in fractions. */
  readonly laps: number;
  /** Share of them that will be wet. */
  readonly wet: number;
  /** Points that tests take in one of them. */
  readonly losses: Losses;

  constructor(
    race: View<FormulaDeRace>,
    car: Car,
    board: FormulaBoard,
    values: BookValues,
    { weather }: Taste = PLAIN_TASTE,
  ) {
    this.#board = board;
    this.#values = values;
    this.laps = lapsLeft(board, car, race.laps);
    const ahead = Math.min(this.laps, FORESIGHT);
    this.wet = wetShare(race, board, ahead * usualLap(board), weather);
    const others = race.cars.filter(other => other.status === 'racing').length - 1;
    this.losses = lossesPerLap(board, others, this.wet, values);
  }

  /**
   * Returns the rolls to the flag with a set, to be compared with other sets.
   * @param lapOfSet lap of the set, from 1
   * @param points those of the car with this set
   */
  rolls(type: TireType, lapOfSet: number, points: Points): number {
    return this.mixed(type, lapOfSet, points, (table, budget) =>
      table.rollsOver(this.laps, budget),
    );
  }

  /**
   * Returns what `ask` reads from the tables of a set, mixed by the weather to come, less what the extra spaces of soft
   * tires save.
   */
  mixed(
    type: TireType,
    lapOfSet: number,
    points: Points,
    ask: (table: RaceValues, budget: Budget) => number,
  ): number {
    const { slide, overshoot, once } = tireValues(type, this.#values.tires);
    let rolls = -this.bonus(type, lapOfSet);
    if (this.wet < 1) {
      const budget = budgetFor(points, this.#values, this.#rate(overshoot.dry, once, lapOfSet));
      rolls += (1 - this.wet) * ask(raceValues(this.#board, this.#values), budget);
    }
    if (this.wet > 0) {
      const budget = budgetFor(points, this.#values, this.#rate(overshoot.wet, once, lapOfSet));
      rolls += this.wet * ask(raceValues(this.#board, this.#values, slide), budget);
    }
    return rolls;
  }

  /** Returns the rolls that the extra spaces of a set will save until the flag. */
  bonus(type: TireType, lapOfSet: number): number {
    const left = tireValues(type, this.#values.tires).bonusLaps + 1 - lapOfSet;
    const laps = Math.max(0, Math.min(left, this.laps));
    return laps * (1 - this.wet) * BONUS_PER_LAP;
  }

  /** Returns the rolls that the extra space of one move on a fresh set saves. */
  bonusOfMove(type: TireType): number {
    const gives = this.laps > 0 && tireValues(type, this.#values.tires).bonusLaps > 0;
    return gives ? ((1 - this.wet) * BONUS_PER_LAP) / usualLap(this.#board) : 0;
  }

  // Returns the tire points for a space outside, on average over the laps left.
  #rate(rates: readonly number[], once: readonly number[], lapOfSet: number): number {
    const laps = Math.max(1, Math.ceil(this.laps));
    let sum = 0;
    for (let lap = lapOfSet; lap < lapOfSet + laps; lap++) {
      sum += rates[Math.min(lap, rates.length) - 1] ?? 1;
      sum += (once[Math.min(lap, once.length) - 1] ?? 0) / OVERSHOOT;
    }
    return sum / laps;
  }
}
