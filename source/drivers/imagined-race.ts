// A race as one driver imagines it to go on from a decision: the cars around it, dice of the driver's own, everybody by the
// plan. A view has no dice, so nothing here can foresee those of the race.
import { type Board, spaceOf } from '../circuit/board.ts';
import type { FormulaDeBook } from '../rules/formula-de/book.ts';
import type { FormulaDeChoice } from '../rules/formula-de/choices.ts';
import type { FormulaDeEvent } from '../rules/formula-de/events.ts';
import type { Car, FormulaDeRace } from '../rules/formula-de/state.ts';
import { carOf } from '../rules/formula-de/table.ts';
import type { BookValues } from '../rules/formula-de/values.ts';
import type { Decision, Seat, View } from '../rules/kit/types.ts';
import type { Fate } from './fate.ts';
import { bestChoice } from './plan.ts';
import { PLAIN_TASTE, type Taste } from './taste.ts';

/** So many more points that no imagined accident ends a race: accidents are priced, not played. */
const UNBREAKABLE = 90;

/** What a car loses by contact in the plays of others until it can choose its next gear, and the race at that moment. */
export interface NextPlay {
  readonly race: FormulaDeRace;
  /** Body points lost by contact on average. */
  readonly contact: number;
}

/** The imagined races that begin at one decision of a seat. */
export class ImaginedRace {
  readonly #book: FormulaDeBook;
  readonly #board: Board;
  readonly #seat: Seat;
  readonly #taste: Taste;
  readonly #begin: View<FormulaDeRace>;
  readonly #gears = new Map<string, number>();
  /** Answers given in all futures so far: what they cost in time. */
  answers = 0;

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
    const cars = race.cars.map(car => (car.inertiaGear > 0 ? car : strengthened(car, UNBREAKABLE)));
    this.#begin = { ...race, cars };
  }

  /** Plays a choice and goes on until the seat chooses its next gear; undefined when its race ends before, or nobody is near then. */
  nextPlay(choice: FormulaDeChoice, fate: Fate): NextPlay | undefined {
    const seat = this.#seat;
    const plays = new Map<Seat, number>();
    const contact = new Contact(seat);
    let race: FormulaDeRace = { ...this.#begin, dice: fate.dice };
    let asked = seat;
    let answer = choice;
    for (;;) {
      if (answer.kind === 'chooseGear') {
        const nth = plays.get(asked) ?? 0;
        plays.set(asked, nth + 1);
        const die = this.#book.definition.values.gearDice[answer.gear - 1];
        if (die !== undefined) race = { ...race, dice: fate.diceFor(die, asked, nth) };
      }
      const outcome = this.#book.apply(race, asked, answer, this.#board);
      this.answers += 1;
      contact.hear(outcome.events);
      race = outcome.race;
      if (answer === choice) {
        // The choice was made among all.
        race = this.#thinned(race);
        if (!race.cars.some(car => car.onBoard && car.seat !== seat)) return undefined;
      }
      const [decision] = this.#book.decisions(race, this.#board);
      if (decision === undefined || carOf(race, seat).status !== 'racing') return undefined;
      if (decision.seat === seat && decision.step === 'announceGear') {
        return { race: asItIs(race), contact: contact.lost };
      }
      asked = decision.seat;
      answer = this.#answer(race, decision);
    }
  }

  // Without the cars that cannot matter: as if they had finished, or the race would go on for them when all others are out.
  #thinned(race: FormulaDeRace): FormulaDeRace {
    const { values } = this.#book.definition;
    const near = carsAround(race, this.#seat, this.#board, values);
    const around = new Set(near.map(car => car.seat));
    const cars = race.cars.map(car =>
      car.seat === this.#seat || around.has(car.seat) ? car : finished(car),
    );
    return { ...race, cars };
  }

  #answer(race: FormulaDeRace, decision: Decision<FormulaDeChoice>): FormulaDeChoice {
    if (decision.step !== 'announceGear') return this.#best(race, decision);
    // The plan for a gear is the slow one, and most futures ask for it in the same places.
    const { space, gear, stops, points } = carOf(race, decision.seat);
    const key = [decision.seat, space, gear, stops, points.tires, points.brakes, points.gas].join();
    const known = this.#gears.get(key);
    const again = decision.choices.find(one => one.kind === 'chooseGear' && one.gear === known);
    if (again !== undefined) return again;
    const best = this.#best(race, decision);
    if (best.kind === 'chooseGear') this.#gears.set(key, best.gear);
    return best;
  }

  #best(race: FormulaDeRace, decision: Decision<FormulaDeChoice>): FormulaDeChoice {
    const taste = decision.seat === this.#seat ? this.#taste : PLAIN_TASTE;
    return bestChoice(asItIs(race), decision, this.#board, taste);
  }
}

/** Other cars that can meet a seat's car in its next play, or on their way to it: those within a roll of each other. */
function carsAround(
  race: View<FormulaDeRace>,
  seat: Seat,
  board: Board,
  { gearDice }: BookValues,
): readonly Car[] {
  const rollOf = ({ gear }: Car) => Math.max(...(gearDice[Math.min(gear, 5)]?.faces ?? []));
  const car = carOf(race, seat);
  const own = spaceOf(board, car.space).tick;
  return race.cars.filter(other => {
    if (other.seat === seat || !other.onBoard) return false;
    const ticks = spaceOf(board, other.space).tick - own;
    const ahead = (((ticks % board.ticks) + board.ticks) % board.ticks) / 2;
    return ahead <= rollOf(car) || board.ticks / 2 - ahead <= rollOf(other);
  });
}

/** Collision tests of a seat in the plays of others; those of its own play are part of the plan. */
class Contact {
  readonly #seat: Seat;
  #others = false;
  lost = 0;

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  hear(events: readonly FormulaDeEvent[]): void {
    for (const event of events) {
      if (event.kind === 'playBegan') this.#others = event.seat !== this.#seat;
      if (event.kind !== 'testMade' || event.test !== 'collision') continue;
      if (this.#others && event.seat === this.#seat) this.lost += event.upTo / 20;
    }
  }
}

// The cars with the points that they really have.
function asItIs(race: FormulaDeRace): FormulaDeRace {
  const cars = race.cars.map(car =>
    car.points.body > UNBREAKABLE / 2 ? strengthened(car, -UNBREAKABLE) : car,
  );
  return { ...race, cars };
}

function strengthened(car: Car, by: number): Car {
  const { body, engine, handling } = car.points;
  const part = (points: number) => Math.max(1, points + by);
  return {
    ...car,
    points: { ...car.points, body: part(body), engine: part(engine), handling: part(handling) },
  };
}

function finished(car: Car): Car {
  return { ...car, status: car.status === 'racing' ? 'finished' : car.status, onBoard: false };
}
