// The run to the flag, where being ahead counts and not the number of rolls left. Of two cars that need as many rolls
// the one ahead plays first and finishes first, which no plan of one car alone can see.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { FormulaDeBook } from '../../rules/formula-de/book.ts';
import type { FormulaDeChoice } from '../../rules/formula-de/choices.ts';
import type { FormulaDeRace } from '../../rules/formula-de/state.ts';
import { carOf } from '../../rules/formula-de/table.ts';
import type { Seat, View } from '../../rules/kit/types.ts';
import type { Taste } from '../levels/taste.ts';
import { lapsLeft } from './prices.ts';
import { ImaginedRace } from './rollout/imagined-race.ts';
import type { RolloutDice } from './rollout/rollout-dice.ts';

/** Spaces to the flag from which places are looked at, about three rolls. */
const SPACES = 50;

/** Rolls that a place is worth near the flag. */
const PLACE = 1;

export function isRunIn(race: View<FormulaDeRace>, seat: Seat, board: FormulaBoard): boolean {
  return (lapsLeft(board, carOf(race, seat), race.laps) * board.ticks) / 2 <= SPACES;
}

export class RunIn {
  readonly #imagined: ImaginedRace;

  constructor(
    book: FormulaDeBook,
    race: View<FormulaDeRace>,
    seat: Seat,
    board: FormulaBoard,
    taste: Taste,
  ) {
    this.#imagined = new ImaginedRace(book, race, seat, board, taste);
  }

  /** Returns the work done so far, counted in answers of imagined races. */
  get work(): number {
    return this.#imagined.answers;
  }

  /** Returns the cost in rolls of the places lost after a choice in one rollout. */
  cost(choice: FormulaDeChoice, rolloutDice: RolloutDice): number {
    return PLACE * this.#imagined.placesLost(choice, rolloutDice);
  }
}
