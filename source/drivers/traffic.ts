// What the cars around will cost a driver after a choice: in imagined futures, the price of its next play among them, less
// the price of the same play on an empty road. The rest is in the plan already, so this differs little from future to future.
import type { Board } from '../circuit/board.ts';
import type { FormulaDeBook } from '../rules/formula-de/book.ts';
import { isCoasting } from '../rules/formula-de/chapters/inertia.ts';
import type { FormulaDeChoice } from '../rules/formula-de/choices.ts';
import type { FormulaDeRace } from '../rules/formula-de/state.ts';
import { carOf } from '../rules/formula-de/table.ts';
import type { Decision, Seat, View } from '../rules/kit/types.ts';
import type { Fate } from './fate.ts';
import { ImaginedRace } from './imagined-race.ts';
import { lossesPerLap } from './losses.ts';
import { type Judged, judge } from './plan.ts';
import { lapsLeft, Prices } from './prices.ts';
import { type Taste, tasteInLap } from './taste.ts';

/** Time that judging one gear takes, in answers of an imagined race. */
const JUDGING = 1;

/** Rolls by which a gear may be worse on an empty road and is still judged together with the best one. */
const NEARLY_BEST = 0.2;

/** The traffic of one seat at one decision. */
export class Traffic {
  readonly #book: FormulaDeBook;
  readonly #board: Board;
  readonly #seat: Seat;
  readonly #taste: Taste;
  readonly #imagined: ImaginedRace;
  readonly #bodyPoint: number;
  readonly #alone = new Map<string, readonly Judged[]>();
  #judged = 0;

  constructor(
    book: FormulaDeBook,
    race: View<FormulaDeRace>,
    seat: Seat,
    board: Board,
    taste: Taste,
  ) {
    this.#book = book;
    this.#board = board;
    this.#seat = seat;
    this.#taste = taste;
    this.#imagined = new ImaginedRace(book, race, seat, board, taste);
    this.#bodyPoint = bodyPoint(race, seat, board, taste);
  }

  /** Work done so far: answers imagined and plays judged, in answers. */
  get work(): number {
    return this.#imagined.answers + this.#judged * JUDGING;
  }

  /** Rolls that the others cost in one future, on top of the plan; 0 when the car has no further play among them. */
  cost(choice: FormulaDeChoice, fate: Fate): number {
    const next = this.#imagined.nextPlay(choice, fate);
    if (next === undefined) return 0;
    const { race, contact } = next;
    const [decision] = this.#book.decisions(race, this.#board);
    if (decision === undefined || isCoasting(carOf(race, this.#seat))) return 0;
    const alone = this.#aloneIn(race, decision);
    return this.#among(race, decision, alone) - leastOf(alone) + contact * this.#bodyPoint;
  }

  // The least cost among others. They make no gear better than it is on an empty road, or by next to nothing.
  #among(
    race: FormulaDeRace,
    decision: Decision<FormulaDeChoice>,
    alone: readonly Judged[],
  ): number {
    const judge = (gears: readonly Judged[]) =>
      leastOf(this.#judge(race, { ...decision, choices: gears.map(({ choice }) => choice) }));
    const first = leastOf(alone) + NEARLY_BEST;
    const least = judge(alone.filter(({ cost }) => cost <= first));
    return Math.min(least, judge(alone.filter(({ cost }) => cost > first && cost < least)));
  }

  // The same play on an empty road.
  #aloneIn(race: FormulaDeRace, decision: Decision<FormulaDeChoice>): readonly Judged[] {
    const { space, gear, stops, laps, start, pit, points } = carOf(race, this.#seat);
    const key = [space, gear, stops, laps, start, pit, ...Object.values(points)].join();
    const known = this.#alone.get(key);
    if (known !== undefined) return known;
    // They count as cars in the race: prices stay what they are.
    const cars = race.cars.map(car => ({ ...car, onBoard: car.seat === this.#seat }));
    const judged = this.#judge({ ...race, cars }, decision);
    this.#alone.set(key, judged);
    return judged;
  }

  #judge(race: FormulaDeRace, decision: Decision<FormulaDeChoice>): readonly Judged[] {
    if (decision.choices.length === 0) return [];
    this.#judged += decision.choices.length;
    return judge(race, decision, this.#board, this.#taste);
  }
}

// Infinite for none.
function leastOf(judged: readonly Judged[]): number {
  return Math.min(...judged.map(({ cost }) => cost));
}

function bodyPoint(race: View<FormulaDeRace>, seat: Seat, board: Board, taste: Taste): number {
  const car = carOf(race, seat);
  const others = race.cars.filter(other => other.status === 'racing').length - 1;
  const losses = lossesPerLap(board, others, race.trackState === 'wet' ? 1 : 0);
  const prices = new Prices(car.points, lapsLeft(board, car, race.laps), losses);
  return prices.vital('body') * tasteInLap(taste, car.laps, race).contact;
}
