// What a set of tires will cost over the rest of a race, read from the solved laps of the weather to come.

import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import { tireValues } from '../../../rules/formula-de/chapters/car/tires.ts';
import type {
  Car,
  FormulaDeRace,
  Points,
  TireType,
  TrackState,
} from '../../../rules/formula-de/state.ts';
import type { BookValues } from '../../../rules/formula-de/values.ts';
import type { View } from '../../../rules/kit/types.ts';
import { PLAIN_TASTE, type Taste } from '../../levels/taste.ts';
import type { Budget } from '../../solver/budget-cells.ts';
import { budgetFor, type RaceValues, raceValues } from '../../solver/race-values.ts';
import { usualLap } from '../../solver/solved-laps.ts';
import { wetShare } from '../forecast.ts';
import { type Losses, lossesPerLap } from '../losses.ts';
import { lapsLeft } from '../prices.ts';

/** Laps that count for the choice of a set; if the weather turns later, a stop will change it. */
const FORESIGHT = 1.5;

export class TireOutlook {
  readonly #board: FormulaBoard;
  readonly #values: BookValues;
  readonly #raced: number;
  /** Laps still to drive, in fractions. */
  readonly laps: number;
  /** Share of these laps that will be wet. */
  readonly wet: number;
  /** Points that tests take in a lap. */
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
    this.#raced = race.laps;
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
    const set = { type, age: lapOfSet };
    return this.mixed(points, (table, budget) => table.rollsOver(this.laps, budget, set));
  }

  /** Returns what `ask` reads from the tables of the weather to come, mixed. */
  mixed(points: Points, ask: (table: RaceValues, budget: Budget) => number): number {
    const budget = budgetFor(points, this.#values);
    const on = (track: TrackState) =>
      ask(raceValues(this.#board, this.#values, track, this.#raced), budget);
    const dry = this.wet < 1 ? (1 - this.wet) * on('dry') : 0;
    return dry + (this.wet > 0 ? this.wet * on('wet') : 0);
  }

  /** Returns the rolls that the extra space of one move on a fresh set saves. */
  bonusOfMove(type: TireType, points: Points): number {
    if (this.laps <= 0 || tireValues(type, this.#values.tires).bonusLaps === 0) return 0;
    const inLap = this.mixed(points, (table, budget) => table.bonusInLap(type, budget));
    return inLap / usualLap(this.#board);
  }
}
