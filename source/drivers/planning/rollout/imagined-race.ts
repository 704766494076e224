import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import type { FormulaDeBook } from '../../../rules/formula-de/book.ts';
import { pointsIn, poolsOf } from '../../../rules/formula-de/budget.ts';
import { progressOf } from '../../../rules/formula-de/chapters/round/ranking.ts';
import type { FormulaDeChoice } from '../../../rules/formula-de/choices.ts';
import type { Car, FormulaDeRace, Pool, StepName } from '../../../rules/formula-de/state.ts';
import { carOf } from '../../../rules/formula-de/table.ts';
import type { BookValues } from '../../../rules/formula-de/values.ts';
import type { Decision, Seat, View } from '../../../rules/kit/types.ts';
import { PLAIN_TASTE, type Taste } from '../../levels/taste.ts';
import { SPENT_PARTS } from '../../solver/budget-cells.ts';
import { budgetFor } from '../../solver/race-values.ts';
import { testedParts } from '../losses.ts';
import { bestChoice } from '../plan.ts';
import { Rollout } from './rollout.ts';
import type { RolloutDice } from './rollout-dice.ts';

/** Greatest distance in ticks between cars that may still change places in the run to the flag. */
const RIVAL_TICKS = 80;

/** Cars that can still change places with a seat before the flag. */
interface Rivals {
  readonly seats: readonly Seat[];
  readonly ahead: number;
}

/** Points added so that no imagined accident ends a race: accidents are priced, not played. */
const UNBREAKABLE = 90;

const GEAR_STEPS: ReadonlySet<string> = new Set<StepName>(['announceGear', 'setGears']);

export class ImaginedRace {
  readonly #book: FormulaDeBook;
  readonly #board: FormulaBoard;
  readonly #seat: Seat;
  readonly #taste: Taste;
  readonly #begin: View<FormulaDeRace>;
  readonly #values: BookValues;
  /** Pools from which only tests take points. */
  readonly #sturdy: readonly Pool[];
  readonly #gears = new Map<string, number>();
  readonly #rivals: Rivals;
  /** Answers given in all rollouts so far, which measure their cost in time. */
  answers = 0;

  constructor(
    book: FormulaDeBook,
    race: View<FormulaDeRace>,
    seat: Seat,
    board: FormulaBoard,
    taste: Taste,
  ) {
    this.#book = book;
    this.#board = board;
    this.#seat = seat;
    this.#taste = taste;
    this.#values = book.terms(race.options).values;
    this.#sturdy = poolsOf(this.#values).filter(pool => isSturdy(pool, this.#values));
    const cars = race.cars.map(car =>
      car.inertia ? car : strengthened(car, this.#sturdy, UNBREAKABLE),
    );
    this.#begin = { ...race, cars };
    this.#rivals = rivalsOf(race, seat, board);
  }

  /**
   * Plays a choice and continues until the race of the seat is over; returns the places lost to its rivals until then,
   * negative when won.
   */
  placesLost(choice: FormulaDeChoice, rolloutDice: RolloutDice): number {
    const seat = this.#seat;
    const { seats, ahead } = this.#rivals;
    const rollout = new Rollout(this.#book, this.#board, this.#begin, rolloutDice);
    rollout.answer(seat, choice);
    // The choice is played among all cars. Those that cannot matter then count as finished, so that the race does not
    // continue for them when all others are out.
    const kept = new Set([seat, ...seats]);
    const cars = rollout.race.cars.map(car => (kept.has(car.seat) ? car : finished(car)));
    rollout.race = { ...rollout.race, cars };
    this.answers += 1;
    this.#playOn(rollout);
    const { race } = rollout;
    if (carOf(race, seat).status !== 'finished') return seats.length - ahead;
    return seats.filter(rival => carOf(race, rival).status === 'finished').length - ahead;
  }

  #playOn(rollout: Rollout): void {
    for (;;) {
      const { decision, race } = rollout;
      if (decision === undefined || carOf(race, this.#seat).status !== 'racing') return;
      rollout.answer(decision.seat, this.#answer(race, decision));
      this.answers += 1;
    }
  }

  #answer(race: FormulaDeRace, decision: Decision<FormulaDeChoice>): FormulaDeChoice {
    if (!GEAR_STEPS.has(decision.step)) return this.#best(race, decision);
    // The plan for a gear is slow to compute, and most rollouts need it in the same places.
    const { space, gear, stops, points } = carOf(race, decision.seat);
    const { tires, brakes, gearbox } = budgetFor(points, this.#values);
    const key = [decision.seat, space, gear, stops, tires, brakes, gearbox].join();
    const known = this.#gears.get(key);
    const again = decision.choices.find(one => one.kind === 'chooseGear' && one.gear === known);
    if (again !== undefined) return again;
    const best = this.#best(race, decision);
    if (best.kind === 'chooseGear') this.#gears.set(key, best.gear);
    return best;
  }

  #best(race: FormulaDeRace, decision: Decision<FormulaDeChoice>): FormulaDeChoice {
    const taste = decision.seat === this.#seat ? this.#taste : PLAIN_TASTE;
    return bestChoice(asItIs(race, this.#sturdy), decision, this.#board, taste);
  }
}

// Points that driving takes as well must stay as few as they are: with many the plan would spend its most precious
// goods.
function isSturdy(pool: Pool, values: BookValues): boolean {
  const driven = SPENT_PARTS.some(part => values.parts[part].pool === pool);
  return !driven && testedParts(pool, values).length > 0;
}

function asItIs(race: FormulaDeRace, sturdy: readonly Pool[]): FormulaDeRace {
  const [first] = sturdy;
  if (first === undefined) return race;
  const cars = race.cars.map(car =>
    pointsIn(car.points, first) > UNBREAKABLE / 2 ? strengthened(car, sturdy, -UNBREAKABLE) : car,
  );
  return { ...race, cars };
}

function strengthened(car: Car, sturdy: readonly Pool[], by: number): Car {
  const points = { ...car.points };
  for (const pool of sturdy) points[pool] = Math.max(1, pointsIn(points, pool) + by);
  return { ...car, points };
}

function finished(car: Car): Car {
  return { ...car, status: car.status === 'racing' ? 'finished' : car.status, onBoard: false };
}

function rivalsOf(race: View<FormulaDeRace>, seat: Seat, board: FormulaBoard): Rivals {
  const own = progressOf(board, carOf(race, seat));
  const ticksAhead = (car: Car) => progressOf(board, car) - own;
  const near = race.cars.filter(
    car => car.seat !== seat && car.status === 'racing' && Math.abs(ticksAhead(car)) <= RIVAL_TICKS,
  );
  return {
    seats: near.map(car => car.seat),
    ahead: near.filter(car => ticksAhead(car) > 0).length,
  };
}
