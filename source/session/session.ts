// One race being run: which seats are asked next, what they answer, and who is notified.
import type { Board } from '../circuit/board.ts';
import type { HandOver, SeatStays } from '../rules/kit/hand-over.ts';
import type { NoWayBack } from '../rules/kit/take-back.ts';
import type {
  Choice,
  Decision,
  Race,
  RaceEvent,
  RaceSetup,
  RuleBook,
  Seat,
} from '../rules/kit/types.ts';
import type { PlayedRace } from '../season/sheet/make-sheet.ts';
import type { Lock } from '../storage/lock.ts';
import type { Answered } from '../storage/saves/save-file.ts';

/** The driver of a seat: a person at the keyboard, a program over the line protocol, or a CPU driver. */
export type SeatDriver =
  | { readonly kind: 'human' }
  | { readonly kind: 'remote' }
  | {
      readonly kind: 'cpu';
      readonly level: string;
      /** Name of the character whose taste it has; absent for a plain driver of its level. */
      readonly character?: string;
    };

export interface SessionSeat {
  readonly name: string;
  readonly driver: SeatDriver;
  readonly letter?: string;
}

/** The outcome of a seat's answer; the answer itself may be sealed. */
export interface Turn {
  readonly race: Race;
  readonly events: readonly RaceEvent[];
  readonly seat: Seat;
}

/** The next thing to happen in a race; `ask` holds every open decision of people and remote programs. */
export type Next =
  | { readonly kind: 'over' }
  | { readonly kind: 'ask'; readonly decisions: readonly Decision[] }
  | { readonly kind: 'cpu'; readonly seat: Seat };

export type SessionWayBack = { readonly seat: Seat } | { readonly refused: NoWayBack };

export interface Session {
  readonly book: RuleBook;
  readonly board: Board;
  readonly setup: RaceSetup;
  /** Who drives now. */
  readonly seats: readonly SessionSeat[];
  /** The cars that have changed hands, in order. */
  readonly handOvers: readonly HandOver[];
  /** The file of the save; undefined until one is written. */
  readonly file: string | undefined;
  race(): Race;
  /** Returns every event so far, in one list that grows. */
  events(): readonly RaceEvent[];
  answers(): readonly Answered[];
  played(): PlayedRace;
  next(): Next;
  /**
   * Plays an answer of any seat and saves before it returns; `heard` notes that the race engineer had spoken.
   * @throws IllegalChoice when it is not among the choices; DiceUsedUp or ImpossibleFace from a dice script. The race
   * is then unchanged.
   */
  answer(seat: Seat, choice: Choice, heard?: true): Turn;
  /**
   * Lets the next CPU driver answer and saves before it returns.
   * @throws RangeError when no CPU driver is to answer.
   */
  advance(): Turn;
  /** Returns whose answer can be taken back, if the last one of a person or a remote program can, else why not. */
  wayBack(): SessionWayBack;
  /**
   * Takes the last answer back, as an entry of its own among the answers, and saves before it returns.
   * @throws RangeError when it stands.
   */
  takeBack(): Turn;
  /**
   * Gives a car to somebody else from now on, and saves before it returns; returns why where it stays. A car keeps the name of
   * its driver while a CPU driver has it.
   */
  handOver(seat: Seat, to: SessionSeat): HandOver | SeatStays;
  /** Returns a sentence for the player, such as that the save could not be written; each only once. */
  notice(): string | undefined;
  /**
   * Returns how many answers the save lacks since it was written last: 0 where it lacks the race itself; undefined where it lacks
   * nothing, and for a race that is not to be saved.
   */
  unsaved(): number | undefined;
  /**
   * Checks whether the disk holds the race as it is, saves once more if it does not, and returns what is missing then, as
   * `unsaved` does.
   */
  secure(): number | undefined;
  /** Calls `listener` after every answer; returns a function that stops it. */
  listen(listener: (turn: Turn) => void): () => void;
  /**
   * Writes a copy of the save to another file, under the lock of that file if the caller holds it.
   * @throws what the disk reports; Error when another program has that file open.
   */
  saveCopy(file: string, lock?: Lock): void;
  /** Saves once more if need be and releases the save. May be called again, also while the program is ending. */
  close(): void;
}
