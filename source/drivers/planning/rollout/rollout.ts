// One rollout of an imagined race: it continues through the interface of the book, with the rolls that its own dice hold for
// every car.
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import type { FormulaDeBook } from '../../../rules/formula-de/book.ts';
import type { FormulaDeChoice } from '../../../rules/formula-de/choices.ts';
import type { FormulaDeRace } from '../../../rules/formula-de/state.ts';
import type { Die } from '../../../rules/kit/dice.ts';
import type { Decision, Seat, View } from '../../../rules/kit/types.ts';
import type { RolloutDice } from './rollout-dice.ts';

export class Rollout {
  readonly #book: FormulaDeBook;
  readonly #board: FormulaBoard;
  readonly #rolloutDice: RolloutDice;
  readonly #rolled = new Map<Seat, number>();
  race: FormulaDeRace;

  constructor(
    book: FormulaDeBook,
    board: FormulaBoard,
    race: View<FormulaDeRace>,
    rolloutDice: RolloutDice,
  ) {
    this.#book = book;
    this.#board = board;
    this.#rolloutDice = rolloutDice;
    this.race = { ...race, dice: rolloutDice.dice };
  }

  /** Returns the next decision, undefined when the race is over. */
  get decision(): Decision<FormulaDeChoice> | undefined {
    return this.#book.decisions(this.race, this.#board)[0];
  }

  answer(seat: Seat, choice: FormulaDeChoice): void {
    const die = this.#dieAfter(choice);
    if (die !== undefined) this.#layDown(seat, die);
    const { race } = this.#book.apply(this.race, seat, choice, this.#board);
    this.race = race;
  }

  // Returns the die that a choice throws for the movement; of two dice the first one.
  #dieAfter(choice: FormulaDeChoice): Die | undefined {
    const { chart, gearDice } = this.#book.terms(this.race.options).values;
    if (choice.kind === 'throwDice') return chart?.throws[choice.dice][0];
    return choice.kind === 'chooseGear' && chart === undefined
      ? gearDice[choice.gear - 1]
      : undefined;
  }

  // Replaces the race's dice so that the die falls as the rollout has it.
  #layDown(seat: Seat, die: Die): void {
    const nth = this.#rolled.get(seat) ?? 0;
    this.#rolled.set(seat, nth + 1);
    this.race = { ...this.race, dice: this.#rolloutDice.diceFor(die, seat, nth) };
  }
}
