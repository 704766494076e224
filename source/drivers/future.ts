// One future of an imagined race: it goes on by the doors of the book, with the rolls that its fate holds for every car.
import type { FormulaBoard } from '../circuit/formula-board.ts';
import type { FormulaDeBook } from '../rules/formula-de/book.ts';
import type { FormulaDeChoice } from '../rules/formula-de/choices.ts';
import type { FormulaDeRace } from '../rules/formula-de/state.ts';
import type { Decision, Seat, View } from '../rules/kit/types.ts';
import type { Fate } from './fate.ts';

/** A race in one of its futures. */
export class Future {
  readonly #book: FormulaDeBook;
  readonly #board: FormulaBoard;
  readonly #fate: Fate;
  readonly #rolled = new Map<Seat, number>();
  race: FormulaDeRace;

  constructor(book: FormulaDeBook, board: FormulaBoard, race: View<FormulaDeRace>, fate: Fate) {
    this.#book = book;
    this.#board = board;
    this.#fate = fate;
    this.race = { ...race, dice: fate.dice };
  }

  /** What is asked next, undefined when the race is over. */
  get decision(): Decision<FormulaDeChoice> | undefined {
    return this.#book.decisions(this.race, this.#board)[0];
  }

  /** Lets the seat answer. */
  answer(seat: Seat, choice: FormulaDeChoice): void {
    if (choice.kind === 'chooseGear') this.#layDown(seat, choice.gear);
    const { race } = this.#book.apply(this.race, seat, choice, this.#board);
    this.race = race;
  }

  // The die that the gear takes comes to lie as fate will have it.
  #layDown(seat: Seat, gear: number): void {
    const nth = this.#rolled.get(seat) ?? 0;
    this.#rolled.set(seat, nth + 1);
    const die = this.#book.definition.values.gearDice[gear - 1];
    if (die !== undefined) {
      this.race = { ...this.race, dice: this.#fate.diceFor(die, seat, nth) };
    }
  }
}
