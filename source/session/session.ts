// One race being run: who is asked next, what is answered, and who listens.
import type { Board } from '../circuit/board.ts';
import type {
  Choice,
  Decision,
  Race,
  RaceEvent,
  RaceSetup,
  RuleBook,
  Seat,
} from '../rules/kit/types.ts';
import type { Answered } from '../storage/save-file.ts';

/** Who answers for a seat: a person at the keyboard, a program over the line protocol, a driver of this program. */
export type SeatDriver =
  | { readonly kind: 'human' }
  | { readonly kind: 'remote' }
  | {
      readonly kind: 'cpu';
      readonly level: string;
      /** Name of the character whose taste it has; absent: a plain driver of its level. */
      readonly character?: string;
    };

/** A place at the table of a new race: who sits there. */
export interface SessionSeat {
  readonly name: string;
  readonly driver: SeatDriver;
}

/** What came of an answer of a seat; the answer itself may be sealed. */
export interface Turn {
  readonly race: Race;
  readonly events: readonly RaceEvent[];
  readonly seat: Seat;
}

/** What the race waits for; `ask` has every open decision of people and remote programs. */
export type Next =
  | { readonly kind: 'over' }
  | { readonly kind: 'ask'; readonly decisions: readonly Decision[] }
  | { readonly kind: 'cpu'; readonly seat: Seat };

export interface Session {
  readonly book: RuleBook;
  readonly board: Board;
  readonly setup: RaceSetup;
  readonly seats: readonly SessionSeat[];
  /** The save; undefined while none is written. */
  readonly file: string | undefined;
  race(): Race;
  /** Everything told so far: one list that grows. */
  events(): readonly RaceEvent[];
  answers(): readonly Answered[];
  next(): Next;
  /**
   * Plays an answer of any seat; saved before it returns.
   * @throws IllegalChoice when it is not in the list; DiceUsedUp or ImpossibleFace from a dice script. The race
   * is then as it was.
   */
  answer(seat: Seat, choice: Choice): Turn;
  /**
   * Lets the next CPU driver answer; saved before it returns.
   * @throws RangeError when no CPU driver is to answer.
   */
  advance(): Turn;
  /** A sentence for the player, e.g. that the save could not be written; gone when it was read. */
  notice(): string | undefined;
  /** Calls `listener` after every answer; answers how to stop that. */
  listen(listener: (turn: Turn) => void): () => void;
  /**
   * Writes a copy of the save to another file.
   * @throws what the disk says.
   */
  saveCopy(file: string): void;
  /** Saves once more if need be and gives the save free. May be called again, and while the program is ending. */
  close(): void;
}
